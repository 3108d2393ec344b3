"""The changes a table is made of. Each is one numbered step of its log; folding them gives the table (`fold.py`)."""

from typing import Literal

from msgspec import Struct

Choice = Literal["wait", "bot", "end"]
ChatRule = Literal["friends", "all", "off"]
SeatKind = Literal["open", "reserved", "person", "bot"]
Strength = Literal["area", "kind", "move"]
TimeOut = Literal["vote", "bot", "loses"]
Loss = Literal["", "time", "resigned"]
Seating = Literal["on", "stay", "random", "loser"]


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who has a seat. `open`: anybody may sit; `reserved`: only with an invite link; `local`: played by the table's
    owner at the same screen; `friend`: came by invite, or is the owner, so that chat is open to them; `account`: not a
    guest; `program`: a person who is a bot; `asked`: the bot for whom a reserved seat is kept."""

    kind: SeatKind
    person: str = ""
    name: str = ""
    bot: str = ""
    local: bool = False
    friend: bool = False
    account: bool = False
    program: bool = False
    asked: str = ""


class Clock(Struct, frozen=True, omit_defaults=True):
    """none; live: `seconds` for the whole game, `increment` more per turn, `delay` free in each; turn: `seconds` for
    every answer. `out` is what happens when time runs out: the others `vote`, a `bot` plays on, or the seat `loses`."""

    kind: Literal["none", "live", "turn"] = "none"
    seconds: int = 0
    increment: int = 0
    delay: int = 0
    out: TimeOut = "vote"


class Change(Struct, frozen=True, tag_field="kind"):
    """What one step did."""


class Sat(Change, frozen=True, tag="sat", omit_defaults=True):
    """`removed`: the owner took the seat away from the person who had it."""

    seat: int
    sitter: Sitter
    removed: bool = False


class Declined(Change, frozen=True, tag="declined"):
    """The bot that was asked to take this seat does not want it."""

    seat: int


class SetUp(Change, frozen=True, tag="set-up"):
    """Before the game: other options, another clock, more or fewer seats."""

    options: dict[str, str]
    clock: Clock
    seats: list[Sitter]


class Renamed(Change, frozen=True, tag="renamed"):
    """The person of this seat has a new name."""

    seat: int
    name: str


class Switched(Change, frozen=True, tag="switched", omit_defaults=True):
    """The owner changed the switches of the table. `seating`: where people sit in a rematch."""

    listed: bool
    watchable: bool
    chat: ChatRule
    seating: Seating = "on"


class Started(Change, frozen=True, tag="started", omit_defaults=True):
    """What chance drew first; `lines` are those of another game that this one goes on from."""

    chance: list[int]
    owing: list[int]
    lines: list[tuple[int, int]] = []


class Played(Change, frozen=True, tag="played"):
    """A seat's action and what chance drew after it. `owing` is who is to act next; nobody when the game is over."""

    seat: int
    action: int
    chance: list[int]
    owing: list[int]


class Undone(Change, frozen=True, tag="undone"):
    """The actions after the first `keep` are taken back; `seat` asked for it."""

    seat: int
    keep: int
    owing: list[int]


class UndoAsked(Change, frozen=True, tag="undo-asked"):
    """The seat asks the others whether it may take back its moves."""

    seat: int
    keep: int


class UndoAnswered(Change, frozen=True, tag="undo-answered"):
    """The seat agrees to it, or not."""

    seat: int
    agree: bool


class TimedOut(Change, frozen=True, tag="timed-out", omit_defaults=True):
    """The table's rule says what happens; `bot` is the one that plays on."""

    seat: int
    out: TimeOut = "vote"
    bot: str = ""


class Resigned(Change, frozen=True, tag="resigned"):
    """The seat has lost. If several others are left, `bot` plays on for it."""

    seat: int
    bot: str


class WentAway(Change, frozen=True, tag="left"):
    """The person of this seat has left a running game."""

    seat: int


class CameBack(Change, frozen=True, tag="returned"):
    """The person of this seat is back."""

    seat: int


class Voted(Change, frozen=True, tag="voted"):
    """`seat` says what should be done about the absent seat `about`; `bot` is the one that would stand in."""

    seat: int
    about: int
    choice: Choice
    bot: str


class Hinted(Change, frozen=True, tag="hinted"):
    """The seat was given a hint for its open question."""

    seat: int
    strength: Strength


class Closed(Change, frozen=True, tag="closed"):
    """The owner no longer wants a game at this table; it had not begun."""


class GaveUp(Change, frozen=True, tag="gave-up"):
    """The only person in the game gave it up."""

    seat: int


class RematchAnswered(Change, frozen=True, tag="rematch-answered"):
    """The person of this seat wants to play again, or not."""

    seat: int
    agree: bool


class Rematched(Change, frozen=True, tag="rematched"):
    """The game is played again at `table`."""

    table: str


AnyChange = (
    Sat
    | Declined
    | SetUp
    | Renamed
    | Switched
    | Started
    | Played
    | Undone
    | UndoAsked
    | UndoAnswered
    | TimedOut
    | Resigned
    | WentAway
    | CameBack
    | Voted
    | Hinted
    | Closed
    | GaveUp
    | RematchAnswered
    | Rematched
)
