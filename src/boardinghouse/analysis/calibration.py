"""From an evaluation to chances: a fitted softmax over the seats, one for each game and number of seats.

A seat's score is a weighted sum of features: the value of the position over the spread of what may still come, the same
by how much of the game is left, whose move it is, and the seat's number. The terms of the evaluation keep the weights
that the bots play by: fitted to results one by one they would say what goes with winning, not what leads to it.

The mean of such chances over a search is not a chance yet: a search sees more than a position shows, and believes too
much in what it sees. A second softmax, over the logarithms of the means, puts that right. All weights are in
`tables.json`; `boardinghouse calibration fit` fits them again on games of bots against one another.
"""

import json
from importlib import resources
from math import exp, log
from typing import Any, Final, final

from boardinghouse.bots.evaluation import Evaluation, amounts
from boardinghouse.core.contract import CHANCE, CHANCE_BIT, NOBODY, State
from boardinghouse.core.vectors import append, i64, vec

TABLES: Final = "tables.json"
BY_VALUE: Final = 3  # features made of the whole value: as it is, by the part left, by its square
BY_MOVE: Final = 2  # features of whose move it is: as it is, and by the part left
SEARCHED: Final = (1.0, 0.0, 0.0, 0.0)  # weights of `searched_features` that leave the means of a search as they are
LEAST: Final = 0.002  # a mean of a search counts as this at least: nothing is impossible before the end


def feature_count(seats: i64) -> i64:
    """How many weights a calibration has."""
    return BY_VALUE + BY_MOVE + seats - 1


@final
class Calibration(Evaluation[State]):
    """Chances of one game and number of seats, in the place of its evaluation: a search that is given this one plays
    for what is measured."""

    def __init__(
        self, evaluation: Evaluation[Any], seats: i64, reference: float, fit: list[float], searched: list[float]
    ) -> None:
        super().__init__(tuple(zip(evaluation.names, evaluation.weights, strict=True)))
        self.evaluation = evaluation
        self.seats = seats
        self.terms: i64 = len(evaluation.names)
        self.count: i64 = feature_count(seats)
        self.reference = reference  # the spread at the start of a game
        self.fit = vec[float]()  # weights of the features
        for weight in fit:
            self.fit = append(self.fit, weight)
        self.searched = searched  # weights of the means of a search
        self.features = amounts(self.count * seats)  # of the position seen last, by seat
        self.amounts = amounts(self.terms * seats)  # its weighted terms in points, by seat

    def part(self, state: State) -> float:
        """The part of the game that is left, by what may still come."""
        return self.evaluation.spread(state) / self.reference

    def measure(self, state: State, seat: i64, out: vec[float]) -> None:
        self.evaluation.measure(state, seat, out)

    def spread(self, state: State) -> float:
        return self.evaluation.spread(state)

    def quiet(self, state: State) -> bool:
        return self.evaluation.quiet(state)

    def look(self, state: State) -> None:
        """Fill `features` and `amounts`."""
        evaluation = self.evaluation
        spread = evaluation.spread(state)
        part = self.part(state)
        owing: i64 = state.owing() if state.depth > 0 else CHANCE_BIT
        alone = owing & (owing - 1) == 0
        for seat in range(self.seats):
            evaluation.measure(state, seat, self.buffer)
            start: i64 = seat * self.count
            total = 0.0
            for term in range(self.terms):
                points = self.weights[term] * self.buffer[term]
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
        self.look(state)
        if state.actor() == NOBODY:
            shares = state.result().shares()
            for seat in range(self.seats):
                out[seat] = shares[seat]
            return
        best = -1.0e18
        for seat in range(self.seats):
            score = 0.0
            start: i64 = seat * self.count
            for index in range(self.count):
                score += self.fit[index] * self.features[start + index]
            out[seat] = score
            if score > best:
                best = score
        total = 0.0
        for seat in range(self.seats):
            out[seat] = exp(out[seat] - best)
            total += out[seat]
        for seat in range(self.seats):
            out[seat] /= total

    def fitted(self, means: list[float], state: State, seat: int) -> list[float]:
        """The chances that mean chances of a search stand for: the search of a seat from this position."""
        part = self.part(state)
        to_move = answering(state, seat)
        scores = []
        for other, mean in enumerate(means):
            features = searched_features(mean, part, other == to_move)
            scores.append(exp(sum(a * b for a, b in zip(self.searched, features, strict=True))))
        total = sum(scores)
        return [score / total for score in scores]

    def steepness(self, state: State) -> float:
        """By how much odds grow faster than those of the means of a search."""
        return self.searched[0] + self.searched[1] * self.part(state)

    def to_json(self) -> dict[str, Any]:
        weights = [round(self.fit[index], 5) for index in range(self.count)]
        return {"reference": self.reference, "weights": weights, "searched": self.searched}


def plain(evaluation: Evaluation[Any], state: State) -> Calibration:
    """The evaluation's own idea of chances, for a game that was never fitted; `state` is one at the start."""
    weights = [0.0] * feature_count(state.seats)
    weights[0] = 1.0
    return Calibration(evaluation, state.seats, evaluation.spread(state), weights, list(SEARCHED))


def answering(state: State, seat: int) -> int:
    """Who is about to answer: the seat itself if it is, else the one that is; NOBODY where several are, or chance."""
    acting = state.acting()
    if seat in acting:
        return seat
    return acting[0] if len(acting) == 1 and acting[0] != CHANCE else NOBODY


def searched_features(mean: float, part: float, to_move: bool) -> list[float]:
    """What is made of a seat's mean chance in a search: its logarithm, as it is and by the part of the game left, and
    whether the seat is about to answer."""
    size = log(max(mean, LEAST))
    return [size, size * part, float(to_move), part if to_move else 0.0]


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
    return Calibration(evaluation, state.seats, table["reference"], table["weights"], table["searched"])
