"""Losses into grades. A loss is a difference of chances to win, 0 to 1; a point is a hundredth of it."""

GRADES = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))  # least losses, the gravest first
OUTSIDE = 2.5  # standard errors by which a loss must differ from nothing to count


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


def kept(given: float, stake: float) -> float | None:
    """0 to 100: how much was kept of what careless answers would have given away; None where nothing was at stake."""
    if stake <= 0:
        return None
    return 100 * min(1.0, max(0.0, 1 - given / stake))
