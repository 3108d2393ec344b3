"""What the players are asked: their turn (MAU-17, MAU-18, MAU-27, MAU-29, MAU-42 to MAU-45, MAU-60, MAU-76, MAU-80 to
MAU-83), the track of an umbrella with patterns (MAU-30, MAU-31), towel tokens (MAU-32, MAU-34 to MAU-36, MAU-73 to
MAU-75)."""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE_BIT, Decision
from boardinghouse.core.decks import single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.maui.beach import (
    active_cells,
    advance,
    cover_of,
    crab_cell,
    lay_towel,
    lose_crab,
    lose_umbrella,
    matchable_cells,
    matches,
    matches_at,
    put_cover,
    token_tops,
    track_full,
)
from boardinghouse.games.maui.components import (
    BAND_BITS,
    BAND_STARTS,
    BARE,
    BEACH_COLUMNS,
    BLACK_PEARL,
    BLUE_GREEN,
    CELLS,
    CRAB,
    HIGHEST_TOP,
    INSIDE,
    MARKET_COLUMNS,
    MARKET_PLACES,
    MARKET_ROWS,
    MIDDLE_TOP,
    PATTERNS,
    PEARL_COLOURS,
    SPOT_KINDS,
    TOKEN_KINDS,
    WHITE_PEARL,
    row_mask,
)
from boardinghouse.games.maui.market import pay, take_towel
from boardinghouse.games.maui.state import (
    ACTIONS,
    ADVANCE,
    DOLLARS,
    DOLLARS_TAKEN,
    HIDDEN_CRAB,
    MOVE_SHELLS,
    NEXT_TURN,
    SHELLS,
    SPARE,
    SPARE_LAID,
    TOKEN,
    TOKEN_COVER,
    TOKEN_LAID,
    TOKENS,
    TOPS,
    TOWEL,
    TOWEL_LAID,
    TURN_CRAB,
    UMBRELLA_STEP,
    UMBRELLA_TAKEN,
    MauiState,
    cost_of,
)


@final
class TakeTurn(Decision[MauiState]):
    """Take a towel and lay it, or take the dollars of a zone; a spare towel where neither is possible."""

    key = "turn"
    rule = "MAU-17"

    def options(self, state: MauiState, seat: i64, out: Choices) -> None:
        cells = matchable_cells(state, seat)
        from_tokens = token_tops(state, seat, cells)
        facing = state.facing(seat)
        money = state.dollars[seat]
        components = state.components
        for place in range(MARKET_PLACES):
            if components.costs[place % MARKET_COLUMNS] > money:
                continue
            # A cell that matches in a row puts the towel's top as many rows above as the cell lies below the top.
            towel: i64 = (facing + state.market[place]) * CELLS
            tops: i64 = from_tokens | ((cells >> components.patterns[towel]) & BAND_STARTS)
            tops |= ((cells >> components.patterns[towel + 1]) & BAND_STARTS) >> BAND_BITS
            tops |= ((cells >> components.patterns[towel + 2]) & BAND_STARTS) >> (2 * BAND_BITS)
            action: i64 = TOWEL + place * TOPS
            while tops != 0:
                if tops & 1 != 0:
                    out.add(action)
                action += 1
                tops >>= BAND_BITS
        for zone in range(MARKET_ROWS):
            if state.zones[zone] > 0:
                out.add(DOLLARS + zone)
        if out.count == 0:
            for place in range(MARKET_PLACES):
                out.add(SPARE + place)

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        state.pop()
        state.push(NEXT_TURN, 0, seat)
        if action < DOLLARS:
            self.lay_chosen(state, seat, ACTIONS.argument(action, 0), ACTIONS.argument(action, 1) + HIGHEST_TOP)
        elif action < SPARE:
            self.take_dollars(state, seat, action - DOLLARS)
        else:
            self.lay_spare(state, seat, action - SPARE)

    def lay_chosen(self, state: MauiState, seat: i64, place: i64, top: i64) -> None:
        """Whatever is pushed here runs in the opposite order: market, umbrella or crab, tokens, shells."""
        cost = cost_of(state, place)
        pay(state, seat, place, cost)
        towel = state.market[place]
        state.tell(TOWEL_LAID, EVERYONE, seat, place, state.named_for(seat, towel), top - HIGHEST_TOP, cost)
        state.push(MOVE_SHELLS, 0, seat)
        covered = lay_towel(state, seat, towel, top)
        if covered == CRAB:
            put_cover(state, seat, crab_cell(state, seat), HIDDEN_CRAB)
        maybe_ask_tokens(state, seat)
        if covered == CRAB:
            state.push(TURN_CRAB, CHANCE_BIT, seat)
        elif covered != BARE:
            self.take_umbrella(state, seat, covered)
        take_towel(state, place)

    def take_umbrella(self, state: MauiState, seat: i64, covered: i64) -> None:
        state.tell(UMBRELLA_TAKEN, EVERYONE, seat, covered - 1)
        if covered <= BLACK_PEARL:
            state.pearls[seat * PEARL_COLOURS + covered - WHITE_PEARL] += 1
            return
        state.boxed[seat * SPOT_KINDS + covered] += 1
        for pattern in range(PATTERNS):
            if on_umbrella(state, covered - 1, pattern) and not track_full(state, seat, pattern):
                state.push(UMBRELLA_STEP, only(seat), covered - 1)
                return

    def take_dollars(self, state: MauiState, seat: i64, zone: i64) -> None:
        state.tell(DOLLARS_TAKEN, EVERYONE, seat, zone, state.zones[zone])
        state.dollars[seat] += state.zones[zone]
        state.zones[zone] = 0

    def lay_spare(self, state: MauiState, seat: i64, place: i64) -> None:
        towel = state.market[place]
        state.tell(SPARE_LAID, EVERYONE, seat, place, state.named_for(seat, towel))
        covered = lay_towel(state, seat, towel, MIDDLE_TOP)
        if covered == CRAB:
            lose_crab(state, seat)
        elif covered != BARE:
            lose_umbrella(state, seat, covered)
        take_towel(state, place)

    def forbids(self, state: MauiState, seat: i64, action: i64) -> str | None:
        if DOLLARS <= action < SPARE:
            return "MAU-80"
        if SPARE <= action < ADVANCE:
            return "MAU-43"
        if action >= ADVANCE:
            return None
        place = ACTIONS.argument(action, 0)
        top: i64 = ACTIONS.argument(action, 1) + HIGHEST_TOP
        column = state.laid[seat]
        if cost_of(state, place) > state.dollars[seat]:
            return "MAU-18"
        if not -CELLS < top - state.tops[seat * BEACH_COLUMNS + column] < CELLS:
            return "MAU-72"
        if matches_at(state, seat, place, top, active_cells(state, seat, column)):
            return "MAU-57"
        return "MAU-23"


def on_umbrella(state: MauiState, umbrella: i64, pattern: i64) -> bool:
    """Whether an umbrella with patterns shows this one."""
    pair: i64 = (umbrella + 1 - BLUE_GREEN) * 2
    shown = state.components.umbrella_patterns
    return shown[pair] == pattern or shown[pair + 1] == pattern


@final
class ChooseTrack(Decision[MauiState]):
    """Choose one of the two tracks an umbrella shows."""

    key = "umbrella-step"
    args = "umbrella"
    rule = "MAU-30"

    def options(self, state: MauiState, seat: i64, out: Choices) -> None:
        for pattern in range(PATTERNS):
            if on_umbrella(state, state.arg(0), pattern) and not track_full(state, seat, pattern):
                out.add(ADVANCE + pattern)

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        state.pop()
        advance(state, seat, action - ADVANCE, 1)

    def forbids(self, state: MauiState, seat: i64, action: i64) -> str | None:
        return "MAU-31" if on_umbrella(state, state.arg(0), action - ADVANCE) else None


def maybe_ask_tokens(state: MauiState, seat: i64) -> None:
    """Ask for tokens if one that the seat holds now, before the turn brings any, can be laid."""
    blue = state.tokens[seat * TOKEN_KINDS]
    orange = state.tokens[seat * TOKEN_KINDS + 1]
    if blue + orange > 0 and token_choices(state, seat, blue, orange) != 0:
        state.push(TOKENS, only(seat), blue, orange)


def free_rows(state: MauiState, seat: i64) -> i64:
    """The rows in which the seat's last towel has an active cell without a token, as bits."""
    column = state.laid[seat]
    top = state.tops[seat * BEACH_COLUMNS + column]
    rows: i64 = 0
    for cell in range(CELLS):
        if cover_of(state, seat, column, cell) == 0:
            rows |= row_mask(top + cell)
    return rows & INSIDE


def token_choices(state: MauiState, seat: i64, blue: i64, orange: i64) -> i64:
    """Which of so many tokens may be laid on which cell of the last towel, a bit each in the order of the actions: the
    token changes the pattern, and a match remains or can still be made by another."""
    column = state.laid[seat]
    before = active_cells(state, seat, column - 1)
    now = active_cells(state, seat, column)
    free = free_rows(state, seat)
    choices: i64 = 0
    for kind in range(TOKEN_KINDS):
        if token_count(kind, blue, orange) == 0:
            continue
        left_blue: i64 = blue - 1 if kind == 0 else blue
        left_orange: i64 = orange - 1 if kind == 1 else orange
        by_others = token_bits(state, left_blue, left_orange) & free
        changed = token_bits_of(state, kind) & free & ~now
        for cell in range(CELLS):
            row = row_mask(state.tops[seat * BEACH_COLUMNS + column] + cell)
            finished: i64 = (now | by_others) & ~row | (changed & row)
            if changed & row != 0 and finished & before != 0:
                choices |= single(kind * CELLS + cell)
    return choices


def token_count(kind: i64, blue: i64, orange: i64) -> i64:
    return blue if kind == 0 else orange


def token_bits_of(state: MauiState, kind: i64) -> i64:
    """The bits of this kind of token in every row."""
    bits: i64 = BAND_STARTS
    return bits << state.components.token_patterns[kind]


def token_bits(state: MauiState, blue: i64, orange: i64) -> i64:
    """The bits that so many tokens could give to a row, in every row."""
    bits: i64 = 0
    if blue > 0:
        bits |= token_bits_of(state, 0)
    if orange > 0:
        bits |= token_bits_of(state, 1)
    return bits


@final
class LayTokens(Decision[MauiState]):
    """Lay towel tokens on the towel just laid, as many as held before the turn; then the shells move."""

    key = "tokens"
    args = "blue orange"
    rule = "MAU-32"

    def options(self, state: MauiState, seat: i64, out: Choices) -> None:
        out.add_set(TOKEN, token_choices(state, seat, state.arg(0), state.arg(1)))
        if matches(state, seat) != 0:
            out.add(SHELLS)

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        if action == SHELLS:
            state.pop()
            return
        kind = ACTIONS.argument(action, 0)
        cell = ACTIONS.argument(action, 1)
        state.tokens[seat * TOKEN_KINDS + kind] -= 1
        state.set_arg(kind, state.arg(kind) - 1)
        put_cover(state, seat, cell, TOKEN_COVER + kind)
        state.tell(TOKEN_LAID, EVERYONE, seat, kind, cell)
        if token_choices(state, seat, state.arg(0), state.arg(1)) == 0:
            state.pop()

    def forbids(self, state: MauiState, seat: i64, action: i64) -> str | None:
        if action == SHELLS:
            return "MAU-23"
        if not TOKEN <= action < SHELLS:
            return None
        kind = ACTIONS.argument(action, 0)
        cell = ACTIONS.argument(action, 1)
        if state.arg(kind) == 0:
            return "MAU-36" if state.tokens[seat * TOKEN_KINDS + kind] > 0 else "MAU-32"
        column = state.laid[seat]
        if TOKEN_COVER <= cover_of(state, seat, column, cell) < HIDDEN_CRAB:
            return "MAU-75"
        row = row_mask(state.tops[seat * BEACH_COLUMNS + column] + cell)
        if free_rows(state, seat) & row == 0:
            return "MAU-73"
        shown = active_cells(state, seat, column) & row & token_bits_of(state, kind)
        return "MAU-75" if shown != 0 else "MAU-34"
