"""The position of Grand Austria Hotel: fields, frame kinds, the action table. Event codes are in `events.py`.

Small things are packed into ints, one field of bits each, 0 for nothing: the guest row (guest + 1), a cafe (three
tables of guest + 1 and what is still missing of the order), a kitchen, the dice on the action board, the discs.
`cafe.py`, `hotel.py` and `rounds.py` read and write them; the layouts stand here.

Rules: AUS-17.
"""

from typing import TYPE_CHECKING, Any, Final, cast, final

from boardinghouse.core.actions import ActionSpace, Arg, Verb, numbered
from boardinghouse.core.contract import Game, State
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.games.austria.components import (
    ALL_GUESTS,
    ALL_STAFF,
    BOARD_NAMES,
    COLUMNS,
    NIGHT,
    POLITICS_NAMES,
    ROOMS,
    TILE_NAMES,
    Components,
)
from boardinghouse.games.austria.effects import DISH_NAMES, DISHES, FURNISH, KIND_NAMES, KRONES
from boardinghouse.games.austria.guests import GUEST_NAMES
from boardinghouse.games.austria.staff import STAFF_NAMES, SUPPLIERS

if TYPE_CHECKING:
    from boardinghouse.games.austria.view import AustriaView

# Options, by their place in Game.options.
SIDE: Final = 0
DAY: Final = 1
STAFF_OPTION: Final = 1
RANDOM: Final = 0
INTRODUCTORY: Final = 1
DRAFT_HANDS: Final = 2
POLITICS_PICK: Final = 2  # three stacks; 0 for a card that is drawn, as with the next two
TILE_PICK: Final = 5  # three stacks
BOARD_PICK: Final = 8  # four seats

# Layouts: bits a field takes.
CARD_BITS: Final = 6
CARD: Final = 63
TABLE_BITS: Final = 18  # guest, then three bits a dish still missing
TABLE: Final = (1 << 18) - 1
NEED_BITS: Final = 3
NEED: Final = 7
NEEDS: Final = (1 << 12) - 1
KITCHEN_BITS: Final = 8
KITCHEN: Final = 255
DICE_BITS: Final = 4
DICE: Final = 15
STACK_BITS: Final = 4
STACK: Final = 15
DISC_BITS: Final = 3  # seat + 1, three places a card
DISC_PLACE: Final = 7

# A card under the staff deck: the card in CARD_BITS, then who put it there, and whether it came out of a hand (or was
# only looked at).
FROM_HAND: Final = 256

# Where points come from.
FROM_GUESTS: Final = 0
FROM_GROUPS: Final = 1
FROM_DOORS: Final = 2
FROM_POLITICS: Final = 3
FROM_EMPEROR: Final = 4
FROM_TILES: Final = 5
FROM_STAFF: Final = 6
SOURCES: Final = 7
SOURCE_NAMES: Final = ("guests", "groups", "doors", "politics", "emperor", "tiles", "staff")

# Frame kinds, in the order of Game.pending.
DRAW_FIRST: Final = 0
DRAW_BOARD: Final = 1
DRAW_POLITICS: Final = 2
DRAW_TILE: Final = 3
REFILL: Final = 4
DEAL: Final = 5
HAND_OUT: Final = 6
DRAFT: Final = 7
BEGIN_ROUND: Final = 8
ROLL: Final = 9
NEXT_TURN: Final = 10
TURN: Final = 11
DISHES_ACTION: Final = 12
TRACKS_ACTION: Final = 13
CHOOSE_ROOM: Final = 14
REWARD: Final = 15
ORDER: Final = 16
RECEIVE: Final = 17
HIRING: Final = 18
LOOKING: Final = 19
PREPARING: Final = 20
OCCUPYING: Final = 21
INVITING: Final = 22
FULFILLING: Final = 23
FURNISHING: Final = 24
END_ROUND: Final = 25
VERDICT: Final = 26
PENALTY_CHOICE: Final = 27
RETURNING: Final = 28
CLEARING: Final = 29
EVICTING: Final = 30
DISMISSING: Final = 31
OPENING: Final = 32
OPENED: Final = 33
ACTED: Final = 34
ROOMS_LEFT: Final = 35
HIRES: Final = 36
FOOD_DUE: Final = 37
DRINKS_DUE: Final = 38

# Where a drawn staff card goes: third argument of DEAL.
TO_HAND: Final = 0
TO_LOOK: Final = 1
TO_PACK: Final = 2

# Sources of chance.
CHANCE_SOURCES: Final = ("seats", "board", "guests", "staff", "dice")
SEAT_SOURCE: Final = 0
BOARD_SOURCE: Final = 1
GUEST_SOURCE: Final = 2
STAFF_SOURCE: Final = 3
DICE_SOURCE: Final = 4

# Verbs: the id of the first action of each.
TAKE: Final = 0
DIE_ACTION: Final = 5
SIX_ACTION: Final = 15
WASTE: Final = 25
PASS: Final = 26
END_TURN: Final = 27
SERVE: Final = 28
SETTLE: Final = 40
LAY_DISC: Final = 43
USE: Final = 46
PREPARE: Final = 50
OCCUPY_ROOM: Final = 70
REMOVE: Final = 90
PLAY: Final = 110
CHOOSE: Final = 158
GAIN: Final = 206
ADVANCE: Final = 222
FILL: Final = 224
CLAIM: Final = 227
SKIP: Final = 244
SUFFER: Final = 245
IGNORE: Final = 247
FACE: Final = 248
SHOW_GUEST: Final = 254
SHOW_STAFF: Final = 310
SHOW_POLITICS: Final = 358
SHOW_TILE: Final = 370
FIRST: Final = 382
BOARD: Final = 386

IN_KITCHEN: Final = 0  # places of GAIN: the kitchen, then the tables
TO_EMPEROR: Final = 0
IN_KIND: Final = 0
IN_POINTS: Final = 1

ROOM_NAMES: Final = tuple(f"{room // COLUMNS + 1}-{room % COLUMNS + 1}" for room in range(ROOMS))
_BOOST = Arg("boost", ("plain", "boosted"))
_ROOM = Arg("room", ROOM_NAMES)
_STAFF = Arg("staff", STAFF_NAMES)
_DISH = Arg("dish", DISH_NAMES)
_TABLE = numbered("table", 1, 3)
ACTIONS: Final = ActionSpace(
    (
        Verb(TAKE, "take", (numbered("space", 1, 5),)),
        Verb(DIE_ACTION, "die", (numbered("face", 1, 5), _BOOST)),
        Verb(SIX_ACTION, "six", (numbered("as", 1, 5), _BOOST)),
        Verb(WASTE, "waste"),
        Verb(PASS, "pass"),
        Verb(END_TURN, "end"),
        Verb(SERVE, "serve", (_DISH, _TABLE)),
        Verb(SETTLE, "settle", (_TABLE,)),
        Verb(LAY_DISC, "disc", (Arg("stack", ("A", "B", "C")),)),
        Verb(USE, "use", (Arg("staff", STAFF_NAMES[:SUPPLIERS]),)),
        Verb(PREPARE, "prepare", (_ROOM,)),
        Verb(OCCUPY_ROOM, "occupy", (_ROOM,)),
        Verb(REMOVE, "remove", (_ROOM,)),
        Verb(PLAY, "play", (_STAFF,)),
        Verb(CHOOSE, "choose", (_STAFF,)),
        Verb(GAIN, "gain", (_DISH, Arg("place", ("kitchen", "table-1", "table-2", "table-3")))),
        Verb(ADVANCE, "advance", (Arg("track", ("emperor", "money")),)),
        Verb(FILL, "fill", (_TABLE,)),
        Verb(CLAIM, "claim", (Arg("reward", tuple(KIND_NAMES[KRONES : FURNISH + 1])),)),
        Verb(SKIP, "skip"),
        Verb(SUFFER, "suffer", (Arg("penalty", ("loss", "points")),)),
        Verb(IGNORE, "ignore"),
        Verb(FACE, "roll", (numbered("face", 1, 6),)),
        Verb(SHOW_GUEST, "guest", (Arg("guest", GUEST_NAMES),)),
        Verb(SHOW_STAFF, "staff", (_STAFF,)),
        Verb(SHOW_POLITICS, "politics", (Arg("politics", POLITICS_NAMES),)),
        Verb(SHOW_TILE, "tile", (Arg("tile", TILE_NAMES),)),
        Verb(FIRST, "first", (numbered("seat", 1, 4),)),
        Verb(BOARD, "board", (Arg("board", BOARD_NAMES[1:]),)),
    )
)

FIELDS: Final = tuple(
    """
    round first waiting dice bin row guest_deck guest_discards staff_deck staff_gone returned looked politics tiles
    discs under boards covered krones emperor kitchens cafes laid occupied paid_groups hands played used seen kept
    packs picks points
    """.split()
)


def first_kitchen(components: Components) -> i64:
    """What every kitchen holds at the start, packed by dish."""
    kitchen: i64 = 0
    for _ in range(DISHES):
        kitchen = (kitchen << KITCHEN_BITS) | components.start_dishes
    return kitchen


@final
class AustriaState(State):
    """Everything on the table, in the hotels and in the hands. It begins with all cards in the decks."""

    def __init__(
        self, game: Game[Any], seats: i64, choices: vec[i64], components: Components, old: "AustriaState | None"
    ) -> None:
        super().__init__(game, seats, choices, old)
        self.components: Final = components
        self.round: i64 = i64(0) if old is None else old.round  # from 1
        self.first: i64 = i64(0) if old is None else old.first  # the seat with turn-order token 1
        self.waiting: i64 = i64(0) if old is None else old.waiting  # set of seats that have passed
        self.dice: i64 = i64(0) if old is None else old.dice  # packed by face: dice on the action board
        self.bin: i64 = i64(0) if old is None else old.bin  # dice put away by rerolls
        self.row: i64 = i64(0) if old is None else old.row  # packed by space: guest + 1
        self.guest_deck: i64 = i64(ALL_GUESTS) if old is None else old.guest_deck  # set of guests not drawn yet
        self.guest_discards: i64 = i64(0) if old is None else old.guest_discards
        self.staff_deck: i64 = i64(ALL_STAFF) if old is None else old.staff_deck  # set of those on top, in no order
        self.staff_gone: i64 = i64(0) if old is None else old.staff_gone  # set of staff cards dismissed by a penalty
        self.returned: i64 = i64(0) if old is None else old.returned  # set of seats that put hand cards under the deck
        self.looked: i64 = i64(0) if old is None else old.looked  # packed in order: cards being looked at (card + 1)
        self.politics: i64 = i64(0) if old is None else old.politics  # packed by stack: card + 1
        self.tiles: i64 = i64(0) if old is None else old.tiles  # packed by stack: tile + 1
        self.discs: i64 = i64(0) if old is None else old.discs  # packed by stack and place: seat + 1
        self.under: vec[i64] = vec[i64]() if old is None else old.under[:]  # cards under the deck, in drawing order
        # by seat:
        self.boards: Final[vec[i64]] = repeated(NIGHT, seats) if old is None else old.boards[:]
        self.covered: Final[vec[i64]] = zeros(seats) if old is None else old.covered[:]  # numbers covered on the token
        self.krones: Final[vec[i64]] = repeated(components.start_krones, seats) if old is None else old.krones[:]
        self.emperor: Final[vec[i64]] = zeros(seats) if old is None else old.emperor[:]  # division of the emperor track
        self.kitchens: Final[vec[i64]] = repeated(first_kitchen(components), seats) if old is None else old.kitchens[:]
        self.cafes: Final[vec[i64]] = zeros(seats) if old is None else old.cafes[:]  # packed by table
        self.laid: Final[vec[i64]] = zeros(seats) if old is None else old.laid[:]  # set of prepared rooms
        self.occupied: Final[vec[i64]] = zeros(seats) if old is None else old.occupied[:]  # set of occupied rooms
        self.paid_groups: Final[vec[i64]] = zeros(seats) if old is None else old.paid_groups[:]  # set that has paid
        self.hands: Final[vec[i64]] = zeros(seats) if old is None else old.hands[:]  # set of staff cards
        self.played: Final[vec[i64]] = zeros(seats) if old is None else old.played[:]  # set of staff cards in play
        self.used: Final[vec[i64]] = zeros(seats) if old is None else old.used[:]  # set used in this round
        self.seen: Final[vec[i64]] = zeros(seats) if old is None else old.seen[:]  # set of cards it had or looked at
        self.kept: Final[vec[i64]] = zeros(seats) if old is None else old.kept[:]  # set kept when it put some back
        self.packs: Final[vec[i64]] = zeros(seats) if old is None else old.packs[:]  # set of staff cards to draft from
        self.picks: Final[vec[i64]] = zeros(seats) if old is None else old.picks[:]  # drafted, in order: card + 1
        self.points: Final[vec[i64]] = zeros(seats * SOURCES) if old is None else old.points[:]  # and by source

    def clone(self) -> "AustriaState":
        return AustriaState(self.game, self.seats, self.choices, self.components, self)

    def view(self, seat: int | None) -> "AustriaView":
        return cast("AustriaView", super().view(seat))
