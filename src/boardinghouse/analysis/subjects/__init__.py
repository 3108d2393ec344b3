"""What a good line is about, as a thing on the table: the first step of a hint. One file per game.

A game's file reads the seat's view, so it knows no more than the seat does. The words are `about-<key>` of the game's
texts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardinghouse.core.contract import State

Move = tuple[str, dict[str, str]]  # verb and arguments, as in the action table


@dataclass(frozen=True)
class Subject:
    """A key, and what fills its text: names of things as the action table has them, and numbers."""

    key: str
    params: dict[str, str | int] = field(default_factory=dict)


def subject_of(state: State, seat: int, line: list[int]) -> Subject | None:
    """What the seat's line of answers is about; None where the game has no words for it."""
    name = f"{__name__}.{state.game.id}"
    if find_spec(name) is None:
        return None
    actions = state.game.actions
    moves = [(actions.verb(action), dict(actions.args(action))) for action in line]
    view: Mapping[str, Any] = state.view(seat)
    found: Subject | None = import_module(name).subject(view, seat, moves)
    return found
