"""What the players are asked: laying cards (OVB-13, OVB-14, OVB-16, OVB-18 to OVB-20, OVB-35 to OVB-41, OVB-55 to
OVB-58, OVB-71) and the abilities that leave a choice (OVB-45 to OVB-48, OVB-60 to OVB-62)."""

from typing import Final, final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Decision
from boardinghouse.core.decks import holds, lowest, single
from boardinghouse.core.events import EVERYONE, all_but, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.overbooking.components import (
    ALL_CARDS,
    CARDS,
    DOOR_CLOSED,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_OPEN,
    LARGE_CARDS,
    LARGE_ONLY,
    NO_SOLDIERS,
    SECOND_OPEN,
    SMALL_CARDS,
    SMALL_ONLY,
    SOLDIER_CARDS,
    TWO_CRESTS,
    WORKERS,
)
from boardinghouse.games.overbooking.state import (
    ACTIONS,
    ALLOWED,
    CHOOSE,
    CHOSEN,
    DECLINE,
    DECLINED,
    DOOR,
    DOOR_PLACES,
    KEEP,
    KEPT,
    LAID,
    LAID_HIDDEN,
    LAY,
    LOOK,
    NEXT_LAYING,
    NO_MARK,
    QUEUE,
    QUEUE_PLACES,
    REPLACED,
    TOOK_TOKEN,
    OverbookingState,
)


def door_takes(state: OverbookingState, hotel: i64) -> bool:
    """Whether one more card may be laid at this back door."""
    return state.rule_of(hotel) != DOOR_CLOSED and state.door_counts[hotel] < state.components.door_limit


def queue_limit(state: OverbookingState, hotel: i64) -> i64:
    """How many cards may be laid in this queue in phase 1."""
    if state.rule_of(hotel) == DOOR_CLOSED:
        return state.components.closed_queue_limit
    return state.components.queue_limit


def queue_takes(state: OverbookingState, hotel: i64) -> i64:
    """The set of cards that may be laid in this queue now, by any player."""
    if state.queue_counts[hotel] >= queue_limit(state, hotel):
        return 0
    rule = state.rule_of(hotel)
    if rule == SMALL_ONLY:
        return SMALL_CARDS
    if rule == LARGE_ONLY:
        return LARGE_CARDS
    if rule == NO_SOLDIERS:
        return ALL_CARDS ^ SOLDIER_CARDS
    if rule == TWO_CRESTS:
        return crests_allowed(state, hotel)
    return ALL_CARDS


def crests_allowed(state: OverbookingState, hotel: i64) -> i64:
    """Two crests: the cards of the families already there once there are two, else all."""
    families: i64 = 0
    allowed: i64 = 0
    for place in range(state.queue_counts[hotel]):
        family: i64 = state.queues[hotel * QUEUE_PLACES + place] % FAMILIES
        cards: i64 = FAMILY_CARDS
        cards <<= family
        if allowed & cards == 0:
            families += 1
            allowed |= cards
    if families < 2:
        return ALL_CARDS
    return allowed


def lies_open(state: OverbookingState, hotel: i64) -> bool:
    """Whether the next card of this queue is laid face up."""
    rule = state.rule_of(hotel)
    place = state.queue_counts[hotel]
    return (rule == FIRST_OPEN and place == 0) or (rule == SECOND_OPEN and place == 1)


SIDES: Final = 2
PLACES_OF_CARD: Final = 8  # hotels and sides of LAY


@final
class LayCard(Decision[OverbookingState]):
    """Lay a card at a hotel; the last player may keep their fifth."""

    key = "laying"
    rule = "OVB-13"

    def options(self, state: OverbookingState, seat: i64, out: Choices) -> None:
        hand = state.hands[seat]
        doors: i64 = 0  # the set of places, hotel by hotel and side by side as in the actions, that take any card
        for hotel in range(state.seats):
            if door_takes(state, hotel):
                doors |= single(hotel * SIDES + DOOR)
        # The cards that each queue takes. One name per hotel: in a vector they cost a random game 15 % more, and
        # `queue_takes(...) if ... else 0` boxes them, which costs 8 %.
        first: i64 = queue_takes(state, 0)
        second: i64 = queue_takes(state, 1)
        third: i64 = 0
        fourth: i64 = 0
        if state.seats > 2:
            third = queue_takes(state, 2)
        if state.seats > 3:
            fourth = queue_takes(state, 3)
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            places: i64 = doors | ((first >> card) & 1) << QUEUE
            places |= ((second >> card) & 1) << (SIDES + QUEUE)
            places |= ((third >> card) & 1) << (2 * SIDES + QUEUE)
            places |= ((fourth >> card) & 1) << (3 * SIDES + QUEUE)
            out.add_set(LAY + card * PLACES_OF_CARD, places)
        if out.count == 0 or self.may_keep(state):
            out.add(KEEP)

    def may_keep(self, state: OverbookingState) -> bool:
        """The last card of phase 1 belongs to the last player."""
        return state.laid == state.seats * state.components.laid_a_round - 1

    def resolve(self, state: OverbookingState, seat: i64, action: i64) -> None:
        state.pop()
        state.laid += 1
        if action == KEEP:
            state.tell(KEPT, EVERYONE, seat)
        else:
            card = ACTIONS.argument(action, 0)
            hotel = ACTIONS.argument(action, 1)
            state.hands[seat] &= ~single(card)
            if ACTIONS.argument(action, 2) == DOOR:
                self.lay_at_door(state, seat, hotel, card)
            else:
                self.lay_in_queue(state, seat, hotel, card)
        state.push(NEXT_LAYING, 0)

    def lay_at_door(self, state: OverbookingState, seat: i64, hotel: i64, card: i64) -> None:
        state.doors[hotel * DOOR_PLACES + state.door_counts[hotel]] = seat * CARDS + card
        state.door_counts[hotel] += 1
        self.tell_hidden(state, seat, hotel, DOOR, card)
        if state.door_tokens[hotel] != 0:
            state.door_tokens[hotel] = 0
            state.tokens[seat] += 1
            state.tell(TOOK_TOKEN, EVERYONE, seat, hotel)

    def lay_in_queue(self, state: OverbookingState, seat: i64, hotel: i64, card: i64) -> None:
        place = state.queue_counts[hotel]
        open = lies_open(state, hotel)
        state.queues[hotel * QUEUE_PLACES + place] = seat * CARDS + card
        state.queue_counts[hotel] += 1
        if open:
            state.shown[hotel] |= single(place)
            state.reveal()
            state.tell(LAID, EVERYONE, seat, hotel, QUEUE, card)
        else:
            self.tell_hidden(state, seat, hotel, QUEUE, card)

    def tell_hidden(self, state: OverbookingState, seat: i64, hotel: i64, side: i64, card: i64) -> None:
        others: i64 = EVERYONE
        if state.choices[LOOK] == ALLOWED:
            state.tell(LAID, only(seat), seat, hotel, side, card)
            others = all_but(seat)
        large = state.components.large[card // FAMILIES]
        state.tell(LAID_HIDDEN, others, seat, hotel, side, card % FAMILIES, large)

    def seen_by(self, state: OverbookingState, seat: i64, action: i64) -> i64:
        hotel = ACTIONS.argument(action, 1)
        in_queue = ACTIONS.argument(action, 2) == QUEUE and hotel < state.seats  # asked about illegal answers too
        return EVERYONE if action == KEEP or (in_queue and lies_open(state, hotel)) else only(seat)

    def forbids(self, state: OverbookingState, seat: i64, action: i64) -> str | None:
        if action == KEEP:
            return "OVB-16"
        card = ACTIONS.argument(action, 0)
        hotel = ACTIONS.argument(action, 1)
        if action >= KEEP or hotel >= state.seats or not holds(state.hands[seat], card):
            return "OVB-13"
        rule = state.rule_of(hotel)
        if ACTIONS.argument(action, 2) == DOOR:
            return "OVB-40" if rule == DOOR_CLOSED else "OVB-18"
        if state.queue_counts[hotel] >= queue_limit(state, hotel):
            return "OVB-40" if rule == DOOR_CLOSED else "OVB-20"
        if rule == SMALL_ONLY:
            return "OVB-35"
        if rule == LARGE_ONLY:
            return "OVB-36"
        return "OVB-37" if rule == NO_SOLDIERS else "OVB-41"


def own_place(state: OverbookingState, hotel: i64, place: i64, seat: i64) -> bool:
    """Whether the card at this place of the queue belongs to the seat."""
    return state.queues[hotel * QUEUE_PLACES + place] // CARDS == seat


def workers_place(state: OverbookingState, hotel: i64, place: i64) -> bool:
    """Whether the card at this place of the queue is a workers card."""
    return state.queues[hotel * QUEUE_PLACES + place] % CARDS // FAMILIES == WORKERS


def replace(state: OverbookingState, seat: i64, hotel: i64, door_place: i64, place: i64) -> None:
    """The card from the back door takes this place of the queue; the one that stood there leaves the game."""
    incoming = state.doors[hotel * DOOR_PLACES + door_place]
    lost = state.queues[hotel * QUEUE_PLACES + place]
    state.discard(lost)
    state.queues[hotel * QUEUE_PLACES + place] = incoming
    state.doors[hotel * DOOR_PLACES + door_place] = -1
    if state.first_mark == place:  # there is no second mark: two noblewomen leave no room for one that replaces
        state.first_mark = NO_MARK
    state.tell(REPLACED, EVERYONE, seat, hotel, incoming % CARDS, lost // CARDS, lost % CARDS)


class UseGuests(Decision[OverbookingState]):
    """Choose a card of the queue or none: write `suits`, and `choose` where the card is not simply replaced."""

    args = "hotel door-place"

    def options(self, state: OverbookingState, seat: i64, out: Choices) -> None:
        hotel = state.arg(0)
        for place in range(state.queue_counts[hotel]):
            if self.suits(state, seat, hotel, place):
                out.add(CHOOSE + place)
        out.add(DECLINE)

    def resolve(self, state: OverbookingState, seat: i64, action: i64) -> None:
        hotel = state.arg(0)
        door_place = state.arg(1)
        state.pop()
        if action == DECLINE:
            state.tell(DECLINED, EVERYONE, seat, hotel)
        else:
            self.choose(state, seat, hotel, door_place, action - CHOOSE)

    def suits(self, state: OverbookingState, seat: i64, hotel: i64, place: i64) -> bool:
        raise NotImplementedError

    def choose(self, state: OverbookingState, seat: i64, hotel: i64, door_place: i64, place: i64) -> None:
        replace(state, seat, hotel, door_place, place)


@final
class UseMaids(UseGuests):
    """Replace an own card of the queue by the maids, or not."""

    key = "maids"
    rule = "OVB-45"

    def suits(self, state: OverbookingState, seat: i64, hotel: i64, place: i64) -> bool:
        return own_place(state, hotel, place, seat)


@final
class UseNoblewomen(UseGuests):
    """Choose an own card of the queue to book before all others, or not."""

    key = "noblewomen"
    rule = "OVB-46"

    def suits(self, state: OverbookingState, seat: i64, hotel: i64, place: i64) -> bool:
        return own_place(state, hotel, place, seat) and place != state.first_mark

    def choose(self, state: OverbookingState, seat: i64, hotel: i64, door_place: i64, place: i64) -> None:
        if state.first_mark == NO_MARK:
            state.first_mark = place
        else:
            state.second_mark = place
        state.tell(CHOSEN, EVERYONE, seat, hotel, state.queues[hotel * QUEUE_PLACES + place] % CARDS)

    def forbids(self, state: OverbookingState, seat: i64, action: i64) -> str | None:
        place: i64 = action - CHOOSE
        chosen = state.first_mark != NO_MARK and place == state.first_mark
        return "OVB-62" if chosen and own_place(state, state.arg(0), place, seat) else None


@final
class UseSoldiers(UseGuests):
    """Replace a workers card of the queue by the soldiers, or not."""

    key = "soldiers"
    rule = "OVB-48"

    def suits(self, state: OverbookingState, seat: i64, hotel: i64, place: i64) -> bool:
        return workers_place(state, hotel, place)
