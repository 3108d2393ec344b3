"""The boat: sailing, taking along, landing (AMS-16 to AMS-20, AMS-45, AMS-57 to AMS-59)."""

from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam.city import CANAL, CANAL_SIDE, QUAY
from boardinghouse.games.amsterdam.scoring import maybe_finish
from boardinghouse.games.amsterdam.state import LANDED, LAST_ARRIVED, SAILED, WAITING, AmsterdamState


def sail(state: AmsterdamState, distance: i64) -> None:
    """The boat sails; a new tourist lands where it stops, with everybody taken along on the way."""
    taken: i64 = 0
    for tile in range(state.boat + 1, state.boat + distance):
        if tile % CANAL_SIDE == 0:
            quay: i64 = tile % CANAL // CANAL_SIDE
            taken += state.quays[quay]
            state.quays[quay] = 0
    state.boat = (state.boat + distance) % CANAL
    state.tell(SAILED, EVERYONE, state.active(), distance, state.boat, taken)
    state.supply -= 1
    land(state, taken + 1)
    if state.supply == 0 and state.depth != 0:
        state.tell(LAST_ARRIVED, EVERYONE, state.active())


def land(state: AmsterdamState, tourists: i64) -> None:
    """Onto the building opposite the boat, or onto the quay of a corner."""
    cell = state.components.opposite[state.boat]
    if cell == QUAY:
        quay: i64 = state.boat // CANAL_SIDE
        state.quays[quay] += tourists
        state.tell(WAITING, EVERYONE, quay, tourists)
    else:
        state.tourists[cell] += tourists
        state.tell(LANDED, EVERYONE, cell, tourists)
        maybe_finish(state)
