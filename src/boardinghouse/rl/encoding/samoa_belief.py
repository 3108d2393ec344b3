"""What a seat may believe in Hotel Samoa: which price cards others hold or laid face down (SAM-99), and what is still
to come."""

from typing import Final

from boardinghouse.core.decks import holds, single, size
from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa.components import CARDS, KINDS, NATIONS, TILES
from boardinghouse.games.samoa.state import (
    DOUBTED,
    EARLIER,
    EARLIER_HELD,
    EMPTY,
    STACK,
    TAKE_PARTS,
    SamoaState,
)
from boardinghouse.games.samoa.view import face_down
from boardinghouse.rl.encoding.sheet import BY_SEAT, SURE, Field, Sheet, per_thousand


def ways(of: i64, taken: i64) -> i64:
    """How many sets of so many cards there are."""
    if taken < 0 or taken > of:
        return 0
    count: i64 = 1
    for step in range(taken):
        count = count * (of - step) // (step + 1)
    return count


def owned(state: SamoaState, owner: i64) -> i64:
    """The cards in hand, and the one that lies face down."""
    cards: i64 = state.hands[owner]
    if face_down(state) and state.laid[owner] != EMPTY:
        cards |= single(state.laid[owner])
    return cards


def chance_to_own(state: SamoaState, viewer: i64, owner: i64, card: i64) -> i64:
    """In thousandths, that a card is in a hand or was laid face down out of it. Of the cards in doubt every set of as
    many is as likely, if it has enough of those that were in doubt before."""
    cards = owned(state, owner)
    part: i64 = owner * TAKE_PARTS
    doubted: i64 = state.taken_back[part + DOUBTED]
    if owner == viewer or not holds(doubted, card):
        return SURE if holds(cards, card) else 0
    earlier: i64 = state.taken_back[part + EARLIER]
    among: i64 = size(earlier)
    rest: i64 = size(doubted) - among
    held: i64 = size(cards & doubted)
    in_all: i64 = 0
    having: i64 = 0  # cards of this card's kind, in all those sets
    for count in range(state.taken_back[part + EARLIER_HELD], among + 1):
        sets: i64 = ways(among, count) * ways(rest, held - count)
        in_all += sets
        having += sets * (count if holds(earlier, card) else held - count)
    return per_thousand(having, in_all * (among if holds(earlier, card) else rest))


def write_chance_in_hand(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    cards = owned(state, owner)
    count: i64 = size(cards)
    laid: i64 = count - size(state.hands[owner])
    for card in range(CARDS):
        if owner == viewer:
            sheet.put(SURE if holds(state.hands[owner], card) else 0)
        elif laid == 0:
            sheet.put(chance_to_own(state, viewer, owner, card))
        else:
            sheet.put(per_thousand(chance_to_own(state, viewer, owner, card) * (count - 1), SURE * count))


def write_chance_laid(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    laid: i64 = state.laid[owner]
    if laid == EMPTY:
        sheet.skip(CARDS)
        return
    count: i64 = size(owned(state, owner))
    for card in range(CARDS):
        if owner == viewer or not face_down(state):
            sheet.put(SURE if card == laid else 0)
        else:
            sheet.put(per_thousand(chance_to_own(state, viewer, owner, card), SURE * count))


def write_in_stack(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.tiles, STACK * TILES, TILES)


def write_at_home(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.piles, 0, NATIONS * KINDS)


BELIEF: Final = (
    Field("chance_in_hand", CARDS, write_chance_in_hand, "that a price card is in the hand", SURE, repeat=BY_SEAT),
    Field("chance_laid", CARDS, write_chance_laid, "that it is the card laid", SURE, repeat=BY_SEAT),
    Field("in_stack", TILES, write_in_stack, "tiles in the stack, by kind as in tiles", high=20),
    Field("at_home", NATIONS * KINDS, write_at_home, "tourists at home, by nation and kind", high=6),
)
