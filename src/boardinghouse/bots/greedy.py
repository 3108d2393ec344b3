"""The bot `greedy`: the answer after which the position looks best, looking to the end of its own turn.

Hidden things are drawn once for each of a few worlds; within a turn of many steps each first step is followed by the
best-looking next ones. Others who owe an answer to the same question answer at random, as nobody can know theirs.
"""

from typing import Any, Final, final

from boardinghouse.bots.evaluation import Evaluation, evaluation_of
from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE, NOBODY, State
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import append, i64, vec

STEPS: Final = 24  # of the bot's own turn that it looks ahead
OTHERS: Final = 200  # answers of others played out on the way to a quiet position


@final
class Greedy:
    """Judges the answers of a seat."""

    def __init__(self, evaluation: Evaluation[Any]) -> None:
        self.evaluation = evaluation
        self.options = Choices()
        self.inner = Choices()

    def best(self, state: State, seat: i64, rng: Rng, worlds: i64) -> i64:
        """The best-looking answer; the lowest of equals."""
        values = self.judge(state, seat, rng, worlds)
        chosen: i64 = 0
        for index in range(self.options.count):
            if values[index] > values[chosen]:
                chosen = index
        return self.options.actions[chosen]

    def judge(self, state: State, seat: i64, rng: Rng, worlds: i64) -> vec[float]:
        """The value of every legal answer, in the order of `options`."""
        self.options.clear()
        state.legal_into(seat, self.options)
        values = vec[float]()
        for _ in range(self.options.count):
            values = append(values, 0.0)
        if self.options.count == 1:
            return values
        for _ in range(worlds):
            world = state.determinize(seat, rng)
            for index in range(self.options.count):
                twin = world.clone()
                twin.play(seat, self.options.actions[index])
                self.finish_turn(twin, seat, rng)
                values[index] += self.margin(twin, seat)
        return values

    def margin(self, state: State, seat: i64) -> float:
        """The seat's value less that of its strongest rival."""
        rival = -1.0e9
        for other in range(state.seats):
            if other != seat:
                value = self.evaluation.value(state, other)
                if value > rival:
                    rival = value
        return self.evaluation.value(state, seat) - rival

    def finish_turn(self, state: State, seat: i64, rng: Rng) -> None:
        """Play on, in place, until the turn is over and the position quiet: own steps as they look best, others, and
        own ones whose looks say nothing, at random."""
        steps: i64 = 0
        others: i64 = 0
        while True:
            actor = state.actor()
            if actor == NOBODY:
                return
            if (actor != seat or others > 0) and self.evaluation.quiet(state):
                return
            if steps == STEPS or others == OTHERS:
                return
            if actor == seat:
                steps += 1
                if self.evaluation.tells(state):
                    state.play(seat, self.best_step(state, seat))
                    continue
            else:
                others += 1
            if actor == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            self.inner.clear()
            state.legal_into(actor, self.inner)
            state.play(actor, self.inner.actions[rng.pick(self.inner.count)])

    def best_step(self, state: State, seat: i64) -> i64:
        """The next step of an own turn, judged right after it."""
        self.inner.clear()
        state.legal_into(seat, self.inner)
        chosen: i64 = self.inner.actions[0]
        if self.inner.count == 1:
            return chosen
        best = -1.0e9
        for index in range(self.inner.count):
            twin = state.clone()
            twin.play(seat, self.inner.actions[index])
            value = self.evaluation.value(twin, seat)
            if value > best:
                best = value
                chosen = self.inner.actions[index]
        return chosen


@final
class GreedyBot:
    """`greedy`: no search, one look ahead."""

    name = "greedy"
    looks = True

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        return Greedy(evaluation_of(state.game.id)).best(state, seat, Rng(seed), self.worlds)
