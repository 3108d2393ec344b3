"""Guest cards, hotels and numbers of Overbooking (OVB-1 to OVB-3, OVB-5). Reconstructed rows are ours, not the printed
game's.

A guest card is a number 0 to 23: four cards a type (one a family), types by beds. A hotel is a side of a hotel card,
0 to 15: sides 2k and 2k + 1 belong to the same card.
"""

from typing import Final, Literal, final, get_args

from boardinghouse.core.tables import PUBLICATION, RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.core.vectors import i64

TYPES: Final = 6
FAMILIES: Final = 4
CARDS: Final = 24
ALL_CARDS: Final = (1 << 24) - 1
MONK: Final = 0
MERCHANTS: Final = 1
MAIDS: Final = 2
NOBLEWOMEN: Final = 3
SOLDIERS: Final = 4
WORKERS: Final = 5
SMALL_CARDS: Final = (1 << 12) - 1
LARGE_CARDS: Final = ALL_CARDS ^ SMALL_CARDS
SOLDIER_CARDS: Final = 0xF << (SOLDIERS * FAMILIES)
FAMILY_CARDS: Final = 0x111111

HOTEL_CARDS: Final = 8
HOTEL_SIDES: Final = 16
NO_RULE: Final = 0
MONKS_FIRST: Final = 1
SOLDIERS_FIRST: Final = 2
SMALL_ONLY: Final = 3
LARGE_ONLY: Final = 4
NO_SOLDIERS: Final = 5
FIRST_OPEN: Final = 6
SECOND_OPEN: Final = 7
DOOR_CLOSED: Final = 8
TWO_CRESTS: Final = 9

Family = Literal["bird", "fish", "bear", "stag"]
FAMILY_NAMES: Final[tuple[Family, ...]] = get_args(Family)
TYPE_NAMES: Final = ("monk", "merchants", "maids", "noblewomen", "soldiers", "workers")
HotelRule = Literal[
    "none",
    "monks-first",
    "soldiers-first",
    "small-only",
    "large-only",
    "no-soldiers",
    "first-open",
    "second-open",
    "door-closed",
    "two-crests",
]
RULE_NAMES: Final[tuple[HotelRule, ...]] = get_args(HotelRule)

_R = RECONSTRUCTED
# side, beds, rule, source
HOTELS: Final = (
    ("1a", 8, MONKS_FIRST, RULEBOOK),
    ("1b", 17, DOOR_CLOSED, _R),
    ("2a", 8, SMALL_ONLY, _R),
    ("2b", 17, LARGE_ONLY, _R),
    ("3a", 10, NO_RULE, _R),
    ("3b", 15, TWO_CRESTS, RULEBOOK),
    ("4a", 10, TWO_CRESTS, _R),
    ("4b", 15, SOLDIERS_FIRST, _R),
    ("5a", 11, NO_SOLDIERS, _R),
    ("5b", 14, FIRST_OPEN, _R),
    ("6a", 11, SECOND_OPEN, _R),
    ("6b", 14, MONKS_FIRST, _R),
    ("7a", 12, FIRST_OPEN, _R),
    ("7b", 13, NO_RULE, RULEBOOK),
    ("8a", 12, SOLDIERS_FIRST, _R),
    ("8b", 13, SECOND_OPEN, _R),
)
HOTEL_NAMES: Final = tuple(row[0] for row in HOTELS)

TABLES: Final = {
    "beds": NumberTable((1, 2, 3, 4, 5, 6), RULEBOOK, TYPE_NAMES),
    "coins": NumberTable((3, 3, 2, 2, 1, 1), RECONSTRUCTED, TYPE_NAMES),
    "large": NumberTable((0, 0, 0, 1, 1, 1), PUBLICATION, TYPE_NAMES),
    "hotel_beds": NumberTable(tuple(row[1] for row in HOTELS), tuple(row[3] for row in HOTELS), HOTEL_NAMES),
    "hotel_rule": NumberTable(tuple(row[2] for row in HOTELS), tuple(row[3] for row in HOTELS), HOTEL_NAMES),
    "no_bonus": NumberTable((0, 0, 0, 0, 0, 0, 0), RULEBOOK),
    "beginner_bonus": NumberTable((0, 0, 0, 0, 2, 4, 6), RULEBOOK),
    "expert_bonus": NumberTable((0, 0, 0, 0, 2, 5, 10), RULEBOOK),
    "token_points": NumberTable((1,), RULEBOOK),
    "ability_beds": NumberTable((3,), RULEBOOK),
    "queue_limit": NumberTable((4,), RULEBOOK),
    "closed_queue_limit": NumberTable((5,), RULEBOOK),
    "door_limit": NumberTable((2,), RULEBOOK),
    "first_hand": NumberTable((9,), RULEBOOK),
    "refill": NumberTable((5,), RULEBOOK),
    "laid_a_round": NumberTable((5,), RULEBOOK),
    "rounds": NumberTable((4,), RULEBOOK),
    "tie_break_coins": NumberTable((3,), RULEBOOK),
}


@final
class Components:
    """The tables as the rules read them."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        self.beds: Final = tables["beds"].packed()
        self.coins: Final = tables["coins"].packed()
        self.large: Final = tables["large"].packed()
        self.hotel_beds: Final = tables["hotel_beds"].packed()
        self.hotel_rule: Final = tables["hotel_rule"].packed()
        self.no_bonus: Final = tables["no_bonus"].packed()
        self.beginner_bonus: Final = tables["beginner_bonus"].packed()
        self.expert_bonus: Final = tables["expert_bonus"].packed()
        self.token_points: i64 = tables["token_points"].values[0]
        self.ability_beds: i64 = tables["ability_beds"].values[0]
        self.queue_limit: i64 = tables["queue_limit"].values[0]
        self.closed_queue_limit: i64 = tables["closed_queue_limit"].values[0]
        self.door_limit: i64 = tables["door_limit"].values[0]
        self.first_hand: i64 = tables["first_hand"].values[0]
        self.refill: i64 = tables["refill"].values[0]
        self.laid_a_round: i64 = tables["laid_a_round"].values[0]
        self.rounds: i64 = tables["rounds"].values[0]
        self.tie_break_coins: i64 = tables["tie_break_coins"].values[0]
