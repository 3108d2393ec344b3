"""The commands `analyse` and `calibration`. What they work with is imported only when one of them runs."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

Jobs = Annotated[int, typer.Option(min=1, help="Worker processes; the results do not depend on it.")]
Games = Annotated[list[str] | None, typer.Option("--game", help="Only this game; repeatable.")]

group = typer.Typer(help="Fit and check what the analysis of games rests on (docs/study.md).", no_args_is_help=True)


def attach(app: typer.Typer) -> None:
    """Add the commands of the analysis to the program."""
    app.command()(analyse)
    app.add_typer(group, name="calibration")


def progress_bar() -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def advance(bar: Any, task: Any, done: int) -> None:
    bar.update(task, completed=done)


def analyse(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    budget: Annotated[
        float | None,
        typer.Option(min=0.1, help="Effort in seconds of one core (default: depends on the game)."),
    ] = None,
    jobs: Jobs = 2,
    language: Annotated[str, typer.Option(help="en, ru or uk.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole report as JSON.")] = False,
) -> None:
    """Analyse a finished game: win chances, mistakes, luck, and better moves."""
    from boardinghouse.analysis.study import Study
    from boardinghouse.analysis.tell import tell
    from boardinghouse.core.record import Record

    game = Record.load(record)
    game.verify()
    work = Study(game.text(), budget)
    with progress_bar() as bar:
        task = bar.add_task(game.game.id, total=1.0)
        for part in work.run(jobs):
            bar.update(task, completed=part)
    if as_json:
        print(json.dumps(work.report()))
    else:
        tell(game, work.report(), language)


@group.command()
def fit(
    game: Games = None,
    seats: Annotated[int | None, typer.Option(help="Only this number of seats.")] = None,
    number: Annotated[int, typer.Option("--games", min=5, help="Games for each game and number of seats.")] = 400,
    searched: Annotated[
        int | None, typer.Option("--searched-games", min=1, help="Games for the second fit (default: half as many).")
    ] = None,
    iterations: Annotated[
        int, typer.Option(min=1, help="How long the bots think, in iterations of their search.")
    ] = 60,
    seed: str = "calibrate",
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option(help="The file of weights (default: the package's own).")] = None,
) -> None:
    """Fit win chances to games between bots; fits of other games are kept."""
    from boardinghouse.analysis import calibration
    from boardinghouse.analysis.selfplay import Source
    from boardinghouse.analysis.selfplay import calibrate as run
    from boardinghouse.analysis.turnwise import by_turns
    from boardinghouse.games import games, load

    others = searched or number // 2
    path = out or Path(calibration.__file__).with_name(calibration.TABLES)
    tables = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    with progress_bar() as bar:
        for id in game or [id for id in games() if not by_turns(id)]:
            fewest, most = load(id).seats
            for count in [seats] if seats else range(fewest, most + 1):
                task = bar.add_task(f"{id}, {count} seats", total=number + others)
                source = Source(id, count, iterations, seed)
                table = run(source, number, others, jobs, partial(advance, bar, task))
                tables.setdefault(id, {})[str(count)] = table
                path.write_text(a_line_each(tables), encoding="utf-8")


def a_line_each(tables: dict[str, dict[str, Any]]) -> str:
    """The weights as JSON, a line for each number of seats."""
    games = (
        f'"{id}": {{\n' + ",\n".join(f'  "{seats}": {json.dumps(table)}' for seats, table in fits.items()) + "\n }"
        for id, fits in tables.items()
    )
    return "{\n " + ",\n ".join(games) + "\n}\n"


def measured(
    measure: Callable[..., Any],
    chosen: list[str] | None,
    number: int,
    *how: object,
) -> dict[str, Any]:
    """The figures of a measure for each game, with a progress bar."""
    from boardinghouse.games import games

    figures = {}
    with progress_bar() as bar:
        for id in chosen or games():
            task = bar.add_task(id, total=number)
            figures[id] = measure(id, number, *how, partial(advance, bar, task))
    return figures


@group.command()
def check(
    game: Games = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="Games of each game, over all numbers of seats.")
    ] = 1000,
    iterations: Annotated[
        int, typer.Option(min=1, help="How long the bots think, in iterations of their search.")
    ] = 60,
    rounds: Annotated[int, typer.Option(min=8, help="Effort of every estimate.")] = 1000,
    seed: str = "held out",
    jobs: Jobs = 1,
    plot: Annotated[Path | None, typer.Option(help="Draw the figures into this SVG file (needs the lab).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Compare predicted chances with results in games that no fit has seen."""
    from boardinghouse.analysis.checks import calibration_figures

    figures = measured(calibration_figures, game, number, iterations, rounds, seed, jobs)
    if plot is not None:
        from boardinghouse.analysis.plot import calibration_plot

        plot.write_text(calibration_plot(figures), encoding="utf-8")
    if as_json:
        print(json.dumps(figures))
        return
    for id, bins in figures.items():
        print(f"{id}: {sum(row['positions'] for row in bins)} chances predicted")
        for row in bins:
            print(
                f"  {row['from']:4.0%} to {row['to']:4.0%}: {row['positions']:6} times, "
                f"predicted {row['predicted']:.1%}, observed {row['observed']:.1%}"
            )


@group.command()
def planted(
    game: Games = None,
    number: Annotated[int, typer.Option("--games", min=1, help="Games of each game.")] = 100,
    iterations: Annotated[
        int, typer.Option(min=1, help="How long the bots think, in iterations of their search.")
    ] = 5000,
    rounds: Annotated[int, typer.Option(min=8, help="Effort of every judgement.")] = 2000,
    seed: str = "planted",
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Replace one decision of a strong game with a bad one and see whether the analysis finds it, and nothing else."""
    from boardinghouse.analysis.checks import planted_figures

    figures = measured(planted_figures, game, number, iterations, rounds, seed, jobs)
    if as_json:
        print(json.dumps(figures))
        return
    for id, row in figures.items():
        print(
            f"{id}: {row['found']} of {row['planted']} planted errors found; "
            f"{row['alarms']} of {row['untouched']} untouched decisions called mistake or worse"
        )


@group.command()
def scale(
    game: Games = None,
    number: Annotated[int, typer.Option("--games", min=1, help="Games of each game.")] = 50,
    bots: Annotated[str, typer.Option(help="The bots to rate, separated by commas.")] = (
        "random,level:1,level:2,level:3,level:4,search:10000"
    ),
    rounds: Annotated[int, typer.Option(min=8, help="Effort of every judgement.")] = 300,
    seed: str = "scale",
    jobs: Jobs = 1,
    write: Annotated[
        bool,
        typer.Option("--write", help="Rebuild the scale; the bots must be random, level 1, level 2, ..."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Rate bots of known strength: what accuracy does each of them get?"""
    from boardinghouse.analysis.checks import accuracy_figures
    from boardinghouse.analysis.scale import FILE, fitted, scales

    figures = measured(accuracy_figures, game, number, tuple(bots.split(",")), rounds, seed, jobs)
    if write:
        rated = {id: [found[name] for name in bots.split(",")] for id, found in figures.items()}
        fits = {
            id: fitted([row["kept"] for row in found], [row["seats"] for row in found]) for id, found in rated.items()
        }
        Path(__file__).with_name(FILE).write_text(json.dumps({**scales(), **fits}, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print(json.dumps(figures))
        return
    for id, rows in figures.items():
        for name, row in rows.items():
            print(
                f"{id}, {name}: {row['mean']:.0f} % (± {row['deviation']:.0f}), kept {row['kept']:.0f} %, "
                f"over {row['seats']:.0f} seats"
            )
