"""The 48 staff cards: one row per card, in the words of `notation.py`.

Staff k of the rules is the card numbered k + 1. Costs, timings and effects are the rulebook's; names and the letters of
the introductory sets come from publications on the printed game.

Rules: AUS-3, AUS-72.
"""

from typing import Final, NamedTuple

STAFF_COUNT: Final = 48
SUPPLIERS: Final = 4  # cards that work once per round have the lowest numbers: the action table names them


class StaffRow(NamedTuple):
    """A staff card: what it costs, when it works and what it does, and its introductory set."""

    name: str
    cost: int
    timing: str
    moments: str
    effects: str
    measure: str
    points: int
    set: str


def once(name: str, cost: int, effects: str, letter: str = "-") -> StaffRow:
    """Works when it is played."""
    return StaffRow(name, cost, "once", "none", effects, "none", 0, letter)


def each_round(name: str, cost: int, effects: str, letter: str = "-") -> StaffRow:
    """May be used once per round."""
    return StaffRow(name, cost, "round", "none", effects, "none", 0, letter)


def always(name: str, cost: int, moments: str, effects: str, letter: str = "-") -> StaffRow:
    """Works every time one of these things happens, or changes a number whenever it is made."""
    return StaffRow(name, cost, "permanent", moments, effects, "none", 0, letter)


def at_end(name: str, cost: int, measure: str, points: int, letter: str = "-") -> StaffRow:
    """Points for a measure at the end of the game."""
    return StaffRow(name, cost, "end", "none", "none", measure, points, letter)


EVERY_GUEST: Final = "red guest, blue guest, yellow guest, green guest"

STAFF: Final = (
    each_round("1-breakfast-server", 4, "strudel", "B"),
    each_round("2-waitress", 6, "cake", "D"),
    each_round("3-barkeeper", 4, "wine", "A"),
    each_round("4-sous-chef", 6, "coffee", "C"),
    always("5-groom", 4, "red guest", "2 krones"),
    always("6-stableman", 1, "blue guest", "1 step", "A"),
    always("7-masseuse", 1, "yellow guest", "1 krone", "D"),
    always("8-tour-guide", 2, "green guest", "2 points"),
    always("9-butler", 5, "blue room price", "free", "A"),
    always("10-chauffeur", 5, "red room price", "free", "D"),
    always("11-florist", 5, "yellow room price", "free", "C"),
    always("12-executive-housekeeper", 2, "die 3, die 4", "2 points"),
    always("13-restaurant-manager", 2, "die 1, die 2", "1 more die", "B"),
    always("14-decorator", 2, "die 1, die 2", "1 extra room"),
    always("15-bootblack", 4, "die 4", "both tracks"),
    always("16-laundress", 2, "die 4", "4 points"),
    always("17-kitchen-hand", 3, "space 6", "1 cheaper + 1 more die"),
    always("18-checker", 2, "die 5", "2 cheaper"),
    always("19-interior-architect", 3, "die 3", "5 points"),
    always("20-detective", 2, "die 5", "2 steps"),
    once("21-chef", 3, "strudel + cake + wine + coffee"),
    always("22-staff-manager", 3, "die 3", "1 extra hire"),
    always("23-custodian", 5, EVERY_GUEST, "1 krone"),
    always("24-chief-waiter", 1, "serving price", "free", "C"),
    always("25-delivery-boy", 6, "guest price", "free", "B"),
    always("26-conference-manager", 5, "penalty", "shield for 1"),
    at_end("27-booking-manager", 4, "occupied-red", 3, "C"),
    at_end("28-concierge", 4, "occupied-blue", 3, "D"),
    at_end("29-secretary", 5, "copy", 1),
    at_end("30-reception-clerk", 4, "occupied-yellow", 3, "B"),
    at_end("31-chambermaid", 4, "occupied", 1),
    at_end("32-assistant-manager", 4, "staff", 2, "B"),
    always("33-male-floor-housekeeper", 5, "order of 4", "4 points"),
    at_end("34-receptionist", 5, "rooms", 1),
    once("35-page-boy", 2, "occupy 2"),
    once("36-sommelier", 2, "4 wines", "D"),
    at_end("37-room-service", 3, "groups", 2),
    once("38-porter", 5, "filled order", "A"),
    once("39-confectioner", 3, "4 cakes", "A"),
    at_end("40-marketing-director", 2, "discs", 5, "C"),
    at_end("41-operator", 3, "track", 2, "D"),
    always("42-gardener", 3, "bonus", "5 points"),
    once("43-barista", 3, "4 coffees", "C"),
    once("44-larder-cook", 2, "4 strudels", "B"),
    once("45-pool-attendant", 1, "3 steps"),
    at_end("46-female-floor-housekeeper", 2, "floors", 5),
    at_end("47-liftboy", 4, "columns", 5),
    at_end("48-hotel-manager", 4, "sets", 4, "A"),
)

STAFF_NAMES: Final = tuple(row.name for row in STAFF)
