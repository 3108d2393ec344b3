"""What the players are asked: price cards (SAM-23), swap (SAM-67, SAM-95), building (SAM-26, SAM-27, SAM-60, SAM-62,
SAM-76, SAM-88 to SAM-90, SAM-105), housing (SAM-33, SAM-34, SAM-36, SAM-68, SAM-96), the day off (SAM-40), special
tiles (SAM-100, SAM-102). Taking cards back answers any of them without ending it."""

from typing import final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Decision
from boardinghouse.core.decks import full, single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa.components import (
    GROUPS,
    KINDS,
    LOVER,
    POOL,
    ROOMS,
    SEND_HOME,
    SUITE,
    SWAP,
    TILES,
)
from boardinghouse.games.samoa.hands import (
    add_retrieving,
    add_take_back,
    forbids_take_back,
    lay_card,
    maybe_take_back,
    pick_up_card,
    retrieving,
    show_card,
)
from boardinghouse.games.samoa.hotels import (
    clear_room,
    has_empty_room,
    has_lone_lover,
    move_in,
    room_takes,
    swimmers_sum,
)
from boardinghouse.games.samoa.state import (
    ACTIONS,
    ANSWERED,
    BOUGHT,
    BUY,
    CASH,
    COVER,
    COVER_ROOM,
    COVERED,
    DONE,
    HOTELS,
    HOUSE,
    KEEP,
    LAY,
    MONEY_PARTS,
    PASS,
    PASSED,
    PICK,
    POOL_COINS,
    POOL_PAID,
    RETRIEVE,
    ROOM,
    SEND,
    SENT_HOME,
    SHOW_CARDS,
    SWAP_IN,
    SWAPPED,
    TABLE,
    TILE_COSTS,
    USE_TAKE_BACK,
    SamoaState,
)


def add_occupied_rooms(state: SamoaState, seat: i64, out: Choices) -> None:
    """An answer for every room whose guests can be sent home."""
    for room in range(state.room_count(seat)):
        if state.rooms[seat * ROOMS + room] != 0:
            out.add(SEND + room)


class SamoaDecision(Decision[SamoaState]):
    """What a seat is asked. A take-back tile may be used before the answer: write `add_answers` and `answer`, and
    `forbids_answer` where a paragraph other than `rule` forbids one."""

    def options(self, state: SamoaState, seat: i64, out: Choices) -> None:
        if retrieving(state, seat):
            add_retrieving(state, seat, out)
            return
        self.add_answers(state, seat, out)
        add_take_back(state, seat, out)

    def resolve(self, state: SamoaState, seat: i64, action: i64) -> None:
        if not maybe_take_back(state, seat, action):
            self.answer(state, seat, action)

    def seen_by(self, state: SamoaState, seat: i64, action: i64) -> i64:
        return only(seat) if action >= RETRIEVE else EVERYONE

    def forbids(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        return forbids_take_back(state, seat, action) or self.forbids_answer(state, seat, action)

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        raise NotImplementedError

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def forbids_answer(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        return None


@final
class ChoosePrice(SamoaDecision):
    """Everyone lays a price card face down."""

    key = "price"
    rule = "SAM-23"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        out.add_set(LAY, state.hands[seat])

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        lay_card(state, seat, action - LAY)
        state.tell(ANSWERED, EVERYONE, seat)
        if state.answered(seat):
            state.pop()
            state.push(SHOW_CARDS, 0)

    def seen_by(self, state: SamoaState, seat: i64, action: i64) -> i64:
        return EVERYONE if action == USE_TAKE_BACK else only(seat)


@final
class SwapCard(SamoaDecision):
    """Use a swap tile, or keep the card."""

    key = "swap"
    rule = "SAM-67"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        out.add_set(SWAP_IN, state.hands[seat])
        out.add(KEEP)

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        state.pop()
        if action == KEEP:
            return
        old: i64 = state.laid[seat]
        state.use_tile(seat, SWAP)
        pick_up_card(state, seat)
        lay_card(state, seat, action - SWAP_IN)
        show_card(state, seat)
        state.reveal()
        state.tell(SWAPPED, EVERYONE, seat, action - SWAP_IN, old)


@final
class BuyTile(SamoaDecision):
    """Buy a tile for the bid, or pass."""

    key = "build"
    rule = "SAM-26"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        if self.can_pay(state, seat):
            for tile in range(TILES):
                if state.tiles[TABLE * TILES + tile] > 0 and (tile != SUITE or self.has_room_for_suite(state, seat)):
                    out.add(BUY + tile)
        out.add(PASS)

    def can_pay(self, state: SamoaState, seat: i64) -> bool:
        return state.money[seat * MONEY_PARTS + CASH] >= state.components.bids[state.laid[seat]]

    def has_room_for_suite(self, state: SamoaState, seat: i64) -> bool:
        return state.suites[seat] != full(state.room_count(seat))

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        state.pop()
        if action == PASS:
            state.tell(PASSED, EVERYONE, seat)
            return
        tile: i64 = action - BUY
        bid: i64 = state.components.bids[state.laid[seat]]
        state.builders |= only(seat)
        state.move_tile(tile, TABLE, HOTELS + seat)
        state.earn(seat, TILE_COSTS, -bid)
        state.tell(BOUGHT, EVERYONE, seat, tile, bid)
        if tile == SUITE:
            state.push(COVER_ROOM, only(seat))
        elif tile == POOL:
            coins = swimmers_sum(state, seat)
            state.earn(seat, POOL_COINS, coins)
            state.tell(POOL_PAID, EVERYONE, seat, coins)

    def forbids_answer(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        if BUY <= action < BUY + TILES and state.tiles[TABLE * TILES + action - BUY] > 0:
            return "SAM-89" if self.can_pay(state, seat) else "SAM-76"
        return None


@final
class CoverRoom(SamoaDecision):
    """Lay the suite just bought on a room."""

    key = "cover"
    rule = "SAM-60"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        out.add_set(COVER, full(state.room_count(seat)) & ~state.suites[seat])

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        state.pop()
        state.suites[seat] |= single(action - COVER)
        state.tell(COVERED, EVERYONE, seat, action - COVER)

    def forbids_answer(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        if COVER <= action < COVER + state.room_count(seat):
            return "SAM-89"
        return None


@final
class HouseTourists(SamoaDecision):
    """Pick the next tourist to house, or be done. Before the first one, send guests home by a tile."""

    key = "house"
    args = "taken-from may-send"  # the group, 0 before the first tourist; guests the used tile may still send home
    rule = "SAM-33"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        taken_from: i64 = state.arg(0)
        if taken_from == 0 and (state.arg(1) > 0 or state.owned(seat, SEND_HOME) > 0):
            add_occupied_rooms(state, seat, out)
        empty = has_empty_room(state, seat)
        if empty or has_lone_lover(state, seat):
            for group in range(GROUPS):
                if taken_from == 0 or taken_from == group + 1:
                    for kind in range(KINDS):
                        if state.groups[group * KINDS + kind] > 0 and (empty or kind == LOVER):
                            out.add(PICK + group * KINDS + kind)
        out.add(DONE)

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        if action == DONE:
            if state.newcomers[seat] == 0:
                state.tell(PASSED, EVERYONE, seat)
            state.pop()
        elif action >= PICK:
            state.push(ROOM, only(seat), ACTIONS.argument(action, 0), ACTIONS.argument(action, 1))
        else:
            if state.arg(1) == 0:
                state.use_tile(seat, SEND_HOME)
                state.set_arg(1, state.components.guests_sent_home)
            clear_room(state, seat, action - SEND, SENT_HOME)
            state.set_arg(1, state.arg(1) - 1)

    def forbids_answer(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        taken_from: i64 = state.arg(0)
        if SEND <= action < SEND + ROOMS:
            return "SAM-68" if taken_from == 0 else "SAM-96"
        if PICK <= action < PICK + GROUPS * KINDS and state.groups[action - PICK] > 0:
            return "SAM-35" if taken_from in (0, ACTIONS.argument(action, 0) + 1) else "SAM-33"
        return None


@final
class ChooseRoom(SamoaDecision):
    """A room for the tourist just picked."""

    key = "room"
    args = "group kind"
    rule = "SAM-35"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        kind: i64 = state.arg(1)
        for room in range(state.room_count(seat)):
            if room_takes(state.rooms[seat * ROOMS + room], kind):
                out.add(HOUSE + room)

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        group: i64 = state.arg(0)
        kind: i64 = state.arg(1)
        state.pop()
        state.groups[group * KINDS + kind] -= 1
        move_in(state, seat, action - HOUSE, state.nation(), kind)
        state.set_arg(0, group + 1)
        state.set_arg(1, 0)

    def forbids_answer(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        if state.arg(1) == LOVER and HOUSE <= action < HOUSE + state.room_count(seat):
            return "SAM-83"
        return None


@final
class GiveDayOff(SamoaDecision):
    """Send guests away on the day off, or be done."""

    key = "day-off"
    args = "may-send"
    rule = "SAM-40"

    def add_answers(self, state: SamoaState, seat: i64, out: Choices) -> None:
        if state.arg(0) > 0:
            add_occupied_rooms(state, seat, out)
        out.add(DONE)

    def answer(self, state: SamoaState, seat: i64, action: i64) -> None:
        if action == DONE:
            state.pop()
        else:
            clear_room(state, seat, action - SEND, SENT_HOME)
            state.set_arg(0, state.arg(0) - 1)

    def forbids_answer(self, state: SamoaState, seat: i64, action: i64) -> str | None:
        if PICK <= action < PICK + GROUPS * KINDS:
            return "SAM-39"
        return None
