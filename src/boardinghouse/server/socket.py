"""The socket: requests in, messages out. One reader and one writer a connection, with a bounded queue between."""

import asyncio
import contextlib
from collections import Counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from boardinghouse import rulebook
from boardinghouse.server import metrics
from boardinghouse.server.accounts import Accounts
from boardinghouse.server.chat import Chat
from boardinghouse.server.connections import descriptors
from boardinghouse.server.guard import address
from boardinghouse.server.limits import Limits, TooFast
from boardinghouse.server.protocol import (
    PROTOCOL,
    AnyCommand,
    Done,
    Fault,
    Hello,
    Join,
    MaybeKey,
    Part,
    Parted,
    PersonInfo,
    Ping,
    Pong,
    Refusal,
    Request,
    Say,
    Why,
    WhyAnswer,
)
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.store import now
from boardinghouse.server.tables import Tables
from boardinghouse.server.tasks import Tasks

log = structlog.get_logger("socket")


class Keyed(msgspec.Struct):
    """As much of a request as its refusal needs."""

    key: MaybeKey = ""


decode = msgspec.json.Decoder(Request).decode
decode_key = msgspec.json.Decoder(Keyed).decode
encode = msgspec.json.encode

TOO_SLOW = 4008  # read faster, or come back and resync
TOO_MANY = 4029
GOING_DOWN = 1012
SIGNED_OUT = 4001
JOINED = 40  # tables one socket may listen to
STRIKES = 20  # messages too fast before a socket is closed
FROM_ADDRESS = 100  # sockets open at once,
OF_PERSON = 30  # as many tabs
CLOSING_SECONDS = 2.0  # for the last message to every reader when all is to end


class Sockets:
    """All open connections of this process."""

    def __init__(self, factor: float = 1.0, all: int | None = None) -> None:
        self.factor = factor
        self.all = all or descriptors() // 2
        self.open: set[Connection] = set()
        self.held: Counter[str] = Counter()  # by address and by person

    def admit(self, connection: "Connection") -> None:
        """Count a connection in, or refuse it."""
        for holder, most in ((connection.address, FROM_ADDRESS), (connection.person, OF_PERSON)):
            if holder and self.held[holder] >= max(1, int(most * self.factor)):
                raise Refused("too-many-sockets")
        if len(self.open) >= self.all:
            raise Refused("house-full")
        self.open.add(connection)
        self.held.update((connection.address, connection.person))
        metrics.SOCKETS.inc()

    def dismiss(self, connection: "Connection") -> None:
        self.open.discard(connection)
        for holder in (connection.address, connection.person):
            self.held[holder] -= 1
            if not self.held[holder]:
                del self.held[holder]
        metrics.SOCKETS.dec()

    def close_person(self, person: str) -> None:
        """End the connections of somebody who signed out."""
        for connection in list(self.open):
            if connection.person == person:
                connection.end(SIGNED_OUT)

    def rename(self, person: PersonInfo) -> None:
        """What they say from now on they say under their new name."""
        for connection in self.open:
            if connection.person == person.id:
                connection.who = person

    def close_all(self) -> None:
        """Send everybody away who is here."""
        for connection in list(self.open):
            connection.end(GOING_DOWN)


class Connection:
    """One socket. It is the outbox of every table it has joined."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], who: PersonInfo | None, muted: set[str], size: int, address: str = ""
    ) -> None:
        self.socket = socket
        self.address = address
        self.who = who
        self.person = who.id if who is not None else ""
        self.session = ""  # the hash of the session it was opened with
        self.muted = muted
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.size = size
        self.joined: set[tuple[str, int | None]] = set()
        self.ending = False

    def put(self, message: bytes) -> None:
        """Queue a message. A reader that is too slow is sent away: it comes back and gets the present state."""
        if self.ending:
            return
        if self.queue.qsize() >= self.size:
            metrics.RESYNCS.inc()
            self.end(TOO_SLOW)
        else:
            self.queue.put_nowait(message)

    def end(self, code: int) -> None:
        """Close, dropping what is still unsent."""
        if not self.ending:
            self.ending = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(code)

    async def write(self) -> None:
        """Send until told to close."""
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                with contextlib.suppress(RuntimeError):  # already closed from the other side
                    await self.socket.close(code=item)
                return
            await self.socket.send_data(item, mode="text")


class Talk:
    """Serves connections: reads requests and hands them to the right door."""

    def __init__(
        self, settings: Settings, tables: Tables, accounts: Accounts, chat: Chat, limits: Limits, sockets: Sockets
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.accounts = accounts
        self.chat = chat
        self.limits = limits
        self.sockets = sockets
        self.tasks = Tasks()

    async def close(self) -> None:
        """Tell everybody that the server goes away, and wait until they are gone, or have had their time to go."""
        self.sockets.close_all()
        await self.tasks.close(CLOSING_SECONDS)

    async def serve(self, socket: WebSocket[Any, Any, Any], who: PersonInfo | None, session: str) -> None:
        muted = await self.accounts.muted_by(who.id) if who is not None else set()
        connection = Connection(socket, who, muted, self.settings.queue_messages, address(socket.scope))
        connection.session = session
        self.sockets.admit(connection)
        try:
            await socket.accept()
            await self.talk(connection)
        finally:
            self.sockets.dismiss(connection)

    async def talk(self, connection: Connection) -> None:
        """Read and write until either ends."""
        connection.put(encode(Hello(PROTOCOL, connection.who, now())))
        try:
            writing = self.tasks.begin(connection.write())
            reading = self.tasks.begin(self.read(connection))
        except Refused:  # too late: the house was closed while it came in
            await connection.socket.close(code=GOING_DOWN)
            return
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for table, viewer in connection.joined:
                self.tables.part(table, viewer, connection)
            for task in (reading, writing):
                task.cancel()
            for fault in await asyncio.gather(reading, writing, return_exceptions=True):
                # that the other side is gone is said in several ways
                if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect | RuntimeError | OSError):
                    log.error("socket-failed", exc_info=fault)

    async def read(self, connection: Connection) -> None:
        limits = Limits(self.limits.factor)
        strikes = 0
        while True:
            data = await connection.socket.receive_data(mode="text")
            try:
                request, fault = decode(data), None
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
                request, fault = None, Fault("unreadable", str(why)[:200], key_of(data))
            try:
                limits.spend("message", "")
            except TooFast as fast:
                strikes += 1
                if strikes > STRIKES * self.limits.factor:
                    connection.end(TOO_MANY)
                    return
                if request is not None:
                    self.refuse(connection, request, fast)
                    continue
            if fault is not None:
                connection.put(encode(fault))
            else:
                await self.answer(connection, request)

    async def answer(self, connection: Connection, request: Any) -> None:
        """Do what is asked. Whatever goes wrong inside, the other side learns only that it did."""
        try:
            if connection.session and connection.who and await self.accounts.who(connection.session) is None:
                connection.end(SIGNED_OUT)  # ended elsewhere
                return
            await self.dispatch(connection, request)
        except Refused as refused:
            self.refuse(connection, request, refused)
            if refused.reason in ("stale", "not-your-turn", "illegal"):
                await self.resync(connection, request.table)
        except Exception:
            log.exception("request-failed", request=type(request).__name__)
            self.refuse(connection, request, Refused("fault"))

    def refuse(self, connection: Connection, request: Any, why: Refused) -> None:
        """Say no, and to what."""
        metrics.REFUSED.labels(why.reason).inc()
        table, seat = getattr(request, "table", None), getattr(request, "seat", None)
        type = str(request.__struct_config__.tag)
        retry = round(why.seconds, 3) if isinstance(why, TooFast) else None
        connection.put(encode(Refusal(request.key, why.reason, why.rule, type, table, seat, retry)))

    async def dispatch(self, connection: Connection, request: Any) -> None:
        match request:
            case Ping(seen=seen, key=key):
                joined = {table for table, _ in connection.joined}
                connection.put(encode(Pong(now(), sorted(set(seen) - joined), key)))
                await self.accounts.note(connection.person)
                for table, viewer in list(connection.joined):
                    live = self.tables.live.get(table)
                    if live is not None and live.table.version > seen.get(table, live.table.version):
                        try:
                            await self.join(connection, table, viewer, seen[table])
                        except TooFast:  # the next ping asks again
                            return
                        except Refused:  # no longer theirs to see, and they were told so: the other tables are
                            connection.joined.discard((table, viewer))
            case Join(table=table, seat=viewer, last=last, key=key):
                await self.join(connection, table, viewer, last, key)
            case Part(table=table, seat=viewer, key=key):
                self.part(connection, table, viewer)
                connection.put(encode(Done(key, 0, table)))
            case Why(table=table, seat=seat, action=action, language=language, key=key):
                rule = await self.tables.why(connection.person, table, seat, action)
                text = None
                if rule is not None:
                    text = rulebook.rule_text((await self.tables.find(table)).table.game.id, rule, language)
                connection.put(encode(WhyAnswer(table, seat, action, rule, text, key)))
            case Say():
                who = signed_in(connection)
                self.limits.spend("chat", who.id)
                await self.chat.say(who, request)
                connection.put(encode(Done(request.key, 0, request.table)))
            case _:
                await self.command(connection, request)

    async def command(self, connection: Connection, request: AnyCommand) -> None:
        who = signed_in(connection)
        self.limits.spend("command", who.id)
        connection.put(encode(await self.tables.command(who, request)))

    async def join(
        self, connection: Connection, table: str, viewer: int | None, last: int | None, key: str = ""
    ) -> None:
        """Send the present state and all that follows. It is a full view, so nobody gets it as often as they like."""
        if len(connection.joined) >= JOINED and (table, viewer) not in connection.joined:
            raise Refused("too-many-tables")
        self.limits.spend("join", connection.person or connection.address)
        self.limits.spend("joins", connection.address)
        await self.tables.join(connection.person, table, viewer, last, connection, key)
        connection.joined.add((table, viewer))
        if viewer is not None and (table, None) in connection.joined:  # who sits watches no more: one stream is enough
            self.part(connection, table, None)
            connection.put(encode(Parted(table, None)))

    def part(self, connection: Connection, table: str, viewer: int | None) -> None:
        connection.joined.discard((table, viewer))
        self.tables.part(table, viewer, connection)

    async def resync(self, connection: Connection, table: str) -> None:
        for joined, viewer in list(connection.joined):
            if joined == table:
                with contextlib.suppress(Refused):
                    await self.join(connection, table, viewer, None)


def key_of(data: str) -> str:
    """The key of a request that is wrong in another way; empty if not even that can be read."""
    try:
        return decode_key(data).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def signed_in(connection: Connection) -> PersonInfo:
    if connection.who is None:
        raise Refused("sign-in-first")
    return connection.who
