"""The evaluation of a game that has none of its own yet: the score as it stands. Slow and short-sighted, but fair."""

from typing import Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.core.contract import State
from boardinghouse.core.vectors import i64, vec


@final
class PlainEvaluation(Evaluation[State]):
    """Points so far."""

    def __init__(self) -> None:
        super().__init__((("points", 1.0),))

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        out[0] = float(state.result().scores[seat])

    def spread(self, state: State) -> float:
        return 5.0


EVALUATION: Final = PlainEvaluation()
