"""The position of Maui: fields, frame kinds, the action table, event codes; what lies where before the first draw
(MAU-9 to MAU-11), how a seat sees towels (MAU-14, MAU-22, MAU-70), how long the tracks are (MAU-88).

Things of a seat and a column stand at seat * 13 + column; column 0 is the start towel's.
"""

from typing import TYPE_CHECKING, Any, Final, cast, final

from boardinghouse.core.actions import ActionSpace, Arg, Verb, numbered
from boardinghouse.core.contract import Game, State
from boardinghouse.core.events import Kind
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.games.maui.components import (
    ALL_TOWELS,
    BEACH_COLUMNS,
    BEACH_SIDE,
    CELLS,
    CRAB,
    CRAB_SIDE,
    CRAB_VALUES,
    HIGHEST_TOP,
    LOWEST_CRAB,
    LOWEST_TOP,
    MARKET_COLUMNS,
    MARKET_PLACES,
    MARKET_ROWS,
    PATTERN_NAMES,
    PATTERNS,
    PEARL_COLOURS,
    SPOT_KINDS,
    TOKEN_KINDS,
    TOKEN_NAMES,
    TOWEL_NAMES,
    TOWELS,
    UMBRELLA_KINDS,
    UMBRELLA_NAMES,
    Components,
)

if TYPE_CHECKING:
    from boardinghouse.games.maui.view import MauiView

EMPTY: Final[i64] = -1

# Options, by their place in Game.options.
MODE: Final[i64] = 0
BEACH: Final[i64] = 0
CRABS: Final[i64] = 1
BOTH: Final[i64] = 2

# Frame kinds, in the order of Game.pending.
FILL_MARKET: Final[i64] = 0
LAY_UMBRELLA: Final[i64] = 1
DRAW_START: Final[i64] = 2
DRAW_FIRST: Final[i64] = 3
BEGIN: Final[i64] = 4
TURN: Final[i64] = 5
UMBRELLA_STEP: Final[i64] = 6
TURN_CRAB: Final[i64] = 7
TOKENS: Final[i64] = 8
MOVE_SHELLS: Final[i64] = 9
NEXT_TURN: Final[i64] = 10

# Verbs: the id of the first action of each.
TOWEL: Final[i64] = 0
TOPS: Final[i64] = 9  # actions of the verb towel for each place of the market
DOLLARS: Final[i64] = 54
SPARE: Final[i64] = 56
ADVANCE: Final[i64] = 62
TOKEN: Final[i64] = 67
SHELLS: Final[i64] = 73
DRAW: Final[i64] = 74
UMBRELLA: Final[i64] = 134
SHOW: Final[i64] = 138
FIRST: Final[i64] = 141

ACTIONS: Final = ActionSpace(
    (
        Verb(TOWEL, "towel", (numbered("place", 1, MARKET_PLACES), numbered("row", HIGHEST_TOP, LOWEST_TOP))),
        Verb(DOLLARS, "dollars", (numbered("zone", 1, MARKET_ROWS),)),
        Verb(SPARE, "spare", (numbered("place", 1, MARKET_PLACES),)),
        Verb(ADVANCE, "advance", (Arg("pattern", PATTERN_NAMES),)),
        Verb(TOKEN, "token", (Arg("token", TOKEN_NAMES), numbered("cell", 1, CELLS))),
        Verb(SHELLS, "shells"),
        Verb(DRAW, "draw", (Arg("towel", TOWEL_NAMES),)),
        Verb(UMBRELLA, "umbrella", (Arg("umbrella", UMBRELLA_NAMES),)),
        Verb(SHOW, "show", (numbered("crab", LOWEST_CRAB, LOWEST_CRAB + CRAB_VALUES - 1),)),
        Verb(FIRST, "first", (numbered("seat", 1, 4),)),
    )
)

# Sources of chance, by their place in Game.sources.
CHANCE_SOURCES: Final = ("bag", "umbrellas", "first player", "crabs")
BAG_SOURCE: Final[i64] = 0
UMBRELLA_SOURCE: Final[i64] = 1
FIRST_SOURCE: Final[i64] = 2
CRAB_SOURCE: Final[i64] = 3

# What lies on a cell of a towel: three bits a cell in `covers`. Penalty tokens are not noted: they lie on all cells
# outside the beach.
COVER_BITS: Final[i64] = 3
COVER: Final[i64] = 0b111
TOKEN_COVER: Final[i64] = 1  # and the next: one a kind of token
HIDDEN_CRAB: Final[i64] = 3
CRAB_COVER: Final[i64] = 4  # and the next two: one a crab value

# Events.
FIRST_PLAYER: Final[i64] = 0
MARKET_FILLED: Final[i64] = 1
UMBRELLA_LAID: Final[i64] = 2
START_DRAWN: Final[i64] = 3
TOWEL_LAID: Final[i64] = 4
SPARE_LAID: Final[i64] = 5
PENALTY: Final[i64] = 6
UMBRELLA_TAKEN: Final[i64] = 7
UMBRELLA_LOST: Final[i64] = 8
CRAB_SHOWN: Final[i64] = 9
CRAB_BOXED: Final[i64] = 10
TOKEN_LAID: Final[i64] = 11
SHELL_MOVED: Final[i64] = 12
TOKEN_WON: Final[i64] = 13
DOLLARS_TAKEN: Final[i64] = 14
LAST_ROUND: Final[i64] = 15
SECOND_GAME: Final[i64] = 16
EVENTS: Final = (
    Kind(FIRST_PLAYER, "first-player", ("seat",)),
    Kind(MARKET_FILLED, "market-filled", ("place", "towel")),
    Kind(UMBRELLA_LAID, "umbrella-laid", ("seat", "column", "umbrella")),
    Kind(START_DRAWN, "start-drawn", ("seat", "towel")),
    Kind(TOWEL_LAID, "towel-laid", ("seat", "place", "towel", "row", "cost")),
    Kind(SPARE_LAID, "spare-laid", ("seat", "place", "towel")),
    Kind(PENALTY, "penalty", ("seat", "count")),
    Kind(UMBRELLA_TAKEN, "umbrella-taken", ("seat", "umbrella")),
    Kind(UMBRELLA_LOST, "umbrella-lost", ("seat", "umbrella")),
    Kind(CRAB_SHOWN, "crab-shown", ("seat", "crab", "cell")),
    Kind(CRAB_BOXED, "crab-boxed", ("seat",)),
    Kind(TOKEN_LAID, "token-laid", ("seat", "token", "cell")),
    Kind(SHELL_MOVED, "shell-moved", ("seat", "pattern", "from", "to")),
    Kind(TOKEN_WON, "token-won", ("seat", "token")),
    Kind(DOLLARS_TAKEN, "dollars-taken", ("seat", "zone", "count")),
    Kind(LAST_ROUND, "last-round", ("seat",)),
    Kind(SECOND_GAME, "second-game"),
)

FIELDS: Final = tuple(
    """
    bag market zones dollars ornaments tokens boxed_tokens shells pearls penalties unseen_crabs boxed spots towels
    tops covers laid side round first
    """.split()
)


def first_ornaments(seats: i64, components: Components) -> vec[i64]:
    """By kind of token: how many lie on its ornament at the start."""
    return components.tokens_for_two[:] if seats == 2 else components.tokens[:]


def first_boxed_tokens(seats: i64, components: Components) -> vec[i64]:
    """By kind of token: how many are not played with."""
    ornaments = first_ornaments(seats, components)
    boxed = components.tokens[:]
    for kind in range(TOKEN_KINDS):
        boxed[kind] -= ornaments[kind]
    return boxed


def first_crabs(seats: i64, components: Components) -> vec[i64]:
    """By seat and value: the crabs, all unseen."""
    crabs = zeros(seats * CRAB_VALUES)
    for seat in range(seats):
        for value in range(CRAB_VALUES):
            crabs[seat * CRAB_VALUES + value] = components.crabs[value]
    return crabs


def first_boxes(seats: i64, components: Components) -> vec[i64]:
    """By seat and kind: all umbrellas and crabs, which begin in the box."""
    boxed = zeros(seats * SPOT_KINDS)
    for seat in range(seats):
        for umbrella in range(UMBRELLA_KINDS):
            boxed[seat * SPOT_KINDS + 1 + umbrella] = components.umbrellas[umbrella]
        for value in range(CRAB_VALUES):
            boxed[seat * SPOT_KINDS + CRAB] += components.crabs[value]
    return boxed


def first_side(choices: vec[i64]) -> i64:
    """The side of the beaches that the game begins on."""
    return CRAB_SIDE if choices[MODE] == CRABS else BEACH_SIDE


@final
class MauiState(State):
    """Everything on the table; it begins with all towels in the bag. Nothing in it is secret: what nobody knows yet
    (the order of the bag, the values of face down crabs) is drawn when it is seen."""

    def __init__(
        self, game: Game[Any], seats: i64, choices: vec[i64], components: Components, old: "MauiState | None"
    ) -> None:
        super().__init__(game, seats, choices, old)
        self.components: Final = components
        self.bag: i64 = i64(ALL_TOWELS) if old is None else old.bag  # set of towels
        # by place, row after row from the dollar zone out: a towel or EMPTY
        self.market: Final[vec[i64]] = repeated(EMPTY, MARKET_PLACES) if old is None else old.market[:]
        # by market row: dollars
        self.zones: Final[vec[i64]] = (
            repeated(components.first_zone_dollars, MARKET_ROWS) if old is None else old.zones[:]
        )
        # by seat
        self.dollars: Final[vec[i64]] = repeated(components.first_dollars, seats) if old is None else old.dollars[:]
        # by kind of token: how many lie on its ornament
        self.ornaments: Final[vec[i64]] = first_ornaments(seats, components) if old is None else old.ornaments[:]
        # by seat and kind of token
        self.tokens: Final[vec[i64]] = zeros(seats * TOKEN_KINDS) if old is None else old.tokens[:]
        # by kind of token
        self.boxed_tokens: Final[vec[i64]] = (
            first_boxed_tokens(seats, components) if old is None else old.boxed_tokens[:]
        )
        # by seat and pattern: the square, 0 off the track
        self.shells: Final[vec[i64]] = zeros(seats * PATTERNS) if old is None else old.shells[:]
        # by seat and colour
        self.pearls: Final[vec[i64]] = zeros(seats * PEARL_COLOURS) if old is None else old.pearls[:]
        self.penalties: Final[vec[i64]] = zeros(seats) if old is None else old.penalties[:]  # by seat: penalty tokens
        # by seat and value: crabs nobody has seen the value of
        self.unseen_crabs: Final[vec[i64]] = first_crabs(seats, components) if old is None else old.unseen_crabs[:]
        # by seat and kind: umbrellas and crabs in the box
        self.boxed: Final[vec[i64]] = first_boxes(seats, components) if old is None else old.boxed[:]
        # by seat and column: the kind of what lies there, or BARE
        self.spots: Final[vec[i64]] = zeros(seats * BEACH_COLUMNS) if old is None else old.spots[:]
        # by seat and column: a towel or EMPTY
        self.towels: Final[vec[i64]] = repeated(EMPTY, seats * BEACH_COLUMNS) if old is None else old.towels[:]
        # by seat and column: the row of the towel's top cell
        self.tops: Final[vec[i64]] = zeros(seats * BEACH_COLUMNS) if old is None else old.tops[:]
        # by seat and column: what lies on the towel's cells
        self.covers: Final[vec[i64]] = zeros(seats * BEACH_COLUMNS) if old is None else old.covers[:]
        # by seat: towels laid, the start towel not counted
        self.laid: Final[vec[i64]] = zeros(seats) if old is None else old.laid[:]
        self.side: i64 = first_side(choices) if old is None else old.side  # of the beaches
        self.round: i64 = i64(1) if old is None else old.round  # from 1, in each of two games
        self.first: i64 = i64(0) if old is None else old.first

    def clone(self) -> "MauiState":
        return MauiState(self.game, self.seats, self.choices, self.components, self)

    def view(self, seat: int | None) -> "MauiView":
        return cast("MauiView", super().view(seat))

    def facing(self, seat: i64) -> i64:
        """Where this seat's towels begin in what is indexed by direction: those who sit opposite see them turned."""
        if seat * 2 < self.seats:
            return 0
        return TOWELS

    def named_for(self, seat: i64, towel: i64) -> i64:
        """The towel by the name that reads, from the top, as it lies on this seat's beach: for what is told."""
        if self.facing(seat) == 0:
            return towel
        return self.components.turned_names[towel]

    def track_length(self) -> i64:
        """The last square of every track."""
        if self.choices[MODE] == BOTH:
            return self.components.long_track_length
        return self.components.track_length

    def is_crab_spot(self, column: i64) -> bool:
        """Whether the spot of this column, if it has one, is a crab's."""
        return self.components.spot_kinds[self.side * BEACH_COLUMNS + column] == CRAB

    def spot_row(self, column: i64) -> i64:
        """The row of this column's spot, 0 if it has none."""
        return self.components.spot_rows[self.side * BEACH_COLUMNS + column]


def cost_of(state: MauiState, place: i64) -> i64:
    """What the towel at this place of the market costs."""
    return state.components.costs[place % MARKET_COLUMNS]
