"""The games of the house. Being listed here is all that registration takes."""

from importlib import import_module
from typing import Any

from boardinghouse.core.contract import Game

IDS = ("samoa", "amsterdam", "overbooking", "maui", "austria")


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return IDS


def load(id: str) -> Game[Any]:
    """The game of this id."""
    if id not in IDS:
        raise ValueError(f"unknown game {id!r}; the games are {', '.join(IDS)}")
    game: Game[Any] = import_module(f"boardinghouse.games.{id}").GAME
    return game
