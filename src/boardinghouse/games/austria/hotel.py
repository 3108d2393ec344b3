"""The rooms: where one may be laid and for how much, laying, occupying, groups.

Rules: AUS-2, AUS-34 to AUS-36, AUS-52, AUS-53, AUS-93, AUS-117 to AUS-119.
"""

from boardinghouse.core.decks import full, single, size
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.components import ALL_ROOMS, COLUMNS, FLOOR, FLOORS, GROUPS, ROOMS, neighbours
from boardinghouse.games.austria.effects import CHEAPER, COLOURS, GREEN, ROOM_PRICE
from boardinghouse.games.austria.events import GROUP_FULL, OCCUPIED_ROOM, PREPARED, REMOVED
from boardinghouse.games.austria.state import FROM_DOORS, AustriaState
from boardinghouse.games.austria.tracks import changed_by, reduced, score


def open_rooms(state: AustriaState, seat: i64, floors: i64) -> i64:
    """The rooms that may be laid next on floors up to this one, whatever they cost."""
    laid: i64 = state.laid[seat]
    allowed: i64 = full(floors * COLUMNS)
    if laid == 0:
        return allowed & 1
    return neighbours(laid) & ~laid & allowed


def room_price(state: AustriaState, seat: i64, room: i64, reduction: i64) -> i64:
    """What this room costs the seat."""
    colour = state.components.boards[state.boards[seat] * ROOMS + room]
    cheaper: i64 = reduction + changed_by(state, seat, ROOM_PRICE + colour, CHEAPER)
    return reduced(state.components.floor_price[room // COLUMNS], cheaper)


def affordable_rooms(state: AustriaState, seat: i64, reduction: i64) -> i64:
    """The rooms the seat may lay next and can pay."""
    rooms: i64 = open_rooms(state, seat, FLOORS)
    within: i64 = 0
    purse: i64 = state.krones[seat] + reduction
    floor_rooms: i64 = FLOOR
    for floor in range(FLOORS):
        if state.components.floor_price[floor] <= purse:
            within |= floor_rooms
        floor_rooms <<= COLUMNS
    dear: i64 = rooms & ~within
    if dear == 0:
        return rooms
    # Staff may make rooms of a colour cheaper than the floor says.
    board: i64 = state.boards[seat]
    for colour in range(COLOURS):
        cheaper = changed_by(state, seat, ROOM_PRICE + colour, CHEAPER)
        if cheaper != 0:
            floor_rooms = FLOOR
            for floor in range(FLOORS):
                if state.components.floor_price[floor] <= purse + cheaper:
                    within |= floor_rooms & state.components.colour_rooms[board * COLOURS + colour]
                floor_rooms <<= COLUMNS
    return rooms & within


def lay(state: AustriaState, seat: i64, room: i64, price: i64) -> None:
    """Pay for a room and lay it, free side up; a door may show points."""
    state.krones[seat] -= price
    state.laid[seat] |= single(room)
    state.tell(PREPARED, EVERYONE, seat, room, price)
    score(state, seat, state.components.door_points[room], FROM_DOORS)


def remove(state: AustriaState, seat: i64, room: i64) -> None:
    """Take a room off the board."""
    state.laid[seat] &= ~single(room)
    state.occupied[seat] &= ~single(room)
    state.tell(REMOVED, EVERYONE, seat, room)


def free_rooms(state: AustriaState, seat: i64, colour: i64) -> i64:
    """The seat's free rooms for a guest of this colour; green: all."""
    rooms: i64 = state.laid[seat] & ~state.occupied[seat]
    if colour == GREEN:
        return rooms
    return rooms & state.components.colour_rooms[state.boards[seat] * COLOURS + colour]


def occupy(state: AustriaState, seat: i64, room: i64) -> i64:
    """Turn a room to occupied; the bonus of its group as an effect if it is full for the first time, else 0."""
    board = state.boards[seat]
    state.occupied[seat] |= single(room)
    state.tell(OCCUPIED_ROOM, EVERYONE, seat, room)
    group = state.components.group_of[board * ROOMS + room]
    rooms: i64 = state.components.group_rooms[board * GROUPS + group]
    if rooms & ~state.occupied[seat] != 0 or (state.paid_groups[seat] >> group) & 1 != 0:
        return 0
    state.paid_groups[seat] |= single(group)
    colour = state.components.boards[board * ROOMS + room]
    state.tell(GROUP_FULL, EVERYONE, seat, colour, size(rooms))
    return state.components.group_bonus[colour * 5 + size(rooms)]


def full_groups(state: AustriaState, seat: i64) -> i64:
    """How many groups are fully occupied."""
    count: i64 = 0
    empty: i64 = ALL_ROOMS & ~state.occupied[seat]
    board: i64 = state.boards[seat]
    for group in range(GROUPS):
        if state.components.group_rooms[board * GROUPS + group] & empty == 0:
            count += 1
    return count


def highest_floor(rooms: i64) -> i64:
    """The rooms of a set that lie on its highest floor."""
    floor: i64 = FLOORS - 1
    while floor > 0 and rooms >> (floor * COLUMNS) == 0:
        floor -= 1
    return rooms & ~full(floor * COLUMNS)
