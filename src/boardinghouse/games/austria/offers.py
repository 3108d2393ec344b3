"""What a reward, a bonus or a card offers its owner: dishes to place, staff to hire, rooms to prepare or turn, guests
to invite, orders to fill.

Rules: AUS-22, AUS-23, AUS-31, AUS-32, AUS-37, AUS-40, AUS-68, AUS-74, AUS-75, AUS-78 to AUS-82, AUS-91, AUS-101 to
AUS-104, AUS-114, AUS-115, AUS-121, AUS-132, AUS-153, AUS-156.
"""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Decision
from boardinghouse.core.decks import single
from boardinghouse.core.events import EVERYONE, all_but, only
from boardinghouse.core.vectors import append, i64
from boardinghouse.games.austria.cafe import (
    fill_order,
    guest_in_row,
    needed,
    needs_at,
    put_in_kitchen,
    receive,
    take_guest,
    wanted,
)
from boardinghouse.games.austria.components import DEAREST, FLOORS, SPACES, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import ANY, AT_ONCE, DISH, DISHES, FREE
from boardinghouse.games.austria.events import FULFILLED, HIRED, UNDER_DECK, UNDER_DECK_HIDDEN
from boardinghouse.games.austria.hotel import affordable_rooms, lay, occupy, open_rooms, room_price
from boardinghouse.games.austria.rewards import give, pay_group
from boardinghouse.games.austria.state import (
    ACTIONS,
    ADVANCE,
    CARD,
    CARD_BITS,
    FILL,
    FROM_STAFF,
    GAIN,
    OCCUPY_ROOM,
    PLAY,
    PREPARE,
    SERVE,
    SKIP,
    TAKE,
    TO_EMPEROR,
    AustriaState,
)
from boardinghouse.games.austria.tracks import advance, earn, reduced


def add_places(state: AustriaState, seat: i64, dish: i64, out: Choices) -> None:
    """Add the places a new dish may go to: the kitchen, and tables that wait for it."""
    out.add(GAIN + dish * 4)
    for table in range(TABLES_IN_CAFE):
        if needed(state, seat, table, dish) != 0:
            out.add(GAIN + dish * 4 + 1 + table)


def take_dish(state: AustriaState, seat: i64, action: i64) -> None:
    """One dish of action 1 or 2."""
    dish = ACTIONS.argument(action, 0)
    receive(state, seat, dish, ACTIONS.argument(action, 1))
    state.set_arg(1, state.arg(1) + (1 if dish == state.arg(2) else -1))
    state.set_arg(0, state.arg(0) - 1)
    if state.arg(0) == 0:
        state.pop()


@final
class TakeDishes(Decision[AustriaState]):
    """Action 1 or 2, dish by dish: never more of the finer kind than of the plain one."""

    key = "dishes"
    args = "left lead dish"
    rule = "AUS-31"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        plain = state.arg(2)
        add_places(state, seat, plain, out)
        if state.arg(1) > 0:
            add_places(state, seat, plain + 1, out)
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        if action == SKIP:
            state.pop()
            return
        take_dish(state, seat, action)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        if ACTIONS.base_of[action] != GAIN:
            return "AUS-95"
        dish = ACTIONS.argument(action, 0)
        if dish == state.arg(2) or (dish == state.arg(2) + 1 and state.arg(1) > 0):
            return "AUS-40"
        return "AUS-31" if state.arg(2) == 0 else "AUS-32"


@final
class TakeSteps(Decision[AustriaState]):
    """Action 4, die by die: a step on the emperor track or a krone."""

    key = "tracks"
    args = "left"
    rule = "AUS-37"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add(ADVANCE)
        out.add(ADVANCE + 1)
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0) - 1
        state.set_arg(0, left)
        if action == SKIP or left == 0:
            state.pop()
        if action == ADVANCE + TO_EMPEROR:
            advance(state, seat, 1)
        elif action != SKIP:
            earn(state, seat, 1)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return "AUS-95" if SERVE <= action < PREPARE else None


@final
class ReceiveDishes(Decision[AustriaState]):
    """Dishes from the supply, placed one by one. The first argument is the dish, or one past them for any."""

    key = "receive"
    args = "dish left"
    rule = "AUS-40"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        dish = state.arg(0)
        if dish < DISHES:
            add_places(state, seat, dish, out)
        else:
            for each in range(DISHES):
                add_places(state, seat, each, out)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        dish = state.arg(0)
        left: i64 = state.arg(1) - 1
        receive(state, seat, ACTIONS.argument(action, 0), ACTIONS.argument(action, 1))
        state.set_arg(1, left)
        if left == 0:
            state.pop()
        elif dish != ANY - DISH and not wanted(state, seat, dish):
            state.pop()
            put_in_kitchen(state, seat, dish, left)


def affordable_staff(state: AustriaState, seat: i64, cards: i64, reduction: i64) -> i64:
    """The cards of a set that the seat can pay."""
    purse: i64 = state.krones[seat] + reduction
    return cards & state.components.staff_up_to[min(DEAREST, purse)]


def play_card(state: AustriaState, seat: i64, card: i64, reduction: i64) -> None:
    """Pay for a card and lay it open; a one-time card works."""
    price = reduced(state.components.staff_cost[card], reduction)
    state.krones[seat] -= price
    state.hands[seat] &= ~single(card)
    state.played[seat] |= single(card)
    state.reveal()
    state.tell(HIRED, EVERYONE, seat, card, price)
    if state.components.staff_timing[card] == AT_ONCE:
        give(state, seat, state.components.staff_effects[card], FROM_STAFF)


@final
class PlayStaff(Decision[AustriaState]):
    """Play a staff card from the hand for so much less, or none."""

    key = "hiring"
    args = "reduction"
    rule = "AUS-78"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(PLAY, affordable_staff(state, seat, state.hands[seat], state.arg(0)))
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        reduction = state.arg(0)
        state.pop()
        if action != SKIP:
            play_card(state, seat, action - PLAY, reduction)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return forbids_card(state, state.hands[seat], action)


def forbids_card(state: AustriaState, cards: i64, action: i64) -> str | None:
    """Why a staff card may not be played: not among these, or too dear."""
    card: i64 = action - PLAY
    if 0 <= card < len(state.components.staff_cost) and (cards >> card) & 1 != 0:
        return "AUS-10"
    return None


def looked_at(state: AustriaState) -> i64:
    """The set of cards being looked at."""
    cards: i64 = 0
    rest: i64 = state.looked
    while rest != 0:
        cards |= single((rest & CARD) - 1)
        rest >>= CARD_BITS
    return cards


def put_under(state: AustriaState, seat: i64, card: i64, mark: i64) -> None:
    """A card goes under the staff deck; only the player who put it there knows it. The mark says whether it was in
    their hand."""
    state.under = append(state.under, mark + (seat << CARD_BITS) + card)
    state.tell(UNDER_DECK, only(seat), seat, card)
    state.tell(UNDER_DECK_HIDDEN, all_but(seat), seat)


@final
class LookAtStaff(Decision[AustriaState]):
    """Play one of the cards looked at for so much less, or none; the others go under the deck as they were drawn."""

    key = "looking"
    args = "reduction"
    rule = "AUS-79"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(PLAY, affordable_staff(state, seat, looked_at(state), state.arg(0)))
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        reduction = state.arg(0)
        state.pop()
        rest: i64 = state.looked
        state.looked = 0
        while rest != 0:
            card: i64 = (rest & CARD) - 1
            if action != PLAY + card:
                put_under(state, seat, card, 0)
            rest >>= CARD_BITS
        if action != SKIP:
            play_card(state, seat, action - PLAY, reduction)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return forbids_card(state, looked_at(state), action)


@final
class PrepareOffered(Decision[AustriaState]):
    """Prepare rooms for so much less, on floors up to the second argument, or stop."""

    key = "preparing"
    args = "reduction floors left"
    rule = "AUS-34"

    def rooms(self, state: AustriaState, seat: i64) -> i64:
        if state.arg(0) == FREE:
            return open_rooms(state, seat, state.arg(1))
        return affordable_rooms(state, seat, state.arg(0))

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(PREPARE, self.rooms(state, seat))
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(2) - 1
        if action == SKIP:
            state.pop()
            return
        room: i64 = action - PREPARE
        lay(state, seat, room, room_price(state, seat, room, state.arg(0)))
        state.set_arg(2, left)
        if left == 0 or self.rooms(state, seat) == 0:
            state.pop()

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        reason = forbids_room(state, seat, action)
        return "AUS-83" if reason is not None and state.arg(0) == FREE else reason


def forbids_room(state: AustriaState, seat: i64, action: i64) -> str | None:
    """Why a room may not be prepared: no neighbour, or too dear."""
    room: i64 = action - PREPARE
    if 0 <= room < 20 and (open_rooms(state, seat, FLOORS) >> room) & 1 != 0:
        return "AUS-35"
    return None


@final
class OccupyRooms(Decision[AustriaState]):
    """Turn prepared rooms to occupied without a guest, or stop."""

    key = "occupying"
    args = "left"
    rule = "AUS-80"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(OCCUPY_ROOM, state.laid[seat] & ~state.occupied[seat])
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0) - 1
        state.set_arg(0, left)
        if action == SKIP:
            state.pop()
            return
        bonus = occupy(state, seat, action - OCCUPY_ROOM)
        if left == 0 or state.laid[seat] & ~state.occupied[seat] == 0:
            state.pop()
        pay_group(state, seat, bonus)


@final
class InviteGuest(Decision[AustriaState]):
    """Take a guest from the row free; the argument says whether one may do without."""

    key = "inviting"
    args = "optional"
    rule = "AUS-81"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        for space in range(SPACES):
            if guest_in_row(state, space) >= 0:
                out.add(TAKE + space)
        if state.arg(0) != 0:
            out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        if action != SKIP:
            take_guest(state, seat, action - TAKE, 0)

    def forbids(self, state: AustriaState, seat: i64, action: i64) -> str | None:
        return "AUS-22" if action == SKIP else None


@final
class FillOrder(Decision[AustriaState]):
    """Fill a guest's order from the supply, or not."""

    key = "fulfilling"
    rule = "AUS-82"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        for table in range(TABLES_IN_CAFE):
            if needs_at(state, seat, table) != 0:
                out.add(FILL + table)
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        if action != SKIP:
            fill_order(state, seat, action - FILL)
            state.tell(FULFILLED, EVERYONE, seat, action - FILL)


@final
class FurnishRoom(Decision[AustriaState]):
    """Lay a room free on floors up to the argument, occupied at once, or not."""

    key = "furnishing"
    args = "floors"
    rule = "AUS-62"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(PREPARE, open_rooms(state, seat, state.arg(0)))
        out.add(SKIP)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        if action != SKIP:
            lay(state, seat, action - PREPARE, 0)
            pay_group(state, seat, occupy(state, seat, action - PREPARE))
