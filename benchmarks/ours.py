"""Our games as a contestant. The same file measures the compiled and the interpreted package: whichever is imported."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import boardinghouse as bh
from benchmarks.tasks import (
    CLONE,
    CLONE_AT,
    DETERMINIZE,
    DRIVEN,
    GAMES,
    JSON,
    QUARTERS,
    REPLAY,
    REST,
    SEARCH,
    THOUGHT,
    VIEW,
    Amounts,
    Task,
    Work,
)
from boardinghouse.bots import find
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.search import Search, style_of
from boardinghouse.core.contract import Game
from boardinghouse.core.play import clone_many, random_games, rollouts

POSITIONS = 8  # games whose middle stands for "mid-game"


def about() -> dict[str, object]:
    return {"boardinghouse": bh.__version__, "compiled": bh.compiled(), "same": same()}


def same() -> dict[str, Amounts]:
    """What some random games come to: the same in the compiled and in the interpreted package."""
    games = [bh.load(id) for id in bh.games()]
    return {game.id: counted(random_games(game, game.seats[1], {}, bh.Rng("same"), 2)) for game in games}


def tasks() -> Iterator[Task]:
    """Every measure of every game, at the fewest and at the most seats."""
    for id in bh.games():
        game = bh.load(id)
        for seats in sorted(set(game.seats)):
            samples = Samples(game, seats)
            yield Task(id, seats, GAMES, samples.games)
            yield Task(id, seats, DRIVEN, samples.driven)
            yield Task(id, seats, CLONE, samples.clones(50), samples.copy)
            yield Task(id, seats, VIEW, samples.each(samples.view))
            yield Task(id, seats, DETERMINIZE, samples.each(samples.determinize))
            yield Task(id, seats, JSON, samples.each(samples.round_trip))
            yield Task(id, seats, REPLAY, samples.replays)
            yield Task(id, seats, SEARCH, samples.search)


def growth() -> Iterator[Task]:
    """What shows how the cost grows: with every number of seats, and from every quarter of the game."""
    for id in bh.games():
        game = bh.load(id)
        fewest, most = game.seats
        for seats in range(fewest, most + 1):
            samples = Samples(game, seats)
            yield Task(id, seats, GAMES, samples.games)
            yield Task(id, seats, CLONE, samples.clones(50))
            if seats == most:
                for quarter in QUARTERS:
                    yield Task(id, seats, REST[quarter], samples.rests(quarter))
                    yield Task(id, seats, CLONE_AT[quarter], samples.clones(quarter))


class Samples:
    """One game at one number of seats, with positions and records that are made when they are first needed."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.rng = bh.Rng("benchmark")
        self.made: list[bh.Record] = []
        self.parts: dict[int, list[Any]] = {}

    def records(self) -> list[bh.Record]:
        if not self.made:
            bots = [find("random")] * self.seats
            self.made = [bh.play(self.game, bots, seed) for seed in range(POSITIONS)]
        return self.made

    def positions(self, percent: int) -> list[Any]:
        """Positions after that part of some games, each at the next question that a seat is asked."""
        if percent not in self.parts:
            self.parts[percent] = [position(record, percent) for record in self.records()]
        return self.parts[percent]

    # ---- whole games -------------------------------------------------------------------------------------------

    def games(self, count: int) -> Callable[[], Amounts]:
        tally = random_games(self.game, self.seats, {}, self.rng, count)
        return lambda: counted(tally)

    def driven(self, count: int) -> Callable[[], Amounts]:
        amounts = drive(self.game, self.seats, count)
        return lambda: amounts

    def rests(self, percent: int) -> Work:
        """Games from there on to their end."""

        def work(count: int) -> Callable[[], Amounts]:
            tallies = [rollouts(state, self.rng, count) for state in self.positions(percent)]
            return lambda: added([counted(tally) for tally in tallies])

        return work

    def replays(self, count: int) -> Callable[[], Amounts]:
        lines = 0
        for _ in range(count):
            for record in self.records():
                for _ in record.replay():
                    lines += 1
        return lambda: {"lines": lines}

    def search(self, count: int) -> Callable[[], Amounts]:
        """Thoughts about the first decision, each of as many iterations as the peer's."""
        id = self.game.id
        for _ in range(count):
            state = self.positions(0)[0]
            Search(state, state.acting()[0], evaluation_of(id), style_of(state.game), self.rng).run(THOUGHT)
        return lambda: {"iterations": count * THOUGHT}

    # ---- positions ---------------------------------------------------------------------------------------------

    def clones(self, percent: int) -> Work:
        """Copies in a compiled loop."""

        def work(count: int) -> Callable[[], Amounts]:
            positions = self.positions(percent)
            for state in positions:
                clone_many(state, count)
            return lambda: {"clones": count * len(positions)}

        return work

    def copy(self) -> object:
        return self.positions(50)[0].clone()

    def each(self, do: Callable[[Any], tuple[str, int]]) -> Work:
        """The same done to every position."""

        def work(count: int) -> Callable[[], Amounts]:
            done = 0
            unit = ""
            for _ in range(count):
                for state in self.positions(50):
                    unit, times = do(state)
                    done += times
            return lambda: {unit: done}

        return work

    def view(self, state: Any) -> tuple[str, int]:
        for seat in range(self.seats):
            state.view(seat)
        return "views", self.seats

    def determinize(self, state: Any) -> tuple[str, int]:
        for seat in range(self.seats):
            state.determinize(seat, self.rng)
        return "worlds", self.seats

    def round_trip(self, state: Any) -> tuple[str, int]:
        self.game.from_json(json.loads(json.dumps(state.to_json())))
        return "round trips", 1


def position(record: bh.Record, percent: int) -> Any:
    """The position after that part of a game, at the next question that a seat is asked."""
    number = len(record.lines) * percent // 100
    state = record.state_at(number)
    while state.acting() == (bh.CHANCE,):
        number += 1
        state = record.state_at(number)
    return state


def drive(game: Game[Any], seats: int, count: int) -> Amounts:
    """Random games as anybody would write them in Python, through the public contract."""
    choose = Random(7).random
    luck = bh.Luck(7)
    decisions = draws = 0
    for _ in range(count):
        state = game.new(seats)
        while True:
            draws += len(luck.settle(state))
            acting = state.acting()
            if not acting:
                break
            seat = acting[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(choose() * len(legal))])
            decisions += 1
    return {"games": count, "decisions": decisions, "draws": draws}


def counted(tally: Any) -> Amounts:
    return {"games": tally.games, "decisions": tally.decisions, "draws": tally.draws, "legal": tally.legal}


def added(parts: list[Amounts]) -> Amounts:
    return {unit: sum(part[unit] for part in parts) for unit in parts[0]}
