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
FAMILY: Final = 0
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
TILES_SOURCE: Final = 0
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

FIELDS: Final = (
    "unlaid",
    "tiles",
    "day",
    "tourists",
    "quays",
    "supply",
    "hotels",
    "boat",
    "mayor",
    "watch",
    "white",
    "black",
    "first",
    "turn",
)


@final
class AmsterdamState(State):
    """Everything on the table. Nothing is hidden."""

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        choices: vec[i64],
        components: Components,
        unlaid: i64,
        tiles: vec[i64],
        day: i64,
        tourists: vec[i64],
        quays: vec[i64],
        supply: i64,
        hotels: vec[i64],
        boat: i64,
        mayor: i64,
        watch: i64,
        white: i64,
        black: i64,
        first: i64,
        turn: i64,
    ) -> None:
        super().__init__(game, seats, choices)
        self.components: Final = components
        self.unlaid = unlaid  # set of tiles (rows of the tile table) not laid out yet
        self.tiles: Final = tiles  # by cell: the tile, NO_TILE at the fountain
        self.day = day  # set of cells that show day
        self.tourists: Final = tourists  # by cell, the fountain included
        self.quays: Final = quays  # by corner of the canal, clockwise from the north-west: tourists waiting
        self.supply = supply  # tourists yet to come
        self.hotels: Final = hotels  # by seat and round: crossing, or NO_HOTEL
        self.boat = boat  # canal tile
        self.mayor = mayor  # crossing
        self.watch = watch  # crossing
        self.white = white  # as last rolled; 0 before and in the tactical game
        self.black = black
        self.first = first  # seat that began
        self.turn = turn  # turns completed

    def clone(self) -> "AmsterdamState":
        twin = AmsterdamState(
            self.game,
            self.seats,
            self.choices,
            self.components,
            self.unlaid,
            self.tiles[:],
            self.day,
            self.tourists[:],
            self.quays[:],
            self.supply,
            self.hotels[:],
            self.boat,
            self.mayor,
            self.watch,
            self.white,
            self.black,
            self.first,
            self.turn,
        )
        twin.carry(self)
        return twin

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


def empty_city(game: Game[Any], seats: i64, choices: vec[i64], components: Components) -> AmsterdamState:
    """Before anything is drawn: the pieces in their places, no building tile laid."""
    day: i64 = 0
    for index in range(len(components.day_cells)):
        day |= single(components.day_cells[index])
    tourists = zeros(CELLS)
    for index in range(len(components.first_tourists)):
        tourists[components.first_tourists[index]] += 1
    return AmsterdamState(
        game,
        seats,
        choices,
        components,
        full(TILES),
        repeated(NO_TILE, CELLS),
        day,
        tourists,
        zeros(CORNERS),
        components.tourists - len(components.first_tourists),
        repeated(NO_HOTEL, seats * components.hotels),
        components.pier,
        components.mayor,
        components.watch,
        0,
        0,
        0,
        0,
    )
