"""New tables: as somebody wishes them, or going on from another game."""

import hashlib
import secrets
from typing import TYPE_CHECKING

import boardinghouse as bh
from boardinghouse.core.events import EVERYONE
from boardinghouse.server.changes import AnyChange, ChatRule, Clock, Seating, Sitter, Started
from boardinghouse.server.decide import clock_of, local_sitter, person_sitter
from boardinghouse.server.fold import Table
from boardinghouse.server.position import BrokenLog, Position
from boardinghouse.server.protocol import NewTable, PersonInfo, SeatWish
from boardinghouse.server.refused import Refused
from boardinghouse.server.stored import now
from boardinghouse.server.table_parts import Header

if TYPE_CHECKING:
    from boardinghouse.server.tables import Tables


async def create(
    tables: "Tables", person: PersonInfo, wish: NewTable, asked: dict[str, PersonInfo] | None = None
) -> Table:
    """A new table; `asked` are the bots that it asks for by name. The seed comes from the operating system and
    stays here; its hash is shown from the start."""
    try:
        game = bh.load(wish.game)
        game.begin(len(wish.seats), wish.options)
    except ValueError as fault:
        raise Refused("bad-set-up", str(fault)) from None
    sitters = [sitter(tables, person, seat, asked or {}) for seat in wish.seats]
    if all(one.kind == "bot" for one in sitters):  # it could never start: better no table than a dead one
        raise Refused("nobody-sits-here")
    switches = (wish.listed, wish.watchable, wish.chat, wish.seating)
    return await open_table(tables, person.id, game.id, wish.options, clock_of(wish.clock), switches, sitters)


async def open_table(
    tables: "Tables",
    owner: str,
    game: str,
    options: dict[str, str],
    clock: Clock,
    switches: tuple[bool, bool, ChatRule, Seating],
    sitters: list[Sitter],
) -> Table:
    seed = secrets.token_hex(32)
    header = Header(
        id=secrets.token_urlsafe(12),
        game=game,
        rules=bh.load(game).version,
        options=options,
        owner=owner,
        clock=clock,
        listed=switches[0],
        watchable=switches[1],
        chat=switches[2],
        seating=switches[3],
        seats=sitters,
        commitment=commitment(seed),
        created=now(),
    )
    table = Table(header, seed)
    await tables.store.create(header, seed, table.holders())
    for call in tables.after_making:
        call(table)
    return table


async def resume(
    tables: "Tables",
    person: PersonInfo,
    game: str,
    options: dict[str, str],
    sitters: list[Sitter | None],
    lines: list[tuple[int, int]],
) -> Table:
    """A table that goes on from these lines of another game: this person where no bot sits."""
    try:  # on a board of its own: where they cannot be played no table is made
        Position(bh.load(game), len(sitters), options, "").start(1, None, lines)
    except BrokenLog:
        raise Refused("illegal") from None
    own = person_sitter(person, friend=True)
    seated = [own if one is None else one for one in sitters]
    table = await open_table(tables, person.id, game, options, Clock(), (False, False, "off", "on"), seated)
    live = await tables.find(table.id)

    def decide(table: Table) -> tuple[AnyChange, int | None]:
        position = table.open_position()
        drawn = position.start(table.version + 1, None, lines)
        return Started(drawn, position.owing(), lines), EVERYONE

    async with live.lock:
        await tables.commit(live, person.id, None, decide)
    return live.table


def sitter(tables: "Tables", person: PersonInfo, seat: SeatWish, asked: dict[str, PersonInfo]) -> Sitter:
    if seat.kind == "bot":
        return tables.decider.bot_sitter(seat.bot)
    if seat.kind == "local":
        return local_sitter(person, seat.name)
    if seat.kind == "me":
        return person_sitter(person, friend=True)
    if seat.kind == "asked":
        bot = asked.get(seat.name or "")
        if bot is None:
            raise Refused("no-such-bot")
        return Sitter("reserved", name=bot.name, asked=bot.id)
    return Sitter(seat.kind)


def commitment(seed: str) -> str:
    """The hash that is shown before the game; the seed in the finished record must give it."""
    return hashlib.sha256(seed.encode()).hexdigest()
