"""Boards, tracks, politics cards, emperor tiles and numbers.

The rows of guests and staff are in `guests.py` and `staff.py`. Here everything is packed into what the rules read.

A room is a number 0 to 19: five a floor, from the lowest floor up and from the left. Sets of rooms are masks.

Rules: AUS-4 to AUS-6, AUS-62, AUS-116.
"""

from typing import Final, final

from boardinghouse.core.tables import PUBLICATION, RULEBOOK, NumberTable
from boardinghouse.core.vectors import append, i64, packed, vec, zeros
from boardinghouse.games.austria.effects import (
    ALWAYS,
    AMOUNT_BITS,
    AT_END,
    EACH_ROUND,
    EMPEROR,
    KRONES,
    MOMENT_NAMES,
    MOMENTS,
    POINTS,
    POINTS_EACH,
    part,
    works_at,
)
from boardinghouse.games.austria.guests import GUEST_NAMES, GUESTS
from boardinghouse.games.austria.notation import (
    COLOURS_OF_GUESTS,
    MEASURES,
    MOMENTS_OF_STAFF,
    ORDERS,
    PENALTIES,
    REWARDS,
    SETS_OF_STAFF,
    TIMINGS,
    WORK,
    part_of,
)
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
    ("105-purse", "krones", 20, "none", 0),
    ("106-rooms", "rooms", 12, "none", 0),
    ("107-staff", "staff", 6, "none", 0),
    ("108-emperor", "track", 10, "none", 0),
    ("109-floors", "floors", 2, "none", 0),
    ("110-groups", "groups", 6, "none", 0),
    ("111-colour", "colours", 1, "none", 0),
    ("112-columns", "columns", 2, "none", 0),
    ("113-three-of-each", "sets", 3, "none", 0),
    ("114-red-yellow", "occupied-red", 4, "occupied-yellow", 3),
    ("115-yellow-blue", "occupied-yellow", 4, "occupied-blue", 3),
    ("116-blue-red", "occupied-blue", 4, "occupied-red", 3),
)
POLITICS_NAMES: Final = tuple(row[0] for row in POLITICS)

# bonus; penalty in kind; penalty in points
TILES: Final = (
    ("A1", "3 krones", "lose 3 krones", "lose 5 points"),
    ("A2", "2 dishes", "lose kitchen", "none"),
    ("A3", "look 3 cheaper", "lose 2 cards", "lose 5 points"),
    ("A4", "free room up to floor 4", "lose 1 free room", "lose 5 points"),
    ("B1", "strudel + cake + wine + coffee", "lose all dishes", "none"),
    ("B2", "5 krones", "lose 5 krones", "lose 7 points"),
    ("B3", "free look", "lose 3 cards", "lose 7 points"),
    ("B4", "occupied room up to floor 2", "lose 2 free rooms", "lose 7 points"),
    ("C1", "8 points", "none", "lose 8 points"),
    ("C2", "occupied room up to floor 4", "lose occupied rooms", "none"),
    ("C3", "2 points per staff", "lose 2 points per staff", "none"),
    ("C4", "free hire", "lose staff in play", "lose 10 points"),
)
TILE_NAMES: Final = tuple(row[0] for row in TILES)
STACK_SIZE: Final = 4

# What a table may pick instead of drawing it, with the kind of its words; `state.POLITICS_PICK` and on give the places.
PICKS: Final = {
    **{f"politics_{stack}": ("politics", POLITICS_NAMES[4 * at : 4 * at + 4]) for at, stack in enumerate("abc")},
    **{f"tile_{stack}": ("tile", TILE_NAMES[4 * at : 4 * at + 4]) for at, stack in enumerate("abc")},
    **{f"board_{seat}": ("board", BOARD_NAMES[1:]) for seat in "abcd"},
}


def board_rooms() -> tuple[int, ...]:
    """The colours of all rooms, board by board, lowest floor first."""
    return tuple(BOARD_LETTERS.index(letter) for board in BOARDS for floor in reversed(board) for letter in floor)


TABLES: Final = {
    "boards": NumberTable(board_rooms(), PUBLICATION, BOARD_NAMES),
    "floor_price": NumberTable((0, 1, 2, 3), PUBLICATION),
    "floor_points": NumberTable((1, 2, 3, 4), RULEBOOK),
    "door_points": NumberTable((0,) * 13 + (1, 1, 0, 0, 2, 2, 2), PUBLICATION),
    "group_red": NumberTable((0, 1, 3, 6, 10), PUBLICATION),
    "group_blue": NumberTable((0, 2, 5, 9, 15), (PUBLICATION, RULEBOOK, RULEBOOK, PUBLICATION, PUBLICATION)),
    "group_yellow": NumberTable((0, 1, 3, 6, 10), PUBLICATION),
    "track_points": NumberTable((0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9), PUBLICATION),
    "retreat": NumberTable((0, 0, 0, 3, 0, 5, 0, 7), RULEBOOK),  # by round; 0 where there is no emperor scoring
    "bonus_from": NumberTable((3,), RULEBOOK),
    "dice": NumberTable((10, 12, 14), RULEBOOK),  # by players, from two
    "space_price": NumberTable((3, 2, 1, 0, 0), PUBLICATION),
    "start_krones": NumberTable((10,), RULEBOOK),
    "most_krones": NumberTable((20,), RULEBOOK),
    "start_dishes": NumberTable((1,), RULEBOOK),
    "first_hand": NumberTable((6,), RULEBOOK),
    "first_rooms": NumberTable((3,), RULEBOOK),
    "rounds": NumberTable((7,), RULEBOOK),
    "boost_price": NumberTable((1,), RULEBOOK),
    "six_price": NumberTable((1,), RULEBOOK),
    "serving_price": NumberTable((1,), RULEBOOK),
    "serving_size": NumberTable((3,), RULEBOOK),
    "looked_at": NumberTable((3,), RULEBOOK),
    "guest_loss": NumberTable((5,), RULEBOOK),
    "politics_points": NumberTable((15, 10, 5), PUBLICATION),
    "politics_measure": NumberTable(tuple(row[1] for row in POLITICS), RULEBOOK, POLITICS_NAMES, MEASURES),
    "politics_least": NumberTable(tuple(row[2] for row in POLITICS), RULEBOOK, POLITICS_NAMES),
    "politics_other_measure": NumberTable(tuple(row[3] for row in POLITICS), RULEBOOK, POLITICS_NAMES, MEASURES),
    "politics_other_least": NumberTable(tuple(row[4] for row in POLITICS), RULEBOOK, POLITICS_NAMES),
    "tile_bonus": NumberTable(tuple(row[1] for row in TILES), RULEBOOK, TILE_NAMES, REWARDS),
    "tile_loss": NumberTable(tuple(row[2] for row in TILES), RULEBOOK, TILE_NAMES, PENALTIES),
    "tile_points": NumberTable(tuple(row[3] for row in TILES), RULEBOOK, TILE_NAMES, PENALTIES),
    "guest_colour": NumberTable(tuple(row[1] for row in GUESTS), PUBLICATION, GUEST_NAMES, COLOURS_OF_GUESTS),
    "guest_order": NumberTable(tuple(row[2] for row in GUESTS), PUBLICATION, GUEST_NAMES, ORDERS),
    "guest_points": NumberTable(tuple(row[3] for row in GUESTS), PUBLICATION, GUEST_NAMES),
    "guest_reward": NumberTable(tuple(row[4] for row in GUESTS), PUBLICATION, GUEST_NAMES, REWARDS),
    "staff_cost": NumberTable(tuple(row.cost for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_timing": NumberTable(tuple(row.timing for row in STAFF), RULEBOOK, STAFF_NAMES, TIMINGS),
    "staff_moments": NumberTable(tuple(row.moments for row in STAFF), RULEBOOK, STAFF_NAMES, MOMENTS_OF_STAFF),
    "staff_effects": NumberTable(tuple(row.effects for row in STAFF), RULEBOOK, STAFF_NAMES, WORK),
    "staff_measure": NumberTable(tuple(row.measure for row in STAFF), RULEBOOK, STAFF_NAMES, MEASURES),
    "staff_points": NumberTable(tuple(row.points for row in STAFF), RULEBOOK, STAFF_NAMES),
    "staff_set": NumberTable(tuple(row.set for row in STAFF), PUBLICATION, STAFF_NAMES, SETS_OF_STAFF),
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


def check_effects(tables: dict[str, NumberTable]) -> None:
    """Refuse a card whose effects would do nothing: every part must be carried out, or read, when the card works."""
    timings = tables["staff_timing"].values
    moments = tables["staff_moments"].values
    for card, text in enumerate(tables["staff_effects"].texts):
        name = tables["staff_effects"].rows[card]
        if timings[card] == ALWAYS and moments[card] == 0:
            raise ValueError(f"staff card {name} is permanent, but staff_moments does not say when it works")
        for effect in text.split(" + ") if tables["staff_effects"].values[card] else []:
            kind = part_of(effect) >> AMOUNT_BITS
            if timings[card] != ALWAYS and not POINTS <= kind <= POINTS_EACH:
                raise ValueError(f"staff card {name}: {effect!r} works with permanent staff only")
            for moment in range(MOMENTS):
                if timings[card] == ALWAYS and (moments[card] >> moment) & 1 and not works_at(kind, moment):
                    raise ValueError(
                        f"staff card {name}: {effect!r} does nothing at the moment {MOMENT_NAMES[moment]!r}"
                    )


def order_size(order: int) -> int:
    """How many dishes and drinks an order asks for."""
    return sum((order >> (3 * dish)) & 7 for dish in range(4))


class Numbers:
    """Boards, tracks, prices and beginnings."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
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

    def by_colour_and_size(self, tables: dict[str, NumberTable]) -> vec[i64]:
        """What a full group pays: an effect by colour and size."""
        paid = (("group_red", KRONES), ("group_blue", POINTS), ("group_yellow", EMPEROR))
        result = vec[i64]()
        for name, kind in paid:
            for amount in tables[name].values:
                result = append(result, part(kind, amount))
        return result


@final
class Components(Numbers):
    """The tables as the rules read them, with what follows from them: groups, and sets of cards by property."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        super().__init__(tables)
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
            raise ValueError(f"only the first {SUPPLIERS} staff cards can be used once per round: actions name them")
        self.group_rooms = vec[i64]()  # by board and group: rooms
        self.group_of = vec[i64]()  # by board and room: group
        self.colour_rooms: Final = zeros(len(BOARDS) * 3)  # by board and colour: rooms
        for board in range(len(BOARDS)):
            self.split(board, list(tables["boards"].values[board * ROOMS : (board + 1) * ROOMS]))
        check_effects(tables)

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

    def cards_with(self, table: NumberTable, values: int) -> vec[i64]:
        """By value: the set of cards that have it."""
        result = zeros(values)
        for card in range(STAFF_COUNT):
            result[table.values[card]] |= 1 << card
        return result

    def cards_at(self, table: NumberTable) -> vec[i64]:
        """By moment: the set of cards that act then."""
        result = zeros(MOMENTS)
        for card in range(STAFF_COUNT):
            for moment in range(MOMENTS):
                if (table.values[card] >> moment) & 1:
                    result[moment] |= 1 << card
        return result

    def cards_up_to(self, table: NumberTable) -> vec[i64]:
        """By price: the set of cards that cost no more."""
        result = zeros(DEAREST + 1)
        for price in range(DEAREST + 1):
            for card in range(STAFF_COUNT):
                if table.values[card] <= price:
                    result[price] |= 1 << card
        return result
