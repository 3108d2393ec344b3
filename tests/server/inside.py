"""The parts of a server without the network, in the test's own event loop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from boardinghouse.server.commands import AnyCommand
from boardinghouse.server.fold import Table
from boardinghouse.server.house import House
from boardinghouse.server.making import create
from boardinghouse.server.protocol import Done, NewTable, PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Connection
from tests.server.client import fresh_key

decode = msgspec.json.Decoder(AnyCommand).decode


class Box:
    """Keeps what a viewer is sent."""

    def __init__(self, person: str = "") -> None:
        self.person = person
        self.muted: set[str] = set()
        self.silent = False
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.presence: dict[str, Any] = {}  # the newest; apart, for it comes at any time

    def put(self, message: bytes) -> None:
        self.raw.append(message)
        heard = msgspec.json.decode(message)
        if heard["type"] == "presence":
            self.presence = heard
        else:
            self.messages.append(heard)


class Ear:
    """The other side of a connection: what it was told, and the codes it was closed with. `ready`: it keeps up."""

    def __init__(self, *, ready: bool = True) -> None:
        self.ready = ready
        self.told: list[bytes] = []
        self.codes: list[int] = []
        self.waiting = False
        self.came_in = asyncio.Event()

    async def accept(self) -> None:
        self.came_in.set()

    def attach(self, listener: Connection) -> None:
        self.listener = listener

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def close(self, code: int) -> None:
        self.codes.append(code)

    def wait(self) -> None:
        self.waiting = True

    def go_on(self) -> None:
        self.waiting = False


class Inside:
    """A house, and short ways to do things in it."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def guest(self, name: str) -> PersonInfo:
        return await self.house.accounts.guest(name)

    async def table(self, owner: PersonInfo, game: str, seats: list[str], *, bot: str = "random", **more: Any) -> str:
        """Seats as words: me, open, reserved, local, bot."""
        wishes = [{"kind": seat, **({"bot": bot} if seat == "bot" else {})} for seat in seats]
        wish = msgspec.convert({"game": game, "seats": wishes, **more}, NewTable)
        return (await create(self.house.tables, owner, wish)).id

    async def do(self, person: PersonInfo, table: str, type: str, **fields: Any) -> Done:
        data = {"type": type, "table": table, "key": fresh_key(), **fields}
        return await self.house.tables.command(person, decode(msgspec.json.encode(data)))

    async def refusal(self, work: Awaitable[Any]) -> str:
        """The reason for which this is refused; it must be."""
        try:
            await work
        except Refused as refused:
            return refused.reason
        raise AssertionError("it was not refused")

    async def at(self, table: str) -> Table:
        return (await self.house.tables.find(table)).table

    async def started(self, game: str, people: int = 2, bots: int = 0, **more: Any) -> tuple[str, list[PersonInfo]]:
        """A running game of that many people and bots."""
        sitting = [await self.guest(f"person {number}") for number in range(people)]
        id = await self.table(sitting[0], game, ["me", *["open"] * (people - 1), *["bot"] * bots], **more)
        for seat in range(1, people):
            await self.do(sitting[seat], id, "sit", seat=seat)
        await self.do(sitting[0], id, "start")
        return id, sitting

    async def move(self, id: str, people: list[PersonInfo], choice: int = 0) -> int:
        """The first person who owes an answer gives its `choice`-th legal one; the seat."""
        table = await self.at(id)
        assert table.position is not None
        seat = next(seat for seat in table.owing if not table.seats[seat].bot)
        legal = table.position.state.legal(seat)
        action = legal[choice % len(legal)]
        await self.do(people[seat], id, "play", seat=seat, expected=table.version, action=action)
        return seat

    def forget(self) -> None:
        """As after a crash: nothing but the database is left."""
        self.house.tables.live.clear()


@contextlib.asynccontextmanager
async def inside(database: str, **settings: Any) -> AsyncIterator[Inside]:
    house = House(Settings(database, **{"sweep_seconds": 3600.0, "hint_seconds": 1200.0, **settings}))
    await house.start()
    try:
        yield Inside(house)
    finally:
        await house.stop()


def run(database: str, test: Callable[[Inside], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Run a test inside a house of its own."""

    async def main() -> None:
        async with inside(database, **settings) as house:
            await test(house)

    asyncio.run(main())
