"""The ladder: in every game each level against the one below, and the steps from random to search, as a page."""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from boardinghouse import compiled, games, load
from boardinghouse.bots.levels import LEVELS
from boardinghouse.lab.tournament import Pairing, tournament


@dataclass(frozen=True)
class Rung:
    """One comparison: the first bot is the one whose share counts; `games` for bots that answer at once."""

    bots: tuple[str, ...]
    part: float = 1.0  # of the games asked for: slow bots play fewer

    def title(self) -> str:
        return f"{self.bots[0]} against {', '.join(self.bots[1:])}"


def rungs(id: str) -> list[Rung]:
    """What is measured in a game. Three is the fewest that Hotel Samoa takes: there one meets two."""
    fewest, most = load(id).seats
    others = fewest - 1
    steps = [
        Rung(("greedy", *["random"] * others)),
        Rung(("search:1000", *["greedy"] * others), 0.5),
        Rung(("search:1000", *["greedy"] * (most - 1)), 0.25),
    ]
    levels = sorted(LEVELS)
    for below, above in pairwise(levels):
        part = 0.05 if LEVELS[above].seconds else 1.0 if LEVELS[above].iterations == 0 else 0.5
        steps.append(Rung((f"level:{above}", *[f"level:{below}"] * others), part))
    return steps


def climb(
    chosen: tuple[str, ...], number: int, jobs: int, seed: int, progress: Callable[[str, int, int], None]
) -> list[dict[str, Any]]:
    """Measure every rung of the chosen games; the figures of each tournament."""
    results: list[dict[str, Any]] = []
    for id in chosen or games():
        for rung in rungs(id):
            count = max(2 * len(rung.bots), round(number * rung.part))
            label = f"{id}: {rung.title()}"

            def tell(done: int, label: str = label, count: int = count) -> None:
                progress(label, done, count)

            results.append(tournament(Pairing(id, rung.bots, {}, seed), count, jobs, tell))
    return results


def page(results: list[dict[str, Any]]) -> str:
    """docs/ladder.md from the figures."""
    how = "compiled" if compiled() else "interpreted"
    lines = [
        "# The ladder of bots",
        "",
        "Share of the victory of the first bot, with 95 % interval; every deal is played in every seating.",
        f"Made by `boardinghouse ladder` ({how}, Python {platform.python_version()}, {platform.machine()}).",
        "",
        "| game | first bot | against | games | share | fair share | mean score | ms a decision |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for result in results:
        first, *others = result["bots"]
        against = ", ".join(f"{row['seats']} x {row['bot']}" for row in others)
        lines.append(
            f"| {result['game']} | {first['bot']} | {against} | {result['games']} "
            f"| {first['share']:.1%} ± {first['share_error']:.1%} | {result['fair_share']:.0%} "
            f"| {first['mean_score']:.1f} | {first['milliseconds_per_decision']:.1f} |"
        )
    return "\n".join(lines) + "\n"
