"""Guests: people whose sockets are at other processes. They are served like everybody here: what they may see and do is
checked here, with the same code; only that somebody is who they say was checked where their socket is."""

from collections.abc import Callable

import msgspec

from boardinghouse.server.leases import Leases
from boardinghouse.server.limits import Limits
from boardinghouse.server.link import ASK, DID, END, NOTICE, OPEN, SHUT, TELL, Link
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.socket import Connection
from boardinghouse.server.talk import Talk

Joined = dict[tuple[str, int | None], bool]  # table and eyes, and whether with patches


class Introduction(msgspec.Struct):
    """Who is at the other end."""

    who: PersonInfo | None
    muted: list[str]
    address: str


class Answered(msgspec.Struct):
    """A request was dealt with. `moved`: no, the table is not here. `joined`: what the guest listens to, if that is
    new."""

    moved: bool = False
    joined: list[tuple[str, int | None, bool]] | None = None


encode = msgspec.json.Encoder().encode
decode_introduction = msgspec.json.Decoder(Introduction).decode


class FarWire:
    """The way to a guest."""

    def __init__(self, link: Link, channel: int) -> None:
        self.link = link
        self.channel = channel

    @property
    def ready(self) -> bool:
        return self.link.ready

    def attach(self, listener: Connection) -> None: ...

    def tell(self, message: bytes) -> None:
        self.link.send(TELL, self.channel, message)

    def close(self, code: int) -> None:
        self.link.send(END, self.channel, code.to_bytes(2, "big"))

    def wait(self) -> None: ...

    def go_on(self) -> None: ...


class Guest(Connection):
    """Somebody whose socket is at another process."""

    far = True

    def __init__(self, wire: FarWire, from_there: Introduction, size: int) -> None:
        super().__init__(wire, from_there.who, set(from_there.muted), size, from_there.address)
        self.way = wire
        self.moved = False
        self.known: Joined = {}

    def know(self, from_there: Introduction) -> None:
        self.who = from_there.who
        self.muted = set(from_there.muted)

    def did(self) -> None:
        """A request is dealt with."""
        news = None
        if self.known != self.joined:
            self.known = dict(self.joined)
            news = [(table, viewer, patches) for (table, viewer), patches in self.known.items()]
        self.way.link.send(DID, self.way.channel, encode(Answered(self.moved, news)))
        self.moved = False


class Guests:
    """Everybody for whom another process has called here."""

    def __init__(self, leases: Leases, heard: Callable[[str], None]) -> None:
        self.leases = leases
        self.heard = heard
        self.talk: Talk
        self.callers: dict[Link, dict[int, Guest]] = {}  # and the guests they speak for

    def called(self) -> Link:
        link = Link(self.leases.secret, self.leases.process, self.take, self.leave_all, called=True)
        self.callers[link] = {}
        return link

    def take(self, link: Link, kind: int, channel: int, payload: bytes) -> None:
        guests = self.callers[link]
        if kind == NOTICE:
            self.heard(payload.decode())
        elif kind == OPEN:
            from_there = decode_introduction(payload)
            if channel in guests:
                guests[channel].know(from_there)
                return
            guest = Guest(FarWire(link, channel), from_there, self.talk.settings.queue_messages)
            guest.limits = Limits(self.talk.limits.factor)
            guest.begin = self.talk.begin
            guests[channel] = guest
        elif kind == ASK and channel in guests:
            guests[channel].hear(payload.decode())
        elif kind == SHUT and channel in guests:
            self.dismiss(guests.pop(channel))

    def dismiss(self, guest: Guest) -> None:
        guest.leave()
        for table, viewer in guest.joined:
            self.talk.tables.part(table, viewer, guest)

    def leave_all(self, link: Link) -> None:
        for guest in self.callers.pop(link, {}).values():
            self.dismiss(guest)
