"""Fitting chances to results: conditional logistic regression by Newton's method, in plain loops.

A sample is a position: features for every seat and every seat's share of the victory in the end. The sum of log
likelihoods is concave, and a small ridge keeps features that tell nothing near their first weight.
"""

from math import exp, log
from typing import Final, final

from boardinghouse.bots.evaluation import amounts
from boardinghouse.core.vectors import append, i64, vec

STEPS: Final = 30
CLOSE: Final = 1.0e-7


@final
class Samples:
    """Positions with results."""

    def __init__(self, seats: i64, features: i64) -> None:
        self.seats = seats
        self.features = features
        self.count: i64 = 0
        self.inputs = vec[float]()
        self.shares = vec[float]()

    def add(self, inputs: list[float], shares: list[float]) -> None:
        """One position: features seat by seat, and the shares of the victory."""
        for value in inputs:
            self.inputs = append(self.inputs, value)
        for share in shares:
            self.shares = append(self.shares, share)
        self.count += 1


def fit(samples: Samples, first: list[float], ridge: float) -> list[float]:
    """The weights of greatest likelihood, drawn towards the first ones."""
    width: i64 = samples.features
    start = amounts(width)
    weights = amounts(width)
    for index in range(width):
        start[index] = first[index]
        weights[index] = first[index]
    worth = likelihood(samples, weights, start, ridge)
    for _ in range(STEPS):
        gradient = amounts(width)
        curve = amounts(width * width)
        slope(samples, weights, gradient, curve)
        for index in range(width):
            gradient[index] -= ridge * (weights[index] - start[index])
            curve[index * width + index] += ridge
        step = solved(curve, gradient, width)
        part = 1.0
        better = worth
        while part > CLOSE:  # a whole step may overshoot where chances are nearly certain
            tried = amounts(width)
            for index in range(width):
                tried[index] = weights[index] + part * step[index]
            better = likelihood(samples, tried, start, ridge)
            if better > worth:
                weights = tried
                break
            part /= 2.0
        if better - worth < CLOSE:
            break
        worth = better
    return [weights[index] for index in range(width)]


def likelihood(samples: Samples, weights: vec[float], start: vec[float], ridge: float) -> float:
    """The logarithm of how likely the results were, less the ridge."""
    seats: i64 = samples.seats
    width: i64 = samples.features
    scores = amounts(seats)
    result = 0.0
    for index in range(width):
        gap = weights[index] - start[index]
        result -= 0.5 * ridge * gap * gap
    for sample in range(samples.count):
        best = -1.0e18
        for seat in range(seats):
            score = 0.0
            for index in range(width):
                score += weights[index] * samples.inputs[(sample * seats + seat) * width + index]
            scores[seat] = score
            best = max(best, score)
        total = 0.0
        for seat in range(seats):
            total += exp(scores[seat] - best)
        for seat in range(seats):
            result += samples.shares[sample * seats + seat] * (scores[seat] - best - log(total))
    return result


def slope(samples: Samples, weights: vec[float], gradient: vec[float], curve: vec[float]) -> None:
    """Add up the gradient of the log likelihood and the negative of its second derivatives."""
    seats: i64 = samples.seats
    width: i64 = samples.features
    chances = amounts(seats)
    mean = amounts(width)
    for sample in range(samples.count):
        start: i64 = sample * seats * width
        best = -1.0e18
        for seat in range(seats):
            score = 0.0
            for index in range(width):
                score += weights[index] * samples.inputs[start + seat * width + index]
            chances[seat] = score
            best = max(best, score)
        total = 0.0
        for seat in range(seats):
            chances[seat] = exp(chances[seat] - best)
            total += chances[seat]
        for index in range(width):
            mean[index] = 0.0
        for seat in range(seats):
            chances[seat] /= total
            gap = samples.shares[sample * seats + seat] - chances[seat]
            for index in range(width):
                value = samples.inputs[start + seat * width + index]
                mean[index] += chances[seat] * value
                gradient[index] += gap * value
        for seat in range(seats):
            for row in range(width):
                part = chances[seat] * (samples.inputs[start + seat * width + row] - mean[row])
                for column in range(row + 1):
                    other = samples.inputs[start + seat * width + column] - mean[column]
                    curve[row * width + column] += part * other
    for row in range(width):
        for column in range(row + 1, width):
            curve[row * width + column] = curve[column * width + row]


def solved(matrix: vec[float], right: vec[float], width: i64) -> vec[float]:
    """The solution of a positive definite system, by Cholesky's decomposition."""
    lower = amounts(width * width)
    for row in range(width):
        for column in range(row + 1):
            total = matrix[row * width + column]
            for index in range(column):
                total -= lower[row * width + index] * lower[column * width + index]
            if row == column:
                lower[row * width + row] = max(total, 1.0e-12) ** 0.5
            else:
                lower[row * width + column] = total / lower[column * width + column]
    result = amounts(width)
    for row in range(width):
        total = right[row]
        for index in range(row):
            total -= lower[row * width + index] * result[index]
        result[row] = total / lower[row * width + row]
    place: i64 = width - 1
    while place >= 0:
        total = result[place]
        for index in range(place + 1, width):
            total -= lower[index * width + place] * result[index]
        result[place] = total / lower[place * width + place]
        place -= 1
    return result
