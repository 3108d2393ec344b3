"""Maui by rules of thumb: the towel that brings most now, a dollar is worth a little more than a point while there is
time to spend it, dollars are only taken when no towel is good, and no towel leaves the next without a match."""

from collections.abc import Sequence
from typing import Any

from boardinghouse.core.contract import CHANCE
from boardinghouse.core.rng import Rng
from boardinghouse.games.maui.beach import matchable_cells, matches_at
from boardinghouse.games.maui.components import COLUMNS, HIGHEST_TOP, MARKET_PLACES, PATTERNS
from boardinghouse.games.maui.state import DOLLARS, SPARE

A_TURN = 4.0  # what a turn brings on average: taking dollars gives that up
LATE = 9  # towels after which a dollar is worth its point and no more
EARLY_DOLLAR = 0.4  # what it is worth beyond that before
PROMISE = 0.35  # of the next step on every track
A_MATCH = 0.35  # each towel of the market that could come next


def choose(state: Any, seat: int, legal: Sequence[int]) -> int:
    before, rng = worth(state, seat), Rng(0)
    return max(legal, key=lambda action: gain(state, seat, action, before, rng))


def gain(state: Any, seat: int, action: int, before: float, rng: Rng) -> float:
    twin = state.clone()
    twin.play(seat, action)
    settle(twin, seat, rng, 0)
    brought = worth(twin, seat) - before
    return brought - A_TURN if DOLLARS <= action < SPARE else brought


def settle(state: Any, seat: int, rng: Rng, depth: int) -> None:
    """To the end of the own turn: each further answer as it looks best."""
    while state.acting() in ((seat,), (CHANCE,)) and depth < 3:
        if state.acting() == (CHANCE,):
            state.play(CHANCE, state.sample(rng))
            continue
        if state.laid[seat] == COLUMNS or len(state.legal(seat)) > 8:
            return
        depth += 1
        state.play(seat, max(state.legal(seat), key=lambda action: after(state, seat, action, rng)))


def after(state: Any, seat: int, action: int, rng: Rng) -> float:
    twin = state.clone()
    twin.play(seat, action)
    while twin.acting() == (CHANCE,):
        twin.play(CHANCE, twin.sample(rng))
    return worth(twin, seat)


def worth(state: Any, seat: int) -> float:
    points = float(state.result().scores[seat])
    if state.laid[seat] < LATE:
        points += EARLY_DOLLAR * min(3, state.dollars[seat])
    if state.laid[seat] < COLUMNS:
        squares = list(state.shells)[PATTERNS * seat : PATTERNS * (seat + 1)]
        points += PROMISE * sum(step(state, square) for square in squares)
        cells = matchable_cells(state, seat)
        points += A_MATCH * sum(
            any(matches_at(state, seat, place, top, cells) for top in range(HIGHEST_TOP, HIGHEST_TOP + 9))
            for place in range(MARKET_PLACES)
            if state.market[place] >= 0
        )
    return points


def step(state: Any, square: int) -> float:
    """What the next step on a track brings."""
    points = state.components.track_points
    return float(points[square + 1] - points[square]) if square < state.track_length() else 0.0
