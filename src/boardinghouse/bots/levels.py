"""Levels 1 to 5, the same scale in every game: from one that slips to the strongest in five seconds on two cores."""

import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from boardinghouse import load
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.greedy import Greedy
from boardinghouse.bots.planned import THOUGHTS, TurnThinker, judgement_of, plans_turns
from boardinghouse.bots.search import most_visited
from boardinghouse.bots.thinker import Judge, Thinker
from boardinghouse.core.rng import Rng, share
from boardinghouse.processes import Worker, WorkerDied


@dataclass(frozen=True)
class Level:
    """What a level may do: how likely it slips at an answer, once per turn at most; how many iterations or seconds it
    searches, in how many processes."""

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

WORLDS = 4  # of one look ahead
PLAUSIBLE = 2  # a slip is one of the better half of the answers


class Slips:
    """Answers as they look best, but for one in many turns: there it is another that looks plausible."""

    def __init__(self, often: float) -> None:
        self.often = often
        self.slipped = False  # in this turn
        self.expected: Any = None  # what the seat sees where its turn goes on

    def choose(self, greedy: Greedy, state: Any, seat: int, rng: Rng) -> int:
        if self.expected is None or self.expected != state.view(seat):
            self.slipped = False
        slips = not self.slipped and share(rng.next(), 1000) < round(1000 * self.often)
        self.slipped = self.slipped or slips
        action = self.plausible(greedy, state, seat, rng) if slips else greedy.best(state, seat, rng, WORLDS)
        after = state.clone()
        after.play(seat, action)
        self.expected = after.view(seat) if after.acting() == (seat,) else None
        return int(action)

    def plausible(self, greedy: Greedy, state: Any, seat: int, rng: Rng) -> int:
        """One of the better answers, but not the best."""
        values = list(greedy.judge(state, seat, rng, WORLDS))
        order = sorted(range(len(values)), key=lambda place: -values[place])
        legal: list[int] = state.legal(seat)
        return legal[order[1 + share(rng.next(), max(1, len(order) // PLAUSIBLE))]]


class LevelBot:
    """`level:1` to `level:5`, and `plain:1` to `plain:5`, which know nothing that was learned. A budget replaces the
    level's own iterations by that many seconds."""

    looks = True

    def __init__(self, number: int, plain: bool = False) -> None:
        self.name = f"{'plain' if plain else 'level'}:{number}"
        self.level = LEVELS[number]
        self.number = number
        self.judge: Judge = evaluation_of if plain else judgement_of
        self.thinker = Thinker(judge=self.judge)
        self.slips = Slips(self.level.slips) if self.level.slips else None
        self.turns = TurnThinker(number) if number in THOUGHTS and not plain else None

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.level.iterations == 0 and self.level.seconds == 0:
            greedy = Greedy(evaluation_of(state.game.id))
            rng = Rng(f"{seed}/{self.name}")
            return self.slips.choose(greedy, state, seat, rng) if self.slips else greedy.best(state, seat, rng, WORLDS)
        if self.turns is not None and plans_turns(state.game.id):
            return self.turns.choose(state, seat, budget, seed)
        action = self.searched(state, seat, budget or self.level.seconds, seed)
        self.thinker.keep(state, seat, action)
        return action

    def searched(self, state: Any, seat: int, seconds: float, seed: int) -> int:
        """The answer of one search, or of two side by side whose shares of visits count alike."""
        id = state.game.id
        if self.level.processes == 1:
            learned = not self.judge(id).plays_out
            iterations = state.game.facts.learned[self.number - 3] if learned else self.level.iterations
            return most_visited(self.thinker.think(state, seat, iterations, seconds, seed))
        helper = second_process()
        helper.give((id, state.to_json(), seat, time.monotonic() + seconds, f"{seed}/second", self.judge))
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


def search_elsewhere(task: tuple[str, dict[str, Any], int, float, str, Judge]) -> dict[int, int]:
    """In the helper: the visits of a search that ends on time, even if the helper had to be started first."""
    id, data, seat, ends, seed, judge = task
    return Thinker(judge=judge).think(load(id).from_json(data), seat, 0, max(0.001, ends - time.monotonic()), seed)
