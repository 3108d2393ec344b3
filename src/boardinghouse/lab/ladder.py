"""The ladder: in every game each level against the one below, and the steps from random to search, as a page.

Results are kept in a file after every rung, so that a ladder of many hours can be climbed in pieces.
"""

import json
import platform
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from boardinghouse import compiled, load
from boardinghouse.bots.bench import has_script
from boardinghouse.bots.levels import LEVELS
from boardinghouse.bots.planned import network_of
from boardinghouse.lab.tournament import Pairing, tournament

SLOW = 0.01  # of the games asked for: a level that thinks for seconds needs minutes for one
FLAT = "flat:10"  # about as many milliseconds per decision as level 4 has


@dataclass(frozen=True)
class Rung:
    """One comparison: the first bot is the one whose share counts; `part` of the games asked for, as slow bots play
    fewer."""

    bots: tuple[str, ...]
    part: float = 1.0

    def title(self) -> str:
        return f"{self.bots[0]} against {', '.join(self.bots[1:])}"


def rungs(id: str) -> list[Rung]:
    """What is measured in a game. Three is the fewest that Hotel Samoa takes: there one meets two."""
    fewest, _ = load(id).seats
    others = fewest - 1
    steps = [
        Rung(("greedy", *["random"] * others)),
        Rung(("search:1000", *["greedy"] * others), 0.5),
        Rung(("search:1000", *["greedy"] * 3)),
    ]
    learned = network_of(id) is not None
    for below, above in pairwise(sorted(LEVELS)):
        if LEVELS[above].seconds:
            kind = "plain" if learned else "level"
            steps.append(Rung((f"search:{load(id).facts.ladder_iterations}", *[f"{kind}:{below}"] * others)))
        steps.append(Rung((f"level:{above}", *[f"level:{below}"] * others), SLOW if LEVELS[above].seconds else 1.0))
    if learned:  # what was learned against the same level without it, and that against the one below
        steps.extend(Rung((f"level:{level}", *[f"plain:{level}"] * others)) for level in (3, 4))
        steps.append(Rung(("level:3", *["plain:4"] * others)))
        steps.append(Rung(("level:4", *["plain:4"] * 3)))
        steps.append(Rung(("level:4",) * fewest))
        steps.extend(Rung((f"plain:{level}", *[f"plain:{level - 1}"] * others)) for level in (3, 4))
    if has_script(id):
        steps.append(Rung(("level:4", *["expert"] * others), 0.5))
    steps.append(Rung(("level:4", *[FLAT] * others), 0.5))
    steps.extend(Rung((bot,) * fewest, part) for bot, part in (("random", 1.0), ("greedy", 1.0), ("level:5", SLOW)))
    return steps


class Results:
    """The figures of tournaments so far, in a file where one is named."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.figures: list[dict[str, Any]] = []
        if path is not None and path.exists():
            try:
                self.figures = json.loads(path.read_text(encoding="utf-8"))
            except ValueError:
                raise ValueError(f"{path}: this is not a file of ladder results") from None

    def find(self, id: str, rung: Rung) -> dict[str, Any] | None:
        for figures in self.figures:
            if figures["game"] == id and tuple(figures["seats"]) == rung.bots:
                return figures
        return None

    def add(self, rung: Rung, figures: dict[str, Any]) -> None:
        how = {"compiled": compiled(), "python": platform.python_version(), "machine": platform.machine()}
        self.figures.append({**figures, "seats": list(rung.bots), **how})
        if self.path is not None:
            self.path.write_text(json.dumps(self.figures, indent=1) + "\n", encoding="utf-8")


def climb(
    results: Results,
    chosen: tuple[str, ...],
    first: tuple[str, ...],
    number: int,
    jobs: int,
    seed: int,
    progress: Callable[[str, int, int], None],
) -> None:
    """Measure what is not in the results yet: of the chosen games, the rungs of the chosen first bots (none: all)."""
    for id in chosen:
        for rung in rungs(id):
            if results.find(id, rung) is not None or (first and rung.bots[0] not in first):
                continue
            count = max(2 * len(rung.bots), round(number * rung.part))
            label = f"{id}: {rung.title()}"

            def tell(done: int, label: str = label, count: int = count) -> None:
                progress(label, done, count)

            results.add(rung, tournament(Pairing(id, rung.bots, {}, seed), count, jobs, tell))


def page(results: Results, chosen: tuple[str, ...]) -> str:
    """docs/ladder.md from the figures."""
    lines = [
        "# The ladder of bots",
        "",
        "Made by `boardinghouse ladder`: the share of the victory of the first bot with its 95 % interval. Every deal",
        "is played in every seating with the same luck, and the interval is taken over deals. Bots against their like",
        "show mean scores. `ahead` is how often the first bot was placed before a rival: with more than two seats the",
        "share of victories has another scale, as the fair share shows. The last two columns are the first bot's",
        "milliseconds per decision: mean and 99th percentile.",
        "",
        "Level 5 needs two cores for minutes to play one game, so it plays few or none here; `search:N`, a part of",
        "what it searches in its seconds (N is larger where searching is quicker), meets level 4 in its place.",
        "`expert` follows rules of thumb, and `flat:N` plays answers out at random for N milliseconds: both share",
        "nothing with the other bots. `plain:N` is a level without what was learned, in the games that have a network.",
        "",
        "| game | first bot | against | games | share | fair | ahead | mean score | theirs | ms per decision | 99th |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for id in chosen:
        for rung in rungs(id):
            figures = results.find(id, rung)
            if figures is None:
                continue
            first, *others = figures["bots"]
            against = ", ".join(f"{row['seats']} x {row['bot']}" for row in others) or "its like"
            theirs = ", ".join(f"{row['mean_score']:.1f}" for row in others)
            lines.append(
                f"| {id} | {first['bot']} | {against} | {figures['games']} "
                f"| {first['share']:.1%} ± {first['share_error']:.1%} | {figures['fair_share']:.0%} "
                f"| {first['ahead']:.1%} ± {first['ahead_error']:.1%} | {first['mean_score']:.1f} | {theirs} "
                f"| {first['milliseconds_per_decision']:.1f} | {first['milliseconds_99th']:.1f} |"
            )
    return "\n".join(lines) + "\n"
