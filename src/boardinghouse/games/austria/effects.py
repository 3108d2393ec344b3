"""The words that cards and tiles are written in: effects, moments, measures.

An effect is a part: a kind and an amount in one int. What a card gives is a bundle: up to five parts in one int, so
that what is left of it fits into a pending frame. `rewards.py` says what each kind does.

Rules: AUS-76.
"""

from typing import Final, Literal, get_args

from boardinghouse.core.decks import full
from boardinghouse.core.vectors import i64

# Colours of guests and rooms; tourists are green and sleep anywhere.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = 3
Colour = Literal["red", "blue", "yellow", "green"]
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
DISHES: Final = 4
Dish = Literal["strudel", "cake", "wine", "coffee"]
DISH_NAMES: Final[tuple[Dish, ...]] = get_args(Dish)

# Kinds of effects. Gains that leave no choice come first.
POINTS: Final = 1  # victory points
EMPEROR: Final = 2  # steps on the emperor track
KRONES: Final = 3
DISH: Final = 4  # DISH + dish: so many of it
ANY: Final = 8  # dishes or drinks of choice
DRAW: Final = 9  # staff cards from the deck to the hand
HIRE: Final = 10  # may play a staff card from the hand for so much less
LOOK: Final = 11  # look at three staff cards of the deck, may play one for so much less
ROOM: Final = 12  # may prepare a room at its price
CHEAP_ROOM: Final = 13  # may prepare a room for so much less
FREE_ROOM: Final = 14  # may prepare a room free, on floors up to the amount
OCCUPY: Final = 15  # may turn so many prepared rooms to occupied
GUEST: Final = 16  # may take a guest from the row free
AGAIN: Final = 17  # one more turn
FULFIL: Final = 18  # an order is filled from the supply
FURNISH: Final = 19  # may lay a room free on floors up to the amount, occupied at once
POINTS_EACH: Final = 20  # so many points for each staff card in play
# Penalties.
LOSE_POINTS: Final = 21
LOSE_KRONES: Final = 22
LOSE_HAND: Final = 23  # so many staff cards of the hand go under the deck
LOSE_FREE_ROOMS: Final = 24  # so many free rooms, from the highest floor down
LOSE_KITCHEN: Final = 25  # all dishes of the kitchen
LOSE_DISHES: Final = 26  # all dishes of the kitchen and the tables
LOSE_OCCUPIED: Final = 27  # the highest occupied room and the next one below it
LOSE_STAFF: Final = 28  # an end-of-game card in play
LOSE_POINTS_EACH: Final = 29  # so many points for each staff card in play
# Changes of a number: read where the number is made, never carried out.
MORE: Final = 30  # the action counts so many dice more
CHEAPER: Final = 31  # so many krones less
BOTH: Final = 32  # action 4 pays a step and a krone for each die
SHIELD: Final = 33  # the penalty may be bought off for so much
EXTRA_ROOM: Final = 34  # so many rooms more may be prepared at their price in this turn
EXTRA_HIRE: Final = 35  # so many staff cards may be played at their cost in this turn

KIND_NAMES: Final = (
    "none points emperor krones strudel cake wine coffee any draw hire look room cheap-room free-room occupy guest "
    "again fulfil furnish points-each lose-points lose-krones lose-hand lose-free-rooms lose-kitchen lose-dishes "
    "lose-occupied lose-staff lose-points-each more cheaper both shield extra-room extra-hire"
).split()

NONE: Final = "none"  # where there is no effect, measure or moment
# What each kind of effect is written like: "#" is the amount, "(s)" may be left out. A form without an amount means 1,
# a form that begins with "free" all of it.
FORMS: Final = {
    "# point(s)": POINTS,
    "# step(s)": EMPEROR,
    "# krone(s)": KRONES,
    **{f"# {name}(s)": DISH + dish for dish, name in enumerate(DISH_NAMES)},
    "# dish(es)": ANY,
    "draw #": DRAW,
    "hire # cheaper": HIRE,
    "free hire": HIRE,
    "look # cheaper": LOOK,
    "free look": LOOK,
    "room": ROOM,
    "room # cheaper": CHEAP_ROOM,
    "free room up to floor #": FREE_ROOM,
    "occupied room up to floor #": FURNISH,
    "occupy #": OCCUPY,
    "guest": GUEST,
    "another turn": AGAIN,
    "filled order": FULFIL,
    "# point(s) per staff": POINTS_EACH,
    "lose # point(s)": LOSE_POINTS,
    "lose # krone(s)": LOSE_KRONES,
    "lose # card(s)": LOSE_HAND,
    "lose # free room(s)": LOSE_FREE_ROOMS,
    "lose kitchen": LOSE_KITCHEN,
    "lose all dishes": LOSE_DISHES,
    "lose occupied rooms": LOSE_OCCUPIED,
    "lose staff in play": LOSE_STAFF,
    "lose # point(s) per staff": LOSE_POINTS_EACH,
    "# more die": MORE,
    "# more dice": MORE,
    "# cheaper": CHEAPER,
    "free": CHEAPER,
    "both tracks": BOTH,
    "shield for #": SHIELD,
    "# extra room(s)": EXTRA_ROOM,
    "# extra hire(s)": EXTRA_HIRE,
}

FREE: Final = 31  # a reduction that covers every price
AMOUNT_BITS: Final = 5
AMOUNT: Final = 31
PART_BITS: Final = 11
PART: Final = 2047

# Moments at which permanent staff act: something happens (`when`) or a number is made (`change`).
DIE: Final = 0  # DIE + face: a die of this face is taken
MOVED_IN: Final = 7  # MOVED_IN + colour: a guest of this colour moves in
SERVED: Final = 10  # SERVED + size: that guest had ordered so many dishes
BONUS: Final = 15  # an emperor bonus is due
PENALTY: Final = 16  # an emperor penalty is due
SIX_SPACE: Final = 17  # the action of space 6 is reckoned
ROOM_PRICE: Final = 18  # ROOM_PRICE + colour
SERVING_PRICE: Final = 21
GUEST_PRICE: Final = 22
MOMENTS: Final = 23

MOMENT_NAMES: Final = (
    "",
    *[f"die {face}" for face in range(1, 7)],
    *[f"{colour} guest" for colour in COLOUR_NAMES],
    *[f"order of {count}" for count in range(1, 5)],
    "bonus",
    "penalty",
    "space 6",
    *[f"{colour} room price" for colour in COLOUR_NAMES[:COLOURS]],
    "serving price",
    "guest price",
)

# Measures of a hotel, for politics cards and end-of-game staff.
NO_MEASURE: Final = 0
KRONES_HELD: Final = 1
TRACK: Final = 2
STAFF_PLAYED: Final = 3
ROOMS_LAID: Final = 4
FULL_FLOORS: Final = 5
FULL_COLUMNS: Final = 6
FULL_GROUPS: Final = 7
FULL_COLOURS: Final = 8
SETS: Final = 9  # occupied rooms in threes of different colours
OCCUPIED: Final = 10
OCCUPIED_IN: Final = 11  # OCCUPIED_IN + colour
DISCS: Final = 14
COPY: Final = 15  # the best end-of-game card of another player

Measure = Literal[
    "krones", "track", "staff", "rooms", "floors", "columns", "groups", "colours", "sets", "occupied",
    "occupied-red", "occupied-blue", "occupied-yellow", "discs", "copy",
]  # fmt: skip
MEASURE_NAMES: Final = (NONE, *get_args(Measure))

# When a staff card works.
AT_ONCE: Final = 0
EACH_ROUND: Final = 1
ALWAYS: Final = 2
AT_END: Final = 3
Timing = Literal["once", "round", "permanent", "end"]
TIMING_NAMES: Final[tuple[Timing, ...]] = get_args(Timing)


def works_at(kind: int, moment: int) -> bool:
    """Whether permanent staff with this kind of effect do anything at a moment."""
    if POINTS <= kind <= POINTS_EACH:
        return moment <= BONUS
    if kind in (MORE, CHEAPER):
        return DIE < moment < MOVED_IN or moment >= SIX_SPACE
    if kind == SHIELD:
        return moment == PENALTY
    return kind in (BOTH, EXTRA_ROOM, EXTRA_HIRE) and DIE < moment < MOVED_IN


def part(kind: i64, amount: i64 = 1) -> i64:
    """One effect."""
    return (kind << AMOUNT_BITS) | amount


def bundle(*parts: int) -> int:
    """Several effects in one int, the first in the lowest bits."""
    packed = 0
    for index, effect in enumerate(parts):
        packed |= effect << (PART_BITS * index)
    return packed


def unpacked(effects: int) -> list[tuple[int, int]]:
    """The kinds and amounts of a bundle, for views and tests."""
    result: list[tuple[int, int]] = []
    while effects:
        effect = effects & PART
        result.append((effect >> AMOUNT_BITS, effect & AMOUNT))
        effects >>= PART_BITS
    return result


def with_part(effects: i64, effect: i64) -> i64:
    """The bundle with one effect more at its end."""
    place: i64 = 0
    while (effects >> place) != 0:
        place += PART_BITS
    return effects | (effect << place)


def without(effects: i64, kind: i64) -> i64:
    """The bundle without its first part of this kind."""
    place: i64 = 0
    while ((effects >> place) & PART) >> AMOUNT_BITS != kind:
        place += PART_BITS
    return (effects & full(place)) | ((effects >> (place + PART_BITS)) << place)


def first_of(effects: i64, kind: i64) -> i64:
    """The first part of this kind; 0 if there is none."""
    rest: i64 = effects
    while rest != 0:
        effect: i64 = rest & PART
        if effect >> AMOUNT_BITS == kind:
            return effect
        rest >>= PART_BITS
    return 0
