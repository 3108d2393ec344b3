"""All parts of one server process, put together and looked after from start to stop."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import structlog

from boardinghouse.server import bots
from boardinghouse.server.accounts import Accounts, signing_key
from boardinghouse.server.bots import BotPlayers
from boardinghouse.server.chat import Chat
from boardinghouse.server.decide import Decider
from boardinghouse.server.hints import Hints
from boardinghouse.server.invites import Invites
from boardinghouse.server.limits import Limits
from boardinghouse.server.migrate import migrate
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Sockets, Talk
from boardinghouse.server.store import Store
from boardinghouse.server.studies import Studies
from boardinghouse.server.sweep import Sweeper
from boardinghouse.server.tables import Tables

log = structlog.get_logger("house")


class House:
    """What routes and sockets work with."""

    accounts: Accounts
    talk: Talk

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = Limits(settings.rate_factor)
        self.tables = Tables(self.store, settings, Decider(bots.offered, bots.stand_in))
        self.bots = BotPlayers(self.tables, settings)
        self.tables.after_step.append(self.bots.owed)
        self.hints = Hints(self.tables)
        self.studies = Studies(self.store, settings)
        self.invites = Invites(self.store, self.tables)
        self.chat = Chat(self.store, self.tables)
        self.sockets = Sockets()
        self.sweeper = Sweeper(self.tables, self.bots)
        self.running: set[asyncio.Task[Any]] = set()
        self.stop_listening: Callable[[], None] | None = None
        self.ready = False

    async def start(self) -> None:
        await asyncio.to_thread(migrate, self.store.engine)
        self.accounts = Accounts(self.store, await signing_key(self.store))
        self.talk = Talk(self.settings, self.tables, self.accounts, self.chat, self.limits, self.sockets)
        loop = asyncio.get_running_loop()
        self.stop_listening = self.store.listen(lambda notice: loop.call_soon_threadsafe(self.hear, notice))
        self.run(self.sweeper.run())
        self.ready = True
        log.info("started", database=self.store.engine.url.render_as_string(hide_password=True))

    def run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    def hear(self, notice: str) -> None:
        """Another process on this database has stored something."""
        words = notice.split()
        if words[0] == "chat":
            self.run(self.chat.wake(words[1], int(words[2])))
        elif words[0] == "person":  # a session of this person was ended; who has another one comes back
            self.accounts.forget(words[1])
            self.sockets.close_person(words[1])
        else:
            self.run(self.sweeper.wake(words[0], int(words[1])))

    async def stop(self) -> None:
        """Take no more, finish what is begun, save what the next start goes on from."""
        self.ready = False
        if self.stop_listening is not None:
            self.stop_listening()
        self.sockets.close_all()
        for task in list(self.running):
            task.cancel()
        await self.bots.close()
        await self.hints.close()
        await self.studies.close()
        while self.tables.working:
            await asyncio.wait(self.tables.working, timeout=10)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.tables.save_all(), 30)
        self.store.close()
        log.info("stopped")
