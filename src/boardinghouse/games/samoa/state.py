"""The position of Hotel Samoa: fields, frame kinds, the action table, event codes; where tiles lie (SAM-65).

A guest is written as 1 + nation * 7 + kind, a room as its guest + 32 * second guest; 0 is nobody. Tiles are counted by
place and kind: in the stack, on the table, used up, or at a hotel.
"""

from typing import TYPE_CHECKING, Any, Final, cast, final

from boardinghouse.core.actions import ActionSpace, Arg, Verb, numbered
from boardinghouse.core.contract import Game, State
from boardinghouse.core.decks import full
from boardinghouse.core.events import EVERYONE, Kind
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.games.samoa.components import (
    ALL_CARDS,
    BOARD_ROOMS,
    CARD_NAMES,
    DAY_OFF,
    EXTRA_ROOM,
    FLIGHTS,
    GROUPS,
    KIND_NAMES,
    KINDS,
    MOST_SEATS,
    NATION_NAMES,
    NATIONS,
    ROOM_NAMES,
    ROOMS,
    ROUNDS,
    TILE_NAMES,
    TILES,
    Components,
)

if TYPE_CHECKING:
    from boardinghouse.games.samoa.view import SamoaView

EMPTY: Final = -1  # no flag laid yet, no price card laid, no tourist card turned up

# Options, by their place in Game.options.
FLAGS: Final = 0
SORTED: Final = 0

# Frame kinds, in the order of Game.pending.
DRAW_FLAG: Final = 0
DRAW_TIE: Final = 1
BEGIN_ROUND: Final = 2
DRAW_TILE: Final = 3
DEPART: Final = 4
DRAW_FLIGHT: Final = 5
DRAW_TOURIST: Final = 6
PRICE: Final = 7
SHOW_CARDS: Final = 8
NEXT_SWAP: Final = 9
SWAP_CARD: Final = 10
NEXT_BUILDER: Final = 11
BUILD: Final = 12
COVER_ROOM: Final = 13
NEXT_HOST: Final = 14
HOUSING: Final = 15
ROOM: Final = 16
NEXT_DAY_OFF: Final = 17
STAFF_OFF: Final = 18
PAY: Final = 19

# Verbs: the id of the first action of each.
LAY: Final = 0
SWAP_IN: Final = 11
KEEP: Final = 22
BUY: Final = 23
COVER: Final = 29
PASS: Final = 39
SEND: Final = 40
PICK: Final = 50
HOUSE: Final = 71
DONE: Final = 81
USE_TAKE_BACK: Final = 82
RETRIEVE: Final = 83
FLAG: Final = 93
TIE: Final = 97
TILE: Final = 103
FLIGHT: Final = 109
TOURIST: Final = 122

ACTIONS: Final = ActionSpace(
    (
        Verb(LAY, "lay", (Arg("card", CARD_NAMES),)),
        Verb(SWAP_IN, "swap", (Arg("card", CARD_NAMES),)),
        Verb(KEEP, "keep"),
        Verb(BUY, "buy", (Arg("tile", TILE_NAMES),)),
        Verb(COVER, "cover", (Arg("room", ROOM_NAMES),)),
        Verb(PASS, "pass"),
        Verb(SEND, "send-home", (Arg("room", ROOM_NAMES),)),
        Verb(PICK, "pick", (numbered("group", 1, GROUPS), Arg("kind", KIND_NAMES))),
        Verb(HOUSE, "house", (Arg("room", ROOM_NAMES),)),
        Verb(DONE, "done"),
        Verb(USE_TAKE_BACK, "take-back"),
        Verb(RETRIEVE, "retrieve", (Arg("card", CARD_NAMES[:DAY_OFF]),)),
        Verb(FLAG, "flag", (Arg("nation", NATION_NAMES),)),
        Verb(TIE, "tie-card", (numbered("seat", 1, MOST_SEATS),)),
        Verb(TILE, "tile", (Arg("tile", TILE_NAMES),)),
        Verb(FLIGHT, "flight", (numbered("tourist-card", 1, FLIGHTS),)),
        Verb(TOURIST, "arrive", (Arg("kind", KIND_NAMES),)),
    )
)

# Events.
FLAG_LAID: Final = 0
TIE_CARD: Final = 1
ROUND_BEGAN: Final = 2
TILE_SHOWN: Final = 3
LEFT: Final = 4
FLIGHT_LANDED: Final = 5
ARRIVED: Final = 6
ANSWERED: Final = 7
SHOWN: Final = 8
SWAPPED: Final = 9
BOUGHT: Final = 10
POOL_PAID: Final = 11
COVERED: Final = 12
PASSED: Final = 13
HOUSED: Final = 14
SENT_HOME: Final = 15
UNHOUSED: Final = 16
PAID: Final = 17
DISCARDED: Final = 18
KEPT: Final = 19
RETRIEVED: Final = 20
USED_TILE: Final = 21
EVENTS: Final = (
    Kind(FLAG_LAID, "flag-laid", ("round", "nation")),
    Kind(TIE_CARD, "tie-card", ("seat", "before:seat")),
    Kind(ROUND_BEGAN, "round-began", ("round", "nation")),
    Kind(TILE_SHOWN, "tile-shown", ("tile",)),
    Kind(LEFT, "left", ("seat", "room", "nation", "kind")),
    Kind(FLIGHT_LANDED, "flight-landed", ("nation", "tourist-card")),
    Kind(ARRIVED, "arrived", ("nation", "kind", "group")),
    Kind(ANSWERED, "answered", ("seat",)),
    Kind(SHOWN, "shown", ("seat", "card")),
    Kind(SWAPPED, "swapped", ("seat", "card", "old-card:card")),
    Kind(BOUGHT, "bought", ("seat", "tile", "coins")),
    Kind(POOL_PAID, "pool-paid", ("seat", "coins")),
    Kind(COVERED, "covered", ("seat", "room")),
    Kind(PASSED, "passed", ("seat",)),
    Kind(HOUSED, "housed", ("seat", "nation", "kind", "room")),
    Kind(SENT_HOME, "sent-home", ("seat", "room", "nation", "kind")),
    Kind(UNHOUSED, "unhoused", ("nation", "kind", "count")),
    Kind(PAID, "paid", ("seat", "room", "nation", "kind", "coins")),
    Kind(DISCARDED, "discarded", ("seat", "card")),
    Kind(KEPT, "kept", ("seat", "card")),
    Kind(RETRIEVED, "retrieved", ("seat", "card")),
    Kind(USED_TILE, "used-tile", ("seat", "tile")),
)

# Places of tiles.
STACK: Final = 0
TABLE: Final = 1
USED: Final = 2
HOTELS: Final = 3  # and on: the hotel of seat 0, 1, ...

# What is kept of a seat's money: what it has, and where it came from or went.
MONEY_PARTS: Final = 5
CASH: Final = 0
ROOM_PRICES: Final = 1
DOUBLES: Final = 2
POOL_COINS: Final = 3
TILE_COSTS: Final = 4

# What is kept of the cards a seat takes back: how many it has still to choose, and what the others know.
TAKE_PARTS: Final = 4
TO_TAKE: Final = 0  # cards still to be chosen for the tile just used
DOUBTED: Final = 1  # the set of cards that may be in hand or among the discards
EARLIER: Final = 2  # those of them that were in doubt already when the latest tile was used
EARLIER_HELD: Final = 3  # how many of these, at least, are in hand

SECOND: Final = 5  # bits up to the second guest of a room
GUEST: Final = 31  # the bits of one guest

# Sources of chance.
CHANCE_SOURCES: Final = ("flags", "tie-break card", "tiles", "tourist cards", "tourists")
FLAG_SOURCE: Final = 0
TIE_SOURCE: Final = 1
TILE_SOURCE: Final = 2
FLIGHT_SOURCE: Final = 3
TOURIST_SOURCE: Final = 4

FIELDS: Final = tuple(
    """
    round tie flags flights flight piles groups tiles money hands discards laid taken_back rooms suites newcomers
    builders
    """.split()
)


def first_piles(components: Components) -> vec[i64]:
    """By nation and kind: all tourists at home."""
    piles = zeros(NATIONS * KINDS)
    for place in range(NATIONS * KINDS):
        piles[place] = components.tourists[place % KINDS]
    return piles


def first_tiles(seats: i64, components: Components) -> vec[i64]:
    """By place and kind: all tiles in the stack."""
    tiles = zeros((HOTELS + seats) * TILES)
    for tile in range(TILES):
        tiles[STACK * TILES + tile] = components.tiles[tile]
    return tiles


def first_money(seats: i64, components: Components) -> vec[i64]:
    """By seat and part: what everybody begins with."""
    money = zeros(seats * MONEY_PARTS)
    for seat in range(seats):
        money[seat * MONEY_PARTS + CASH] = components.start_money
    return money


@final
class SamoaState(State):
    """Everything on the table, in the hotels, hands and purses. It begins with empty hotels, all tourists at home and
    all cards in hand."""

    def __init__(
        self, game: Game[Any], seats: i64, choices: vec[i64], components: Components, old: "SamoaState | None"
    ) -> None:
        super().__init__(game, seats, choices, old)
        self.components: Final = components
        self.round: i64 = i64(0) if old is None else old.round  # from 1
        # the tie-break card lies between the seat before and this one
        self.tie: i64 = i64(0) if old is None else old.tie
        # by round: nation, or EMPTY; a vector that is replaced, never changed
        self.flags: vec[i64] = repeated(EMPTY, ROUNDS) if old is None else old.flags
        self.flights: i64 = full(FLIGHTS) if old is None else old.flights  # set of tourist cards not turned up yet
        self.flight: i64 = i64(EMPTY) if old is None else old.flight  # the tourist card of this round, or EMPTY
        # by nation and kind: tourists at home
        self.piles: Final[vec[i64]] = first_piles(components) if old is None else old.piles[:]
        # by group and kind: on the table
        self.groups: Final[vec[i64]] = zeros(GROUPS * KINDS) if old is None else old.groups[:]
        # by place and kind
        self.tiles: Final[vec[i64]] = first_tiles(seats, components) if old is None else old.tiles[:]
        # by seat and part
        self.money: Final[vec[i64]] = first_money(seats, components) if old is None else old.money[:]
        # by seat: set of cards
        self.hands: Final[vec[i64]] = repeated(ALL_CARDS, seats) if old is None else old.hands[:]
        self.discards: Final[vec[i64]] = zeros(seats) if old is None else old.discards[:]  # by seat: set of cards
        # by seat: card, or EMPTY; face down while PRICE is asked
        self.laid: Final[vec[i64]] = repeated(EMPTY, seats) if old is None else old.laid[:]
        # by seat and part
        self.taken_back: Final[vec[i64]] = zeros(seats * TAKE_PARTS) if old is None else old.taken_back[:]
        self.rooms: Final[vec[i64]] = zeros(seats * ROOMS) if old is None else old.rooms[:]  # by seat and room: guests
        self.suites: Final[vec[i64]] = zeros(seats) if old is None else old.suites[:]  # by seat: set of rooms
        # by seat: set of rooms with a new guest; bit 10 + room for the second guest
        self.newcomers: Final[vec[i64]] = zeros(seats) if old is None else old.newcomers[:]
        self.builders: i64 = i64(0) if old is None else old.builders  # mask of seats that bought a tile in this round

    def clone(self) -> "SamoaState":
        return SamoaState(self.game, self.seats, self.choices, self.components, self)

    def view(self, seat: int | None) -> "SamoaView":
        return cast("SamoaView", super().view(seat))

    def nation(self) -> i64:
        """The nation of this round's flag."""
        return self.flags[self.round - 1]

    def owned(self, seat: i64, tile: i64) -> i64:
        """How many tiles of a kind lie at the seat's hotel."""
        return self.tiles[(HOTELS + seat) * TILES + tile]

    def move_tile(self, tile: i64, origin: i64, goal: i64) -> None:
        """A tile changes its place."""
        self.tiles[origin * TILES + tile] -= 1
        self.tiles[goal * TILES + tile] += 1

    def use_tile(self, seat: i64, tile: i64) -> None:
        """A special tile is discarded for its effect."""
        self.move_tile(tile, HOTELS + seat, USED)
        self.tell(USED_TILE, EVERYONE, seat, tile)

    def room_count(self, seat: i64) -> i64:
        """Rooms of the seat's hotel, extra rooms included."""
        return BOARD_ROOMS + self.tiles[(HOTELS + seat) * TILES + EXTRA_ROOM]

    def earn(self, seat: i64, part: i64, coins: i64) -> None:
        """Money comes in, or goes out where coins are negative."""
        self.money[seat * MONEY_PARTS + CASH] += coins
        self.money[seat * MONEY_PARTS + part] += coins
