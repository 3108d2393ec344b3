"""A table in memory: its lock, and those who look at it."""

import asyncio
import time
from typing import Protocol

from boardinghouse.server.fold import Table
from boardinghouse.server.presence import Presences
from boardinghouse.server.protocol import Situation
from boardinghouse.server.stored import now


class Outbox(Protocol):
    """Where a viewer's messages go: a socket's bounded queue. It looks after itself when it is full."""

    person: str
    muted: set[str]

    @property
    def silent(self) -> bool: ...

    def put(self, message: bytes) -> None: ...


class Followers:
    """Those who look through the same eyes and have the position before the next step: what they have, and the actions
    they were told of."""

    def __init__(self) -> None:
        self.boxes: set[Outbox] = set()
        self.number = -1
        self.now: Situation | None = None
        self.known: set[int] = set()

    def add(self, box: Outbox, number: int, now: Situation, legal: list[int]) -> None:
        """Somebody has just been told all of this."""
        if not self.boxes:
            self.number, self.now = number, now
        elif (self.number, self.now) != (number, now):  # the others have something else: all get the next step whole
            self.number = -1
        self.known = set(legal)
        self.boxes.add(box)


class Live:
    """A table in memory, its lock and those who listen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.stored: int | None = None  # the step to go back to, while a draft that was not stored lies in memory
        self.read = 0  # the store's `listening` when all was read that others had stored; 0: they have stored more
        self.viewers: dict[int | None, set[Outbox]] = {}
        self.followers: dict[int | None, Followers] = {}  # of the viewers those who take patches
        self.used = time.monotonic()
        self.here = Presences(now())

    def part(self, viewer: int | None, boxes: set[Outbox]) -> None:
        """They look through these eyes no more."""
        self.viewers.get(viewer, set()).difference_update(boxes)
        if viewer in self.followers:
            self.followers[viewer].boxes.difference_update(boxes)

    def watched(self) -> bool:
        return any(self.viewers.values())
