"""Losses into grades and accuracy. A loss is a difference of chances to win, 0 to 1; a point is a hundredth of it."""

from math import exp

GRADES = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))  # least losses, the gravest first
OUTSIDE = 2.5  # standard errors by which a loss must differ from nothing to count
FORGIVING = 0.15  # the loss at which a decision still earns e-th part of full accuracy


def counts(loss: float, error: float) -> bool:
    """Whether a loss is outside the noise of its estimate."""
    return loss > OUTSIDE * error


def grade(loss: float, error: float) -> str:
    """good, inaccuracy, mistake or blunder."""
    if not counts(loss, error):
        return "good"
    return next((name for name, least in GRADES if loss >= least), "good")


def settled(loss: float, error: float) -> bool:
    """Whether no border between two grades lies within the noise of the estimate."""
    low, high = loss - OUTSIDE * error, loss + OUTSIDE * error
    return all(high < least or low >= least for _, least in GRADES)


def accuracy(losses: list[float]) -> float | None:
    """0 to 100: the mean over a player's decisions of what each earns; None where there was nothing to decide."""
    if not losses:
        return None
    return 100 * sum(exp(-loss / FORGIVING) for loss in losses) / len(losses)
