"""What an agent sees of Maui. All seats see the same (MAU-84), towels as they lie for the viewer."""

from typing import Final, final

from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.beach import cover_of, matchable_cells
from boardinghouse.games.maui.components import (
    BAND_BITS,
    BARE,
    BEACH_COLUMNS,
    CELLS,
    COLUMNS,
    CRAB_SIDE,
    CRAB_VALUES,
    HIGHEST_TOP,
    MARKET_PLACES,
    MARKET_ROWS,
    PATTERNS,
    PEARL_COLOURS,
    ROWS,
    SPOT_KINDS,
    TOKEN_KINDS,
)
from boardinghouse.games.maui.scoring import crab_points, dollar_points, pearl_points, penalty_points, track_points
from boardinghouse.games.maui.state import EMPTY, TOKENS, UMBRELLA_STEP, MauiState, cost_of
from boardinghouse.rl.encoding.sheet import BY_SEAT, Encoding, Field, Sheet, Writer, put_argument

COVERS: Final[i64] = 6  # blue token, orange token, crab face down, crab of 2, 3, 4
BANDS: Final[i64] = 11  # rows -1 to 9


def write_question_numbers(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_argument(state, sheet, UMBRELLA_STEP, 0)
    put_argument(state, sheet, TOKENS, 0)
    put_argument(state, sheet, TOKENS, 1)


def write_crab_side(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(state.side == CRAB_SIDE)


def write_round(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.round)


def write_market(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for place in range(MARKET_PLACES):
        put_patterns(state, viewer, state.market[place], sheet)


def write_costs(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for place in range(MARKET_PLACES):
        sheet.put(cost_of(state, place))


def put_patterns(state: MauiState, seat: i64, towel: i64, sheet: Sheet) -> None:
    """The patterns of a towel, cell by cell from the top as it lies for the seat."""
    for cell in range(CELLS):
        pattern: i64 = -1
        if towel != EMPTY:
            pattern = state.components.patterns[(state.facing(seat) + towel) * CELLS + cell]
        sheet.choice(pattern, PATTERNS)


def write_zones(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.zones, 0, MARKET_ROWS)


def write_bag(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(size(state.bag))


def write_ornaments(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.ornaments, 0, TOKEN_KINDS)


def write_first(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(owner == state.first)


def write_score(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    tracks: i64 = track_points(state, owner) + pearl_points(state, owner) + dollar_points(state, owner)
    sheet.put(tracks + penalty_points(state, owner) + crab_points(state, owner))


def write_laid(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.laid[owner])


def write_dollars(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.dollars[owner])


def write_penalties(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.penalties[owner])


def write_tokens(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.tokens, owner * TOKEN_KINDS, TOKEN_KINDS)


def write_shells(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.shells, owner * PATTERNS, PATTERNS)


def write_pearls(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.pearls, owner * PEARL_COLOURS, PEARL_COLOURS)


def write_crabs(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for value in range(CRAB_VALUES):
        sheet.put(state.components.crabs[value] - state.unseen_crabs[owner * CRAB_VALUES + value])


def write_front(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    cells: i64 = 0
    column: i64 = state.laid[owner]
    if column < COLUMNS and state.towels[owner * BEACH_COLUMNS] != EMPTY:
        cells = matchable_cells(state, owner)
    for row in range(BANDS):
        sheet.members(cells >> (row * BAND_BITS), PATTERNS)


def write_next_spot(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    column: i64 = state.laid[owner] + 1
    kind: i64 = BARE
    if column <= COLUMNS:
        kind = state.spots[owner * BEACH_COLUMNS + column]
    sheet.choice(kind - 1, SPOT_KINDS - 1)
    if kind != BARE:
        sheet.choice(state.spot_row(column) - 1, ROWS)
    else:
        sheet.skip(ROWS)


def write_spots(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for column in range(1, BEACH_COLUMNS):
        sheet.choice(state.spots[owner * BEACH_COLUMNS + column] - 1, SPOT_KINDS - 1)


def write_tops(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for column in range(BEACH_COLUMNS):
        if lying(state, owner, column) != EMPTY:
            sheet.put(state.tops[owner * BEACH_COLUMNS + column] - HIGHEST_TOP + 1)
        else:
            sheet.skip(1)


def write_towels(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for column in range(BEACH_COLUMNS):
        put_patterns(state, owner, lying(state, owner, column), sheet)


def write_covers(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for column in range(BEACH_COLUMNS):
        if state.covers[owner * BEACH_COLUMNS + column] == 0:
            sheet.skip(CELLS * COVERS)
            continue
        for cell in range(CELLS):
            sheet.choice(cover_of(state, owner, column, cell) - 1, COVERS)


def lying(state: MauiState, owner: i64, column: i64) -> i64:
    """The towel in this column of a beach, or EMPTY."""
    return state.towels[owner * BEACH_COLUMNS + column] if column <= state.laid[owner] else EMPTY


@final
class Written(Writer[MauiState]):
    """All fields, in the order of the table."""

    def write(self, state: MauiState, viewer: i64, sheet: Sheet) -> None:
        seats: i64 = state.seats
        write_question_numbers(state, viewer, viewer, sheet)
        write_crab_side(state, viewer, viewer, sheet)
        write_round(state, viewer, viewer, sheet)
        write_market(state, viewer, viewer, sheet)
        write_costs(state, viewer, viewer, sheet)
        write_zones(state, viewer, viewer, sheet)
        write_bag(state, viewer, viewer, sheet)
        write_ornaments(state, viewer, viewer, sheet)
        for step in range(seats):
            write_first(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_score(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_laid(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_dollars(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_penalties(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_tokens(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_shells(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_pearls(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_crabs(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_front(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_next_spot(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_spots(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_tops(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_towels(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_covers(state, viewer, (viewer + step) % seats, sheet)


ENCODING: Final = Encoding(
    GAME,
    (
        Field(
            "question_numbers",
            3,
            write_question_numbers,
            "umbrella-step: the umbrella (see spots); tokens: blue and orange ones that may still be laid",
            high=4,
        ),
        Field("crab_side", 1, write_crab_side, "whether the beaches show their crab side"),
        Field("round", 1, write_round, "the round, from 1", high=24),
        Field(
            "market",
            MARKET_PLACES * CELLS * PATTERNS,
            write_market,
            "place by place, cell by cell from the top as the viewer sees it: yellow, pink, blue, orange, green",
        ),
        Field("costs", MARKET_PLACES, write_costs, "what the towel at each place costs", high=4),
        Field("zones", MARKET_ROWS, write_zones, "dollars in each dollar zone", high=20),
        Field("bag", 1, write_bag, "towels in the bag", high=60),
        Field("ornaments", TOKEN_KINDS, write_ornaments, "blue and orange tokens still on the tracks", high=2),
        Field("first", 1, write_first, "whether the seat is the first player", repeat=BY_SEAT),
        Field("score", 1, write_score, "the seat's points as they stand", high=150, low=-150, repeat=BY_SEAT),
        Field("laid", 1, write_laid, "towels laid, the start towel not counted", high=12, repeat=BY_SEAT),
        Field("dollars", 1, write_dollars, "dollars", high=20, repeat=BY_SEAT),
        Field("penalties", 1, write_penalties, "penalty tokens", high=24, repeat=BY_SEAT),
        Field("tokens", TOKEN_KINDS, write_tokens, "blue and orange tokens held", high=2, repeat=BY_SEAT),
        Field("shells", PATTERNS, write_shells, "by pattern: the shell's square", high=20, repeat=BY_SEAT),
        Field("pearls", PEARL_COLOURS, write_pearls, "white and black pearls", high=3, repeat=BY_SEAT),
        Field("crabs", CRAB_VALUES, write_crabs, "turned-over crabs of 2, 3, 4", high=3, repeat=BY_SEAT),
        Field(
            "front",
            BANDS * PATTERNS,
            write_front,
            f"row by row from {HIGHEST_TOP} to 9, the patterns that the seat's next towel can match",
            repeat=BY_SEAT,
        ),
        Field(
            "next_spot",
            SPOT_KINDS - 1 + ROWS,
            write_next_spot,
            "what lies on the sand of the next column (as in spots), and its row",
            repeat=BY_SEAT,
        ),
        Field(
            "spots",
            COLUMNS * (SPOT_KINDS - 1),
            write_spots,
            "column by column, what lies on the sand: white-pearl, black-pearl, blue-green, orange-green, crab",
            repeat=BY_SEAT,
        ),
        Field(
            "tops",
            BEACH_COLUMNS,
            write_tops,
            f"column by column from the start towel: the row of the top cell, {HIGHEST_TOP} written as 1; 0 for none",
            high=9,
            repeat=BY_SEAT,
        ),
        Field(
            "towels",
            BEACH_COLUMNS * CELLS * PATTERNS,
            write_towels,
            "column by column, cell by cell from the top: the printed pattern, as in market",
            repeat=BY_SEAT,
        ),
        Field(
            "covers",
            BEACH_COLUMNS * CELLS * COVERS,
            write_covers,
            "the same cells: blue token, orange token, crab face down, crab of 2, 3, 4",
            repeat=BY_SEAT,
        ),
    ),
    Written(),
)
