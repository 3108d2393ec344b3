"""Set-up, dice, turn order and the end of a round.

Rules: AUS-9, AUS-11, AUS-13, AUS-14, AUS-16, AUS-21, AUS-24, AUS-27, AUS-50, AUS-51, AUS-56, AUS-57, AUS-88, AUS-89,
AUS-92, AUS-146 to AUS-148.
"""

from typing import Final, final

from boardinghouse.core.contract import CHANCE_BIT, Automatic, CardDraw, Chance, SeatDraw
from boardinghouse.core.decks import full, single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
from boardinghouse.games.austria.cafe import refill_row, rightmost_empty
from boardinghouse.games.austria.components import BOARD_NAMES, FLOORS, STACK_SIZE, STACKS
from boardinghouse.games.austria.emperor import score_emperor
from boardinghouse.games.austria.events import FIRST_PLAYER, GUEST_SHOWN, REROLLED, ROUND_BEGAN
from boardinghouse.games.austria.state import (
    BEGIN_ROUND,
    BOARD,
    BOARD_PICK,
    BOARD_SOURCE,
    CARD_BITS,
    DAY,
    DICE,
    DICE_BITS,
    DICE_SOURCE,
    DRAW_BOARD,
    DRAW_FIRST,
    DRAW_POLITICS,
    DRAW_TILE,
    END_ROUND,
    FACE,
    FIRST,
    GUEST_SOURCE,
    HAND_OUT,
    INVITING,
    NEXT_TURN,
    OPENING,
    POLITICS_PICK,
    PREPARING,
    REFILL,
    ROLL,
    SEAT_SOURCE,
    SHOW_GUEST,
    SHOW_POLITICS,
    SHOW_TILE,
    SIDE,
    STACK_BITS,
    TILE_PICK,
    TURN,
    AustriaState,
)

FACES: Final = 6


def push_set_up(state: AustriaState) -> None:
    """First player, boards, guest row, politics, tiles, hands; then what the players choose. What the table has picked
    is there from the beginning."""
    state.push(BEGIN_ROUND, 0)
    state.push(OPENING, 0)
    state.push(HAND_OUT, 0)
    for stack in range(STACKS - 1, -1, -1):
        tile: i64 = state.choices[TILE_PICK + stack]
        if tile == 0:
            state.push(DRAW_TILE, CHANCE_BIT, stack)
        else:
            state.tiles |= (stack * STACK_SIZE + tile) << (stack * STACK_BITS)
    for stack in range(STACKS - 1, -1, -1):
        pick: i64 = state.choices[POLITICS_PICK + stack]
        if pick == 0:
            state.push(DRAW_POLITICS, CHANCE_BIT, stack)
        else:
            state.politics |= (stack * STACK_SIZE + pick) << (stack * STACK_BITS)
    state.push(REFILL, CHANCE_BIT)
    if state.choices[SIDE] == DAY:
        for seat in range(state.seats - 1, -1, -1):
            take_board(state, seat, state.choices[BOARD_PICK + seat])
    state.push(DRAW_FIRST, CHANCE_BIT)


def take_board(state: AustriaState, seat: i64, picked: i64) -> None:
    """The day board picked for a seat, or one to be drawn."""
    if picked == 0:
        state.push(DRAW_BOARD, CHANCE_BIT, seat)
        return
    for other in range(state.seats):
        if state.boards[other] == picked:
            raise ValueError(f"no day board is there twice: {BOARD_NAMES[picked]} was picked for two seats")
    state.boards[seat] = picked


@final
class DrawFirst(SeatDraw[AustriaState]):
    """Who gets token 1."""

    key = "draw-first"
    action: i64 = FIRST
    stream: i64 = SEAT_SOURCE

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.pop()
        state.first = action - FIRST
        state.tell(FIRST_PLAYER, EVERYONE, state.first)


@final
class DrawBoard(CardDraw[AustriaState]):
    """A day board for a seat, none twice."""

    key = "draw-board"
    args = "seat"
    action: i64 = BOARD
    stream: i64 = SEAT_SOURCE

    def cards(self, state: AustriaState) -> i64:
        """The set of day boards nobody has yet."""
        boards: i64 = full(len(BOARD_NAMES) - 1)
        for seat in range(state.seats):
            if state.boards[seat] != 0:
                boards &= ~single(state.boards[seat] - 1)
        return boards

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        state.boards[state.arg(0)] = action - BOARD + 1
        state.pop()


@final
class DrawPolitics(CardDraw[AustriaState]):
    """The politics card of a stack."""

    key = "draw-politics"
    args = "stack"
    action: i64 = SHOW_POLITICS
    stream: i64 = BOARD_SOURCE

    def cards(self, state: AustriaState) -> i64:
        return full(STACK_SIZE) << (state.arg(0) * STACK_SIZE)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        stack = state.arg(0)
        state.pop()
        state.politics |= (action - SHOW_POLITICS + 1) << (stack * STACK_BITS)


@final
class DrawTile(CardDraw[AustriaState]):
    """The emperor tile of a stack."""

    key = "draw-tile"
    args = "stack"
    action: i64 = SHOW_TILE
    stream: i64 = BOARD_SOURCE

    def cards(self, state: AustriaState) -> i64:
        return full(STACK_SIZE) << (state.arg(0) * STACK_SIZE)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        stack = state.arg(0)
        state.pop()
        state.tiles |= (action - SHOW_TILE + 1) << (stack * STACK_BITS)


@final
class RefillRow(CardDraw[AustriaState]):
    """A guest comes to the row, which has been closed up to the right; again while spaces and cards are there."""

    key = "refill"
    action: i64 = SHOW_GUEST
    stream: i64 = GUEST_SOURCE

    def cards(self, state: AustriaState) -> i64:
        return state.guest_deck

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        guest: i64 = action - SHOW_GUEST
        state.pop()
        state.guest_deck &= ~single(guest)
        state.row |= (guest + 1) << (rightmost_empty(state) * CARD_BITS)
        state.tell(GUEST_SHOWN, EVERYONE, guest)
        refill_row(state)


@final
class OpenGame(Automatic[AustriaState]):
    """From the last player to the first, everyone takes a guest; then, in the same order, prepares their first
    rooms."""

    key = "opening"

    def run(self, state: AustriaState) -> None:
        state.pop()
        for place in range(state.seats):
            owner = only((state.first + place) % state.seats)
            state.push(PREPARING, owner, 0, FLOORS, state.components.first_rooms)
        for place in range(state.seats):
            state.push(INVITING, only((state.first + place) % state.seats), 0)


@final
class BeginRound(Automatic[AustriaState]):
    """The first player rolls all dice."""

    key = "begin-round"

    def run(self, state: AustriaState) -> None:
        state.pop()
        state.round += 1
        state.tell(ROUND_BEGAN, EVERYONE, state.round, state.first)
        state.push(END_ROUND, 0)
        state.push(NEXT_TURN, 0)
        state.push(ROLL, CHANCE_BIT, state.components.dice[state.seats - 2])


@final
class RollDice(Chance[AustriaState]):
    """Dice, one after the other, each to the space of its face."""

    key = "roll"
    args = "left"

    def source(self, state: AustriaState) -> i64:
        return DICE_SOURCE

    def outcomes(self, state: AustriaState) -> list[tuple[int, int]]:
        return [(FACE + face, 1) for face in range(FACES)]

    def sample(self, state: AustriaState, rng: Rng) -> i64:
        return FACE + rng.below(FACES)

    def resolve(self, state: AustriaState, seat: i64, action: i64) -> None:
        left: i64 = state.arg(0) - 1
        state.set_arg(0, left)
        state.dice += single((action - FACE) * DICE_BITS)
        if left == 0:
            state.pop()


def dice_left(state: AustriaState) -> i64:
    """The dice on the action board."""
    count: i64 = 0
    for face in range(FACES):
        count += (state.dice >> (face * DICE_BITS)) & DICE
    return count


def lowest_number(state: AustriaState, waiting: i64) -> i64:
    """The seat with the lowest number in sight, seats of a set left out; -1 if there is none."""
    best: i64 = 2 * state.seats
    found: i64 = -1
    for seat in range(state.seats):
        if state.covered[seat] < 2 and (waiting >> seat) & 1 == 0:
            place: i64 = (seat - state.first + state.seats) % state.seats
            number: i64 = place if state.covered[seat] == 0 else 2 * state.seats - 1 - place
            if number < best:
                best = number
                found = seat
    return found


@final
class NextTurn(Automatic[AustriaState]):
    """Whose turn it is; a reroll when all who have numbers left have passed; the end of the round."""

    key = "next-turn"

    def run(self, state: AustriaState) -> None:
        left = dice_left(state)
        seat = lowest_number(state, state.waiting)
        if left > 0 and seat >= 0:
            state.push(TURN, only(seat))
            return
        if left > 0 and lowest_number(state, 0) >= 0:
            state.tell(REROLLED, EVERYONE, left - 1)
            state.waiting = 0
            state.dice = 0
            state.bin += 1
            if left > 1:
                state.push(ROLL, CHANCE_BIT, left - 1)
                return
        state.pop()


@final
class EndRound(Automatic[AustriaState]):
    """The emperor's scoring where the round has one; then staff stand up, tokens go to the left, or it is the end."""

    key = "end-round"
    args = "scored"

    def run(self, state: AustriaState) -> None:
        if state.arg(0) == 0 and state.components.retreat[state.round] != 0:
            state.set_arg(0, 1)
            score_emperor(state)
            return
        state.pop()
        state.dice = 0
        state.bin = 0
        state.waiting = 0
        for seat in range(state.seats):
            state.used[seat] = 0
            state.covered[seat] = 0
        if state.round < state.components.rounds:
            state.first = (state.first + 1) % state.seats
            state.push(BEGIN_ROUND, 0)
