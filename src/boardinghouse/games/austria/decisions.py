"""The turn of a player, question by question: it opens, a die is taken, dishes, rooms or cards are still to come, and
extra actions all the while.

Rules: AUS-25, AUS-26, AUS-28, AUS-38, AUS-43, AUS-44, AUS-48, AUS-49, AUS-69, AUS-84, AUS-94 to AUS-96, AUS-125 to
AUS-127, AUS-149, AUS-150.
"""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Decision
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import (
    carry,
    free_table,
    guest_at,
    guest_in_row,
    guest_price,
    in_kitchen,
    needed,
    needs_at,
    serving_price,
    take_guest,
)
from boardinghouse.games.austria.components import SPACES, STACKS, TABLES_IN_CAFE
from boardinghouse.games.austria.dice import SIX, choose_space, dice_on, push_rest, six_price, waste_six
from boardinghouse.games.austria.effects import DISHES, STRUDEL, WINE
from boardinghouse.games.austria.events import PASSED
from boardinghouse.games.austria.hotel import affordable_rooms, lay, room_price
from boardinghouse.games.austria.lodging import ready, settle
from boardinghouse.games.austria.offers import (
    add_places,
    affordable_staff,
    forbids_card,
    forbids_room,
    play_card,
    take_dish,
)
from boardinghouse.games.austria.rewards import use_card
from boardinghouse.games.austria.scoring import DISC_PLACES, disc_at, lay_disc, may_lay_disc
from boardinghouse.games.austria.state import (
    ACTIONS,
    DIE_ACTION,
    DISHES_ACTION,
    END_TURN,
    GAIN,
    LAY_DISC,
    OPENED,
    PASS,
    PLAY,
    PREPARE,
    SERVE,
    SETTLE,
    SIX_ACTION,
    TAKE,
    USE,
    WASTE,
    AustriaState,
)


@final
class TakeTurn(Decision[AustriaState]):
    """Nothing is done yet: a guest first, or the die, an extra action, or passing. The extra turn of a guest has no
    passing, and takes no die."""

    key = "turn"
    args = "extra"
    rule = "AUS-26"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        extra = state.arg(0)
        if free_table(state, seat) >= 0:
            for space in range(SPACES):
                if guest_in_row(state, space) >= 0 and guest_price(state, seat, space) <= state.krones[seat]:
                    out.add(TAKE + space)
        add_spaces(state, seat, extra, extra == 0, out)
        add_extra_actions(state, seat, 0, out)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        extra = state.arg(0)
        verb: i64 = ACTIONS.base_of[action]
        state.pop()
        if verb == PASS:
            state.waiting |= only(seat)
            state.tell(PASSED, EVERYONE, seat)
            return
        state.push(OPENED, only(seat), 0, extra)
        if verb == TAKE:
            take_guest(state, seat, action - TAKE, guest_price(state, seat, action - TAKE))
        else:
            go_on(state, seat, action, verb, extra)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        verb: i64 = ACTIONS.base_of[action]
        return "AUS-28" if verb == TAKE else forbids_space(state, seat, action, verb, state.arg(0))


@final
class ContinueTurn(Decision[AustriaState]):
    """A guest is taken or an extra action done: the die, or another extra action."""

    key = "opened"
    args = "servings extra"
    rule = "AUS-26"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        add_spaces(state, seat, state.arg(1), False, out)
        add_extra_actions(state, seat, state.arg(0), out)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        go_on(state, seat, action, ACTIONS.base_of[action], state.arg(1))

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return forbids_space(state, seat, action, ACTIONS.base_of[action], state.arg(1))


@final
class EndTurn(Decision[AustriaState]):
    """The die is taken and its action done: extra actions, or the end."""

    key = "acted"
    args = "servings extra"
    rule = "AUS-26"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add(END_TURN)
        add_extra_actions(state, seat, state.arg(0), out)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        do_extra_action(state, seat, action, ACTIONS.base_of[action])

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return forbids_after(state, seat, action, ACTIONS.base_of[action], state.arg(1))


@final
class PrepareRooms(Decision[AustriaState]):
    """Rooms of action 3, or that of no. 14, may still be prepared; extra actions may come between them."""

    key = "rooms"
    args = "servings extra rooms"
    rule = "AUS-26"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add(END_TURN)
        add_extra_actions(state, seat, state.arg(0), out)
        out.add_set(PREPARE, affordable_rooms(state, seat, 0))

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        verb: i64 = ACTIONS.base_of[action]
        if verb == PREPARE:
            extra = state.arg(1)
            rooms: i64 = state.arg(2) - 1
            state.pop()
            push_rest(state, seat, extra, rooms, 0)
            prepare(state, seat, action - PREPARE)
        else:
            do_extra_action(state, seat, action, verb)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        verb: i64 = ACTIONS.base_of[action]
        if verb == PREPARE:
            return forbids_room(state, seat, action) or "AUS-34"
        return forbids_after(state, seat, action, verb, state.arg(1))


@final
class HireStaff(Decision[AustriaState]):
    """Staff cards may be played at their cost, before, between or after the rooms that are left."""

    key = "hires"
    args = "servings rooms hires"
    rule = "AUS-26"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add(END_TURN)
        add_extra_actions(state, seat, state.arg(0), out)
        if state.arg(1) > 0:
            out.add_set(PREPARE, affordable_rooms(state, seat, 0))
        out.add_set(PLAY, affordable_staff(state, seat, state.hands[seat], 0))

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        verb: i64 = ACTIONS.base_of[action]
        if verb == PREPARE:
            state.set_arg(0, 0)
            state.set_arg(1, state.arg(1) - 1)
            prepare(state, seat, action - PREPARE)
        elif verb == PLAY:
            rooms = state.arg(1)
            hires: i64 = state.arg(2) - 1
            state.pop()
            push_rest(state, seat, 0, rooms, hires)
            play_card(state, seat, action - PLAY, 0)
        else:
            do_extra_action(state, seat, action, verb)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        verb: i64 = ACTIONS.base_of[action]
        if verb == PLAY:
            return forbids_card(state, state.hands[seat], action)
        if verb == PREPARE and state.arg(1) > 0:
            return forbids_room(state, seat, action) or "AUS-34"
        return forbids_after(state, seat, action, verb, 0)


class DelayDishes(Decision[AustriaState]):
    """The dishes of action 1 or 2 wait for the room of no. 14, or come before it. `plain` is the dish that comes
    first."""

    args = "servings rooms left"
    rule = "AUS-26"
    plain: i64 = STRUDEL

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add(END_TURN)
        add_extra_actions(state, seat, state.arg(0), out)
        if state.arg(1) > 0:
            out.add_set(PREPARE, affordable_rooms(state, seat, 0))
        add_places(state, seat, self.plain, out)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        verb: i64 = ACTIONS.base_of[action]
        if verb == PREPARE:
            state.set_arg(0, 0)
            state.set_arg(1, state.arg(1) - 1)
            prepare(state, seat, action - PREPARE)
        elif verb == GAIN:
            rooms = state.arg(1)
            left = state.arg(2)
            state.pop()
            push_rest(state, seat, 0, rooms, 0)
            state.push(DISHES_ACTION, only(seat), left, 0, self.plain)
            take_dish(state, seat, action)
        else:
            do_extra_action(state, seat, action, verb)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        verb: i64 = ACTIONS.base_of[action]
        if verb == PREPARE and state.arg(1) > 0:
            return forbids_room(state, seat, action) or "AUS-34"
        return forbids_after(state, seat, action, verb, 0)


@final
class DelayFood(DelayDishes):
    """Strudels and cakes of action 1."""

    key = "food-due"


@final
class DelayDrinks(DelayDishes):
    """Wines and coffees of action 2."""

    key = "drinks-due"
    plain: i64 = WINE


def add_spaces(state: AustriaState, seat: i64, extra: i64, may_pass: bool, out: Choices) -> None:
    """Add the spaces that can be chosen; where there is none, a six that gives nothing, or the end of an extra turn."""
    before: i64 = out.count
    krones = state.krones[seat]
    boost = state.components.boost_price
    for face in range(1, SIX):
        if dice_on(state, face) != 0:
            out.add(DIE_ACTION + (face - 1) * 2)
            if krones >= boost:
                out.add(DIE_ACTION + (face - 1) * 2 + 1)
    if dice_on(state, SIX) != 0:
        add_six(state, seat, out)
    stuck = out.count == before
    if stuck and extra == 0:
        out.add(WASTE)
    if may_pass:
        out.add(PASS)
    if stuck and extra != 0:
        out.add(END_TURN)


def add_six(state: AustriaState, seat: i64, out: Choices) -> None:
    """Add what a six can stand for, if its fee can be paid."""
    left: i64 = state.krones[seat] - six_price(state, seat)
    if left < 0:
        return
    for action in range(1, SIX):
        out.add(SIX_ACTION + (action - 1) * 2)
        if left >= state.components.boost_price:
            out.add(SIX_ACTION + (action - 1) * 2 + 1)


def add_extra_actions(state: AustriaState, seat: i64, servings: i64, out: Choices) -> None:
    """Add what may be done at any moment of a turn. The servings are those left of a krone that is paid."""
    if state.kitchens[seat] != 0 and (servings > 0 or serving_price(state, seat) <= state.krones[seat]):
        add_servings(state, seat, out)
    for table in range(TABLES_IN_CAFE):
        if ready(state, seat, table):
            out.add(SETTLE + table)
    for stack in range(STACKS):
        if may_lay_disc(state, seat, stack):
            out.add(LAY_DISC + stack)
    out.add_set(USE, state.played[seat] & state.components.staff_each_round & ~state.used[seat])


def add_servings(state: AustriaState, seat: i64, out: Choices) -> None:
    """Add the dishes of the kitchen that guests wait for."""
    for dish in range(DISHES):
        if in_kitchen(state, seat, dish) != 0:
            for table in range(TABLES_IN_CAFE):
                if needed(state, seat, table, dish) != 0:
                    out.add(SERVE + dish * TABLES_IN_CAFE + table)


def go_on(state: AustriaState, seat: i64, action: i64, verb: i64, extra: i64) -> None:
    """The turn is open, no die is taken yet: take one, or do something else. The frame of `ContinueTurn` is on top."""
    if verb in (DIE_ACTION, SIX_ACTION):
        state.pop()
        chosen: i64 = ACTIONS.argument(action, 0) + 1
        choose_space(state, seat, SIX if verb == SIX_ACTION else chosen, chosen, ACTIONS.argument(action, 1), extra)
    elif verb == WASTE:
        state.pop()
        waste_six(state, seat)
    else:
        do_extra_action(state, seat, action, verb)


def do_extra_action(state: AustriaState, seat: i64, action: i64, verb: i64) -> None:
    """An extra action, or the end of the turn. What is left of a serving lapses with anything but another one."""
    servings = state.arg(0)
    state.set_arg(0, 0)
    if verb == SERVE:
        state.set_arg(0, carry(state, seat, ACTIONS.argument(action, 0), ACTIONS.argument(action, 1), servings))
    elif verb == SETTLE:
        settle(state, seat, action - SETTLE)
    elif verb == LAY_DISC:
        lay_disc(state, seat, action - LAY_DISC)
    elif verb == USE:
        use_card(state, seat, action - USE)
    else:
        state.pop()


def prepare(state: AustriaState, seat: i64, room: i64) -> None:
    """A room at its price."""
    lay(state, seat, room, room_price(state, seat, room, 0))


def forbids_space(state: AustriaState, seat: i64, action: i64, verb: i64, extra: i64) -> str | None:
    """Why something is not possible while no die is taken: no die there, no krone for the six, or none to add one."""
    if verb == WASTE:
        return "AUS-100"
    if verb != DIE_ACTION and verb != SIX_ACTION:
        return forbids_after(state, seat, action, verb, extra)
    six = verb == SIX_ACTION
    if dice_on(state, SIX if six else ACTIONS.argument(action, 0) + 1) == 0:
        return "AUS-30"
    return "AUS-39" if six and six_price(state, seat) > state.krones[seat] else "AUS-41"


def forbids_after(state: AustriaState, seat: i64, action: i64, verb: i64, extra: i64) -> str | None:
    """Why something is not possible at a moment of the turn."""
    if verb == TAKE:
        return "AUS-94"
    if verb == PASS:
        return "AUS-84" if extra != 0 else "AUS-96"
    if verb == SERVE:
        return "AUS-42"
    if verb == SETTLE:
        served = guest_at(state, seat, action - SETTLE) >= 0 and needs_at(state, seat, action - SETTLE) == 0
        return "AUS-47" if served else "AUS-45"
    if verb == LAY_DISC:
        return "AUS-145" if disc_at(state, action - LAY_DISC, DISC_PLACES - 1) >= 0 else "AUS-54"
    if verb == USE:
        return "AUS-44"
    if verb == PREPARE:
        return "AUS-33"
    return "AUS-38" if verb == PLAY else None
