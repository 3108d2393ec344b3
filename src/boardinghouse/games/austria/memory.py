"""What a seat has seen of the staff cards that lie hidden, and worlds that agree with it.

Staff cards hidden from a viewer fall into classes: within a class he cannot tell one card from another. The unseen
cards are one class. Each introductory set that was dealt is one; so is what others took from a drafted pack between two
looks of the viewer. A world he cannot tell from the true one comes from shuffling the names of the cards of each class.

Rules: AUS-87.
"""

from typing import Final, final

from boardinghouse.core.decks import holds, listed_cards, single
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, listed
from boardinghouse.games.austria.components import ALL_STAFF
from boardinghouse.games.austria.staff import STAFF_COUNT
from boardinghouse.games.austria.state import (
    CARD,
    CARD_BITS,
    DRAFT_HANDS,
    FROM_HAND,
    INTRODUCTORY,
    STAFF_OPTION,
    AustriaState,
)

WATCHER: Final = -1

# The number of `whereabouts`: in the deck or not, a place among the cards looked at, a place under the deck, then a
# field for each seat.
IN_DECK: Final = 1
LOOKED_AT: Final = 1 << 1
UNDER_DECK: Final = 1 << 5
OF_SEATS: Final = 1 << 11
SEAT_BITS: Final = 8
IN_HAND: Final = 1
IN_PACK: Final = 1 << 1
SEEN_BY: Final = 1 << 2
PICKED: Final = 1 << 3
IN_HAND_OR_RETURNED: Final = 1 << 7


@final
class Memory:
    """The hidden staff cards as one viewer knows them: sets of cards he has met, and the set of those he has not."""

    def __init__(self, state: AustriaState, viewer: int) -> None:
        self.viewer = viewer
        self.hidden: int = ALL_STAFF & ~state.staff_gone
        for seat in range(state.seats):
            self.hidden &= ~state.played[seat]
        if viewer != WATCHER:
            self.hidden &= ~state.seen[viewer] & ~state.packs[viewer]
        self.met: list[int] = []
        if state.choices[STAFF_OPTION] == INTRODUCTORY and state.seen[0]:
            for place in range(state.seats):
                self.add(state.components.staff_sets[place + 1])
        elif state.choices[STAFF_OPTION] == DRAFT_HANDS and viewer != WATCHER:
            for pack in range(state.seats):
                self.add_pack(state, pack)
        self.unseen = self.hidden
        for cards in self.met:
            self.unseen &= ~cards

    def add(self, cards: int) -> None:
        """A class of cards, as far as they are still hidden."""
        if cards & self.hidden:
            self.met.append(cards & self.hidden)

    def add_pack(self, state: AustriaState, pack: int) -> None:
        """The cards of a drafted pack that others took after the viewer had seen it: one class between two looks."""
        rounds = completed_rounds(state)
        taken = 0
        looked = False
        for round in range(rounds):
            holder = (pack + round) % state.seats
            if holder == self.viewer:
                if looked:
                    self.add(taken)
                looked = True
                taken = 0
            else:
                taken |= 1 << picked(state, holder, round)
        if looked:
            self.add(taken | state.packs[(pack + rounds) % state.seats])

    def known_in_hand(self, state: AustriaState, owner: int) -> int:
        """Cards the viewer is sure to be in another's hand: those he knew before they were drawn, and a class that the
        owner began with, if he has put nothing back."""
        known: int = 0
        if self.viewer != WATCHER:
            known = state.hands[owner] & state.seen[self.viewer]
        if not (state.returned >> owner) & 1:
            there: int = state.hands[owner] & first_hand(state, owner)
            for cards in self.met:
                if cards & ~there == 0:
                    known |= cards
        return known

    def elsewhere(self) -> int:
        """Cards the viewer has met that are hidden now."""
        return self.hidden & ~self.unseen


def picked(state: AustriaState, seat: int, round: int) -> int:
    """The card a seat drafted in a round (from 0); -1 if it has not yet."""
    return ((state.picks[seat] >> (round * CARD_BITS)) & CARD) - 1


def completed_rounds(state: AustriaState) -> int:
    """How many rounds of the draft are over: a pick has left the pack once the packs have gone on."""
    rounds = 0
    while picked(state, 0, rounds) >= 0 and not holds(state.packs[0], picked(state, 0, rounds)):
        rounds += 1
    return rounds


def first_hand(state: AustriaState, owner: int) -> int:
    """The introductory set or the drafted cards that the owner began with."""
    if state.choices[STAFF_OPTION] == INTRODUCTORY:
        began: int = state.first - max(0, state.round - 1)  # token 1 has gone on by a seat each round
        cards: int = state.components.staff_sets[(owner - began) % state.seats + 1]
        return cards
    drafted = 0
    for round in range(completed_rounds(state)):
        drafted |= 1 << picked(state, owner, round)
    return drafted


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in random order."""
    result = cards[:]
    for place in range(len(result) - 1, 0, -1):
        other: int = rng.below(place + 1)
        result[place], result[other] = result[other], result[place]
    return result


def renamed(cards: int, names: list[int]) -> int:
    """A set of cards under other names."""
    result: int = 0
    for card in listed_cards(cards):
        result |= single(names[card])
    return result


def listed_in_order(packed: int) -> list[int]:
    """Cards that are packed in order, as card + 1."""
    cards: list[int] = []
    while packed:
        cards.append((packed & CARD) - 1)
        packed >>= CARD_BITS
    return cards


def renamed_list(packed: int, names: list[int]) -> int:
    """Cards in order, packed, under other names."""
    result = 0
    for place, card in enumerate(listed_in_order(packed)):
        result |= (names[card] + 1) << (place * CARD_BITS)
    return result


def returned_by(state: AustriaState, seat: i64) -> list[int]:
    """The places under the deck of cards that a seat put there unseen, out of its hand."""
    mark = (FROM_HAND >> CARD_BITS) + seat
    return [place for place in range(len(state.under)) if state.under[place] >> CARD_BITS == mark]


def might_be_returned(state: AustriaState, memory: Memory, seat: i64) -> int:
    """Cards of which the viewer cannot tell whether the owner has them in hand or put them back unseen."""
    if seat == memory.viewer or not (state.returned >> seat) & 1:
        return 0
    owned: int = state.hands[seat] & state.kept[seat]
    for place in returned_by(state, seat):
        owned |= single(state.under[place] & CARD)
    return owned & memory.hidden


def whereabouts(state: AustriaState, memory: Memory) -> list[int]:
    """By card: where it is and which others have seen it, as one number. Cards that agree in it can change names and
    nobody would notice; so the order by it is the same in all worlds that the viewer cannot tell apart."""
    found = [0] * STAFF_COUNT
    loose = 0
    note(found, state.staff_deck, IN_DECK)
    note_places(found, listed_in_order(state.looked), LOOKED_AT)
    for seat in range(state.seats):
        own = OF_SEATS * single(seat * SEAT_BITS)
        returned = might_be_returned(state, memory, seat)
        loose |= returned
        note(found, state.hands[seat] & ~returned, own * IN_HAND)
        note(found, returned, own * IN_HAND_OR_RETURNED)
        note(found, state.packs[seat], own * IN_PACK)
        if seat != memory.viewer:
            note(found, state.seen[seat], own * SEEN_BY)
        note_places(found, listed_in_order(state.picks[seat]), own * PICKED)
    under = [-1 if (loose >> (entry & CARD)) & 1 else entry & CARD for entry in listed(state.under)]
    note_places(found, under, UNDER_DECK)
    return found


def note(found: list[int], cards: int, mark: int) -> None:
    """Mark a set of cards."""
    for card in listed_cards(cards):
        found[card] |= mark


def note_places(found: list[int], cards: list[int], unit: int) -> None:
    """Mark cards in order with their places, from 1, in this unit; -1 leaves a place out."""
    for place, card in enumerate(cards):
        if card >= 0:
            found[card] |= (place + 1) * unit


def imagine(state: AustriaState, viewer: int, rng: Rng) -> None:
    """Turn the state into a random one that the viewer cannot tell from it. It depends on nothing but what the viewer
    knows, and on the generator."""
    memory = Memory(state, viewer)
    names = list(range(STAFF_COUNT))
    place_of = whereabouts(state, memory)
    for cards in [memory.unseen, *memory.met]:
        known = listed_cards(cards)
        by_place = sorted([(place_of[card] << CARD_BITS) | card for card in known])
        for key, name in zip(by_place, shuffled(known, rng), strict=True):
            names[key & CARD] = name
    state.staff_deck = renamed(state.staff_deck, names)
    state.looked = renamed_list(state.looked, names)
    for seat in range(state.seats):
        state.hands[seat] = renamed(state.hands[seat], names)
        state.packs[seat] = renamed(state.packs[seat], names)
        state.picks[seat] = renamed_list(state.picks[seat], names)
        state.kept[seat] = renamed(state.kept[seat], names)
        if seat != viewer:
            state.seen[seat] = renamed(state.seen[seat], names)
    for place in range(len(state.under)):
        entry: int = state.under[place]
        state.under[place] = entry - (entry & CARD) + names[entry & CARD]
    for seat in range(state.seats):
        choose_returned_anew(state, memory, seat, rng)


def choose_returned_anew(state: AustriaState, memory: Memory, seat: i64, rng: Rng) -> None:
    """Cards another put back unseen might as well have been others of his first hand."""
    cards = might_be_returned(state, memory, seat)
    places = [place for place in returned_by(state, seat) if (cards >> (state.under[place] & CARD)) & 1]
    pool = shuffled(listed_cards(cards), rng)
    state.hands[seat] &= ~cards
    state.kept[seat] &= ~cards
    for place, card in zip(places, pool, strict=False):
        state.under[place] = FROM_HAND + (seat << CARD_BITS) + card
    for card in pool[len(places) :]:
        state.hands[seat] |= single(card)
        state.kept[seat] |= single(card)
