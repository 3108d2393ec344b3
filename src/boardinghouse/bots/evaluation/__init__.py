"""What a position is worth to a seat, as named, weighted terms: the one judgement behind greedy, search and analysis.

A game's evaluation is in the module of its id, as `EVALUATION`.
"""

from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Any, Generic, TypeVar

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import NOBODY, State
from boardinghouse.core.state import MOST_SEATS
from boardinghouse.core.vectors import append, i64, vec

S = TypeVar("S", bound=State)


def amounts(length: i64) -> vec[float]:
    """A buffer of that many zeros."""
    result = vec[float]()
    for _ in range(length):
        result = append(result, 0.0)
    return result


class Evaluation(Generic[S]):
    """The terms of one game. A term's amount times its weight is points: the value of a position for a seat is the sum,
    an estimate of its final score; only differences between seats matter."""

    def __init__(self, terms: tuple[tuple[str, float], ...]) -> None:
        self.names = tuple(name for name, _ in terms)
        self.weights = vec[float]()
        for _, weight in terms:
            self.weights = append(self.weights, weight)
        self.buffer = amounts(len(terms))
        self.shares = amounts(MOST_SEATS)  # scratch
        self.plays_out = True  # whether a search plays on after its tree, as the game's facts say, before it judges
        self.rollout = 0  # if not: answers that it plays on at random all the same
        self.explore = 1.2  # and the weight of what has not been tried much

    # ---- what a game writes ------------------------------------------------------------------------------------

    def measure(self, state: S, seat: i64, out: vec[float]) -> None:
        """Write the amount of every term, in the order of the names."""
        raise NotImplementedError

    def spread(self, state: S) -> float:
        """How many points the final margin may still move, as a standard deviation: small near the end."""
        raise NotImplementedError

    def quiet(self, state: S) -> bool:
        """Whether the position can be judged as it stands; search plays on until it can."""
        return True

    def tells(self, state: S) -> bool:
        """Whether the value right after an answer in the middle of a turn, as here, says how good the answer was."""
        return True

    # ---- what everybody uses -----------------------------------------------------------------------------------

    def value(self, state: S, seat: i64) -> float:
        """The sum of the weighted terms, in points."""
        self.measure(state, seat, self.buffer)
        total = 0.0
        for index in range(len(self.weights)):
            total += self.weights[index] * self.buffer[index]
        return total

    def chances(self, state: S, out: vec[float]) -> None:
        """Every seat's share of the victory as it looks: certain at the end, before that by value and spread."""
        if state.actor() == NOBODY:
            shares = state.result().shares()
            for seat in range(state.seats):
                out[seat] = shares[seat]
            return
        best = -1.0e9
        for seat in range(state.seats):
            out[seat] = self.value(state, seat)
            if out[seat] > best:
                best = out[seat]
        scale = self.spread(state)
        total = 0.0
        for seat in range(state.seats):
            out[seat] = exp((out[seat] - best) / scale)
            total += out[seat]
        for seat in range(state.seats):
            out[seat] /= total

    def hopes(self, state: S, actor: i64, options: Choices, heat: float, out: vec[float]) -> None:
        """How promising each of these answers looks to the seat that owes one: logarithms, to be compared with each
        other. `heat` is the share of victory by which two of them are e times apart."""
        for index in range(options.count):
            twin = state.clone()
            twin.play(actor, options.actions[index])
            self.chances(twin, self.shares)
            out[index] = self.shares[actor] / heat

    def explain(self, state: S, seat: int) -> dict[str, float]:
        """The weighted terms by name, in points."""
        self.measure(state, seat, self.buffer)
        return {name: self.weights[place] * self.buffer[place] for place, name in enumerate(self.names)}


def evaluation_of(id: str) -> Evaluation[Any]:
    """The evaluation of a game; the plain one where it has none of its own."""
    name = f"boardinghouse.bots.evaluation.{id}"
    if find_spec(name) is None:
        name = "boardinghouse.bots.evaluation.plain"
    found: Evaluation[Any] = import_module(name).EVALUATION
    return found
