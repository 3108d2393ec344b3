"""What the first worker of the page calls: it opens the house, answers requests, talks with the page."""

import asyncio
from collections.abc import Awaitable, Callable

from boardinghouse.pocket.house import PageWire, PocketHouse
from boardinghouse.pocket.routes import answer
from boardinghouse.pocket.store import BrowserStore, Shelf


class Door:
    """The house as the worker's script holds it."""

    def __init__(self, shelf: Shelf, think: Callable[[str], Awaitable[str]], stop: Callable[[], None]) -> None:
        self.house = PocketHouse(BrowserStore(shelf), think, stop)
        self.wire: PageWire | None = None
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.house.start()
        self.sweeping = asyncio.create_task(self.house.sweeper.run())

    async def request(self, method: str, address: str, body: str) -> str:
        return await answer(self.house, method, address, body)

    def connect(self, send: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self.hang_up()
        self.wire = self.house.converse(send, ended)

    def say(self, message: str) -> None:
        if self.wire is not None:
            self.wire.say(message)

    def hang_up(self) -> None:
        if self.wire is not None:
            self.wire.hang_up()
            self.wire = None

    def hear(self, table: str, number: int) -> None:
        self.house.hear(table, number)
