"""A game looked at again. Finished games show every view; running ones only what the viewer saw himself."""

import asyncio
from typing import Any, Protocol

import msgspec
from msgspec import Raw, Struct

import boardinghouse as bh
from boardinghouse.core.record import BrokenRecord, OtherRules, parse
from boardinghouse.server import rights, views
from boardinghouse.server.changes import Strength
from boardinghouse.server.decide import Refused
from boardinghouse.server.fold import Table
from boardinghouse.server.position import BrokenLog, Position
from boardinghouse.server.protocol import EventInfo
from boardinghouse.server.tables import Tables

LONGEST = 50  # frames in one answer
BREATH = 10  # moves after which others get their turn


class Frame(Struct, frozen=True):
    """The table after a seat's action and what chance did then; the first is the set-up. `action` is None where the
    viewer could not know it."""

    number: int
    seat: int | None
    action: Raw | None
    events: list[EventInfo]
    acting: list[int]
    view: dict[str, Any]


class OtherLine(Protocol):
    """Moves of a seat after so many lines of a game."""

    @property
    def line(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def moves(self) -> list[int]: ...


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


def finished(table: Table) -> bool:
    return table.status in ("over", "ended")


def require_replay(table: Table, person: str, viewer: int | None) -> None:
    """Refused unless this person may see the game through these eyes."""
    if not finished(table):
        rights.require_view(table, person, viewer)
    elif not (table.is_member(person) or table.watchable):
        raise Refused("no-such-table" if not rights.may_know(table, person) else "not-yours-to-see")
    if viewer is not None and viewer >= len(table.seats):
        raise Refused("no-such-seat")
    if table.position is None:
        raise Refused("frozen" if table.frozen else "not-started")


async def replay(tables: Tables, person: str, id: str, viewer: int | None, first: int, count: int) -> Replay:
    """The frames from `first` on."""
    async with tables.reading(id) as live:
        table = live.table
        require_replay(table, person, viewer)
        lines = list(table.position.lines) if table.position is not None else []
        hints = list(table.hints)
    position = Position(table.game, len(table.seats), table.header.options, table.seed)
    return await frames(id, position, lines, viewer, first, count, hints)


async def replay_record(text: str, viewer: int | None, first: int, count: int) -> Replay:
    """The frames of a game from a record file: whoever has the file may see everything in it."""
    try:
        record = parse(text.encode(), bh.load)
        if first == 0:
            record.verify()
    except BrokenRecord as fault:
        raise unreadable(fault) from None
    if viewer is not None and viewer >= len(record.seats):
        raise Refused("no-such-seat")
    position = Position(record.game, len(record.seats), record.options, "")
    lines = [(line.seat, line.action) for line in record.lines]
    return await frames("", position, lines, viewer, first, count, given_hints(record))


def unreadable(fault: BrokenRecord) -> Refused:
    """Why a record cannot be shown: it is damaged, or it is of another version."""
    return Refused("rules-changed" if isinstance(fault, OtherRules) else "broken-record", str(fault))


def given_hints(record: bh.Record) -> list[tuple[int, int, Strength]]:
    """The hints of a record; none where somebody has written something else there: no checksum covers them."""
    try:
        return msgspec.convert((record.closing or {}).get("hints", []), list[tuple[int, int, Strength]])
    except msgspec.ValidationError:
        return []


async def frames(
    id: str,
    position: Position,
    lines: list[tuple[int, int]],
    viewer: int | None,
    first: int,
    count: int,
    hints: list[tuple[int, int, Strength]],
) -> Replay:
    """Play the lines and keep what the viewer sees after each turn from `first` on."""
    game = position.game
    turns = whole_turns(lines)
    last = min(first + min(count, LONGEST), len(turns))
    result: list[Frame] = []
    for number, turn in enumerate(turns[:last]):
        if number % BREATH == 0:
            await asyncio.sleep(0)
        seen = -1 if turn.seat is None else position.seen_by(turn.seat, turn.action)
        play_turn(position, turn)
        events = position.heard()
        if number >= first:
            known = turn.seat is not None and views.may_know(seen, viewer)
            result.append(
                Frame(
                    number=number,
                    seat=turn.seat,
                    action=views.action_texts(game.id)[turn.action] if known else None,
                    events=views.events_for(game, events, viewer),
                    acting=position.owing(),
                    view=position.state.view(viewer),
                )
            )
    marks = [
        HintMark(sum(1 for mover, _ in lines[:played] if mover != bh.CHANCE), seat, strength)
        for played, seat, strength in hints
    ]
    return Replay(id, game.id, viewer, len(turns), first, result, marks)


class Turn(Struct):
    """A seat's action (None: the set-up) and the draws after it."""

    seat: int | None
    action: int
    chance: list[int]


def whole_turns(lines: list[tuple[int, int]]) -> list[Turn]:
    turns = [Turn(None, 0, [])]
    for seat, action in lines:
        if seat == bh.CHANCE:
            turns[-1].chance.append(action)
        else:
            turns.append(Turn(seat, action, []))
    return turns


def play_turn(position: Position, turn: Turn) -> None:
    try:
        if turn.seat is None:
            position.start(0, turn.chance)
        else:
            position.play(0, turn.seat, turn.action, turn.chance)
    except (BrokenLog, bh.IllegalAction):
        raise Refused("rules-changed") from None


def other_line(text: str, wish: OtherLine) -> list[Frame]:
    """The positions after each of other moves than those of a game that is over, as the mover sees them."""
    try:
        record = parse(text.encode(), bh.load)
        if record.verify().acting():
            raise Refused("not-over")
    except BrokenRecord as fault:
        raise unreadable(fault) from None
    if wish.seat >= len(record.seats) or wish.line > len(record.lines):
        raise Refused("no-such-position")
    state = record.state_at(wish.line)
    step = sum(1 for line in record.lines[: wish.line] if line.seat != bh.CHANCE)
    result: list[Frame] = []
    for move in wish.moves:
        step += 1
        state.listen()
        try:
            state.apply(wish.seat, move)
        except bh.IllegalAction:
            raise Refused("illegal") from None
        events = views.events_for(record.game, state.heard(), wish.seat)
        acting = [seat for seat in state.acting() if seat != bh.CHANCE]
        action = views.action_texts(record.game.id)[move]
        result.append(Frame(step, wish.seat, action, events, acting, state.view(wish.seat)))
    return result


async def record_text(tables: Tables, person: str, id: str) -> str:
    """The record of a finished game, everything included."""
    async with tables.reading(id) as live:
        table = live.table
        require_replay(table, person, None)
        record = table.record()
        if not finished(table) or record is None:
            raise Refused("not-over")
        return record.text()
