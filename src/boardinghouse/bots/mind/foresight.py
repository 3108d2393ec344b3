"""What a network foresees, in the place of an evaluation written by hand: a search that is given this one ends in the
network's chances to win and takes its priors from it."""

from math import exp
from typing import Any, Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.actions import MOST_ACTIONS, Choices
from boardinghouse.core.contract import NOBODY, State
from boardinghouse.core.state import MOST_SEATS
from boardinghouse.core.vectors import i64, vec, zeros

UNIT: Final = 1048576.0  # an output of 1.0 is written as so much
OUTPUT_POINTS: Final = 20.0  # points that it means


@final
class Foresight(Evaluation[State]):
    """One game. Its terms are the parts of the score, as they will be at the end."""

    def __init__(self, mind: AnyMind, network: Any) -> None:
        super().__init__(tuple((f"score-{source}", 1.0) for source in mind.sources))
        self.plays_out = False
        self.rollout = mind.rollout
        self.explore = mind.explore
        self.mind: Final = mind
        self.network: Final = network
        self.outputs: i64 = len(mind.sources) + 2
        self.sheet: Final = SparseRows(MOST_SEATS, mind.entries)
        self.out: Final = zeros(MOST_SEATS * (len(mind.sources) + 2))
        self.points: Final = zeros(len(mind.sources))
        self.wished: Final = zeros(MOST_ACTIONS)
        self.gained: Final = zeros(MOST_ACTIONS)
        self.gain: float = float(network.gain)

    def look(self, state: State, seat: i64) -> None:
        """One row more: the position as a seat knows it."""
        self.sheet.begin()
        self.mind.write(state, seat, self.sheet)
        self.sheet.keep()

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        self.mind.points(state, seat, self.points)
        sources: i64 = self.outputs - 2
        for place in range(sources):
            out[place] = float(self.points[place])
        if state.depth == 0:
            return
        self.sheet.clear()
        self.look(state, seat)
        self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, 1, self.out)
        for place in range(sources):
            out[place] += float(self.out[place]) * OUTPUT_POINTS / UNIT

    def quiet(self, state: State) -> bool:
        return self.mind.quiet(state)

    def chances(self, state: State, out: vec[float]) -> None:
        """Every seat's share of the victory. With two seats one of them, which is asked, speaks for both."""
        if state.actor() == NOBODY:
            shares = state.result().shares()
            for seat in range(state.seats):
                out[seat] = shares[seat]
            return
        self.sheet.clear()
        last: i64 = self.outputs - 1
        if state.seats == 2:
            asked: i64 = 1 if state.actor() == 1 else 0
            self.look(state, asked)
            self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, 1, self.out)
            out[asked] = 1.0 / (1.0 + exp(-float(self.out[last]) / UNIT))
            out[1 - asked] = 1.0 - out[asked]
            return
        for seat in range(state.seats):
            self.look(state, seat)
        self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, state.seats, self.out)
        total = 0.0
        for seat in range(state.seats):
            out[seat] = 1.0 / (1.0 + exp(-float(self.out[seat * self.outputs + last]) / UNIT))
            total += out[seat]
        for seat in range(state.seats):
            out[seat] /= total

    def hopes(self, state: State, actor: i64, options: Choices, heat: float, out: vec[float]) -> None:
        self.sheet.clear()
        self.look(state, actor)
        self.network.prefer(self.sheet.entries, self.sheet.starts, 0, options.actions, options.count, self.wished)
        self.mind.gains(state, actor, options, self.gained)
        for index in range(options.count):
            out[index] = (float(self.wished[index]) + self.gain * float(self.gained[index])) / UNIT
