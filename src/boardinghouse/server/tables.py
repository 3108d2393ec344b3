"""The one door: everything that is done at a table, by person, bot or clock, goes through `Tables`.

A command is decided, stored, and only then answered and told: in that order, under the table's lock. Anybody who reads
a table takes the lock too, so nobody ever sees a move that is not stored."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
import structlog

from boardinghouse.core.contract import IllegalAction
from boardinghouse.server import metrics, rights, views
from boardinghouse.server.changes import (
    AnyChange,
    Declined,
    Renamed,
    Sat,
    SetUp,
    TimedOut,
)
from boardinghouse.server.commands import AnyCommand, Play, Rematch
from boardinghouse.server.decide import Decider, running
from boardinghouse.server.fold import Table
from boardinghouse.server.live import Followers, Live, Outbox
from boardinghouse.server.loading import load, unhurried
from boardinghouse.server.position import BrokenLog
from boardinghouse.server.presence import Register
from boardinghouse.server.protocol import Done, PersonInfo, Sync
from boardinghouse.server.refused import Refused
from boardinghouse.server.rematch import rematch
from boardinghouse.server.settings import Settings
from boardinghouse.server.stored import Conflict, NewStep, TableStore, now
from boardinghouse.server.table_parts import Happening
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.telling import send, tell

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
log = structlog.get_logger("tables")
TRIES = 6  # a lost race for a step is decided again this often
GONE_SECONDS = 1.5  # until somebody whose last socket closed counts as away
RENAMED = 100  # tables at which a new name is told
NOBODY = "server"  # the author of steps nobody asked for


class Tables:
    """All tables of a server process."""

    def __init__(
        self, store: TableStore, settings: Settings, decider: Decider, register: Register | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.decider = decider
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.working = Tasks()
        self.register = register or Register()
        self.after_step: list[Callable[[Table], None]] = []  # bots look here for work
        self.after_making: list[Callable[[Table], None]] = []

    # ---- getting at a table ------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """The table in memory, loaded if need be; Refused if there is none."""
        live = self.live.get(id)
        if live is None:
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    live = self.live.get(id)
                    if live is None:  # after a fault two may load at once: the first one to be ready is the table
                        live = self.live.setdefault(id, Live(await load(self.store, id)))
            finally:
                self.loading.pop(id, None)
        live.used = time.monotonic()
        return live

    @contextlib.asynccontextmanager
    async def reading(self, id: str, *, trusting: bool = False, at_least: int = 0) -> AsyncIterator[Live]:
        """A table at rest, as new as the database; if `trusting`, as new as the other processes have said. That is for
        who is told of what comes next."""
        live = await self.find(id)
        async with live.lock:
            listening = self.store.listening
            trusted = trusting and live.stored is None and live.table.version >= at_least
            if self.store.shared and not (trusted and listening and live.read == listening):
                live.read = listening  # what is said from now on is said of newer steps
                try:
                    await self.catch_up(live)
                except BaseException:
                    live.read = 0
                    raise
            else:
                await self.settle(live)
            yield live

    async def catch_up(self, live: Live) -> bool:
        """Take over the steps other processes have stored; whether there were any."""
        if live.stored is not None:
            live.table = await load(self.store, live.table.id, live.stored)
        steps = await self.store.steps(live.table.id, live.table.version)
        live.stored = None
        async for step in unhurried(steps):
            try:
                happening = live.table.take(step.number, step.at, step.change, engine=not live.table.frozen)
            except BrokenLog:  # a process with other rules could play it: loaded again, the table is frozen here
                live.table = await load(self.store, live.table.id)
                break
            if step.key is not None:
                live.table.keys[(step.person, step.key)] = step.number
            self.tell(live, happening)
        return bool(steps)

    # ---- changing ----------------------------------------------------------------------------------------------

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to the end even if the one who asked is gone: a step is never left half made."""
        return await asyncio.shield(self.working.begin(work))

    async def command(self, person: PersonInfo, command: AnyCommand) -> Done:
        """Carry a command out, once; Refused if it may not be."""
        return await self.finish(self.carry_out(person, command))

    async def carry_out(self, person: PersonInfo, command: AnyCommand) -> Done:
        began = time.perf_counter()
        live = await self.find(command.table)
        async with live.lock:
            await self.settle(live)
            rights.require_known(live.table, person.id)
            if isinstance(command, Rematch):
                return await rematch(self, live, person, command)
            if isinstance(command, Play) and command.seat < len(live.table.seats):
                await self.maybe_time_out(live, command.seat)  # a move after the bell is one, however soon
            number = await self.commit(
                live, person.id, command.key, lambda table: self.decider.decide(table, person, command)
            )
        metrics.COMMANDS.labels(type(command).__name__.lower()).observe(time.perf_counter() - began)
        return Done(command.key, number, command.table)

    async def bot_move(self, id: str, seat: int, expected: int, action: int) -> None:
        """A bot's answer comes in by the same way. It may come too late: then it is dropped."""
        live = await self.find(id)
        async with live.lock:
            if not live.table.seats[seat].bot:
                raise Refused("away")
            await self.commit(
                live,
                f"bot {seat}",
                None,
                lambda table: self.decider.make_move(table, seat, expected, action),
            )

    async def time_out(self, id: str, seat: int) -> None:
        """A seat's time is out: the table's rule says what happens."""
        live = await self.find(id)
        async with live.lock:
            await self.maybe_time_out(live, seat)

    async def maybe_time_out(self, live: Live, seat: int) -> None:
        def decide(table: Table) -> tuple[AnyChange, int | None]:
            running(table)
            deadline = table.clocks.deadline(seat)
            if deadline is None or deadline > now():
                raise Refused("stale")
            clock = table.header.clock
            out = "vote" if clock.kind == "none" else clock.out
            return TimedOut(seat, out, "" if out == "vote" else self.decider.stand_in()), None

        if (live.table.clocks.deadline(seat) or 1e18) <= now():
            await self.commit(live, NOBODY, None, decide)

    async def rename(self, person: PersonInfo) -> None:
        """A person has another name: it is theirs at every table that is still in use."""
        for id in await self.store.tables_of(person.id, RENAMED):
            live = await self.find(id)
            async with live.lock:
                await self.settle(live)
                for seat in live.table.held_by(person.id):
                    sitter = live.table.seats[seat].sitter
                    if live.table.status in ("open", "playing") and not sitter.local and sitter.name != person.name:
                        change = Renamed(seat, person.name)
                        await self.commit(live, person.id, None, lambda _, change=change: (change, None))  # type: ignore[misc]

    async def claim(self, id: str, seat: int, person: PersonInfo, key: str) -> Done:
        """Sit down with an invite that has been checked."""
        live = await self.find(id)
        async with live.lock:
            number = await self.commit(
                live, person.id, key, lambda table: (self.decider.sit(table, person, seat, invited=True), None)
            )
        return Done(key, number, id)

    async def commit(
        self,
        live: Live,
        author: str,
        key: str | None,
        decide: Callable[[Table], tuple[AnyChange, int | None]],
    ) -> int:
        """Decide, store, tell; the step's number. Called under the table's lock."""
        for _ in range(TRIES):
            await self.settle(live)
            table = live.table
            version = table.version
            if key is not None and (author, key) in table.keys:
                return table.keys[(author, key)]
            try:
                change, drafted = decide(table)
            except Refused:
                if self.store.shared and await self.catch_up(live):
                    continue  # another process knows more: decide on the newest state
                raise
            except Exception:
                await self.forget_draft(live, version)  # a fault of the rules may have left half a move
                raise
            try:
                happening = table.take(version + 1, now(), change, drafted=drafted)
                await self.store.append(self.new_step(table, happening, author, key))
            except Conflict:
                metrics.CONFLICTS.inc()
                await self.forget_draft(live, version)
                continue
            except Exception:
                await self.forget_draft(live, version)
                raise
            if key is not None:
                table.keys[(author, key)] = happening.number
            metrics.STEPS.labels(type(change).__name__).inc()
            self.tell(live, happening)
            for call in self.after_step:
                call(table)
            return happening.number
        raise Refused("busy")

    async def forget_draft(self, live: Live, version: int) -> None:
        """A draft is in memory only. Go back to the step before it, and on from there with what is stored."""
        live.stored = version
        await self.catch_up(live)

    async def settle(self, live: Live) -> None:
        """Forget now a draft that could not be forgotten at once: the database that did not store it was not to be read
        either. Until this succeeds nobody gets at the table."""
        if live.stored is not None:
            await self.catch_up(live)

    def new_step(self, table: Table, happening: Happening, author: str, key: str | None) -> NewStep:
        change = happening.change
        take_snapshot = happening.number % self.settings.snapshot_every == 0 or table.status == "over"
        return NewStep(
            table=table.id,
            number=happening.number,
            at=happening.at,
            person=author,
            key=key,
            change=change,
            status=table.status,
            listed=table.listed,
            watchable=table.watchable,
            wake=table.wake(self.settings.bot_seconds + 5),
            seats=table.holders() if isinstance(change, Sat | SetUp | Declined) else None,
            snapshot=table.snapshot() if take_snapshot else None,
        )

    # ---- telling -----------------------------------------------------------------------------------------------

    def tell(self, live: Live, happening: Happening) -> None:
        """Send a stored step to everybody who listens."""
        tell(live, happening)
        if happening.news:
            self.tell_presence(live)

    def tell_presence(self, live: Live, to: Outbox | None = None) -> None:
        """Tell who is connected, to everybody if that has changed, and to somebody who has just come; nothing until
        it is known who is connected to the other processes."""
        if self.store.shared:
            if live.here.here(live.viewers) != live.here.written and not self.working.closed:
                self.working.begin(self.write_presence(live))
            if live.here.elsewhere is None:
                return
        presence = live.here.news(live.table, live.viewers, now())
        if presence != live.here.told:
            live.here.told = presence
            send(encode(presence), set().union(*live.viewers.values()))
        elif to is not None:
            to.put(encode(presence))

    async def write_presence(self, live: Live) -> None:
        """Let the other processes know who has come here or gone."""
        async with live.here.writing:
            here, before = live.here.here(live.viewers), live.here.written
            if here != before:
                live.here.written = here
                await self.register.write(live.table.id, here - before, before - here)

    async def read_presence(self, ids: list[str]) -> None:
        """See who is connected to the other processes, and tell it those who are connected here."""
        for id, elsewhere in (await self.register.read(ids)).items():
            live = self.live.get(id)
            if live is not None:
                live.here.elsewhere = elsewhere
                self.tell_presence(live)

    def watched(self) -> list[str]:
        return [id for id, live in self.live.items() if live.watched()]

    async def join(
        self,
        person: str,
        id: str,
        viewer: int | None,
        last: int | None,
        box: Outbox,
        key: str = "",
        *,
        patches: bool = False,
    ) -> None:
        """Listen to a table from now on; the present state comes first."""
        async with self.reading(id, trusting=True, at_least=last or 0) as live:
            table = live.table
            rights.require_view(table, person, viewer)
            live.part(viewer, {box})
            answers = views.legal(table, viewer)
            now = views.situation(table, viewer, answers)
            live.viewers.setdefault(viewer, set()).add(box)
            if patches:
                live.followers.setdefault(viewer, Followers()).add(box, table.version, now, answers)
            box.put(encode(views.sync(table, viewer, last, key, now)))
            if self.store.shared and live.here.elsewhere is None:
                await self.read_presence([id])
            self.tell_presence(live, box)

    async def look(self, person: str, id: str, viewer: int | None, last: int | None) -> Sync:
        """The present state, once."""
        async with self.reading(id) as live:
            rights.require_view(live.table, person, viewer)
            return views.sync(live.table, viewer, last)

    def part(self, id: str, viewer: int | None, box: Outbox) -> None:
        live = self.live.get(id)
        if live is not None:
            live.part(viewer, {box})
            # a person who reloads the page is back at once
            asyncio.get_running_loop().call_later(GONE_SECONDS, self.tell_presence, live)

    async def why(self, person: str, id: str, seat: int, action: int) -> str | None:
        """The paragraph that forbids an action to this person's seat now."""
        async with self.reading(id) as live:
            rights.require_view(live.table, person, seat)
            try:
                rule: str | None = running(live.table).state.why_not(seat, action)
            except IllegalAction:
                rule = None
            return rule

    # ---- keeping house -----------------------------------------------------------------------------------------

    async def save_all(self) -> None:
        """Snapshots of all games in memory, so that the next program, perhaps with other rules, goes on from them."""
        for live in list(self.live.values()):
            await self.save(live)

    async def save(self, live: Live) -> None:
        async with live.lock:
            snapshot = live.table.snapshot()
            if snapshot is not None and not live.table.frozen and live.stored is None:
                await self.store.save_snapshot(live.table.id, live.table.version, snapshot)

    async def drop_idle(self) -> None:
        """Let go of tables nobody looks at."""
        old = time.monotonic() - self.settings.idle_seconds
        for id, live in list(self.live.items()):
            if live.used < old and not live.watched() and not live.lock.locked():
                await self.save(live)
                # a person who has come meanwhile may still be about to take the lock
                if live.used < old and not live.watched() and not live.lock.locked():
                    del self.live[id]
