"""The sweeper: looks after clocks that ran out, bots whose process died, and what other processes stored."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from boardinghouse.server import metrics
from boardinghouse.server.bots import BotPlayers
from boardinghouse.server.fold import Table
from boardinghouse.server.refused import Refused
from boardinghouse.server.stored import now
from boardinghouse.server.tables import Tables
from boardinghouse.server.tasks import Tasks

log = structlog.get_logger("sweep")
LATER = 0.005  # past the moment itself: the clocks of the system differ by that much
FROZEN_SECONDS = 3600.0  # until a frozen table is looked at again


class Sweeper:
    """One task per process. Every round is safe to repeat and to run in several processes at once."""

    def __init__(self, tables: Tables, bots: BotPlayers) -> None:
        self.tables = tables
        self.bots = bots
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.answering = Tasks()
        self.everything = not tables.store.shared  # look after all tables at first
        self.elsewhere: Callable[[str], Awaitable[bool]] | None = None  # whether another process looks after a table

    def set_alarm(self, table: Table) -> None:
        """Look after a table the moment that the next clock runs out, rather than at the next round."""
        alarm = self.alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()
        deadline = table.clocks.next_deadline() if table.header.clock.kind != "none" else None
        if deadline is not None and table.status == "playing":
            seconds = max(deadline - now(), 0.0) + LATER
            self.alarms[table.id] = asyncio.get_running_loop().call_later(seconds, self.ring, table.id)

    def ring(self, id: str) -> None:
        del self.alarms[id]
        if not self.answering.closed:
            self.answering.begin(self.look_after(id))

    async def run(self) -> None:
        # a server alone on its database need not wait for a dead server's bots to be overdue
        first = self.everything
        while True:
            try:
                await self.round(everything=first)
                first = False
            except Exception:
                log.exception("sweep-failed")
            await asyncio.sleep(self.tables.settings.sweep_seconds)

    async def round(self, *, everything: bool = False) -> None:
        horizon = now() + (1e9 if everything else 0.0)
        last = (0.0, "")
        while page := await self.tables.store.due(horizon, last):  # all of them: nothing overdue hides anything else
            for last in page:
                await self.look_after(last[1])
        watched = self.tables.watched()
        if self.tables.store.shared:
            await self.fetch_news()
            if await self.tables.register.beat() and watched:
                await self.tables.read_presence(watched)
        for id in watched:  # sockets may have gone silent
            self.tables.tell_presence(self.tables.live[id])
        await self.tables.drop_idle()
        metrics.TABLES.set(len(self.tables.live))

    async def look_after(self, id: str) -> None:
        try:
            if self.elsewhere is not None and await self.elsewhere(id):
                return
            live = await self.tables.find(id)
            table = live.table
            if table.frozen:  # nobody here can do anything about it
                await self.tables.store.postpone(id, table.version, now() + FROZEN_SECONDS)
                return
            late = [seat for seat in table.owing if (table.clocks.deadline(seat) or 1e18) <= now()]
            for seat in late:
                await self.tables.finish(self.tables.time_out(id, seat))
            table = live.table
            self.set_alarm(table)
            if any(table.seats[seat].bot for seat in table.owing):
                self.bots.owed(table)
                # not in every round, and let the other processes know that this one is at it; clocks go on meanwhile
                again = now() + self.tables.settings.bot_seconds + 5
                await self.tables.store.postpone(id, table.version, min(again, table.clocks.next_deadline() or again))
        except Refused:
            pass
        except Exception:  # of this table: the others are looked after
            log.exception("look-failed", table=id)

    async def fetch_news(self) -> None:
        """Tables that somebody here watches and another process moved on: notices may get lost."""
        watched = self.tables.watched()
        if not watched:
            return
        for id, version in (await self.tables.store.versions(watched)).items():
            live = self.tables.live.get(id)
            if live is not None and live.table.version < version:
                await self.wake(id, version)

    async def wake(self, id: str, version: int) -> None:
        """Another process has stored a step of this table."""
        live = self.tables.live.get(id)
        if live is not None and live.table.version < version and live.watched():
            async with live.lock:
                await self.tables.catch_up(live)
