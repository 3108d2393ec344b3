"""What a seat has seen of the staff cards that lie hidden, and worlds that agree with it.

Staff cards hidden from a viewer fall into classes: within a class they cannot tell one card from another. The unseen
cards are one class. Each introductory set that was dealt is one; so is what others took from a drafted pack between two
looks of the viewer. A world they cannot tell from the true one comes from shuffling the names of the cards of each
class.

Rules: AUS-87.
"""

from threading import local
from typing import Any, Final, final

from boardinghouse.core.decks import holds, single
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, zeros
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
    """The hidden staff cards as one viewer knows them: sets of cards they have met, and the set of those they have
    not."""

    def __init__(self, state: AustriaState, viewer: int) -> None:
        self.viewer = viewer
        hidden: i64 = ALL_STAFF & ~state.staff_gone
        for seat in range(state.seats):
            hidden &= ~state.played[seat]
        if viewer != WATCHER:
            hidden &= ~state.seen[viewer] & ~state.packs[viewer]
        self.hidden: i64 = hidden
        self.met: list[int] = []
        if state.choices[STAFF_OPTION] == INTRODUCTORY and state.seen[0]:
            for place in range(state.seats):
                self.add(state.components.staff_sets[place + 1])
        elif state.choices[STAFF_OPTION] == DRAFT_HANDS and viewer != WATCHER:
            for pack in range(state.seats):
                self.add_pack(state, pack)
        unseen: i64 = hidden
        for cards in self.met:
            unseen &= ~cards
        self.unseen: i64 = unseen

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
        """Cards the viewer knows to be in another's hand: those they knew before they were drawn, and a class that the
        owner began with, if they have put nothing back."""
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


@final
class CardNames:
    """New names of cards, and where each card is: what `imagine` works with, made once for a thread."""

    def __init__(self) -> None:
        self.names: Final = zeros(STAFF_COUNT)  # by card
        self.places: Final = zeros(STAFF_COUNT)  # by card: its whereabouts
        self.order: Final = zeros(STAFF_COUNT)  # cards of a class, by whereabouts
        self.pool: Final = zeros(STAFF_COUNT)  # the same cards, shuffled

    def shuffle(self, cards: i64, rng: Rng) -> i64:
        """The cards into `pool` in random order; how many."""
        pool = self.pool
        count: i64 = 0
        rest: i64 = cards
        next: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                pool[count] = next
                count += 1
            rest >>= 1
            next += 1
        place: i64 = count - 1
        while place > 0:
            other: i64 = rng.below(place + 1)
            card: i64 = pool[place]
            pool[place] = pool[other]
            pool[other] = card
            place -= 1
        return count

    def sort(self, cards: i64) -> None:
        """The cards into `order`, by where they are. Most lie in the deck, so that hardly any has to move."""
        order = self.order
        places = self.places
        count: i64 = 0
        rest: i64 = cards
        card: i64 = 0
        highest: i64 = -1
        while rest != 0:
            if rest & 1 != 0:
                where: i64 = places[card]
                at: i64 = count
                if where < highest:
                    while at > 0 and places[order[at - 1]] > where:
                        order[at] = order[at - 1]
                        at -= 1
                else:
                    highest = where
                order[at] = card
                count += 1
            rest >>= 1
            card += 1

    def change(self, cards: i64, rng: Rng) -> None:
        """Shuffle the names of a class."""
        self.sort(cards)
        count = self.shuffle(cards, rng)
        for place in range(count):
            self.names[self.order[place]] = self.pool[place]

    def renamed(self, cards: i64) -> i64:
        """A set of cards under their new names."""
        names = self.names
        result: i64 = 0
        rest: i64 = cards
        card: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                result |= single(names[card])
            rest >>= 1
            card += 1
        return result

    def renamed_list(self, packed: i64) -> i64:
        """Cards in order, packed, under their new names."""
        result: i64 = 0
        shift: i64 = 0
        while packed >> shift != 0:
            result |= (self.names[((packed >> shift) & CARD) - 1] + 1) << shift
            shift += CARD_BITS
        return result

    def mark(self, cards: i64, mark: i64) -> None:
        """Note something of the whereabouts of a set of cards."""
        places = self.places
        rest: i64 = cards
        card: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                places[card] |= mark
            rest >>= 1
            card += 1

    def mark_list(self, packed: i64, unit: i64) -> None:
        """The same of cards that are packed in order: their places, from 1, in this unit."""
        place: i64 = 1
        rest: i64 = packed
        while rest != 0:
            self.places[(rest & CARD) - 1] |= place * unit
            place += 1
            rest >>= CARD_BITS


def returned_by(state: AustriaState, seat: i64) -> list[int]:
    """The places under the deck of cards that a seat put there unseen, out of its hand."""
    mark = (FROM_HAND >> CARD_BITS) + seat
    return [place for place in range(len(state.under)) if state.under[place] >> CARD_BITS == mark]


def might_be_returned(state: AustriaState, memory: Memory, seat: i64) -> i64:
    """Cards of which the viewer cannot tell whether the owner has them in hand or put them back unseen."""
    viewer: i64 = memory.viewer
    if seat == viewer or not holds(state.returned, seat):
        return 0
    owned: i64 = state.hands[seat] & state.kept[seat]
    for place in returned_by(state, seat):
        owned |= single(state.under[place] & CARD)
    return owned & memory.hidden


def find_whereabouts(state: AustriaState, memory: Memory, names: CardNames) -> None:
    """By card: where it is and which others have seen it, as one number. Cards that agree in it can change names and
    nobody would notice; so the order by it is the same in all worlds that the viewer cannot tell apart."""
    for card in range(STAFF_COUNT):
        names.places[card] = 0
        names.names[card] = card
    loose: i64 = 0
    names.mark(state.staff_deck, IN_DECK)
    names.mark_list(state.looked, LOOKED_AT)
    viewer: i64 = memory.viewer
    for seat in range(state.seats):
        own: i64 = OF_SEATS * single(seat * SEAT_BITS)
        returned: i64 = might_be_returned(state, memory, seat)
        loose |= returned
        names.mark(state.hands[seat] & ~returned, own * IN_HAND)
        names.mark(returned, own * IN_HAND_OR_RETURNED)
        names.mark(state.packs[seat], own * IN_PACK)
        if seat != viewer:
            names.mark(state.seen[seat], own * SEEN_BY)
        names.mark_list(state.picks[seat], own * PICKED)
    for place in range(len(state.under)):
        under: i64 = state.under[place] & CARD
        if not holds(loose, under):
            names.places[under] |= (place + 1) * UNDER_DECK


OF_THREAD: Final[Any] = local()


def card_names() -> CardNames:
    """Those of this thread."""
    found: CardNames | None = getattr(OF_THREAD, "names", None)
    if found is None:
        found = CardNames()
        OF_THREAD.names = found
    return found


def imagine(state: AustriaState, viewer: int, rng: Rng) -> None:
    """Turn the state into a random one that the viewer cannot tell from it. It depends on nothing but what the viewer
    knows, and on the generator."""
    memory = Memory(state, viewer)
    names = card_names()
    find_whereabouts(state, memory, names)
    names.change(memory.unseen, rng)
    for cards in memory.met:
        names.change(cards, rng)
    state.staff_deck = names.renamed(state.staff_deck)
    state.looked = names.renamed_list(state.looked)
    me: i64 = viewer
    for seat in range(state.seats):
        state.hands[seat] = names.renamed(state.hands[seat])
        state.packs[seat] = names.renamed(state.packs[seat])
        state.picks[seat] = names.renamed_list(state.picks[seat])
        state.kept[seat] = names.renamed(state.kept[seat])
        if seat != me:
            state.seen[seat] = names.renamed(state.seen[seat])
    for place in range(len(state.under)):
        entry: i64 = state.under[place]
        card: i64 = entry & CARD
        state.under[place] = entry - card + names.names[card]
    if state.returned != 0:
        for seat in range(state.seats):
            choose_returned_again(state, memory, seat, names, rng)


def choose_returned_again(state: AustriaState, memory: Memory, seat: i64, names: CardNames, rng: Rng) -> None:
    """Cards another put back unseen might as well have been others of their first hand."""
    cards: i64 = might_be_returned(state, memory, seat)
    places = [place for place in returned_by(state, seat) if (cards >> (state.under[place] & CARD)) & 1]
    count = names.shuffle(cards, rng)
    state.hands[seat] &= ~cards
    state.kept[seat] &= ~cards
    for at in range(count):
        card: i64 = names.pool[at]
        if at < len(places):
            state.under[places[at]] = FROM_HAND + (seat << CARD_BITS) + card
        else:
            state.hands[seat] |= single(card)
            state.kept[seat] |= single(card)
