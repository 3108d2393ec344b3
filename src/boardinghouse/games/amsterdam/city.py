"""The map: cells, crossings, streets, canal, and where a walk can end (AMS-4 to AMS-7, AMS-63, AMS-66, AMS-67).

Cells are numbered 0 to 24 and crossings 0 to 15, row by row from the north-west; canal tiles 0 to 23 clockwise from the
north-west corner. What the rules ask of the map is worked out here once, when the game is loaded.
"""

from typing import Final

from boardinghouse.core.decks import holds, single
from boardinghouse.core.vectors import i64, packed, vec

SIDE: Final = 5
CELLS: Final = 25
FOUNTAIN: Final = 12
BUILDINGS: Final = (1 << 25) - 1 - (1 << 12)  # all cells but the fountain
STREET_SIDE: Final = 4
CROSSINGS: Final = 16
CORNERS: Final = 4  # of a crossing: the cells that meet there; of the ring: its corner tiles
CANAL: Final = 24
CANAL_SIDE: Final = 6  # from one corner tile to the next
QUAY: Final = -1  # what a corner tile has opposite
MOST_STEPS: Final = 6
REACHES: Final = MOST_STEPS + 1

CELL_NAMES: Final = tuple(column + row for row in "12345" for column in "abcde")
CROSSING_NAMES: Final = tuple(str(number) for number in range(1, CROSSINGS + 1))


def cells_at(crossing: int) -> list[int]:
    """The four cells that meet at a crossing, ascending."""
    row, column = divmod(crossing, STREET_SIDE)
    first = row * SIDE + column
    return [first, first + 1, first + SIDE, first + SIDE + 1]


def beside_fountain(crossing: int) -> bool:
    """Whether one of the four cells is the fountain."""
    return FOUNTAIN in cells_at(crossing)


def next_crossings(crossing: int) -> list[int]:
    """The crossings one step away: along the streets, and diagonally across the fountain."""
    row, column = divmod(crossing, STREET_SIDE)
    result: list[int] = []
    for other in range(CROSSINGS):
        other_row, other_column = divmod(other, STREET_SIDE)
        down, across = abs(other_row - row), abs(other_column - column)
        diagonal = down == 1 and across == 1 and beside_fountain(crossing) and beside_fountain(other)
        if down + across == 1 or diagonal:
            result.append(other)
    return result


def walk_ends(crossing: int, steps: int, entered: int) -> int:
    """The set of crossings where a walk of exactly that many more steps can end without entering one twice."""
    if steps == 0:
        return single(crossing)
    ends = 0
    for other in next_crossings(crossing):
        if not holds(entered, other):
            ends |= walk_ends(other, steps - 1, entered | single(other))
    return ends


def exact_walks() -> vec[i64]:
    """By crossing and steps: where a walk of exactly so many steps can end."""
    return packed([walk_ends(start, steps, single(start)) for start in range(CROSSINGS) for steps in range(REACHES)])


def distances() -> vec[i64]:
    """By two crossings: the steps of the shortest way between them."""
    result: list[int] = []
    for start in range(CROSSINGS):
        for end in range(CROSSINGS):
            steps = 0
            while not holds(walk_ends(start, steps, single(start)), end):
                steps += 1
            result.append(steps)
    return packed(result)


def short_walks(distance: vec[i64]) -> vec[i64]:
    """By crossing and steps: which other crossings are at most so many steps away."""
    result: list[int] = []
    for start in range(CROSSINGS):
        for steps in range(REACHES):
            ends = 0
            for end in range(CROSSINGS):
                if 0 < distance[start * CROSSINGS + end] <= steps:
                    ends |= single(end)
            result.append(ends)
    return packed(result)


def hotel_sites() -> int:
    """The set of crossings away from the fountain."""
    sites = 0
    for crossing in range(CROSSINGS):
        if not beside_fountain(crossing):
            sites |= single(crossing)
    return sites


def meeting_cells() -> vec[i64]:
    """By crossing and corner: the cells that meet there."""
    return packed([cell for crossing in range(CROSSINGS) for cell in cells_at(crossing)])


def meeting_sets() -> vec[i64]:
    """By crossing: the set of cells that meet there."""
    result: list[int] = []
    for crossing in range(CROSSINGS):
        cells = 0
        for cell in cells_at(crossing):
            cells |= single(cell)
        result.append(cells)
    return packed(result)


def opposite_cells() -> vec[i64]:
    """By canal tile: the cell opposite, QUAY for a corner."""
    result: list[int] = []
    for tile in range(CANAL):
        side, place = divmod(tile, CANAL_SIDE)
        forth, back = place - 1, SIDE - place
        cells = (forth, forth * SIDE + SIDE - 1, (SIDE - 1) * SIDE + back, back * SIDE)  # north, east, south, west
        result.append(QUAY if place == 0 else cells[side])
    return packed(result)
