"""Connections below HTTP: how many an address may hold, and how long a peer may send nothing, half a request, or read
nothing of its answer. Sockets leave these counts when they are opened; `socket.py` counts them by person too."""

import asyncio
from collections import Counter
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boardinghouse.server import metrics
from boardinghouse.server.limits import address_of
from boardinghouse.server.settings import Settings

EACH = 100  # connections of an address: a browser holds six
OFTEN = 1_048_576  # descriptors, where the system sets no limit
UPGRADING = {b"upgrade", b"http2-settings"}  # headers, and words of `connection`


def descriptors() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # Windows
        return OFTEN
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return OFTEN if soft == resource.RLIM_INFINITY else soft


def raise_descriptors() -> None:
    """Take what the system grants: its everyday limit is made for programs with few connections."""
    try:
        import resource
    except ImportError:
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Capacity:
    """Who is connected. Where there is no room left, the one who has owed a request for longest makes room: a
    connection that is served is never cut for another."""

    def __init__(self, settings: Settings, all: int | None = None) -> None:
        self.each = max(1, int(EACH * settings.rate_factor))
        self.all = all or descriptors() // 4
        self.seconds = settings.request_seconds
        self.proxies = settings.trusted_proxies if settings.origins else ()  # everybody comes through them
        self.held: Counter[str] = Counter()
        self.owing: dict[HttpConnection, None] = {}  # those that owe a request, the longest first

    def enter(self, connection: "HttpConnection") -> bool:
        """Count this one in; whether it may stay."""
        peer = connection.peer
        if peer not in self.proxies and self.held[peer] >= self.each:
            if not self.send_away(peer):
                metrics.CUT.labels("address").inc()
                return False
        elif self.held.total() >= self.all and not self.send_away(None):
            metrics.CUT.labels("room").inc()
            return False
        self.held[peer] += 1
        return True

    def send_away(self, peer: str | None) -> bool:
        """Cut the connection that has owed a request for longest: of this peer, or of all."""
        for connection in self.owing:
            if peer is None or connection.peer == peer:
                connection.cut("room" if peer is None else "address")
                return True
        return False

    def leave(self, connection: "HttpConnection") -> None:
        self.owing.pop(connection, None)
        self.held[connection.peer] -= 1
        if not self.held[connection.peer]:
            del self.held[connection.peer]


class HttpConnection(HttpToolsProtocol):
    """uvicorn's, with a time limit for whatever the other side has to do, and without losing the body of a request that
    offers another protocol than WebSocket: Java's HttpClient offers HTTP/2 with every first request."""

    def __init__(self, capacity: Capacity, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.capacity = capacity
        self.peer = ""
        self.inside = False
        self.limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = address_of(self.client[0]) if self.client else ""
        self.inside = self.capacity.enter(self)
        if self.inside:
            self.owes_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        self.owes_nothing()
        if self.inside:
            self.inside = False
            self.capacity.leave(self)

    def cut(self, why: str) -> None:
        """End it at once: a peer that reads nothing would not read a farewell either."""
        metrics.CUT.labels(why).inc()
        self.leave()
        self.transport.abort()

    # ---- offers of another protocol ----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        while data:
            data = self.feed(data)

    def feed(self, data: bytes) -> bytes:
        """Read this; what has to be read again."""
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as offer:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            elif self.parser.get_method() == b"CONNECT":
                self.send_400_response("This is no proxy.")
            else:
                return self.declined() + data[offer.args[0] :]
        except httptools.HttpParserError:
            self.logger.warning("Invalid HTTP request received.")
            self.send_400_response("Invalid HTTP request received.")
        return b""

    def declined(self) -> bytes:
        """The head of this request as if nothing had been offered, for a parser that has not seen the offer: the one
        that has takes what follows for the other protocol."""
        head = [self.parser.get_method(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.headers:
            if name == b"connection":
                words = [word.strip() for word in value.split(b",")]
                value = b", ".join(word for word in words if word.lower() not in UPGRADING)
            if value and name not in UPGRADING:
                head += [name, b": ", value, b"\r\n"]
        self.parser = httptools.HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)
        return b"".join([*head, b"\r\n"])

    @property
    def declining(self) -> bool:
        """Whether this request will come again without its offer."""
        return bool(self.parser.should_upgrade()) and not self._should_upgrade()

    def on_headers_complete(self) -> None:
        if not self.declining:
            super().on_headers_complete()

    # ---- what the other side owes ------------------------------------------------------------------------------

    def owes_request(self) -> None:
        """All of it, by then: sending it byte by byte gains no time."""
        if self.inside and self not in self.capacity.owing:
            self.capacity.owing[self] = None
            self.start_limit("silent")

    def owes_nothing(self) -> None:
        self.capacity.owing.pop(self, None)
        self.stop_limit()

    def start_limit(self, why: str) -> None:
        self.stop_limit()
        self.limit = self.loop.call_later(self.capacity.seconds, self.cut, why)

    def stop_limit(self) -> None:
        if self.limit is not None:
            self.limit.cancel()
            self.limit = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.owes_request()

    def on_message_complete(self) -> None:
        if not self.declining:
            super().on_message_complete()
            self.owes_nothing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.maybe_owes_next()

    def maybe_owes_next(self) -> None:
        """The next request is owed once the answer to the last one is read."""
        if not self.transport.is_closing() and not self.pipeline and not self.flow.write_paused:
            self.owes_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.inside:
            self.start_limit("unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_limit()
        if self.cycle is not None and self.cycle.response_complete:  # type: ignore[redundant-expr]
            self.maybe_owes_next()
