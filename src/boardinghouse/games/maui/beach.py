"""A beach: where a towel may lie, what happens when it is laid, how shells move (MAU-21, MAU-23 to MAU-26, MAU-28,
MAU-33, MAU-37 to MAU-41, MAU-56 to MAU-58, MAU-71, MAU-72, MAU-77, MAU-78, MAU-85).

Cells are compared as bits, a band of five for every row (see `components.py`).
"""

from boardinghouse.core.decks import lowest, single
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.maui.components import (
    BAND_BITS,
    BAND_STARTS,
    BARE,
    BEACH_COLUMNS,
    CELLS,
    COLUMNS,
    CRAB,
    CRAB_VALUES,
    HIGHEST_TOP,
    INSIDE,
    PATTERNS,
    ROWS,
    SPOT_KINDS,
    TOKEN_KINDS,
    band,
    row_mask,
)
from boardinghouse.games.maui.state import (
    COVER,
    COVER_BITS,
    CRAB_BOXED,
    CRAB_COVER,
    CRAB_SHOWN,
    HIDDEN_CRAB,
    LAST_ROUND,
    PENALTY,
    SHELL_MOVED,
    TOKEN_COVER,
    TOKEN_WON,
    UMBRELLA_LOST,
    MauiState,
)


def cover_of(state: MauiState, seat: i64, column: i64, cell: i64) -> i64:
    """What lies on this cell of a towel, 0 for nothing."""
    return (state.covers[seat * BEACH_COLUMNS + column] >> (cell * COVER_BITS)) & COVER


def put_cover(state: MauiState, seat: i64, cell: i64, cover: i64) -> None:
    """Something is laid on a cell of the seat's last towel."""
    spot: i64 = seat * BEACH_COLUMNS + state.laid[seat]
    shift: i64 = cell * COVER_BITS
    room: i64 = COVER
    state.covers[spot] = (state.covers[spot] & ~(room << shift)) | (cover << shift)


def active_cells(state: MauiState, seat: i64, column: i64) -> i64:
    """The patterns of a towel that can match, as bits: none outside or under a crab; a token's where it lies."""
    spot: i64 = seat * BEACH_COLUMNS + column
    mask = state.components.masks[state.facing(seat) + state.towels[spot]]
    if state.covers[spot] != 0:
        for cell in range(CELLS):
            cover = cover_of(state, seat, column, cell)
            if cover != 0:
                mask &= ~row_mask(HIGHEST_TOP + cell)
                if cover < HIDDEN_CRAB:
                    mask |= single(cell * BAND_BITS + state.components.token_patterns[cover - TOKEN_COVER])
    return (mask << band(state.tops[spot])) & INSIDE


def matchable_cells(state: MauiState, seat: i64) -> i64:
    """The patterns the next towel can match: not in the row where it would get a crab on top."""
    column: i64 = state.laid[seat]
    cells = active_cells(state, seat, column)
    if state.spots[seat * BEACH_COLUMNS + column + 1] == CRAB:
        cells &= ~row_mask(state.spot_row(column + 1))
    return cells


def token_tops(state: MauiState, seat: i64, cells: i64) -> i64:
    """The first bit of every row in which a towel may begin because a token that is held would make it match."""
    tops: i64 = 0
    for kind in range(TOKEN_KINDS):
        if state.tokens[seat * TOKEN_KINDS + kind] > 0:
            rows: i64 = (cells >> state.components.token_patterns[kind]) & BAND_STARTS
            tops |= rows | (rows >> BAND_BITS) | (rows >> (2 * BAND_BITS))
    return tops


def matches_at(state: MauiState, seat: i64, place: i64, top: i64, cells: i64) -> bool:
    """Whether the market's towel, beginning in this row, would match one of these cells, with a token perhaps."""
    mask = state.components.masks[state.facing(seat) + state.market[place]]
    return (mask << band(top)) & cells != 0 or (token_tops(state, seat, cells) >> band(top)) & 1 != 0


def matches(state: MauiState, seat: i64) -> i64:
    """The matches of the seat's last towel with the one before it, as bits."""
    column = state.laid[seat]
    return active_cells(state, seat, column) & active_cells(state, seat, column - 1)


def covers_spot(state: MauiState, column: i64, top: i64) -> bool:
    """Whether a towel that begins in this row would cover the spot of the column."""
    return top <= state.spot_row(column) < top + CELLS


def lay_towel(state: MauiState, seat: i64, towel: i64, top: i64) -> i64:
    """Put a towel into the next column: the kind of what it covers, taken from its spot (BARE if nothing)."""
    state.laid[seat] += 1
    column = state.laid[seat]
    spot: i64 = seat * BEACH_COLUMNS + column
    state.towels[spot] = towel
    state.tops[spot] = top
    outside: i64 = 0
    if top < 1:
        outside = 1 - top
    elif top + CELLS - 1 > ROWS:
        outside = top + CELLS - 1 - ROWS
    if outside != 0:
        state.penalties[seat] += outside
        state.tell(PENALTY, EVERYONE, seat, outside)
    if column == COLUMNS:
        state.tell(LAST_ROUND, EVERYONE, seat)
    found = state.spots[spot]
    if found == BARE:
        return BARE
    if covers_spot(state, column, top):
        state.spots[spot] = BARE
        return found
    if found != CRAB:
        state.spots[spot] = BARE
        lose_umbrella(state, seat, found)
    return BARE


def lose_umbrella(state: MauiState, seat: i64, found: i64) -> None:
    """An umbrella goes back to the box without a bonus."""
    state.boxed[seat * SPOT_KINDS + found] += 1
    state.tell(UMBRELLA_LOST, EVERYONE, seat, found - 1)


def lose_crab(state: MauiState, seat: i64) -> None:
    """A crab goes back to the box, its value unseen."""
    state.boxed[seat * SPOT_KINDS + CRAB] += 1
    state.tell(CRAB_BOXED, EVERYONE, seat)


def crab_cell(state: MauiState, seat: i64) -> i64:
    """The cell of the seat's last towel that lies on the spot of its column."""
    column = state.laid[seat]
    return state.spot_row(column) - state.tops[seat * BEACH_COLUMNS + column]


def show_crab(state: MauiState, seat: i64, value: i64) -> None:
    """The crab that was put on the last towel turns out to have this value."""
    cell = crab_cell(state, seat)
    put_cover(state, seat, cell, CRAB_COVER + value)
    state.unseen_crabs[seat * CRAB_VALUES + value] -= 1
    state.tell(CRAB_SHOWN, EVERYONE, seat, value, cell)


def move_shells(state: MauiState, seat: i64) -> None:
    """Every match moves the shell of its pattern by the worth of its row."""
    found = matches(state, seat)
    while found != 0:
        place = lowest(found)
        advance(state, seat, place % BAND_BITS, state.components.row_values[place // BAND_BITS + HIGHEST_TOP])
        found &= found - 1


def track_full(state: MauiState, seat: i64, pattern: i64) -> bool:
    """Whether the seat's shell of this pattern stands on the last square."""
    return state.shells[seat * PATTERNS + pattern] == state.track_length()


def advance(state: MauiState, seat: i64, pattern: i64, steps: i64) -> None:
    """A shell moves, at most to the last square; on or past an ornament it wins a token that lies there."""
    before = state.shells[seat * PATTERNS + pattern]
    after: i64 = before + steps
    length = state.track_length()
    if after > length:
        after = length
    if after == before:
        return
    state.shells[seat * PATTERNS + pattern] = after
    state.tell(SHELL_MOVED, EVERYONE, seat, pattern, before, after)
    for kind in range(TOKEN_KINDS):
        if state.components.token_tracks[kind] == pattern and state.ornaments[kind] > 0:
            square = state.components.token_squares[kind]
            if before < square <= after:
                state.ornaments[kind] -= 1
                state.tokens[seat * TOKEN_KINDS + kind] += 1
                state.tell(TOKEN_WON, EVERYONE, seat, kind)
