"""What a table is made of: its header, its seats, a request to take back, and a step as it is told."""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from boardinghouse.core.events import Event
from boardinghouse.server.changes import AnyChange, ChatRule, Clock, Loss, Seating, Sitter

Status = Literal["open", "playing", "over", "ended", "closed"]


class Header(Struct, frozen=True):
    """What is settled when a table is made; options and clock may be changed until the game begins."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    owner: str
    clock: Clock
    listed: bool
    watchable: bool
    chat: ChatRule
    seats: list[Sitter]
    commitment: str
    created: float
    seating: Seating = "on"


@dataclass
class Seat:
    """A place at the table. `stand_in` is the bot that answers while its person is away, `since` how many lines were
    played when it took over. `kept`: the person who sits here has the owner's invite, and nobody else may. `lost`: why
    the seat has lost, whatever comes."""

    sitter: Sitter
    left: bool = False
    late: bool = False
    stand_in: str = ""
    since: int = 0
    kept: bool = False
    lost: Loss = ""

    @property
    def bot(self) -> str:
        """The bot that answers for this seat; empty if a person does."""
        return self.sitter.bot if self.sitter.kind == "bot" else self.stand_in

    @property
    def present(self) -> bool:
        """Whether a person sits here and answers for themselves."""
        return self.sitter.kind == "person" and not self.left and not self.stand_in and not self.lost


@dataclass(frozen=True)
class Happening:
    """One step, as it is told: the change, the mask of seats that may know its action, and the events it caused."""

    number: int
    at: float
    change: AnyChange
    seen: int
    events: list[Event]
    news: bool = True  # whether more has changed than the position


@dataclass
class UndoRequest:
    seat: int
    keep: int
    agreed: set[str] = field(default_factory=set)  # people
