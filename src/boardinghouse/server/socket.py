"""The socket: requests in, messages out. One reader and one writer a connection, with a bounded queue between."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from boardinghouse.server import library, metrics
from boardinghouse.server.accounts import Accounts
from boardinghouse.server.chat import Chat
from boardinghouse.server.decide import Refused
from boardinghouse.server.limits import Limits, TooFast
from boardinghouse.server.protocol import (
    PROTOCOL,
    AnyCommand,
    Done,
    Fault,
    Hello,
    Join,
    Part,
    PersonInfo,
    Ping,
    Pong,
    Refusal,
    Request,
    Say,
    Why,
    WhyAnswer,
)
from boardinghouse.server.settings import Settings
from boardinghouse.server.tables import Tables

log = structlog.get_logger("socket")
decode = msgspec.json.Decoder(Request).decode
encode = msgspec.json.encode

TOO_SLOW = 4008  # read faster, or come back and resync
TOO_MANY = 4029
GOING_DOWN = 1012
SIGNED_OUT = 4001
JOINED = 40  # tables one socket may listen to


class Sockets:
    """All open connections of this process."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()

    def close_person(self, person: str) -> None:
        """End the connections of somebody who signed out."""
        for connection in list(self.open):
            if connection.person == person:
                connection.end(SIGNED_OUT)

    def close_all(self) -> None:
        for connection in list(self.open):
            connection.end(GOING_DOWN)


class Connection:
    """One socket. It is the outbox of every table it has joined."""

    def __init__(self, socket: WebSocket[Any, Any, Any], who: PersonInfo | None, muted: set[str], size: int) -> None:
        self.socket = socket
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

    async def serve(self, socket: WebSocket[Any, Any, Any], who: PersonInfo | None, session: str) -> None:
        muted = await self.accounts.muted_by(who.id) if who is not None else set()
        connection = Connection(socket, who, muted, self.settings.queue_messages)
        connection.session = session
        await socket.accept()
        connection.put(encode(Hello(PROTOCOL, who, round(time.time(), 3))))
        self.sockets.open.add(connection)
        metrics.SOCKETS.inc()
        writing = asyncio.create_task(connection.write())
        reading = asyncio.create_task(self.read(connection))
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.SOCKETS.dec()
            self.sockets.open.discard(connection)
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
                limits.spend("message", "")
                request = decode(data)
            except TooFast:
                strikes += 1
                if strikes > 20 * self.limits.factor:
                    connection.end(TOO_MANY)
                    return
                connection.put(encode(Fault("too-fast")))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                connection.put(encode(Fault("unreadable")))
            else:
                await self.answer(connection, request)

    async def answer(self, connection: Connection, request: Any) -> None:
        """Do what is asked. Whatever goes wrong inside, the other side learns only that it did."""
        key = getattr(request, "key", "")
        try:
            if connection.session and connection.who and await self.accounts.who(connection.session) is None:
                connection.end(SIGNED_OUT)  # ended elsewhere
                return
            await self.dispatch(connection, request)
        except Refused as refused:
            metrics.REFUSED.labels(refused.reason).inc()
            connection.put(encode(Refusal(key, refused.reason, refused.rule)))
            if refused.reason in ("stale", "not-your-turn", "illegal"):
                await self.resync(connection, request.table)
        except Exception:
            log.exception("request-failed", request=type(request).__name__)
            connection.put(encode(Refusal(key, "fault")))

    async def dispatch(self, connection: Connection, request: Any) -> None:
        match request:
            case Ping(seen=seen):
                joined = {table for table, _ in connection.joined}
                connection.put(encode(Pong(round(time.time(), 3), sorted(set(seen) - joined))))
                await self.accounts.note(connection.person)
                for table, viewer in list(connection.joined):
                    live = self.tables.live.get(table)
                    if live is not None and live.table.version > seen.get(table, live.table.version):
                        try:
                            await self.join(connection, table, viewer, seen[table])
                        except Refused:  # no longer his to see, and he was told so: the other tables are
                            connection.joined.discard((table, viewer))
            case Join(table=table, seat=viewer, last=last):
                await self.join(connection, table, viewer, last)
            case Part(table=table, seat=viewer):
                connection.joined.discard((table, viewer))
                self.tables.part(table, viewer, connection)
            case Why(table=table, seat=seat, action=action, language=language):
                rule = await self.tables.why(connection.person, table, seat, action)
                text = None
                if rule is not None:
                    text = library.rule_text((await self.tables.find(table)).table.game.id, rule, language)
                connection.put(encode(WhyAnswer(table, seat, action, rule, text)))
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

    async def join(self, connection: Connection, table: str, viewer: int | None, last: int | None) -> None:
        if len(connection.joined) >= JOINED and (table, viewer) not in connection.joined:
            raise Refused("too-many-tables")
        await self.tables.join(connection.person, table, viewer, last, connection)
        connection.joined.add((table, viewer))

    async def resync(self, connection: Connection, table: str) -> None:
        for joined, viewer in list(connection.joined):
            if joined == table:
                with contextlib.suppress(Refused):
                    await self.join(connection, table, viewer, None)


def signed_in(connection: Connection) -> PersonInfo:
    if connection.who is None:
        raise Refused("sign-in-first")
    return connection.who
