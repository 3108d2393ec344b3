"""The position of Hotels of Amsterdam: fields, frame kinds, the action table, event codes, starting places
(AMS-10 to AMS-13).

Cells, crossings and canal tiles are numbered as in `city.py`. A tile is written as day kind * 6 + night kind.
"""

from typing import TYPE_CHECKING, Any, Final, cast, final

from boardinghouse.core.actions import ActionSpace, Arg, Verb, numbered
from boardinghouse.core.contract import Game, State
from boardinghouse.core.decks import full, single
from boardinghouse.core.events import Kind
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.games.amsterdam.city import CELL_NAMES, CELLS, CORNERS, CROSSING_NAMES, MOST_STEPS
from boardinghouse.games.amsterdam.components import DAY_KINDS, KINDS, NIGHT_KINDS, TILES, Components

if TYPE_CHECKING:
    from boardinghouse.games.amsterdam.view import AmsterdamView

NO_TILE: Final = -1
NO_HOTEL: Final = -1
MAYOR: Final = 0
WATCH: Final = 1

# Options, by their place in Game.options.
RULES: Final = 0
TACTICAL: Final = 1
TILE_SET: Final = 1
SIX: Final = 0
SENDING: Final = 2
BESIDES: Final = 0
INSTEAD: Final = 1

# Frame kinds, in the order of Game.pending.
LAY_TILES: Final = 0
DRAW_FIRST: Final = 1
NEXT_TURN: Final = 2
ROLL_DICE: Final = 3
SAILING: Final = 4
PLACING: Final = 5
WALKING: Final = 6
TURNING: Final = 7
MOVING: Final = 8

# Sources of chance, in the order of Game.sources.
CHANCE_SOURCES: Final = ("tiles", "first player", "dice")
TILE_SOURCE: Final = 0
FIRST_SOURCE: Final = 1
DICE_SOURCE: Final = 2

# Verbs: the id of the first action of each.
SAIL: Final = 0
HOTEL: Final = 6
WALK: Final = 22
STAY: Final = 54
TURN: Final = 55
MOVE: Final = 80
SEND: Final = 105
DONE: Final = 130
TILE: Final = 131
FIRST: Final = 167
ROLL: Final = 171

QUAY_NAMES: Final = ("north-west", "north-east", "south-east", "south-west")
CELL: Final = Arg("cell", CELL_NAMES)
CROSSING: Final = Arg("crossing", CROSSING_NAMES)
ACTIONS: Final = ActionSpace(
    (
        Verb(SAIL, "sail", (numbered("distance", 1, MOST_STEPS),)),
        Verb(HOTEL, "hotel", (CROSSING,)),
        Verb(WALK, "walk", (Arg("figure", ("mayor", "watch")), CROSSING)),
        Verb(STAY, "stay"),
        Verb(TURN, "turn", (CELL,)),
        Verb(MOVE, "move", (CELL,)),
        Verb(SEND, "send", (CELL,)),
        Verb(DONE, "done"),
        Verb(TILE, "tile", (Arg("day", DAY_KINDS), Arg("night", NIGHT_KINDS))),
        Verb(FIRST, "first", (numbered("seat", 1, 4),)),
        Verb(ROLL, "roll", (numbered("white", 1, MOST_STEPS), numbered("black", 1, MOST_STEPS))),
    )
)

# Event codes.
CITY_LAID: Final = 0
FIRST_PLAYER: Final = 1
ROLLED: Final = 2
SAILED: Final = 3
LANDED: Final = 4
WAITING: Final = 5
BUILT: Final = 6
WALKED: Final = 7
TURNED: Final = 8
MOVED: Final = 9
STRANDED: Final = 10
SENT: Final = 11
TARGET_REACHED: Final = 12
LAST_ARRIVED: Final = 13

EVENTS: Final = (
    Kind(CITY_LAID, "city-laid"),
    Kind(FIRST_PLAYER, "first-player", ("seat",)),
    Kind(ROLLED, "rolled", ("seat", "white:steps", "black:steps")),
    Kind(SAILED, "sailed", ("seat", "distance:steps", "canal", "taken")),
    Kind(LANDED, "landed", ("cell", "tourists")),
    Kind(WAITING, "waiting", ("quay", "tourists")),
    Kind(BUILT, "built", ("seat", "crossing")),
    Kind(WALKED, "walked", ("seat", "figure", "crossing")),
    Kind(TURNED, "turned", ("seat", "figure", "cell")),
    Kind(MOVED, "moved", ("from:cell", "cell", "tourists")),
    Kind(STRANDED, "stranded", ("from:cell", "tourists")),
    Kind(SENT, "sent", ("seat", "figure", "cell")),
    Kind(TARGET_REACHED, "target-reached", ("seat", "tourists")),
    Kind(LAST_ARRIVED, "last-arrived", ("seat",)),
)

FIELDS: Final = tuple(
    """
    unlaid tiles day tourists quays supply hotels boat mayor watch white black first turn
    """.split()
)


def first_day(components: Components) -> i64:
    """The set of cells that show day at the start."""
    day: i64 = 0
    for index in range(len(components.day_cells)):
        day |= single(components.day_cells[index])
    return day


def first_tourists(components: Components) -> vec[i64]:
    """By cell: the tourists at the start."""
    tourists = zeros(CELLS)
    for index in range(len(components.first_tourists)):
        tourists[components.first_tourists[index]] += 1
    return tourists


@final
class AmsterdamState(State):
    """Everything on the table. Nothing is hidden. It begins with the pieces in their places and no tile laid."""

    def __init__(
        self, game: Game[Any], seats: i64, choices: vec[i64], components: Components, old: "AmsterdamState | None"
    ) -> None:
        super().__init__(game, seats, choices, old)
        self.components: Final = components
        self.unlaid: i64 = full(TILES) if old is None else old.unlaid  # set of rows of the tile table not laid out yet
        # by cell: the tile, NO_TILE at the fountain
        self.tiles: Final[vec[i64]] = repeated(NO_TILE, CELLS) if old is None else old.tiles[:]
        self.day: i64 = first_day(components) if old is None else old.day  # set of cells that show day
        # by cell, the fountain included
        self.tourists: Final[vec[i64]] = first_tourists(components) if old is None else old.tourists[:]
        # by corner of the canal, clockwise from the north-west: tourists waiting
        self.quays: Final[vec[i64]] = zeros(CORNERS) if old is None else old.quays[:]
        # tourists yet to come
        self.supply: i64 = components.tourists - len(components.first_tourists) if old is None else old.supply
        # by seat and round: crossing, or NO_HOTEL
        self.hotels: Final[vec[i64]] = repeated(NO_HOTEL, seats * components.hotels) if old is None else old.hotels[:]
        self.boat: i64 = components.pier if old is None else old.boat  # canal tile
        self.mayor: i64 = components.mayor if old is None else old.mayor  # crossing
        self.watch: i64 = components.watch if old is None else old.watch  # crossing
        self.white: i64 = i64(0) if old is None else old.white  # as last rolled; 0 before and in the tactical game
        self.black: i64 = i64(0) if old is None else old.black
        self.first: i64 = i64(0) if old is None else old.first  # seat that began
        self.turn: i64 = i64(0) if old is None else old.turn  # turns completed

    def clone(self) -> "AmsterdamState":
        return AmsterdamState(self.game, self.seats, self.choices, self.components, self)

    def view(self, seat: int | None) -> "AmsterdamView":
        return cast("AmsterdamView", super().view(seat))

    def tactical(self) -> bool:
        return self.choices[RULES] == TACTICAL

    def sends_instead(self) -> bool:
        """Whether a figure that sends a tourist from the fountain turns no tile."""
        return self.choices[SENDING] == INSTEAD

    def active(self) -> i64:
        """The seat whose turn it is."""
        return (self.first + self.turn) % self.seats

    @property
    def round(self) -> i64:
        """From 1: everybody has one turn in each."""
        return self.turn // self.seats + 1

    def target(self) -> i64:
        """How many tourists win."""
        return self.components.target[self.seats]

    def tile_table(self) -> vec[i64]:
        """The tiles this game is played with."""
        return self.components.six_kinds if self.choices[TILE_SET] == SIX else self.components.four_kinds

    def kind_of(self, cell: i64) -> i64:
        """The symbol a building shows: day kinds from 0, night kinds from KINDS on."""
        tile = self.tiles[cell]
        if (self.day >> cell) & 1 != 0:
            return tile // KINDS
        return KINDS + tile % KINDS
