"""The frames of a game looked at again: what a viewer sees after each turn."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from msgspec import Raw, Struct

import boardinghouse as bh
from boardinghouse.server import views
from boardinghouse.server.changes import Strength
from boardinghouse.server.position import BrokenLog, Position
from boardinghouse.server.protocol import Carries, EventInfo
from boardinghouse.server.refused import Refused

LONGEST = 50  # frames in one answer
Lines = list[tuple[int, int]]
Hints = list[tuple[int, int, Strength]]


class Frame(Struct, frozen=True):
    """The table after a seat's action and what chance did then; the first is the set-up. `action` is None where the
    viewer could not know it."""

    number: int
    seat: int | None
    action: Annotated[Raw | None, Carries("Action")]
    events: list[Annotated[EventInfo, Carries("Event")]]
    acting: list[int]
    view: Annotated[Mapping[str, Any], Carries("View")]


class HintMark(Struct, frozen=True):
    """A seat was told so much about the question that frame `number` puts."""

    number: int
    seat: int
    strength: Strength


class Replay(Struct, frozen=True):
    table: str
    game: str
    seat: int | None
    total: int
    first: int
    frames: list[Frame]
    hints: list[HintMark]


def through(position: Position, lines: Lines, viewer: int | None, first: int, count: int) -> Iterator[Frame | None]:
    """Play the lines turn by turn, with what the viewer sees after each from `first` on: a caller who has other things
    to do can do them in between."""
    game = position.game
    turns = whole_turns(lines)
    for number, turn in enumerate(turns[: min(first + min(count, LONGEST), len(turns))]):
        seen = -1 if turn.seat is None else position.seen_by(turn.seat, turn.action)
        play_turn(position, turn)
        events = position.heard()
        if number < first:
            yield None
            continue
        known = turn.seat is not None and views.may_know(seen, viewer)
        yield Frame(
            number=number,
            seat=turn.seat,
            action=views.action_texts(game.id)[turn.action] if known else None,
            events=views.events_for(game, events, viewer),
            acting=position.owing(),
            view=position.state.view(viewer),
        )


def as_replay(
    id: str, position: Position, lines: Lines, viewer: int | None, first: int, frames: list[Frame], hints: Hints
) -> Replay:
    marks = [
        HintMark(sum(1 for mover, _ in lines[:played] if mover != bh.CHANCE), seat, strength)
        for played, seat, strength in hints
    ]
    return Replay(id, position.game.id, viewer, len(whole_turns(lines)), first, frames, marks)


class WholeTurn(Struct):
    """A seat's action (None: the set-up) and the draws after it."""

    seat: int | None
    action: int
    chance: list[int]


def whole_turns(lines: list[tuple[int, int]]) -> list[WholeTurn]:
    turns = [WholeTurn(None, 0, [])]
    for seat, action in lines:
        if seat == bh.CHANCE:
            turns[-1].chance.append(action)
        else:
            turns.append(WholeTurn(seat, action, []))
    return turns


def play_turn(position: Position, turn: WholeTurn) -> None:
    try:
        if turn.seat is None:
            position.start(0, turn.chance)
        else:
            position.play(0, turn.seat, turn.action, turn.chance)
    except (BrokenLog, bh.IllegalAction):
        raise Refused("rules-changed") from None
