"""Connections: what is asked is kept in its order; what is told waits only for a reader that is slow, in a bounded
queue."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from boardinghouse.server import metrics
from boardinghouse.server.commands import Join
from boardinghouse.server.limits import Limits
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.refused import Refused


class Wire(Protocol):
    """A connection below the talk: a socket, or a page that talks to a house in its own browser. `ready`: the other
    side keeps up with what it is sent."""

    @property
    def ready(self) -> bool: ...

    def attach(self, listener: "Connection") -> None:
        """Let it hear what comes."""

    def tell(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def wait(self) -> None:
        """Read no more for now,"""

    def go_on(self) -> None:
        """and again."""


TOO_SLOW = 4008  # read faster, or come back and resync
TOO_MANY = 4029
GOING_DOWN = 1012
SIGNED_OUT = 4001
UNREAD = 64  # requests that wait to be done before no more are read
FROM_ADDRESS = 100  # sockets open at once,
OF_PERSON = 30  # as many tabs
SILENT_SECONDS = 4.0  # after which somebody who pings counts as away, though the socket is still open


class Sockets:
    """All open connections of this process."""

    def __init__(self, factor: float = 1.0, all: int | None = None) -> None:
        self.factor = factor
        self.all = all if all is not None else most_sockets()
        self.open: set[Connection] = set()
        self.held: Counter[str] = Counter()  # by address and by person

    def admit(self, connection: "Connection") -> None:
        """Count a connection in, or refuse it."""
        for holder, most in ((connection.address, FROM_ADDRESS), (connection.person, OF_PERSON)):
            if holder and self.held[holder] >= max(1, int(most * self.factor)):
                raise Refused("too-many-sockets")
        if len(self.open) >= self.all:
            raise Refused("house-full")
        self.open.add(connection)
        self.held.update((connection.address, connection.person))
        metrics.SOCKETS.inc()

    def dismiss(self, connection: "Connection") -> None:
        self.open.discard(connection)
        for holder in (connection.address, connection.person):
            self.held[holder] -= 1
            if not self.held[holder]:
                del self.held[holder]
        metrics.SOCKETS.dec()

    def close_person(self, person: str) -> None:
        """End the connections of somebody who signed out."""
        for connection in list(self.open):
            if connection.person == person:
                connection.end(SIGNED_OUT)

    def rename(self, person: PersonInfo) -> None:
        """What they say from now on they say under their new name."""
        for connection in self.open:
            if connection.person == person.id:
                connection.who = person

    def close_all(self) -> None:
        """Send everybody away who is here."""
        for connection in list(self.open):
            connection.end(GOING_DOWN)


class Connection:
    """One socket. It is the outbox of every table it has joined. `far`: the socket itself is at another process."""

    far = False

    def __init__(self, wire: Wire, who: PersonInfo | None, muted: set[str], size: int, address: str = "") -> None:
        self.wire = wire
        self.address = address
        self.who = who
        self.person = who.id if who is not None else ""
        self.session = ""  # the hash of the session it was opened with
        self.muted = muted
        self.size = size
        self.unsent: deque[bytes] = deque()
        self.asked: deque[str] = deque()  # what is to be done
        self.busy = False
        self.begin: Callable[[Connection], None] = lambda _: None  # sets somebody to it
        self.limits = Limits()
        self.strikes = 0
        self.joined: dict[tuple[str, int | None], bool] = {}  # whether with patches
        self.ending = False
        self.gone = asyncio.Event()
        self.told: dict[tuple[str, int], tuple[str, int]] = {}  # what it was called for
        self.heard = time.monotonic()
        self.gap = 0.0  # between its latest pings
        self.pinged = 0.0

    @property
    def silent(self) -> bool:
        """Whether somebody who pings has stopped to. Pages that nobody looks at ping as rarely as the browser lets
        them: what counts is what each used to do."""
        return self.pinged > 0 and time.monotonic() - self.heard > max(SILENT_SECONDS, 2.5 * self.gap)

    def note_ping(self) -> None:
        at = time.monotonic()
        if self.pinged:
            self.gap = at - self.pinged
        self.pinged = at

    def hear(self, data: str) -> None:
        """A request has come."""
        self.heard = time.monotonic()
        self.asked.append(data)
        if len(self.asked) >= UNREAD:
            self.wire.wait()
        if not self.busy:
            self.begin(self)

    def next(self) -> str | None:
        """What is to be done next."""
        if self.ending or not self.asked:
            return None
        data = self.asked.popleft()
        if not self.asked:
            self.wire.go_on()
        return data

    def again(self, requests: Iterable[Join]) -> None:
        """Do this next: another process did it so far."""
        if not self.ending:
            self.asked.extendleft(msgspec.json.encode(request).decode() for request in requests)
            if not self.busy:
                self.begin(self)

    def did(self) -> None:
        """What was asked is done."""

    def put(self, message: bytes) -> None:
        """Send a message. A reader that is too slow is sent away: it comes back and gets the present state."""
        if self.ending:
            return
        if self.wire.ready and not self.unsent:
            self.wire.tell(message)
        elif len(self.unsent) >= self.size:
            metrics.RESYNCS.inc()
            self.end(TOO_SLOW)
        else:
            self.unsent.append(message)

    def go_on(self) -> None:
        """The other side takes messages again."""
        while self.unsent and self.wire.ready:
            self.wire.tell(self.unsent.popleft())

    def end(self, code: int) -> None:
        """Close, dropping what is still unsent."""
        if not self.ending:
            self.leave()
            self.wire.close(code)

    def leave(self) -> None:
        """The other side is gone."""
        self.ending = True
        self.unsent.clear()
        self.asked.clear()
        self.gone.set()


def most_sockets() -> int:
    """As many as leave the process room for its other files."""
    from boardinghouse.server.connections import descriptors

    return descriptors() // 2
