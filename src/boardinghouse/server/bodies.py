"""What requests over HTTP carry, and who is asking: the bodies that are not commands. Nothing here knows how they
came."""

from typing import Annotated

from msgspec import Meta, Struct

from boardinghouse.server.changes import Strength
from boardinghouse.server.commands import AnyCommand, Name, SeatNumber
from boardinghouse.server.protocol import PersonInfo

LONGEST_RECORD = 400_000  # bytes; the longest games of ours take a quarter of it
LONGEST_LINE = 24
Text = Annotated[str, Meta(max_length=LONGEST_RECORD)]
Place = Annotated[int, Meta(ge=0, le=20)]


class Session(Struct, frozen=True):
    """Who you are; None until you have given a name."""

    person: PersonInfo | None


class GuestWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Wrapped(Struct, frozen=True, forbid_unknown_fields=True):
    """A command, as on the socket."""

    command: AnyCommand


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Place = 0


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file, through whose eyes, and which frames of it."""

    text: Text
    seat: SeatNumber | None = None
    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 50


class StudyFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file of a finished game."""

    text: Text


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """For which of my seats, and how much of the answer to give away."""

    seat: SeatNumber
    strength: Strength


class BranchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on after the first `line` lines of a record and then `moves` of the seat: I at that seat, bots elsewhere."""

    line: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    moves: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=LONGEST_LINE)] = []
    bot: Annotated[str, Meta(max_length=40)] | None = None


class LineWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Show the positions after `moves` of a seat, played after the first `line` lines of a finished game."""

    line: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    moves: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=LONGEST_LINE)]


class LineFile(LineWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same, from a record file."""

    text: Text


class BranchFile(BranchWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same, from a record file."""

    text: Text
