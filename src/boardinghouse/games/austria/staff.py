"""The 48 staff cards (AUS-3, AUS-72): one row a card, in the words of `effects.py`.

Staff k of the rules is the card numbered k + 1. Costs, timings and effects are the rulebook's; names and the letters of
the introductory sets come from publications on the printed game.
"""

from typing import Final, final

from boardinghouse.games.austria.effects import (
    ALWAYS,
    AT_END,
    AT_ONCE,
    BLUE,
    BONUS,
    BOTH,
    CAKE,
    CHEAPER,
    COFFEE,
    COPY,
    DIE,
    DISCS,
    DISH,
    EACH_ROUND,
    EMPEROR,
    FREE,
    FULFIL,
    FULL_COLUMNS,
    FULL_FLOORS,
    FULL_GROUPS,
    GREEN,
    GUEST_PRICE,
    HIRE,
    KRONES,
    MORE,
    MOVED_IN,
    NO_MEASURE,
    OCCUPIED,
    OCCUPIED_IN,
    OCCUPY,
    PENALTY,
    POINTS,
    RED,
    ROOM,
    ROOM_PRICE,
    ROOMS_LAID,
    SERVED,
    SERVING_PRICE,
    SETS,
    SHIELD,
    SIX_SPACE,
    STAFF_PLAYED,
    STRUDEL,
    TRACK,
    WINE,
    YELLOW,
    bundle,
    part,
)

STAFF_COUNT: Final = 48
SUPPLIERS: Final = 4  # cards of use once a round have the lowest numbers: the action table names them
NO_SET: Final = 0
SET_LETTERS: Final = "-ABCD"


@final
class StaffRow:
    """A staff card: what it costs, when it works and what it does."""

    def __init__(
        self, name: str, cost: int, timing: int, moments: int, effects: int, measure: int, points: int, letter: str
    ) -> None:
        self.name = name
        self.cost = cost
        self.timing = timing
        self.moments = moments
        self.effects = effects
        self.measure = measure
        self.points = points
        self.set = SET_LETTERS.index(letter)


def once(name: str, cost: int, effects: int, letter: str = "-") -> StaffRow:
    """Works when it is played."""
    return StaffRow(name, cost, AT_ONCE, 0, effects, NO_MEASURE, 0, letter)


def each_round(name: str, cost: int, effects: int, letter: str = "-") -> StaffRow:
    """May be used once a round."""
    return StaffRow(name, cost, EACH_ROUND, 0, effects, NO_MEASURE, 0, letter)


def when(name: str, cost: int, moments: tuple[int, ...], effects: int, letter: str = "-") -> StaffRow:
    """Works every time one of these things happens."""
    return StaffRow(name, cost, ALWAYS, sum(1 << moment for moment in moments), effects, NO_MEASURE, 0, letter)


def change(name: str, cost: int, number: int, effects: int, letter: str = "-") -> StaffRow:
    """Changes a number whenever it is made."""
    return StaffRow(name, cost, ALWAYS, 1 << number, effects, NO_MEASURE, 0, letter)


def score(name: str, cost: int, measure: int, points: int, letter: str = "-") -> StaffRow:
    """Points for a measure at the end of the game."""
    return StaffRow(name, cost, AT_END, 0, 0, measure, points, letter)


EVERY_GUEST: Final = (MOVED_IN + RED, MOVED_IN + BLUE, MOVED_IN + YELLOW, MOVED_IN + GREEN)
DISHES_DICE: Final = (DIE + 1, DIE + 2)

STAFF: Final = (
    each_round("1-breakfast-server", 4, bundle(part(DISH + STRUDEL)), "B"),
    each_round("2-waitress", 6, bundle(part(DISH + CAKE)), "D"),
    each_round("3-barkeeper", 4, bundle(part(DISH + WINE)), "A"),
    each_round("4-sous-chef", 6, bundle(part(DISH + COFFEE)), "C"),
    when("5-groom", 4, (MOVED_IN + RED,), bundle(part(KRONES, 2))),
    when("6-stableman", 1, (MOVED_IN + BLUE,), bundle(part(EMPEROR)), "A"),
    when("7-masseuse", 1, (MOVED_IN + YELLOW,), bundle(part(KRONES)), "D"),
    when("8-tour-guide", 2, (MOVED_IN + GREEN,), bundle(part(POINTS, 2))),
    change("9-butler", 5, ROOM_PRICE + BLUE, bundle(part(CHEAPER, FREE)), "A"),
    change("10-chauffeur", 5, ROOM_PRICE + RED, bundle(part(CHEAPER, FREE)), "D"),
    change("11-florist", 5, ROOM_PRICE + YELLOW, bundle(part(CHEAPER, FREE)), "C"),
    when("12-executive-housekeeper", 2, (DIE + 3, DIE + 4), bundle(part(POINTS, 2))),
    when("13-restaurant-manager", 2, DISHES_DICE, bundle(part(MORE)), "B"),
    when("14-decorator", 2, DISHES_DICE, bundle(part(ROOM))),
    when("15-bootblack", 4, (DIE + 4,), bundle(part(BOTH))),
    when("16-laundress", 2, (DIE + 4,), bundle(part(POINTS, 4))),
    change("17-kitchen-hand", 3, SIX_SPACE, bundle(part(CHEAPER), part(MORE))),
    when("18-checker", 2, (DIE + 5,), bundle(part(CHEAPER, 2))),
    when("19-interior-architect", 3, (DIE + 3,), bundle(part(POINTS, 5))),
    when("20-detective", 2, (DIE + 5,), bundle(part(EMPEROR, 2))),
    once("21-chef", 3, bundle(part(DISH + STRUDEL), part(DISH + CAKE), part(DISH + WINE), part(DISH + COFFEE))),
    when("22-staff-manager", 3, (DIE + 3,), bundle(part(HIRE, 0))),
    when("23-custodian", 5, EVERY_GUEST, bundle(part(KRONES))),
    change("24-chief-waiter", 1, SERVING_PRICE, bundle(part(CHEAPER, FREE)), "C"),
    change("25-delivery-boy", 6, GUEST_PRICE, bundle(part(CHEAPER, FREE)), "B"),
    change("26-conference-manager", 5, PENALTY, bundle(part(SHIELD))),
    score("27-booking-manager", 4, OCCUPIED_IN + RED, 3, "C"),
    score("28-concierge", 4, OCCUPIED_IN + BLUE, 3, "D"),
    score("29-secretary", 5, COPY, 1),
    score("30-reception-clerk", 4, OCCUPIED_IN + YELLOW, 3, "B"),
    score("31-chambermaid", 4, OCCUPIED, 1),
    score("32-assistant-manager", 4, STAFF_PLAYED, 2, "B"),
    when("33-male-floor-housekeeper", 5, (SERVED + 4,), bundle(part(POINTS, 4))),
    score("34-receptionist", 5, ROOMS_LAID, 1),
    once("35-page-boy", 2, bundle(part(OCCUPY, 2))),
    once("36-sommelier", 2, bundle(part(DISH + WINE, 4)), "D"),
    score("37-room-service", 3, FULL_GROUPS, 2),
    once("38-porter", 5, bundle(part(FULFIL)), "A"),
    once("39-confectioner", 3, bundle(part(DISH + CAKE, 4)), "A"),
    score("40-marketing-director", 2, DISCS, 5, "C"),
    score("41-operator", 3, TRACK, 2, "D"),
    when("42-gardener", 3, (BONUS,), bundle(part(POINTS, 5))),
    once("43-barista", 3, bundle(part(DISH + COFFEE, 4)), "C"),
    once("44-larder-cook", 2, bundle(part(DISH + STRUDEL, 4)), "B"),
    once("45-pool-attendant", 1, bundle(part(EMPEROR, 3))),
    score("46-female-floor-housekeeper", 2, FULL_FLOORS, 5),
    score("47-liftboy", 4, FULL_COLUMNS, 5),
    score("48-hotel-manager", 4, SETS, 4, "A"),
)

STAFF_NAMES: Final = tuple(row.name for row in STAFF)
