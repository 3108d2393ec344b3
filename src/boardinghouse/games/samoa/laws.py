"""What is never lost in Hotel Samoa: tourists, tiles, price cards, coins, tourist cards."""

from collections.abc import Iterator

from boardinghouse.core.decks import full, size
from boardinghouse.core.vectors import listed
from boardinghouse.games.samoa.components import (
    ALL_CARDS,
    BOARD_ROOMS,
    CARDS,
    EXTRA_ROOM,
    KINDS,
    LOVER,
    NATIONS,
    ROOMS,
    SUITE,
    TILES,
)
from boardinghouse.games.samoa.hotels import kind_of
from boardinghouse.games.samoa.state import (
    CASH,
    DOUBTED,
    EARLIER,
    EARLIER_HELD,
    EMPTY,
    GUEST,
    HOTELS,
    MONEY_PARTS,
    SECOND,
    TAKE_PARTS,
    TO_TAKE,
    SamoaState,
)


def faults(state: SamoaState) -> Iterator[str]:
    """What could never come about."""
    yield from tourist_faults(state)
    yield from tile_faults(state)
    for seat in range(state.seats):
        yield from card_faults(state, seat)
        yield from money_faults(state, seat)
        yield from hotel_faults(state, seat)


def tourist_faults(state: SamoaState) -> Iterator[str]:
    count = listed(state.piles)
    if min(count) < 0:
        yield "a pile of tourists is below zero"
    for guests in listed(state.rooms):
        if guests:
            count[(guests & GUEST) - 1] += 1
        if guests > GUEST:
            count[(guests >> SECOND) - 1] += 1
    for place, waiting in enumerate(listed(state.groups)):
        if waiting < 0:
            yield "a group of tourists is below zero"
        if waiting:
            count[state.nation() * KINDS + place % KINDS] += waiting
    if count != listed(state.components.tourists) * NATIONS:
        yield f"{sum(count)} tourists by nation and kind are not those of the game"


def tile_faults(state: SamoaState) -> Iterator[str]:
    tiles = listed(state.tiles)
    if min(tiles) < 0:
        yield "a number of tiles is below zero"
    if [sum(tiles[kind::TILES]) for kind in range(TILES)] != listed(state.components.tiles):
        yield f"{sum(tiles)} tiles by kind are not those of the game"


def card_faults(state: SamoaState, seat: int) -> Iterator[str]:
    hand: int = state.hands[seat]
    discards: int = state.discards[seat]
    laid: int = state.laid[seat]
    if laid != EMPTY and not 0 <= laid < CARDS:
        yield f"seat {seat} has laid a price card that is not there"
        return
    table = 0 if laid == EMPTY else 1 << laid
    if hand | discards | table != ALL_CARDS or size(hand) + size(discards) + size(table) != CARDS:
        yield f"a price card of seat {seat} is missing or in two places"
    doubted, earlier, held, to_take = (
        state.taken_back[seat * TAKE_PARTS + part] for part in (DOUBTED, EARLIER, EARLIER_HELD, TO_TAKE)
    )
    known = doubted & ~(hand | discards | table) == 0 and earlier & ~doubted == 0
    if not known or not 0 <= held <= size((hand | table) & earlier):
        yield f"what the others know of the cards that seat {seat} took back is not true"
    if not 0 <= to_take <= min(state.components.cards_taken_back, size(discards)):
        yield f"seat {seat} is to take back {to_take} cards"


def money_faults(state: SamoaState, seat: int) -> Iterator[str]:
    parts = listed(state.money)[seat * MONEY_PARTS : (seat + 1) * MONEY_PARTS]
    if parts[CASH] < 0 or parts[CASH] != state.components.start_money + sum(parts[1:]):
        yield f"the coins of seat {seat} are not what it began with, earned and spent"


def hotel_faults(state: SamoaState, seat: int) -> Iterator[str]:
    rooms = listed(state.rooms)[seat * ROOMS : (seat + 1) * ROOMS]
    count: int = state.room_count(seat)
    if not BOARD_ROOMS <= count <= ROOMS or count != BOARD_ROOMS + state.owned(seat, EXTRA_ROOM):
        yield f"the hotel of seat {seat} has {count} rooms"
        return
    if any(rooms[count:]):
        yield f"a guest of seat {seat} has a room that is not there"
    filled = paired = 0
    for room, guests in enumerate(rooms):
        if guests:
            filled |= 1 << room
        if guests > GUEST:
            paired |= 1 << (ROOMS + room)
            if kind_of(guests & GUEST) != LOVER or kind_of(guests >> SECOND) != LOVER:
                yield f"guests of seat {seat} share a room and are no lovers"
    if state.newcomers[seat] & ~(filled | paired):
        yield f"a newcomer at seat {seat} has no room"
    suites: int = state.suites[seat]
    laying = not state.over and state.prompt()["key"] == "cover" and state.acting() == (seat,)
    if suites & ~full(count) or size(suites) + laying != state.tiles[(HOTELS + seat) * TILES + SUITE]:
        yield f"the suites of seat {seat} are not the tiles it bought"
