"""From an evaluation to chances: a fitted softmax over the seats, one for each game and number of seats.

A seat's score is a weighted sum of features: the value of the position over the spread of what may still come, the same
by how much of the game is left, whose move it is, and the seat's number. The terms of the evaluation keep the weights
that the bots play by: fitted to results one by one they would say what goes with winning, not what leads to it. The
weights stand in `tables.json`; `boardinghouse study calibrate` fits them anew on games of bots against one another.
"""

import json
from importlib import resources
from math import exp, log
from typing import Any, Final, final

from boardinghouse.bots.evaluation import Evaluation, amounts
from boardinghouse.core.contract import CHANCE_BIT, NOBODY, State
from boardinghouse.core.vectors import append, i64, vec

TABLES: Final = "tables.json"
BY_VALUE: Final = 3  # features made of the whole value: as it is, by the part left, by its square
BY_MOVE: Final = 2  # features of whose move it is: as it is, and by the part left


def feature_count(seats: i64) -> i64:
    """How many weights a calibration has."""
    return BY_VALUE + BY_MOVE + seats - 1


@final
class Calibration:
    """Chances of one game and number of seats."""

    def __init__(
        self, evaluation: Evaluation[Any], seats: i64, reference: float, weights: list[float], sharpness: float
    ) -> None:
        self.evaluation = evaluation
        self.seats = seats
        self.terms: i64 = len(evaluation.names)
        self.count: i64 = feature_count(seats)
        self.reference = reference  # the spread at the start of a game
        self.weights = vec[float]()
        for weight in weights:
            self.weights = append(self.weights, weight)
        self.sharpness = sharpness  # by which mean chances of a search are stretched in the end
        self.features = amounts(self.count * seats)  # of the position seen last, by seat
        self.amounts = amounts(self.terms * seats)  # its weighted terms in points, by seat

    def measure(self, state: State) -> None:
        """Fill `features` and `amounts`."""
        evaluation = self.evaluation
        spread = evaluation.spread(state)
        part = spread / self.reference
        owing: i64 = state.owing() if state.depth > 0 else CHANCE_BIT
        alone = owing & (owing - 1) == 0
        for seat in range(self.seats):
            evaluation.measure(state, seat, evaluation.buffer)
            start: i64 = seat * self.count
            total = 0.0
            for term in range(self.terms):
                points = evaluation.weights[term] * evaluation.buffer[term]
                self.amounts[seat * self.terms + term] = points
                total += points / spread
            self.features[start] = total
            self.features[start + 1] = total * part
            self.features[start + 2] = total * part * part
            moves: i64 = start + BY_VALUE
            to_move = 1.0 if alone and (owing >> seat) & 1 != 0 else 0.0
            self.features[moves] = to_move
            self.features[moves + 1] = to_move * part
            for other in range(1, self.seats):
                self.features[moves + BY_MOVE + other - 1] = part if other == seat else 0.0

    def chances(self, state: State, out: vec[float]) -> None:
        """Every seat's chance to win: certain at the end, before that by the fit."""
        self.measure(state)
        if state.actor() == NOBODY:
            places = state.result().places
            winners = places.count(1)
            for seat in range(self.seats):
                out[seat] = 1.0 / winners if places[seat] == 1 else 0.0
            return
        best = -1.0e18
        for seat in range(self.seats):
            score = 0.0
            start: i64 = seat * self.count
            for index in range(self.count):
                score += self.weights[index] * self.features[start + index]
            out[seat] = score
            if score > best:
                best = score
        total = 0.0
        for seat in range(self.seats):
            out[seat] = exp(out[seat] - best)
            total += out[seat]
        for seat in range(self.seats):
            out[seat] /= total

    def stretched(self, chances: list[float]) -> list[float]:
        """Mean chances of a search as chances of the game: log odds times the sharpness, adding up to one again."""
        scores = [exp(self.sharpness * log(max(chance, 1.0e-9))) for chance in chances]
        total = sum(scores)
        return [score / total for score in scores]

    def to_json(self) -> dict[str, Any]:
        weights = [round(self.weights[index], 5) for index in range(self.count)]
        return {"reference": self.reference, "weights": weights, "sharpness": self.sharpness}


def plain(evaluation: Evaluation[Any], state: State) -> Calibration:
    """The evaluation's own idea of chances, for a game that was never fitted; `state` is one at the start."""
    weights = [0.0] * feature_count(state.seats)
    weights[0] = 1.0
    return Calibration(evaluation, state.seats, evaluation.spread(state), weights, 1.0)


def stored() -> dict[str, dict[str, Any]]:
    """The fitted weights, by game and number of seats."""
    path = resources.files("boardinghouse").joinpath("analysis", TABLES)
    tables: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return tables


def calibration_of(evaluation: Evaluation[Any], state: State) -> Calibration:
    """The calibration for this game and number of seats; the plain one where the fit is missing."""
    table = stored().get(state.game.id, {}).get(str(state.seats))
    if table is None or len(table["weights"]) != feature_count(state.seats):
        return plain(evaluation, state)
    return Calibration(evaluation, state.seats, table["reference"], table["weights"], table["sharpness"])
