"""All parts of one server process, put together and looked after from start to stop."""

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from boardinghouse.server import bots
from boardinghouse.server.accounts import Accounts, signing_key
from boardinghouse.server.bots import BotPlayers
from boardinghouse.server.calls import Calls
from boardinghouse.server.chat import Chat
from boardinghouse.server.decide import Decider
from boardinghouse.server.hints import Hints
from boardinghouse.server.invites import Invites
from boardinghouse.server.limits import Limits
from boardinghouse.server.migrate import migrate
from boardinghouse.server.records import Records
from boardinghouse.server.register import SharedRegister
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Sockets, Talk
from boardinghouse.server.store import Store
from boardinghouse.server.studies import Studies
from boardinghouse.server.sweep import Sweeper
from boardinghouse.server.tables import Tables
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Addresses

log = structlog.get_logger("house")
WORKING_SECONDS = 10.0  # that commands under way may take when all is to end
SAVING_SECONDS = 30.0  # for the snapshots of all games in memory


class House:
    """What routes and sockets work with."""

    accounts: Accounts
    talk: Talk

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = Limits(settings.rate_factor)
        register = SharedRegister(self.store) if self.store.shared else None
        self.tables = Tables(self.store, settings, Decider(bots.offered, bots.stand_in), register)
        self.addresses = Addresses()
        self.bots = BotPlayers(self.tables, settings, self.addresses)
        self.tables.after_step.append(self.bots.owed)
        self.hints = Hints(self.tables, self.addresses)
        self.records = Records()
        self.studies = Studies(self.store, settings, self.records)
        self.invites = Invites(self.store, self.tables)
        self.chat = Chat(self.store, self.tables)
        self.sockets = Sockets(settings.rate_factor)
        self.calls = Calls(self.tables, self.store)
        self.tables.after_step.append(self.calls.look)
        self.tables.after_making.append(self.calls.look)
        self.sweeper = Sweeper(self.tables, self.bots)
        self.tables.after_step.append(self.sweeper.set_alarm)
        self.running = Tasks()
        self.stop_listening: Callable[[], None] | None = None
        self.ready = False
        self.stuck = False  # whether the database did not answer in the end

    async def start(self) -> None:
        await asyncio.to_thread(migrate, self.store.engine)
        self.accounts = Accounts(self.store, await signing_key(self.store))
        self.talk = Talk(
            self.settings,
            self.tables,
            self.accounts,
            self.chat,
            self.limits,
            self.sockets,
            self.calls,
        )
        loop = asyncio.get_running_loop()
        self.stop_listening = self.store.listen(lambda notice: loop.call_soon_threadsafe(self.hear, notice))
        self.running.begin(self.sweeper.run())
        self.ready = True
        log.info("started", database=self.store.engine.url.render_as_string(hide_password=True))

    def hear(self, notice: str) -> None:
        """Another process on this database has stored something."""
        if self.running.closed:
            return
        words = notice.split()
        if words[0] == "chat":
            self.running.begin(self.chat.wake(words[1], int(words[2])))
        elif words[0] == "person":  # a session of this person was ended; who has another one comes back
            self.accounts.forget(words[1])
            self.sockets.close_person(words[1])
        elif words[0] == "here":  # who is connected
            if words[1] in self.tables.live:
                self.running.begin(self.tables.read_presence([words[1]]))
        else:
            live = self.tables.live.get(words[0])
            if live is not None and live.table.version < int(words[1]):
                live.read = 0
                self.running.begin(self.sweeper.wake(words[0], int(words[1])))
            if self.calls.attending:
                self.running.begin(self.calls.wake(words[0]))

    async def stop(self) -> None:
        """Take no more, finish what is begun, save what the next start goes on from."""
        self.ready = False
        if self.stop_listening is not None:
            self.stop_listening()
        await asyncio.gather(
            self.running.close(),
            self.talk.close(),
            self.bots.close(),
            self.hints.close(),
            self.studies.close(),
            self.sweeper.answering.close(),
        )
        await self.records.close()  # the studies ask there
        await self.tables.working.close(WORKING_SECONDS)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SAVING_SECONDS):
                await self.tables.save_all()
                await self.tables.register.close()
        self.stuck = not self.store.close()
        log.info("stopped")
