"""What a seat has seen of the staff cards that lie hidden, and worlds that agree with it (AUS-87).

Staff cards hidden from a viewer fall into classes: within a class he cannot tell one card from another. The unseen
cards are one class. Each introductory set that was dealt is one; so is what others took from a drafted pack between two
looks of the viewer. A world he cannot tell from the true one comes from shuffling the names of the cards of each class.
"""

from typing import Final, final

from boardinghouse.core.decks import holds, listed_cards, single
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
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


def renamed_list(packed: int, names: list[int]) -> int:
    """Cards in order (card + 1, packed) under other names."""
    result = 0
    for place in range(0, 60, CARD_BITS):
        card = ((packed >> place) & CARD) - 1
        if card >= 0:
            result |= (names[card] + 1) << place
    return result


def might_be_returned(state: AustriaState, memory: Memory, seat: i64) -> int:
    """Cards of which the viewer cannot tell whether the owner has them in hand or put them back unseen."""
    if seat == memory.viewer or not (state.returned >> seat) & 1:
        return 0
    owned: int = state.hands[seat] & state.kept[seat]
    for place in range(len(state.under)):
        if state.under[place] // 64 == FROM_HAND // 64 + seat:
            owned |= single(state.under[place] % 64)
    return owned & memory.hidden


def whereabouts(state: AustriaState, memory: Memory) -> list[int]:
    """By card: where it is and which others have seen it, as one number. Cards that agree in it can change names and
    nobody would notice; so the order by it is the same in all worlds that the viewer cannot tell apart."""
    found = [0] * STAFF_COUNT
    loose = 0
    shift = 16
    for seat in range(state.seats):
        returned = might_be_returned(state, memory, seat)
        loose |= returned
        for card in listed_cards(state.hands[seat] & ~returned):
            found[card] |= 1 << shift
        for card in listed_cards(returned):
            found[card] |= 128 << shift
        for card in listed_cards(state.packs[seat]):
            found[card] |= 2 << shift
        if seat != memory.viewer:
            for card in listed_cards(state.seen[seat]):
                found[card] |= 4 << shift
        for place in range(0, 60, CARD_BITS):
            card = ((state.picks[seat] >> place) & CARD) - 1
            if card >= 0:
                found[card] |= (place // CARD_BITS + 1) << (shift + 3)
        shift += 8
    for card in listed_cards(state.staff_deck):
        found[card] |= 1
    for place in range(0, 60, CARD_BITS):
        card = ((state.looked >> place) & CARD) - 1
        if card >= 0:
            found[card] |= (place + 1) << 1
    for place in range(len(state.under)):
        card = state.under[place] % 64
        if not (loose >> card) & 1:
            found[card] |= (place + 1) << 8
    return found


def imagine(state: AustriaState, viewer: int, rng: Rng) -> None:
    """Turn the state into a random one that the viewer cannot tell from it. It depends on nothing but what the viewer
    knows, and on the generator."""
    memory = Memory(state, viewer)
    names = list(range(STAFF_COUNT))
    place_of = whereabouts(state, memory)
    for cards in [memory.unseen, *memory.met]:
        known = listed_cards(cards)
        by_place = sorted([place_of[card] * 64 + card for card in known])
        for key, name in zip(by_place, shuffled(known, rng), strict=True):
            names[key % 64] = name
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
        state.under[place] = entry - entry % 64 + names[entry % 64]
    for seat in range(state.seats):
        choose_returned_anew(state, memory, seat, rng)


def choose_returned_anew(state: AustriaState, memory: Memory, seat: i64, rng: Rng) -> None:
    """Cards another put back unseen might as well have been others of his first hand."""
    cards = might_be_returned(state, memory, seat)
    places = [
        place
        for place in range(len(state.under))
        if state.under[place] // 64 == FROM_HAND // 64 + seat and (cards >> (state.under[place] % 64)) & 1
    ]
    pool = shuffled(listed_cards(cards), rng)
    state.hands[seat] &= ~cards
    state.kept[seat] &= ~cards
    for place, card in zip(places, pool, strict=False):
        state.under[place] = FROM_HAND + seat * 64 + card
    for card in pool[len(places) :]:
        state.hands[seat] |= single(card)
        state.kept[seat] |= single(card)
