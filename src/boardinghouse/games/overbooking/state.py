"""The position of Overbooking: fields, frame kinds, the action table, event codes.

A card on the table is written as owner * 24 + card, so that its owner is known from it. Hotels are numbered by their
place in the column, from the top.
"""

from typing import TYPE_CHECKING, Any, Final, cast, final

from boardinghouse.core.actions import ActionSpace, Arg, Verb, numbered
from boardinghouse.core.contract import Game, State
from boardinghouse.core.decks import full, single
from boardinghouse.core.events import Kind
from boardinghouse.core.vectors import i64, repeated, vec, zeros
from boardinghouse.games.overbooking.components import (
    ALL_CARDS,
    CARDS,
    FAMILIES,
    FAMILY_NAMES,
    HOTEL_CARDS,
    HOTELS,
    Components,
)

if TYPE_CHECKING:
    from boardinghouse.games.overbooking.view import OverbookingView

EMPTY: Final = -1
NO_MARK: Final = -1
QUEUE_PLACES: Final = 6  # four laid in phase 1 and two monks from the back door; five at a closed door
DOOR_PLACES: Final = 2

# Options, by their place in Game.options.
SCORING: Final = 0
BEGINNER: Final = 0
NONE: Final = 1
EXPERT: Final = 2
LOOK: Final = 1
ALLOWED: Final = 0

# Frame kinds, in the order of Game.pending.
DRAW_HOTEL: Final = 0
DRAW_CARDS: Final = 1
DRAW_FIRST: Final = 2
NEXT_LAYING: Final = 3
LAYING: Final = 4
CHECK_HOTEL: Final = 5
USE_ABILITY: Final = 6
ASK_MAIDS: Final = 7
ASK_NOBLEWOMEN: Final = 8
ASK_SOLDIERS: Final = 9
BOOK: Final = 10
END_ROUND: Final = 11

# Verbs: the id of the first action of each.
LAY: Final = 0
KEEP: Final = 192
CHOOSE: Final = 193
DECLINE: Final = 199
DRAW: Final = 200
SHOW: Final = 224
FIRST: Final = 240
DOOR: Final = 0
QUEUE: Final = 1

CARD_NAMES: Final = tuple(f"{card // FAMILIES + 1}-{FAMILY_NAMES[card % FAMILIES]}" for card in range(CARDS))
ACTIONS: Final = ActionSpace(
    (
        Verb(LAY, "lay", (Arg("card", CARD_NAMES), numbered("hotel", 1, 4), Arg("side", ("door", "queue")))),
        Verb(KEEP, "keep"),
        Verb(CHOOSE, "choose", (numbered("place", 1, QUEUE_PLACES),)),
        Verb(DECLINE, "decline"),
        Verb(DRAW, "draw", (Arg("card", CARD_NAMES),)),
        Verb(SHOW, "show", (Arg("side-of-hotel", tuple(row[0] for row in HOTELS)),)),
        Verb(FIRST, "first", (numbered("seat", 1, 4),)),
    )
)

# Events.
HOTEL_SHOWN: Final = 0
FIRST_PLAYER: Final = 1
DREW: Final = 2
DREW_HIDDEN: Final = 3
LAID: Final = 4
LAID_HIDDEN: Final = 5
KEPT: Final = 6
TOOK_TOKEN: Final = 7
HOTEL_CHECKED: Final = 8
MONK_MOVED: Final = 9
BEDS_CHANGED: Final = 10
REPLACED: Final = 11
CHOSEN: Final = 12
DECLINED: Final = 13
BOOKED: Final = 14
TURNED_AWAY: Final = 15
ROUND_BEGAN: Final = 16
TURNED_UP: Final = 17
EVENTS: Final = (
    Kind(HOTEL_SHOWN, "hotel-shown", ("hotel", "side-of-hotel")),
    Kind(FIRST_PLAYER, "first-player", ("seat",)),
    Kind(DREW, "drew", ("seat", "card")),
    Kind(DREW_HIDDEN, "drew-hidden", ("seat",)),
    Kind(LAID, "laid", ("seat", "hotel", "side", "card")),
    Kind(LAID_HIDDEN, "laid-hidden", ("seat", "hotel", "side", "family", "large")),
    Kind(KEPT, "kept", ("seat",)),
    Kind(TOOK_TOKEN, "took-token", ("seat", "hotel")),
    Kind(HOTEL_CHECKED, "hotel-checked", ("hotel", "beds")),
    Kind(MONK_MOVED, "monk-moved", ("seat", "hotel", "card")),
    Kind(BEDS_CHANGED, "beds-changed", ("hotel", "change", "beds")),
    Kind(REPLACED, "replaced", ("seat", "hotel", "card", "loser:seat", "lost-card:card")),
    Kind(CHOSEN, "chosen", ("seat", "hotel", "card")),
    Kind(DECLINED, "declined", ("seat", "hotel")),
    Kind(BOOKED, "booked", ("seat", "hotel", "card", "beds")),
    Kind(TURNED_AWAY, "turned-away", ("seat", "hotel", "card")),
    Kind(ROUND_BEGAN, "round-began", ("round",)),
    Kind(TURNED_UP, "turned-up", ("seat", "hotel", "side", "card")),
)

# Sources of chance.
CHANCE_SOURCES: Final = ("hotels", "first player", "deck 1", "deck 2", "deck 3", "deck 4")
HOTEL_SOURCE: Final = 0
FIRST_SOURCE: Final = 1
DECK_SOURCE: Final = 2  # of seat 0; the others follow

FIELDS: Final = tuple(
    """
    hands decks booked gone tokens hotels unused_hotels door_tokens queues queue_counts doors door_counts shown
    opened round first laid beds first_mark second_mark
    """.split()
)


@final
class OverbookingState(State):
    """Everything on the table and in the hands. It begins with all cards in the decks and no hotel on the table."""

    def __init__(
        self, game: Game[Any], seats: i64, choices: vec[i64], components: Components, old: "OverbookingState | None"
    ) -> None:
        super().__init__(game, seats, choices, old)
        self.components: Final = components
        self.hands: Final[vec[i64]] = zeros(seats) if old is None else old.hands[:]  # by seat: set of cards
        # by seat: set not drawn yet
        self.decks: Final[vec[i64]] = repeated(ALL_CARDS, seats) if old is None else old.decks[:]
        # by seat: set of cards that got beds
        self.booked: Final[vec[i64]] = zeros(seats) if old is None else old.booked[:]
        # by seat: set of cards out of the game
        self.gone: Final[vec[i64]] = zeros(seats) if old is None else old.gone[:]
        self.tokens: Final[vec[i64]] = zeros(seats) if old is None else old.tokens[:]  # by seat: point tokens taken
        # by hotel: side of its card
        self.hotels: Final[vec[i64]] = repeated(EMPTY, seats) if old is None else old.hotels[:]
        # set of hotel cards not used yet
        self.unused_hotels: i64 = full(HOTEL_CARDS) if old is None else old.unused_hotels
        # by hotel: 1 while it lies there
        self.door_tokens: Final[vec[i64]] = zeros(seats) if old is None else old.door_tokens[:]
        # by hotel and place: owner * 24 + card, or EMPTY
        self.queues: Final[vec[i64]] = repeated(EMPTY, seats * QUEUE_PLACES) if old is None else old.queues[:]
        self.queue_counts: Final[vec[i64]] = zeros(seats) if old is None else old.queue_counts[:]  # by hotel
        # by hotel and place: as queues; EMPTY also where a card has moved on
        self.doors: Final[vec[i64]] = repeated(EMPTY, seats * DOOR_PLACES) if old is None else old.doors[:]
        # by hotel: cards laid there
        self.door_counts: Final[vec[i64]] = zeros(seats) if old is None else old.door_counts[:]
        # by hotel: set of queue places laid face up
        self.shown: Final[vec[i64]] = zeros(seats) if old is None else old.shown[:]
        self.opened: i64 = i64(0) if old is None else old.opened  # how many hotels have been turned up in this round
        self.round: i64 = i64(1) if old is None else old.round  # from 1
        self.first: i64 = i64(0) if old is None else old.first
        self.laid: i64 = i64(0) if old is None else old.laid  # answers given in phase 1 of this round
        self.beds: i64 = i64(0) if old is None else old.beds  # left in the hotel being checked
        # queue place the noblewomen chose, or NO_MARK
        self.first_mark: i64 = i64(NO_MARK) if old is None else old.first_mark
        self.second_mark: i64 = i64(NO_MARK) if old is None else old.second_mark

    def clone(self) -> "OverbookingState":
        return OverbookingState(self.game, self.seats, self.choices, self.components, self)

    def view(self, seat: int | None) -> "OverbookingView":
        return cast("OverbookingView", super().view(seat))

    def rule_of(self, hotel: i64) -> i64:
        """The special rule of the hotel at this place of the column."""
        return self.components.hotel_rule[self.hotels[hotel]]

    def discard(self, guest: i64) -> None:
        """A card of the table leaves the game."""
        self.gone[guest // CARDS] |= single(guest % CARDS)
