"""What is stored of a table, wherever it is kept: its steps and what finds it again; `TableStore` is who keeps it."""

import time
from typing import Any, NamedTuple, Protocol

import msgspec

from boardinghouse.server.changes import AnyChange
from boardinghouse.server.table_parts import Header

STARTED = time.time() - time.monotonic()

encode = msgspec.json.Encoder().encode
decode_change = msgspec.json.Decoder(AnyChange).decode
decode_header = msgspec.json.Decoder(Header).decode


class Conflict(Exception):
    """Another process has stored this step already."""


class StoredStep(NamedTuple):
    number: int
    at: float
    person: str
    key: str | None
    change: AnyChange


class StoredTable(NamedTuple):
    header: Header
    seed: str
    version: int


class NewStep(NamedTuple):
    """A step to be stored, with the searchable facts about the table after it."""

    table: str
    number: int
    at: float
    person: str
    key: str | None
    change: AnyChange
    status: str
    listed: bool
    watchable: bool
    wake: float | None
    seats: list[tuple[int, str]] | None = None  # who holds which seat, if that changed
    snapshot: dict[str, Any] | None = None


class TableStore(Protocol):
    """Keeps tables. `shared`: others may write to it too, so what is in memory can be old. `listening`: other than 0
    while it is told what others write, and another number whenever it had stopped to be."""

    shared: bool
    listening: int

    async def create(self, header: Header, seed: str, holders: list[tuple[int, str]]) -> None: ...

    async def append(self, step: NewStep) -> None:
        """Store a step; Conflict if the table is no longer at the step before."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]: ...

    async def snapshot(self, table: str) -> tuple[int, dict[str, Any]] | None: ...

    async def save_snapshot(self, table: str, number: int, snapshot: dict[str, Any]) -> None: ...

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables at which this person has or had a seat, or which they made; newest first."""

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """How far these tables are."""

    async def due(self, now: float, after: tuple[float, str] = (0.0, "")) -> list[tuple[float, str]]:
        """The tables somebody should look after by now, the longest overdue first; those that come `after` one."""

    async def postpone(self, table: str, version: int, wake: float) -> None:
        """Look at this table again later, unless it has gone on meanwhile."""

    async def copy_chat(self, old: str, new: str) -> None: ...


def now() -> float:
    """The time a step is stored with, to the millisecond. The machine's clock is read once, at the start: if it is set
    while people play, nobody gains or loses by it."""
    return round(STARTED + time.monotonic(), 3)
