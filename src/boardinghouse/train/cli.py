"""The command `train`. What it works with is imported only when it runs."""

from pathlib import Path
from typing import Annotated

import typer


def attach(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(train)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game that has a mind (docs/bots.md).")],
    folder: Annotated[Path, typer.Option(help="Where the run is kept; a run that is there goes on.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to learn.")] = 120.0,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal games and networks.")] = "one",
    games: Annotated[int, typer.Option(min=1, help="Games of self-play in a generation.")] = 100,
    steps: Annotated[int, typer.Option(min=1, help="Steps of fitting after each generation.")] = 120,
) -> None:
    """Learn a network for a game from zero, by playing against itself (needs the extra `train`)."""
    try:
        from boardinghouse.train.learn import Course, Learner
    except ModuleNotFoundError as fault:
        raise ValueError(f"`train` needs {fault.name}: pip install 'boardinghouse[train]'") from None
    Learner(Course(game, seed, games, steps), folder, print).go(60 * minutes)
