"""Set-up and the course of a round: tiles, the order of building and housing, payment (SAM-7, SAM-12 to SAM-17, SAM-24,
SAM-25, SAM-28 to SAM-32, SAM-37 to SAM-39, SAM-41 to SAM-45, SAM-49, SAM-70, SAM-75, SAM-77 to SAM-81, SAM-92 to
SAM-94, SAM-97, SAM-101, SAM-104). The flight is in `flights.py`."""

from typing import final

from boardinghouse.core.contract import CHANCE_BIT, Automatic, Chance, SeatDraw
from boardinghouse.core.decks import weighted, weighted_outcomes
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
from boardinghouse.games.samoa.components import (
    DAY_OFF,
    FEWEST_SEATS,
    GROUPS,
    KINDS,
    ROUNDS,
    SEND_HOME,
    SWAP,
    TILES,
)
from boardinghouse.games.samoa.hands import discard_card, may_take_back, pick_up_card, show_card
from boardinghouse.games.samoa.hotels import collect, could_house, has_guests, tourists_left
from boardinghouse.games.samoa.state import (
    BEGIN_ROUND,
    BUILD,
    DEPART,
    DISCARDED,
    DRAW_FLAG,
    DRAW_TIE,
    DRAW_TILE,
    EMPTY,
    HOUSING,
    KEPT,
    NEXT_BUILDER,
    NEXT_DAY_OFF,
    NEXT_HOST,
    NEXT_SWAP,
    PAY,
    ROUND_BEGAN,
    SHOWN,
    STACK,
    STAFF_OFF,
    SWAP_CARD,
    TABLE,
    TIE,
    TIE_CARD,
    TIE_SOURCE,
    TILE,
    TILE_SHOWN,
    TILE_SOURCE,
    UNHOUSED,
    SamoaState,
)


def push_set_up(state: SamoaState) -> None:
    """The row of flags, the tie-break card, then the first round."""
    state.push(BEGIN_ROUND, 0)
    state.push(DRAW_TIE, CHANCE_BIT)
    state.push(DRAW_FLAG, CHANCE_BIT, 0)


def lay_tie_card(state: SamoaState, seat: i64) -> None:
    """The tie-break card is laid between the seat before and this one."""
    state.tie = seat
    state.tell(TIE_CARD, EVERYONE, seat, (seat - 1 + state.seats) % state.seats)


@final
class DrawTie(SeatDraw[SamoaState]):
    """Between which players the tie-break card begins."""

    key = "draw-tie"
    action: i64 = TIE
    stream: i64 = TIE_SOURCE

    def resolve(self, state: SamoaState, seat: i64, action: i64) -> None:
        state.pop()
        lay_tie_card(state, action - TIE)


@final
class BeginRound(Automatic[SamoaState]):
    """New tiles, then the flight."""

    key = "begin-round"

    def run(self, state: SamoaState) -> None:
        state.pop()
        state.round += 1
        state.tell(ROUND_BEGAN, EVERYONE, state.round, state.nation())
        state.push(DEPART, 0)
        count: i64 = state.components.new_tiles[(state.seats - FEWEST_SEATS) * 4 + (state.round - 1) // 3]
        left: i64 = tiles_at(state, STACK)
        if left < count:
            count = left
        if count > 0:
            state.push(DRAW_TILE, CHANCE_BIT, count)


def tiles_at(state: SamoaState, place: i64) -> i64:
    """How many tiles are there."""
    count: i64 = 0
    for tile in range(TILES):
        count += state.tiles[place * TILES + tile]
    return count


@final
class DrawTile(Chance[SamoaState]):
    """A tile from the stack, face up on the table."""

    key = "draw-tile"
    args = "left"

    def source(self, state: SamoaState) -> i64:
        return TILE_SOURCE

    def outcomes(self, state: SamoaState) -> list[tuple[int, int]]:
        return weighted_outcomes(TILE, state.tiles, STACK * TILES, TILES)

    def sample(self, state: SamoaState, rng: Rng) -> i64:
        return TILE + weighted(state.tiles, STACK * TILES, TILES, rng)

    def resolve(self, state: SamoaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0)
        if left > 1:
            state.set_arg(0, left - 1)
        else:
            state.pop()
        state.move_tile(action - TILE, STACK, TABLE)
        state.tell(TILE_SHOWN, EVERYONE, action - TILE)


@final
class ShowCards(Automatic[SamoaState]):
    """All price cards are turned up."""

    key = "show-cards"

    def run(self, state: SamoaState) -> None:
        state.pop()
        state.reveal()
        for seat in range(state.seats):
            show_card(state, seat)
            state.tell(SHOWN, EVERYONE, seat, state.laid[seat])
        state.push(NEXT_SWAP, 0, 0)


@final
class NextSwap(Automatic[SamoaState]):
    """The next owner of a swap tile, clockwise from the tie-break card; then building."""

    key = "next-swap"
    args = "asked"

    def run(self, state: SamoaState) -> None:
        for step in range(state.arg(0), state.seats):
            seat: i64 = (state.tie + step) % state.seats
            if state.owned(seat, SWAP) > 0 and (state.hands[seat] != 0 or may_take_back(state, seat)):
                state.set_arg(0, step + 1)
                state.push(SWAP_CARD, only(seat))
                return
        state.pop()
        state.push(NEXT_BUILDER, 0, 0)


@final
class NextBuilder(Automatic[SamoaState]):
    """The highest bid that has not built yet; when nobody or no tile is left, the tourists are housed."""

    key = "next-builder"
    args = "asked"  # a mask of seats

    def run(self, state: SamoaState) -> None:
        seat: i64 = EMPTY
        if tiles_at(state, TABLE) > 0:
            seat = self.highest(state, state.arg(0))
        if seat == EMPTY:
            state.pop()
            state.push(NEXT_HOST, 0, 0)
        else:
            state.set_arg(0, state.arg(0) | only(seat))
            state.push(BUILD, only(seat))

    def highest(self, state: SamoaState, asked: i64) -> i64:
        best: i64 = EMPTY
        most: i64 = -1
        for step in range(state.seats):
            seat: i64 = (state.tie + step) % state.seats
            card: i64 = state.laid[seat]
            if card != DAY_OFF and (asked >> seat) & 1 == 0 and state.components.bids[card] > most:
                most = state.components.bids[card]
                best = seat
        return best


@final
class NextHost(Automatic[SamoaState]):
    """The lowest price that has not housed yet; when nobody or no tourist is left, the others go home."""

    key = "next-host"
    args = "asked"  # a mask of seats

    def run(self, state: SamoaState) -> None:
        while tourists_left(state):
            seat = self.lowest(state, state.arg(0))
            if seat == EMPTY:
                break
            state.set_arg(0, state.arg(0) | only(seat))
            if could_house(state, seat) or state.owned(seat, SEND_HOME) > 0:
                state.push(HOUSING, only(seat))
                return
        state.pop()
        self.send_rest_home(state)
        state.push(NEXT_DAY_OFF, 0, 0)

    def lowest(self, state: SamoaState, asked: i64) -> i64:
        best: i64 = EMPTY
        least: i64 = 0
        for step in range(1, state.seats + 1):
            seat: i64 = (state.tie - step + state.seats) % state.seats
            card: i64 = state.laid[seat]
            if card == DAY_OFF or (asked >> seat) & 1 != 0:
                continue
            if best == EMPTY or state.components.prices[card] < least:
                least = state.components.prices[card]
                best = seat
        return best

    def send_rest_home(self, state: SamoaState) -> None:
        """Tourists that nobody housed."""
        nation = state.nation()
        for place in range(GROUPS * KINDS):
            count: i64 = state.groups[place]
            if count > 0:
                state.groups[place] = 0
                state.piles[nation * KINDS + place % KINDS] += count
                state.tell(UNHOUSED, EVERYONE, nation, place % KINDS, count)


@final
class NextDayOff(Automatic[SamoaState]):
    """The next hotel whose staff has its day off, counter-clockwise from the tie-break card; then payment."""

    key = "next-day-off"
    args = "asked"

    def run(self, state: SamoaState) -> None:
        for step in range(state.arg(0), state.seats):
            seat: i64 = (state.tie - 1 - step + state.seats) % state.seats
            if state.laid[seat] == DAY_OFF and has_guests(state, seat):
                state.set_arg(0, step + 1)
                state.push(STAFF_OFF, only(seat), state.components.guests_sent_home)
                return
        state.pop()
        state.push(PAY, 0)


@final
class EndRound(Automatic[SamoaState]):
    """Newcomers pay, cards are discarded or taken up, the tie-break card moves; the next round, or the end."""

    key = "pay"

    def run(self, state: SamoaState) -> None:
        state.pop()
        for seat in range(state.seats):
            card: i64 = state.laid[seat]
            spent: bool = state.newcomers[seat] != 0 or (state.builders >> seat) & 1 != 0
            collect(state, seat, state.components.prices[card])
            if spent:
                discard_card(state, seat)
                state.tell(DISCARDED, EVERYONE, seat, card)
            else:
                pick_up_card(state, seat)
                state.tell(KEPT, EVERYONE, seat, card)
        state.builders = 0
        state.flight = EMPTY
        lay_tie_card(state, (state.tie + 1) % state.seats)
        if state.round < ROUNDS:
            state.push(BEGIN_ROUND, 0)
