"""Who is connected to a table. Nothing of it is stored: it is true for as long as the process runs."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from boardinghouse.server.fold import Table
from boardinghouse.server.protocol import Presence


class Viewer(Protocol):
    """Somebody's socket."""

    person: str


class Presences:
    """Since when the people of one table are away, and what was told of it last."""

    def __init__(self, began: float) -> None:
        self.began = began  # nobody has come since the table was read: they are away at least since then
        self.seen: dict[str, float] = {}  # when people were last found connected
        self.told: Presence | None = None

    def news(self, table: Table, viewers: Mapping[int | None, Iterable[Viewer]], now: float) -> Presence:
        """Who is away now. `viewers` are the sockets by the eyes they look through."""
        boxes = {box for group in viewers.values() for box in group}
        here = {box.person for box in boxes}
        before = self.told.away if self.told is not None else {}
        away: dict[int, float] = {}
        for place, seat in enumerate(table.seats):
            person = seat.sitter.person
            if person in here:
                self.seen[person] = now
            elif person:
                away[place] = before.get(place) or self.seen.get(person, self.began)
        seated = {seat.sitter.person for seat in table.seats if seat.sitter.person}
        watchers = {box.person or box for box in boxes if box.person not in seated}
        return Presence(table.id, away, len(watchers))
