"""The command `train`. What it works with is imported only when it runs."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer


def attach(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(train)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game that networks can learn (docs/bots.md).")],
    folder: Annotated[Path, typer.Option(help="The folder of the run; an existing run is resumed.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to train.")] = 120.0,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games and networks.")] = "one",
    games: Annotated[int | None, typer.Option(min=1, help="Games of self-play per generation.")] = None,
    steps: Annotated[int | None, typer.Option(min=1, help="Steps of fitting after each generation.")] = None,
    start: Annotated[Path | None, typer.Option(help="Weights to go on from, such as the game's own.")] = None,
    refit: Annotated[
        int, typer.Option(min=0, help="At the end, fit fresh networks to the last games in so many steps.")
    ] = 0,
    plot: Annotated[Path | None, typer.Option(help="Draw the curve into this SVG file (needs the lab).")] = None,
) -> None:
    """Train a network for a game from scratch, by self-play (needs the extra `train`)."""
    try:
        from boardinghouse.bots.mind.network import Network
        from boardinghouse.train.course import course_of
        from boardinghouse.train.learn import Learner
    except ModuleNotFoundError as fault:
        raise ValueError(f"`train` needs {fault.name}: pip install 'boardinghouse[train]'") from None
    course = course_of(game, start is not None)
    course = replace(course, seed=seed, games=games or course.games, steps=steps or course.steps)
    learner = Learner(course, folder, print, Network(start.read_bytes()) if start is not None else None)
    learner.go(60 * minutes)
    if refit:
        learner.refit(refit)
    if plot is not None:
        from boardinghouse.train.plot import curve_plot

        plot.write_text(curve_plot(folder), encoding="utf-8")
