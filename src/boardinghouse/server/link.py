"""A link between two processes on one machine: frames over a socket of the file system that only their user can open.

Each side shows the other that it knows the secret that the one called keeps in the database, without saying it.
"""

import asyncio
import hashlib
import hmac
import os
from collections.abc import Callable

HELLO, PROOF, BEAT, NOTICE, OPEN, SHUT, ASK, TELL, DID, END = range(10)
HEAD = 9  # bytes: the size of the rest, what it is, which channel
NONCE = 32
STRANGER = 256  # bytes a frame may have before the other side has shown who it is
LARGEST = 16 * 2**20
DIAL_SECONDS = 1.0
TICK_SECONDS = 0.5
QUIET_TICKS = 3  # after which a process that says nothing is given up

Take = Callable[["Link", int, int, bytes], None]


class Link(asyncio.Protocol):
    """One end. `take` gets what comes once the other side has shown who it is; `lost` hears of the end, once."""

    def __init__(self, secret: str, own: str, take: Take, lost: "Callable[[Link], None]", *, called: bool) -> None:
        self.secret = secret.encode()
        self.own = own
        self.other = ""
        self.take = take
        self.lost = lost
        self.called = called
        self.loop = asyncio.get_running_loop()
        self.greeted: asyncio.Future[None] = self.loop.create_future()  # done when it is plain whether it is
        self.known = False  # the other side
        self.ready = True  # whether the other side keeps up
        self.nonce = os.urandom(NONCE)
        self.rest = b""
        self.unsent: list[bytes] = []
        self.quiet = 0
        self.over = False

    # ---- what goes ---------------------------------------------------------------------------------------------

    def send(self, kind: int, channel: int = 0, payload: bytes = b"") -> None:
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(len(payload).to_bytes(4, "big") + bytes((kind,)) + channel.to_bytes(4, "big") + payload)

    def flush(self) -> None:
        if self.unsent and not self.over and not self.transport.is_closing():
            self.transport.write(b"".join(self.unsent))
        self.unsent.clear()

    def close(self) -> None:
        self.flush()
        if not self.over:
            self.transport.close()

    def tick(self) -> None:
        """Give up a process that has been silent for too long. It is ticks that are counted, so that a process that
        stood still itself does not take the others for dead when it goes on."""
        if self.over:
            return
        self.quiet += 1
        if self.quiet > QUIET_TICKS:
            self.transport.abort()
            return
        if self.known and not self.called:
            self.send(BEAT)
        self.loop.call_later(TICK_SECONDS, self.tick)

    # ---- what comes --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.loop.call_later(TICK_SECONDS, self.tick)
        if not self.called:
            self.send(HELLO, 0, self.nonce + self.own.encode())

    def data_received(self, data: bytes) -> None:
        self.quiet = 0
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= HEAD and not self.over:
            size = int.from_bytes(data[at : at + 4], "big")
            if size > (LARGEST if self.known else STRANGER):
                self.transport.abort()
                return
            stop = at + HEAD + size
            if stop > end:
                break
            kind, channel = data[at + 4], int.from_bytes(data[at + 5 : at + HEAD], "big")
            payload = data[at + HEAD : stop]
            at = stop
            if kind == BEAT:
                if self.called and self.known:
                    self.send(BEAT)
            elif self.known:
                self.take(self, kind, channel, payload)
            elif not self.know(kind, payload):
                self.transport.abort()
                return
        self.rest = data[at:]

    def know(self, kind: int, payload: bytes) -> bool:
        """The first words: whether they are right."""
        if self.called and kind == HELLO and not self.other:
            self.theirs, self.other = payload[:NONCE], payload[NONCE:].decode("ascii", "replace")
            self.send(PROOF, 0, self.nonce + self.proof(b"called", self.theirs + self.nonce))
            return bool(self.other)
        if kind != PROOF or (self.called and not self.other):
            return False
        if self.called:
            known = hmac.compare_digest(payload, self.proof(b"caller", self.theirs + self.nonce + self.other.encode()))
        else:
            theirs, proof = payload[:NONCE], payload[NONCE:]
            known = hmac.compare_digest(proof, self.proof(b"called", self.nonce + theirs))
            if known:
                self.send(PROOF, 0, self.proof(b"caller", self.nonce + theirs + self.own.encode()))
        if known:
            self.known = True
            self.greeted.set_result(None)
        return known

    def proof(self, side: bytes, said: bytes) -> bytes:
        return hmac.new(self.secret, side + said, hashlib.sha256).digest()

    def pause_writing(self) -> None:
        self.ready = False

    def resume_writing(self) -> None:
        self.ready = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.over = True
        self.unsent.clear()
        if not self.greeted.done():
            self.greeted.set_result(None)
        self.lost(self)


async def dial(address: str, link: Callable[[], Link]) -> Link:
    """Call a process; OSError if it does not answer, or not rightly."""
    async with asyncio.timeout(DIAL_SECONDS):
        _, made = await asyncio.get_running_loop().create_unix_connection(link, address)
        try:
            await made.greeted
        finally:
            if not made.known:
                made.transport.abort()
    if not made.known or made.over:
        raise ConnectionError("it is not who it should be, or gone")
    return made
