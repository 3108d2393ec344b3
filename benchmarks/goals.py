"""What the engine is held to: ratios against peers measured in the same run, and copies a second."""

from dataclasses import dataclass
from typing import Any

from benchmarks.rounds import Measured
from benchmarks.tasks import CLONE, DRIVEN, EXAMPLE, GAMES, Name, Spread

HEAVY = ("austria",)  # far more rules in a decision than the others


@dataclass(frozen=True)
class Against:
    """A comparison of one of our measures with that of others, and the least it should come to, if anything."""

    measure: str
    words: str
    contestant: str
    their_measure: str
    least: float | None = None
    least_heavy: float | None = None

    def goal(self, game: str) -> float | None:
        return self.least_heavy if game in HEAVY else self.least


COMPARISONS = (
    Against(GAMES, "OpenSpiel's C++ loops (median)", "OpenSpiel", GAMES, 1.5, 0.8),
    Against(GAMES, "Catanatron", "Catanatron", GAMES, 100, 50),
    Against(GAMES, "RLCard", "RLCard", GAMES),
    Against(GAMES, "PettingZoo", "PettingZoo", GAMES),
    Against(GAMES, "ours, interpreted", "interpreted", GAMES, 15, 15),
    Against(DRIVEN, "OpenSpiel's Python loops (median)", "OpenSpiel", DRIVEN, 3, 3),
    Against(DRIVEN, "OpenSpiel as in its example (median)", "OpenSpiel", EXAMPLE),
    Against(CLONE, "OpenSpiel's clone (median)", "OpenSpiel", CLONE),
    Against(CLONE, "Catanatron's copy", "Catanatron", CLONE),
)
PLAIN = "clones/s"  # no comparison
CLONES = 1.5e6
CLONES_HEAVY = 0.7e6


def compared(measured: Measured) -> list[dict[str, Any]]:
    """Every comparison of every game at fewest and most seats, and its goal where it has one."""
    rows = []
    for against in COMPARISONS:
        for name in sorted(measured.names(against.measure, "compiled")):
            others = measured.names(against.their_measure, against.contestant)
            if against.contestant == "interpreted":
                others = [Name("interpreted", name.game, name.seats, against.their_measure)]
            ratio = measured.ratio(name, others)
            rows.append(row(name, against.words, ratio, against.goal(name.game)))
    for name in sorted(measured.names(CLONE, "compiled")):
        least = CLONES_HEAVY if name.game in HEAVY else CLONES
        rows.append(row(name, PLAIN, measured.spread(name), least))
    return rows


def row(name: Name, against: str, value: Spread, goal: float | None) -> dict[str, Any]:
    return {
        "game": name.game,
        "seats": name.seats,
        "measure": name.measure,
        "against": against,
        "value": {"low": value.low, "middle": value.middle, "high": value.high},
        "goal": goal,
        "met": None if goal is None else value.middle >= goal,
    }
