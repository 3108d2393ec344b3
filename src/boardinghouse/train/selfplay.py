"""Games of the planner against itself, and what there is to learn from them. Nobody sees more than its seat may."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.network import UNIT_BITS
from boardinghouse.bots.mind.planner import OUTPUT_POINTS, Effort, Planner, asked_together
from boardinghouse.bots.mind.sheet import VALUE, VALUE_BITS, ZERO, Sheet
from boardinghouse.core.contract import CHANCE, NOBODY, Game
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import zeros

ROWS = 2048  # of one game


@dataclass(frozen=True)
class Lesson:
    """Rows of one game: what a seat knew, and what came of it by output, in units of the network."""

    inputs: Any
    targets: Any


@dataclass(frozen=True)
class Curiosity:
    """Heats of the lot that chooses turns, in points, and how often the greater one is taken."""

    usual: float = 0.3
    great: float = 2.0
    often: float = 0.05


def take_turn(planner: Planner, state: Any, seat: int, luck: Luck, rng: Rng, effort: Effort, curious: Curiosity) -> int:
    """Plan and carry out one turn on the true position, planning again where chance showed something; how many
    answers."""
    mind = planner.mind
    given = 0
    together = asked_together(state)
    while True:
        best = planner.plan(state.determinize(seat, rng), seat, rng, effort)
        heat = curious.great if float(rng.below(1000)) < 1000 * curious.often else curious.usual
        row = planner.choose_by_lot(rng, heat) if heat > 0 else best
        again = False
        for action in planner.turn(row):
            if not state.allows(seat, action):
                again = True
                break
            state.play(seat, action)
            given += 1
            if together:
                return given
            while state.actor() == CHANCE and not mind.rests(state, seat):
                again = again or mind.shows(state)
                state.play(CHANCE, luck.draw(state))
            if over(mind, state, seat):
                return given
            if again:
                break
        if over(mind, state, seat):
            return given


def over(mind: AnyMind, state: Any, seat: int) -> bool:
    """Whether the turn of a seat has ended."""
    return state.actor() == NOBODY or mind.rests(state, seat) or seat not in state.acting()


class Player:
    """Plays games and writes down what there is to learn."""

    def __init__(self, game: Game[Any], mind: AnyMind, network: Any, effort: Effort, discount: float = 0.9) -> None:
        self.game = game
        self.mind = mind
        self.network = network
        self.effort = effort
        self.discount = discount
        self.planner = Planner(mind, network, effort.turns() + 1)
        self.sheet = Sheet(ROWS, mind.entries)
        self.out = zeros(ROWS * (len(mind.sources) + 2))
        self.parts = zeros(len(mind.sources))

    def play(self, seats: int, options: dict[str, str], seed: object, curious: Curiosity) -> tuple[Any, Lesson]:
        """One game: its result and its lesson."""
        state = self.game.begin(seats, options)
        luck, rng = Luck(seed), Rng(f"{seed}/plans")
        self.sheet.clear()
        viewers: list[int] = []
        standing: list[list[list[int]]] = []
        while True:
            luck.settle(state)
            seat = state.actor()
            if seat == NOBODY:
                break
            take_turn(self.planner, state, seat, luck, rng, self.effort, curious)
            if state.actor() == NOBODY:
                continue
            points = [self.points(state, other) for other in range(seats)]
            for viewer in (seat, (seat + 1) % seats):
                if self.sheet.rows < ROWS - 1:
                    self.sheet.begin()
                    self.mind.write(state, viewer, self.sheet)
                    self.sheet.keep()
                    viewers.append(viewer)
                    standing.append(points)
        result = state.result()
        return result, self.learnt(result, viewers, standing)

    def points(self, state: Any, seat: int) -> list[int]:
        self.mind.points(state, seat, self.parts)
        return list(self.parts)

    def learnt(self, result: Any, viewers: list[int], standing: list[list[list[int]]]) -> Lesson:
        """Targets go back from the end of the game, drawn towards what the network says on the way."""
        rows, sources = len(viewers), len(self.mind.sources)
        foreseen = np.zeros((rows, sources + 2), np.float32)
        if self.network is not None:
            self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, rows, self.out)
            raw = np.asarray(memoryview(self.out))[: rows * (sources + 2)].reshape(rows, sources + 2)
            foreseen = (raw / float(1 << UNIT_BITS)).astype(np.float32)
            foreseen[:, -1] = 1 / (1 + np.exp(-foreseen[:, -1]))
        now = np.zeros((rows, sources + 2), np.float32)
        for row, (viewer, points) in enumerate(zip(viewers, standing, strict=True)):
            now[row, :sources] = points[viewer]
            now[row, sources] = max(sum(parts) for seat, parts in enumerate(points) if seat != viewer)
        now[:, :-1] /= OUTPUT_POINTS
        targets = np.zeros((rows, sources + 2), np.float32)
        shares = result.shares()
        keep = self.discount if self.network is not None else 1.0
        for viewer in set(viewers):
            final = [result.breakdown[viewer][source] for source in self.mind.sources]
            rival = max(score for seat, score in enumerate(result.scores) if seat != viewer)
            ahead = np.array([*final, rival, shares[viewer] * OUTPUT_POINTS], np.float32) / OUTPUT_POINTS
            for row in reversed(range(rows)):
                if viewers[row] == viewer:
                    targets[row] = ahead - now[row]
                    ahead = keep * ahead + (1 - keep) * (now[row] + foreseen[row])
        return Lesson(self.dense(rows), targets)

    def dense(self, rows: int) -> Any:
        """The sheet as a matrix of small numbers."""
        starts = np.asarray(memoryview(self.sheet.starts))[: rows + 1]
        entries = np.asarray(memoryview(self.sheet.entries))[: starts[-1]]
        matrix = np.zeros((rows, self.mind.width), np.int8)
        matrix[np.repeat(np.arange(rows), np.diff(starts)), entries >> VALUE_BITS] = (entries & VALUE) - ZERO
        return matrix
