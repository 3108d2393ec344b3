"""What learning has to know about a game that one look ahead teaches nothing: a file per game, found by its name."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple


class Taught(NamedTuple):
    """How its first games are played: by searches that judge by hand."""

    iterations: int
    guises: int  # in which each position is shown
    two: float  # part of the games with the fewest seats


def notes_on(id: str) -> ModuleType | None:
    """`TAUGHT`, and `exchange` where the game treats some positions alike; None for other games."""
    name = f"{__name__}.{id}"
    return import_module(name) if find_spec(name) is not None else None
