"""Measures of a position of Grand Austria Hotel that its sheet is written with."""

from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import dishes_left, in_kitchen
from boardinghouse.games.austria.effects import DISHES, NO_MEASURE
from boardinghouse.games.austria.scoring import DISC_PLACES, disc_at, end_staff_points, measure, room_points
from boardinghouse.games.austria.state import NEED, NEED_BITS, SOURCES, AustriaState


def discs_on(state: AustriaState, stack: i64) -> i64:
    """How many discs lie on a politics card."""
    place: i64 = 0
    while place < DISC_PLACES and disc_at(state, stack, place) >= 0:
        place += 1
    return place


def lacks(state: AustriaState, seat: i64, card: i64) -> i64:
    """How much of what a politics card asks for the seat lacks."""
    components = state.components
    lacking: i64 = components.politics_least[card] - measure(state, seat, components.politics_measure[card])
    if lacking < 0:
        lacking = 0
    other: i64 = components.politics_other_measure[card]
    if other != NO_MEASURE:
        more: i64 = components.politics_other_least[card] - measure(state, seat, other)
        if more > 0:
            lacking += more
    return lacking


def next_scoring(state: AustriaState) -> i64:
    """The round of the next emperor scoring."""
    round: i64 = state.round if state.round > 0 else 1
    while round < state.components.rounds and state.components.retreat[round] == 0:
        round += 1
    return round


def missing_of(needs: i64) -> i64:
    """How many dishes are missing of an order."""
    missing: i64 = 0
    for dish in range(DISHES):
        missing += (needs >> (NEED_BITS * dish)) & NEED
    return missing


def short(state: AustriaState, seat: i64, order: i64) -> i64:
    """How many dishes of an order the kitchen lacks."""
    lacking: i64 = 0
    for dish in range(DISHES):
        need: i64 = (order >> (NEED_BITS * dish)) & NEED
        have: i64 = in_kitchen(state, seat, dish)
        if need > have:
            lacking += need - have
    return lacking


def standing(state: AustriaState, seat: i64) -> i64:
    """The points as they stand, guests who wait left aside."""
    points: i64 = state.krones[seat] + dishes_left(state, seat) + end_staff_points(state, seat)
    points += room_points(state, seat)
    for source in range(SOURCES):
        points += state.points[seat * SOURCES + source]
    return points
