"""Emperor scoring: the track, the retreat, bonus and penalty.

Rules: AUS-58 to AUS-61, AUS-107, AUS-128, AUS-131, AUS-133 to AUS-143.
"""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Automatic, Decision
from boardinghouse.core.decks import lowest, single, size
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import clear_table
from boardinghouse.games.austria.components import COLUMNS, TABLES_IN_CAFE
from boardinghouse.games.austria.effects import (
    AMOUNT,
    AMOUNT_BITS,
    BONUS,
    LOSE_DISHES,
    LOSE_FREE_ROOMS,
    LOSE_HAND,
    LOSE_KITCHEN,
    LOSE_KRONES,
    LOSE_OCCUPIED,
    LOSE_POINTS,
    LOSE_POINTS_EACH,
    LOSE_STAFF,
    PENALTY,
    SHIELD,
)
from boardinghouse.games.austria.events import (
    BONUS_DUE,
    DISMISSED,
    EMPTIED,
    LOST_KRONES,
    PENALTY_DUE,
    PENALTY_IGNORED,
    RETREATED,
)
from boardinghouse.games.austria.hotel import highest_floor, remove
from boardinghouse.games.austria.offers import put_under
from boardinghouse.games.austria.rewards import fire, give
from boardinghouse.games.austria.state import (
    CHOOSE,
    CLEARING,
    DISMISSING,
    EVICTING,
    FROM_EMPEROR,
    FROM_HAND,
    FROM_TILES,
    IGNORE,
    IN_KIND,
    IN_POINTS,
    PENALTY_CHOICE,
    REMOVE,
    RETURNING,
    STACK,
    STACK_BITS,
    SUFFER,
    VERDICT,
    AustriaState,
)
from boardinghouse.games.austria.tracks import changed_by, score


def score_emperor(state: AustriaState) -> None:
    """Points for the track, retreat, then the verdicts in turn order."""
    retreat = state.components.retreat[state.round]
    for seat in range(state.seats):
        points = state.components.track_points[state.emperor[seat]]
        score(state, seat, points, FROM_EMPEROR)
        division: i64 = state.emperor[seat] - retreat
        state.emperor[seat] = max(0, division)
        state.tell(RETREATED, EVERYONE, seat, points, state.emperor[seat])
    tile = tile_of_round(state)
    for place in range(state.seats - 1, -1, -1):
        seat = (state.first + place) % state.seats
        if state.emperor[seat] >= state.components.bonus_from:
            state.push(VERDICT, 0, seat, tile, 1)
        elif state.emperor[seat] == 0:
            state.push(VERDICT, 0, seat, tile, 0)


def tile_of_round(state: AustriaState) -> i64:
    """The emperor tile that counts at the end of this round: one stack a scoring, in order."""
    stack: i64 = 0
    for earlier in range(state.round):
        if state.components.retreat[earlier] != 0:
            stack += 1
    return ((state.tiles >> (stack * STACK_BITS)) & STACK) - 1


@final
class GiveVerdict(Automatic[AustriaState]):
    """One player's bonus or penalty."""

    key = "verdict"
    args = "seat tile bonus"

    def run(self, state: AustriaState) -> None:
        seat = state.arg(0)
        tile = state.arg(1)
        bonus = state.arg(2)
        state.pop()
        if bonus != 0:
            state.tell(BONUS_DUE, EVERYONE, seat, tile)
            fire(state, seat, BONUS)
            give(state, seat, state.components.tile_bonus[tile], FROM_TILES)
            return
        state.tell(PENALTY_DUE, EVERYONE, seat, tile)
        loss = state.components.tile_loss[tile]
        points = state.components.tile_points[tile]
        choice = loss != 0 and points != 0 and bearable(state, seat, loss)
        if choice or can_ignore(state, seat):
            state.push(PENALTY_CHOICE, only(seat), tile)
        else:
            suffer(state, seat, points if points != 0 else loss)


def ignoring_price(state: AustriaState, seat: i64) -> i64:
    """What staff ask to make a penalty go away; 0 if nobody does."""
    return changed_by(state, seat, PENALTY, SHIELD)


def can_ignore(state: AustriaState, seat: i64) -> bool:
    price = ignoring_price(state, seat)
    return price != 0 and price <= state.krones[seat]


def bearable(state: AustriaState, seat: i64, loss: i64) -> bool:
    """Whether the seat can bear a loss in full."""
    kind: i64 = loss >> AMOUNT_BITS
    amount: i64 = loss & AMOUNT
    if kind == LOSE_KRONES:
        return state.krones[seat] >= amount
    if kind == LOSE_HAND:
        return size(state.hands[seat]) >= amount
    if kind == LOSE_FREE_ROOMS:
        return size(state.laid[seat] & ~state.occupied[seat]) >= amount
    if kind == LOSE_STAFF:
        return state.played[seat] & state.components.staff_at_end != 0
    return True


def suffer(state: AustriaState, seat: i64, loss: i64) -> None:
    """Carry out a penalty."""
    kind: i64 = loss >> AMOUNT_BITS
    amount: i64 = loss & AMOUNT
    if kind == LOSE_POINTS:
        score(state, seat, -amount, FROM_TILES)
    elif kind == LOSE_POINTS_EACH:
        score(state, seat, -amount * size(state.played[seat]), FROM_TILES)
    elif kind == LOSE_KRONES:
        state.krones[seat] -= amount
        state.tell(LOST_KRONES, EVERYONE, seat, amount)
    elif kind == LOSE_HAND:
        state.push(RETURNING, only(seat), amount)
    elif kind == LOSE_FREE_ROOMS:
        clear_rooms(state, seat, amount)
    elif kind in (LOSE_KITCHEN, LOSE_DISHES):
        lose_dishes(state, seat, kind == LOSE_DISHES)
    elif kind == LOSE_OCCUPIED:
        lose_occupied(state, seat)
    elif kind == LOSE_STAFF:
        state.push(DISMISSING, only(seat))


def lose_dishes(state: AustriaState, seat: i64, tables_too: bool) -> None:
    """All dishes of the kitchen go back to the supply, and those of the tables where it says so."""
    state.kitchens[seat] = 0
    if tables_too:
        for table in range(TABLES_IN_CAFE):
            clear_table(state, seat, table)
    state.tell(EMPTIED, EVERYONE, seat, 1 if tables_too else 0)


def lose_occupied(state: AustriaState, seat: i64) -> None:
    """An occupied room goes, with the next one below it; the owner is asked where there are several."""
    rooms = rooms_to_evict(state.occupied[seat])
    if rooms & (rooms - 1) != 0:
        state.push(EVICTING, only(seat))
    elif rooms != 0:
        evict(state, seat, lowest(rooms))


@final
class ChoosePenalty(Decision[AustriaState]):
    """A loss in kind or in points, or paying staff to make it go away."""

    key = "penalty"
    args = "tile"
    rule = "AUS-61"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        tile = state.arg(0)
        loss = state.components.tile_loss[tile]
        if loss != 0 and bearable(state, seat, loss):
            out.add(SUFFER + IN_KIND)
        if state.components.tile_points[tile] != 0:
            out.add(SUFFER + IN_POINTS)
        if can_ignore(state, seat):
            out.add(IGNORE)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        tile = state.arg(0)
        state.pop()
        if action == IGNORE:
            state.krones[seat] -= ignoring_price(state, seat)
            state.tell(PENALTY_IGNORED, EVERYONE, seat, tile)
        elif action == SUFFER + IN_POINTS:
            suffer(state, seat, state.components.tile_points[tile])
        else:
            suffer(state, seat, state.components.tile_loss[tile])


@final
class ReturnStaff(Decision[AustriaState]):
    """Staff cards from the hand go under the deck, unseen, in the order named."""

    key = "returning"
    args = "left"
    rule = "AUS-62"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(CHOOSE, state.hands[seat])

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0) - 1
        state.set_arg(0, left)
        if left == 0:
            state.pop()
        for other in range(state.seats):
            if other != seat:
                # Who knew cards of this hand no longer knows where they are.
                state.seen[other] &= ~state.hands[seat]
        state.hands[seat] &= ~single(action - CHOOSE)
        state.returned |= only(seat)
        state.kept[seat] = state.hands[seat]
        put_under(state, seat, action - CHOOSE, FROM_HAND)

    def seen_by(self, state: AustriaState, seat: i64, action: i64) -> i64:
        return only(seat)


def clear_rooms(state: AustriaState, seat: i64, count: i64) -> None:
    """Remove free rooms from the highest floor down; the owner is asked where there are several."""
    for left in range(count, 0, -1):
        rooms = highest_floor(state.laid[seat] & ~state.occupied[seat])
        if rooms & (rooms - 1) != 0:
            state.push(CLEARING, only(seat), left)
            return
        remove(state, seat, lowest(rooms))


@final
class ClearRoom(Decision[AustriaState]):
    """Which free room of the highest floor is removed."""

    key = "clearing"
    args = "left"
    rule = "AUS-62"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(REMOVE, highest_floor(state.laid[seat] & ~state.occupied[seat]))

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0) - 1
        state.pop()
        remove(state, seat, action - REMOVE)
        clear_rooms(state, seat, left)


def below(occupied: i64, room: i64) -> i64:
    """The nearest occupied room under this one in its column, or -1."""
    lower: i64 = room - COLUMNS
    while lower >= 0 and (occupied >> lower) & 1 == 0:
        lower -= COLUMNS
    return lower if lower >= 0 else -1


def rooms_to_evict(occupied: i64) -> i64:
    """The occupied rooms of the highest floor, of which one goes; only those over another one if there are any."""
    if occupied == 0:
        return 0
    top = highest_floor(occupied)
    over: i64 = 0
    rest: i64 = top
    while rest != 0:
        if below(occupied, lowest(rest)) >= 0:
            over |= rest & -rest
        rest &= rest - 1
    return over if over != 0 else top


def evict(state: AustriaState, seat: i64, room: i64) -> None:
    """Remove an occupied room and the next one below it."""
    lower = below(state.occupied[seat], room)
    remove(state, seat, room)
    if lower >= 0:
        remove(state, seat, lower)


@final
class EvictGuest(Decision[AustriaState]):
    """Which occupied room of the highest floor is removed, with the one below it."""

    key = "evicting"
    rule = "AUS-62"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(REMOVE, rooms_to_evict(state.occupied[seat]))

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        evict(state, seat, action - REMOVE)


@final
class DismissStaff(Decision[AustriaState]):
    """Which end-of-game card in play is discarded."""

    key = "dismissing"
    rule = "AUS-62"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        out.add_set(CHOOSE, state.played[seat] & state.components.staff_at_end)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        state.played[seat] &= ~single(action - CHOOSE)
        state.staff_gone |= single(action - CHOOSE)
        state.tell(DISMISSED, EVERYONE, seat, action - CHOOSE)
