"""Sheet, Field, Encoding: how a position becomes a row of numbers, field by named field, as one seat knows it.

A game's encoding is in the module of its id, as `ENCODING`: a table of fields. A field has a name, a size, the
bounds of its numbers, a sentence for the docs and the function that writes it. Sizes, slices, scales and the table in
`docs/environments.md` all follow from that one table. Nothing here reads what the viewer may not know.

Seats are told relative to the viewer: 0 is the viewer, 1 the next seat to the left, and so on.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from boardinghouse.core.contract import Decision, Game, State
from boardinghouse.core.vectors import i64, packed, vec, zeros

S = TypeVar("S", bound=State)

SURE: Final[i64] = 1000  # chances are written in thousandths
ONCE: Final = "once"
BY_SEAT: Final = "seat"  # written for every seat, the viewer first
BY_HOTEL: Final = "hotel"  # written for every hotel, where there are as many as seats


@final
class Sheet:
    """A row of numbers being written, zeros at first. `values` can be read as a buffer of 64-bit ints."""

    def __init__(self, size: int) -> None:
        self.values: Final = zeros(size)
        self.count: i64 = 0

    def clear(self) -> None:
        """All zeros again."""
        for place in range(len(self.values)):
            self.values[place] = 0
        self.count = 0

    def put(self, value: i64) -> None:
        """One number."""
        self.values[self.count] = value
        self.count += 1

    def flag(self, holds: bool) -> None:
        """1 or 0."""
        self.put(1 if holds else 0)

    def choice(self, chosen: i64, size: i64) -> None:
        """That many zeros, with a 1 at the place chosen; none where nothing is (-1)."""
        if 0 <= chosen < size:
            self.values[self.count + chosen] = 1
        self.count += size

    def members(self, set: i64, size: i64) -> None:
        """A set as bits: a 1 for every member."""
        rest: i64 = set
        place: i64 = self.count
        end: i64 = place + size
        while rest != 0 and place < end:
            if rest & 1 != 0:
                self.values[place] = 1
            rest >>= 1
            place += 1
        self.count = end

    def copied(self, values: vec[i64], start: i64, size: i64) -> None:
        """Numbers of a vector as they are."""
        count = self.count
        for place in range(size):
            self.values[count + place] = values[start + place]
        self.count = count + size

    def skip(self, size: i64) -> None:
        """That many zeros."""
        self.count += size


# state, viewer, the seat or hotel written about, sheet
Write = Callable[[Any, int, int, Sheet], None]


@final
class Field:
    """A named part of the observation: `size` numbers from `low` to `high`, once or for every seat or hotel. A number
    beyond its bounds is written as the nearest one within."""

    def __init__(
        self, name: str, size: int, write: Write, about: str, high: int = 1, low: int = 0, repeat: str = ONCE
    ) -> None:
        self.name = name
        self.size = size
        self.write = write
        self.about = about
        self.high = high
        self.low = low
        self.repeat = repeat

    def times(self, seats: int) -> int:
        """How often it is written."""
        return 1 if self.repeat == ONCE else seats

    def scale(self) -> float:
        """What its numbers are multiplied with to lie within -1 and 1."""
        return 1.0 / max(self.high, -self.low)


class Writer(Generic[S]):
    """Writes all fields of a game in one call: the same functions in the same order as its table, but called by name,
    so that the compiler sees which. A test compares the two."""

    def __init__(self) -> None:
        pass

    def write(self, state: S, viewer: i64, sheet: Sheet) -> None:
        raise NotImplementedError


@final
class Encoding:
    """The observation of one game: its own fields, behind those that all games have."""

    def __init__(
        self,
        game: Game[Any],
        fields: tuple[Field, ...],
        writer: Writer[Any] | None = None,
        belief: tuple[Field, ...] = (),
    ) -> None:
        self.game = game
        self.own = fields
        self.belief = belief  # fields that no writer knows
        common = common_fields(game)
        self.fields = (*common, *fields, *belief)
        self.writer = writer
        self.option_sizes: Final = packed([len(values) for values in game.variants.values()])
        self.questions: Final = common[-1].size
        places: list[int] = []  # by kind of frame: its place among the questions
        for pending in game.pending:
            places.append(sum(place >= 0 for place in places) if isinstance(pending, Decision) else -1)
        self.question_places: Final = packed(places)

    def and_belief(self, belief: tuple[Field, ...]) -> "Encoding":
        """The same, and what a seat may believe of hidden cards behind it."""
        return Encoding(self.game, self.own, self.writer, belief)

    def size(self, seats: int) -> int:
        """How many numbers there are."""
        return sum(field.size * field.times(seats) for field in self.fields)

    def slices(self, seats: int) -> dict[str, slice]:
        """By field: where its numbers stand."""
        found: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            end = start + field.size * field.times(seats)
            found[field.name] = slice(start, end)
            start = end
        return found

    def scales(self, seats: int) -> list[float]:
        """By number: what it is multiplied with to lie within -1 and 1."""
        scales: list[float] = []
        for field in self.fields:
            scales += [field.scale()] * (field.size * field.times(seats))
        return scales

    def sheet(self, state: State, viewer: int) -> Sheet:
        """All numbers as this seat knows them."""
        sheet = Sheet(self.size(state.seats))
        self.write(state, viewer, sheet)
        return sheet

    def write(self, state: State, viewer: i64, sheet: Sheet) -> None:
        """Write all numbers as this seat knows them, on a clear sheet."""
        sheet.count = 0
        writer = self.writer
        if writer is None:
            write_fields(self.fields, state, viewer, sheet)
            return
        for place in range(len(self.option_sizes)):
            sheet.choice(state.choices[place], self.option_sizes[place])
        sheet.put(viewer)
        seats: i64 = state.seats
        for step in range(seats):
            sheet.flag(state.owes((viewer + step) % seats))
        question: i64 = -1
        if state.depth > 0:
            question = self.question_places[state.frames[state.top()]]
        sheet.choice(question, self.questions)
        writer.write(state, viewer, sheet)
        if self.belief:
            write_fields(self.belief, state, viewer, sheet)

    def write_by_table(self, state: State, viewer: int, sheet: Sheet) -> None:
        """The same, field by field of the table."""
        write_fields(self.fields, state, viewer, sheet)


def write_fields(fields: tuple[Field, ...], state: State, viewer: int, sheet: Sheet) -> None:
    """Fields in order, each as often as it is repeated."""
    seats: int = state.seats
    for field in fields:
        if field.repeat == BY_SEAT:
            for step in range(seats):
                field.write(state, viewer, (viewer + step) % seats, sheet)
        elif field.repeat == BY_HOTEL:
            for hotel in range(seats):
                field.write(state, viewer, hotel, sheet)
        else:
            field.write(state, viewer, viewer, sheet)


def per_thousand(part: i64, whole: i64) -> i64:
    """A share in thousandths, rounded."""
    return (2 * SURE * part + whole) // (2 * whole)


def from_viewer(state: State, viewer: i64, seat: i64) -> i64:
    """A seat as the viewer counts: 0 for the viewer; -1 for nobody."""
    if seat < 0:
        return -1
    return (seat - viewer + state.seats) % state.seats


# ---- fields of all games -------------------------------------------------------------------------------------------


def common_fields(game: Game[Any]) -> tuple[Field, ...]:
    """What every observation begins with."""
    choices = sum(len(values) for values in game.variants.values())
    options = ", ".join(f"{name} {'/'.join(values)}" for name, values in game.variants.items())
    questions = [pending.key for pending in game.pending if isinstance(pending, Decision)]
    return (
        Field("options", choices, write_options, f"the options played: {options}"),
        Field("seat", 1, write_seat, "the seat's number at the table, from 0", high=game.seats[1] - 1),
        Field("acting", 1, write_acting, "whether the seat owes an answer", repeat=BY_SEAT),
        Field("question", len(questions), write_question, f"what is asked: {', '.join(questions)}"),
    )


def write_options(state: State, viewer: i64, owner: i64, sheet: Sheet) -> None:
    place = 0
    for values in state.game.variants.values():
        sheet.choice(state.choices[place], len(values))
        place += 1


def write_seat(state: State, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(viewer)


def write_acting(state: State, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(state.owes(owner))


def write_question(state: State, viewer: i64, owner: i64, sheet: Sheet) -> None:
    kind: i64 = 0
    for pending in state.game.pending:
        if isinstance(pending, Decision):
            sheet.flag(state.asks(kind))
        kind += 1


def put_argument(state: State, sheet: Sheet, kind: i64, place: i64) -> None:
    """An argument of the open question, where the question is of this kind; else 0."""
    sheet.put(state.arg(place) if state.asks(kind) else 0)


def mask(state: State, viewer: i64, sheet: Sheet) -> None:
    """A 1 for every action the viewer may answer with; the sheet has one number per action."""
    if state.owes(viewer):
        legal = state.list_legal(viewer).choices
        for index in range(legal.count):
            sheet.values[legal.actions[index]] = 1
