"""What clients ask for: commands that change a table, and the socket's other requests. `protocol.py` has the answers.

Every request carries `key`, and its answer names it. A command that changes a table must have one, a random id made
once per click: sent again, it gets its first answer. Elsewhere it may be left out; answers name table and seat too.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boardinghouse.server.changes import ChatRule, Choice, Seating, TimeOut
from boardinghouse.server.library import Language

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
MaybeKey = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a person wants done at a table."""

    table: TableId
    key: Key


class Play(Command, frozen=True, tag="play"):
    """Answer the open question; `expected` is the version you saw."""

    seat: SeatNumber
    expected: Version
    action: ActionId


class Undo(Command, frozen=True, tag="undo"):
    """Take your latest action back, as long as nothing was revealed and nobody else has answered since, not even in
    secret."""

    seat: SeatNumber
    expected: Version


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Ask to take it back anyway, and with it everything that others have answered since. All people at the table must
    agree, including those who are late or have left. A bot that stands in does not mind, but only as far back as where
    it took over."""

    seat: SeatNumber
    expected: Version


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree to it, or not."""

    seat: SeatNumber
    expected: Version
    agree: bool


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat before the game; only the owner may have several."""

    seat: SeatNumber


class Stand(Command, frozen=True, tag="stand"):
    """Give your seat up before the game."""

    seat: SeatNumber


class Decline(Command, frozen=True, tag="decline"):
    """You were asked to take this seat and do not want it. To accept, `sit`."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The owner sets a seat before the game: `open`, `reserved` for an invite, `bot`, or `local`, a person at the same
    screen."""

    seat: SeatNumber
    to: Literal["open", "reserved", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A `live` clock has `increment` seconds more per turn and `delay` seconds free in each. `out` is what happens when
    time runs out: the others `vote` (if nothing is said), a `bot` plays on, or the seat `loses`."""

    kind: Literal["none", "live", "turn"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    out: TimeOut | None = None


Options = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]]


class SetUpTable(Command, frozen=True, tag="set-up"):
    """The owner changes options, clock and number of seats before the game. What you leave out does not change: so two
    changes at once do not undo each other. Options that you do not name keep their value, and a new clock keeps what
    happens when time runs out (`out`). Seats are added and removed at the end; a seat that somebody has is not taken
    away."""

    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = {}
    clock: ClockWish | None = None
    out: TimeOut | None = None


class Switch(Command, frozen=True, tag="switch"):
    """The owner changes the switches of the table; `chat` is `friends`, `all` or `off`. `seating` says where people sit
    in a rematch: everybody moves on by one (`on`), they `stay`, seats are drawn at `random`, or the `loser` gets the
    first one and the others follow in the order they sat. What you leave out does not change."""

    listed: bool | None = None
    watchable: bool | None = None
    chat: ChatRule | None = None
    seating: Seating | None = None


class Start(Command, frozen=True, tag="start"):
    """The owner starts the game, when no seat is open."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave a running game; the others decide what happens to your seat."""

    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """Lose now. If one player is left, they have won; if several are left, they play on, and a bot plays your seat."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Come back to your seat."""

    seat: SeatNumber


class Vote(Command, frozen=True, tag="vote"):
    """What should happen to a seat whose person left or ran out of time: `wait`, `bot`, `end`."""

    seat: SeatNumber
    about: SeatNumber
    choice: Choice


class Close(Command, frozen=True, tag="close"):
    """The owner closes a table whose game has not begun: it disappears from all lists, and everybody at it gets the
    step `closed`."""


class GiveUp(Command, frozen=True, tag="give-up"):
    """End a game in which no other person has a seat."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """Offer to play again, or answer the offer: `yes`, `no`. When all people have said yes, there is a new table and
    the game begins, with the seats moved by the table's rule (`seating`). `now`: the table is made at once, and the
    seats of those who have not said yes are open; the same happens when somebody says no and all others yes. Its owner
    is the same, or, if they are gone, the one who asks. If two people ask, they get the same table."""

    answer: Literal["yes", "no", "now"] = "yes"


AnyCommand = (
    Play
    | Undo
    | AskUndo
    | AnswerUndo
    | Sit
    | Stand
    | Decline
    | Arrange
    | SetUpTable
    | Switch
    | Start
    | Leave
    | Resign
    | Return
    | Vote
    | Close
    | GiveUp
    | Rematch
)


class Join(Struct, frozen=True, tag_field="type", tag="join", forbid_unknown_fields=True):
    """You get a `sync`, then a `step` for every step. `seat` is a seat of yours or null to watch; `last` is the newest
    step you have, or null. With `patches` a step may also come as a `patch` of the position before it."""

    table: TableId
    seat: SeatNumber | None = None
    last: Version | None = None
    key: MaybeKey = ""
    patches: bool = False


class Part(Struct, frozen=True, tag_field="type", tag="part", forbid_unknown_fields=True):
    """You get `done` with number 0, and no more messages about it."""

    table: TableId
    seat: SeatNumber | None = None
    key: MaybeKey = ""


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Chat. You get `done` with number 0; those who may read it get a `chat`."""

    table: TableId
    key: Key
    text: ChatText


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Which paragraph of the rules forbids this action now, in `en`, `ru` or `uk`? You get a `why`."""

    table: TableId
    seat: SeatNumber
    action: ActionId
    language: Language = "en"
    key: MaybeKey = ""


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """You get a `pong`, and a `sync` for every table that is ahead of what you have `seen`: your newest step of
    each."""

    seen: Annotated[dict[TableId, Version], Meta(max_length=50)] = {}
    key: MaybeKey = ""


class Attend(Struct, frozen=True, tag_field="type", tag="attend", forbid_unknown_fields=True):
    """You get `done` with number 0, and from then on a `call` whenever one of your tables wants something of you,
    beginning with what they want now. Bots who attend can be invited to tables by name."""

    key: MaybeKey = ""


Request = AnyCommand | Join | Part | Say | Why | Ping | Attend
