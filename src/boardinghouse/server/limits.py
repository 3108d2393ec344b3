"""Limits: token buckets by address, person and kind of request; what counts as one address."""

import ipaddress
import time
from typing import NamedTuple

from boardinghouse.server import metrics
from boardinghouse.server.refused import Refused

REMEMBERED = 20_000


class Limit(NamedTuple):
    """`burst` at once, then `rate` per second; `what` is in words what it counts."""

    burst: float
    rate: float
    what: str


LIMITS = {
    "request": Limit(120, 30, "HTTP requests, by address"),
    "socket": Limit(40, 2, "sockets opened, by address"),
    "message": Limit(100, 25, "messages on one socket"),
    "join": Limit(60, 4, "`join`, by person, or by address where nobody is signed in"),  # each is a full view
    "joins": Limit(600, 40, "`join`, by address"),  # names are cheap
    "guest": Limit(30, 0.1, "new guests, by address"),
    "password": Limit(8, 0.05, "passwords tried, by address"),
    "account": Limit(100, 0.5, "passwords tried, by account"),  # so wide that no single address keeps its owner out
    "command": Limit(60, 15, "commands, by person"),
    "create": Limit(15, 0.1, "new tables and tokens, by person"),
    "ask": Limit(20, 0.05, "bots asked to a table by name, by person"),
    "chat": Limit(6, 0.5, "lines of chat, by person"),
    "study": Limit(60, 3, "studies begun or looked at, by person or address"),
    "hint": Limit(12, 0.5, "hints, by person"),  # each is a step of the table's log
    "world": Limit(120, 30, "positions for bots to think about, by person"),
    "replay": Limit(20, 2, "replays and records, by address"),  # they cost engine time
}


def address_of(peer: str) -> str:
    """What is counted as one address: the owner of an IPv6 network of 64 bits has all of its addresses."""
    try:
        address = ipaddress.ip_address(peer)
    except ValueError:
        return peer
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


class TooFast(Refused):
    """A limit was passed; `seconds` until the next try may succeed."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast")
        self.seconds = seconds

    @property
    def retry_after(self) -> int:
        """The same in whole seconds, for the header of that name."""
        return int(self.seconds) + 1


class Limits:
    """The buckets of one process."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # tokens, and when they were counted

    def spend(self, name: str, who: str) -> None:
        """Take one token; TooFast if there is none."""
        limit = LIMITS[name]
        burst, rate = limit.burst * self.factor, limit.rate * self.factor
        now = time.monotonic()
        tokens, counted = self.buckets.pop((name, who), (burst, now))
        tokens = min(burst, tokens + (now - counted) * rate)
        if tokens < 1:
            self.buckets[(name, who)] = (tokens, now)
            metrics.LIMITED.labels(name).inc()
            raise TooFast((1 - tokens) / rate)
        self.buckets[(name, who)] = (tokens - 1, now)
        if len(self.buckets) > REMEMBERED:  # the one unused for longest has surely filled up again
            del self.buckets[next(iter(self.buckets))]
