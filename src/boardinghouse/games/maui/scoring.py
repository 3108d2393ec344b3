"""Points and places (MAU-48 to MAU-52, MAU-59, MAU-87, MAU-89)."""

from boardinghouse.core.contract import Result, ranked
from boardinghouse.core.vectors import i64
from boardinghouse.games.maui.components import CRAB_VALUES, LOWEST_CRAB, PATTERNS, PEARL_COLOURS
from boardinghouse.games.maui.state import MauiState


def track_points(state: MauiState, seat: i64) -> i64:
    """The squares the seat's shells stand on."""
    points: i64 = 0
    for pattern in range(PATTERNS):
        points += state.components.track_points[state.shells[seat * PATTERNS + pattern]]
    return points


def pearl_points(state: MauiState, seat: i64) -> i64:
    """Each colour by itself."""
    points: i64 = 0
    for colour in range(PEARL_COLOURS):
        points += state.components.pearl_points[state.pearls[seat * PEARL_COLOURS + colour]]
    return points


def dollar_points(state: MauiState, seat: i64) -> i64:
    return state.dollars[seat] * state.components.dollar_points


def penalty_points(state: MauiState, seat: i64) -> i64:
    return -state.penalties[seat] * state.components.penalty_points


def crab_points(state: MauiState, seat: i64) -> i64:
    """The values of the crabs on the seat's towels: of all crabs that were turned over."""
    points: i64 = 0
    for value in range(CRAB_VALUES):
        turned: i64 = state.components.crabs[value] - state.unseen_crabs[seat * CRAB_VALUES + value]
        points -= turned * (value + LOWEST_CRAB)
    return points


def order(state: MauiState, seat: i64) -> i64:
    """The seat's place in the round, from 0."""
    return (seat - state.first + state.seats) % state.seats


def result(state: MauiState) -> Result:
    """Scores as they stand."""
    breakdown: list[dict[str, int]] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        parts: dict[str, int] = {
            "tracks": track_points(state, seat),
            "pearls": pearl_points(state, seat),
            "dollars": dollar_points(state, seat),
            "penalties": penalty_points(state, seat),
            "crabs": crab_points(state, seat),
        }
        breakdown.append(parts)
        keys.append((sum(parts.values()), -state.laid[seat], state.dollars[seat], order(state, seat)))
    scores = [key[0] for key in keys]
    return Result(scores, ranked(keys), breakdown)
