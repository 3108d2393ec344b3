"""What the server sends, and the bodies of its HTTP interface; `commands.py` has what clients ask for on the socket.
`docs/protocol.md` says it in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from boardinghouse.core.difference import Part
from boardinghouse.server.changes import ChatRule, Choice, Clock, Loss, Seating, SeatKind, Strength
from boardinghouse.server.commands import BotName, ClockWish, Name, Options
from boardinghouse.server.table_parts import Status

PROTOCOL = 1


@dataclass(frozen=True)
class Carries:
    """What a field holds that is plain data here, by its name in docs/protocol.schema.json: a game's own, or already
    encoded."""

    name: str


Action = Annotated[Raw, Carries("Action")]  # encoded once per game: `views.action_texts`
Change = Part  # where in a view, by keys and places; and what is there now


# ---- messages ---------------------------------------------------------------------------------------------------


class PersonInfo(Struct, frozen=True):
    """`name` is what others see; `account` the name to sign in with, which stays the same. None for a guest. `bot`: a
    program, and shown as one."""

    id: str
    name: str
    account: str | None
    bot: bool = False


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
    chats: Annotated[bool, Meta(description="whether its person reads and writes the chat of this table")]
    program: Annotated[bool, Meta(description="whether its person is a bot that plays from elsewhere")]
    asked: Annotated[str, Meta(description="the bot for whom the seat is kept until it sits down or declines")]


class UndoInfo(Struct, frozen=True):
    """Who asks to take back, which people have agreed, and whose moves it would take back."""

    seat: int
    agreed: list[str]
    asked: list[str]


class UndoRefused(Struct, frozen=True):
    """The latest request to take back: whose it was, and who did not agree. Kept until the next move."""

    seat: int
    by: int


class Lobby(Struct, frozen=True):
    """A table as everybody who may know about it sees it."""

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
    seating: Seating
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
    scores: Annotated[list[int], Meta(description="by seat; empty until the game is over")]
    places: Annotated[list[int], Meta(description="by seat, 1 is best; empty until the game is over")]


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
    """All a viewer needs to go on from here: `missed` are the steps since `last`, null if there are too many. `key` is
    that of the join that it answers, empty if nobody asked."""

    table: str
    seat: int | None
    number: int
    lobby: Lobby
    missed: list[Told] | None
    now: Situation
    key: str = ""


class Step(Struct, frozen=True, tag_field="type", tag="step"):
    """One step, and the position after it. `lobby` is included when the step changed it."""

    table: str
    seat: int | None
    number: int
    at: float
    did: Did
    events: list[Annotated[EventInfo, Carries("Event")]]
    lobby: Lobby | None
    now: Situation


class News(Struct, frozen=True, omit_defaults=True):
    """What is new in a situation; what is left out is unchanged. `view`: what to put where, by keys and places from the
    outside in; the place after the last one makes a list longer. `actions`: those you have been sent since your `join`,
    by their numbers alone."""

    acting: list[int] | UnsetType = UNSET
    view: list[Change] | UnsetType = UNSET
    actions: list[Action | int] | UnsetType = UNSET
    prompt: Annotated[PromptInfo | UnsetType | None, Carries("Prompt")] = UNSET
    undoable: int | UnsetType = UNSET
    clocks: dict[int, float] | UnsetType = UNSET
    left: list[float] | UnsetType = UNSET
    result: Annotated[Mapping[str, Any] | UnsetType | None, Carries("Outcome")] = UNSET


class Patch(Struct, frozen=True, tag_field="type", tag="patch", omit_defaults=True):
    """A `step` for anyone who has joined with `patches`: `now` is what changed since the step before."""

    table: str
    seat: int | None
    number: int
    at: float
    did: Did
    events: list[Annotated[EventInfo, Carries("Event")]]
    now: News
    lobby: Lobby | None = None


class Parted(Struct, frozen=True, tag_field="type", tag="parted"):
    """The last message to this viewer: the seat is no longer yours, or the table may no longer be watched."""

    table: str
    seat: int | None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request was carried out, as step `number` if it became one. `table` is the new table after a rematch."""

    key: str
    number: int
    table: str


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was not carried out: `request` is its type, and `key`, `table` and `seat` are what it said. `reason`
    is a key for the interface, `rule` the paragraph that forbids it. After `too-fast`, try again in `retry` seconds."""

    key: str
    reason: str
    rule: str | None = None
    request: str = ""
    table: str | None = None
    seat: int | None = None
    retry: float | None = None


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected: for each seat whose person is not, since when. It comes after the `sync` and when it
    changes."""

    table: str
    away: dict[int, float]
    watchers: int


class Call(Struct, frozen=True, tag_field="type", tag="call"):
    """A table wants something of you: you are `asked` to sit down, or no longer (`withdrawn`), it is your `turn`, or
    the game is `over` in one way or another."""

    call: Literal["asked", "withdrawn", "turn", "over"]
    table: str
    seat: int
    number: Annotated[int, Meta(description="the version of the table")]
    game: str


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """`patches`: a `join` may ask for them."""

    protocol: int
    person: PersonInfo | None
    now: float
    patches: bool = True


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
    """A request that could not be read: `detail` says what is wrong with it and in which field, `key` is its key if
    that much could be read."""

    reason: str
    detail: str | None = None
    key: str = ""


Message = Hello | Sync | Step | Patch | Parted | Done | Refusal | Pong | WhyAnswer | ChatLine | Presence | Call | Fault


# ---- HTTP -------------------------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine, open, reserved for an invite, a bot of the server, a person at my screen, or kept
    for the bot account `name`, which is `asked` to play."""

    kind: Literal["me", "open", "reserved", "bot", "local", "asked"]
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
    seating: Seating = "on"
