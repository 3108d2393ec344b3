"""The connection of a program to a server. It reconnects by itself, and sends again what was not answered."""

import asyncio
import contextlib
import inspect
import random
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from boardinghouse.client.http import Http, Refused, reason_of
from boardinghouse.server.protocol import Call, Done, Lobby, Message, Parted, Pong, Refusal, Step, Sync

QUIET_SECONDS = 20.0  # after so much silence we ask whether anybody is there,
PATIENCE_SECONDS = 10.0  # and go away and come back if nobody says so
SLOWEST_RETURN = 15.0  # seconds between two attempts to connect
LARGEST_MESSAGE = 16 << 20
SIGNED_OUT = 4001
FINISHED = ("over", "ended", "closed")
OVERTAKEN = ("stale", "not-your-turn", "illegal")  # the table has moved on: the server sends how it is now

decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.encode


class Action(Struct, frozen=True):
    """Something you may do: `id` is what is sent, the rest helps to understand it."""

    id: int
    verb: str
    args: dict[str, str]
    text: str


class Question(Struct, frozen=True):
    """A question to your seat: everything the seat may know, and the possible answers."""

    table: str
    seat: int
    number: int
    lobby: Lobby
    view: Mapping[str, Any]
    prompt: str
    actions: list[Action]


News = Sync | Step
Choose = Callable[[Question], int | Awaitable[int]]
Eyes = tuple[str, int | None]


class Following:
    """What comes in about one table, for one viewer."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.queue: asyncio.Queue[News | None] = asyncio.Queue()

    def take(self, news: News) -> bool:
        """Pass news on; False where there is a gap before it."""
        if isinstance(news, Step) and self.number is not None:
            if news.number <= self.number:
                return True
            if news.number > self.number + 1:
                return False
        elif self.number is not None and news.number < self.number:
            return True
        self.number = news.number
        self.queue.put_nowait(news)
        return True


class Client:
    """A program at a server, signed in with a token. Use it with `async with`."""

    def __init__(self, url: str, token: str, *, quiet: float = QUIET_SECONDS) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.quiet = quiet
        self.http = Http(self.url, token)
        self.person = ""
        self.connections = 0
        self.socket: ClientConnection | None = None
        self.following: dict[Eyes, Following] = {}
        self.unanswered: dict[str, tuple[dict[str, Any], asyncio.Future[Done]]] = {}
        self.called: asyncio.Queue[Call | None] | None = None
        self.stopped: Exception | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        session = await self.http.get("/api/session")
        if session["person"] is None:
            raise Refused("sign-in-first")
        self.person = session["person"]["id"]
        self.task = asyncio.create_task(self.stay_connected())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    # ---- what a program does -----------------------------------------------------------------------------------

    async def make_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """A new table; its id."""
        table = await self.http.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(table["id"])

    async def lobby(self, table: str) -> Lobby:
        return msgspec.convert(await self.http.get(f"/api/tables/{table}"), Lobby, strict=False)

    async def command(self, type: str, table: str, **fields: Any) -> Done:
        """Have something done, once, whatever happens to the connection; Refused if it is not allowed."""
        request = {"type": type, "table": table, "key": secrets.token_hex(8), **fields}
        while True:
            try:
                return await self.send_command(request)
            except Refused as no:
                if no.reason != "too-fast":
                    raise
                await asyncio.sleep(no.retry or 1)

    async def sit(self, table: str, seat: int) -> None:
        """Take the seat, unless it is ours already."""
        if (await self.lobby(table)).seats[seat].person != self.person:
            await self.command("sit", table, seat=seat)

    async def watch(self, table: str, seat: int | None = None) -> AsyncGenerator[News, None]:
        """Every step of a table from now on, the present first. It ends when it is no longer ours to see."""
        eyes = (table, seat)
        if eyes in self.following:
            raise ValueError(f"seat {seat} of table {table} is already being followed")
        following = self.following[eyes] = Following()
        try:
            await self.join(eyes)
            while True:
                self.require_running()
                news = await following.queue.get()
                if news is None:
                    self.require_running()
                    return
                yield news
        finally:
            self.following.pop(eyes, None)
            await self.send({"type": "part", "table": table, "seat": seat})

    async def calls(self) -> AsyncGenerator[Call, None]:
        """What our tables want of us, starting with what they want now: to be `asked` to a seat, our `turn`, that it is
        `over`. What was sent before the connection was lost may come again."""
        if self.called is not None:
            raise ValueError("something is already listening to the calls")
        called = self.called = asyncio.Queue()
        try:
            await self.send({"type": "attend"})
            while True:
                self.require_running()
                call = await called.get()
                if call is not None:
                    yield call
        finally:
            self.called = None

    async def decline(self, table: str, seat: int) -> None:
        """We were asked to take this seat, and do not want it. To accept, `sit`."""
        await self.command("decline", table, seat=seat)

    async def play(self, table: str, seat: int, choose: Choose) -> dict[str, Any] | None:
        """Answer for a seat until the game is over; its result, or None where it was ended before that."""
        lobby: Lobby | None = None
        answered = 0
        async with contextlib.aclosing(self.watch(table, seat)) as steps:
            async for news in steps:
                lobby = news.lobby or lobby
                if lobby is not None and lobby.status in FINISHED:
                    return None if news.now.result is None else dict(news.now.result)
                newer = not self.following[(table, seat)].queue.empty()
                if lobby is None or newer or news.number < answered or not news.now.actions:
                    continue
                with contextlib.suppress(Overtaken):
                    action = choose(question_of(news, seat, lobby))
                    if inspect.isawaitable(action):
                        action = await action
                    answered = await self.answer(table, seat, news.number, action)
        return None

    async def answer(self, table: str, seat: int, expected: int, action: int) -> int:
        """Play an action and return the step it became, or Overtaken."""
        try:
            return (await self.command("play", table, seat=seat, expected=expected, action=action)).number
        except Refused as no:
            if no.reason in OVERTAKEN:
                raise Overtaken from None
            raise

    # ---- the connection ----------------------------------------------------------------------------------------

    async def stay_connected(self) -> None:
        """Connect, talk, and come back, until the server says that we may not."""
        wait = 0.1
        try:
            while True:
                began = self.connections
                try:
                    await self.visit()
                except InvalidStatus as no:
                    if no.response.status_code in (401, 403):
                        raise Refused(reason_of(no.response.body)) from None
                    wait = max(wait, float(no.response.headers.get("retry-after", 0)))
                except ConnectionClosed as end:
                    if end.rcvd is not None and end.rcvd.code == SIGNED_OUT:
                        raise Refused("sign-in-first") from None
                except (OSError, WebSocketException, TimeoutError):
                    pass
                self.socket = None
                wait = 0.1 if self.connections > began else min(wait * 2, SLOWEST_RETURN)
                await asyncio.sleep(wait * random.uniform(0.5, 1))  # noqa: S311
        except Exception as fault:
            self.stop(fault)

    def stop(self, fault: Exception) -> None:
        """Nothing more will come: everybody who is waiting learns why."""
        self.stopped = fault
        for _, future in self.unanswered.values():
            if not future.done():
                future.set_exception(fault)
        for following in self.following.values():
            following.queue.put_nowait(None)
        if self.called is not None:
            self.called.put_nowait(None)

    def require_running(self) -> None:
        if self.stopped is not None:
            raise self.stopped

    async def visit(self) -> None:
        """One connection, from beginning to end."""
        address = self.url.replace("http", "ws", 1) + "/ws"
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, max_size=LARGEST_MESSAGE, close_timeout=2) as socket:
            await heard(socket, PATIENCE_SECONDS)
            self.connections += 1
            self.socket = socket
            if self.called is not None:
                await self.send({"type": "attend"})
            for eyes in list(self.following):
                await self.join(eyes)
            for request, _ in list(self.unanswered.values()):
                await self.send(request)
            while True:
                try:
                    data = await heard(socket, self.quiet)
                except TimeoutError:
                    await self.knock(socket)
                else:
                    await self.take(data)

    async def knock(self, socket: ClientConnection) -> None:
        """Check whether anybody is there and whether we are in step; what was not answered is sent once more."""
        seen: dict[str, int] = {}
        for (table, _), following in list(self.following.items())[:50]:
            seen[table] = min(seen.get(table, 10_000_000), following.number or 0)
        await self.send({"type": "ping", "seen": seen})
        for request, _ in list(self.unanswered.values()):
            await self.send(request)
        await self.take(await heard(socket, PATIENCE_SECONDS))

    async def send(self, request: dict[str, Any]) -> None:
        """Send it if there is a connection: what has to arrive is sent again by the next one."""
        if self.socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                await self.socket.send(encode(request).decode())

    async def join(self, eyes: Eyes) -> None:
        table, seat = eyes
        request = {"type": "join", "table": table, "seat": seat, "last": self.following[eyes].number}
        await self.send(request)

    async def send_command(self, request: dict[str, Any]) -> Done:
        self.require_running()
        key = request["key"]
        future: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self.unanswered[key] = (request, future)
        try:
            await self.send(request)
            return await future
        finally:
            self.unanswered.pop(key, None)

    async def take(self, data: str | bytes) -> None:
        """What the server says. A message of an unknown kind comes from a newer server, and is not for us."""
        try:
            message = decode(data)
        except msgspec.ValidationError:
            return
        match message:
            case Sync() | Step():
                following = self.following.get((message.table, message.seat))
                if following is not None and not following.take(message):
                    await self.join((message.table, message.seat))
            case Done(key=key) if key in self.unanswered:
                settle(self.unanswered[key][1], message)
            case Refusal(key=key) if key in self.unanswered:
                future = self.unanswered[key][1]
                if not future.done():
                    future.set_exception(Refused(message.reason, message.rule, message.retry))
            case Refusal(request="join", table=table, seat=seat) if (table or "", seat) in self.following:
                await self.joined_not(message)
            case Parted(table=table, seat=seat) if (table, seat) in self.following:
                self.following[(table, seat)].queue.put_nowait(None)
            case Call() if self.called is not None:
                self.called.put_nowait(message)
            case Pong(strange=strange):
                for eyes in [eyes for eyes in self.following if eyes[0] in strange]:
                    await self.join(eyes)
            case _:
                pass

    async def joined_not(self, no: Refusal) -> None:
        """Too fast is not for ever; what is not ours to see is."""
        eyes = (no.table or "", no.seat)
        if no.reason == "too-fast":
            await asyncio.sleep(no.retry or 1)
            if eyes in self.following:
                await self.join(eyes)
        else:
            self.following[eyes].queue.put_nowait(None)


class Overtaken(Exception):
    """The question had changed by the time our answer came."""


async def heard(socket: ClientConnection, seconds: float) -> str | bytes:
    """The next message. Not by `wait_for`: in Python 3.11 it forgets that it was cancelled when a message comes at the
    same moment."""
    async with asyncio.timeout(seconds):
        return await socket.recv()


def settle(future: asyncio.Future[Done], done: Done) -> None:
    if not future.done():
        future.set_result(done)


def question_of(news: News, seat: int, lobby: Lobby) -> Question:
    now = news.now
    actions = [msgspec.json.decode(action, type=Action) for action in now.actions]
    prompt = "" if now.prompt is None else now.prompt.key
    return Question(news.table, seat, news.number, lobby, now.view or {}, prompt, actions)
