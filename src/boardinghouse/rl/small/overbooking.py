"""A small Overbooking: two seats, one round, two hotels, and a deck of three cards with one back for each.

Everybody draws two of monk, merchants and maids of the birds, and lays one of them at a hotel: in the queue or at the
back door. The hotels have two beds ("monks first") and three ("first card open"): what the other laid there is open.
"""

from typing import Any, Final, cast

from boardinghouse.core.state import State
from boardinghouse.core.tables import RULEBOOK, NumberTable
from boardinghouse.core.vectors import listed
from boardinghouse.games.overbooking import GAME
from boardinghouse.games.overbooking.components import ALL_CARDS, FAMILIES, MAIDS, MERCHANTS, MONK
from boardinghouse.games.overbooking.rounds import open_hotel, push_draws
from boardinghouse.games.overbooking.state import NEXT_LAYING, OverbookingState
from boardinghouse.rl.small import Small

SEATS: Final = 2
HAND: Final = 2
LAID: Final = 1
HOTELS: Final = {0: 2, 12: 3}  # sides 1a ("monks first") and 7a ("first card open"), and their beds here
CARDS: Final = sum(1 << type * FAMILIES for type in (MONK, MERCHANTS, MAIDS))


def rules() -> Any:
    beds = list(listed(GAME.components.hotel_beds))
    for side, count in HOTELS.items():
        beds[side] = count
    tables = {"rounds": (1,), "laid_a_round": (LAID,), "first_hand": (HAND,), "hotel_beds": tuple(beds)}
    changed = {name: NumberTable(values, RULEBOOK, GAME.tables[name].rows) for name, values in tables.items()}
    return GAME.with_tables(changed)


def begin() -> State:
    """The hotels lie there, and everybody is about to draw; the other cards are out of the game."""
    state = cast("OverbookingState", SMALL.rules.new(SEATS, **SMALL.options))
    while state.depth > 0:
        state.pop()
    for seat in range(SEATS):
        state.decks[seat] = CARDS
        state.gone[seat] = ALL_CARDS & ~CARDS
    for place, side in enumerate(HOTELS):
        open_hotel(state, place, side)
        state.unused_hotels &= ~(1 << side // 2)
    state.push(NEXT_LAYING, 0)
    push_draws(state, HAND)
    return state


SMALL: Final = Small(rules(), SEATS, {"scoring": "none", "look": "allowed"}, begin)
