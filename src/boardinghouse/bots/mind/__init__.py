"""Judgement that was learned: a game's sheet, and the network that reads it.

Where a turn has many answers (`plans`), whole turns are proposed and judged where they end (`turns.py`); elsewhere the
tree of `bots/search.py` ends in the network and takes its priors from it (`foresight.py`).

What a game writes is in the module of its id, as `MIND`; the weights beside it, as `ID.net`, and where they come
from, as `ID.json`.
"""

from typing import Any, Generic, TypeVar

from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import State
from boardinghouse.core.vectors import i64, vec

S = TypeVar("S", bound=State)


class Mind(Generic[S]):
    """One game. It reads of a position what the seat knows, and nothing else. Stateless: all may use it at once."""

    def __init__(
        self,
        sources: tuple[str, ...],
        width: int,
        entries: int,
        plans: bool = False,
        rollout: int = 0,
        explore: float = 1.2,
    ) -> None:
        self.sources = sources  # where points come from: the keys of the result's breakdown
        self.width = width  # places of a row
        self.entries = entries  # the most of them that are not 0
        self.plans = plans  # whether whole turns are planned
        self.rollout = rollout  # answers that a search plays at random after its tree, before the network judges
        self.explore = explore  # weight of what it has not tried much: less where the network's wishes are timid

    def write(self, state: S, seat: i64, sheet: SparseRows) -> None:
        """Write a row: the position as the seat knows it."""
        raise NotImplementedError

    def points(self, state: S, seat: i64, out: vec[i64]) -> None:
        """The points as they stand, by source."""
        raise NotImplementedError

    def standing(self, state: S, seat: i64, parts: vec[i64]) -> i64:
        """The sum of the points as they stand; the parts are written too."""
        self.points(state, seat, parts)
        total: i64 = 0
        for source in range(len(parts)):
            total += parts[source]
        return total

    def rival(self, state: S, seat: i64, parts: vec[i64]) -> i64:
        """The most points that another seat has as they stand."""
        best: i64 = -100000
        for other in range(state.seats):
            if other != seat:
                points = self.standing(state, other, parts)
                if points > best:
                    best = points
        return best

    def quiet(self, state: S) -> bool:
        """Whether the network may judge the position; a search plays on until it may."""
        return True

    def gains(self, state: S, seat: i64, options: Choices, out: vec[i64]) -> None:
        """The points that each answer brings at once, as far as that is quickly told."""
        for index in range(options.count):
            out[index] = 0

    # ---- where whole turns are planned -----------------------------------------------------------------------------

    def rests(self, state: S, seat: i64) -> bool:
        """Whether a turn that has begun ends here although the seat, or chance, could go on at once."""
        raise NotImplementedError

    def shows(self, state: S) -> bool:
        """Whether this draw of chance is one after which a plan has to be made again."""
        raise NotImplementedError

    def weigh(self, state: S, seat: i64, options: Choices, steps: i64, mood: i64, out: vec[i64]) -> None:
        """How often each answer is to be proposed, after so many in this turn. A mood, 0 to 7, is kept for a turn."""
        raise NotImplementedError


AnyMind = Mind[Any]
