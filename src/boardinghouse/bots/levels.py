"""Levels 1 to 5, the same scale in every game: from one who slips to the strongest within five seconds on two cores."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Any

from boardinghouse import load
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.greedy import Greedy
from boardinghouse.bots.search import Search, most_visited, style_of
from boardinghouse.core.rng import Rng, share


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
    """`level:1` to `level:5`. A budget replaces the level's own iterations by that many seconds."""

    looks = True

    def __init__(self, number: int) -> None:
        self.name = f"level:{number}"
        self.level = LEVELS[number]

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        rng = Rng(f"{seed}/{self.name}")
        if share(rng.next(), 1000) < round(1000 * self.level.slips):
            return legal[share(rng.next(), len(legal))]
        if self.level.iterations == 0 and self.level.seconds == 0:
            return Greedy(evaluation_of(state.game.id)).best(state, seat, rng, 4)
        seconds = budget or self.level.seconds
        if self.level.processes == 1:
            return most_visited(searched(state, seat, self.level.iterations, seconds, seed))
        return most_visited(searched_by_two(state, seat, seconds, seed))


def searched(state: Any, seat: int, iterations: int, seconds: float, seed: object) -> dict[int, int]:
    """Visits of every answer after a search by iterations, or by seconds where given."""
    search = Search(state, seat, evaluation_of(state.game.id), style_of(state.game.id), Rng(seed))
    if seconds > 0:
        search.run_seconds(seconds)
    else:
        search.run(iterations)
    return search.visits()


def searched_by_two(state: Any, seat: int, seconds: float, seed: int) -> dict[int, int]:
    """Two searches side by side from the same position, their visits added up."""
    other = second_process().submit(search_elsewhere, state.game.id, state.to_json(), seat, seconds, f"{seed}/second")
    counts = searched(state, seat, 0, seconds, seed)
    for action, visits in other.result().items():
        counts[action] = counts.get(action, 0) + visits
    return counts


@cache
def second_process() -> ProcessPoolExecutor:
    """The helper process of this one, started when first needed and kept."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))


def search_elsewhere(id: str, data: dict[str, Any], seat: int, seconds: float, seed: str) -> dict[int, int]:
    return searched(load(id).from_json(data), seat, 0, seconds, seed)
