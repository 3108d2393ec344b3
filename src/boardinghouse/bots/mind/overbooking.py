"""Overbooking as a seat knows it: the own cards, the others' as far as they lie open, backs where they do not."""

from typing import Final, final

from boardinghouse.bots.mind import Mind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.overbooking.components import CARDS, FAMILIES, FAMILY_CARDS
from boardinghouse.games.overbooking.decisions import door_takes, queue_limit
from boardinghouse.games.overbooking.scoring import coin_points, crest_points, token_points
from boardinghouse.games.overbooking.state import (
    ALLOWED,
    ASK_MAIDS,
    DOOR_PLACES,
    EMPTY,
    LOOK,
    QUEUE_PLACES,
    OverbookingState,
)

MOST_SEATS: Final = 4
SOURCES: Final = ("coins", "tokens", "crests")
TYPES: Final = 6
RULES: Final = 10
BEDS: Final = 12  # 8 to 17, and what workers and merchants make of it
GUEST_PLACES: Final = MOST_SEATS + FAMILIES + TYPES + 1
HOTEL_PLACES: Final = RULES + 1 + 1 + 1 + 2 + 1 + (QUEUE_PLACES + DOOR_PLACES) * GUEST_PLACES + 8
SEAT_PLACES: Final = 2 * CARDS + 4 * 7 + 4 + 4 * 4 + 3
WIDTH: Final = 3 + 3 + 2 + 4 + 21 + 5 + 4 + 4 + 1 + 12 + 2 * CARDS + 1 + MOST_SEATS * (HOTEL_PLACES + SEAT_PLACES)


@final
class OverbookingMind(Mind[OverbookingState]):
    """Hand and deck first, then hotel by hotel, then seat by seat."""

    def __init__(self) -> None:
        super().__init__(SOURCES, WIDTH, 600, explore=0.35)

    def quiet(self, state: OverbookingState) -> bool:
        return state.laid == 0

    def write(self, state: OverbookingState, seat: i64, sheet: SparseRows) -> None:
        seats: i64 = state.seats
        actor = state.actor()
        kind: i64 = state.frames[state.top()]
        sheet.one(seats - 2, 3)
        sheet.one(state.choices[0], 3)
        sheet.one(state.choices[LOOK], 2)
        sheet.one(state.round - 1, 4)
        sheet.one(state.laid, 21)
        sheet.one((actor - seat + seats) % seats if actor >= 0 else 4, 5)
        sheet.one(kind - ASK_MAIDS, 4)
        sheet.one((state.first - seat + seats) % seats, 4)
        lead: i64 = points_of(state, seat)
        best: i64 = -100
        for other in range(seats):
            if other != seat and points_of(state, other) > best:
                best = points_of(state, other)
        sheet.put(lead - best)
        sheet.at_least((lead - best + 18) // 3, 1, 12)
        sheet.members(state.hands[seat], CARDS)
        blind: bool = state.choices[LOOK] != ALLOWED
        sheet.members(unseen_of(state, seat), CARDS)
        sheet.put(size(state.hands[seat]))
        for hotel in range(MOST_SEATS):
            if hotel < seats:
                self.write_hotel(state, seat, hotel, blind, sheet)
            else:
                sheet.skip(HOTEL_PLACES)
        for step in range(MOST_SEATS):
            if step < seats:
                self.write_seat(state, (seat + step) % seats, sheet)
            else:
                sheet.skip(SEAT_PLACES)

    def write_hotel(self, state: OverbookingState, seat: i64, hotel: i64, blind: bool, sheet: SparseRows) -> None:
        side = state.hotels[hotel]
        checked: bool = hotel < state.opened
        sheet.one(state.components.hotel_rule[side] if side != EMPTY else -1, RULES)
        sheet.put(state.components.hotel_beds[side] if side != EMPTY else 0)
        sheet.flag(state.door_tokens[hotel] != 0)
        sheet.flag(checked)
        count = state.queue_counts[hotel]
        sheet.flag(side != EMPTY and count < queue_limit(state, hotel))
        sheet.flag(side != EMPTY and door_takes(state, hotel))
        sheet.put(state.beds if checked and hotel == state.opened - 1 else 0)
        own: i64 = 0
        beds: i64 = 0
        small: i64 = 0
        large: i64 = 0
        for place in range(QUEUE_PLACES):
            guest: i64 = EMPTY
            if place < count:
                guest = state.queues[hotel * QUEUE_PLACES + place]
            shown: bool = checked or (state.shown[hotel] >> place) & 1 != 0
            write_guest(state, seat, guest, shown, blind, sheet)
            if guest != EMPTY:
                size_of = state.components.large[guest % CARDS // FAMILIES]
                if guest // CARDS == seat:
                    own += 1
                    if shown or not blind:
                        beds += state.components.beds[guest % CARDS // FAMILIES]
                elif size_of != 0:
                    large += 1
                else:
                    small += 1
        for place in range(DOOR_PLACES):
            write_guest(state, seat, state.doors[hotel * DOOR_PLACES + place], checked, blind, sheet)
        sheet.put(own)
        sheet.put(beds)
        sheet.put(small)
        sheet.put(large)
        sheet.put(small * 2 + large * 5 + beds - (state.components.hotel_beds[side] if side != EMPTY else 0))
        sheet.one(count, 3)

    def write_seat(self, state: OverbookingState, seat: i64, sheet: SparseRows) -> None:
        sheet.members(state.booked[seat], CARDS)
        sheet.members(state.gone[seat], CARDS)
        for family in range(FAMILIES):
            cards: i64 = FAMILY_CARDS
            cards <<= family
            have = size(state.booked[seat] & cards)
            lost = size(state.gone[seat] & cards)
            sheet.one(have, 7)
            sheet.put(have - 3 if lost <= 2 and have > 3 else 0)
            sheet.one(lost, 4)
        sheet.put(coin_points(state, seat))
        sheet.put(crest_points(state, seat))
        sheet.put(state.tokens[seat])

    def points(self, state: OverbookingState, seat: i64, out: vec[i64]) -> None:
        out[0] = coin_points(state, seat)
        out[1] = token_points(state, seat)
        out[2] = crest_points(state, seat)


def points_of(state: OverbookingState, seat: i64) -> i64:
    return coin_points(state, seat) + token_points(state, seat) + crest_points(state, seat)


def unseen_of(state: OverbookingState, seat: i64) -> i64:
    """The seat's cards that may still come from its deck, as far as it knows."""
    if state.choices[LOOK] == ALLOWED:
        return state.decks[seat]
    everything: i64 = (1 << CARDS) - 1
    return everything & ~(state.hands[seat] | state.booked[seat] | state.gone[seat])


def write_guest(state: OverbookingState, seat: i64, guest: i64, shown: bool, blind: bool, sheet: SparseRows) -> None:
    """A card on the table: whose, its family, its type where the seat knows it, its size."""
    if guest == EMPTY:
        sheet.skip(GUEST_PLACES)
        return
    owner: i64 = guest // CARDS
    kind: i64 = guest % CARDS // FAMILIES
    known: bool = shown or (owner == seat and not blind)
    sheet.one((owner - seat + state.seats) % state.seats, MOST_SEATS)
    sheet.one(guest % FAMILIES, FAMILIES)
    sheet.one(kind if known else -1, TYPES)
    sheet.flag(state.components.large[kind] != 0)


MIND: Final = OverbookingMind()
