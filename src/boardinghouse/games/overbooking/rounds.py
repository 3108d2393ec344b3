"""Set-up, the course of a round and the check of the bookings (OVB-6 to OVB-10, OVB-12, OVB-15, OVB-21 to OVB-34,
OVB-42 to OVB-44, OVB-49, OVB-54, OVB-59, OVB-63 to OVB-66, OVB-70)."""

from typing import final

from boardinghouse.core.contract import CHANCE_BIT, Automatic, CardDraw, Chance, SeatDraw
from boardinghouse.core.decks import draw, full, holds, listed_cards, single
from boardinghouse.core.events import EVERYONE, all_but, only
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
from boardinghouse.games.overbooking.components import (
    CARDS,
    DOOR_CLOSED,
    FAMILIES,
    HOTEL_CARDS,
    MAIDS,
    MERCHANTS,
    MONK,
    MONKS_FIRST,
    NOBLEWOMEN,
    SOLDIERS,
    SOLDIERS_FIRST,
    WORKERS,
)
from boardinghouse.games.overbooking.decisions import own_place, workers_place
from boardinghouse.games.overbooking.state import (
    ASK_MAIDS,
    ASK_NOBLEWOMEN,
    ASK_SOLDIERS,
    BEDS_CHANGED,
    BOOK,
    BOOKED,
    CHECK_HOTEL,
    DECK_SOURCE,
    DOOR,
    DOOR_PLACES,
    DRAW,
    DRAW_CARDS,
    DRAW_FIRST,
    DRAW_HOTEL,
    DREW,
    DREW_HIDDEN,
    EMPTY,
    END_ROUND,
    FIRST,
    FIRST_PLAYER,
    FIRST_SOURCE,
    HOTEL_CHECKED,
    HOTEL_SHOWN,
    HOTEL_SOURCE,
    LAYING,
    MONK_MOVED,
    NEXT_LAYING,
    NO_MARK,
    QUEUE,
    QUEUE_PLACES,
    ROUND_BEGAN,
    SHOW,
    TURNED_AWAY,
    TURNED_UP,
    USE_ABILITY,
    OverbookingState,
)


def push_set_up(state: OverbookingState) -> None:
    """Hotels, hands, first player, then the first card."""
    state.push(NEXT_LAYING, 0)
    state.push(DRAW_FIRST, CHANCE_BIT)
    push_draws(state, state.components.first_hand)
    push_hotels(state)


def push_hotels(state: OverbookingState) -> None:
    """A hotel for every place of the column, the top one first."""
    for place in range(state.seats - 1, -1, -1):
        state.push(DRAW_HOTEL, CHANCE_BIT, place)


def push_draws(state: OverbookingState, count: i64) -> None:
    """Everyone draws that many cards."""
    for seat in range(state.seats - 1, -1, -1):
        state.push(DRAW_CARDS, CHANCE_BIT, seat, count)


def open_hotel(state: OverbookingState, hotel: i64, side: i64) -> None:
    """A hotel with an open back door has one token there, left over or new."""
    state.hotels[hotel] = side
    state.door_tokens[hotel] = 0 if state.rule_of(hotel) == DOOR_CLOSED else 1
    state.tell(HOTEL_SHOWN, EVERYONE, hotel, side)


@final
class DrawHotel(Chance[OverbookingState]):
    """A hotel card not used yet, either side up."""

    key = "draw-hotel"
    args = "hotel"

    def source(self, state: OverbookingState) -> i64:
        return HOTEL_SOURCE

    def outcomes(self, state: OverbookingState) -> list[tuple[int, int]]:
        unused = listed_cards(state.unused_hotels)
        return [(SHOW + card * 2 + side, 1) for card in unused for side in range(2)]

    def sample(self, state: OverbookingState, rng: Rng) -> i64:
        return SHOW + draw(state.unused_hotels, rng) * 2 + rng.below(2)

    def possible(self, state: OverbookingState, action: i64) -> bool:
        card: i64 = (action - SHOW) // 2
        return 0 <= card < HOTEL_CARDS and holds(state.unused_hotels, card)

    def resolve(self, state: OverbookingState, seat: i64, action: i64) -> None:
        hotel = state.arg(0)
        state.pop()
        state.unused_hotels &= ~single((action - SHOW) // 2)
        open_hotel(state, hotel, action - SHOW)


@final
class DrawCards(CardDraw[OverbookingState]):
    """Cards from a player's own deck to their hand, one at a time."""

    key = "draw-cards"
    args = "seat left"
    action: i64 = DRAW

    def source(self, state: OverbookingState) -> i64:
        return DECK_SOURCE + state.arg(0)

    def cards(self, state: OverbookingState) -> i64:
        return state.decks[state.arg(0)]

    def resolve(self, state: OverbookingState, seat: i64, action: i64) -> None:
        owner = state.arg(0)
        left = state.arg(1)
        if left > 1:
            state.set_arg(1, left - 1)
        else:
            state.pop()
        state.decks[owner] &= ~single(action - DRAW)
        state.hands[owner] |= single(action - DRAW)
        state.tell(DREW, only(owner), owner, action - DRAW)
        state.tell(DREW_HIDDEN, all_but(owner), owner)

    def seen_by(self, state: OverbookingState, seat: i64, action: i64) -> i64:
        return only(state.arg(0))


@final
class DrawFirst(SeatDraw[OverbookingState]):
    """Who is first player."""

    key = "draw-first"
    action: i64 = FIRST
    stream: i64 = FIRST_SOURCE

    def resolve(self, state: OverbookingState, seat: i64, action: i64) -> None:
        state.pop()
        state.first = action - FIRST
        state.tell(FIRST_PLAYER, EVERYONE, state.first)


@final
class NextLaying(Automatic[OverbookingState]):
    """Whose turn it is in phase 1; when all are through, the hotels are checked."""

    key = "next-laying"

    def run(self, state: OverbookingState) -> None:
        state.pop()
        if state.laid < state.seats * state.components.laid_a_round:
            state.push(LAYING, only((state.first + state.laid) % state.seats))
            return
        state.push(END_ROUND, 0)
        for hotel in range(state.seats - 1, -1, -1):
            state.push(CHECK_HOTEL, 0, hotel)


@final
class CheckHotel(Automatic[OverbookingState]):
    """Turn up the cards of one hotel; abilities and booking follow."""

    key = "check-hotel"
    args = "hotel"

    def run(self, state: OverbookingState) -> None:
        hotel = state.arg(0)
        state.pop()
        state.opened = hotel + 1
        state.beds = state.components.hotel_beds[state.hotels[hotel]]
        state.first_mark = NO_MARK
        state.second_mark = NO_MARK
        if state.queue_counts[hotel] + state.door_counts[hotel] > 0:
            state.reveal()
        state.tell(HOTEL_CHECKED, EVERYONE, hotel, state.beds)
        if state.events is not None:
            self.turn_up(state, hotel)
        state.push(BOOK, 0, hotel)
        for place in range(state.door_counts[hotel] - 1, -1, -1):
            state.push(USE_ABILITY, 0, hotel, place)

    def turn_up(self, state: OverbookingState, hotel: i64) -> None:
        """Tell the cards at the hotel, from it outward: most are cleared away again before anybody is asked."""
        for place in range(state.door_counts[hotel]):
            guest = state.doors[hotel * DOOR_PLACES + place]
            state.tell(TURNED_UP, EVERYONE, guest // CARDS, hotel, DOOR, guest % CARDS)
        for place in range(state.queue_counts[hotel]):
            guest = state.queues[hotel * QUEUE_PLACES + place]
            state.tell(TURNED_UP, EVERYONE, guest // CARDS, hotel, QUEUE, guest % CARDS)


@final
class UseAbility(Automatic[OverbookingState]):
    """The ability of one card at the back door: done at once, or its owner is asked."""

    key = "use-ability"
    args = "hotel door-place"

    def run(self, state: OverbookingState) -> None:
        hotel = state.arg(0)
        place = state.arg(1)
        state.pop()
        guest = state.doors[hotel * DOOR_PLACES + place]
        owner: i64 = guest // CARDS
        kind: i64 = guest % CARDS // FAMILIES
        if kind == MONK:
            self.move_monk(state, hotel, place, guest)
        elif kind == MERCHANTS:
            self.change_beds(state, hotel, state.components.ability_beds)
        elif kind == WORKERS:
            self.change_beds(state, hotel, -state.components.ability_beds)
        elif kind == SOLDIERS:
            if self.has_workers(state, hotel):
                state.push(ASK_SOLDIERS, only(owner), hotel, place)
        elif self.has_choice(state, hotel, owner, kind):
            state.push(ASK_MAIDS if kind == MAIDS else ASK_NOBLEWOMEN, only(owner), hotel, place)

    def move_monk(self, state: OverbookingState, hotel: i64, place: i64, guest: i64) -> None:
        state.doors[hotel * DOOR_PLACES + place] = EMPTY
        state.queues[hotel * QUEUE_PLACES + state.queue_counts[hotel]] = guest
        state.queue_counts[hotel] += 1
        state.tell(MONK_MOVED, EVERYONE, guest // CARDS, hotel, guest % CARDS)

    def change_beds(self, state: OverbookingState, hotel: i64, change: i64) -> None:
        state.beds += change
        state.tell(BEDS_CHANGED, EVERYONE, hotel, change, state.beds)

    def has_workers(self, state: OverbookingState, hotel: i64) -> bool:
        for place in range(state.queue_counts[hotel]):
            if workers_place(state, hotel, place):
                return True
        return False

    def has_choice(self, state: OverbookingState, hotel: i64, owner: i64, kind: i64) -> bool:
        for place in range(state.queue_counts[hotel]):
            if own_place(state, hotel, place, owner) and (kind != NOBLEWOMEN or place != state.first_mark):
                return True
        return False


@final
class BookGuests(Automatic[OverbookingState]):
    """Beds for the queue: chosen cards, favoured ones, then the largest groups; then the table is cleared."""

    key = "book"
    args = "hotel"

    def run(self, state: OverbookingState) -> None:
        hotel = state.arg(0)
        state.pop()
        count = state.queue_counts[hotel]
        waiting: i64 = full(count)
        if state.beds < 0:
            state.beds = 0
        if state.first_mark != NO_MARK:
            self.admit(state, hotel, state.first_mark)
            waiting &= ~single(state.first_mark)
        if state.second_mark != NO_MARK:
            self.admit(state, hotel, state.second_mark)
            waiting &= ~single(state.second_mark)
        while waiting != 0:
            place = self.next_place(state, hotel, count, waiting)
            self.admit(state, hotel, place)
            waiting &= ~single(place)
        self.clear(state, hotel)

    def next_place(self, state: OverbookingState, hotel: i64, count: i64, waiting: i64) -> i64:
        """The place in the queue whose turn it is among those waiting."""
        rule = state.rule_of(hotel)
        favoured: i64 = MONK if rule == MONKS_FIRST else SOLDIERS if rule == SOLDIERS_FIRST else -1
        best: i64 = -1
        most: i64 = -1
        for place in range(count):
            if (waiting >> place) & 1 == 0:
                continue
            kind: i64 = state.queues[hotel * QUEUE_PLACES + place] % CARDS // FAMILIES
            if kind == favoured:
                return place
            if state.components.beds[kind] > most:
                most = state.components.beds[kind]
                best = place
        return best

    def admit(self, state: OverbookingState, hotel: i64, place: i64) -> None:
        """Beds for one card if there are enough, else it leaves the game."""
        guest = state.queues[hotel * QUEUE_PLACES + place]
        owner: i64 = guest // CARDS
        card: i64 = guest % CARDS
        needed = state.components.beds[card // FAMILIES]
        if needed <= state.beds:
            state.beds -= needed
            state.booked[owner] |= single(card)
            state.tell(BOOKED, EVERYONE, owner, hotel, card, state.beds)
        else:
            state.discard(guest)
            state.tell(TURNED_AWAY, EVERYONE, owner, hotel, card)

    def clear(self, state: OverbookingState, hotel: i64) -> None:
        for place in range(state.queue_counts[hotel]):
            state.queues[hotel * QUEUE_PLACES + place] = EMPTY
        for place in range(state.door_counts[hotel]):
            guest = state.doors[hotel * DOOR_PLACES + place]
            if guest != EMPTY:
                state.discard(guest)
            state.doors[hotel * DOOR_PLACES + place] = EMPTY
        state.queue_counts[hotel] = 0
        state.door_counts[hotel] = 0
        state.shown[hotel] = 0


@final
class EndRound(Automatic[OverbookingState]):
    """Prepare the next round, or end the game after the last."""

    key = "end-round"

    def run(self, state: OverbookingState) -> None:
        state.pop()
        state.beds = 0
        state.first_mark = NO_MARK
        state.second_mark = NO_MARK
        if state.round == state.components.rounds:
            return
        state.round += 1
        state.opened = 0
        state.laid = 0
        state.first = (state.first + 1) % state.seats
        state.tell(ROUND_BEGAN, EVERYONE, state.round)
        state.tell(FIRST_PLAYER, EVERYONE, state.first)
        state.push(NEXT_LAYING, 0)
        push_draws(state, state.components.refill)
        if state.round % 2 == 1:
            push_hotels(state)
        else:
            for hotel in range(state.seats):
                open_hotel(state, hotel, state.hotels[hotel] ^ 1)
