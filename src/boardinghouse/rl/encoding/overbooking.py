"""What an agent sees of Overbooking: backs of all cards on the table, faces where the seat may know them (OVB-17)."""

from typing import Final, final

from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64
from boardinghouse.games.overbooking import GAME
from boardinghouse.games.overbooking.components import CARDS, FAMILIES, HOTEL_CARDS, HOTEL_SIDES, RULE_NAMES, TYPES
from boardinghouse.games.overbooking.scoring import coin_points, crest_points, token_points
from boardinghouse.games.overbooking.state import (
    ASK_MAIDS,
    ASK_NOBLEWOMEN,
    ASK_SOLDIERS,
    DOOR_PLACES,
    EMPTY,
    QUEUE_PLACES,
    OverbookingState,
)
from boardinghouse.games.overbooking.view import face_up, knows_own
from boardinghouse.rl.encoding.sheet import BY_HOTEL, BY_SEAT, Encoding, Field, Sheet, Writer, from_viewer

MOST_SEATS: Final = 4
RULES: Final = len(RULE_NAMES)
GUEST_SIZE: Final = MOST_SEATS + FAMILIES + 1 + 1 + TYPES
GUEST: Final = (
    "owner (four seats from the viewer on), family (4), large, face up, type (6, where the viewer may know it)"
)


def write_asked_about(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    hotel: i64 = -1
    place: i64 = -1
    if state.asks(ASK_MAIDS) or state.asks(ASK_NOBLEWOMEN) or state.asks(ASK_SOLDIERS):
        hotel = state.arg(0)
        place = state.arg(1)
    sheet.choice(hotel, MOST_SEATS)
    sheet.choice(place, DOOR_PLACES)


def write_round(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.round)


def write_laid(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.laid)


def write_checking(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.opened)
    sheet.put(state.beds)


def write_chosen(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.first_mark, QUEUE_PLACES)
    sheet.choice(state.second_mark, QUEUE_PLACES)


def write_unused_hotels(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.unused_hotels, HOTEL_CARDS)


def write_hand(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.hands[viewer], CARDS)


def write_first(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(owner == state.first)


def write_counts(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(size(state.hands[owner]))
    sheet.put(size(state.decks[owner]))
    sheet.put(state.tokens[owner])


def write_score(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    crests: i64 = crest_points(state, owner)
    sheet.put(coin_points(state, owner) + token_points(state, owner) + crests)
    sheet.put(crests)


def write_booked(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.booked[owner], CARDS)


def write_gone(state: OverbookingState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.gone[owner], CARDS)


def write_side(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    sheet.choice(state.hotels[hotel], HOTEL_SIDES)


def write_beds(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    side: i64 = state.hotels[hotel]
    sheet.put(0 if side == EMPTY else state.components.hotel_beds[side])


def write_rule(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    sheet.choice(-1 if state.hotels[hotel] == EMPTY else state.rule_of(hotel), RULES)


def write_marks(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    sheet.flag(state.door_tokens[hotel] != 0)
    sheet.flag(hotel < state.opened)


def write_door_count(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    sheet.put(state.door_counts[hotel])


def write_queue(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    for place in range(QUEUE_PLACES):
        if place < state.queue_counts[hotel]:
            put_guest(state, viewer, state.queues[hotel * QUEUE_PLACES + place], face_up(state, hotel, place), sheet)
        else:
            sheet.skip(GUEST_SIZE)


def write_door(state: OverbookingState, viewer: i64, hotel: i64, sheet: Sheet) -> None:
    for place in range(DOOR_PLACES):
        if place < state.door_counts[hotel]:
            put_guest(state, viewer, state.doors[hotel * DOOR_PLACES + place], hotel < state.opened, sheet)
        else:
            sheet.skip(GUEST_SIZE)


def put_guest(state: OverbookingState, viewer: i64, guest: i64, open: bool, sheet: Sheet) -> None:
    """A card on the table as the viewer sees it; zeros where one has moved on."""
    if guest == EMPTY:
        sheet.skip(GUEST_SIZE)
        return
    owner: i64 = guest // CARDS
    type: i64 = guest % CARDS // FAMILIES
    sheet.choice(from_viewer(state, viewer, owner), MOST_SEATS)
    sheet.choice(guest % FAMILIES, FAMILIES)
    sheet.flag(state.components.large[type] != 0)
    sheet.flag(open)
    known = open or (owner == viewer and knows_own(state))
    sheet.choice(type if known else -1, TYPES)


@final
class Written(Writer[OverbookingState]):
    """All fields, in the order of the table."""

    def write(self, state: OverbookingState, viewer: i64, sheet: Sheet) -> None:
        seats: i64 = state.seats
        write_asked_about(state, viewer, viewer, sheet)
        write_round(state, viewer, viewer, sheet)
        write_laid(state, viewer, viewer, sheet)
        write_checking(state, viewer, viewer, sheet)
        write_chosen(state, viewer, viewer, sheet)
        write_unused_hotels(state, viewer, viewer, sheet)
        write_hand(state, viewer, viewer, sheet)
        for step in range(seats):
            write_first(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_counts(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_score(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_booked(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_gone(state, viewer, (viewer + step) % seats, sheet)
        for hotel in range(seats):
            write_side(state, viewer, hotel, sheet)
        for hotel in range(seats):
            write_beds(state, viewer, hotel, sheet)
        for hotel in range(seats):
            write_rule(state, viewer, hotel, sheet)
        for hotel in range(seats):
            write_marks(state, viewer, hotel, sheet)
        for hotel in range(seats):
            write_door_count(state, viewer, hotel, sheet)
        for hotel in range(seats):
            write_queue(state, viewer, hotel, sheet)
        for hotel in range(seats):
            write_door(state, viewer, hotel, sheet)


ENCODING: Final = Encoding(
    GAME,
    (
        Field(
            "asked_about",
            MOST_SEATS + DOOR_PLACES,
            write_asked_about,
            "maids, noblewomen, soldiers: the hotel, and the place of the back door they stand at",
        ),
        Field("round", 1, write_round, "the round, from 1", high=4),
        Field("laid", 1, write_laid, "answers given in this round's laying of cards", high=20),
        Field("checking", 2, write_checking, "hotels checked in this round, beds left in the last of them", high=20),
        Field("chosen", 2 * QUEUE_PLACES, write_chosen, "the queue places chosen by two noblewomen"),
        Field("unused_hotels", HOTEL_CARDS, write_unused_hotels, "hotel cards not used yet"),
        Field("hand", CARDS, write_hand, "the viewer's hand: by type from monk to workers, by family in it"),
        Field("first", 1, write_first, "whether the seat is the first player", repeat=BY_SEAT),
        Field("counts", 3, write_counts, "cards in hand, cards in the deck, tokens", high=24, repeat=BY_SEAT),
        Field("score", 2, write_score, "points as they stand; those of crests", high=80, repeat=BY_SEAT),
        Field("booked", CARDS, write_booked, "cards that got beds", repeat=BY_SEAT),
        Field("gone", CARDS, write_gone, "cards out of the game", repeat=BY_SEAT),
        Field("side", HOTEL_SIDES, write_side, "the side of the hotel card", repeat=BY_HOTEL),
        Field("beds", 1, write_beds, "its beds", high=20, repeat=BY_HOTEL),
        Field("rule", RULES, write_rule, f"its special rule: {', '.join(RULE_NAMES)}", repeat=BY_HOTEL),
        Field("marks", 2, write_marks, "whether the token lies there; whether the hotel was checked", repeat=BY_HOTEL),
        Field("door_count", 1, write_door_count, "cards laid at the back door", high=2, repeat=BY_HOTEL),
        Field(
            "queue", QUEUE_PLACES * GUEST_SIZE, write_queue, f"place by place of the queue: {GUEST}", repeat=BY_HOTEL
        ),
        Field("door", DOOR_PLACES * GUEST_SIZE, write_door, "the same for the back door", repeat=BY_HOTEL),
    ),
    Written(),
)
