"""What is never lost in Hotel Samoa: 72 tourists, 19 tiles, 11 price cards a seat, every coin, every tourist card."""

from boardinghouse.core.decks import full, size
from boardinghouse.core.vectors import listed
from boardinghouse.games.samoa.components import ALL_CARDS, EXTRA_ROOM, KINDS, LOVER, ROOMS, SUITE, TILES
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

NATION_TOURISTS = [6, 2, 4, 1, 2, 2, 1]
ALL_TILES = [5, 4, 4, 2, 2, 2]


def check(state: SamoaState) -> None:
    """Assert that everything is there, in places where it can be."""
    check_tourists(state)
    check_tiles(state)
    for seat in range(state.seats):
        check_cards(state, seat)
        check_money(state, seat)
        check_hotel(state, seat)


def check_tourists(state: SamoaState) -> None:
    count = listed(state.piles)
    for guests in listed(state.rooms):
        if guests:
            count[(guests & GUEST) - 1] += 1
        if guests > GUEST:
            count[(guests >> SECOND) - 1] += 1
    for place, waiting in enumerate(listed(state.groups)):
        assert waiting >= 0
        if waiting:
            count[state.nation() * KINDS + place % KINDS] += waiting
    assert count == NATION_TOURISTS * 4
    assert sum(count) == 72
    assert min(listed(state.piles)) >= 0


def check_tiles(state: SamoaState) -> None:
    tiles = listed(state.tiles)
    assert min(tiles) >= 0
    assert [sum(tiles[kind::TILES]) for kind in range(TILES)] == ALL_TILES
    assert sum(tiles) == 19


def check_cards(state: SamoaState, seat: int) -> None:
    hand, discards, laid = state.hands[seat], state.discards[seat], state.laid[seat]
    table = 0 if laid == EMPTY else 1 << laid
    assert hand | discards | table == ALL_CARDS
    assert size(hand) + size(discards) + size(table) == 11
    part = seat * TAKE_PARTS
    doubted, earlier = state.taken_back[part + DOUBTED], state.taken_back[part + EARLIER]
    assert doubted & ~(hand | discards | table) == 0
    assert earlier & ~doubted == 0
    assert size((hand | table) & earlier) >= state.taken_back[part + EARLIER_HELD] >= 0
    assert 0 <= state.taken_back[part + TO_TAKE] <= min(2, size(discards))


def check_money(state: SamoaState, seat: int) -> None:
    parts = listed(state.money)[seat * MONEY_PARTS : (seat + 1) * MONEY_PARTS]
    assert parts[CASH] == 25 + sum(parts[1:])
    assert parts[CASH] >= 0


def check_hotel(state: SamoaState, seat: int) -> None:
    rooms = listed(state.rooms)[seat * ROOMS : (seat + 1) * ROOMS]
    count = state.room_count(seat)
    assert count == 6 + state.tiles[(HOTELS + seat) * TILES + EXTRA_ROOM]
    assert not any(rooms[count:])
    filled = paired = 0
    for room, guests in enumerate(rooms):
        if guests:
            filled |= 1 << room
        if guests > GUEST:
            paired |= 1 << (ROOMS + room)
            assert kind_of(guests & GUEST) == kind_of(guests >> SECOND) == LOVER
    assert state.newcomers[seat] & ~(filled | paired) == 0
    suites = state.suites[seat]
    assert suites & ~full(count) == 0
    laying = state.depth > 0 and state.prompt()["key"] == "cover" and state.acting() == (seat,)
    assert size(suites) + laying == state.tiles[(HOTELS + seat) * TILES + SUITE]
