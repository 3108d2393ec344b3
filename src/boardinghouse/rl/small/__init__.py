"""Small variants of games, for methods that go through the whole tree: exact CFR, exploitability, best responses.

A variant is a game's own rules over other numbers, from a position of its own; what its tree holds is what the rules
say of it. Each game that has one names it in `boardinghouse.rl.small.<id>`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardinghouse.core.contract import Game, State


@dataclass(frozen=True)
class Small:
    """Rules with other numbers, their options, and where the game begins."""

    rules: Game[Any]
    seats: int
    options: dict[str, str]
    begin: Callable[[], State]


def small_of(id: str) -> Small | None:
    """The small variant of a game; None where there is none."""
    name = f"boardinghouse.rl.small.{id}"
    if find_spec(name) is None:
        return None
    found: Small = import_module(name).SMALL
    return found
