"""The browser's storage, played by dictionaries: what web/src/pocket/shelf.ts does in IndexedDB."""

import json
from typing import Any


def number(digits: str) -> int | float:
    """A whole number as JavaScript keeps it."""
    exact = int(digits)
    return exact if abs(exact) < 2**53 else float(exact)


def parsed(text: str) -> Any:
    return json.loads(text, parse_int=number)


class MemoryShelf:
    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.steps_of: dict[str, list[dict[str, Any]]] = {}
        self.snapshots: dict[str, dict[str, Any]] = {}
        self.notes: dict[str, str] = {}
        self.full = False

    async def create(self, row: str) -> str:
        if self.full:
            return "full"
        data = parsed(row)
        self.tables[data["id"]] = data
        self.steps_of[data["id"]] = []
        return "stored"

    async def append(self, id: str, before: int, row: str, step: str, snapshot: str) -> str:
        if self.full:
            return "full"
        if self.tables[id]["version"] != before:
            return "conflict"
        self.tables[id].update(parsed(row))
        self.steps_of[id].append(parsed(step))
        if snapshot:
            self.snapshots[id] = parsed(snapshot)
        return "stored"

    async def row(self, id: str) -> str:
        return json.dumps(self.tables[id]) if id in self.tables else ""

    async def rows(self) -> str:
        return json.dumps(list(self.tables.values()))

    async def steps(self, id: str, after: int) -> str:
        return json.dumps([step for step in self.steps_of.get(id, []) if step["number"] > after])

    async def snapshot(self, id: str) -> str:
        return json.dumps(self.snapshots[id]) if id in self.snapshots else ""

    async def save_snapshot(self, id: str, snapshot: str) -> str:
        self.snapshots[id] = parsed(snapshot)
        return "stored"

    async def note(self, key: str) -> str:
        return self.notes.get(key, "")

    async def keep_note(self, key: str, value: str) -> str:
        self.notes[key] = value
        return "stored"
