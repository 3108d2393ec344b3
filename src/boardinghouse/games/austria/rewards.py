"""What cards and tiles give, part by part: their order, gains that need no choice, and what follows each kind.

Rules: AUS-70, AUS-77, AUS-111 to AUS-113, AUS-152.
"""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE_BIT, Automatic, Decision
from boardinghouse.core.decks import lowest, single, size
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import free_table, needs_at, put_in_kitchen, wanted
from boardinghouse.games.austria.components import FLOORS, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import (
    AGAIN,
    AMOUNT,
    AMOUNT_BITS,
    ANY,
    CHEAP_ROOM,
    DISH,
    DRAW,
    EMPEROR,
    FREE,
    FREE_ROOM,
    FULFIL,
    FURNISH,
    GUEST,
    HIRE,
    KRONES,
    LOOK,
    OCCUPY,
    PART,
    PART_BITS,
    POINTS,
    POINTS_EACH,
    ROOM,
    first_of,
    without,
)
from boardinghouse.games.austria.events import USED
from boardinghouse.games.austria.hotel import affordable_rooms, open_rooms
from boardinghouse.games.austria.state import (
    CLAIM,
    DEAL,
    FROM_GROUPS,
    FROM_STAFF,
    FROM_TILES,
    FULFILLING,
    FURNISHING,
    HIRING,
    INVITING,
    LOOKING,
    OCCUPYING,
    ORDER,
    PREPARING,
    RECEIVE,
    REWARD,
    TO_HAND,
    TO_LOOK,
    TURN,
    AustriaState,
)
from boardinghouse.games.austria.tracks import advance, earn, score


def give(state: AustriaState, seat: i64, effects: i64, source: i64) -> None:
    """Have a bundle carried out, in the order its owner likes."""
    if effects != 0:
        state.push(REWARD, 0, effects, seat, source)


def pay_group(state: AustriaState, seat: i64, effect: i64) -> None:
    """The bonus of a group that is to come at once; nothing if the group is not full."""
    if effect != 0:
        give(state, seat, effect, FROM_GROUPS)


def use_card(state: AustriaState, seat: i64, card: i64) -> None:
    """A card that works once per round is turned sideways and works."""
    state.used[seat] |= single(card)
    state.tell(USED, EVERYONE, seat, card)
    give(state, seat, state.components.staff_effects[card], FROM_STAFF)


def cards_to_draw(state: AustriaState) -> i64:
    """How many staff cards the deck has, with those under it."""
    return size(state.staff_deck) + len(state.under)


def fire(state: AustriaState, seat: i64, moment: i64) -> None:
    """Something happened: the seat's permanent staff that wait for it work."""
    cards: i64 = state.played[seat] & state.components.staff_at[moment]
    while cards != 0:
        effects: i64 = state.components.staff_effects[lowest(cards)]
        while effects != 0:
            if (effects & PART) >> AMOUNT_BITS <= POINTS_EACH:  # not a change of a number
                begin(state, seat, effects & PART, FROM_STAFF)
            effects >>= PART_BITS
        cards &= cards - 1


def begin(state: AustriaState, seat: i64, effect: i64, source: i64) -> None:
    """Carry out one part; what asks for a choice is pushed, unless there is nothing to choose."""
    kind: i64 = effect >> AMOUNT_BITS
    amount: i64 = effect & AMOUNT
    if kind == POINTS:
        score(state, seat, amount, source)
    elif kind == EMPEROR:
        advance(state, seat, amount)
    elif kind == KRONES:
        earn(state, seat, amount)
    elif kind <= ANY:
        begin_dishes(state, seat, kind - DISH, amount)
    elif kind <= LOOK:
        begin_staff(state, seat, kind, amount)
    elif kind <= OCCUPY or kind == FURNISH:
        begin_rooms(state, seat, kind, amount)
    elif kind == POINTS_EACH:
        score(state, seat, amount * size(state.played[seat]), FROM_TILES)
    elif kind == AGAIN:
        state.push(TURN, only(seat), 1)
    elif kind == GUEST and free_table(state, seat) >= 0 and state.row != 0:
        state.push(INVITING, only(seat), 1)
    elif kind == FULFIL and anybody_waits(state, seat):
        state.push(FULFILLING, only(seat))


def begin_dishes(state: AustriaState, seat: i64, dish: i64, count: i64) -> None:
    """Dishes from the supply; those that no guest waits for go to the kitchen by themselves."""
    if dish == ANY - DISH or wanted(state, seat, dish):
        state.push(RECEIVE, only(seat), dish, count)
    else:
        put_in_kitchen(state, seat, dish, count)


def begin_staff(state: AustriaState, seat: i64, kind: i64, amount: i64) -> None:
    """Staff cards to draw, to play from the hand or to look at."""
    if kind == DRAW:
        deal(state, seat, amount, TO_HAND)
    elif kind == HIRE and state.hands[seat] != 0:
        state.push(HIRING, only(seat), amount)
    elif kind == LOOK and cards_to_draw(state) != 0:
        state.push(LOOKING, only(seat), amount)
        deal(state, seat, state.components.looked_at, TO_LOOK)


def begin_rooms(state: AustriaState, seat: i64, kind: i64, amount: i64) -> None:
    """Rooms to prepare, to turn or to furnish."""
    if kind == ROOM:
        offer_rooms(state, seat, 0)
    elif kind == CHEAP_ROOM:
        offer_rooms(state, seat, amount)
    elif kind == OCCUPY:
        if state.laid[seat] & ~state.occupied[seat] != 0:
            state.push(OCCUPYING, only(seat), amount)
    elif open_rooms(state, seat, amount) != 0:
        if kind == FREE_ROOM:
            state.push(PREPARING, only(seat), FREE, amount, 1)
        else:
            state.push(FURNISHING, only(seat), amount)


def anybody_waits(state: AustriaState, seat: i64) -> bool:
    """Whether a guest of the seat still waits for dishes."""
    for table in range(TABLES_IN_CAFE):
        if needs_at(state, seat, table) != 0:
            return True
    return False


def offer_rooms(state: AustriaState, seat: i64, reduction: i64) -> None:
    """Let the seat prepare one room, if it can pay any."""
    if affordable_rooms(state, seat, reduction) != 0:
        state.push(PREPARING, only(seat), reduction, FLOORS, 1)


def deal(state: AustriaState, seat: i64, count: i64, where: i64) -> None:
    """Have staff cards drawn: as many as there are."""
    there: i64 = cards_to_draw(state)
    drawn: i64 = min(there, count)
    if drawn > 0:
        state.push(DEAL, CHANCE_BIT, seat, drawn, where)


def may_spend(effects: i64) -> bool:
    """Whether a part can cost krones; what is spent in another turn is not spent by the part."""
    rest: i64 = effects
    while rest != 0:
        kind: i64 = (rest & PART) >> AMOUNT_BITS
        if kind in (HIRE, LOOK, ROOM, CHEAP_ROOM):
            return True
        rest >>= PART_BITS
    return False


def order_matters(effects: i64) -> bool:
    """Whether the owner must be asked which part comes next: parts that only add up, and equal parts, need no order."""
    first: i64 = effects & PART
    rest: i64 = effects >> PART_BITS
    equal = True
    adding = first >> AMOUNT_BITS <= ANY
    while rest != 0:
        if rest & PART != first:
            equal = False
        if (rest & PART) >> AMOUNT_BITS > ANY:
            adding = False
        rest >>= PART_BITS
    return not (equal or adding)


@final
class GiveReward(Automatic[AustriaState]):
    """What is left of a bundle. Points and steps come at once, krones too if no other part costs any; the rest comes
    one by one."""

    key = "reward"
    args = "effects seat source"

    def run(self, state: AustriaState) -> None:
        effects = state.arg(0)
        seat = state.arg(1)
        source = state.arg(2)
        last: i64 = KRONES - 1 if may_spend(effects) else KRONES
        for kind in range(POINTS, last + 1):
            effect = first_of(effects, kind)
            while effect != 0:
                effects = without(effects, kind)
                begin(state, seat, effect, source)
                effect = first_of(effects, kind)
        if effects == 0:
            state.pop()
        elif order_matters(effects):
            state.set_arg(0, effects)
            state.push(ORDER, only(seat), effects)
        else:
            state.pop()
            give(state, seat, effects >> PART_BITS, source)
            begin(state, seat, effects & PART, source)


@final
class OrderReward(Decision[AustriaState]):
    """Which part of the reward comes next. The reward itself lies under this question."""

    key = "order"
    args = "effects"
    rule = "AUS-77"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        effects = state.arg(0)
        for kind in range(KRONES, FURNISH + 1):
            if first_of(effects, kind) != 0:
                out.add(CLAIM + kind - KRONES)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        effects = state.arg(0)
        kind: i64 = action - CLAIM + KRONES
        state.set_arg(0, without(effects, kind))
        begin(state, seat, first_of(effects, kind), state.arg(2))
