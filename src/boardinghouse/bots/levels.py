"""Levels 1 to 5, the same scale in every game: from one who slips to the strongest within five seconds on two cores."""

import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from boardinghouse import load
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.greedy import Greedy
from boardinghouse.bots.planned import THOUGHTS, TurnThinker, network_of
from boardinghouse.bots.search import most_visited
from boardinghouse.bots.thinker import Thinker
from boardinghouse.core.rng import Rng, share
from boardinghouse.processes import Worker, WorkerDied


@dataclass(frozen=True)
class Level:
    """What a level may do: how often it slips, how many iterations or seconds it searches, in how many processes."""

    slips: float = 0.0
    iterations: int = 0
    seconds: float = 0.0
    processes: int = 1


LEVELS = {
    1: Level(slips=0.35),
    2: Level(),
    3: Level(iterations=150),
    4: Level(iterations=1500),
    5: Level(seconds=4.5, processes=2),
}


class LevelBot:
    """`level:1` to `level:5`, and `plain:1` to `plain:5`, which know nothing that was learned. A budget replaces the
    level's own iterations by that many seconds."""

    looks = True

    def __init__(self, number: int, plain: bool = False) -> None:
        self.name = f"{'plain' if plain else 'level'}:{number}"
        self.level = LEVELS[number]
        self.thinker = Thinker()
        self.turns = TurnThinker(number) if number in THOUGHTS and not plain else None

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        rng = Rng(f"{seed}/{self.name}")
        if share(rng.next(), 1000) < round(1000 * self.level.slips):
            return legal[share(rng.next(), len(legal))]
        if self.level.iterations == 0 and self.level.seconds == 0:
            return Greedy(evaluation_of(state.game.id)).best(state, seat, rng, 4)
        if self.turns is not None and network_of(state.game.id) is not None:
            return self.turns.choose(state, seat, budget, seed)
        action = self.searched(state, seat, budget or self.level.seconds, seed)
        self.thinker.keep(state, seat, action)
        return action

    def searched(self, state: Any, seat: int, seconds: float, seed: int) -> int:
        """The answer of one search, or of two side by side whose shares of visits count alike."""
        if self.level.processes == 1:
            return most_visited(self.thinker.think(state, seat, self.level.iterations, seconds, seed))
        helper = second_process()
        helper.give((state.game.id, state.to_json(), seat, time.monotonic() + seconds, f"{seed}/second"))
        found: list[dict[int, int]] = []
        try:
            found.append(self.thinker.think(state, seat, 0, seconds, seed))
            found.append(helper.answer())
        except WorkerDied:  # the own search has to do
            pass
        finally:
            if len(found) < 2:  # dead, or its answer would be taken for one to the next question
                second_process.cache_clear()
                helper.end()
        shares: Counter[int] = Counter()
        for counts in found:
            total = sum(counts.values())
            shares.update({action: round(1_000_000 * visits / total) for action, visits in counts.items()})
        return most_visited(shares)


@cache
def second_process() -> Worker:
    """The helper process of this one, started when first needed and kept."""
    return Worker(search_elsewhere, passing=True)


def search_elsewhere(task: tuple[str, dict[str, Any], int, float, str]) -> dict[int, int]:
    """In the helper: the visits of a search that ends on time, even if the helper had to be started first."""
    id, data, seat, ends, seed = task
    return Thinker().think(load(id).from_json(data), seat, 0, max(0.001, ends - time.monotonic()), seed)
