"""Requests about a table that another process has in its hands are passed on to it, and what it says is passed back.

For the process that has the table the socket is a guest (`guests.py`). What is asked is answered to the end before the
next is passed on; if the process that has the table is gone before that, the table is taken over and the question asked
again: its key keeps it from being carried out twice.
"""

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import structlog

from boardinghouse.server import metrics
from boardinghouse.server.commands import AnyCommand, Join, Part, Ping
from boardinghouse.server.guests import Answered, Guest, Guests, Introduction, Joined
from boardinghouse.server.leases import Leases, Process
from boardinghouse.server.limits import TooFast
from boardinghouse.server.link import ASK, DID, END, NOTICE, OPEN, SHUT, TELL, Link, dial
from boardinghouse.server.protocol import Done, PersonInfo, Refusal
from boardinghouse.server.refused import Refused
from boardinghouse.server.socket import Connection
from boardinghouse.server.stored import now
from boardinghouse.server.talk import Talk
from boardinghouse.server.tasks import Tasks

log = structlog.get_logger("passing")
ROUND_SECONDS = 1.0
TRIES = 4  # holders that are asked, where tables move
BOTS_SECONDS = 5.0  # see `Tables.new_step`: so much later than its bot's time is a table looked after


class Gone(Exception):
    """The process is not there any more."""


class Speaker(Protocol):
    """Whose requests are passed on."""

    who: PersonInfo | None
    muted: set[str]
    address: str

    def put(self, message: bytes) -> None: ...

    def end(self, code: int) -> None: ...

    def again(self, requests: Iterable[Join]) -> None:
        """Ask this next: where it was answered so far nobody is any more."""


encode = msgspec.json.Encoder().encode
decode_answered = msgspec.json.Decoder(Answered).decode
decode_reply = msgspec.json.Decoder(Done | Refusal).decode


class Channel:
    """What a speaker has to do with one other process."""

    def __init__(self, link: Link, number: int, speaker: Speaker) -> None:
        self.link = link
        self.number = number
        self.speaker = speaker
        self.joined: Joined = {}
        self.asked: asyncio.Future[Answered] | None = None
        self.one_by_one = asyncio.Lock()

    def introduce(self) -> None:
        speaker = self.speaker
        self.link.send(OPEN, self.number, encode(Introduction(speaker.who, sorted(speaker.muted), speaker.address)))

    async def ask(self, request: Any) -> bool:
        """Have a request dealt with there; False if it was not, because the table is somewhere else. Gone if nobody can
        say whether it was."""
        async with self.one_by_one:
            if self.link.over:
                raise Gone
            self.asked = self.link.loop.create_future()
            self.link.send(ASK, self.number, encode(request))
            try:
                answered = await self.asked
            finally:
                self.asked = None
        return not answered.moved

    def did(self, answered: Answered) -> None:
        if answered.joined is not None:
            self.joined = {(table, viewer): patches for table, viewer, patches in answered.joined}
        if self.asked is not None and not self.asked.done():
            self.asked.set_result(answered)

    def broken(self) -> None:
        """The process is gone, or takes us for gone."""
        if self.asked is not None and not self.asked.done():
            self.asked.set_exception(Gone())
        if self.joined:
            joined, self.joined = self.joined, {}
            self.speaker.again([Join(table, viewer, None, "", patches) for (table, viewer), patches in joined.items()])


class Once:
    """Somebody who asks for one thing, over HTTP."""

    def __init__(self, who: PersonInfo) -> None:
        self.who: PersonInfo | None = who
        self.muted: set[str] = set()
        self.address = ""
        self.heard: list[bytes] = []

    def put(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self, code: int) -> None: ...

    def again(self, requests: Iterable[Join]) -> None: ...

    def done(self, key: str) -> Done:
        """What was done; Refused if it was not to be."""
        for message in self.heard:
            with contextlib.suppress(msgspec.ValidationError):  # something else was told
                reply = decode_reply(message)
                if reply.key == key and isinstance(reply, Done):
                    return reply
                if reply.key == key and isinstance(reply, Refusal):
                    raise TooFast(reply.retry) if reply.retry is not None else Refused(reply.reason, reply.rule)
        raise Refused("busy")


class Passing:
    """The links of this process to the others. `look_after` is told of tables that were taken over, `heard` what others
    want everybody to know."""

    def __init__(
        self,
        leases: Leases,
        look_after: Callable[[str], Coroutine[Any, Any, None]],
        heard: Callable[[str], None],
        bot_seconds: float,
    ) -> None:
        self.leases = leases
        self.look_after = look_after
        self.heard = heard
        self.bot_seconds = bot_seconds
        self.talk: Talk
        self.guests = Guests(leases, heard)
        self.tasks = Tasks()
        self.folder: Path | None = None
        self.server: asyncio.Server | None = None
        self.links: dict[str, Link] = {}  # by the process that was called
        self.dialling: dict[str, asyncio.Lock] = {}
        self.channels: dict[Link, dict[int, Channel]] = {}
        self.of_speaker: dict[Speaker, dict[Link, Channel]] = {}
        self.count = 0
        self.far: set[str] = set()

    # ---- start and stop ----------------------------------------------------------------------------------------

    async def start(self, talk: Talk) -> None:
        """Be there for the others, and let them know."""
        self.talk = self.guests.talk = talk
        if hasattr(asyncio.get_running_loop(), "create_unix_server"):
            self.folder = Path(tempfile.mkdtemp(prefix="boardinghouse-", dir=os.environ.get("RUNTIME_DIRECTORY")))
            path = self.folder / "link"
            try:
                self.server = await asyncio.get_running_loop().create_unix_server(self.guests.called, str(path))
                self.leases.address = str(path)
            except OSError as fault:  # where paths are too long, for one
                log.warning("no-link", fault=str(fault))
        await self.leases.beat()
        self.tasks.begin(self.run())

    async def run(self) -> None:
        while True:
            try:
                await self.round()
            except Exception:
                log.exception("round-failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def round(self) -> None:
        """Say that we are there, and get to know who else is."""
        await self.leases.beat()
        for other in await self.leases.others():
            with contextlib.suppress(Gone):
                await self.reach(other.id, other)
        await self.leases.tidy(self.talk.tables.live)

    async def close(self) -> None:
        await self.tasks.close()
        try:  # as long as we are on the list our socket is there: one that is not is on another machine
            await self.leases.bury(self.leases.process)
        finally:
            if self.server is not None:
                self.server.close()
            for link in [*self.links.values(), *self.guests.callers]:
                if link.known:
                    link.close()
            if self.folder is not None:
                with contextlib.suppress(OSError):
                    (self.folder / "link").unlink(missing_ok=True)
                    self.folder.rmdir()

    # ---- passing on --------------------------------------------------------------------------------------------

    async def pass_on(self, speaker: Speaker, request: Any) -> bool:
        """Have a request dealt with by the process that has its table; False if that is this one."""
        table = request.table
        if table in self.leases.mine:
            return False
        for _ in range(TRIES):
            link = await self.link_for(table)
            if link is None:
                return False
            with contextlib.suppress(Gone):
                if await self.channel(speaker, link).ask(request):
                    metrics.PASSED_ON.inc()
                    return True
                self.leases.forget(table)
        return False

    async def link_for(self, table: str) -> Link | None:
        """The way to the process that has this table. None if it is this one, or no way leads there: then it is served
        here too. Where the process is gone the table is taken over."""
        for _ in range(TRIES):
            holder = await self.leases.holder(table)
            if holder in ("", self.leases.process):
                return None
            try:
                return await self.reach(holder)
            except Gone:
                if await self.leases.take_over(table, holder):
                    log.info("table-taken-over", table=table)
                    if not self.tasks.closed:
                        self.tasks.begin(self.look_after(table))
        return None

    async def is_elsewhere(self, table: str) -> bool:
        """Whether another process looks after this table."""
        return await self.link_for(table) is not None

    async def reach(self, process: str, known: Process | None = None) -> Link | None:
        """The link to a process; None if it is on another machine. Gone if it is not there any more."""
        link = self.links.get(process)
        if link is not None:
            return link
        if self.tasks.closed:
            return None
        async with self.dialling.setdefault(process, asyncio.Lock()):
            link = self.links.get(process)
            if link is not None:
                return link
            other = known or await self.leases.find(process)
            if other is None:
                raise Gone
            if not other.address:
                self.note_far(other)
                return None
            made = Link(other.secret, self.leases.process, self.take_back, self.lost, called=False)
            try:
                link = await dial(other.address, lambda: made)
            except FileNotFoundError:
                self.note_far(other)
                return None
            except ConnectionRefusedError:  # there is its socket, and nobody behind it
                await self.leases.bury(process)
                with contextlib.suppress(OSError):
                    Path(other.address).unlink()
                    Path(other.address).parent.rmdir()
                raise Gone from None
            except (OSError, TimeoutError):
                raise Gone from None
            self.links[process] = link
            self.channels.setdefault(link, {})
            return link

    def note_far(self, other: Process) -> None:
        """It is on another machine, and what is on one of its tables is stored by both: Gone if it is no more there."""
        if not other.fresh:
            raise Gone
        if other.id not in self.far:
            self.far.add(other.id)
            log.warning("out-of-reach", process=other.id)

    def channel(self, speaker: Speaker, link: Link) -> Channel:
        ways = self.of_speaker.setdefault(speaker, {})
        if link not in ways:
            self.count += 1
            ways[link] = self.channels.setdefault(link, {})[self.count] = Channel(link, self.count, speaker)
            ways[link].introduce()
        return ways[link]

    def take_back(self, link: Link, kind: int, channel: int, payload: bytes) -> None:
        """A process that was called says something."""
        at = self.channels.get(link, {}).get(channel)
        if at is None:
            return
        if kind == TELL:
            at.speaker.put(payload)
        elif kind == DID:
            at.did(decode_answered(payload))
        elif kind == END:
            at.speaker.end(int.from_bytes(payload, "big"))

    def lost(self, link: Link) -> None:
        """A process that was called is gone, or does not say anything any more."""
        for process in [process for process, known in self.links.items() if known is link]:
            del self.links[process]
            if not self.tasks.closed:
                self.tasks.begin(self.inherit(process))
        for channel in self.channels.pop(link, {}).values():
            ways = self.of_speaker.get(channel.speaker, {})
            ways.pop(link, None)
            if not ways:
                self.of_speaker.pop(channel.speaker, None)
            channel.broken()

    async def inherit(self, process: str) -> None:
        """Look after what a process leaves behind: bots that were thinking there, clocks that run out soon."""
        try:
            await self.reach(process)
        except Gone:
            for table in await self.leases.left_by(process, now() + self.bot_seconds + BOTS_SECONDS):
                await self.is_elsewhere(table)

    # ---- for sockets -------------------------------------------------------------------------------------------

    async def ask(self, connection: Connection, request: Any) -> bool:
        """Whether a request is dealt with, by another process, or refused here because it is not for this one."""
        table = getattr(request, "table", None)
        if isinstance(request, Part):
            return await self.part(connection, request)
        if table is None or table in self.leases.mine:
            return False
        if isinstance(connection, Guest):
            connection.moved = await self.leases.holder(table) not in ("", self.leases.process)
            return connection.moved
        passed = await self.pass_on(connection, request)
        if isinstance(request, Join):
            eyes = (table, request.seat)
            if passed and eyes in connection.joined:  # it was here before: one stream is enough
                self.talk.part(connection, *eyes)
            elif not passed:
                await self.part(connection, Part(*eyes))
        return passed

    async def part(self, connection: Connection, request: Part) -> bool:
        """Stop passing back what happens at a table; False if nothing is passed back."""
        for channel in list(self.of_speaker.get(connection, {}).values()):
            if (request.table, request.seat) in channel.joined:
                with contextlib.suppress(Gone):
                    return await channel.ask(request)
        return False

    async def ping(self, connection: Connection, ping: Ping) -> set[str]:
        """Let the others know that somebody is still there and what they have seen; the tables they follow there."""
        for channel in list(self.of_speaker.get(connection, {}).values()):
            tables = {table for table, _ in channel.joined}
            seen = {table: number for table, number in ping.seen.items() if table in tables}
            with contextlib.suppress(Gone):
                await channel.ask(Ping(seen))
        ways = self.of_speaker.get(connection, {}).values()
        return {table for channel in ways for table, _ in channel.joined}

    def introduce(self, connection: Connection) -> None:
        """Something is new about somebody."""
        for channel in self.of_speaker.get(connection, {}).values():
            channel.introduce()

    def leave(self, speaker: Speaker) -> None:
        """Somebody is gone."""
        for link, channel in self.of_speaker.pop(speaker, {}).items():
            self.channels.get(link, {}).pop(channel.number, None)
            link.send(SHUT, channel.number)

    # ---- for HTTP ----------------------------------------------------------------------------------------------

    async def command(self, person: PersonInfo, command: AnyCommand) -> Done | None:
        """Have a command carried out by the process that has its table; None if that is this one."""
        once = Once(person)
        try:
            return once.done(command.key) if await self.pass_on(once, command) else None
        finally:
            self.leave(once)

    def broadcast(self, notices: Iterable[str]) -> None:
        """Let all others know, and this process too, as PostgreSQL would."""
        for notice in notices:
            self.heard(notice)
            for link in self.links.values():
                link.send(NOTICE, 0, notice.encode())
