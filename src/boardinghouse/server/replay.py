"""A table's game looked at again. Finished games show every view; running ones only what the viewer saw."""

import asyncio

from boardinghouse.server import rights
from boardinghouse.server.bodies import BranchWish
from boardinghouse.server.clerk import Beginning
from boardinghouse.server.fold import Table
from boardinghouse.server.frames import Frame, Replay, as_replay, through
from boardinghouse.server.making import resume
from boardinghouse.server.position import Position
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.tables import Tables

BREATH = 10  # turns after which others get theirs


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
    frames: list[Frame] = []
    for number, frame in enumerate(through(position, lines, viewer, first, count)):
        if frame is not None:
            frames.append(frame)
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return as_replay(id, position, lines, viewer, first, frames, hints)


async def record_text(tables: Tables, person: str, id: str) -> str:
    """The record of a finished game, everything included."""
    async with tables.reading(id) as live:
        table = live.table
        require_replay(table, person, None)
        record = table.record()
        if not finished(table) or record is None:
            raise Refused("not-over")
        return record.text()


async def play_on(tables: Tables, person: PersonInfo, game: Beginning, wish: BranchWish) -> Table:
    """A table that goes on from a position of a record: this person at a seat, bots at the others."""
    lines = [*game.lines, *((wish.seat, action) for action in wish.moves)]
    sitters = [tables.decider.bot_sitter(wish.bot) if seat != wish.seat else None for seat in range(game.seats)]
    return await resume(tables, person, game.game, game.options, sitters, lines)
