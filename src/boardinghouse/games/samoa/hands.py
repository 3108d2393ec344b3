"""Price cards in hand and out of it: laying, showing, discarding, taking back, and what the others know of a hand
(SAM-69, SAM-98).

Everyone sees which cards are discarded, but not which of them are taken back. From then on these cards are in doubt for
the others, until they are shown again. A second tile may be used while cards are in doubt from the first: then some of
the earlier ones are known to have been in hand before. With two take-back tiles in the game there is no more to know.
"""

from boardinghouse.core.actions import Choices
from boardinghouse.core.decks import full, single, size
from boardinghouse.core.events import only
from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa.components import DAY_OFF, TAKE_BACK
from boardinghouse.games.samoa.state import (
    DOUBTED,
    EARLIER,
    EARLIER_HELD,
    EMPTY,
    RETRIEVE,
    RETRIEVED,
    TAKE_PARTS,
    TO_TAKE,
    USE_TAKE_BACK,
    SamoaState,
)


def lay_card(state: SamoaState, seat: i64, card: i64) -> None:
    """From the hand to the table."""
    state.hands[seat] &= ~single(card)
    state.laid[seat] = card


def show_card(state: SamoaState, seat: i64) -> None:
    """The card laid is seen by all, and so no longer in doubt."""
    card: i64 = single(state.laid[seat])
    part: i64 = seat * TAKE_PARTS
    if state.taken_back[part + EARLIER] & card != 0 and state.taken_back[part + EARLIER_HELD] > 0:
        state.taken_back[part + EARLIER_HELD] -= 1
    state.taken_back[part + EARLIER] &= ~card
    state.taken_back[part + DOUBTED] &= ~card


def pick_up_card(state: SamoaState, seat: i64) -> None:
    """From the table back to the hand."""
    state.hands[seat] |= single(state.laid[seat])
    state.laid[seat] = EMPTY


def discard_card(state: SamoaState, seat: i64) -> None:
    """From the table to the owner's discards."""
    state.discards[seat] |= single(state.laid[seat])
    state.laid[seat] = EMPTY


def may_take_back(state: SamoaState, seat: i64) -> bool:
    """Whether the seat can use a take-back tile."""
    return state.discards[seat] != 0 and state.owned(seat, TAKE_BACK) > 0


def retrieving(state: SamoaState, seat: i64) -> bool:
    """Whether the seat has used a take-back tile and must choose cards before it answers what was asked."""
    return state.taken_back[seat * TAKE_PARTS + TO_TAKE] > 0


def add_retrieving(state: SamoaState, seat: i64, out: Choices) -> None:
    """The discarded cards."""
    out.add_set(RETRIEVE, state.discards[seat] & full(DAY_OFF))


def add_take_back(state: SamoaState, seat: i64, out: Choices) -> None:
    """The take-back tile, an answer to any question that leaves it open."""
    if may_take_back(state, seat):
        out.add(USE_TAKE_BACK)


def maybe_take_back(state: SamoaState, seat: i64, action: i64) -> bool:
    """Use the tile or retrieve a card, if that is the answer."""
    if action < USE_TAKE_BACK:
        return False
    if action == USE_TAKE_BACK:
        use_take_back(state, seat)
    else:
        retrieve_card(state, seat, action - RETRIEVE)
    return True


def use_take_back(state: SamoaState, seat: i64) -> None:
    """The tile is used: from now on all discards are in doubt for the others."""
    part: i64 = seat * TAKE_PARTS
    doubted: i64 = state.taken_back[part + DOUBTED]
    count: i64 = size(state.discards[seat])
    if count > state.components.cards_taken_back:
        count = state.components.cards_taken_back
    state.use_tile(seat, TAKE_BACK)
    state.taken_back[part + TO_TAKE] = count
    state.taken_back[part + EARLIER] = doubted
    state.taken_back[part + EARLIER_HELD] = size(state.hands[seat] & doubted)
    state.taken_back[part + DOUBTED] = doubted | state.discards[seat]


def retrieve_card(state: SamoaState, seat: i64, card: i64) -> None:
    """A discarded card comes back to the hand; only its owner knows which."""
    state.taken_back[seat * TAKE_PARTS + TO_TAKE] -= 1
    state.discards[seat] &= ~single(card)
    state.hands[seat] |= single(card)
    state.tell(RETRIEVED, only(seat), seat, card)


def hand_count(state: SamoaState, seat: i64) -> i64:
    """Cards in hand as others see it: those still to be chosen for a take-back tile are counted already."""
    return size(state.hands[seat]) + state.taken_back[seat * TAKE_PARTS + TO_TAKE]


def discard_count(state: SamoaState, seat: i64) -> i64:
    """Discarded cards as others see it."""
    return size(state.discards[seat]) - state.taken_back[seat * TAKE_PARTS + TO_TAKE]


def forbids_take_back(state: SamoaState, seat: i64, action: i64) -> str | None:
    """The paragraph that forbids an illegal answer where taking cards back is the matter."""
    if retrieving(state, seat) or action == USE_TAKE_BACK:
        return "SAM-69"
    return "SAM-98" if RETRIEVE <= action < RETRIEVE + DAY_OFF else None
