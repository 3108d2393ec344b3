"""What Overbooking never loses: every seat's cards, the tokens, the hotel cards."""

from collections.abc import Iterator

from boardinghouse.core.decks import size
from boardinghouse.core.vectors import listed
from boardinghouse.games.overbooking.components import ALL_CARDS, CARDS, HOTEL_CARDS, HOTEL_SIDES
from boardinghouse.games.overbooking.state import DOOR_PLACES, EMPTY, QUEUE_PLACES, OverbookingState


def faults(state: OverbookingState) -> Iterator[str]:
    """What could never come about."""
    yield from card_faults(state)
    yield from hotel_faults(state)
    tokens = [*listed(state.tokens), *listed(state.door_tokens)]
    if min(tokens) < 0 or max(listed(state.door_tokens)) > 1:
        yield "a number of tokens cannot be"
    if sum(tokens) > state.seats * (state.round + 1):  # OVB-8, OVB-30: at most one new token per hotel and round
        yield f"{sum(tokens)} tokens are more than have come into the game"


def card_faults(state: OverbookingState) -> Iterator[str]:
    table = [0] * state.seats
    for guest in [*listed(state.queues), *listed(state.doors)]:
        if guest == EMPTY:
            continue
        if not 0 <= guest < state.seats * CARDS:
            yield f"guest {guest} is nobody's card"
        elif table[guest // CARDS] >> (guest % CARDS) & 1:
            yield f"a card of seat {guest // CARDS} lies in two places"
        else:
            table[guest // CARDS] |= 1 << (guest % CARDS)
    for seat in range(state.seats):
        piles: list[int] = [state.hands[seat], state.decks[seat], state.booked[seat], state.gone[seat], table[seat]]
        if (
            sum(size(pile) for pile in piles) != CARDS
            or piles[0] | piles[1] | piles[2] | piles[3] | piles[4] != ALL_CARDS
        ):
            yield f"a card of seat {seat} is missing or in two places"


def hotel_faults(state: OverbookingState) -> Iterator[str]:
    queues = listed(state.queues)
    for hotel in range(state.seats):
        waiting = [guest != EMPTY for guest in queues[hotel * QUEUE_PLACES : (hotel + 1) * QUEUE_PLACES]]
        if waiting != [place < state.queue_counts[hotel] for place in range(QUEUE_PLACES)]:
            yield f"the queue of hotel {hotel} has gaps or is miscounted"
        if not 0 <= state.door_counts[hotel] <= DOOR_PLACES:
            yield f"the back door of hotel {hotel} is miscounted"
    sides = [side for side in listed(state.hotels) if side != EMPTY]
    if any(not 0 <= side < HOTEL_SIDES for side in sides) or not 0 <= state.unused_hotels < 1 << HOTEL_CARDS:
        yield "a hotel card is none of the game"
    elif any((state.unused_hotels >> (side // 2)) & 1 for side in sides):
        yield "a hotel card is on the table and unused at once"
