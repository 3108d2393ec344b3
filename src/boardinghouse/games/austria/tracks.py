"""Points, krones and the emperor track, and numbers that permanent staff change.

Rules: AUS-7, AUS-8, AUS-10, AUS-154.
"""

from boardinghouse.core.decks import lowest
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.components import TRACK_END
from boardinghouse.games.austria.effects import AMOUNT, first_of
from boardinghouse.games.austria.events import ADVANCED, EARNED, SCORED
from boardinghouse.games.austria.state import FROM_EMPEROR, SOURCES, AustriaState


def score(state: AustriaState, seat: i64, points: i64, source: i64) -> None:
    """Win or lose points."""
    if points != 0:
        state.points[seat * SOURCES + source] += points
        state.tell(SCORED, EVERYONE, seat, points, source)


def earn(state: AustriaState, seat: i64, krones: i64) -> None:
    """Gain krones; what does not fit into the purse is lost."""
    room: i64 = state.components.most_krones - state.krones[seat]
    gained: i64 = min(room, krones)
    if gained > 0:
        state.krones[seat] += gained
        state.tell(EARNED, EVERYONE, seat, gained)


def advance(state: AustriaState, seat: i64, steps: i64) -> None:
    """Go ahead on the emperor track; every step past its end is a point."""
    reached: i64 = state.emperor[seat] + steps
    past: i64 = reached - TRACK_END
    if past > 0:
        reached = TRACK_END
    state.emperor[seat] = reached
    state.tell(ADVANCED, EVERYONE, seat, steps, reached)
    if past > 0:
        score(state, seat, past, FROM_EMPEROR)


def changed_by(state: AustriaState, seat: i64, moment: i64, kind: i64) -> i64:
    """How much the seat's permanent staff change a number made at this moment."""
    cards: i64 = state.played[seat] & state.components.staff_at[moment]
    total: i64 = 0
    while cards != 0:
        total += first_of(state.components.staff_effects[lowest(cards)], kind) & AMOUNT
        cards &= cards - 1
    return total


def reduced(price: i64, reduction: i64) -> i64:
    """A price after a reduction: never below nothing."""
    if price <= reduction:
        return 0
    return price - reduction
