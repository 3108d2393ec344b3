"""What an agent sees of Hotel Samoa: its own cards and money, of others only what lies on the table (SAM-99)."""

from typing import Final, final

from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa import GAME
from boardinghouse.games.samoa.components import (
    CARDS,
    DAY_OFF,
    FLIGHTS,
    GROUPS,
    KINDS,
    NATIONS,
    ROOMS,
    ROUNDS,
    TILES,
)
from boardinghouse.games.samoa.hands import discard_count, hand_count
from boardinghouse.games.samoa.hotels import kind_of, nation_of
from boardinghouse.games.samoa.scoring import empty_rooms, purse
from boardinghouse.games.samoa.state import (
    EMPTY,
    GUEST,
    HOTELS,
    HOUSING,
    ROOM,
    SECOND,
    STACK,
    STAFF_OFF,
    TABLE,
    SamoaState,
)
from boardinghouse.games.samoa.view import face_down
from boardinghouse.rl.encoding.sheet import BY_SEAT, Encoding, Field, Sheet, Writer, put_argument

GUEST_SIZE: Final = NATIONS + KINDS + 1
ROOM_SIZE: Final = 2 + 2 * GUEST_SIZE


def write_question_numbers(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    put_argument(state, sheet, HOUSING, 0)
    put_argument(state, sheet, HOUSING, 1)
    put_argument(state, sheet, STAFF_OFF, 0)


def write_to_house(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    asked = state.asks(ROOM)
    sheet.choice(state.arg(0) if asked else -1, GROUPS)
    sheet.choice(state.arg(1) if asked else -1, KINDS)


def write_round(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(state.round)


def write_flags(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for round in range(ROUNDS):
        sheet.choice(state.flags[round], NATIONS)


def write_nation(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.nation() if state.round > 0 else -1, NATIONS)


def write_tiles(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.tiles, TABLE * TILES, TILES)


def write_stack(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    count: i64 = 0
    for tile in range(TILES):
        count += state.tiles[STACK * TILES + tile]
    sheet.put(count)


def write_flight(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.choice(state.flight, FLIGHTS)


def write_flights(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.flights, FLIGHTS)


def write_groups(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.groups, 0, GROUPS * KINDS)


def write_piles(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for nation in range(NATIONS):
        count: i64 = 0
        for kind in range(KINDS):
            count += state.piles[nation * KINDS + kind]
        sheet.put(count)


def write_hand(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.hands[viewer], CARDS)


def write_discards(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.discards[viewer], CARDS)


def write_money(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    known = owner == viewer or state.depth == 0
    sheet.put(purse(state, owner) if known else 0)


def write_tie(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(owner == state.tie)


def write_counts(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.put(hand_count(state, owner))
    sheet.put(discard_count(state, owner))
    sheet.put(empty_rooms(state, owner))


def write_answered(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.flag(state.laid[owner] != EMPTY)
    sheet.flag((state.builders >> owner) & 1 != 0)


def write_laid(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    hidden = face_down(state) and owner != viewer
    sheet.choice(-1 if hidden else state.laid[owner], CARDS)


def write_prices(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    card: i64 = state.laid[owner]
    if card == EMPTY or card == DAY_OFF or (face_down(state) and owner != viewer):
        sheet.skip(2)
        return
    sheet.put(state.components.bids[card])
    sheet.put(state.components.prices[card])


def write_owned(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.copied(state.tiles, (HOTELS + owner) * TILES, TILES)


def write_rooms(state: SamoaState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    for room in range(ROOMS):
        if room >= state.room_count(owner):
            sheet.skip(ROOM_SIZE)
            continue
        guests: i64 = state.rooms[owner * ROOMS + room]
        sheet.put(1)
        sheet.flag((state.suites[owner] >> room) & 1 != 0)
        put_guest(state, owner, room, guests & GUEST, sheet)
        put_guest(state, owner, ROOMS + room, guests >> SECOND, sheet)


def put_guest(state: SamoaState, owner: i64, place: i64, guest: i64, sheet: Sheet) -> None:
    if guest == 0:
        sheet.skip(GUEST_SIZE)
        return
    sheet.choice(nation_of(guest), NATIONS)
    sheet.choice(kind_of(guest), KINDS)
    sheet.flag((state.newcomers[owner] >> place) & 1 != 0)


@final
class Written(Writer[SamoaState]):
    """All fields, in the order of the table."""

    def write(self, state: SamoaState, viewer: i64, sheet: Sheet) -> None:
        seats: i64 = state.seats
        write_question_numbers(state, viewer, viewer, sheet)
        write_to_house(state, viewer, viewer, sheet)
        write_round(state, viewer, viewer, sheet)
        write_flags(state, viewer, viewer, sheet)
        write_nation(state, viewer, viewer, sheet)
        write_tiles(state, viewer, viewer, sheet)
        write_stack(state, viewer, viewer, sheet)
        write_flight(state, viewer, viewer, sheet)
        write_flights(state, viewer, viewer, sheet)
        write_groups(state, viewer, viewer, sheet)
        write_piles(state, viewer, viewer, sheet)
        write_hand(state, viewer, viewer, sheet)
        write_discards(state, viewer, viewer, sheet)
        for step in range(seats):
            write_money(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_tie(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_counts(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_answered(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_laid(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_prices(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_owned(state, viewer, (viewer + step) % seats, sheet)
        for step in range(seats):
            write_rooms(state, viewer, (viewer + step) % seats, sheet)


ENCODING: Final = Encoding(
    GAME,
    (
        Field(
            "question_numbers",
            3,
            write_question_numbers,
            "house: the group taken from (0 before the first tourist), guests that may be sent home; day-off: the same",
            high=4,
        ),
        Field("to_house", GROUPS + KINDS, write_to_house, "room: the group and kind of the tourist to be housed"),
        Field("round", 1, write_round, "the round, from 1", high=ROUNDS),
        Field("flags", ROUNDS * NATIONS, write_flags, "round by round, the flag's nation as far as it lies open"),
        Field("nation", NATIONS, write_nation, "the nation of this round"),
        Field("tiles", TILES, write_tiles, "tiles to buy: pool, extra-room, suite, swap, send-home, take-back", high=6),
        Field("stack", 1, write_stack, "tiles in the stack", high=60),
        Field("flight", FLIGHTS, write_flight, "this round's tourist card"),
        Field("flights", FLIGHTS, write_flights, "tourist cards still to come"),
        Field(
            "groups",
            GROUPS * KINDS,
            write_groups,
            "group by group: plain, rich, lover, celebrity, swimmer-1, swimmer-2, swimmer-3",
            high=6,
        ),
        Field("piles", NATIONS, write_piles, "tourists at home: japan, norway, germany, britain", high=18),
        Field("hand", CARDS, write_hand, "the viewer's price cards"),
        Field("discards", CARDS, write_discards, "the viewer's discarded price cards"),
        Field("money", 1, write_money, "the viewer's money; of others only when the game is over", 300, repeat=BY_SEAT),
        Field("tie", 1, write_tie, "whether the tie-break card lies there", repeat=BY_SEAT),
        Field("counts", 3, write_counts, "cards in hand, discarded cards, empty rooms", high=11, repeat=BY_SEAT),
        Field("answered", 2, write_answered, "whether a card is laid; whether a tile was bought", repeat=BY_SEAT),
        Field("laid", CARDS, write_laid, "the price card laid, where the viewer may know it", repeat=BY_SEAT),
        Field("prices", 2, write_prices, "its bid and room price", high=20, repeat=BY_SEAT),
        Field("owned", TILES, write_owned, "tiles at the hotel, by kind as in tiles", high=6, repeat=BY_SEAT),
        Field(
            "rooms",
            ROOMS * ROOM_SIZE,
            write_rooms,
            "room by room: there, suite, then for two guests nation (4), kind (7), new",
            repeat=BY_SEAT,
        ),
    ),
    Written(),
)
