"""Accuracy: what a player kept, read on one scale for all games.

What bots of known strength keep of what careless answers give away differs from game to game. `scale.json` has it for
each game that was measured, and the reading goes straight from one bot's to the next: random answers read 15, levels 1
to 5 about 40, 60, 75, 85 and 95. `boardinghouse calibration scale --write` measures it again.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources

from boardinghouse.analysis.grades import kept

FILE = "scale.json"
LEAST = 2.0  # percent kept between two steps: nearer ones would make much of little
READINGS = (15.0, 40.0, 60.0, 75.0, 85.0, 95.0)  # of random answers and levels 1 to 5
Step = tuple[float, float]  # kept, reading


@cache
def scales() -> dict[str, list[Step]]:
    text = resources.files("boardinghouse.analysis").joinpath(FILE).read_text(encoding="utf-8")
    return {id: [(float(low), float(high)) for low, high in steps] for id, steps in json.loads(text).items()}


def accuracy(id: str, given: float, stake: float) -> float | None:
    """0 to 100; None where nothing was at stake. A game that was not measured shows what was kept as it is."""
    part = kept(given, stake)
    return None if part is None else reading(part, scales().get(id, []))


def reading(part: float, steps: Sequence[Step]) -> float:
    before = (0.0, 0.0)
    for after in (*steps, (100.0, 100.0)):
        if part <= after[0]:
            width = after[0] - before[0]
            return after[1] if width <= 0 else before[1] + (after[1] - before[1]) * (part - before[0]) / width
        before = after
    return 100.0


def fitted(means: Sequence[float], seats: Sequence[int]) -> list[Step]:
    """The steps from what random answers and levels 1, 2, ... kept. Neighbours that kept hardly more than those below
    them cannot be told apart by it: they share one step, at the mean of their readings."""
    groups: list[list[tuple[float, int, float]]] = []
    for mean, count, wanted in zip(means, seats, READINGS, strict=False):
        groups.append([(mean, count, wanted)])
        while len(groups) > 1 and average(groups[-1]) < average(groups[-2]) + LEAST:
            last = groups.pop()
            groups[-1] += last
    return [
        (round(average(group), 1), round(sum(wanted for _, _, wanted in group) / len(group), 1)) for group in groups
    ]


def average(group: Sequence[tuple[float, int, float]]) -> float:
    return sum(mean * count for mean, count, _ in group) / sum(count for _, count, _ in group)
