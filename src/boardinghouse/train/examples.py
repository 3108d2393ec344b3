"""What there is to learn from a game: positions as seats knew them, and what came of them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.network import UNIT_BITS
from boardinghouse.bots.mind.planner import OUTPUT_POINTS
from boardinghouse.bots.mind.sparse import VALUE, VALUE_BITS, ZERO, SparseRows
from boardinghouse.core.vectors import zeros

ROWS = 2048  # of one game
NO_ANSWER = -100.0  # in place of a wish: the answer could not be given


@dataclass(frozen=True)
class Examples:
    """Rows of one game: what a seat knew, and the outcome by output, in units of the network; where answers were
    weighed, how much each was wished for, as a logarithm, and what it brought at once."""

    inputs: Any
    targets: Any
    wishes: Any
    gains: Any


class Notes:
    """Written while a game is played."""

    def __init__(self, mind: AnyMind, network: Any, discount: float, actions: int, belief: float = 0.0) -> None:
        self.mind = mind
        self.network = network
        self.discount = discount
        self.actions = actions
        self.belief = belief  # how much a search's chance to win counts beside the result
        self.sheet = SparseRows(ROWS, mind.entries)
        self.out = zeros(ROWS * (len(mind.sources) + 2))
        self.parts = zeros(len(mind.sources))
        self.clear()

    def clear(self) -> None:
        self.sheet.clear()
        self.viewers: list[int] = []
        self.chances: list[float | None] = []
        self.standing: list[list[list[int]]] = []
        self.weighed: list[tuple[int, list[int], Any, list[int]]] = []

    def weigh(
        self, state: Any, seat: int, legal: list[int], wishes: Any, gains: list[int], chance: float | None = None
    ) -> None:
        """A position as the seat knows it that owes an answer, and how much it wishes for each."""
        if self.sheet.rows < ROWS - 1:
            self.weighed.append((self.sheet.rows, legal, wishes, gains))
        self.look(state, seat, chance)

    def look(self, state: Any, viewer: int, chance: float | None = None) -> None:
        """A position as a seat knows it; its chance to win, where a search has said."""
        sheet = self.sheet
        if sheet.rows >= ROWS - 1:
            return
        sheet.begin()
        self.mind.write(state, viewer, sheet)
        sheet.keep()
        self.viewers.append(viewer)
        self.chances.append(chance)
        self.standing.append([self.points(state, seat) for seat in range(state.seats)])

    def points(self, state: Any, seat: int) -> list[int]:
        self.mind.points(state, seat, self.parts)
        return list(self.parts)

    def examples(self, result: Any) -> Examples:
        """Targets go back from the end of the game, drawn towards what the network says on the way."""
        viewers = self.viewers
        rows, sources = len(viewers), len(self.mind.sources)
        foreseen = np.zeros((rows, sources + 2), np.float32)
        if self.network is not None:
            self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, rows, self.out)
            raw = np.asarray(memoryview(self.out))[: rows * (sources + 2)].reshape(rows, sources + 2)
            foreseen = (raw / float(1 << UNIT_BITS)).astype(np.float32)
            foreseen[:, -1] = 1 / (1 + np.exp(-foreseen[:, -1]))
        now = np.zeros((rows, sources + 2), np.float32)
        for row, (viewer, points) in enumerate(zip(viewers, self.standing, strict=True)):
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
        for row, chance in enumerate(self.chances):
            if chance is not None:
                targets[row, -1] += self.belief * (chance - targets[row, -1])
        return Examples(self.dense(rows), targets, *self.wished(rows))

    def wished(self, rows: int) -> tuple[Any, Any]:
        wishes = np.full((rows, self.actions), NO_ANSWER, np.float16)
        gains = np.zeros((rows, self.actions), np.int8)
        for row, legal, wanted, brought in self.weighed:
            wishes[row, legal] = wanted - np.max(wanted)
            gains[row, legal] = np.clip(brought, -127, 127)
        return wishes, gains

    def dense(self, rows: int) -> Any:
        """The sheet as a matrix of small numbers."""
        starts = np.asarray(memoryview(self.sheet.starts))[: rows + 1]
        entries = np.asarray(memoryview(self.sheet.entries))[: starts[-1]]
        matrix = np.zeros((rows, self.mind.width), np.int8)
        matrix[np.repeat(np.arange(rows), np.diff(starts)), entries >> VALUE_BITS] = (entries & VALUE) - ZERO
        return matrix
