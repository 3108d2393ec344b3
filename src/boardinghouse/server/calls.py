"""Calls: what the tables of somebody want of them, on one stream. For programs that play at many tables."""

from typing import Protocol

import msgspec

from boardinghouse.server.commands import AnyCommand, Sit
from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import Call, PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.store import Store
from boardinghouse.server.tables import Tables

GAMES = 40  # that one bot may play at a time
WANTING = 100  # tables that are looked through for a newcomer
ATTENDING = "attending"  # the register's word for those who listen to no table but to all of theirs
Wish = tuple[str, int]  # the kind of a call and which of its kind


class Caller(Protocol):
    """A socket that attends: what it was told last of each seat."""

    person: str
    told: dict[tuple[str, int], Wish]

    def put(self, message: bytes) -> None: ...


class Calls:
    """Everybody who attends to this process."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store
        self.attending: dict[str, set[Caller]] = {}

    async def attend(self, caller: Caller) -> None:
        """Call from now on, and first for what is wanted already."""
        if caller.person not in self.attending:
            await self.tables.register.write(ATTENDING, {caller.person}, set())
        self.attending.setdefault(caller.person, set()).add(caller)
        for id in await self.store.tables_of(caller.person, WANTING):
            try:
                async with self.tables.reading(id) as live:
                    for seat, _ in live.table.holders():
                        if live.table.status in ("open", "playing"):
                            self.maybe_call(caller, live.table, seat)
            except Refused:  # a table that cannot be read wants nothing
                continue

    async def require_room(self, person: PersonInfo, command: AnyCommand) -> None:
        """Refuse a seat to a bot that has as many as one may have."""
        if person.bot and isinstance(command, Sit) and await self.store.under_way(person.id) >= GAMES:
            raise Refused("too-many-games")

    async def leave(self, caller: Caller) -> None:
        callers = self.attending.get(caller.person, set())
        callers.discard(caller)
        if not callers and self.attending.pop(caller.person, None) is not None:
            await self.tables.register.write(ATTENDING, set(), {caller.person})

    async def present(self) -> set[str]:
        """Who attends, here or at another process."""
        elsewhere = (await self.tables.register.read([ATTENDING]))[ATTENDING]
        return set(self.attending) | {one.person for one in elsewhere if one.here}

    def look(self, table: Table) -> None:
        """A table has changed."""
        if self.attending:
            for seat, place in enumerate(table.seats):
                for caller in self.attending.get(place.sitter.person or place.sitter.asked, ()):
                    self.maybe_call(caller, table, seat)
            for person, callers in self.attending.items():
                if person not in dict.fromkeys(person for _, person in table.holders()):
                    for caller in callers:
                        self.withdraw(caller, table)

    def maybe_call(self, caller: Caller, table: Table, seat: int) -> None:
        """Say what this seat wants of its person, if that is new."""
        sitter = table.seats[seat].sitter
        if caller.person not in (sitter.person, sitter.asked):
            return
        wish = wanted(table, seat)
        if wish is not None and caller.told.get((table.id, seat)) != wish:
            caller.told[(table.id, seat)] = wish
            self.call(caller, wish[0], table, seat)

    def withdraw(self, caller: Caller, table: Table) -> None:
        for id, seat in list(caller.told):
            if id == table.id and caller.told.pop((id, seat))[0] == "asked":
                self.call(caller, "withdrawn", table, seat)

    def call(self, caller: Caller, kind: str, table: Table, seat: int) -> None:
        message = msgspec.convert(
            {
                "type": "call",
                "call": kind,
                "table": table.id,
                "seat": seat,
                "number": table.version,
                "game": table.game.id,
            },
            Call,
        )
        caller.put(msgspec.json.encode(message))

    async def wake(self, id: str) -> None:
        """Another process has changed this table."""
        if self.attending and await self.store.holders(id) & set(self.attending):
            async with self.tables.reading(id) as live:
                self.look(live.table)


def wanted(table: Table, seat: int) -> Wish | None:
    """What a seat wants of its person."""
    if table.status == "open":
        return ("asked", 0) if table.seats[seat].sitter.asked else None
    if table.status != "playing":
        return "over", 0
    if seat in table.owing and not table.seats[seat].bot and table.position is not None:
        return "turn", table.position.asked[seat]
    return None
