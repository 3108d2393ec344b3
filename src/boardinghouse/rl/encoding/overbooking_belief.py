"""What a seat may believe in Overbooking: what backs, cards seen and the rules of hotels leave open (OVB-4, OVB-17,
OVB-37).

The backs of a family and a size are three cards. Where soldiers are barred a back is one of the other two; else every
way to name the cards that are not seen is as likely as any other.
"""

from typing import Final

from boardinghouse.core.decks import holds, size
from boardinghouse.core.vectors import i64
from boardinghouse.games.overbooking.components import (
    CARDS,
    FAMILIES,
    FAMILY_CARDS,
    LARGE_CARDS,
    SMALL_CARDS,
    SOLDIER_CARDS,
    TYPES,
)
from boardinghouse.games.overbooking.state import DOOR_PLACES, EMPTY, QUEUE_PLACES, OverbookingState
from boardinghouse.games.overbooking.view import face_down, hidden_guest, knows_own, soldiers_barred
from boardinghouse.rl.encoding.sheet import BY_HOTEL, BY_SEAT, SURE, Field, Sheet, per_thousand

ELSEWHERE: Final = -1  # in hand or deck


def backs_like(state: OverbookingState, card: i64) -> i64:
    """The cards with the same back."""
    family: i64 = FAMILY_CARDS
    family <<= card % FAMILIES
    return family & (LARGE_CARDS if state.components.large[card // FAMILIES] != 0 else SMALL_CARDS)


def is_loose(state: OverbookingState, viewer: i64, owner: i64) -> bool:
    """Whether the owner's cards lying face down are hidden from the viewer."""
    return owner != viewer or not knows_own(state)


def loose_cards(state: OverbookingState, viewer: i64, owner: i64) -> i64:
    """The owner's cards of which the viewer does not know where they are."""
    cards: i64 = state.decks[owner]
    if is_loose(state, viewer, owner):
        cards |= face_down(state, owner, False) | face_down(state, owner, True)
    if owner != viewer:
        cards |= state.hands[owner]
    return cards


def chance_there(state: OverbookingState, viewer: i64, owner: i64, card: i64, barred: bool) -> i64:
    """In thousandths, that a loose card is the one at a given place with its back: one where soldiers are barred, or
    any other place, in a hand or the deck too."""
    alike = backs_like(state, card)
    loose: i64 = loose_cards(state, viewer, owner) & alike
    count: i64 = size(loose)
    places: i64 = 0  # with this back, where soldiers are barred
    if is_loose(state, viewer, owner):
        places = size(face_down(state, owner, True) & alike)
    soldiers = holds(SOLDIER_CARDS, card)
    others: i64 = size(loose & ~SOLDIER_CARDS)
    if barred:
        return 0 if soldiers else per_thousand(1, others)
    if count == places:
        return 0
    if soldiers:
        return per_thousand(1, count - places)
    return per_thousand(others - places, others * (count - places))


def places_of(state: OverbookingState, viewer: i64, owner: i64, card: i64, barred: bool) -> i64:
    """How many of the owner's places on the table, unseen by the viewer, show the back of this card."""
    if not is_loose(state, viewer, owner):
        return 0
    return size(face_down(state, owner, barred) & backs_like(state, card))


def put_off_table(state: OverbookingState, viewer: i64, owner: i64, count: i64, sheet: Sheet) -> None:
    """By card: the chance that it is among so many of the owner's loose cards that do not lie on the table."""
    loose = loose_cards(state, viewer, owner)
    away: i64 = size(state.decks[owner])
    if owner != viewer:
        away += size(state.hands[owner])
    for card in range(CARDS):
        if away == 0 or not holds(loose, card):
            sheet.put(0)
            continue
        lying: i64 = chance_there(state, viewer, owner, card, True) * places_of(state, viewer, owner, card, True)
        lying += chance_there(state, viewer, owner, card, False) * places_of(state, viewer, owner, card, False)
        sheet.put(per_thousand((SURE - lying) * count, SURE * away) if lying < SURE else 0)


def write_chance_in_hand(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    if owner != viewer:
        put_off_table(state, viewer, owner, size(state.hands[owner]), sheet)
        return
    for card in range(CARDS):
        sheet.put(SURE if holds(state.hands[owner], card) else 0)


def write_chance_in_deck(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_off_table(state, viewer, owner, size(state.decks[owner]), sheet)


def put_guest(state: OverbookingState, viewer: i64, hotel: i64, index: i64, guest: i64, sheet: Sheet) -> None:
    """The chances of the types that a card on the table may be."""
    owner: i64 = guest // CARDS
    card: i64 = guest % CARDS
    hidden = hotel >= state.opened and hidden_guest(state, hotel, index) == guest
    loose: i64 = loose_cards(state, viewer, owner) & backs_like(state, card)
    barred = soldiers_barred(state, hotel, index < QUEUE_PLACES)
    for type in range(TYPES):
        other: i64 = type * FAMILIES + card % FAMILIES
        if not hidden or not is_loose(state, viewer, owner):
            sheet.put(SURE if other == card else 0)
        elif holds(loose, other):
            sheet.put(chance_there(state, viewer, owner, other, barred))
        else:
            sheet.put(0)


def write_queue_types(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    for place in range(QUEUE_PLACES):
        if place < state.queue_counts[hotel]:
            put_guest(state, viewer, hotel, place, state.queues[hotel * QUEUE_PLACES + place], sheet)
        else:
            sheet.skip(TYPES)


def write_door_types(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    for place in range(DOOR_PLACES):
        guest: i64 = state.doors[hotel * DOOR_PLACES + place]
        if place < state.door_counts[hotel] and guest != EMPTY:
            put_guest(state, viewer, hotel, QUEUE_PLACES + place, guest, sheet)
        else:
            sheet.skip(TYPES)


BELIEF: Final = (
    Field("chance_in_hand", CARDS, write_chance_in_hand, "that a card is in the hand", SURE, repeat=BY_SEAT),
    Field("chance_in_deck", CARDS, write_chance_in_deck, "that it is in the deck", SURE, repeat=BY_SEAT),
    Field(
        "queue_types",
        QUEUE_PLACES * TYPES,
        write_queue_types,
        "place by place of the queue: what the card there is",
        SURE,
        repeat=BY_HOTEL,
    ),
    Field("door_types", DOOR_PLACES * TYPES, write_door_types, "the same for the back door", SURE, repeat=BY_HOTEL),
)
