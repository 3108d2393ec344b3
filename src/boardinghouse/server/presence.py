"""Who is connected to a table: of this process by its sockets, of the others on the same database by what they write
down. It is no part of the game: what is written down is good for seconds."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import Presence

NAMELESS = "~"  # before the number of a socket whose person nobody knows


class Viewer(Protocol):
    """Somebody's socket. `silent`: it has not been heard of for longer than usual, and may be dead."""

    person: str

    @property
    def silent(self) -> bool: ...


class Elsewhere(NamedTuple):
    """Somebody as another process knows them: here, or last here `at`. Those without a name have an id of theirs."""

    person: str
    here: bool
    at: float


class Presences:
    """Since when the people of one table are away, and what was told of it last."""

    def __init__(self, began: float) -> None:
        self.began = began  # nobody has come since the table was read: they are away at least since then
        self.seen: dict[str, float] = {}  # when people were last found connected
        self.elsewhere: list[Elsewhere] | None = None  # not known yet
        self.writing = asyncio.Lock()
        self.written: set[str] = set()  # who is here, as the other processes know it
        self.told: Presence | None = None

    def here(self, viewers: Mapping[int | None, Iterable[Viewer]]) -> set[str]:
        """Who is connected to this process. `viewers` are the sockets by the eyes they look through."""
        boxes = {box for group in viewers.values() for box in group if not box.silent}
        return {box.person or f"{NAMELESS}{id(box)}" for box in boxes}

    def news(self, table: Table, viewers: Mapping[int | None, Iterable[Viewer]], now: float) -> Presence:
        """Who is away now."""
        elsewhere = self.elsewhere or []
        here = self.here(viewers) | {one.person for one in elsewhere if one.here}
        for one in elsewhere:
            self.seen[one.person] = max(one.at, self.seen.get(one.person, 0.0))
        before = self.told.away if self.told is not None else {}
        away: dict[int, float] = {}
        for place, seat in enumerate(table.seats):
            person = seat.sitter.person
            if person in here:
                self.seen[person] = now
            elif person:
                away[place] = before.get(place) or self.seen.get(person, self.began)
        seated = {seat.sitter.person for seat in table.seats}
        return Presence(table.id, away, len(here - seated))


class Register:
    """Where the processes of one database write down who is connected to them. One alone has nothing to write."""

    async def write(self, table: str, come: set[str], gone: set[str]) -> None:
        """Let the others know who has come to a table and who has gone from it."""

    async def read(self, tables: list[str]) -> dict[str, list[Elsewhere]]:
        """Who is connected to other processes, or was, by table."""
        return {table: [] for table in tables}

    async def beat(self) -> bool:
        """Say that this process is alive, if it is time to; whether it was."""
        return False

    async def close(self) -> None:
        """Nobody is connected here any more."""
