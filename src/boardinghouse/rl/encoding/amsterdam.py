"""What an agent sees of Hotels of Amsterdam. Nothing is hidden (AMS-56)."""

from typing import Final, final

from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.city import CANAL, CELLS, CORNERS, CROSSINGS, FOUNTAIN
from boardinghouse.games.amsterdam.components import KINDS, MOST_HOTELS
from boardinghouse.games.amsterdam.scoring import attracted
from boardinghouse.games.amsterdam.state import MOVING, NO_HOTEL, NO_TILE, TURNING, WALKING, AmsterdamState
from boardinghouse.rl.encoding.sheet import BY_SEAT, Encoding, Field, Sheet, Writer, put_argument


def write_question_numbers(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_argument(state, sheet, WALKING, 0)
    put_argument(state, sheet, WALKING, 1)
    for place in range(3):
        put_argument(state, sheet, TURNING, place)


def write_moved_from(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.arg(0) if state.asks(MOVING) else -1, CELLS)


def write_turn(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.turn)
    sheet.put(state.supply)
    sheet.put(state.target())


def write_dice(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.white)
    sheet.put(state.black)


def write_boat(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.boat, CANAL)


def write_mayor(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.mayor, CROSSINGS)


def write_watch(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.watch, CROSSINGS)


def write_quays(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.quays, 0, CORNERS)


def write_tourists(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.tourists, 0, CELLS)


def write_shows_day(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.day, CELLS)


def write_shown(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    write_sides(state, sheet, True)


def write_hidden(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    write_sides(state, sheet, False)


def write_sides(state: AmsterdamState, sheet: Sheet, up: bool) -> None:
    """The kinds of the sides that lie up, or of those that lie down: day kinds first."""
    for cell in range(CELLS):
        tile: i64 = state.tiles[cell]
        if tile == NO_TILE:
            sheet.skip(2 * KINDS)
        elif ((state.day >> cell) & 1 != 0) == up:
            sheet.choice(tile // KINDS, 2 * KINDS)
        else:
            sheet.choice(KINDS + tile % KINDS, 2 * KINDS)


def write_first(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(owner == state.first)


def write_active(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(owner == state.active())


def write_attracted(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(attracted(state, owner))


def write_hotels(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    count: i64 = state.components.hotels
    for round in range(MOST_HOTELS):
        crossing: i64 = state.hotels[owner * count + round] if round < count else NO_HOTEL
        sheet.choice(crossing, CROSSINGS)


def write_reached(state: AmsterdamState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    """Cells that meet at one of the owner's hotels."""
    count: i64 = state.components.hotels
    cells: i64 = 0
    for round in range(count):
        crossing: i64 = state.hotels[owner * count + round]
        if crossing != NO_HOTEL:
            cells |= state.components.around[crossing]
    sheet.members(cells, CELLS)


@final
class Written(Writer[AmsterdamState]):
    """All fields, in the order of the table."""

    def write(self, state: AmsterdamState, viewer: i64, sheet: Sheet) -> None:
        seats: i64 = state.seats
        write_question_numbers(state, viewer, viewer, sheet)
        write_moved_from(state, viewer, viewer, sheet)
        write_turn(state, viewer, viewer, sheet)
        write_dice(state, viewer, viewer, sheet)
        write_boat(state, viewer, viewer, sheet)
        write_mayor(state, viewer, viewer, sheet)
        write_watch(state, viewer, viewer, sheet)
        write_quays(state, viewer, viewer, sheet)
        write_tourists(state, viewer, viewer, sheet)
        write_shows_day(state, viewer, viewer, sheet)
        write_shown(state, viewer, viewer, sheet)
        write_hidden(state, viewer, viewer, sheet)
        for step in range(seats):
            write_first(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_active(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_attracted(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_hotels(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_reached(state, viewer, (viewer + step) % seats, sheet)


ENCODING: Final = Encoding(
    GAME,
    (
        Field(
            "question_numbers",
            5,
            write_question_numbers,
            "walking: steps left for Mayor and Night watch; turning: whether each may turn, and a tourist be sent",
            high=6,
        ),
        Field("moved_from", CELLS, write_moved_from, "moving: the cell whose tourists move"),
        Field("turn", 3, write_turn, "turns completed, tourists in the supply, tourists that win", high=30),
        Field("dice", 2, write_dice, "white and black die, 0 before a roll and in the tactical game", high=6),
        Field("boat", CANAL, write_boat, "the canal tile of the boat"),
        Field("mayor", CROSSINGS, write_mayor, "the Mayor's crossing"),
        Field("watch", CROSSINGS, write_watch, "the Night watch's crossing"),
        Field("quays", CORNERS, write_quays, "tourists waiting at each quay", high=30),
        Field(
            "tourists", CELLS, write_tourists, f"tourists in each cell, row by row; the fountain is {FOUNTAIN}", high=30
        ),
        Field("shows_day", CELLS, write_shows_day, "cells that show day"),
        Field("shown", CELLS * 2 * KINDS, write_shown, "cell by cell, the kind that lies up: six by day, six by night"),
        Field("hidden", CELLS * 2 * KINDS, write_hidden, "cell by cell, the kind on the other side"),
        Field("first", 1, write_first, "whether the seat began", repeat=BY_SEAT),
        Field("active", 1, write_active, "whether it is the seat's turn", repeat=BY_SEAT),
        Field("attracted", 1, write_attracted, "tourists around the seat's hotels: its score", high=30, repeat=BY_SEAT),
        Field(
            "hotels",
            MOST_HOTELS * CROSSINGS,
            write_hotels,
            "round by round, the crossing of the hotel built then (three rounds at most)",
            repeat=BY_SEAT,
        ),
        Field("reached", CELLS, write_reached, "cells that meet at one of the seat's hotels", repeat=BY_SEAT),
    ),
    Written(),
)
