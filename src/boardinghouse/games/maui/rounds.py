"""Set-up, the course of a game, crabs turned over, the change to the second game (MAU-12, MAU-13, MAU-15, MAU-16,
MAU-47, MAU-53, MAU-61, MAU-63 to MAU-69, MAU-84, MAU-86, MAU-90, MAU-91)."""

from typing import final

from boardinghouse.core.contract import CHANCE_BIT, Automatic, CardDraw, Chance
from boardinghouse.core.decks import full, lowest, single, size, weighted, weighted_outcomes
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
from boardinghouse.games.maui.beach import cover_of, move_shells, show_crab
from boardinghouse.games.maui.components import (
    ALL_TOWELS,
    BARE,
    BEACH_COLUMNS,
    BEACH_SIDE,
    BLUE_GREEN,
    CELLS,
    COLUMNS,
    CRAB,
    CRAB_SIDE,
    CRAB_VALUES,
    MIDDLE_TOP,
    ORANGE_GREEN,
    SPOT_KINDS,
    WHITE_PEARL,
)
from boardinghouse.games.maui.market import DrawTowel, push_full_market, take_out_of_bag
from boardinghouse.games.maui.scoring import track_points
from boardinghouse.games.maui.state import (
    BEGIN,
    BOTH,
    CRAB_SOURCE,
    DRAW_FIRST,
    DRAW_START,
    EMPTY,
    FIRST,
    FIRST_PLAYER,
    FIRST_SOURCE,
    HIDDEN_CRAB,
    LAY_UMBRELLA,
    MODE,
    SECOND_GAME,
    SHOW,
    START_DRAWN,
    TOKEN_COVER,
    TURN,
    UMBRELLA,
    UMBRELLA_LAID,
    UMBRELLA_SOURCE,
    MauiState,
)


def push_set_up(state: MauiState) -> None:
    """Market, beaches, start towels, first player; then the first turn."""
    state.push(BEGIN, 0)
    state.push(DRAW_FIRST, CHANCE_BIT, full(state.seats))
    push_beaches(state)


def push_beaches(state: MauiState) -> None:
    """Fill the market, lay umbrellas and crabs, draw the start towels."""
    for seat in range(state.seats):
        lay_crabs(state, seat)
    state.push(DRAW_START, CHANCE_BIT, 0)
    state.push(LAY_UMBRELLA, CHANCE_BIT, 0, next_umbrella_spot(state, 0))
    push_full_market(state)


def next_umbrella_spot(state: MauiState, column: i64) -> i64:
    """The first column behind this one that has a spot for an umbrella; 0 if there is none."""
    return state.components.next_umbrella_spots[state.side * BEACH_COLUMNS + column]


def lay_crabs(state: MauiState, seat: i64) -> None:
    """All face down and alike: their values are drawn when they are turned over."""
    for column in range(1, COLUMNS + 1):
        if state.is_crab_spot(column):
            state.spots[seat * BEACH_COLUMNS + column] = CRAB
            state.boxed[seat * SPOT_KINDS + CRAB] -= 1


@final
class LayUmbrella(Chance[MauiState]):
    """One of the umbrellas in the box for every spot of every beach; on the crab side those with patterns only."""

    key = "lay-umbrella"
    args = "seat column"

    def source(self, state: MauiState) -> i64:
        return UMBRELLA_SOURCE

    def first_kind(self, state: MauiState) -> i64:
        """The kinds from this one on are laid."""
        return BLUE_GREEN if state.side == CRAB_SIDE else WHITE_PEARL

    def outcomes(self, state: MauiState) -> list[tuple[int, int]]:
        first = self.first_kind(state)
        box: i64 = state.arg(0) * SPOT_KINDS + first
        return weighted_outcomes(UMBRELLA + first - 1, state.boxed, box, ORANGE_GREEN + 1 - first)

    def sample(self, state: MauiState, rng: Rng) -> i64:
        first = self.first_kind(state)
        box: i64 = state.arg(0) * SPOT_KINDS + first
        return UMBRELLA + first - 1 + weighted(state.boxed, box, ORANGE_GREEN + 1 - first, rng)

    def possible(self, state: MauiState, action: i64) -> bool:
        kind: i64 = action - UMBRELLA + 1
        known = self.first_kind(state) <= kind <= ORANGE_GREEN
        return known and state.boxed[state.arg(0) * SPOT_KINDS + kind] > 0

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        owner = state.arg(0)
        column = state.arg(1)
        following = next_umbrella_spot(state, column)
        if following != 0:
            state.set_arg(1, following)
        elif owner + 1 < state.seats:
            state.set_arg(0, owner + 1)
            state.set_arg(1, next_umbrella_spot(state, 0))
        else:
            state.pop()
        kind: i64 = action - UMBRELLA + 1
        state.boxed[owner * SPOT_KINDS + kind] -= 1
        state.spots[owner * BEACH_COLUMNS + column] = kind
        state.tell(UMBRELLA_LAID, EVERYONE, owner, column, kind - 1)


@final
class DrawStart(DrawTowel):
    """A start towel for the middle of everybody's start column."""

    key = "draw-start"
    args = "seat"

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        owner = state.arg(0)
        if owner + 1 < state.seats:
            state.set_arg(0, owner + 1)
        else:
            state.pop()
        towel = take_out_of_bag(state, action)
        state.towels[owner * BEACH_COLUMNS] = towel
        state.tops[owner * BEACH_COLUMNS] = MIDDLE_TOP
        state.tell(START_DRAWN, EVERYONE, owner, state.named_for(owner, towel))


@final
class DrawFirst(CardDraw[MauiState]):
    """The first player, one of the seats in the frame's mask."""

    key = "draw-first"
    args = "candidates"
    action: i64 = FIRST
    stream: i64 = FIRST_SOURCE

    def cards(self, state: MauiState) -> i64:
        return state.arg(0)

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        state.pop()
        make_first(state, action - FIRST)


def make_first(state: MauiState, seat: i64) -> None:
    state.first = seat
    state.tell(FIRST_PLAYER, EVERYONE, seat)


@final
class BeginGame(Automatic[MauiState]):
    """The first player's first turn."""

    key = "begin"

    def run(self, state: MauiState) -> None:
        state.pop()
        state.push(TURN, only(state.first))


@final
class TurnCrab(Chance[MauiState]):
    """The value of the crab that was put on a towel: any that this player's unseen crabs may have."""

    key = "turn-crab"
    args = "seat"

    def source(self, state: MauiState) -> i64:
        return CRAB_SOURCE

    def outcomes(self, state: MauiState) -> list[tuple[int, int]]:
        return weighted_outcomes(SHOW, state.unseen_crabs, state.arg(0) * CRAB_VALUES, CRAB_VALUES)

    def sample(self, state: MauiState, rng: Rng) -> i64:
        return SHOW + weighted(state.unseen_crabs, state.arg(0) * CRAB_VALUES, CRAB_VALUES, rng)

    def possible(self, state: MauiState, action: i64) -> bool:
        value: i64 = action - SHOW
        return 0 <= value < CRAB_VALUES and state.unseen_crabs[state.arg(0) * CRAB_VALUES + value] > 0

    def resolve(self, state: MauiState, seat: i64, action: i64) -> None:
        owner = state.arg(0)
        state.pop()
        show_crab(state, owner, action - SHOW)


@final
class MoveShells(Automatic[MauiState]):
    """The matches of the towel just laid."""

    key = "move-shells"
    args = "seat"

    def run(self, state: MauiState) -> None:
        seat = state.arg(0)
        state.pop()
        move_shells(state, seat)


@final
class NextTurn(Automatic[MauiState]):
    """The next seat, unless the round in which somebody filled their beach is over."""

    key = "next-turn"
    args = "seat"

    def run(self, state: MauiState) -> None:
        following: i64 = (state.arg(0) + 1) % state.seats
        state.pop()
        if following == state.first:
            if beach_full(state):
                if state.choices[MODE] == BOTH and state.side == BEACH_SIDE:
                    begin_second_game(state)
                return
            state.round += 1
        state.push(TURN, only(following))


def beach_full(state: MauiState) -> bool:
    """Whether somebody has laid their last towel."""
    for seat in range(state.seats):
        if state.laid[seat] == COLUMNS:
            return True
    return False


def begin_second_game(state: MauiState) -> None:
    """The crab side, with the shells, tokens, pearls, penalties and dollars of the first game."""
    state.tell(SECOND_GAME)
    clear_beaches(state)
    state.side = CRAB_SIDE
    state.round = 1
    state.push(BEGIN, 0)
    push_beaches(state)
    choose_first(state)


def clear_beaches(state: MauiState) -> None:
    """Towels return to the bag, what lay on them and the umbrellas still out to the box."""
    state.bag = ALL_TOWELS
    for place in range(len(state.market)):
        state.market[place] = EMPTY
    for seat in range(state.seats):
        for column in range(BEACH_COLUMNS):
            for cell in range(CELLS):
                cover = cover_of(state, seat, column, cell)
                if TOKEN_COVER <= cover < HIDDEN_CRAB:
                    state.boxed_tokens[cover - TOKEN_COVER] += 1
            spot: i64 = seat * BEACH_COLUMNS + column
            if state.spots[spot] != BARE:
                state.boxed[seat * SPOT_KINDS + state.spots[spot]] += 1
            state.towels[spot] = EMPTY
            state.tops[spot] = 0
            state.covers[spot] = 0
            state.spots[spot] = BARE
        state.laid[seat] = 0


def choose_first(state: MauiState) -> None:
    """The first scoring: fewest points on the tracks go first, chance decides among equals."""
    fewest = track_points(state, 0)
    fewest_seats: i64 = 0
    for seat in range(state.seats):
        points = track_points(state, seat)
        if points < fewest:
            fewest = points
            fewest_seats = 0
        if points == fewest:
            fewest_seats |= single(seat)
    if size(fewest_seats) == 1:
        make_first(state, lowest(fewest_seats))
    else:
        state.push(DRAW_FIRST, CHANCE_BIT, fewest_seats)
