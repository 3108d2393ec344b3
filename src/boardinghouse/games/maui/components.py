"""Towels, beaches, market, tracks and numbers of Maui (MAU-1 to MAU-7, MAU-54, MAU-55, MAU-62, MAU-79).
Reconstructed rows are ours, not the printed game's.

A towel is a number 0 to 59; its cells are counted from the top. Rows are counted from the ocean: 1 to 7 are the beach,
-1 and 0 lie in the ocean, 8 and 9 among the trees.

For fast matching, cells are also written as bits: a band of five bits (one a pattern) for every row from -1 to 9, so
that a match is one `&`. The mask of a towel has three bands, its top cell in the lowest; shifted by `band(top)` it lies
on the beach.
"""

from itertools import permutations
from typing import Final, Literal, final, get_args

from boardinghouse.core.tables import PUBLICATION, RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.core.vectors import append, i64, packed, vec, zeros

PATTERNS: Final[i64] = 5
YELLOW: Final[i64] = 0
PINK: Final[i64] = 1
BLUE: Final[i64] = 2
ORANGE: Final[i64] = 3
GREEN: Final[i64] = 4
Pattern = Literal["yellow", "pink", "blue", "orange", "green"]
PATTERN_NAMES: Final[tuple[Pattern, ...]] = get_args(Pattern)
PATTERN_LETTERS: Final = "YPBOG"

TOWELS: Final[i64] = 60
ALL_TOWELS: Final[i64] = (1 << 60) - 1
CELLS: Final[i64] = 3

COLUMNS: Final[i64] = 12
BEACH_COLUMNS: Final[i64] = 13  # with the start column
ROWS: Final[i64] = 7
HIGHEST_TOP: Final[i64] = -1
LOWEST_TOP: Final[i64] = 7
MIDDLE_TOP: Final[i64] = 3

BAND_BITS: Final[i64] = 5
LAST_BAND: Final[i64] = 50  # where the bits of row 9 begin
LAST_BAND_MASK: Final[i64] = 0b11111 << 50
BAND_STARTS: Final[i64] = 0x4210842108421  # the first bit of every row
INSIDE: Final[i64] = ((1 << (ROWS * BAND_BITS)) - 1) << (2 * BAND_BITS)

MARKET_ROWS: Final[i64] = 2
MARKET_COLUMNS: Final[i64] = 3
MARKET_PLACES: Final[i64] = 6

# What may lie on a spot of the beach.
BARE: Final[i64] = 0
WHITE_PEARL: Final[i64] = 1
BLACK_PEARL: Final[i64] = 2
BLUE_GREEN: Final[i64] = 3
ORANGE_GREEN: Final[i64] = 4
CRAB: Final[i64] = 5
SPOT_KINDS: Final[i64] = 6
UMBRELLA_KINDS: Final[i64] = 4
PEARL_COLOURS: Final[i64] = 2
Umbrella = Literal["white-pearl", "black-pearl", "blue-green", "orange-green"]
UMBRELLA_NAMES: Final[tuple[Umbrella, ...]] = get_args(Umbrella)
Pearl = Literal["white", "black"]
PEARL_NAMES: Final[tuple[Pearl, ...]] = get_args(Pearl)

TOKEN_KINDS: Final[i64] = 2
Token = Literal["blue", "orange"]
TOKEN_NAMES: Final[tuple[Token, ...]] = get_args(Token)

CRAB_VALUES: Final[i64] = 3
LOWEST_CRAB: Final[i64] = 2

BEACH_SIDE: Final[i64] = 0
CRAB_SIDE: Final[i64] = 1

# column by column, the row of its spot; 0 where there is none
UMBRELLA_SPOTS: Final = (0, 2, 6, 0, 3, 7, 1, 5, 0, 2, 6, 0)
CRAB_SPOTS: Final = (0, 6, 2, 0, 5, 2, 0, 6, 3, 0, 2, 0)
CRAB_SIDE_UMBRELLA_SPOTS: Final = (0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0)

TOWEL_NAMES: Final = tuple("".join(towel) for towel in permutations(PATTERN_LETTERS, CELLS))

TABLES: Final = {
    # towel by towel, its patterns from the top, as seen with the stones below
    "towels": NumberTable(
        tuple(pattern for towel in permutations(range(PATTERNS), CELLS) for pattern in towel), PUBLICATION, TOWEL_NAMES
    ),
    "row_values": NumberTable((3, 2, 1, 1, 1, 2, 3), PUBLICATION),
    "umbrella_spots": NumberTable(UMBRELLA_SPOTS, RECONSTRUCTED),
    "crab_spots": NumberTable(CRAB_SPOTS, RECONSTRUCTED),
    "crab_side_umbrella_spots": NumberTable(CRAB_SIDE_UMBRELLA_SPOTS, RECONSTRUCTED),
    # by kind, in the order of UMBRELLA_NAMES
    "umbrellas": NumberTable((3, 3, 1, 1), RULEBOOK, UMBRELLA_NAMES),
    # the two patterns of each umbrella with patterns
    "umbrella_patterns": NumberTable((BLUE, GREEN, ORANGE, GREEN), RECONSTRUCTED),
    "costs": NumberTable((0, 1, 2), PUBLICATION),
    "first_dollars": NumberTable((1,), RULEBOOK),
    "first_zone_dollars": NumberTable((1,), RULEBOOK),
    # points of the squares from the first on
    "track": NumberTable((1, 2, 3, 5, 7, 9, 12, 15, 18, 22), RECONSTRUCTED),
    "additional_track": NumberTable((26, 30, 34, 38, 42, 46, 50, 54, 58, 62), RECONSTRUCTED),
    # by kind of token: how many, what it shows, the track and square of the ornament it lies on
    "tokens": NumberTable((2, 2), RULEBOOK, TOKEN_NAMES),
    "tokens_for_two": NumberTable((1, 1), RULEBOOK, TOKEN_NAMES),
    "token_patterns": NumberTable((BLUE, ORANGE), RECONSTRUCTED),
    "token_tracks": NumberTable((YELLOW, PINK), RULEBOOK),
    "token_squares": NumberTable((5, 5), RECONSTRUCTED),
    # points for 0, 1, 2, 3 pearls of a colour
    "pearl_points": NumberTable((0, 2, 5, 9), RULEBOOK),
    "dollar_points": NumberTable((1,), RULEBOOK),
    "penalty_points": NumberTable((1,), PUBLICATION),
    # how many crabs of value 2, 3, 4
    "crabs": NumberTable((2, 3, 2), RECONSTRUCTED),
}


def band(row: i64) -> i64:
    """Where the bits of this row begin."""
    return (row - HIGHEST_TOP) * BAND_BITS


def row_mask(row: i64) -> i64:
    """All bits of this row. Shifted down from the last, because a small constant is not shifted with 64 bits."""
    mask: i64 = LAST_BAND_MASK
    return mask >> (LAST_BAND - band(row))


@final
class Components:
    """The tables as the rules read them. What depends on the direction of towels is indexed by direction (0: stones
    below, 1: stones above) * 60 + towel."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        self.patterns: Final = both_directions(tables["towels"])
        self.masks: Final = masks_of(self.patterns)
        self.turned_names: Final = packed([TOWEL_NAMES.index(name[::-1]) for name in TOWEL_NAMES])  # by towel
        self.row_values: Final = packed([0, *tables["row_values"].values])  # by row, from 1
        self.spot_rows, self.spot_kinds = spots_of(tables)
        self.next_umbrella_spots: Final = next_umbrella_spots_of(self.spot_rows, self.spot_kinds)
        self.umbrellas: Final = tables["umbrellas"].packed()
        self.umbrella_patterns: Final = tables["umbrella_patterns"].packed()
        self.costs: Final = tables["costs"].packed()
        self.first_dollars: i64 = tables["first_dollars"].values[0]
        self.first_zone_dollars: i64 = tables["first_zone_dollars"].values[0]
        short = tables["track"].values
        long = short + tables["additional_track"].values
        self.track_points: Final = packed([0, *long])  # by square; 0 is off the track
        self.track_length: i64 = len(short)
        self.long_track_length: i64 = len(long)
        self.tokens: Final = tables["tokens"].packed()
        self.tokens_for_two: Final = tables["tokens_for_two"].packed()
        self.token_patterns: Final = tables["token_patterns"].packed()
        self.token_tracks: Final = tables["token_tracks"].packed()
        self.token_squares: Final = tables["token_squares"].packed()
        self.pearl_points: Final = tables["pearl_points"].packed()
        self.dollar_points: i64 = tables["dollar_points"].values[0]
        self.penalty_points: i64 = tables["penalty_points"].values[0]
        self.crabs: Final = tables["crabs"].packed()


def both_directions(towels: NumberTable) -> vec[i64]:
    """By direction, towel and cell: the pattern."""
    listed = list(towels.values)
    turned: list[int] = []
    for start in range(0, len(listed), CELLS):
        turned.extend(reversed(listed[start : start + CELLS]))
    return packed(listed + turned)


def masks_of(patterns: vec[i64]) -> vec[i64]:
    """By direction and towel: the bits of its three cells."""
    masks = vec[i64]()
    for start in range(0, len(patterns), CELLS):
        mask: int = 0
        for cell in range(CELLS):
            mask |= 1 << (cell * BAND_BITS + patterns[start + cell])
        masks = append(masks, mask)
    return masks


def spots_of(tables: dict[str, NumberTable]) -> tuple[vec[i64], vec[i64]]:
    """By side of the beach and column: the row of the spot (0: none), and CRAB where it is a crab's."""
    rows = zeros(2 * BEACH_COLUMNS)
    kinds = zeros(2 * BEACH_COLUMNS)
    for side, name, kind in (
        (BEACH_SIDE, "umbrella_spots", BARE),
        (CRAB_SIDE, "crab_side_umbrella_spots", BARE),
        (CRAB_SIDE, "crab_spots", CRAB),
    ):
        for place, row in enumerate(tables[name].values):
            spot = side * BEACH_COLUMNS + place + 1
            if row != 0:
                if rows[spot] != 0:
                    raise ValueError(f"{name}: column {place + 1} has two spots, a column has one at most")
                rows[spot] = row
                kinds[spot] = kind
    return rows, kinds


def next_umbrella_spots_of(rows: vec[i64], kinds: vec[i64]) -> vec[i64]:
    """By side of the beach and column: the next column with a spot for an umbrella (0: none)."""
    following = zeros(2 * BEACH_COLUMNS)
    for side in range(2):
        found = 0
        for column in range(COLUMNS, -1, -1):
            spot = side * BEACH_COLUMNS + column
            following[spot] = found
            if rows[spot] != 0 and kinds[spot] != CRAB:
                found = column
    return following
