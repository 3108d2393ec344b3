"""The commands `boardinghouse lab ...`. polars, Altair and Ray are imported only when one of them runs."""

import json
import os
import sys
from dataclasses import asdict, replace
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import boardinghouse as bh

if TYPE_CHECKING:
    from rich.progress import Progress

lab = typer.Typer(help="Simulate, report, compare: the balance of a game in figures.", no_args_is_help=True)

File = Annotated[Path | None, typer.Argument(metavar="[EXPERIMENT.toml]", help="An experiment file; see docs/lab.md.")]
GameOption = Annotated[str | None, typer.Option("--game", help="Which game, if no file says so.")]
GameOptions = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Bots = Annotated[
    str | None, typer.Option(help="Bots separated by commas; the last takes all remaining seats (default: greedy).")
]
Seats = Annotated[
    str | None, typer.Option(help="Numbers of players separated by commas (default: all that the game allows).")
]
Games = Annotated[
    int | None, typer.Option(min=1, help="Total number of games, divided among the numbers of players (default: 1000).")
]
Repeats = Annotated[int | None, typer.Option(min=1, help="How often each seating of a deal is played (default: once).")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same games.")]
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="TABLE.ROW=VALUE", help="Change a number or text of the game; `lab tables` lists them."
    ),
]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Number of workers; the results do not depend on it (default: all cores).")
]
EngineName = Annotated[str, typer.Option("--engine", help="pool: processes of this machine; ray: a Ray cluster.")]
Address = Annotated[str | None, typer.Option(help="Address of a Ray cluster (default: start one locally).")]
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


def play(experiment: Any, out: Path, engine: str, jobs: int | None, address: str | None, label: str) -> Any:
    """Run an experiment with a progress bar; say what it cost, and return that."""
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
        print(f"{label}: interrupted; run the same command again to resume", file=sys.stderr)
        raise typer.Abort from None
    print(f"{label}: {effort.line(workers)}", file=sys.stderr)
    return effort


def progress_bar() -> "Progress":
    """Done, to do, and an estimate of the time left from the speed of the last ten minutes; on terminals only."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=600
    )


@lab.command("run")
def run_experiment(
    out: Annotated[Path, typer.Option(help="The folder for the results; an interrupted run in it is resumed.")],
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
    as_json: Annotated[bool, typer.Option("--json", help="Print what was played and what it cost as JSON.")] = False,
) -> None:
    """Play many games between bots and write them to a folder of Parquet tables."""
    need_lab()
    experiment = read(
        file, game=game, options=option, bots=bots, seats=seats, games=games, repeats=repeats, seed=seed, set=set
    )
    effort = play(experiment, out, engine, jobs, address, experiment.game)
    if as_json:
        print(json.dumps({"game": experiment.game, "out": str(out), **asdict(effort)}))


@lab.command("report")
def make_report(
    folder: Folder,
    out: Annotated[Path, typer.Option("-o", "--out", help="The HTML file to write.")] = Path("report.html"),
    mirrored: Annotated[
        list[Path] | None,
        typer.Option(help="Another run of the game, between different bots, to weigh luck against skill; repeatable."),
    ] = None,
) -> None:
    """Write what a run shows into one HTML file, with charts and plain sentences."""
    need_lab()
    from boardinghouse.lab.report import write_report

    write_report(folder, mirrored or [], out)
    print(f"{out}: {out.stat().st_size // 1024} kB")


@lab.command("compare")
def compare_numbers(
    out: Annotated[Path, typer.Option(help="The folder for both runs; interrupted runs in it are resumed.")],
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
    """Compare balance with and without a rule change, on the same deals."""
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
    from rich.console import Console
    from rich.table import Table

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
    out: Annotated[Path, typer.Option("-o", "--out", help="The folder for the data set.")],
    jobs: Jobs = None,
) -> None:
    """Write every decision of a run: what its seat saw, what was legal, what was chosen and how the game ended."""
    need_lab()
    from boardinghouse.lab.dataset import dataset

    with progress_bar() as bar:
        task = bar.add_task("files")
        rows = dataset(
            folder, out, jobs or os.cpu_count() or 1, lambda done, total: bar.update(task, completed=done, total=total)
        )
    print(f"{out}: {rows:,} decisions")


@lab.command()
def tables(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=bh.games)],
    as_json: Annotated[bool, typer.Option("--json", help="Print the tables as JSON.")] = False,
) -> None:
    """List what `--set` can change: tables, rows, values and their sources."""
    found = [table_facts(name, table) for name, table in sorted(bh.load(game).tables.items())]
    if as_json:
        print(json.dumps(found))
        return
    for table in found:
        print(f"{table['table']} ({', '.join(table['sources'])})")
        for name, values in table["rows"].items():
            print(f"  {name} = {' '.join(json.dumps(value) for value in values)}")


def table_facts(name: str, table: Any) -> dict[str, Any]:
    """A table by the names that `--set` takes."""
    width = len(table.values) // len(table.rows) if table.rows else 1
    rows = {}
    for start in range(0, len(table.values), width):
        label = "" if len(table.values) == 1 else f".{table.rows[start // width] if table.rows else start}"
        rows[name + label] = list(table.written[start : start + width])
    return {"table": name, "sources": sorted(set(table.sources)), "rows": rows}
