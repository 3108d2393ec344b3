"""Maui as a seat knows it: all seats know the same, towels as they lie for each."""

from typing import Final, final

from boardinghouse.bots.mind import Mind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.actions import Choices
from boardinghouse.core.decks import lowest
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.maui.beach import matchable_cells
from boardinghouse.games.maui.components import (
    BAND_BITS,
    BAND_STARTS,
    BARE,
    BEACH_COLUMNS,
    BLACK_PEARL,
    CELLS,
    COLUMNS,
    CRAB,
    HIGHEST_TOP,
    MARKET_COLUMNS,
    MARKET_PLACES,
    MARKET_ROWS,
    PATTERNS,
    PEARL_COLOURS,
    ROWS,
    SPOT_KINDS,
    TOKEN_KINDS,
    WHITE_PEARL,
    band,
)
from boardinghouse.games.maui.decisions import on_umbrella
from boardinghouse.games.maui.scoring import crab_points, dollar_points, pearl_points, penalty_points, track_points
from boardinghouse.games.maui.state import (
    DOLLARS,
    MODE,
    TOKENS,
    TOPS,
    TURN,
    UMBRELLA_STEP,
    MauiState,
)

SOURCES: Final = ("tracks", "pearls", "dollars", "penalties", "crabs")
MOST_SEATS: Final = 4
SQUARES: Final = 21
BEHIND: Final = 6
PURSE: Final = 9
GAINS: Final = 8
AHEAD: Final = 3  # columns ahead whose spots are told one by one
NO_GAIN: Final = -99
CRAB_LOSS: Final = 3  # about what a crab takes
SEAT_PLACES: Final = (
    COLUMNS + 1 + BEHIND + PURSE + 3 * TOKEN_KINDS + PATTERNS * SQUARES + 4 * PEARL_COLOURS + 2 + 9 + ROWS * PATTERNS
    + AHEAD * (SPOT_KINDS - 1 + ROWS) + SPOT_KINDS + MARKET_PLACES * 2 + GAINS + 3
)  # fmt: skip
WIDTH: Final = (
    3
    + 3
    + 1
    + 5
    + 3
    + 4
    + 4
    + 12
    + 1
    + 12
    + MARKET_ROWS * 6
    + TOKEN_KINDS
    + MARKET_PLACES * PATTERNS
    + (MOST_SEATS * SEAT_PLACES)
)


@final
class MauiMind(Mind[MauiState]):
    """The viewer's beach first, then the others' in the order of the turns."""

    def __init__(self) -> None:
        super().__init__(SOURCES, WIDTH, 400)

    def write(self, state: MauiState, seat: i64, sheet: SparseRows) -> None:
        seats: i64 = state.seats
        actor = state.actor()
        most: i64 = 0
        for other in range(seats):
            if state.laid[other] > most:
                most = state.laid[other]
        sheet.one(seats - 2, 3)
        sheet.one(state.choices[MODE], 3)
        sheet.flag(state.side != 0)
        sheet.one((actor - seat + seats) % seats if actor >= 0 else 4, 5)
        kind: i64 = state.frames[state.top()]
        sheet.one(kind - UMBRELLA_STEP if kind != TOKENS else 1, 3)
        sheet.one((seat - state.first + seats) % seats, 4)
        sheet.one((actor - state.first + seats) % seats if actor >= 0 else 0, 4)
        sheet.one(COLUMNS - most, 12)
        for zone in range(MARKET_ROWS):
            sheet.at_least(state.zones[zone], 1, 6)
        for token in range(TOKEN_KINDS):
            sheet.put(state.ornaments[token])
        for place in range(MARKET_PLACES):
            if state.market[place] >= 0:
                for cell in range(CELLS):
                    sheet.flag_at(state.components.patterns[(state.facing(seat) + state.market[place]) * CELLS + cell])
            sheet.skip(PATTERNS)
        lead: i64 = points_of(state, seat) - best_rival(state, seat)
        sheet.put(lead)
        sheet.at_least((lead + 24) // 4, 1, 12)
        for step in range(MOST_SEATS):
            if step < seats:
                self.write_seat(state, (seat + step) % seats, most, sheet)
            else:
                sheet.skip(SEAT_PLACES)

    def write_seat(self, state: MauiState, seat: i64, most: i64, sheet: SparseRows) -> None:
        laid = state.laid[seat]
        dollars = state.dollars[seat]
        sheet.one(laid, COLUMNS + 1)
        sheet.at_least(most - laid, 1, BEHIND)
        sheet.at_least(dollars, 1, PURSE)
        for token in range(TOKEN_KINDS):
            sheet.one(state.tokens[seat * TOKEN_KINDS + token], 3)
        for pattern in range(PATTERNS):
            sheet.one(state.shells[seat * PATTERNS + pattern], SQUARES)
        for colour in range(PEARL_COLOURS):
            sheet.one(state.pearls[seat * PEARL_COLOURS + colour], 4)
        sheet.put(state.penalties[seat])
        sheet.put(crab_points(state, seat))
        sheet.one(state.tops[seat * BEACH_COLUMNS + laid] - HIGHEST_TOP, 9)
        cells: i64 = 0
        if laid < COLUMNS:
            cells = matchable_cells(state, seat)
        sheet.members(cells >> (2 * BAND_BITS), ROWS * PATTERNS)
        self.write_spots(state, seat, sheet)
        self.write_gains(state, seat, cells, sheet)

    def write_spots(self, state: MauiState, seat: i64, sheet: SparseRows) -> None:
        """What lies on the columns ahead: one by one where it is near, and how much of each kind."""
        laid = state.laid[seat]
        for ahead in range(1, AHEAD + 1):
            column: i64 = laid + ahead
            kind: i64 = BARE
            if column <= COLUMNS:
                kind = state.spots[seat * BEACH_COLUMNS + column]
            sheet.one(kind - 1, SPOT_KINDS - 1)
            sheet.one(state.spot_row(column) - 1 if kind != BARE else -1, ROWS)
        for kind in range(SPOT_KINDS):
            count: i64 = 0
            for column in range(laid + 1, BEACH_COLUMNS):
                if state.spots[seat * BEACH_COLUMNS + column] == kind:
                    count += 1
            sheet.put(count)

    def write_gains(self, state: MauiState, seat: i64, cells: i64, sheet: SparseRows) -> None:
        """By place of the market: what the towel there would bring at most, and whether it can be paid; the best of
        those."""
        best: i64 = NO_GAIN
        second: i64 = NO_GAIN
        for place in range(MARKET_PLACES):
            gain = best_gain(state, seat, place, cells)
            paid: bool = state.components.costs[place % MARKET_COLUMNS] <= state.dollars[seat]
            sheet.put(gain if gain != NO_GAIN else 0)
            sheet.flag(gain != NO_GAIN and paid)
            if paid and gain > best:
                second = best
                best = gain
            elif paid and gain > second:
                second = gain
        sheet.at_least(best, 1, GAINS)
        sheet.put(best if best != NO_GAIN else 0)
        sheet.put(second if second != NO_GAIN else 0)
        sheet.flag(best == NO_GAIN)

    def points(self, state: MauiState, seat: i64, out: vec[i64]) -> None:
        out[0] = track_points(state, seat)
        out[1] = pearl_points(state, seat)
        out[2] = dollar_points(state, seat)
        out[3] = penalty_points(state, seat)
        out[4] = crab_points(state, seat)

    def gains(self, state: MauiState, seat: i64, options: Choices, out: vec[i64]) -> None:
        turn: bool = state.asks(TURN)
        cells: i64 = 0
        if turn:
            cells = matchable_cells(state, seat)
        for index in range(options.count):
            action: i64 = options.actions[index]
            out[index] = 0
            if turn and action < DOLLARS:
                place: i64 = action // TOPS
                cost: i64 = state.components.costs[place % MARKET_COLUMNS]
                out[index] = gain_at(state, seat, place, action % TOPS + HIGHEST_TOP, cells) - cost


def points_of(state: MauiState, seat: i64) -> i64:
    sure: i64 = track_points(state, seat) + pearl_points(state, seat) + dollar_points(state, seat)
    return sure + penalty_points(state, seat) + crab_points(state, seat)


def best_rival(state: MauiState, seat: i64) -> i64:
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            points = points_of(state, other)
            if points > best:
                best = points
    return best


def best_gain(state: MauiState, seat: i64, place: i64, cells: i64) -> i64:
    """What the towel at this place brings at once where it lies best; NO_GAIN where it matches nowhere."""
    towel: i64 = state.market[place]
    if towel < 0 or cells == 0:
        return NO_GAIN
    first: i64 = (state.facing(seat) + towel) * CELLS
    patterns = state.components.patterns
    tops: i64 = (cells >> patterns[first]) & BAND_STARTS
    tops |= ((cells >> patterns[first + 1]) & BAND_STARTS) >> BAND_BITS
    tops |= ((cells >> patterns[first + 2]) & BAND_STARTS) >> (2 * BAND_BITS)
    best: i64 = NO_GAIN
    top: i64 = HIGHEST_TOP
    while tops != 0:
        if tops & 1 != 0:
            gain = gain_at(state, seat, place, top, cells)
            if gain > best:
                best = gain
        tops >>= BAND_BITS
        top += 1
    return best


def gain_at(state: MauiState, seat: i64, place: i64, top: i64, cells: i64) -> i64:
    """What the towel at this place brings at once if it begins in this row: steps, an umbrella, penalties."""
    components = state.components
    towel: i64 = state.market[place]
    found: i64 = (components.masks[state.facing(seat) + towel] << band(top)) & cells
    length = state.track_length()
    gain: i64 = 0
    while found != 0:
        cell = lowest(found)
        found &= found - 1
        square = state.shells[seat * PATTERNS + cell % BAND_BITS]
        after: i64 = square + components.row_values[cell // BAND_BITS + HIGHEST_TOP]
        if after > length:
            after = length
        gain += components.track_points[after] - components.track_points[square]
    if top < 1:
        gain -= 1 - top
    elif top + CELLS - 1 > ROWS:
        gain -= top + CELLS - 1 - ROWS
    column: i64 = state.laid[seat] + 1
    spot = state.spots[seat * BEACH_COLUMNS + column]
    if spot != BARE and top <= state.spot_row(column) < top + CELLS:
        gain += spot_gain(state, seat, spot)
    return gain


def spot_gain(state: MauiState, seat: i64, spot: i64) -> i64:
    """What it brings to cover what lies there."""
    components = state.components
    if spot == CRAB:
        return -CRAB_LOSS
    if spot <= BLACK_PEARL:
        have = state.pearls[seat * PEARL_COLOURS + spot - WHITE_PEARL]
        return components.pearl_points[have + 1] - components.pearl_points[have]
    best: i64 = 0
    for pattern in range(PATTERNS):
        if on_umbrella(state, spot - 1, pattern):
            square = state.shells[seat * PATTERNS + pattern]
            if square < state.track_length():
                step: i64 = components.track_points[square + 1] - components.track_points[square]
                if step > best:
                    best = step
    return best


MIND: Final = MauiMind()
