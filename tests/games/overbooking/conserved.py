"""What Overbooking never loses: every seat's 24 cards, the tokens, the hotel cards."""

from boardinghouse.core.decks import size
from boardinghouse.games.overbooking.components import ALL_CARDS, CARDS
from boardinghouse.games.overbooking.state import DOOR_PLACES, EMPTY, QUEUE_PLACES, OverbookingState


def check(state: OverbookingState) -> None:
    table = [0] * state.seats
    for hotel in range(state.seats):
        queue = [state.queues[hotel * QUEUE_PLACES + place] for place in range(QUEUE_PLACES)]
        door = [state.doors[hotel * DOOR_PLACES + place] for place in range(DOOR_PLACES)]
        waiting = state.queue_counts[hotel]
        assert [guest != EMPTY for guest in queue] == [place < waiting for place in range(QUEUE_PLACES)]
        for guest in (*queue, *door):
            if guest != EMPTY:
                bit = 1 << (guest % CARDS)
                assert table[guest // CARDS] & bit == 0
                table[guest // CARDS] |= bit
    for seat in range(state.seats):
        piles = [state.hands[seat], state.decks[seat], state.booked[seat], state.gone[seat], table[seat]]
        assert sum(size(pile) for pile in piles) == CARDS
        assert piles[0] | piles[1] | piles[2] | piles[3] | piles[4] == ALL_CARDS
    on_table = {side // 2 for side in state.hotels if side != EMPTY}
    assert all((state.unused_hotels >> card) & 1 == 0 for card in on_table)
    assert sum(state.tokens) + sum(state.door_tokens) <= 20
