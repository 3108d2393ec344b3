"""The action board: what a space is worth, taking a die from it, and what its action begins.

Rules: AUS-30, AUS-33, AUS-39, AUS-41, AUS-97 to AUS-100, AUS-120, AUS-123, AUS-124.
"""

from typing import Final

from boardinghouse.core.decks import single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.effects import (
    BOTH,
    CHEAPER,
    DIE,
    EXTRA_HIRE,
    EXTRA_ROOM,
    MORE,
    SIX_SPACE,
    STRUDEL,
    WINE,
)
from boardinghouse.games.austria.events import TOOK_DIE
from boardinghouse.games.austria.rewards import fire
from boardinghouse.games.austria.state import (
    ACTED,
    DICE,
    DICE_BITS,
    DISHES_ACTION,
    DRINKS_DUE,
    FOOD_DUE,
    HIRES,
    HIRING,
    ROOMS_LEFT,
    TRACKS_ACTION,
    AustriaState,
)
from boardinghouse.games.austria.tracks import advance, changed_by, earn, reduced

SIX: Final = 6
# What the spaces do.
BAKE: Final = 1
POUR: Final = 2
PREPARE_ROOMS: Final = 3
GO_AHEAD: Final = 4
HIRE_ONE: Final = 5


def dice_on(state: AustriaState, face: i64) -> i64:
    """How many dice lie on an action space."""
    return (state.dice >> ((face - 1) * DICE_BITS)) & DICE


def six_price(state: AustriaState, seat: i64) -> i64:
    """The fee for the action of space 6."""
    return reduced(state.components.six_price, changed_by(state, seat, SIX_SPACE, CHEAPER))


def strength(state: AustriaState, seat: i64, face: i64, extra: i64) -> i64:
    """What the action of a space counts: its dice and the seat's staff. In an extra turn no die is taken, so staff that
    wait for one do nothing."""
    dice: i64 = dice_on(state, face)
    if face == SIX:
        dice += changed_by(state, seat, SIX_SPACE, MORE)
    if extra == 0:
        dice += changed_by(state, seat, DIE + face, MORE)
    return dice


def take_die(state: AustriaState, seat: i64, face: i64) -> None:
    """A die goes from its space to the lowest visible number."""
    state.dice -= single((face - 1) * DICE_BITS)
    state.covered[seat] += 1


def waste_six(state: AustriaState, seat: i64) -> None:
    """A six is taken and gives nothing."""
    take_die(state, seat, SIX)
    push_rest(state, seat, 0, 0, 0)
    state.tell(TOOK_DIE, EVERYONE, seat, SIX)
    fire(state, seat, DIE + SIX)


def choose_space(state: AustriaState, seat: i64, face: i64, action: i64, boost: i64, extra: i64) -> None:
    """Pay, take the die unless the turn is an extra one, begin the action; staff that wait for the die work first."""
    counted: i64 = strength(state, seat, face, extra) + boost
    state.krones[seat] -= boost * state.components.boost_price
    if face == SIX:
        state.krones[seat] -= six_price(state, seat)
    state.tell(TOOK_DIE, EVERYONE, seat, face, action, counted, extra)
    if extra != 0:
        begin_action(state, seat, action, counted, 0, extra)
        return
    take_die(state, seat, face)
    both = action == GO_AHEAD and changed_by(state, seat, DIE + face, BOTH) != 0
    begun: i64 = action
    if both:
        begun = 0
    begin_action(state, seat, begun, counted, DIE + face, extra)
    fire(state, seat, DIE + face)
    if both:
        advance(state, seat, counted)
        earn(state, seat, counted)


def begin_action(state: AustriaState, seat: i64, action: i64, counted: i64, moment: i64, extra: i64) -> None:
    """Push the question of an action on what the turn offers after it. The moment names the die that was taken."""
    rooms: i64 = 0
    hires: i64 = 0
    if extra == 0:
        rooms = changed_by(state, seat, moment, EXTRA_ROOM)
        hires = changed_by(state, seat, moment, EXTRA_HIRE)
    if action in (BAKE, POUR):
        begin_dishes(state, seat, action, counted, rooms, hires, extra)
        return
    if action == PREPARE_ROOMS:
        rooms += counted
    push_rest(state, seat, extra, rooms, hires)
    if action == GO_AHEAD:
        state.push(TRACKS_ACTION, only(seat), counted)
    elif action == HIRE_ONE and state.hands[seat] != 0:
        reach: i64 = counted
        if extra == 0:
            reach += changed_by(state, seat, moment, CHEAPER)
        state.push(HIRING, only(seat), reach)


def begin_dishes(state: AustriaState, seat: i64, action: i64, counted: i64, rooms: i64, hires: i64, extra: i64) -> None:
    """Actions 1 and 2. A room before the dishes may bring a guest to whom they can go at once, so then they wait."""
    if rooms == 0 or hires != 0:
        push_rest(state, seat, extra, 0, hires)
    if rooms != 0:
        state.push(FOOD_DUE if action == BAKE else DRINKS_DUE, only(seat), 0, rooms, counted)
    else:
        state.push(DISHES_ACTION, only(seat), counted, 0, STRUDEL if action == BAKE else WINE)


def push_rest(state: AustriaState, seat: i64, extra: i64, rooms: i64, hires: i64) -> None:
    """What a turn offers once its action is under way: cards, rooms, and in any case extra actions."""
    if hires > 0:
        state.push(HIRES, only(seat), 0, rooms, hires)
    elif rooms > 0:
        state.push(ROOMS_LEFT, only(seat), 0, extra, rooms)
    else:
        state.push(ACTED, only(seat), 0, extra)
