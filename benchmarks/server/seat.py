"""One person of the load, down to the bytes of the socket: a player who answers when asked, or a watcher."""

import asyncio
import base64
import os
import random
import secrets
import time
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASK = 0x80
NO_MASK = bytes(4)  # it masks nothing, and a server cannot know


class Evening(Protocol):
    """Where figures are kept."""

    wish: Any
    seconds: list[float]
    watched: list[float]
    measuring: bool
    over: bool
    bytes: int
    moves: int


class Id(msgspec.Struct):
    id: int


class Now(msgspec.Struct):
    """`actions` of a patch may be numbers of those that were sent before, and are left out where they are the same."""

    actions: list[Id | int] | None = None
    result: msgspec.Raw = msgspec.Raw(b"null")


class Did(msgspec.Struct):
    table: str = ""


class News(msgspec.Struct):
    """The part of a message that a player looks at."""

    type: str
    number: int = 0
    key: str = ""
    table: str = ""
    patches: bool = False
    did: Did | None = None
    now: Now | float | None = None


decode = msgspec.json.Decoder(News).decode
ended = msgspec.Raw(b"null")


class Line(asyncio.Protocol):
    """A socket to a server."""

    def __init__(self, evening: Evening, table: str, place: int | None) -> None:
        self.evening = evening
        self.table = table
        self.place = place
        self.rest = b""
        self.open = False
        self.faults = 0
        self.patches = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self, url: str, cookie: str) -> None:
        where = urlsplit(url)
        assert where.hostname is not None
        assert where.port is not None
        await asyncio.get_running_loop().create_connection(lambda: self, where.hostname, where.port)
        host = f"{where.hostname}:{where.port}"
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            f"Origin: http://{host}",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        self.transport.write("\r\n".join([*lines, "", ""]).encode())
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.evening.over:
            self.faults += 1
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server wants no socket"))

    def leave(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.evening.bytes += len(data)
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.open:
            at = data.find(b"\r\n\r\n") + 4
            if at == 3:
                self.rest = data
                return
            self.open = True
        end = len(data)
        while end - at >= 4:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if body + size > end:
                break
            if data[at] == TEXT:
                self.hear(decode(data[body : body + size]))
            elif data[at] == PING:
                self.frame(PONG, data[body : body + size])
            at = body + size
        self.rest = data[at:]

    def frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((kind, MASK | size)) if size < 126 else bytes((kind, MASK | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + payload)

    def say(self, request: dict[str, Any]) -> None:
        self.frame(TEXT, msgspec.json.encode(request))

    def ask(self, type: str, **more: Any) -> str:
        key = secrets.token_hex(8)
        self.say({"type": type, "table": self.table, "key": key, **more})
        return key

    def join(self) -> None:
        more = {"patches": True} if self.patches else {}
        self.ask("join", seat=self.place, **more)

    def hear(self, news: News) -> None:
        raise NotImplementedError


class Watcher(Line):
    """Somebody who looks on at the first table."""

    def __init__(self, evening: Evening, table: str) -> None:
        super().__init__(evening, table, None)

    def hear(self, news: News) -> None:
        if news.type == "hello":
            self.patches = news.patches and self.evening.wish.patches
            self.join()
        elif news.type == "sync":
            if not self.ready.done():
                self.ready.set_result(None)
        elif news.type in ("step", "patch") and news.did is not None and news.did.table:
            self.table = news.did.table
            self.join()


class Seat(Line):
    """A player: answers whenever asked, at random, and plays again when the game is over."""

    def __init__(self, evening: Evening, table: str, place: int, rng: random.Random) -> None:
        super().__init__(evening, table, place)
        self.place: int = place
        self.rng = rng
        self.sent: tuple[str, float] | None = None
        self.number = 0
        self.known: list[int] = []
        self.actions: list[int] = []
        self.thinking = False
        self.again = False

    def hear(self, news: News) -> None:
        kind = news.type
        if kind == "done":
            if self.sent is not None and news.key == self.sent[0]:
                if self.evening.measuring:
                    self.evening.seconds.append(time.perf_counter() - self.sent[1])
                    self.evening.moves += 1
                self.sent = None
            elif self.again and news.table and news.table != self.table:
                self.go_to(news.table)
        elif kind in ("sync", "step", "patch"):
            self.look(news)
        elif kind == "refused":
            self.faults += 1
            self.sent = None
        elif kind == "hello":
            self.patches = news.patches and self.evening.wish.patches
            self.join()
        self.maybe_answer()

    def look(self, news: News) -> None:
        if news.table != self.table:
            return
        if news.did is not None and news.did.table:
            self.go_to(news.did.table)
            return
        now = news.now
        self.number = news.number
        if isinstance(now, Now):
            if now.actions is not None:
                self.known = [one if isinstance(one, int) else one.id for one in now.actions]
            self.actions = self.known
            if now.result != ended and not self.again:
                self.again = True
                self.ask("rematch")
        if not self.ready.done():
            self.ready.set_result(None)

    def go_to(self, table: str) -> None:
        """The next game."""
        if table != self.table:
            self.ask("part", seat=self.place)
            self.table, self.again, self.actions, self.known, self.sent = table, False, [], [], None
            self.join()

    def maybe_answer(self) -> None:
        if self.sent is not None or self.thinking or not self.actions or self.evening.over or self.again:
            return
        pause = self.evening.wish.pause
        if pause:
            self.thinking = True
            seconds = self.rng.uniform(0.5, 1.5) * pause
            asyncio.get_running_loop().call_later(seconds, self.answer)
        else:
            self.answer()

    def answer(self) -> None:
        self.thinking = False
        if self.actions and self.sent is None and not self.evening.over and not self.transport.is_closing():
            action = self.rng.choice(self.actions)
            self.actions = []
            began = time.perf_counter()
            key = self.ask("play", seat=self.place, expected=self.number, action=action)
            self.sent = (key, began)
