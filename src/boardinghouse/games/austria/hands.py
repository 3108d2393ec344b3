"""Staff cards on their way to the players: dealing, introductory sets, the draft.

Rules: AUS-12, AUS-18 to AUS-20, AUS-90.
"""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Automatic, CardDraw, Decision
from boardinghouse.core.decks import draw, full, lowest, single
from boardinghouse.core.events import EVERYONE, all_but, only
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.events import DRAFTED, DREW, DREW_HIDDEN
from boardinghouse.games.austria.rewards import deal
from boardinghouse.games.austria.state import (
    CARD,
    CARD_BITS,
    CHOOSE,
    DRAFT,
    DRAFT_HANDS,
    INTRODUCTORY,
    SHOW_STAFF,
    STAFF_OPTION,
    STAFF_SOURCE,
    TO_HAND,
    TO_PACK,
    AustriaState,
)


@final
class DealStaff(CardDraw[AustriaState]):
    """Staff cards for one seat, one at a time: from the unordered top, then from what lies under the deck."""

    key = "deal"
    args = "seat left where"
    action: i64 = SHOW_STAFF
    stream: i64 = STAFF_SOURCE

    def cards(self, state: AustriaState) -> i64:
        if state.staff_deck != 0:
            return state.staff_deck
        return single(state.under[0] & CARD)

    def sample(self, state: AustriaState, rng: Rng) -> i64:
        if state.staff_deck == 0:  # nothing is left to chance, so its stream is not asked
            return SHOW_STAFF + (state.under[0] & CARD)
        return SHOW_STAFF + draw(state.staff_deck, rng)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        owner = state.arg(0)
        left: i64 = state.arg(1) - 1
        where = state.arg(2)
        card: i64 = action - SHOW_STAFF
        state.set_arg(1, left)
        if left == 0:
            state.pop()
        if state.staff_deck == 0:
            state.under = state.under[1:]
        else:
            state.staff_deck &= ~single(card)
        if where == TO_PACK:
            state.packs[owner] |= single(card)
        else:
            state.seen[owner] |= single(card)
            if where == TO_HAND:
                state.hands[owner] |= single(card)
            else:
                add_looked(state, card)
        state.tell(DREW, only(owner), owner, card)
        state.tell(DREW_HIDDEN, all_but(owner), owner)

    def seen_by(self, state: AustriaState, seat: i64, action: i64) -> i64:
        return only(state.arg(0))


def add_looked(state: AustriaState, card: i64) -> None:
    """One more card to look at, after those already there."""
    place: i64 = 0
    while state.looked >> place != 0:
        place += CARD_BITS
    state.looked |= (card + 1) << place


@final
class HandOutStaff(Automatic[AustriaState]):
    """The first hands, as the option says."""

    key = "hand-out"

    def run(self, state: AustriaState) -> None:
        state.pop()
        option = state.choices[STAFF_OPTION]
        if option == INTRODUCTORY:
            for place in range(state.seats):
                seat = (state.first + place) % state.seats
                cards: i64 = state.components.staff_sets[place + 1]
                state.hands[seat] = cards
                state.seen[seat] = cards
                state.staff_deck &= ~cards
            return
        if option == DRAFT_HANDS:
            state.push(DRAFT, full(state.seats))
        for place in range(state.seats - 1, -1, -1):
            seat = (state.first + place) % state.seats
            deal(state, seat, state.components.first_hand, TO_PACK if option == DRAFT_HANDS else TO_HAND)


def add_pick(state: AustriaState, seat: i64, card: i64) -> None:
    """Note a drafted card after those drafted before."""
    place: i64 = 0
    while state.picks[seat] >> place != 0:
        place += CARD_BITS
    state.picks[seat] |= (card + 1) << place


def last_pick(state: AustriaState, seat: i64) -> i64:
    """The card this seat drafted last."""
    rest: i64 = state.picks[seat]
    while rest >> CARD_BITS != 0:
        rest >>= CARD_BITS
    return (rest & CARD) - 1


@final
class DraftStaff(Decision[AustriaState]):
    """Everyone keeps a card of their pack at the same time, in secret; then the packs go to the left."""

    key = "draft"
    rule = "AUS-20"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(CHOOSE, state.packs[seat])

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        add_pick(state, seat, action - CHOOSE)
        if state.answered(seat):
            state.pop()
            state.reveal()
            pass_packs(state)

    def seen_by(self, state: AustriaState, seat: i64, action: i64) -> i64:
        return only(seat)


def pass_packs(state: AustriaState) -> None:
    """Picks go to the hands, packs to the left; a pack of one card leaves no choice."""
    for seat in range(state.seats):
        card = last_pick(state, seat)
        state.hands[seat] |= single(card)
        state.seen[seat] |= single(card)
        state.packs[seat] &= ~single(card)
    last = state.packs[state.seats - 1]
    for seat in range(state.seats - 1, 0, -1):
        state.packs[seat] = state.packs[seat - 1]
    state.packs[0] = last
    state.tell(DRAFTED, EVERYONE)
    if last == 0:
        return
    if last & (last - 1) != 0:
        state.push(DRAFT, full(state.seats))
        return
    for seat in range(state.seats):
        add_pick(state, seat, lowest(state.packs[seat]))
    pass_packs(state)
