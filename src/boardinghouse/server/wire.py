"""The socket below the talk: uvicorn's handshake, farewell and keep-alive, and a straight way for what is said between.

A whole text message in one frame, which is what every client sends, goes to the talk without a task, a queue or a layer
of the web framework. Everything else (fragments, pings, what is malformed or too long) takes uvicorn's way.
"""

import random
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was built without a compiler
    from websockets.utils import apply_mask

NAME = "boardinghouse.wire"  # among the extensions of a connection's scope
TEXT = 0x81  # the first byte of a whole message,
PING, PONG = 0x89, 0x8A  # of a question whether somebody is there, and of its answer
MASKED = 0x80
LONGER = 126  # the size follows in two bytes,
LONGEST = 127  # in eight
NOT_UTF8 = 1007


class Listener(Protocol):
    """Who hears what the other side says."""

    def hear(self, data: str) -> None: ...

    def go_on(self) -> None:
        """What is sent is taken again."""

    def leave(self) -> None:
        """The other side is gone. May be said more than once."""


class SocketWire(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self.listener: Listener | None = None
        self.ready = True  # whether the other side keeps up with what it is sent
        self.rest = b""  # the beginning of a frame
        self.by_library = False  # whether all that comes takes uvicorn's way

    # ---- for the talk ------------------------------------------------------------------------------------------

    def attach(self, listener: Listener) -> None:
        """From now on it hears what comes. Until then nothing should, but may."""
        self.listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.hear(event.get("text") or "")
        self.go_on()
        if self.disconnected:
            listener.leave()

    def tell(self, message: bytes) -> None:
        """What is written in one turn of the event loop travels together: the loop sees to that."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))

    def close(self, code: int) -> None:
        """Say goodbye; the other side has some seconds to say it too."""
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code)
        except InvalidState:
            self.transport.close()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def wait(self) -> None:
        """Read no more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # ---- what comes --------------------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.listener is None or self.by_library:
            self.by_library = self.handshake_initiated  # somebody could not wait: where frames begin is not known here
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1] & ~MASKED, at + 6
            if size == LONGER:
                if end - at < 4:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == LONGEST:
                size = self.config.ws_max_size + 1
            if size > self.config.ws_max_size or data[at + 1] < MASKED:  # the library says what is wrong with it
                self.by_library = True
                self.rest = b""
                super().data_received(data[at:])
                return
            stop = body + size
            if stop > end:
                break
            kind = data[at]
            if kind == TEXT and not self.frames:
                self.take(apply_mask(data[body:stop], data[body - 4 : body]))
            elif kind == PONG and size < LONGER:
                self.answered(apply_mask(data[body:stop], data[body - 4 : body]))
            else:
                super().data_received(data[at:stop])
            if self.transport.is_closing():
                return
            at = stop
        self.rest = data[at:]

    def take(self, message: bytes) -> None:
        """A whole message."""
        if self.close_sent or self.listener is None:
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        self.listener.hear(text)

    def answered(self, payload: bytes) -> None:
        """They are there: as uvicorn does it, without a frame in between."""
        if payload == self.pending_ping_payload and self.pong_timer is not None:
            self.last_ping_rtt = self.loop.time() - self.ping_sent_at
            self.pending_ping_payload = None
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = random.randbytes(4)  # noqa: S311 - it only says which ping was answered
        self.ping_sent_at = self.loop.time()
        self.transport.write(bytes((PING, 4)) + self.pending_ping_payload)
        if self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self.take(message if self.curr_msg_data_type == "text" else b"")

    # ---- how it is ---------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        if self.listener is not None:
            self.listener.go_on()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.gone()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.gone()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.gone()

    def shutdown(self) -> None:
        super().shutdown()
        self.gone()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone()

    def gone(self) -> None:
        if self.listener is not None:
            self.listener.leave()


class Latest:
    """The message framed last: the same one often goes to many."""

    message = b""
    frame = b""


def framed(message: bytes) -> bytes:
    """A message as it travels."""
    if message is Latest.message:
        return Latest.frame
    size = len(message)
    if size < LONGER:
        head = bytes((TEXT, size))
    elif size < 0x10000:
        head = bytes((TEXT, LONGER)) + size.to_bytes(2, "big")
    else:
        head = bytes((TEXT, LONGEST)) + size.to_bytes(8, "big")
    Latest.message, Latest.frame = message, head + message
    return Latest.frame
