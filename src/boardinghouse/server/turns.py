"""Whose thought comes next, where more is asked for than there are processes to think.

Addresses share the time: the one with the fewest thoughts under way comes next, then the one that has used the least.
Within an address people take turns, and of one person's thoughts the cheap ones come first. So a guest who asks for a
great deal waits for nobody else, and so do ten guests of one address.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

from boardinghouse.server import metrics

DEAR = 4  # from this cost on a thought may take seconds
COMPANY = 60.0  # seconds for which an address counts as being here after its last thought
REMEMBERED = 10_000  # people whose address is known


class Asker(NamedTuple):
    """For whom something is thought about: the person, and the address that person was last seen at."""

    person: str
    address: str


class Addresses:
    """Where people are, as far as this process knows. Who was not seen yet is at an address of their own."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        self.last.pop(person, None)
        self.last[person] = address
        if len(self.last) > REMEMBERED:
            del self.last[next(iter(self.last))]

    def asker(self, person: str) -> Asker:
        return Asker(person, self.last.get(person, person))


class Wish:
    """A thought that is waited for or under way."""

    def __init__(self, asker: Asker, cost: int, number: int) -> None:
        self.asker = asker
        self.cost = cost
        self.number = number
        self.granted = asyncio.Event()
        self.began = 0.0


class Turns:
    """The places at which one kind of work is thought about."""

    def __init__(self, work: str, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.work = work
        self.places = places
        self.clock = clock
        self.waiting: list[Wish] = []
        self.running: list[Wish] = []
        self.used: dict[str, float] = {}  # seconds by address, not below those of the address served last
        self.served = 0.0
        self.last: dict[str, int] = {}  # by person: which turn was theirs last
        self.count = 0
        self.here: dict[str, float] = {}  # by address: when it last had a thought

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker, cost: int) -> AsyncIterator[None]:
        """Wait for a place, and have it until the end of the block."""
        self.count += 1
        wish = Wish(asker, cost, self.count)
        self.used[asker.address] = max(self.used.get(asker.address, 0.0), self.served)
        self.waiting.append(wish)
        came = self.clock()
        self.serve()
        try:
            await wish.granted.wait()
            metrics.WAITED.labels(self.work).observe(self.clock() - came)
            yield
        finally:
            self.over(wish)

    def over(self, wish: Wish) -> None:
        if wish in self.waiting:
            self.waiting.remove(wish)
        else:
            self.running.remove(wish)
            self.here[wish.asker.address] = self.clock()
            self.used[wish.asker.address] += self.clock() - wish.began
        self.serve()
        if not self.waiting and not self.running:  # nobody has to wait: all begin again as equals
            self.used.clear()
            self.last.clear()
            self.served = 0.0

    def serve(self) -> None:
        """Give free places to those whose turn it is."""
        while len(self.running) < self.places:
            able = [wish for wish in self.waiting if self.may_begin(wish)]
            if not able:
                break
            wish = min(able, key=self.rank)
            self.waiting.remove(wish)
            self.running.append(wish)
            self.served = max(self.served, self.used[wish.asker.address])
            self.count += 1
            self.last[wish.asker.person] = self.count
            wish.began = self.here[wish.asker.address] = self.clock()
            wish.granted.set()
        metrics.WAITING.labels(self.work).set(len(self.waiting))
        metrics.UNDER_WAY.labels(self.work).set(len(self.running))

    def may_begin(self, wish: Wish) -> bool:
        """While others are here, dear thoughts of one address leave a place free."""
        if wish.cost < DEAR or self.places == 1:
            return True
        address = wish.asker.address
        if all(other == address or self.clock() - at > COMPANY for other, at in self.here.items()):
            return True
        dear = sum(1 for one in self.running if one.asker.address == address and one.cost >= DEAR)
        return dear < self.places - 1

    def rank(self, wish: Wish) -> tuple[int, float, int, int, int]:
        address, person = wish.asker.address, wish.asker.person
        under_way = sum(1 for one in self.running if one.asker.address == address)
        return under_way, self.used[address], self.last.get(person, 0), wish.cost, wish.number
