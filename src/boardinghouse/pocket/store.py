"""Tables kept in the browser: the same promises as the server's database, in IndexedDB behind `Shelf`.

A step is one transaction, conditional on the version its author saw: two tabs are two processes on one database.
"""

from typing import Any, Protocol

import msgspec

from boardinghouse.server.refused import Refused
from boardinghouse.server.stored import (
    Conflict,
    NewStep,
    StoredStep,
    StoredTable,
    decode_change,
    decode_header,
    encode,
)
from boardinghouse.server.table_parts import Header

CLOSED = "closed"


class Shelf(Protocol):
    """What web/src/pocket/shelf.ts does. Everything is JSON text; empty text stands for nothing."""

    async def create(self, row: str) -> str: ...

    async def append(self, id: str, before: int, row: str, step: str, snapshot: str) -> str:
        """Store a step: "stored", or "conflict" with nothing stored. Like all that writes, "full" where the browser has
        no room."""

    async def row(self, id: str) -> str: ...

    async def rows(self) -> str: ...

    async def steps(self, id: str, after: int) -> str: ...

    async def snapshot(self, id: str) -> str: ...

    async def save_snapshot(self, id: str, snapshot: str) -> str: ...

    async def note(self, key: str) -> str: ...

    async def keep_note(self, key: str, value: str) -> str: ...


class Row(msgspec.Struct):
    """A table as it is found again."""

    id: str
    header: msgspec.Raw
    seed: str
    version: int
    status: str
    updated: float
    wake: float | None
    people: list[str]


class RowChange(msgspec.Struct, omit_defaults=True):
    """What a step changes of a row."""

    version: int
    status: str
    updated: float
    wake: float | None
    people: list[str] | msgspec.UnsetType = msgspec.UNSET


class StepRow(msgspec.Struct):
    table: str
    number: int
    at: float
    person: str
    key: str | None
    change: msgspec.Raw


class SnapshotRow(msgspec.Struct):
    """The body is text within the text: numbers above 2 ** 53 would not survive the browser's own. Those that were
    stored as numbers all the same are not read."""

    table: str
    number: int
    body: str | dict[str, Any]


decode_row = msgspec.json.Decoder(Row).decode
decode_rows = msgspec.json.Decoder(list[Row]).decode
decode_steps = msgspec.json.Decoder(list[StepRow]).decode
decode_snapshot = msgspec.json.Decoder(SnapshotRow).decode


def text(data: Any) -> str:
    return encode(data).decode()


class BrowserStore:
    """Keeps the tables of one browser."""

    shared = True  # by the tabs
    listening = 0
    full = False  # whether there was no room for what was last to be written

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def stored(self, said: str, table: str) -> None:
        """Nothing, where it was stored; why not, where it was not."""
        self.full = said == "full"
        if said == "conflict":
            raise Conflict(table)
        if self.full:
            raise Refused("storage-full")

    async def create(self, header: Header, seed: str, holders: list[tuple[int, str]]) -> None:
        people = sorted({header.owner, *(person for _, person in holders)})
        row = Row(header.id, msgspec.Raw(encode(header)), seed, 0, "open", header.created, None, people)
        self.stored(await self.shelf.create(text(row)), header.id)

    async def append(self, step: NewStep) -> None:
        change = RowChange(step.number, step.status, step.at, step.wake)
        if step.seats is not None:
            change.people = sorted({person for _, person in step.seats})
        body = StepRow(step.table, step.number, step.at, step.person, step.key, msgspec.Raw(encode(step.change)))
        snapshot = "" if step.snapshot is None else text(SnapshotRow(step.table, step.number, text(step.snapshot)))
        said = await self.shelf.append(step.table, step.number - 1, text(change), text(body), snapshot)
        self.stored(said, step.table)

    async def load(self, table: str) -> StoredTable | None:
        found = await self.shelf.row(table)
        if not found:
            return None
        row = decode_row(found)
        return StoredTable(decode_header(row.header), row.seed, row.version)

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        rows = decode_steps(await self.shelf.steps(table, after))
        return [StoredStep(row.number, row.at, row.person, row.key, decode_change(row.change)) for row in rows]

    async def snapshot(self, table: str) -> tuple[int, dict[str, Any]] | None:
        found = await self.shelf.snapshot(table)
        if not found:
            return None
        snapshot = decode_snapshot(found)
        return None if isinstance(snapshot.body, dict) else (snapshot.number, msgspec.json.decode(snapshot.body))

    async def save_snapshot(self, table: str, number: int, snapshot: dict[str, Any]) -> None:
        self.stored(await self.shelf.save_snapshot(table, text(SnapshotRow(table, number, text(snapshot)))), table)

    async def rows(self) -> list[Row]:
        return decode_rows(await self.shelf.rows())

    async def tables_of(self, person: str, limit: int) -> list[str]:
        rows = [row for row in await self.rows() if person in row.people and row.status != CLOSED]
        return [row.id for row in sorted(rows, key=lambda row: -row.updated)[:limit]]

    async def versions(self, ids: list[str]) -> dict[str, int]:
        return {row.id: row.version for row in await self.rows() if row.id in ids}

    async def due(self, now: float, after: tuple[float, str] = (0.0, "")) -> list[tuple[float, str]]:
        """None: a table is looked after when somebody sits down at it, and nobody waits elsewhere."""
        return []

    async def postpone(self, table: str, version: int, wake: float) -> None:
        """Nothing is due by the clock."""

    async def report(self, key: str) -> str | None:
        found = await self.shelf.note(f"study {key}")
        return msgspec.json.decode(found, type=str) if found else None

    async def keep_report(self, key: str, game: str, report: str) -> None:
        self.stored(await self.shelf.keep_note(f"study {key}", text(report)), key)

    async def copy_chat(self, old: str, new: str) -> None:
        """Nobody talks here."""
