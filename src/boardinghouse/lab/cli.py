"""The commands `boardinghouse lab ...`. polars, Altair and Ray are imported only when one of them runs."""

import json
import os
import sys
from dataclasses import asdict, replace
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import boardinghouse as bh

lab = typer.Typer(help="Simulate, report, compare: the balance of a game in figures.", no_args_is_help=True)

File = Annotated[Path | None, typer.Argument(metavar="[EXPERIMENT.toml]", help="An experiment; docs/lab.md says how.")]
GameOption = Annotated[str | None, typer.Option("--game", help="Which game, where no file says it.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Bots = Annotated[
    str | None, typer.Option(help="Bots separated by commas, the last for all further seats; greedy if not given.")
]
Seats = Annotated[
    str | None, typer.Option(help="Numbers of players separated by commas; all the game takes if not given.")
]
Games = Annotated[
    int | None, typer.Option(min=1, help="Games in all, divided among the numbers of players; 1000 if not given.")
]
Repeats = Annotated[
    int | None, typer.Option(min=1, help="How often each seating of a deal is played; once if not given.")
]
Seed = Annotated[int | None, typer.Option(help="Equal seeds give equal games.")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="TABLE.ROW=NUMBER", help="Change a number of the game; `lab tables` lists them."),
]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Workers; the results do not depend on it. All cores if not given.")
]
EngineName = Annotated[str, typer.Option("--engine", help="pool: processes of this machine; ray: a Ray cluster.")]
Address = Annotated[str | None, typer.Option(help="Of an existing Ray cluster; one on this machine if not given.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a finished `lab run`.")]


def attach(app: typer.Typer) -> None:
    """Add the lab's commands to the program."""
    app.add_typer(lab, name="lab")


def need_lab() -> None:
    """ValueError where the packages of the extra `lab` are missing."""
    missing = [name for name in ("polars", "altair", "vl_convert") if find_spec(name) is None]
    if missing:
        raise ValueError(f"the lab needs {', '.join(missing)}: pip install 'boardinghouse[lab]'")


def read(file: Path | None, **given: Any) -> Any:
    """The experiment of a command line."""
    from boardinghouse.lab.changes import parse_changes, rehearse
    from boardinghouse.lab.experiment import read_experiment

    for key in ("options", "set"):
        pairs = given.pop(key)
        if pairs and key == "set":
            given[key] = parse_changes(pairs)
        elif pairs:
            given[key] = dict(pair.partition("=")[::2] for pair in pairs)
            if not all("=" in pair for pair in pairs):
                raise ValueError("--option is written NAME=VALUE")
    for key in ("bots", "seats"):
        if given[key] is not None:
            given[key] = [part.strip() for part in given[key].split(",")]
    if given["seats"] is not None:
        if not all(part.isdigit() for part in given["seats"]):
            raise ValueError(f"--seats are numbers separated by commas, not {','.join(given['seats'])!r}")
        given["seats"] = [int(part) for part in given["seats"]]
    experiment = read_experiment(file, given)
    if experiment.changes:
        rehearse(experiment.game, experiment.changes, experiment.seats, experiment.options)
    return experiment


def play(experiment: Any, out: Path, engine: str, jobs: int | None, address: str | None, label: str) -> None:
    """Run an experiment with a progress bar, and say what it cost."""
    from boardinghouse.lab.engines import engine_of
    from boardinghouse.lab.run import run

    workers = jobs or os.cpu_count() or 1
    chosen = engine_of(engine, workers, address)
    try:
        with progress_bar() as bar:
            task = bar.add_task(label)
            effort = run(experiment, out, chosen, lambda done, total: bar.update(task, completed=done, total=total))
    except KeyboardInterrupt:
        for worker in active_children():
            worker.kill()
        print(f"{label}: broken off; the same command goes on", file=sys.stderr)
        raise typer.Abort from None
    print(f"{label}: {effort.line(workers)}", file=sys.stderr)


def progress_bar() -> Progress:
    """Done, to do, and an estimate of the time left from the speed of the last ten minutes; on terminals only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=600
    )


@lab.command("run")
def run_experiment(
    out: Annotated[Path, typer.Option(help="The folder of the results; a broken off run in it goes on.")],
    file: File = None,
    game: GameOption = None,
    option: GameOptions = None,
    bots: Bots = None,
    seats: Seats = None,
    games: Games = None,
    repeats: Repeats = None,
    seed: Seed = None,
    set: Set = None,
    jobs: Jobs = None,
    engine: EngineName = "pool",
    address: Address = None,
) -> None:
    """Play many games between bots into a folder of Parquet tables."""
    need_lab()
    experiment = read(
        file, game=game, options=option, bots=bots, seats=seats, games=games, repeats=repeats, seed=seed, set=set
    )
    play(experiment, out, engine, jobs, address, experiment.game)


@lab.command("report")
def make_report(
    folder: Folder,
    out: Annotated[Path, typer.Option("-o", "--out", help="The HTML file to write.")] = Path("report.html"),
    mirrored: Annotated[
        list[Path] | None,
        typer.Option(help="A further run of the game between different bots, for luck against skill; may be repeated."),
    ] = None,
) -> None:
    """Put what a run shows into one HTML file with pictures and plain sentences."""
    need_lab()
    from boardinghouse.lab.report import write_report

    write_report(folder, mirrored or [], out)
    print(f"{out}: {out.stat().st_size // 1024} kB")


@lab.command("compare")
def compare_numbers(
    out: Annotated[Path, typer.Option(help="The folder of both runs; broken off ones in it go on.")],
    set: Annotated[
        list[str], typer.Option("--set", metavar="TABLE.ROW=NUMBER", help="A number to change; repeatable.")
    ],
    file: File = None,
    game: GameOption = None,
    option: GameOptions = None,
    bots: Bots = None,
    seats: Seats = None,
    games: Games = None,
    repeats: Repeats = None,
    seed: Seed = None,
    jobs: Jobs = None,
    engine: EngineName = "pool",
    address: Address = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the differences as JSON.")] = False,
) -> None:
    """What if a number were another? The same deals with and without the change, and the paired differences."""
    need_lab()
    from boardinghouse.lab.compare import compare

    changed = read(
        file, game=game, options=option, bots=bots, seats=seats, games=games, repeats=repeats, seed=seed, set=set
    )
    printed = replace(changed, changes={})
    play(printed, out / "as-printed", engine, jobs, address, "as printed")
    play(changed, out / "changed", engine, jobs, address, "changed")
    found = compare(out / "as-printed", out / "changed")
    if as_json:
        print(json.dumps([asdict(row) for row in found]))
        return
    table = Table(title=", ".join(f"{key} = {value}" for key, value in changed.changes.items()))
    for column in ("players", "figure", "as printed", "changed", "difference", ""):
        table.add_column(column, justify="left" if column == "figure" else "right")
    for row in found:
        part = row.figure.startswith(("win rate", "ties", "forced"))
        texts = [f"{value:.1%}" if part else f"{value:.2f}" for value in (row.before, row.after)]
        scale, digits = (100, 1) if part else (1, 2)
        change = f"{scale * row.difference:+.{digits}f} ± {scale * row.half:.{digits}f}"
        table.add_row(str(row.players), row.figure, *texts, change, "clear" if row.clear() else "")
    Console().print(table)


@lab.command("dataset")
def make_dataset(
    folder: Folder,
    out: Annotated[Path, typer.Option("-o", "--out", help="The folder of the data set.")],
    jobs: Jobs = None,
) -> None:
    """Write every decision of a run with what its seat saw, what was legal, what was chosen and how it ended."""
    need_lab()
    from boardinghouse.lab.dataset import dataset

    with progress_bar() as bar:
        task = bar.add_task("files")
        rows = dataset(
            folder, out, jobs or os.cpu_count() or 1, lambda done, total: bar.update(task, completed=done, total=total)
        )
    print(f"{out}: {rows:,} decisions")


@lab.command()
def tables(game: Annotated[str, typer.Argument(metavar="GAME")]) -> None:
    """List what `--set` can change: tables, rows, numbers and where they come from."""
    for name, table in sorted(bh.load(game).tables.items()):
        width = len(table.values) // len(table.rows) if table.rows else 1
        print(f"{name} ({', '.join(sorted(set(table.sources)))})")
        for row in range(0, len(table.values), width):
            label = "" if len(table.values) == 1 else f".{table.rows[row // width] if table.rows else row}"
            print(f"  {name}{label} = {' '.join(str(value) for value in table.values[row : row + width])}")
