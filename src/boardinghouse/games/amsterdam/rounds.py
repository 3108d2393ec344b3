"""Set-up, dice and the course of turns (AMS-8, AMS-14, AMS-15, AMS-43, AMS-50, AMS-79)."""

from typing import final

from boardinghouse.core.contract import CHANCE_BIT, Automatic, Chance, SeatDraw
from boardinghouse.core.decks import draw, listed_cards, single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam.canal import sail
from boardinghouse.games.amsterdam.city import FOUNTAIN, MOST_STEPS
from boardinghouse.games.amsterdam.decisions import push_walk
from boardinghouse.games.amsterdam.state import (
    ACTIONS,
    CITY_LAID,
    DICE_SOURCE,
    DRAW_FIRST,
    FIRST,
    FIRST_PLAYER,
    FIRST_SOURCE,
    LAY_TILES,
    NEXT_TURN,
    ROLL,
    ROLL_DICE,
    ROLLED,
    SAILING,
    TILE,
    TILE_SOURCE,
    TURNING,
    AmsterdamState,
)


def push_set_up(state: AmsterdamState) -> None:
    """Tiles, first player, then turn after turn."""
    state.push(NEXT_TURN, 0)
    state.push(DRAW_FIRST, CHANCE_BIT)
    state.push(LAY_TILES, CHANCE_BIT)


@final
class LayTiles(Chance[AmsterdamState]):
    """A building tile for every cell, row by row. The argument is the cell."""

    key = "lay-tiles"
    args = "cell"

    def source(self, state: AmsterdamState) -> i64:
        return TILE_SOURCE

    def outcomes(self, state: AmsterdamState) -> list[tuple[int, int]]:
        weights: dict[int, int] = {}
        for row in listed_cards(state.unlaid):
            action: int = TILE + state.tile_table()[row]
            weights[action] = weights.get(action, 0) + 1
        return sorted(weights.items())

    def sample(self, state: AmsterdamState, rng: Rng) -> i64:
        return TILE + state.tile_table()[draw(state.unlaid, rng)]

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        cell = state.arg(0)
        tile: i64 = action - TILE
        self.take(state, tile)
        state.tiles[cell] = tile
        if state.unlaid == 0:
            state.pop()
            state.tell(CITY_LAID)
        else:
            state.set_arg(0, cell + 2 if cell + 1 == FOUNTAIN else cell + 1)

    def take(self, state: AmsterdamState, tile: i64) -> None:
        """Take the first tile of that kind out of those not laid yet."""
        table = state.tile_table()
        for row in range(len(table)):
            if (state.unlaid >> row) & 1 != 0 and table[row] == tile:
                state.unlaid ^= single(row)
                return


@final
class DrawFirst(SeatDraw[AmsterdamState]):
    """Who begins."""

    key = "draw-first"
    action: i64 = FIRST
    stream: i64 = FIRST_SOURCE

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        state.pop()
        state.first = action - FIRST
        state.tell(FIRST_PLAYER, EVERYONE, state.first)


@final
class NextTurn(Automatic[AmsterdamState]):
    """The next player's turn, or the end if no tourist is left to arrive."""

    key = "next-turn"

    def run(self, state: AmsterdamState) -> None:
        if state.supply == 0:
            state.pop()
            return
        state.push(TURNING, only(state.active()), 1, 1, 1)
        if state.tactical():
            state.push(SAILING, only(state.active()))
        else:
            state.push(ROLL_DICE, CHANCE_BIT)


@final
class RollDice(Chance[AmsterdamState]):
    """Both dice; the boat sails by itself."""

    key = "roll-dice"

    def source(self, state: AmsterdamState) -> i64:
        return DICE_SOURCE

    def outcomes(self, state: AmsterdamState) -> list[tuple[int, int]]:
        die = state.components.die
        weights: dict[int, int] = {}
        for white in range(len(die)):
            for black in range(len(die)):
                action: int = ROLL + (die[white] - 1) * MOST_STEPS + die[black] - 1
                weights[action] = weights.get(action, 0) + 1
        return sorted(weights.items())

    def sample(self, state: AmsterdamState, rng: Rng) -> i64:
        die = state.components.die
        faces: i64 = len(die)
        white: i64 = die[rng.below(faces)]
        black: i64 = die[rng.below(faces)]
        return ROLL + (white - 1) * MOST_STEPS + black - 1

    def resolve(self, state: AmsterdamState, seat: i64, action: i64) -> None:
        state.pop()
        state.white = ACTIONS.argument(action, 0) + 1
        state.black = ACTIONS.argument(action, 1) + 1
        state.tell(ROLLED, EVERYONE, state.active(), state.white, state.black)
        push_walk(state, state.white, state.black)
        sail(state, state.white + state.black)
