"""Guests move in: who is ready, what a move brings.

Rules: AUS-45 to AUS-47, AUS-73, AUS-109, AUS-110.
"""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Decision
from boardinghouse.core.decks import lowest
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import guest_at, leave, needs_at
from boardinghouse.games.austria.effects import AMOUNT_BITS, KRONES, MOVED_IN, SERVED, with_part
from boardinghouse.games.austria.events import MOVED_INTO
from boardinghouse.games.austria.hotel import free_rooms, occupy
from boardinghouse.games.austria.rewards import fire, give, may_spend, pay_group
from boardinghouse.games.austria.state import CHOOSE_ROOM, FROM_GUESTS, OCCUPY_ROOM, AustriaState
from boardinghouse.games.austria.tracks import score


def ready(state: AustriaState, seat: i64, table: i64) -> bool:
    """Whether the guest at a table is served and has a free room."""
    guest = guest_at(state, seat, table)
    if guest < 0 or needs_at(state, seat, table) != 0:
        return False
    return free_rooms(state, seat, state.components.guest_colour[guest]) != 0


def settle(state: AustriaState, seat: i64, table: i64) -> None:
    """A served guest moves in; where there is a choice of rooms, the host chooses."""
    rooms: i64 = free_rooms(state, seat, state.components.guest_colour[guest_at(state, seat, table)])
    if rooms & (rooms - 1) == 0:
        move_in(state, seat, table, lowest(rooms))
    else:
        state.push(CHOOSE_ROOM, only(seat), table)


def move_in(state: AustriaState, seat: i64, table: i64, room: i64) -> None:
    """A served guest takes a room: points, the staff that wait for it, the reward and the bonus of a full group."""
    guest = leave(state, seat, table)
    components = state.components
    bonus = occupy(state, seat, room)
    state.tell(MOVED_INTO, EVERYONE, seat, guest, room, components.guest_points[guest])
    score(state, seat, components.guest_points[guest], FROM_GUESTS)
    fire(state, seat, MOVED_IN + components.guest_colour[guest])
    fire(state, seat, SERVED + components.guest_size[guest])
    reward: i64 = components.guest_reward[guest]
    if bonus >> AMOUNT_BITS == KRONES and may_spend(reward):
        # Only krones can come too early: the purse has an end, and a reward may empty it first.
        give(state, seat, with_part(reward, bonus), FROM_GUESTS)
    else:
        give(state, seat, reward, FROM_GUESTS)
        pay_group(state, seat, bonus)


@final
class ChooseRoom(Decision[AustriaState]):
    """Which free room a served guest moves into."""

    key = "choose-room"
    args = "table"
    rule = "AUS-45"

    def options(self, state: AustriaState, seat: i64, out: Choices) -> None:
        guest = guest_at(state, seat, state.arg(0))
        out.add_set(OCCUPY_ROOM, free_rooms(state, seat, state.components.guest_colour[guest]))

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        table = state.arg(0)
        state.pop()
        move_in(state, seat, table, action - OCCUPY_ROOM)
