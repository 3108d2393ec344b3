"""Price cards, flags, tourists, tiles and numbers of Hotel Samoa (SAM-2 to SAM-6, SAM-11, SAM-50).
Reconstructed rows are ours, not the printed game's.

Rooms are numbered 0 to 9: six on the board, then the extra rooms. Things of a kind are alike, so tourists and tiles
are counted by kind.
"""

from typing import Final, Literal, final, get_args

from boardinghouse.core.tables import PUBLICATION, RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.core.vectors import i64, packed, vec, zeros

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
ROUNDS: Final = 12

# Price cards.
CARDS: Final = 11
DAY_OFF: Final = 10
ALL_CARDS: Final = (1 << 11) - 1

# Nations and their flags.
NATIONS: Final = 4
STACK_FLAGS: Final = 4
FLAGS_OF_NATION: Final = 3
Nation = Literal["japan", "norway", "germany", "britain"]
NATION_NAMES: Final[tuple[Nation, ...]] = get_args(Nation)

# Kinds of tourists.
KINDS: Final = 7
PLAIN: Final = 0
RICH: Final = 1
LOVER: Final = 2
CELEBRITY: Final = 3
SWIMMER_1: Final = 4
SWIMMER_2: Final = 5
SWIMMER_3: Final = 6
Kind = Literal["plain", "rich", "lover", "celebrity", "swimmer-1", "swimmer-2", "swimmer-3"]
KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)

# Tourist cards.
FLIGHTS: Final = 13
GROUPS: Final = 3

# Building tiles.
TILES: Final = 6
POOL: Final = 0
EXTRA_ROOM: Final = 1
SUITE: Final = 2
SWAP: Final = 3
SEND_HOME: Final = 4
TAKE_BACK: Final = 5
Tile = Literal["pool", "extra-room", "suite", "swap", "send-home", "take-back"]
TILE_NAMES: Final[tuple[Tile, ...]] = get_args(Tile)

# Rooms.
BOARD_ROOMS: Final = 6
EXTRA_ROOMS: Final = 4
ROOMS: Final = 10
ROOM_NAMES: Final = ("1", "2", "3", "4", "5", "6", "extra-1", "extra-2", "extra-3", "extra-4")

_R = RECONSTRUCTED
# name, bid, room price, source of the bid, source of the price
PRICE_CARDS: Final = (
    ("2-3", 2, 3, RULEBOOK, RULEBOOK),
    ("4-4", 4, 4, _R, _R),
    ("6-5", 6, 5, RULEBOOK, RULEBOOK),
    ("8-6", 8, 6, RULEBOOK, RULEBOOK),
    ("10-7", 10, 7, _R, RULEBOOK),
    ("12-9", 12, 9, RULEBOOK, RULEBOOK),
    ("14-8", 14, 8, RULEBOOK, RULEBOOK),
    ("16-10", 16, 10, _R, _R),
    ("18-11", 18, 11, _R, _R),
    ("20-12", 20, 12, PUBLICATION, _R),
    ("off", 0, 0, RULEBOOK, RULEBOOK),
)
CARD_NAMES: Final = tuple(row[0] for row in PRICE_CARDS)

# The groups that arrive with 3, 4, 5 and 6 players. All reconstructed but the two lines named in FLIGHT_SOURCES.
FLIGHT_LINES: Final = (
    ((2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0)),
    ((1, 1, 0), (2, 1, 0), (2, 2, 0), (3, 2, 0)),
    ((3, 0, 0), (4, 0, 0), (5, 0, 0), (6, 0, 0)),
    ((2, 1, 0), (2, 2, 0), (3, 2, 0), (3, 3, 0)),
    ((2, 1, 0), (3, 1, 0), (4, 1, 0), (4, 2, 0)),
    ((2, 2, 0), (3, 2, 0), (4, 2, 0), (5, 2, 0)),
    ((3, 1, 0), (4, 1, 0), (3, 3, 0), (4, 3, 0)),
    ((2, 1, 1), (2, 2, 1), (2, 2, 2), (3, 2, 2)),
    ((3, 2, 0), (3, 3, 0), (4, 3, 0), (4, 4, 0)),
    ((4, 1, 0), (4, 2, 0), (5, 2, 0), (5, 3, 0)),
    ((2, 2, 1), (2, 2, 2), (3, 2, 2), (3, 3, 2)),
    ((3, 3, 0), (4, 3, 0), (5, 3, 0), (5, 4, 0)),
    ((2, 2, 2), (3, 2, 2), (3, 3, 2), (3, 3, 3)),
)
FLIGHT_SOURCES: Final = {(5, 3): PUBLICATION, (11, 1): RULEBOOK}  # by card and line

TABLES: Final = {
    "bids": NumberTable(tuple(row[1] for row in PRICE_CARDS), tuple(row[3] for row in PRICE_CARDS), CARD_NAMES),
    "prices": NumberTable(tuple(row[2] for row in PRICE_CARDS), tuple(row[4] for row in PRICE_CARDS), CARD_NAMES),
    # by stack: the nations of its flags
    "flags": NumberTable((0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3), PUBLICATION),
    # by kind: tourists of that kind in each nation
    "tourists": NumberTable((6, 2, 4, 1, 2, 2, 1), RECONSTRUCTED, KIND_NAMES),
    # by kind: the number on the lifebelt
    "swimmers": NumberTable((0, 0, 0, 0, 1, 2, 3), RULEBOOK, KIND_NAMES),
    # by tourist card, number of players and group
    "flights": NumberTable(
        tuple(group for card in FLIGHT_LINES for line in card for group in line),
        tuple(
            FLIGHT_SOURCES.get((card, line), RECONSTRUCTED)
            for card in range(FLIGHTS)
            for line in range(4)
            for _ in range(GROUPS)
        ),
        tuple(str(card + 1) for card in range(FLIGHTS)),
    ),
    # by kind: tiles of that kind
    "tiles": NumberTable((5, 4, 4, 2, 2, 2), RECONSTRUCTED, TILE_NAMES),
    # by number of players and quarter of the game: new tiles a round
    "new_tiles": NumberTable((1, 1, 1, 0, 2, 1, 1, 0, 2, 2, 1, 0, 3, 2, 1, 0), RULEBOOK),
    # by room of the board: the set of rooms next to it
    "neighbours": NumberTable((0b001010, 0b010101, 0b100010, 0b010001, 0b101010, 0b010100), RECONSTRUCTED),
    "start_money": NumberTable((25,), RULEBOOK),
    "special_coins": NumberTable((3,), RULEBOOK),
    "holidays": NumberTable((6, 12), RULEBOOK),
    "holiday_factor": NumberTable((2,), RULEBOOK),
    "guests_sent_home": NumberTable((2,), RULEBOOK),
    "cards_taken_back": NumberTable((2,), RULEBOOK),
}


@final
class Components:
    """The tables as the rules read them."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        if tables["tiles"].values[EXTRA_ROOM] > EXTRA_ROOMS:
            raise ValueError(f"samoa has action names for {EXTRA_ROOMS} extra rooms")
        flags = tables["flags"].values
        for first in range(0, ROUNDS, STACK_FLAGS):
            if sorted(flags[first : first + STACK_FLAGS]) != list(range(NATIONS)):
                raise ValueError("every stack of flags has one flag of each nation")
        self.bids: Final = tables["bids"].packed()
        self.prices: Final = tables["prices"].packed()
        self.tourists: Final = tables["tourists"].packed()
        self.swimmers: Final = tables["swimmers"].packed()
        self.flights: Final = tables["flights"].packed()
        self.tiles: Final = tables["tiles"].packed()
        self.new_tiles: Final = tables["new_tiles"].packed()
        self.neighbours: Final = tables["neighbours"].packed()
        self.start_money: i64 = tables["start_money"].values[0]
        self.special_coins: i64 = tables["special_coins"].values[0]
        self.holidays: Final = tables["holidays"].packed()
        self.holiday_factor: i64 = tables["holiday_factor"].values[0]
        self.guests_sent_home: i64 = tables["guests_sent_home"].values[0]
        self.cards_taken_back: i64 = tables["cards_taken_back"].values[0]
        self.flag_rows: Final = count_flag_rows()

    def rows_of_flags(self, left: vec[i64], before: i64) -> i64:
        """How many rows without equal neighbours the flags that are left, by nation, can make behind this one."""
        return self.flag_rows[code_of(left) * NATIONS + before]


CODES: Final = 256  # flags left of each nation, 0 to 3, as digits to the base 4


def code_of(left: vec[i64]) -> i64:
    """The flags left of each nation as one number."""
    code: i64 = 0
    for nation in range(NATIONS - 1, -1, -1):
        code = code * (FLAGS_OF_NATION + 1) + left[nation]
    return code


def count_flag_rows() -> vec[i64]:
    """By flags left (a code) and the flag before: how many rows without equal neighbours they can still make."""
    rows = zeros(CODES * NATIONS)
    for code in range(CODES):
        left = packed([code // (FLAGS_OF_NATION + 1) ** nation % (FLAGS_OF_NATION + 1) for nation in range(NATIONS)])
        for before in range(NATIONS):
            ways: i64 = 1 if code == 0 else 0
            for nation in range(NATIONS):
                if nation != before and left[nation] != 0:
                    left[nation] -= 1
                    ways += rows[code_of(left) * NATIONS + nation]
                    left[nation] += 1
            rows[code * NATIONS + before] = ways
    return rows
