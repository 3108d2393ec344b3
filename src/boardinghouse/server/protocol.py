"""What travels between server and client: commands in, messages out. `docs/protocol.md` tells it in words.

Every command that changes a table carries `key`, a random id made once a click: sent again, it gets its first answer.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from boardinghouse.server.changes import ChatRule, Choice, Clock, SeatKind, Strength
from boardinghouse.server.fold import Status
from boardinghouse.server.library import Language

PROTOCOL = 1

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


# ---- commands: change a table -----------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a person wants done at a table."""

    table: TableId
    key: Key


class Play(Command, frozen=True, tag="play"):
    """Answer the open question."""

    seat: SeatNumber
    expected: Version
    action: ActionId


class Undo(Command, frozen=True, tag="undo"):
    """Take one's latest action back, where nothing was revealed since."""

    seat: SeatNumber
    expected: Version


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Ask all others to let one's latest action be taken back, whatever came after it."""

    seat: SeatNumber
    expected: Version


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    seat: SeatNumber
    expected: Version
    agree: bool


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber


class Stand(Command, frozen=True, tag="stand"):
    """Give one's seat up before the game starts."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The owner sets a seat before the game starts: open, reserved for an invite, a bot, or a person at the same
    screen."""

    seat: SeatNumber
    to: Literal["open", "reserved", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class Switch(Command, frozen=True, tag="switch"):
    """The owner turns the table's switches."""

    listed: bool
    watchable: bool
    chat: ChatRule


class Start(Command, frozen=True, tag="start"):
    """The owner starts the game."""


class Leave(Command, frozen=True, tag="leave"):
    """Go away from a running game; the others choose what becomes of the seat."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Come back to one's seat."""

    seat: SeatNumber


class Vote(Command, frozen=True, tag="vote"):
    """Say what is to be done about a seat whose person left or ran out of time."""

    seat: SeatNumber
    about: SeatNumber
    choice: Choice


class Close(Command, frozen=True, tag="close"):
    """The owner closes a table whose game has not begun: it disappears for everybody."""


class GiveUp(Command, frozen=True, tag="give-up"):
    """End a game in which nobody else plays than bots."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """Make a new table of the same people with the seats rotated by one."""


AnyCommand = (
    Play
    | Undo
    | AskUndo
    | AnswerUndo
    | Sit
    | Stand
    | Arrange
    | Switch
    | Start
    | Leave
    | Return
    | Vote
    | Close
    | GiveUp
    | Rematch
)


# ---- the socket's other requests --------------------------------------------------------------------------------


class Join(Struct, frozen=True, tag_field="type", tag="join", forbid_unknown_fields=True):
    """Hear what happens at a table, as one's seat or (None) as a watcher; `last` is the newest step one has."""

    table: TableId
    seat: SeatNumber | None = None
    last: Version | None = None


class Part(Struct, frozen=True, tag_field="type", tag="part", forbid_unknown_fields=True):
    """Hear no more of it."""

    table: TableId
    seat: SeatNumber | None = None


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Chat."""

    table: TableId
    key: Key
    text: ChatText


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule forbids an action, and for its text in this language."""

    table: TableId
    seat: SeatNumber
    action: ActionId
    language: Language = "en"


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there, and am I in step? `seen` is the newest step one has of each table."""

    seen: Annotated[dict[TableId, Version], Meta(max_length=50)] = {}


Request = AnyCommand | Join | Part | Say | Why | Ping


# ---- messages ---------------------------------------------------------------------------------------------------


class PersonInfo(Struct, frozen=True):
    """`name` is what others see; `account` the name to sign in with, which stays the same. None for a guest."""

    id: str
    name: str
    account: str | None


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: SeatKind
    name: str
    person: str
    bot: str
    local: bool
    left: bool
    late: bool
    stand_in: str


class UndoInfo(Struct, frozen=True):
    """Who asks to take back, and which people have agreed."""

    seat: int
    agreed: list[str]


class Lobby(Struct, frozen=True):
    """A table as everybody who may know it sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    owner: str
    clock: Clock
    status: Status
    listed: bool
    watchable: bool
    chat: ChatRule
    seats: list[SeatInfo]
    acting: list[int]
    version: int
    created: float
    updated: float
    commitment: str
    seed: str | None
    rematch: str | None
    frozen: str | None
    undo: UndoInfo | None
    ballots: dict[int, dict[str, Choice]]


class EventInfo(Struct, frozen=True):
    key: str
    params: dict[str, int]


class PromptInfo(Struct, frozen=True):
    key: str
    params: dict[str, int]


class Did(Struct, frozen=True, omit_defaults=True):
    """What a step did. `action` is missing where the viewer may not know it."""

    kind: str
    seat: int | UnsetType = UNSET
    action: Raw | UnsetType = UNSET
    about: int | UnsetType = UNSET
    choice: Choice | UnsetType = UNSET
    agree: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET
    strength: Strength | UnsetType = UNSET


class Told(Struct, frozen=True):
    """A step without the position after it."""

    number: int
    at: float
    did: Did
    events: list[EventInfo]


class Situation(Struct, frozen=True):
    """Where the game stands for one viewer. `actions`, `prompt` and `undoable` are for a seat that may use them."""

    acting: list[int]
    view: dict[str, Any] | None
    actions: list[Raw]
    prompt: PromptInfo | None
    undoable: int
    clocks: dict[int, float]  # seat to the time its clock runs out
    left: list[float]  # seconds each seat has, for clocks that stand still
    result: dict[str, Any] | None


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """All a viewer needs to go on from here: `missed` are the steps since `last`, None where they are too many."""

    table: str
    seat: int | None
    number: int
    lobby: Lobby
    missed: list[Told] | None
    now: Situation


class Step(Struct, frozen=True, tag_field="type", tag="step"):
    """One step, and the position after it. `lobby` comes along when the step changed it."""

    table: str
    seat: int | None
    number: int
    at: float
    did: Did
    events: list[EventInfo]
    lobby: Lobby | None
    now: Situation


class Parted(Struct, frozen=True, tag_field="type", tag="parted"):
    """The last message to these eyes: the seat is no longer one's own, or the table no longer to be watched."""

    table: str
    seat: int | None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command was carried out as step `number`. `table` is the new table after a rematch."""

    key: str
    number: int
    table: str


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was not carried out. `reason` is a key for the interface, `rule` the paragraph that forbids it."""

    key: str
    reason: str
    rule: str | None = None


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int
    person: PersonInfo | None
    now: float


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """`strange` are the tables named in the ping that this socket has not joined: join them again."""

    now: float
    strange: list[str]


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    table: str
    seat: int
    action: int
    rule: str | None
    text: str | None


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    table: str
    number: int
    at: float
    person: str
    name: str
    text: str


class Fault(Struct, frozen=True, tag_field="type", tag="fault"):
    """A request that could not be read, is not allowed, or came too fast."""

    reason: str


Message = Hello | Sync | Step | Parted | Done | Refusal | Pong | WhyAnswer | ChatLine | Fault


# ---- HTTP -------------------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine, open, reserved for an invite, a bot, or a person at my screen."""

    kind: Literal["me", "open", "reserved", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "live", "turn"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    listed: bool = False
    watchable: bool = False
    chat: ChatRule = "friends"
    clock: ClockWish | None = None
