"""Cities for tests, written with the names people use: cells a1 to e5, crossings 1 to 16."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.city import CELL_NAMES, CELLS, FOUNTAIN
from boardinghouse.games.amsterdam.components import DAY_KINDS, KINDS, NIGHT_KINDS
from boardinghouse.games.amsterdam.state import AmsterdamState
from tests.positions import changed, started

QUIET = "windmill-cinema"  # what cells show that a test does not speak of

NEXT_TURN = ("next-turn", 0, 0, 0, 0)
TURNING = ("turning", 1, 1, 1, 1)
WALKING = ("walking", 1, 1, 1, 0)
# What is still to come after each question of a turn of seat 0.
LATER: dict[object, list[tuple[object, ...]]] = {
    "turning": [NEXT_TURN],
    "walking": [NEXT_TURN, TURNING],
    "placing": [NEXT_TURN, TURNING, WALKING],
    "roll-dice": [NEXT_TURN, TURNING],
}


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def tile(name: str) -> int:
    day, night = name.split("-")
    return DAY_KINDS.index(day) * KINDS + NIGHT_KINDS.index(night)


def position(
    seats: int = 3,
    tiles: Mapping[str, str] | None = None,
    day: str | None = None,
    tourists: Mapping[str, int] | None = None,
    hotels: Sequence[Sequence[int]] = (),
    mayor: int = 6,
    watch: int = 11,
    question: Sequence[object] = TURNING,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> AmsterdamState:
    """A city in which seat 0 is asked the question (a frame: key, seats owing, arguments), in the third round.

    `tiles` says what lies on the cells a test speaks of, `day` which cells show day (default: chessboard), `hotels` the
    crossings by seat. Tourists not named are in the supply or, with a `supply` given, nowhere."""
    state = started(GAME, seats, **(options or {}))
    laid = [tile(QUIET)] * CELLS
    laid[FOUNTAIN] = -1
    for name, kind in (tiles or {}).items():
        laid[cell(name)] = tile(kind)
    people = [0] * CELLS
    for name, count in (tourists or {}).items():
        people[cell(name)] = count
    built = [-1] * (2 * seats)
    for seat, crossings in enumerate(hotels):
        for number, crossing in enumerate(crossings):
            built[2 * seat + number] = crossing - 1
    values: dict[str, Any] = {
        "tiles": laid,
        "tourists": people,
        "supply": 30 - sum(people),
        "hotels": built,
        "mayor": mayor - 1,
        "watch": watch - 1,
        "first": 0,
        "turn": 2 * seats,
    }
    if day is not None:
        values["day"] = sum(1 << cell(name) for name in day.split())
    values.update(fields)
    later = [list(frame) for frame in LATER[question[0]]]
    made: AmsterdamState = changed(state, pending=[*later, list(question)], **values)
    return made


def before_roll(**fields: Any) -> AmsterdamState:
    """The beginning of a turn of seat 0."""
    return position(question=("roll-dice", 1 << 16, 0, 0, 0), **fields)


def people(state: AmsterdamState) -> dict[str, int]:
    """The tourists in the city by cell, the fountain included; only where there are any."""
    return {CELL_NAMES[place]: count for place, count in enumerate(state.tourists) if count}


def shows(state: AmsterdamState, name: str) -> str:
    """The symbol a building shows."""
    return (*DAY_KINDS, *NIGHT_KINDS)[state.kind_of(cell(name))]
