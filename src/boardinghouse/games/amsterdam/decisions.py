"""What the players are asked: sailing in the tactical game, placing a hotel, walking, turning tiles, the fountain
(AMS-21 to AMS-23, AMS-26 to AMS-30, AMS-33, AMS-37 to AMS-41, AMS-46 to AMS-49, AMS-60 to AMS-62, AMS-64, AMS-65,
AMS-68 to AMS-70, AMS-72, AMS-73, AMS-83 to AMS-85, AMS-87)."""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Decision
from boardinghouse.core.decks import holds, single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam.canal import sail
from boardinghouse.games.amsterdam.city import BUILDINGS, CROSSINGS, FOUNTAIN, REACHES
from boardinghouse.games.amsterdam.scoring import maybe_finish
from boardinghouse.games.amsterdam.state import (
    ACTIONS,
    BUILT,
    DONE,
    HOTEL,
    MAYOR,
    MOVE,
    NO_HOTEL,
    PLACING,
    SAIL,
    SEND,
    SENT,
    STAY,
    TURN,
    WALK,
    WALKED,
    WALKING,
    WATCH,
    AmsterdamState,
)
from boardinghouse.games.amsterdam.tourists import move_all, refuges, same_symbol, turn_tile


def push_walk(state: AmsterdamState, mayor_steps: i64, watch_steps: i64) -> None:
    """What follows when the boat has landed its tourists: a hotel in the first rounds, then the walk."""
    seat = state.active()
    state.push(WALKING, only(seat), mayor_steps, watch_steps)
    if state.turn < state.seats * state.components.hotels:
        state.push(PLACING, only(seat))


@final
class SailBoat(Decision[AmsterdamState]):
    """Tactical: how far the boat sails."""

    key = "sailing"
    rule = "AMS-46"

    def options(self, state: AmsterdamState, seat: i64, out: Choices) -> None:
        for place in range(state.components.sail):
            out.add(SAIL + place)

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        state.pop()
        push_walk(state, state.components.steps, state.components.steps)
        sail(state, action - SAIL + 1)

    def forbids(self, state: AmsterdamState, seat: i64, action: i64) -> str | None:
        return "AMS-46" if SAIL <= action < HOTEL else "AMS-14"


@final
class PlaceHotel(Decision[AmsterdamState]):
    """Where the hotel of this round is built."""

    key = "placing"
    rule = "AMS-22"

    def options(self, state: AmsterdamState, seat: i64, out: Choices) -> None:
        out.add_set(HOTEL, state.components.sites & ~self.taken(state))

    def taken(self, state: AmsterdamState) -> i64:
        """The set of crossings with a hotel."""
        found: i64 = 0
        for index in range(len(state.hotels)):
            if state.hotels[index] != NO_HOTEL:
                found |= single(state.hotels[index])
        return found

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        state.pop()
        state.hotels[seat * state.components.hotels + state.turn // state.seats] = action - HOTEL
        state.tell(BUILT, EVERYONE, seat, action - HOTEL)
        maybe_finish(state)

    def forbids(self, state: AmsterdamState, seat: i64, action: i64) -> str | None:
        if not HOTEL <= action < WALK:
            return "AMS-61"
        return "AMS-60" if holds(self.taken(state), action - HOTEL) else "AMS-22"


@final
class WalkFigure(Decision[AmsterdamState]):
    """Who walks, and where to. The arguments are the steps each figure may still take, 0 once it has walked."""

    key = "walking"
    args = "mayor watch together"
    rule = "AMS-26"

    def told(self, state: AmsterdamState, place: i64) -> i64:
        if place < 2:
            return state.arg(place)
        both = state.tactical() and state.arg(MAYOR) != 0 and state.arg(WATCH) != 0
        return state.components.shared_steps if both else 0

    def options(self, state: AmsterdamState, seat: i64, out: Choices) -> None:
        out.add_set(WALK, self.ends(state, MAYOR))
        out.add_set(WALK + CROSSINGS, self.ends(state, WATCH))
        if state.tactical():
            out.add(STAY)

    def ends(self, state: AmsterdamState, figure: i64) -> i64:
        """The set of crossings where this figure's walk can end."""
        steps = state.arg(figure)
        if steps == 0:
            return 0
        start = state.mayor if figure == MAYOR else state.watch
        other = state.watch if figure == MAYOR else state.mayor
        walks = state.components.short_walks if state.tactical() else state.components.exact_walks
        return walks[start * REACHES + steps] & ~single(other)

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        if action == STAY:
            state.pop()
            return
        figure = ACTIONS.argument(action, 0)
        end = ACTIONS.argument(action, 1)
        if state.arg(1 - figure) == 0:
            state.pop()
        else:
            state.set_arg(figure, 0)
            if state.tactical():
                self.spend(state, figure, end)
        if figure == MAYOR:
            state.mayor = end
        else:
            state.watch = end
        state.tell(WALKED, EVERYONE, seat, figure, end)

    def spend(self, state: AmsterdamState, figure: i64, end: i64) -> None:
        """Tactical: what the first walk leaves for the second."""
        start = state.mayor if figure == MAYOR else state.watch
        left = state.components.shared_steps - state.components.distance[start * CROSSINGS + end]
        if left <= 0:
            state.pop()
        elif left < state.arg(1 - figure):
            state.set_arg(1 - figure, left)

    def forbids(self, state: AmsterdamState, seat: i64, action: i64) -> str | None:
        if action == STAY:
            return "AMS-62"
        if not WALK <= action < STAY:
            return "AMS-65" if action > STAY else "AMS-14"
        figure = ACTIONS.argument(action, 0)
        if state.arg(figure) == 0:
            return "AMS-65"
        end = ACTIONS.argument(action, 1)
        start = state.mayor if figure == MAYOR else state.watch
        if end == (state.watch if figure == MAYOR else state.mayor):
            return "AMS-27"
        if not state.tactical():
            return "AMS-63" if end == start else "AMS-62"
        if end == start:
            return "AMS-84"
        too_far = state.components.distance[start * CROSSINGS + end] > state.components.steps
        return "AMS-48" if too_far else "AMS-47"


@final
class TurnTiles(Decision[AmsterdamState]):
    """Tiles to turn, a tourist to send from the fountain, until the player is done. The arguments say whether the Mayor
    and the Night watch may still turn a tile, and whether a tourist may still be sent."""

    key = "turning"
    args = "mayor watch send"
    rule = "AMS-29"

    def told(self, state: AmsterdamState, place: i64) -> i64:
        """A tourist may be sent (1), was sent (0), or there is none to send or nobody beside the fountain (2)."""
        if place < 2 or state.arg(2) == 0:
            return state.arg(place)
        return 1 if self.can_send(state) else 2

    def options(self, state: AmsterdamState, seat: i64, out: Choices) -> None:
        out.add_set(TURN, self.tiles(state))
        if self.can_send(state):
            out.add_set(SEND, self.destinations(state))
        out.add(DONE)

    def can_send(self, state: AmsterdamState) -> bool:
        return state.tourists[FOUNTAIN] != 0 and state.arg(2) != 0 and self.destinations(state) != 0

    def tiles(self, state: AmsterdamState) -> i64:
        """The set of tiles that can be turned: night beside the Mayor, day beside the Night watch."""
        found: i64 = 0
        if state.arg(MAYOR) != 0:
            found |= state.components.around[state.mayor] & BUILDINGS & ~state.day
        if state.arg(WATCH) != 0:
            found |= state.components.around[state.watch] & state.day
        if state.tactical():
            found &= ~self.crowded(state)
        return found

    def crowded(self, state: AmsterdamState) -> i64:
        """The set of buildings with too many tourists to be turned."""
        found: i64 = 0
        for cell in range(len(state.tourists)):
            if state.tourists[cell] > state.components.crowd:
                found |= single(cell)
        return found

    def destinations(self, state: AmsterdamState) -> i64:
        """The set of buildings a figure beside the fountain can send a tourist to."""
        found: i64 = 0
        if self.may_send(state, MAYOR, state.mayor):
            found |= state.day
        if self.may_send(state, WATCH, state.watch):
            found |= BUILDINGS & ~state.day
        return found

    def may_send(self, state: AmsterdamState, figure: i64, crossing: i64) -> bool:
        """Whether it is beside the fountain, and has not turned a tile where it may do only one of the two."""
        if (state.components.around[crossing] >> FOUNTAIN) & 1 == 0:
            return False
        return not state.sends_instead() or state.arg(figure) != 0

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        if action == DONE:
            state.pop()
            state.turn += 1
            return
        if action >= SEND:
            state.set_arg(2, 0)
            self.send(state, seat, action - SEND)
            return
        cell: i64 = action - TURN
        figure: i64 = WATCH if holds(state.day, cell) else MAYOR
        state.set_arg(figure, 0)
        turn_tile(state, cell)

    def send(self, state: AmsterdamState, seat: i64, cell: i64) -> None:
        state.tourists[FOUNTAIN] -= 1
        state.tourists[cell] += 1
        figure: i64 = MAYOR if holds(state.day, cell) else WATCH
        if state.sends_instead():
            state.set_arg(figure, 0)
        state.tell(SENT, EVERYONE, seat, figure, cell)
        maybe_finish(state)

    def forbids(self, state: AmsterdamState, seat: i64, action: i64) -> str | None:
        if TURN <= action < MOVE:
            return self.forbids_turn(state, action - TURN)
        if SEND <= action < DONE:
            return self.forbids_send(state, action - SEND)
        return "AMS-65" if WALK <= action < TURN else "AMS-14"

    def forbids_turn(self, state: AmsterdamState, cell: i64) -> str:
        if cell == FOUNTAIN:
            return "AMS-41"
        figure: i64 = WATCH if holds(state.day, cell) else MAYOR
        crossing = state.mayor if figure == MAYOR else state.watch
        other = state.watch if figure == MAYOR else state.mayor
        if not holds(state.components.around[crossing], cell):
            return "AMS-30" if holds(state.components.around[other], cell) else "AMS-29"
        if state.arg(figure) == 0:
            return "AMS-72" if state.sends_instead() and state.arg(2) == 0 else "AMS-29"
        return "AMS-49"

    def forbids_send(self, state: AmsterdamState, cell: i64) -> str:
        if state.arg(2) == 0:
            return "AMS-40"
        figure: i64 = MAYOR if holds(state.day, cell) else WATCH
        crossing = state.mayor if figure == MAYOR else state.watch
        if state.tourists[FOUNTAIN] == 0 or cell == FOUNTAIN:
            return "AMS-38"
        if state.sends_instead() and state.arg(figure) == 0 and holds(state.components.around[crossing], FOUNTAIN):
            return "AMS-72"
        return "AMS-38" if self.destinations(state) == 0 else "AMS-39"


@final
class MoveTourists(Decision[AmsterdamState]):
    """Which of several equally empty buildings the tourists of a turned one go to. The argument is their cell."""

    key = "moving"
    args = "cell"
    rule = "AMS-33"

    def options(self, state: AmsterdamState, seat: i64, out: Choices) -> None:
        out.add_set(MOVE, refuges(state, state.arg(0)))

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        cell = state.arg(0)
        state.pop()
        move_all(state, cell, action - MOVE)

    def forbids(self, state: AmsterdamState, seat: i64, action: i64) -> str | None:
        if not MOVE <= action < SEND:
            return "AMS-33"
        cell = action - MOVE
        if cell == FOUNTAIN:
            return "AMS-74"
        if cell == state.arg(0):
            return "AMS-71"
        return "AMS-32" if holds(same_symbol(state, state.arg(0)), cell) else "AMS-31"
