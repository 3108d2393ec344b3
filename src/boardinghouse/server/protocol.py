"""What travels between server and client: commands in, messages out. `docs/protocol.md` tells it in words.

Every request carries `key`, and its answer names it. A command that changes a table must have one, a random id made
once per click: sent again, it gets its first answer. Elsewhere it may be left out; answers name table and seat too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from boardinghouse.server.changes import ChatRule, Choice, Clock, Loss, SeatKind, Strength, TimeOut
from boardinghouse.server.fold import Status
from boardinghouse.server.library import Language

PROTOCOL = 1

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
MaybeKey = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
ActionId = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


@dataclass(frozen=True)
class Carries:
    """What a field holds that is plain data here, by its name in docs/protocol.schema.json: a game's own, or already
    encoded."""

    name: str


Action = Annotated[Raw, Carries("Action")]  # encoded once per game: `views.action_texts`


# ---- commands: change a table -----------------------------------------------------------------------------------


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
    """Take your latest action back, while nothing was revealed and nobody else has answered since, also in secret."""

    seat: SeatNumber
    expected: Version


class AskUndo(Command, frozen=True, tag="ask-undo"):
    """Ask to take it back all the same, and with it everything that others have answered since. All people at the table
    must agree, also those who are late or have left. A bot that stands in does not mind, but no further back than it
    took over."""

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


class Arrange(Command, frozen=True, tag="arrange"):
    """The owner sets a seat before the game: `open`, `reserved` for an invite, `bot`, or `local`, a person at the same
    screen."""

    seat: SeatNumber
    to: Literal["open", "reserved", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A `live` clock has `increment` seconds more per move and `delay` seconds free at each. `out` is what happens when
    time runs out: the others `vote`, a `bot` plays on, or the seat `loses`."""

    kind: Literal["none", "live", "turn"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    out: TimeOut = "vote"


Options = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]]


class SetUpTable(Command, frozen=True, tag="set-up"):
    """The owner changes options, clock and number of seats before the game. Seats come and go at the end; one that a
    person has is not taken away."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Options = {}
    clock: ClockWish = ClockWish()


class Switch(Command, frozen=True, tag="switch"):
    """The owner turns the switches of the table; `chat` is `friends`, `all` or `off`."""

    listed: bool
    watchable: bool
    chat: ChatRule


class Start(Command, frozen=True, tag="start"):
    """The owner starts the game, when no seat is open."""


class Leave(Command, frozen=True, tag="leave"):
    """Go away from a running game; the others choose what becomes of your seat."""

    seat: SeatNumber


class Resign(Command, frozen=True, tag="resign"):
    """Lose now. The last one left has won; where several are left they play on, and a bot plays your seat."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Come back to your seat."""

    seat: SeatNumber


class Vote(Command, frozen=True, tag="vote"):
    """What is to become of a seat whose person left or ran out of time: `wait`, `bot`, `end`."""

    seat: SeatNumber
    about: SeatNumber
    choice: Choice


class Close(Command, frozen=True, tag="close"):
    """The owner closes a table whose game has not begun: no list has it any more, and everybody at it hears the step
    `closed`."""


class GiveUp(Command, frozen=True, tag="give-up"):
    """End a game in which no other person has a seat."""

    seat: SeatNumber


class Rematch(Command, frozen=True, tag="rematch"):
    """Offer to play again, or answer the offer: `yes`, `no`. When all people have said yes, the new table is there and
    the game begins, with the seats moved on by one. `now`: the table is there at once, and the seats of those who have
    not said yes are open; so it is when somebody says no and all others yes. Its owner is the same, or the one who asks
    if the owner is gone. Asked for twice, it is the same table."""

    answer: Literal["yes", "no", "now"] = "yes"


AnyCommand = (
    Play
    | Undo
    | AskUndo
    | AnswerUndo
    | Sit
    | Stand
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


# ---- the socket's other requests --------------------------------------------------------------------------------


class Join(Struct, frozen=True, tag_field="type", tag="join", forbid_unknown_fields=True):
    """You get a `sync`, then a `step` for every step. `seat` is a seat of yours or null to watch; `last` is the newest
    step you have, or null."""

    table: TableId
    seat: SeatNumber | None = None
    last: Version | None = None
    key: MaybeKey = ""


class Part(Struct, frozen=True, tag_field="type", tag="part", forbid_unknown_fields=True):
    """You get `done` with number 0, and hear no more of it."""

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
    """You get a `pong`, and a `sync` for every table that is further than you have `seen`: the newest step you have of
    each."""

    seen: Annotated[dict[TableId, Version], Meta(max_length=50)] = {}
    key: MaybeKey = ""


Request = AnyCommand | Join | Part | Say | Why | Ping


# ---- messages ---------------------------------------------------------------------------------------------------


class PersonInfo(Struct, frozen=True):
    """`name` is what others see; `account` the name to sign in with, which stays the same. None for a guest."""

    id: str
    name: str
    account: str | None


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it. `account`: the name is that of an account, and no guest can have it. `lost`: out
    of time or resigned, and the game lost by it."""

    kind: SeatKind
    name: str
    person: str
    bot: str
    local: bool
    left: bool
    late: bool
    stand_in: str
    account: bool
    lost: Loss


class UndoInfo(Struct, frozen=True):
    """Who asks to take back, which people have agreed, and whom it takes."""

    seat: int
    agreed: list[str]
    asked: list[str]


class UndoRefused(Struct, frozen=True):
    """The latest wish to take back: whose it was, and who did not agree. Until the next move."""

    seat: int
    by: int


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
    undo_refused: UndoRefused | None
    ballots: dict[int, dict[str, Choice]]
    needed: Annotated[dict[int, int], Meta(description="by absent seat: how many votes decide about it")]
    deadlines: Annotated[dict[int, float], Meta(description="by seat: when its clock runs out, as of this message")]
    removed: Annotated[list[str], Meta(description="people whom the owner has sent away")]
    wanted: Annotated[dict[str, bool], Meta(description="by person: whether they want a rematch")]


class EventInfo(Struct, frozen=True):
    key: str
    params: dict[str, int]


class PromptInfo(Struct, frozen=True):
    key: str
    params: dict[str, int]


class Did(Struct, frozen=True, omit_defaults=True):
    """What a step did. `action` is missing where the viewer may not know it."""

    kind: Annotated[str, Carries("StepKind")]
    seat: int | UnsetType = UNSET
    action: Action | UnsetType = UNSET
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
    events: list[Annotated[EventInfo, Carries("Event")]]


class Situation(Struct, frozen=True):
    """Where the game stands for one viewer. `actions`, `prompt` and `undoable` are for a seat that may use them."""

    acting: Annotated[list[int], Meta(description="the seats that owe an answer")]
    view: Annotated[
        Mapping[str, Any] | None,
        Carries("View"),
        Meta(description="all that your seat may know, as the game's own plain data; null before the start"),
    ]
    actions: Annotated[list[Action], Meta(description="what you may answer; empty if you owe nothing")]
    prompt: Annotated[PromptInfo | None, Carries("Prompt"), Meta(description="the open question, if you owe an answer")]
    undoable: Annotated[int, Meta(description="how many of your latest actions you may take back")]
    clocks: Annotated[dict[int, float], Meta(description="by seat: when its clock runs out, in seconds since 1970")]
    left: Annotated[list[float], Meta(description="the seconds each seat has, whether its clock runs or not")]
    result: Annotated[
        Mapping[str, Any] | None,
        Carries("Outcome"),
        Meta(description="scores, places and their sources, once the game is over"),
    ]


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """All a viewer needs to go on from here: `missed` are the steps since `last`, None where they are too many. `key`
    is that of the join that it answers; empty where nobody asked."""

    table: str
    seat: int | None
    number: int
    lobby: Lobby
    missed: list[Told] | None
    now: Situation
    key: str = ""


class Step(Struct, frozen=True, tag_field="type", tag="step"):
    """One step, and the position after it. `lobby` comes along when the step changed it."""

    table: str
    seat: int | None
    number: int
    at: float
    did: Did
    events: list[Annotated[EventInfo, Carries("Event")]]
    lobby: Lobby | None
    now: Situation


class Parted(Struct, frozen=True, tag_field="type", tag="parted"):
    """The last message to these eyes: the seat is no longer one's own, or the table no longer to be watched."""

    table: str
    seat: int | None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request was carried out, as step `number` if it became one. `table` is the new table after a rematch."""

    key: str
    number: int
    table: str


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was not carried out: `request` is its type, `key`, `table` and `seat` are as it had them. `reason` is
    a key for the interface, `rule` the paragraph that forbids it. After `too-fast`, try again in `retry` seconds."""

    key: str
    reason: str
    rule: str | None = None
    request: str = ""
    table: str | None = None
    seat: int | None = None
    retry: float | None = None


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected: for each seat of a person who is not, since when. It comes after the `sync` and when it
    changes."""

    table: str
    away: dict[int, float]
    watchers: int


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    protocol: int
    person: PersonInfo | None
    now: float


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """`strange` are the tables named in the ping that this socket has not joined: join them again."""

    now: float
    strange: list[str]
    key: str = ""


class WhyAnswer(Struct, frozen=True, tag_field="type", tag="why"):
    table: str
    seat: int
    action: int
    rule: str | None
    text: str | None
    key: str = ""


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    table: str
    number: int
    at: float
    person: str
    name: str
    text: str
    account: bool


class Fault(Struct, frozen=True, tag_field="type", tag="fault"):
    """A request that could not be read: `detail` says what is wrong with it and in which field, `key` is its own where
    that much can be read."""

    reason: str
    detail: str | None = None
    key: str = ""


Message = Hello | Sync | Step | Parted | Done | Refusal | Pong | WhyAnswer | ChatLine | Presence | Fault


# ---- HTTP -------------------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine, open, reserved for an invite, a bot, or a person at my screen."""

    kind: Literal["me", "open", "reserved", "bot", "local"]
    bot: BotName | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Options = {}
    listed: bool = False
    watchable: bool = False
    chat: ChatRule = "friends"
    clock: ClockWish | None = None
