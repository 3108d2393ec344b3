"""Overbooking by rules of thumb: count the beds. A card goes where its group will probably still fit and pays most;
a back door is for the token, for more beds where own guests would miss theirs, and for those who get others in."""

from collections.abc import Sequence
from typing import Any

from boardinghouse.games.overbooking.components import CARDS, FAMILIES
from boardinghouse.games.overbooking.decisions import queue_limit
from boardinghouse.games.overbooking.state import (
    ACTIONS,
    CHOOSE,
    DECLINE,
    DOOR_PLACES,
    EMPTY,
    KEEP,
    LAYING,
    QUEUE,
    QUEUE_PLACES,
)

SMALL, LARGE = 2, 5  # beds of a card whose back is seen
TO_COME = 0.55  # beds that a place not taken yet will need, of the card's own
COINS = (3, 3, 2, 2, 1, 1)
CRESTS = (0.0, 0.2, 0.6, 1.0, 1.3, 1.3, 0.0)  # what one more of a family is worth, by how many are booked
MONK, MERCHANTS, MAIDS, NOBLEWOMEN, SOLDIERS, WORKERS = range(6)


def choose(state: Any, seat: int, legal: Sequence[int]) -> int:
    if not state.asks(LAYING):
        return use_ability(state, seat, legal)
    return max(legal, key=lambda action: promise(state, seat, action))


def use_ability(state: Any, seat: int, legal: Sequence[int]) -> int:
    """Choose the own card that pays most; for soldiers, somebody else's workers."""
    hotel = state.opened - 1
    best, chosen = 0.0, DECLINE if DECLINE in legal else legal[0]
    for action in legal:
        if CHOOSE <= action < DECLINE:
            guest = state.queues[hotel * QUEUE_PLACES + action - CHOOSE]
            own = guest // CARDS == seat
            value = worth(state, seat, guest % CARDS) if own else 1.5
            if value > best:
                best, chosen = value, action
    return chosen


def worth(state: Any, seat: int, card: int) -> float:
    """Points of a card if it gets its beds."""
    booked = sum(1 for other in range(CARDS) if state.booked[seat] >> other & 1 and other % FAMILIES == card % FAMILIES)
    return COINS[card // FAMILIES] + CRESTS[booked]


def promise(state: Any, seat: int, action: int) -> float:
    if action == KEEP:
        return 0.3
    card, hotel, side = (ACTIONS.argument(action, place) for place in range(3))
    if side == QUEUE:
        return worth(state, seat, card) * chance(state, seat, card, hotel) - 0.4 * (3 - COINS[card // FAMILIES])
    token = 1.0 if state.door_tokens[hotel] else 0.0
    return token + by_the_door(state, seat, card, hotel) - 0.45 * worth(state, seat, card)


def by_the_door(state: Any, seat: int, card: int, hotel: int) -> float:
    """What the ability of a card brings at this hotel."""
    own = [guest % CARDS for guest in queue(state, hotel) if guest // CARDS == seat]
    misses = [worth(state, seat, mine) * (1 - chance(state, seat, mine, hotel)) for mine in own]
    kind = card // FAMILIES
    if kind == MONK:
        return worth(state, seat, card) * chance(state, seat, card, hotel) * 0.8
    if kind == MERCHANTS:
        return 0.6 * sum(misses)
    if kind == NOBLEWOMEN:
        return 0.8 * max(misses, default=0.0)
    if kind == MAIDS:
        return 0.5 if own else -0.5
    if kind == WORKERS:
        theirs = sum(1 for guest in queue(state, hotel) if guest // CARDS != seat)
        return 0.3 * theirs - 0.6 * len(own)
    return 0.5 if any(large(guest) and guest // CARDS != seat for guest in queue(state, hotel)) else -0.3


def queue(state: Any, hotel: int) -> list[int]:
    """The cards of a queue, as far as they count: the type of one that lies face down is not looked at."""
    start = hotel * QUEUE_PLACES
    return [guest for guest in list(state.queues)[start : start + QUEUE_PLACES] if guest != EMPTY]


def large(guest: int) -> bool:
    return guest % CARDS // FAMILIES >= NOBLEWOMEN


def beds_of(state: Any, seat: int, hotel: int, place: int) -> int:
    guest = queue(state, hotel)[place]
    known = guest // CARDS == seat or state.shown[hotel] >> place & 1
    return guest % CARDS // FAMILIES + 1 if known else LARGE if large(guest) else SMALL


def chance(state: Any, seat: int, card: int, hotel: int) -> float:
    """About how likely a card finds its beds: larger groups go first, and some are still to come."""
    need = card // FAMILIES + 1
    before = sum(
        beds for place in range(len(queue(state, hotel))) if (beds := beds_of(state, seat, hotel, place)) > need
    )
    open_places = max(0, int(queue_limit(state, hotel)) - len(queue(state, hotel)))
    doors = list(state.doors)[hotel * DOOR_PLACES : (hotel + 1) * DOOR_PLACES]
    own_merchants = sum(
        guest != EMPTY and guest // CARDS == seat and guest % CARDS // FAMILIES == MERCHANTS for guest in doors
    )
    beds = int(state.components.hotel_beds[state.hotels[hotel]]) + 3 * own_merchants
    to_come = TO_COME * open_places * (LARGE if need < LARGE else 0.3)
    spare: float = beds - before - to_come - need
    return min(1.0, max(0.0, 0.6 + 0.12 * spare))
