"""Playing again: an offer that everybody answers, and the new table."""

import random
from typing import TYPE_CHECKING

import msgspec

from boardinghouse.core.events import EVERYONE
from boardinghouse.server.changes import AnyChange, RematchAnswered, Rematched, Sitter
from boardinghouse.server.commands import Rematch
from boardinghouse.server.decide import Decider
from boardinghouse.server.fold import Table
from boardinghouse.server.making import open_table
from boardinghouse.server.protocol import Done, PersonInfo
from boardinghouse.server.refused import Refused

if TYPE_CHECKING:
    from boardinghouse.server.live import Live
    from boardinghouse.server.tables import Tables


async def rematch(tables: "Tables", live: "Live", person: PersonInfo, command: Rematch) -> Done:
    """Called under the table's lock. Asked for twice, it is the same table."""
    table = live.table
    seats = table.held_by(person.id)
    if not seats:
        raise Refused("not-your-seat")
    if table.status not in ("over", "ended"):
        raise Refused("not-over")
    if table.rematch:
        return Done(command.key, table.version, table.rematch)
    number = table.version
    agree = command.answer != "no"
    if (table.players() | {person.id}) - {person.id}:
        change = RematchAnswered(seats[0], agree)
        number = await tables.commit(live, person.id, command.key, lambda _: (change, None))
        table = live.table
    asked = table.players() | {person.id}
    willing = {one for one, agrees in table.wanted.items() if agrees} | ({person.id} if agree else set())
    unwilling = {one for one, agrees in table.wanted.items() if not agrees}
    settled = bool(willing) and asked <= willing | unwilling
    if not settled and command.answer != "now":
        return Done(command.key, number, command.table)
    owner = next(one for one in (table.header.owner, *table.wanted, person.id) if one in willing)
    sitters = [sit_again(seat.sitter, willing, owner, table.header.owner) for seat in table.seats]
    sitters = moved(sitters, table)
    switches = (table.listed, table.watchable, table.chat, table.seating)
    header = table.header
    new = await open_table(tables, owner, header.game, header.options, header.clock, switches, sitters)
    number = await tables.commit(live, person.id, None, lambda table: rematched(table, new.id))
    if all(sitter.kind not in ("open", "reserved") for sitter in sitters):
        await tables.store.copy_chat(table.id, new.id)
        await begin(tables, new.id, owner)
    return Done(command.key, number, live.table.rematch)


async def begin(tables: "Tables", id: str, owner: str) -> None:
    """Everybody sits and has said yes: there is nothing to wait for."""
    live = await tables.find(id)
    async with live.lock:
        await tables.commit(live, owner, None, lambda table: (Decider.begin(table), EVERYONE))


def sit_again(sitter: Sitter, here: set[str], owner: str, before: str) -> Sitter:
    """Who has a seat at the rematch. Those of people who are gone are open; nobody came by an invite of a new owner."""
    if sitter.kind == "person" and sitter.person not in here:
        return Sitter("open")
    return sitter if owner == before else msgspec.structs.replace(sitter, friend=sitter.person == owner)


def moved(sitters: list[Sitter], table: Table) -> list[Sitter]:
    """Where they sit next time, by the table's rule. Who has lost sits first where that is the rule; of a game without
    a result nobody has."""
    if table.seating == "stay":
        return sitters
    if table.seating == "random":
        return random.SystemRandom().sample(sitters, len(sitters))
    outcome = table.outcome() if table.seating == "loser" else None
    first = 1 if outcome is None else outcome["places"].index(max(outcome["places"]))
    return [*sitters[first:], *sitters[:first]]


def rematched(table: Table, new: str) -> tuple[AnyChange, int | None]:
    if table.rematch:
        raise Refused("already-made")
    return Rematched(new), None
