"""Every tile, number and starting place, with its source (AMS-2, AMS-3, AMS-9, AMS-51 to AMS-55).

`Components` packs the tables for the rules, together with the map of `city.py`.
"""

from typing import Final, Literal, final, get_args

from boardinghouse.core.tables import PUBLICATION, RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam.city import (
    CELLS,
    FOUNTAIN,
    MOST_STEPS,
    distances,
    exact_walks,
    hotel_sites,
    meeting_cells,
    meeting_sets,
    opposite_cells,
    short_walks,
)

TILES: Final = 24
MOST_HOTELS: Final = 3
KINDS: Final = 6  # of each side
DayKind = Literal["palace", "museum", "church", "market", "zoo", "windmill"]
DAY_KINDS: Final[tuple[DayKind, ...]] = get_args(DayKind)
NightKind = Literal["coffeeshop", "bar", "casino", "theatre", "disco", "cinema"]
NIGHT_KINDS: Final[tuple[NightKind, ...]] = get_args(NightKind)

# Day side, and the night sides of the tiles that have it.
SIX_KINDS: Final = (
    ("palace", ("coffeeshop", "bar", "casino", "theatre")),
    ("museum", ("bar", "casino", "theatre", "disco")),
    ("church", ("casino", "theatre", "disco", "cinema")),
    ("market", ("theatre", "disco", "cinema", "coffeeshop")),
    ("zoo", ("disco", "cinema", "coffeeshop", "bar")),
    ("windmill", ("cinema", "coffeeshop", "bar", "casino")),
)
FOUR_KINDS: Final = (
    ("palace", ("coffeeshop", "coffeeshop", "bar", "bar", "casino", "theatre")),
    ("museum", ("bar", "bar", "casino", "casino", "theatre", "coffeeshop")),
    ("church", ("casino", "casino", "theatre", "theatre", "coffeeshop", "bar")),
    ("market", ("theatre", "theatre", "coffeeshop", "coffeeshop", "bar", "casino")),
)


def building_tiles(rows: tuple[tuple[str, tuple[str, ...]], ...]) -> NumberTable:
    """The tiles of a set as `day kind * KINDS + night kind`. Two pairings are known; the others are ours."""
    values: list[int] = []
    sources: list[str] = []
    for day, nights in rows:
        for night in nights:
            values.append(DAY_KINDS.index(day) * KINDS + NIGHT_KINDS.index(night))
            known = {("palace", "coffeeshop"): RULEBOOK, ("museum", "bar"): PUBLICATION}
            sources.append(known.get((day, night), RECONSTRUCTED))
    return NumberTable(tuple(values), tuple(sources))


TABLES: Final = {
    "six_kinds": building_tiles(SIX_KINDS),
    "four_kinds": building_tiles(FOUR_KINDS),
    "tourists": NumberTable((30,), RULEBOOK),
    "target": NumberTable((0, 0, 15, 12, 12), RULEBOOK),  # by number of players
    "hotels": NumberTable((2,), RULEBOOK),  # each, one per round
    "die": NumberTable((1, 2, 3), RECONSTRUCTED),  # the values are the rulebook's, one face each is ours
    "day_cells": NumberTable(tuple(cell for cell in range(0, CELLS, 2) if cell != FOUNTAIN), RECONSTRUCTED),
    "first_tourists": NumberTable((6, 8, 16, 18), RECONSTRUCTED),  # cells b2, d2, b4, d4
    "mayor": NumberTable((5,), RECONSTRUCTED),  # crossing 6
    "watch": NumberTable((10,), RECONSTRUCTED),  # crossing 11
    "pier": NumberTable((15,), RECONSTRUCTED),  # canal tile opposite c5
    "sail": NumberTable((4,), RULEBOOK),  # tactical: furthest
    "shared_steps": NumberTable((4,), RULEBOOK),  # tactical: of both figures
    "steps": NumberTable((3,), RULEBOOK),  # tactical: of one figure
    "crowd": NumberTable((3,), RULEBOOK),  # tactical: most tourists on a tile that can be turned
}


@final
class Components:
    """The numbers and the map, packed for the rules."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        check(tables)
        self.six_kinds: Final = tables["six_kinds"].packed()
        self.four_kinds: Final = tables["four_kinds"].packed()
        self.tourists: i64 = tables["tourists"].values[0]
        self.target: Final = tables["target"].packed()
        self.hotels: i64 = tables["hotels"].values[0]
        self.die: Final = tables["die"].packed()
        self.day_cells: Final = tables["day_cells"].packed()
        self.first_tourists: Final = tables["first_tourists"].packed()
        self.mayor: i64 = tables["mayor"].values[0]
        self.watch: i64 = tables["watch"].values[0]
        self.pier: i64 = tables["pier"].values[0]
        self.sail: i64 = tables["sail"].values[0]
        self.shared_steps: i64 = tables["shared_steps"].values[0]
        self.steps: i64 = tables["steps"].values[0]
        self.crowd: i64 = tables["crowd"].values[0]
        self.cells_at: Final = meeting_cells()
        self.around: Final = meeting_sets()
        self.sites: i64 = hotel_sites()
        self.opposite: Final = opposite_cells()
        self.exact_walks: Final = exact_walks()
        self.distance: Final = distances()
        self.short_walks: Final = short_walks(self.distance)


def check(tables: dict[str, NumberTable]) -> None:
    """ValueError where other numbers would not fit the pieces: better said here than in the middle of a game."""
    for name in ("six_kinds", "four_kinds"):
        tiles = tables[name].values
        if min(tiles) < 0 or max(tiles) >= KINDS * KINDS:
            raise ValueError(f"{name} lists {TILES} tiles as day kind * {KINDS} + night kind")
    for name in ("die", "sail", "steps", "shared_steps"):
        if min(tables[name].values) < 1 or max(tables[name].values) > MOST_STEPS:
            raise ValueError(f"{name} is from 1 to {MOST_STEPS}")
    if FOUNTAIN in tables["day_cells"].values:
        raise ValueError("day_cells does not name the fountain: it has no sides")
    if not 1 <= tables["hotels"].values[0] <= MOST_HOTELS:
        raise ValueError(f"hotels is from 1 to {MOST_HOTELS}: there are twelve sites for four players")
    if tables["mayor"].values == tables["watch"].values:
        raise ValueError("mayor and watch start on different crossings")
    if len(tables["first_tourists"].values) >= tables["tourists"].values[0]:
        raise ValueError("tourists is more than first_tourists")
