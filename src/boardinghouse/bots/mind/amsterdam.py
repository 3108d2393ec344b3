"""Hotels of Amsterdam as a seat knows it: nothing is hidden."""

from typing import Final, final

from boardinghouse.bots.mind import Mind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.amsterdam.city import BUILDINGS, CANAL, CELLS, CROSSINGS, FOUNTAIN
from boardinghouse.games.amsterdam.components import KINDS
from boardinghouse.games.amsterdam.scoring import attracted, newly_attracted
from boardinghouse.games.amsterdam.state import (
    MOVING,
    NO_HOTEL,
    SAILING,
    TURNING,
    AmsterdamState,
)

MOST_SEATS: Final = 4
SOURCES: Final = ("hotel-1", "hotel-2")
GROUP: Final = 4  # tourists of a cell that are told apart
OWNERS: Final = 4  # of a cell: nobody, the viewer, others, both
AHEAD: Final = 10  # canal tiles ahead of the boat
SUPPLY: Final = 30
SCORE: Final = 16
SYMBOLS: Final = 12
SEAT_PLACES: Final = SCORE + 1 + 3 + AHEAD + 2 + 4
WIDTH: Final = (
    3 + 6 + 5 + 5 + 4 + 4 + 8 + 14 + SUPPLY + 1 + CANAL + 2 * CROSSINGS + CELLS * (2 + OWNERS * (GROUP + 1))
    + CELLS * SYMBOLS + SYMBOLS * 7 + 2 * CELLS + CELLS * 2 + 4 * 4 + 3 + MOST_SEATS * SEAT_PLACES
)  # fmt: skip


@final
class AmsterdamMind(Mind[AmsterdamState]):
    """The city as it lies around the viewer's hotels and those of the others; then seat by seat."""

    def __init__(self) -> None:
        super().__init__(SOURCES, WIDTH, 400, rollout=200)

    def write(self, state: AmsterdamState, seat: i64, sheet: SparseRows) -> None:
        seats: i64 = state.seats
        actor = state.actor()
        kind: i64 = state.frames[state.top()]
        sheet.one(seats - 2, 3)
        for option in range(3):
            sheet.one(state.choices[option], 2)
        sheet.one((actor - seat + seats) % seats if actor >= 0 else 4, 5)
        sheet.one(kind - SAILING, 5)
        sheet.one((state.first - seat + seats) % seats, 4)
        sheet.one((state.active() - seat + seats) % seats, 4)
        sheet.at_least(state.turn // seats, 1, 8)
        sheet.one(state.white, 7)
        sheet.one(state.black, 7)
        sheet.at_least(state.supply, 1, SUPPLY)
        sheet.put(state.supply)
        sheet.one(state.boat, CANAL)
        sheet.one(state.mayor, CROSSINGS)
        sheet.one(state.watch, CROSSINGS)
        own = cells_of(state, seat)
        others: i64 = 0
        for other in range(seats):
            if other != seat:
                others |= cells_of(state, other)
        self.write_city(state, own, others, sheet)
        self.write_symbols(state, own, others, sheet)
        self.write_question(state, kind, sheet)
        for quay in range(4):
            sheet.at_least(state.quays[quay], 1, 4)
        for step in range(MOST_SEATS):
            if step < seats:
                self.write_seat(state, (seat + step) % seats, sheet)
            else:
                sheet.skip(SEAT_PLACES)

    def write_city(self, state: AmsterdamState, own: i64, others: i64, sheet: SparseRows) -> None:
        """Cell by cell: whose it is, how many are there, what it shows."""
        for cell in range(CELLS):
            tourists: i64 = state.tourists[cell]
            owner: i64 = ((own >> cell) & 1) + 2 * ((others >> cell) & 1)
            group: i64 = min(GROUP, tourists)
            sheet.put(tourists)
            sheet.flag((state.day >> cell) & 1 != 0)
            sheet.one(owner * (GROUP + 1) + group, OWNERS * (GROUP + 1))
            sheet.one(state.kind_of(cell) if cell != FOUNTAIN else -1, SYMBOLS)

    def write_symbols(self, state: AmsterdamState, own: i64, others: i64, sheet: SparseRows) -> None:
        """Symbol by symbol: how many buildings show it, whose they are, who is there, where those would flee to."""
        for symbol in range(SYMBOLS):
            side: i64 = state.day if symbol < KINDS else BUILDINGS & ~state.day
            shown: i64 = 0
            fewest: i64 = 100
            mine: i64 = 0
            theirs: i64 = 0
            for cell in range(CELLS):
                if (side >> cell) & 1 == 0 or state.kind_of(cell) != symbol:
                    continue
                shown |= i64(1) << cell
                tourists = state.tourists[cell]
                if tourists < fewest:
                    fewest = tourists
                if (own >> cell) & 1 != 0:
                    mine += tourists
                if (others >> cell) & 1 != 0:
                    theirs += tourists
            sheet.put(size(shown))
            sheet.put(size(shown & own))
            sheet.put(size(shown & others))
            sheet.put(mine)
            sheet.put(theirs)
            sheet.flag(shown & own != 0 and fewest == 0)
            sheet.flag(shown & others != 0 and fewest == 0)

    def write_question(self, state: AmsterdamState, kind: i64, sheet: SparseRows) -> None:
        """What the figures can reach, and what is left to do in this turn."""
        for figure in range(2):
            crossing: i64 = state.mayor if figure == 0 else state.watch
            sheet.members(state.components.around[crossing], CELLS)
        cell: i64 = -1
        if kind == MOVING:
            cell = state.arg(0)
        sheet.one(cell, CELLS)
        sheet.skip(CELLS)
        for place in range(3):
            sheet.flag(kind == TURNING and state.arg(place) != 0)

    def write_seat(self, state: AmsterdamState, seat: i64, sheet: SparseRows) -> None:
        score = attracted(state, seat)
        left: i64 = state.target() - score
        sheet.at_least(SCORE - left, 1, SCORE)
        sheet.put(score)
        sheet.at_least(left, 1, 3)
        cells = cells_of(state, seat)
        arrivals: i64 = 0
        for ahead in range(1, AHEAD + 1):
            cell = state.components.opposite[(state.boat + ahead) % CANAL]
            hers: bool = cell >= 0 and (cells >> cell) & 1 != 0
            if hers:
                arrivals += 1
            sheet.flag(hers)
        sheet.put(arrivals)
        sheet.put(size(cells))
        built: i64 = 0
        for index in range(state.components.hotels):
            if state.hotels[seat * state.components.hotels + index] != NO_HOTEL:
                built += 1
        sheet.one(built, 4)

    def points(self, state: AmsterdamState, seat: i64, out: vec[i64]) -> None:
        counted: i64 = 0
        for number in range(len(out)):
            crossing = state.hotels[seat * state.components.hotels + number]
            out[number] = 0
            if crossing != NO_HOTEL:
                out[number] = newly_attracted(state, crossing, counted)
                counted |= state.components.around[crossing]


def cells_of(state: AmsterdamState, seat: i64) -> i64:
    """The set of cells around the seat's hotels."""
    cells: i64 = 0
    count = state.components.hotels
    for index in range(seat * count, seat * count + count):
        if state.hotels[index] != NO_HOTEL:
            cells |= state.components.around[state.hotels[index]]
    return cells


MIND: Final = AmsterdamMind()
