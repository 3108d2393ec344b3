"""Hotels of Amsterdam by rules of thumb: build where people are and where the boat comes by, look through all walks of
the own turn, bring guests home and send those of the leader away."""

from collections.abc import Sequence
from typing import Any

from boardinghouse.games.amsterdam.city import CANAL
from boardinghouse.games.amsterdam.scoring import attracted
from boardinghouse.games.amsterdam.state import HOTEL, NO_HOTEL, WALK, WALKING

AHEAD = 8  # canal tiles that count
SOON = 0.25  # what a place is worth where the boat comes by
RIVAL = 0.7  # how much the leader's guests count
WON = 100.0
MOST = 40  # answers of a turn that are followed


def choose(state: Any, seat: int, legal: Sequence[int]) -> int:
    best, chosen = -1e9, legal[0]
    for action in legal:
        twin = state.clone()
        twin.play(seat, action)
        value = follow(twin, seat)
        if HOTEL <= action < WALK:
            value += len(around(twin, seat)) * 0.1
        if value > best:
            best, chosen = value, action
    return chosen


def follow(state: Any, seat: int) -> float:
    """What the own turn can still come to: both walks are looked through, the rest is done as it looks best."""
    if state.acting() != (seat,):
        return worth(state, seat)
    value = worth(state, seat) if not state.asks(WALKING) else -1e9
    for action in state.legal(seat)[:MOST]:
        twin = state.clone()
        twin.play(seat, action)
        value = max(value, worth(twin, seat) if not state.asks(WALKING) else one_more(twin, seat))
    return value


def one_more(state: Any, seat: int) -> float:
    """After a walk: the best single answer that follows, or none."""
    value = worth(state, seat)
    if state.acting() == (seat,):
        for action in state.legal(seat)[:MOST]:
            twin = state.clone()
            twin.play(seat, action)
            value = max(value, worth(twin, seat))
    return value


def worth(state: Any, seat: int) -> float:
    counts = [float(attracted(state, other)) for other in range(state.seats)]
    rival = max(count for other, count in enumerate(counts) if other != seat)
    value = counts[seat] - RIVAL * rival + SOON * arrivals(state, seat)
    target = float(state.target())
    if counts[seat] >= target:
        return value + WON
    return value - WON if rival >= target else value


def around(state: Any, seat: int) -> set[int]:
    hotels = list(state.hotels)[seat * state.components.hotels : (seat + 1) * state.components.hotels]
    cells = 0
    for crossing in hotels:
        if crossing != NO_HOTEL:
            cells |= state.components.around[crossing]
    return {cell for cell in range(25) if cells >> cell & 1}


def arrivals(state: Any, seat: int) -> int:
    """Own places that the boat comes by next."""
    cells = around(state, seat)
    return sum(state.components.opposite[(state.boat + ahead) % CANAL] in cells for ahead in range(1, AHEAD + 1))
