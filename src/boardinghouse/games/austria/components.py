"""Boards, tracks, politics cards, emperor tiles and numbers (AUS-4 to AUS-17, AUS-23, AUS-52 to AUS-64).

The rows of guests and staff stand in `guests.py` and `staff.py`. Here everything is packed into what the rules read.

A room is a number 0 to 19: five a floor, from the lowest floor up and from the left. Sets of rooms are masks.
"""

from typing import Final, final

from boardinghouse.core.tables import PUBLICATION, RULEBOOK, Table
from boardinghouse.core.vectors import append, i64, listed, packed, vec, zeros
from boardinghouse.games.austria.effects import (
    ANY,
    AT_END,
    BLUE,
    CAKE,
    COFFEE,
    DISH,
    EACH_ROUND,
    EMPEROR,
    FREE,
    FREE_ROOM,
    FULL_COLOURS,
    FULL_COLUMNS,
    FULL_FLOORS,
    FULL_GROUPS,
    FURNISH,
    HIRE,
    KRONES,
    KRONES_HELD,
    LOOK,
    LOSE_DISHES,
    LOSE_FREE_ROOMS,
    LOSE_HAND,
    LOSE_KITCHEN,
    LOSE_KRONES,
    LOSE_OCCUPIED,
    LOSE_POINTS,
    LOSE_POINTS_EACH,
    LOSE_STAFF,
    MOMENTS,
    OCCUPIED_IN,
    POINTS,
    POINTS_EACH,
    RED,
    ROOMS_LAID,
    SETS,
    STAFF_PLAYED,
    STRUDEL,
    TRACK,
    WINE,
    YELLOW,
    bundle,
    part,
)
from boardinghouse.games.austria.guests import GUEST_COUNT, GUEST_NAMES, GUESTS, order_of
from boardinghouse.games.austria.staff import STAFF, STAFF_COUNT, STAFF_NAMES, SUPPLIERS

FLOORS: Final = 4
COLUMNS: Final = 5
ROOMS: Final = 20
ALL_ROOMS: Final = (1 << 20) - 1
FLOOR: Final = 31  # the rooms of the lowest floor
COLUMN: Final = 0x8421  # the rooms of the leftmost column
GROUPS: Final = 10
ALL_GUESTS: Final = (1 << 56) - 1
ALL_STAFF: Final = (1 << 48) - 1
STACKS: Final = 3
TABLES_IN_CAFE: Final = 3
SPACES: Final = 5
TRACK_END: Final = 13
DEAREST: Final = 31  # no staff card costs more

BOARD_NAMES: Final = ("night", "day-a", "day-b", "day-c", "day-d")
NIGHT: Final = 0
# Top floor first, as on the board.
BOARDS: Final = (
    ("BRBRB", "BRBYY", "YYRRY", "BYRRB"),
    ("BYBBR", "BYRRY", "BYBBB", "RYRRY"),
    ("YBBRB", "BRBRY", "BYRBY", "BYRRR"),
    ("BYRBY", "RYRBB", "RBYYY", "RBRYR"),
    ("RRRYB", "YBBRB", "YBYYY", "RBRRB"),
)
BOARD_LETTERS: Final = "RBY"

# number and short name; measure and least value, twice
POLITICS: Final = (
    ("105-purse", KRONES_HELD, 20, 0, 0),
    ("106-rooms", ROOMS_LAID, 12, 0, 0),
    ("107-staff", STAFF_PLAYED, 6, 0, 0),
    ("108-emperor", TRACK, 10, 0, 0),
    ("109-floors", FULL_FLOORS, 2, 0, 0),
    ("110-groups", FULL_GROUPS, 6, 0, 0),
    ("111-colour", FULL_COLOURS, 1, 0, 0),
    ("112-columns", FULL_COLUMNS, 2, 0, 0),
    ("113-three-of-each", SETS, 3, 0, 0),
    ("114-red-yellow", OCCUPIED_IN + RED, 4, OCCUPIED_IN + YELLOW, 3),
    ("115-yellow-blue", OCCUPIED_IN + YELLOW, 4, OCCUPIED_IN + BLUE, 3),
    ("116-blue-red", OCCUPIED_IN + BLUE, 4, OCCUPIED_IN + RED, 3),
)
POLITICS_NAMES: Final = tuple(row[0] for row in POLITICS)

# bonus; penalty in kind (0: none); penalty in points (0: none)
TILES: Final = (
    ("A1", bundle(part(KRONES, 3)), part(LOSE_KRONES, 3), part(LOSE_POINTS, 5)),
    ("A2", bundle(part(ANY, 2)), part(LOSE_KITCHEN), 0),
    ("A3", bundle(part(LOOK, 3)), part(LOSE_HAND, 2), part(LOSE_POINTS, 5)),
    ("A4", bundle(part(FREE_ROOM, 4)), part(LOSE_FREE_ROOMS, 1), part(LOSE_POINTS, 5)),
    (
        "B1",
        bundle(part(DISH + STRUDEL), part(DISH + CAKE), part(DISH + WINE), part(DISH + COFFEE)),
        part(LOSE_DISHES),
        0,
    ),
    ("B2", bundle(part(KRONES, 5)), part(LOSE_KRONES, 5), part(LOSE_POINTS, 7)),
    ("B3", bundle(part(LOOK, FREE)), part(LOSE_HAND, 3), part(LOSE_POINTS, 7)),
    ("B4", bundle(part(FURNISH, 2)), part(LOSE_FREE_ROOMS, 2), part(LOSE_POINTS, 7)),
    ("C1", bundle(part(POINTS, 8)), 0, part(LOSE_POINTS, 8)),
    ("C2", bundle(part(FURNISH, 4)), part(LOSE_OCCUPIED), 0),
    ("C3", bundle(part(POINTS_EACH, 2)), part(LOSE_POINTS_EACH, 2), 0),
    ("C4", bundle(part(HIRE, FREE)), part(LOSE_STAFF), part(LOSE_POINTS, 10)),
)
TILE_NAMES: Final = tuple(row[0] for row in TILES)
STACK_SIZE: Final = 4


def board_rooms() -> tuple[int, ...]:
    """The colours of all rooms, board by board, lowest floor first."""
    return tuple(BOARD_LETTERS.index(letter) for board in BOARDS for floor in reversed(board) for letter in floor)


TABLES: Final = {
    "boards": Table(board_rooms(), PUBLICATION, BOARD_NAMES),
    "floor_price": Table((0, 1, 2, 3), PUBLICATION),
    "floor_points": Table((1, 2, 3, 4), RULEBOOK),
    "door_points": Table((0,) * 13 + (1, 1, 0, 0, 2, 2, 2), PUBLICATION),
    "group_red": Table((0, 1, 3, 6, 10), PUBLICATION),
    "group_blue": Table((0, 2, 5, 9, 15), (PUBLICATION, RULEBOOK, RULEBOOK, PUBLICATION, PUBLICATION)),
    "group_yellow": Table((0, 1, 3, 6, 10), PUBLICATION),
    "track_points": Table((0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9), PUBLICATION),
    "retreat": Table((0, 0, 0, 3, 0, 5, 0, 7), RULEBOOK),  # by round; 0 where there is no emperor scoring
    "bonus_from": Table((3,), RULEBOOK),
    "dice": Table((10, 12, 14), RULEBOOK),  # by players, from two
    "space_price": Table((3, 2, 1, 0, 0), PUBLICATION),
    "start_krones": Table((10,), RULEBOOK),
    "most_krones": Table((20,), RULEBOOK),
    "start_dishes": Table((1,), RULEBOOK),
    "first_hand": Table((6,), RULEBOOK),
    "first_rooms": Table((3,), RULEBOOK),
    "rounds": Table((7,), RULEBOOK),
    "boost_price": Table((1,), RULEBOOK),
    "six_price": Table((1,), RULEBOOK),
    "serving_price": Table((1,), RULEBOOK),
    "serving_size": Table((3,), RULEBOOK),
    "looked_at": Table((3,), RULEBOOK),
    "guest_loss": Table((5,), RULEBOOK),
    "politics_points": Table((15, 10, 5), PUBLICATION),
    "politics_measure": Table(tuple(row[1] for row in POLITICS), RULEBOOK, POLITICS_NAMES),
    "politics_least": Table(tuple(row[2] for row in POLITICS), RULEBOOK, POLITICS_NAMES),
    "politics_other_measure": Table(tuple(row[3] for row in POLITICS), RULEBOOK, POLITICS_NAMES),
    "politics_other_least": Table(tuple(row[4] for row in POLITICS), RULEBOOK, POLITICS_NAMES),
    "tile_bonus": Table(tuple(row[1] for row in TILES), RULEBOOK, TILE_NAMES),
    "tile_loss": Table(tuple(row[2] for row in TILES), RULEBOOK, TILE_NAMES),
    "tile_points": Table(tuple(row[3] for row in TILES), RULEBOOK, TILE_NAMES),
    "guest_colour": Table(tuple(row[1] for row in GUESTS), PUBLICATION, GUEST_NAMES),
    "guest_order": Table(tuple(order_of(row[2]) for row in GUESTS), PUBLICATION, GUEST_NAMES),
    "guest_points": Table(tuple(row[3] for row in GUESTS), PUBLICATION, GUEST_NAMES),
    "guest_reward": Table(tuple(row[4] for row in GUESTS), PUBLICATION, GUEST_NAMES),
    "staff_cost": Table(tuple(row.cost for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_timing": Table(tuple(row.timing for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_moments": Table(tuple(row.moments for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_effects": Table(tuple(row.effects for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_measure": Table(tuple(row.measure for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_points": Table(tuple(row.points for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_set": Table(tuple(row.set for row in STAFF), PUBLICATION, STAFF_NAMES),
}


def connected(colours: list[int], room: int) -> int:
    """The set of rooms of one colour that hang together with this one."""
    group, waiting = 0, [room]
    while waiting:
        here = waiting.pop()
        if (group >> here) & 1:
            continue
        group |= 1 << here
        for there in range(ROOMS):
            if (neighbours(1 << here) >> there) & 1 and colours[there] == colours[room]:
                waiting.append(there)
    return group


def neighbours(rooms: i64) -> i64:
    """The rooms that share a side with one of these."""
    left: i64 = COLUMN
    right: i64 = left << (COLUMNS - 1)
    sideways: i64 = ((rooms & ~right) << 1) | ((rooms & ~left) >> 1)
    return (sideways | (rooms << COLUMNS) | (rooms >> COLUMNS)) & ALL_ROOMS


def order_size(order: int) -> int:
    """How many dishes and drinks an order asks for."""
    return sum((order >> (3 * dish)) & 7 for dish in range(4))


@final
class Components:
    """The tables as the rules read them, with what follows from them: groups, and sets of cards by property."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.boards: Final = tables["boards"].packed()  # by board and room: colour
        self.floor_price: Final = tables["floor_price"].packed()
        self.floor_points: Final = tables["floor_points"].packed()
        self.door_points: Final = tables["door_points"].packed()
        self.group_bonus: Final = self.by_colour_and_size(tables)
        self.track_points: Final = tables["track_points"].packed()
        self.retreat: Final = tables["retreat"].packed()
        self.bonus_from: i64 = tables["bonus_from"].values[0]
        self.dice: Final = tables["dice"].packed()
        self.space_price: Final = tables["space_price"].packed()
        self.start_krones: i64 = tables["start_krones"].values[0]
        self.most_krones: i64 = tables["most_krones"].values[0]
        self.start_dishes: i64 = tables["start_dishes"].values[0]
        self.first_hand: i64 = tables["first_hand"].values[0]
        self.first_rooms: i64 = tables["first_rooms"].values[0]
        self.rounds: i64 = tables["rounds"].values[0]
        self.boost_price: i64 = tables["boost_price"].values[0]
        self.six_price: i64 = tables["six_price"].values[0]
        self.serving_price: i64 = tables["serving_price"].values[0]
        self.serving_size: i64 = tables["serving_size"].values[0]
        self.looked_at: i64 = tables["looked_at"].values[0]
        self.guest_loss: i64 = tables["guest_loss"].values[0]
        self.politics_points: Final = tables["politics_points"].packed()
        self.politics_measure: Final = tables["politics_measure"].packed()
        self.politics_least: Final = tables["politics_least"].packed()
        self.politics_other_measure: Final = tables["politics_other_measure"].packed()
        self.politics_other_least: Final = tables["politics_other_least"].packed()
        self.tile_bonus: Final = tables["tile_bonus"].packed()
        self.tile_loss: Final = tables["tile_loss"].packed()
        self.tile_points: Final = tables["tile_points"].packed()
        self.guest_colour: Final = tables["guest_colour"].packed()
        self.guest_order: Final = tables["guest_order"].packed()
        self.guest_points: Final = tables["guest_points"].packed()
        self.guest_reward: Final = tables["guest_reward"].packed()
        self.guest_size: Final = packed([order_size(order) for order in tables["guest_order"].values])
        self.staff_cost: Final = tables["staff_cost"].packed()
        self.staff_timing: Final = tables["staff_timing"].packed()
        self.staff_effects: Final = tables["staff_effects"].packed()
        self.staff_measure: Final = tables["staff_measure"].packed()
        self.staff_points: Final = tables["staff_points"].packed()
        self.staff_sets: Final = self.cards_with(tables["staff_set"], 5)  # by set: cards
        self.staff_at: Final = self.cards_at(tables["staff_moments"])  # by moment: permanent cards that act then
        self.staff_up_to: Final = self.cards_up_to(tables["staff_cost"])  # by price: cards that cost no more
        timings = self.cards_with(tables["staff_timing"], 4)
        self.staff_each_round: i64 = timings[EACH_ROUND]
        self.staff_at_end: i64 = timings[AT_END]
        if self.staff_each_round >= 1 << SUPPLIERS:
            raise ValueError(f"only the first {SUPPLIERS} staff cards can be used once a round: actions name them")
        self.group_rooms = vec[i64]()  # by board and group: rooms
        self.group_of = vec[i64]()  # by board and room: group
        self.colour_rooms: Final = zeros(len(BOARDS) * 3)  # by board and colour: rooms
        for board in range(len(BOARDS)):
            self.split(board, list(tables["boards"].values[board * ROOMS : (board + 1) * ROOMS]))
        if len(self.guest_size) != GUEST_COUNT or max(listed(self.guest_size)) > 4:
            raise ValueError("there are 56 guests, and each orders one to four dishes")

    def split(self, board: int, colours: list[int]) -> None:
        """Find the groups of a board."""
        groups: list[int] = []
        for room in range(ROOMS):
            group = connected(colours, room)
            if group not in groups:
                groups.append(group)
            self.group_of = append(self.group_of, groups.index(group))
            self.colour_rooms[board * 3 + colours[room]] |= 1 << room
        if len(groups) != GROUPS or max(group.bit_count() for group in groups) > 4:
            raise ValueError(f"board {BOARD_NAMES[board]} must have {GROUPS} groups of one to four rooms")
        for group in groups:
            self.group_rooms = append(self.group_rooms, group)

    def by_colour_and_size(self, tables: dict[str, Table]) -> vec[i64]:
        """What a full group pays: an effect by colour and size."""
        paid = (("group_red", KRONES), ("group_blue", POINTS), ("group_yellow", EMPEROR))
        result = vec[i64]()
        for name, kind in paid:
            for amount in tables[name].values:
                result = append(result, part(kind, amount))
        return result

    def cards_with(self, table: Table, values: int) -> vec[i64]:
        """By value: the set of cards that have it."""
        result = zeros(values)
        for card in range(STAFF_COUNT):
            result[table.values[card]] |= 1 << card
        return result

    def cards_at(self, table: Table) -> vec[i64]:
        """By moment: the set of cards that act then."""
        result = zeros(MOMENTS)
        for card in range(STAFF_COUNT):
            for moment in range(MOMENTS):
                if (table.values[card] >> moment) & 1:
                    result[moment] |= 1 << card
        return result

    def cards_up_to(self, table: Table) -> vec[i64]:
        """By price: the set of cards that cost no more."""
        result = zeros(DEAREST + 1)
        for price in range(DEAREST + 1):
            for card in range(STAFF_COUNT):
                if table.values[card] <= price:
                    result[price] |= 1 << card
        return result
