"""All parts of the house in a browser, put together: the server's own, around a store of the browser's."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from boardinghouse.pocket.store import BrowserStore, text
from boardinghouse.pocket.think import PageWorker
from boardinghouse.server import bots
from boardinghouse.server.bots import BotPlayers
from boardinghouse.server.commands import Join, Say
from boardinghouse.server.decide import Decider
from boardinghouse.server.fold import Table
from boardinghouse.server.hints import Hints
from boardinghouse.server.limits import Limits
from boardinghouse.server.names import clean_name
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.records import Records
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Connection, Sockets
from boardinghouse.server.studies import Studies
from boardinghouse.server.sweep import Sweeper
from boardinghouse.server.tables import Tables
from boardinghouse.server.talk import Talk
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Addresses, Asker

ME = "me"
HIGHEST = 3  # levels above think too long in a browser: docs/pocket.md
STAND_IN = "level:2"
UNLIMITED = 1e9  # of rates: there is nobody to be protected from
SETTINGS = Settings(
    database="",
    bot_budget=1.5,  # plain Python is slow: a level thinks as much as it can in this time
    bot_seconds=60.0,  # an old phone needs longer than that, and answers all the same
    hint_seconds=120.0,
    sweep_seconds=10.0,  # other tabs say themselves what they have stored
    rate_factor=UNLIMITED,
)


def offered() -> tuple[str, ...]:
    """The bots that answer in time here."""
    return tuple(name for name in bots.offered() if bots.cost(name) <= HIGHEST)


class Me:
    """The one person of this browser, and what the talk asks about people."""

    def __init__(self, store: BrowserStore) -> None:
        self.store = store
        self.person: PersonInfo | None = None

    async def load(self) -> None:
        found = await self.store.shelf.note(ME)
        self.person = msgspec.json.decode(found, type=PersonInfo) if found else None

    async def call(self, name: str) -> PersonInfo:
        """Take this name from now on."""
        id = self.person.id if self.person is not None else secrets.token_hex(8)
        person = PersonInfo(id, clean_name(name), None)
        self.store.stored(await self.store.shelf.keep_note(ME, text(person)), ME)
        self.person = person
        return person

    def required(self) -> PersonInfo:
        if self.person is None:
            raise Refused("sign-in-first")
        return self.person

    async def muted_by(self, person: str) -> set[str]:
        return set()

    async def who(self, session: str) -> PersonInfo | None:
        return self.person

    async def note(self, person: str) -> None:
        """There is nobody who would like to know when they were here."""


class NoChat:
    async def say(self, person: PersonInfo, said: Say) -> None:
        raise Refused("needs-server")


class PageBots(BotPlayers):
    """The bots of a browser. If it has no room for an answer, they wait before they try again."""

    store: BrowserStore

    async def wait_and_think(self, asker: Asker, table: Table, seat: int) -> None:
        await super().wait_and_think(asker, table, seat)
        if self.store.full:
            await asyncio.sleep(self.settings.sweep_seconds)


class PageTalk(Talk):
    """Talk with a page of the same browser. The bots of a table wake when somebody looks at it."""

    sweeper: Sweeper

    async def join(self, connection: Connection, request: Join) -> None:
        await super().join(connection, request)
        await self.sweeper.look_after(request.table)


class PageWire:
    """The page's end of a conversation."""

    ready = True

    def __init__(self, send: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self.said = send
        self.ended = ended
        self.listener: Connection | None = None
        self.early: list[str] = []

    def attach(self, listener: Connection) -> None:
        self.listener = listener
        for said in self.early:
            listener.hear(said)

    def say(self, message: str) -> None:
        """The page says something."""
        if self.listener is None:
            self.early.append(message)
        else:
            self.listener.hear(message)

    def hang_up(self) -> None:
        """The page is gone."""
        if self.listener is not None:
            self.listener.leave()

    def tell(self, message: bytes) -> None:
        self.said(message.decode())

    def close(self, code: int) -> None:
        self.ended(code)

    def wait(self) -> None:
        """A page asks no more than it can wait for."""

    def go_on(self) -> None:
        """See `wait`."""


class PocketHouse:
    """What routes and conversations work with."""

    def __init__(self, store: BrowserStore, ask: Callable[[str], Awaitable[str]], stop: Callable[[], None]) -> None:
        self.settings = SETTINGS
        self.store = store
        self.me = Me(store)
        self.tables = Tables(store, self.settings, Decider(offered, lambda: STAND_IN))
        addresses = Addresses()
        thinker = PageWorker("page", ask, stop)
        self.bots = PageBots(self.tables, self.settings, addresses, thinker)
        self.bots.store = store
        self.tables.after_step.append(self.bots.owed)
        self.hints = Hints(self.tables, addresses, thinker)
        self.studies = Studies(store, self.settings, Records(thinker), thinker)
        self.sweeper = Sweeper(self.tables, self.bots)
        self.talk = PageTalk(self.settings, self.tables, self.me, NoChat(), Limits(UNLIMITED), Sockets(UNLIMITED, 1))
        self.talk.sweeper = self.sweeper
        self.tasks = Tasks()

    async def start(self) -> None:
        await self.me.load()

    def converse(self, send: Callable[[str], None], ended: Callable[[int], None]) -> PageWire:
        """Talk with the page from now on."""
        wire = PageWire(send, ended)
        connection = Connection(wire, self.me.person, set(), self.settings.queue_messages)
        self.tasks.begin(self.talk.talk(connection))
        return wire

    def hear(self, table: str, number: int) -> None:
        """Another tab has stored a step."""
        self.tasks.begin(self.sweeper.wake(table, number))
