"""The position of Grand Austria Hotel: fields, frame kinds, the action table. Event codes stand in `events.py`.

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
TO_MONEY: Final = 1
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

FIELDS: Final = (
    "round",
    "first",
    "waiting",
    "dice",
    "bin",
    "row",
    "guest_deck",
    "guest_discards",
    "staff_deck",
    "staff_gone",
    "returned",
    "looked",
    "politics",
    "tiles",
    "discs",
    "under",
    "boards",
    "covered",
    "krones",
    "emperor",
    "kitchens",
    "cafes",
    "laid",
    "occupied",
    "paid_groups",
    "hands",
    "played",
    "used",
    "seen",
    "kept",
    "packs",
    "picks",
    "points",
)


@final
class AustriaState(State):
    """Everything on the table, in the hotels and in the hands."""

    def __init__(
        self,
        game: Game[Any],
        seats: i64,
        choices: vec[i64],
        components: Components,
        round: i64,
        first: i64,
        waiting: i64,
        dice: i64,
        bin: i64,
        row: i64,
        guest_deck: i64,
        guest_discards: i64,
        staff_deck: i64,
        staff_gone: i64,
        returned: i64,
        looked: i64,
        politics: i64,
        tiles: i64,
        discs: i64,
        under: vec[i64],
        boards: vec[i64],
        covered: vec[i64],
        krones: vec[i64],
        emperor: vec[i64],
        kitchens: vec[i64],
        cafes: vec[i64],
        laid: vec[i64],
        occupied: vec[i64],
        paid_groups: vec[i64],
        hands: vec[i64],
        played: vec[i64],
        used: vec[i64],
        seen: vec[i64],
        kept: vec[i64],
        packs: vec[i64],
        picks: vec[i64],
        points: vec[i64],
    ) -> None:
        super().__init__(game, seats, choices)
        self.components: Final = components
        self.round = round  # from 1
        self.first = first  # the seat with turn-order token 1
        self.waiting = waiting  # set of seats that have passed
        self.dice = dice  # packed by face: dice on the action board
        self.bin = bin  # dice put away by rerolls
        self.row = row  # packed by space: guest + 1
        self.guest_deck = guest_deck  # set of guests not drawn yet
        self.guest_discards = guest_discards
        self.staff_deck = staff_deck  # set of staff cards on top, in no order
        self.staff_gone = staff_gone  # set of staff cards dismissed by a penalty
        self.returned = returned  # set of seats that have put cards of their hand under the deck
        self.looked = looked  # packed in order: the staff cards being looked at (card + 1)
        self.politics = politics  # packed by stack: card + 1
        self.tiles = tiles  # packed by stack: tile + 1
        self.discs = discs  # packed by stack and place: seat + 1
        self.under = under  # staff cards under the deck in drawing order, each with who put it there
        self.boards: Final = boards  # by seat
        self.covered: Final = covered  # by seat: numbers covered on the turn-order token
        self.krones: Final = krones  # by seat
        self.emperor: Final = emperor  # by seat: division of the emperor track
        self.kitchens: Final = kitchens  # by seat, packed by dish
        self.cafes: Final = cafes  # by seat, packed by table
        self.laid: Final = laid  # by seat: set of prepared rooms, free or occupied
        self.occupied: Final = occupied  # by seat: set of occupied rooms
        self.paid_groups: Final = paid_groups  # by seat: set of groups that have paid their bonus
        self.hands: Final = hands  # by seat: set of staff cards
        self.played: Final = played  # by seat: set of staff cards in play
        self.used: Final = used  # by seat: set of staff cards used in this round
        self.seen: Final = seen  # by seat: set of staff cards it had in hand or looked at
        self.kept: Final = kept  # by seat: set of staff cards left in hand when it last put some back
        self.packs: Final = packs  # by seat: set of staff cards to draft from
        self.picks: Final = picks  # by seat: packed in order, the staff cards it drafted (card + 1)
        self.points: Final = points  # by seat and source

    def clone(self) -> "AustriaState":
        twin = AustriaState(
            self.game,
            self.seats,
            self.choices,
            self.components,
            self.round,
            self.first,
            self.waiting,
            self.dice,
            self.bin,
            self.row,
            self.guest_deck,
            self.guest_discards,
            self.staff_deck,
            self.staff_gone,
            self.returned,
            self.looked,
            self.politics,
            self.tiles,
            self.discs,
            self.under[:],
            self.boards[:],
            self.covered[:],
            self.krones[:],
            self.emperor[:],
            self.kitchens[:],
            self.cafes[:],
            self.laid[:],
            self.occupied[:],
            self.paid_groups[:],
            self.hands[:],
            self.played[:],
            self.used[:],
            self.seen[:],
            self.kept[:],
            self.packs[:],
            self.picks[:],
            self.points[:],
        )
        twin.carry(self)
        return twin

    def view(self, seat: int | None) -> "AustriaView":
        return cast("AustriaView", super().view(seat))


def empty_table(game: Game[Any], seats: i64, choices: vec[i64], components: Components) -> AustriaState:
    """Before anything is drawn: all cards in the decks, every player with his starting krones and dishes."""
    kitchen: i64 = 0
    for _ in range(DISHES):
        kitchen = (kitchen << KITCHEN_BITS) | components.start_dishes
    nothing = zeros(seats)
    return AustriaState(
        game,
        seats,
        choices,
        components,
        0,
        0,
        0,
        0,
        0,
        0,
        ALL_GUESTS,
        0,
        ALL_STAFF,
        0,
        0,
        0,
        0,
        0,
        0,
        vec[i64](),
        repeated(NIGHT, seats),
        nothing[:],
        repeated(components.start_krones, seats),
        nothing[:],
        repeated(kitchen, seats),
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        zeros(seats * SOURCES),
    )
