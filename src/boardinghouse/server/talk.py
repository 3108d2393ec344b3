"""The talk with everybody who is connected: requests are taken one by one and handed to the right door."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import structlog

from boardinghouse import rulebook
from boardinghouse.server import metrics
from boardinghouse.server.commands import AnyCommand, Attend, Join, MaybeKey, Part, Ping, Request, Say, Why
from boardinghouse.server.limits import Limits, TooFast
from boardinghouse.server.protocol import PROTOCOL, Done, Fault, Hello, Parted, PersonInfo, Pong, Refusal, WhyAnswer
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import GOING_DOWN, SIGNED_OUT, TOO_MANY, Connection, Sockets, Wire
from boardinghouse.server.stored import now
from boardinghouse.server.tables import Tables

log = structlog.get_logger("socket")
JOINED = 40  # tables one socket may listen to
STRIKES = 20  # messages too fast before a socket is closed
CLOSING_SECONDS = 2.0  # for the last message to every reader when all is to end


class People(Protocol):
    """What is asked about people: whom they do not hear, who has a session, that they are here."""

    async def muted_by(self, person: str) -> set[str]: ...

    async def who(self, session: str) -> PersonInfo | None: ...

    async def note(self, person: str) -> None: ...


class Calling(Protocol):
    """Who calls people to their tables."""

    async def attend(self, caller: "Connection") -> None: ...

    async def leave(self, caller: "Connection") -> None: ...

    async def require_room(self, person: PersonInfo, command: AnyCommand) -> None: ...


class Talking(Protocol):
    """Takes what people say to each other."""

    async def say(self, person: PersonInfo, said: Say) -> Any: ...


class OtherProcesses(Protocol):
    """The other processes, which may have the tables that are asked about."""

    async def ask(self, connection: Connection, request: Any) -> bool:
        """Whether another one has dealt with it."""

    async def ping(self, connection: Connection, ping: Ping) -> set[str]:
        """Pass it on; the tables that are followed there."""

    def leave(self, connection: Connection) -> None: ...


class Keyed(msgspec.Struct):
    """As much of a request as its refusal needs."""

    key: MaybeKey = ""


decode = msgspec.json.Decoder(Request).decode
decode_key = msgspec.json.Decoder(Keyed).decode
encode = msgspec.json.encode


class Talk:
    """Serves connections: takes requests and hands them to the right door."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        accounts: People,
        chat: Talking,
        limits: Limits,
        sockets: Sockets,
        calls: Calling | None = None,
        elsewhere: OtherProcesses | None = None,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.accounts = accounts
        self.chat = chat
        self.calls = calls
        self.elsewhere = elsewhere
        self.limits = limits
        self.sockets = sockets
        self.talking: set[Connection] = set()
        self.closed = False

    async def close(self) -> None:
        """Tell everybody that the server goes away, and wait until they are gone, or have had their time to go."""
        self.closed = True
        self.sockets.close_all()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                while self.talking:
                    await asyncio.sleep(0.01)

    async def serve(
        self, accept: Callable[[], Awaitable[None]], wire: Wire, who: PersonInfo | None, session: str, address: str
    ) -> None:
        muted = await self.accounts.muted_by(who.id) if who is not None else set()
        connection = Connection(wire, who, muted, self.settings.queue_messages, address)
        connection.session = session
        self.sockets.admit(connection)
        try:
            await accept()
            await self.talk(connection)
        finally:
            self.sockets.dismiss(connection)

    async def talk(self, connection: Connection) -> None:
        """Talk until either side ends it."""
        if self.closed:  # too late
            connection.end(GOING_DOWN)
            return
        connection.limits = Limits(self.limits.factor)
        connection.begin = self.begin
        connection.put(encode(Hello(PROTOCOL, connection.who, now())))
        connection.wire.attach(connection)
        self.talking.add(connection)
        try:
            await connection.gone.wait()
        finally:
            connection.leave()
            for table, viewer in connection.joined:
                self.tables.part(table, viewer, connection)
            if self.elsewhere is not None:
                self.elsewhere.leave(connection)
            if self.calls is not None:
                await self.calls.leave(connection)
            self.talking.discard(connection)

    def begin(self, connection: Connection) -> None:
        """Do what was asked, to the end even if the one who asked is gone: a step is never left half made."""
        if not self.tables.working.closed:
            connection.busy = True
            self.tables.working.begin(self.work(connection))

    async def work(self, connection: Connection) -> None:
        try:
            while (data := connection.next()) is not None:
                await self.take(connection, data)
                connection.did()
        finally:
            connection.busy = False

    async def take(self, connection: Connection, data: str) -> None:
        try:
            request, fault = decode(data), None
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
            request, fault = None, Fault("unreadable", str(why)[:200], key_of(data))
        try:
            connection.limits.spend("message", "")
        except TooFast as fast:
            connection.strikes += 1
            if connection.strikes > STRIKES * self.limits.factor:
                connection.end(TOO_MANY)
                return
            if request is not None:
                self.refuse(connection, request, fast)
                return
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
            if self.elsewhere is None or not await self.elsewhere.ask(connection, request):
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
            case Ping():
                connection.note_ping()
                joined = {table for table, _ in connection.joined}
                if self.elsewhere is not None:
                    joined |= await self.elsewhere.ping(connection, request)
                if not connection.far:
                    connection.put(encode(Pong(now(), sorted(set(request.seen) - joined), request.key)))
                await self.accounts.note(connection.person)
                await self.catch_up(connection, request.seen)
            case Join():
                await self.join(connection, request)
            case Part(table=table, seat=viewer, key=key):
                self.part(connection, table, viewer)
                connection.put(encode(Done(key, 0, table)))
            case Why(table=table, seat=seat, action=action, language=language, key=key):
                rule = await self.tables.why(connection.person, table, seat, action)
                text = None
                if rule is not None:
                    text = rulebook.rule_text((await self.tables.find(table)).table.game.id, rule, language)
                connection.put(encode(WhyAnswer(table, seat, action, rule, text, key)))
            case Attend(key=key):
                signed_in(connection)
                if self.calls is None:
                    raise Refused("unknown")
                self.limits.spend("join", connection.person)
                connection.put(encode(Done(key, 0, "")))
                await self.calls.attend(connection)
            case Say():
                who = signed_in(connection)
                self.limits.spend("chat", who.id)
                await self.chat.say(who, request)
                connection.put(encode(Done(request.key, 0, request.table)))
            case _:
                await self.command(connection, request)

    async def catch_up(self, connection: Connection, seen: dict[str, int]) -> None:
        """Send the present state of tables that are further than was seen."""
        for table, viewer in list(connection.joined):
            live = self.tables.live.get(table)
            if live is not None and live.table.version > seen.get(table, live.table.version):
                try:
                    await self.join_again(connection, table, viewer, seen[table])
                except TooFast:  # the next ping asks again
                    return
                except Refused:  # no longer theirs to see, and they were told so: the other tables are
                    connection.joined.pop((table, viewer), None)

    async def command(self, connection: Connection, request: AnyCommand) -> None:
        who = signed_in(connection)
        self.limits.spend("command", who.id)
        if self.calls is not None:
            await self.calls.require_room(who, request)
        connection.put(encode(await self.tables.carry_out(who, request)))

    async def join(self, connection: Connection, request: Join) -> None:
        """Send the present state and all that follows. It is a full view, so nobody gets it as often as they like."""
        table, viewer = request.table, request.seat
        if len(connection.joined) >= JOINED and (table, viewer) not in connection.joined:
            raise Refused("too-many-tables")
        self.limits.spend("join", connection.person or connection.address)
        self.limits.spend("joins", connection.address)
        await self.tables.join(
            connection.person, table, viewer, request.last, connection, request.key, patches=request.patches
        )
        again = (table, viewer) in connection.joined
        connection.joined[(table, viewer)] = request.patches
        # who sits down watches no more: one stream is enough. At a shared screen they ask for the other one afterwards
        if not again and viewer is not None and (table, None) in connection.joined:
            self.part(connection, table, None)
            connection.put(encode(Parted(table, None)))

    async def join_again(self, connection: Connection, table: str, viewer: int | None, last: int | None) -> None:
        """As it was joined before, if it still is."""
        patches = connection.joined.get((table, viewer))
        if patches is not None:
            await self.join(connection, Join(table, viewer, last, "", patches))

    def part(self, connection: Connection, table: str, viewer: int | None) -> None:
        connection.joined.pop((table, viewer), None)
        self.tables.part(table, viewer, connection)

    async def resync(self, connection: Connection, table: str) -> None:
        for joined, viewer in list(connection.joined):
            if joined == table:
                with contextlib.suppress(Refused):
                    await self.join_again(connection, table, viewer, None)


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
