"""Rooms and guests: who fits where, who leaves, who pays what (SAM-19, SAM-35, SAM-51 to SAM-59, SAM-61, SAM-63,
SAM-64, SAM-82 to SAM-87, SAM-91)."""

from boardinghouse.core.decks import single
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa.components import (
    BOARD_ROOMS,
    CELEBRITY,
    GROUPS,
    KINDS,
    LOVER,
    POOL,
    RICH,
    ROOMS,
)
from boardinghouse.games.samoa.state import (
    DOUBLES,
    GUEST,
    HOUSED,
    PAID,
    POOL_COINS,
    ROOM_PRICES,
    SECOND,
    SamoaState,
)


def guest_of(nation: i64, kind: i64) -> i64:
    """The number a guest is written as."""
    return 1 + nation * KINDS + kind


def nation_of(guest: i64) -> i64:
    return (guest - 1) // KINDS


def kind_of(guest: i64) -> i64:
    return (guest - 1) % KINDS


def lone_lover(guests: i64) -> bool:
    """Whether a room's only guest is a lover."""
    return 0 < guests <= GUEST and (guests - 1) % KINDS == LOVER


def room_takes(guests: i64, kind: i64) -> bool:
    """Whether a room with these guests has space for a tourist of this kind."""
    return guests == 0 or (kind == LOVER and lone_lover(guests))


def has_empty_room(state: SamoaState, seat: i64) -> bool:
    for room in range(seat * ROOMS, seat * ROOMS + state.room_count(seat)):
        if state.rooms[room] == 0:
            return True
    return False


def has_lone_lover(state: SamoaState, seat: i64) -> bool:
    for room in range(seat * ROOMS, seat * ROOMS + state.room_count(seat)):
        if lone_lover(state.rooms[room]):
            return True
    return False


def has_guests(state: SamoaState, seat: i64) -> bool:
    for room in range(seat * ROOMS, seat * ROOMS + state.room_count(seat)):
        if state.rooms[room] != 0:
            return True
    return False


def tourists_left(state: SamoaState) -> bool:
    """Whether any tourist waits on the table."""
    for place in range(GROUPS * KINDS):
        if state.groups[place] != 0:
            return True
    return False


def could_house(state: SamoaState, seat: i64) -> bool:
    """Whether any waiting tourist fits into the hotel."""
    if has_empty_room(state, seat):
        return tourists_left(state)
    for group in range(GROUPS):
        if state.groups[group * KINDS + LOVER] != 0:
            return has_lone_lover(state, seat)
    return False


def move_in(state: SamoaState, seat: i64, room: i64, nation: i64, kind: i64) -> None:
    """A tourist moves into an empty room, or to the lover there."""
    place: i64 = seat * ROOMS + room
    guests: i64 = state.rooms[place]
    if guests == 0:
        state.rooms[place] = guest_of(nation, kind)
        state.newcomers[seat] |= single(room)
    else:
        state.rooms[place] = guests | (guest_of(nation, kind) << SECOND)
        state.newcomers[seat] |= single(ROOMS + room)
    state.tell(HOUSED, EVERYONE, seat, nation, kind, room)


def clear_room(state: SamoaState, seat: i64, room: i64, event: i64) -> None:
    """All guests of a room go home, each to the pile of their nation."""
    place: i64 = seat * ROOMS + room
    guests: i64 = state.rooms[place]
    state.rooms[place] = 0
    while guests != 0:
        guest: i64 = guests & GUEST
        state.piles[guest - 1] += 1
        state.tell(event, EVERYONE, seat, room, nation_of(guest), kind_of(guest))
        guests >>= SECOND


def send_nation_home(state: SamoaState, nation: i64, event: i64) -> None:
    """Rooms with a guest of this nation are cleared: lovers leave with whom they share."""
    first: i64 = guest_of(nation, 0)
    for seat in range(state.seats):
        for room in range(state.room_count(seat)):
            guests: i64 = state.rooms[seat * ROOMS + room]
            while guests != 0:
                guest: i64 = guests & GUEST
                if first <= guest < first + KINDS:
                    clear_room(state, seat, room, event)
                    break
                guests >>= SECOND


def swimmers_sum(state: SamoaState, seat: i64) -> i64:
    """The numbers of all swimmers in the hotel, added up."""
    total: i64 = 0
    for room in range(state.room_count(seat)):
        guests: i64 = state.rooms[seat * ROOMS + room]
        while guests != 0:
            total += state.components.swimmers[kind_of(guests & GUEST)]
            guests >>= SECOND
    return total


def beside_celebrity(state: SamoaState, seat: i64, room: i64) -> bool:
    """Whether a celebrity lives next to this room."""
    if room >= BOARD_ROOMS:
        return False
    neighbours: i64 = state.components.neighbours[room]
    for other in range(BOARD_ROOMS):
        if (neighbours >> other) & 1 != 0:
            guests: i64 = state.rooms[seat * ROOMS + other]
            if guests != 0 and kind_of(guests & GUEST) == CELEBRITY:
                return True
    return False


def doubled(state: SamoaState, seat: i64, room: i64, kind: i64) -> bool:
    """Whether a tourist of this kind pays double in this room."""
    return kind == RICH or (state.suites[seat] >> room) & 1 != 0 or beside_celebrity(state, seat, room)


def collect(state: SamoaState, seat: i64, price: i64) -> None:
    """The newcomers of a hotel pay."""
    newcomers: i64 = state.newcomers[seat]
    if newcomers == 0:
        return
    state.newcomers[seat] = 0
    for room in range(state.room_count(seat)):
        guests: i64 = state.rooms[seat * ROOMS + room]
        if (newcomers >> room) & 1 != 0:
            collect_from(state, seat, room, guests & GUEST, price)
        if (newcomers >> (ROOMS + room)) & 1 != 0:
            collect_from(state, seat, room, guests >> SECOND, price)


def collect_from(state: SamoaState, seat: i64, room: i64, guest: i64, price: i64) -> None:
    """One newcomer pays: the room price, once more if anything doubles it, and a swimmer's number for every pool."""
    kind = kind_of(guest)
    extra: i64 = 0
    if doubled(state, seat, room, kind):
        extra = price
    bonus: i64 = state.components.swimmers[kind] * state.owned(seat, POOL)
    state.earn(seat, ROOM_PRICES, price)
    state.earn(seat, DOUBLES, extra)
    state.earn(seat, POOL_COINS, bonus)
    state.tell(PAID, EVERYONE, seat, room, nation_of(guest), kind, price + extra + bonus)
