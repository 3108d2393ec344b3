"""Tourists around hotels, the end by target, places (AMS-1, AMS-24, AMS-25, AMS-42, AMS-44, AMS-75 to AMS-78, AMS-80 to
AMS-82)."""

from boardinghouse.core.contract import Result, ranked
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam.city import CORNERS
from boardinghouse.games.amsterdam.state import NO_HOTEL, TARGET_REACHED, AmsterdamState


def attracted(state: AmsterdamState, seat: i64) -> i64:
    """The tourists around this seat's hotels, each tile counted once."""
    total: i64 = 0
    counted: i64 = 0
    count = state.components.hotels
    for index in range(seat * count, seat * count + count):
        crossing = state.hotels[index]
        if crossing != NO_HOTEL:
            total += newly_attracted(state, crossing, counted)
            counted |= state.components.around[crossing]
    return total


def newly_attracted(state: AmsterdamState, crossing: i64, counted: i64) -> i64:
    """The tourists around a crossing on cells that were not counted before."""
    total: i64 = 0
    for index in range(crossing * CORNERS, crossing * CORNERS + CORNERS):
        cell = state.components.cells_at[index]
        if (counted >> cell) & 1 == 0:
            total += state.tourists[cell]
    return total


def maybe_finish(state: AmsterdamState) -> None:
    """After a change of tourists or hotels: the game is over if anybody has reached the target."""
    target = state.target()
    for seat in range(state.seats):
        tourists = attracted(state, seat)
        if tourists >= target:
            state.finish()
            state.tell(TARGET_REACHED, EVERYONE, seat, tourists)


def result(state: AmsterdamState) -> Result:
    """Scores as they stand. A tile at both hotels of a player is put down to the first."""
    count: int = state.components.hotels
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        parts: dict[str, int] = {}
        counted: i64 = 0
        for number in range(count):
            crossing = state.hotels[seat * count + number]
            parts[f"hotel-{number + 1}"] = 0 if crossing == NO_HOTEL else newly_attracted(state, crossing, counted)
            if crossing != NO_HOTEL:
                counted |= state.components.around[crossing]
        breakdown.append(parts)
    scores = [sum(parts.values()) for parts in breakdown]
    best = max(scores)
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        breaks_tie = scores[seat] == best and best >= state.target() and seat == state.active()
        keys.append((scores[seat], 1 if breaks_tie else 0))
    return Result(scores, ranked(keys), breakdown)
