"""All parts of one server process, put together and looked after from start to stop."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from boardinghouse.server import bots
from boardinghouse.server.accounts import Accounts, signing_key
from boardinghouse.server.bots import BotPlayers
from boardinghouse.server.calls import Calls
from boardinghouse.server.chat import Chat
from boardinghouse.server.decide import Decider
from boardinghouse.server.hints import Hints
from boardinghouse.server.invites import Invites
from boardinghouse.server.leases import Leases
from boardinghouse.server.limits import Limits
from boardinghouse.server.migrate import migrate
from boardinghouse.server.passing import Passing
from boardinghouse.server.records import Records
from boardinghouse.server.register import SharedRegister
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Sockets
from boardinghouse.server.store import Store
from boardinghouse.server.studies import Studies
from boardinghouse.server.sweep import Sweeper
from boardinghouse.server.tables import Tables
from boardinghouse.server.talk import Talk
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Addresses

log = structlog.get_logger("house")
WORKING_SECONDS = 10.0  # that commands under way may take when all is to end
LEAVING_SECONDS = 2.0  # for the farewell to the other processes
SAVING_SECONDS = 30.0  # for the snapshots of all games in memory


class House:
    """What routes and sockets work with."""

    accounts: Accounts
    talk: Talk

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, together=settings.processes > 1)
        self.limits = Limits(settings.rate_factor)
        process = secrets.token_hex(6)
        register = SharedRegister(self.store, process) if self.store.shared else None
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
        self.passing: Passing | None = None
        if self.store.shared:
            leases = Leases(self.store, process)
            self.passing = Passing(leases, self.sweeper.look_after, self.hear, settings.bot_seconds)
            self.sweeper.everything = not self.store.postgres
            self.sweeper.elsewhere = self.passing.is_elsewhere
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
            self.passing,
        )
        loop = asyncio.get_running_loop()

        def call(work: Callable[..., object], *given: Any) -> None:
            with contextlib.suppress(RuntimeError):  # all is over here
                loop.call_soon_threadsafe(work, *given)

        self.stop_listening = self.store.listen(partial(call, self.hear))
        if self.passing is not None:
            await self.passing.start(self.talk)
            self.store.tell_others = partial(call, self.passing.broadcast)
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
        elif words[0] == "known":  # this person has another name, or hears others
            self.running.begin(self.meet_again(words[1]))
        elif words[0] == "lease":
            if self.passing is not None:
                self.passing.leases.note(words[1], words[2])
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

    async def meet_again(self, person: str) -> None:
        """See who is at these sockets now, and whom they do not hear."""
        self.accounts.forget(person)
        for connection in [connection for connection in self.sockets.open if connection.person == person]:
            connection.muted = await self.accounts.muted_by(person)
            connection.who = await self.accounts.who(connection.session) or connection.who
            if self.passing is not None:
                self.passing.introduce(connection)

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
        with contextlib.suppress(Exception):  # the database, for one: the others see for themselves
            if self.passing is not None:
                async with asyncio.timeout(LEAVING_SECONDS):
                    await self.passing.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SAVING_SECONDS):
                await self.tables.save_all()
                await self.tables.register.close()
        self.stuck = not self.store.close()
        log.info("stopped")
