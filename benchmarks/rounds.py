"""Rounds: in each, every task of every contestant has one short turn, in a newly shuffled order.

Whatever else the machine is doing hits all alike. Ratios are taken within a round and only then put in order.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from benchmarks.tasks import UNIT, Name, Sample, Spread
from benchmarks.worker import MISSING

ROOT = Path(__file__).parents[1]
PEERS = ("OpenSpiel", "Catanatron", "RLCard", "PettingZoo")
CONTESTANTS = ("compiled", "interpreted", *PEERS)
COMPILED = ROOT / "build" / "compiled"
PACKAGE = {"compiled": COMPILED, "growth": COMPILED, "interpreted": ROOT / "src"}
FEWEST_ROUNDS = 5


class NotComparable(RuntimeError):
    """Something that the comparison needs is not there."""


class Worker:
    """A contestant's process, seen from outside."""

    def __init__(self, contestant: str) -> None:
        self.contestant = contestant
        paths = [str(PACKAGE.get(contestant, ROOT / "src")), str(ROOT)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", contestant],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        said = self.read()
        self.about: dict[str, Any] = said["about"]
        self.names = [Name(contestant, game, seats, measure) for game, seats, measure, _ in said["tasks"]]
        self.copying = [name for name, task in zip(self.names, said["tasks"], strict=True) if task[3]]

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.close()
            code = self.process.returncode
            hint = "; `make bench` installs what is missing" if code == MISSING else ""
            raise NotComparable(f"{self.contestant} gave up with exit code {code}{hint}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def tell(self, do: str, **command: object) -> None:
        assert self.process.stdin is not None
        print(json.dumps({"do": do, **command}), file=self.process.stdin, flush=True)

    def ask(self, do: str, **command: object) -> dict[str, Any]:
        self.tell(do, **command)
        return self.read()

    def turn(self, name: Name, seconds: float) -> Sample:
        return Sample(**self.ask("turn", place=self.names.index(name), seconds=seconds))

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Measured:
    """The samples of all rounds, by task."""

    def __init__(self) -> None:
        self.samples: dict[Name, list[Sample]] = {}

    def names(self, measure: str, contestant: str) -> list[Name]:
        return [name for name in self.samples if name.measure == measure and name.contestant == contestant]

    def rates(self, name: Name) -> list[float]:
        """What a task did a second, round by round."""
        return [sample.rate(UNIT[name.measure]) for sample in self.samples[name]]

    def spread(self, name: Name) -> Spread:
        return Spread.of(self.rates(name))

    def middle_rates(self, names: list[Name]) -> list[float]:
        """The median of several tasks, round by round."""
        return [median(rates) for rates in zip(*(self.rates(name) for name in names), strict=True)]

    def ratio(self, name: Name, others: list[Name]) -> Spread:
        """How many times as fast a task is as the median of the others in the same round."""
        pairs = zip(self.rates(name), self.middle_rates(others), strict=True)
        return Spread.of([ours / theirs for ours, theirs in pairs])

    def average(self, name: Name, amount: str, per: str) -> float:
        """An amount a game, a decision, ...: over all rounds."""
        samples = self.samples[name]
        return sum(sample.amounts[amount] for sample in samples) / sum(sample.amounts[per] for sample in samples)


def measure(workers: list[Worker], rounds: int, turn: float, limit: float, progress: Callable[[int], None]) -> Measured:
    """Take turns for that many rounds, or until the time is up, but for some rounds in any case."""
    order = [(worker, name) for worker in workers for name in worker.names]
    shuffle = Random(7).shuffle
    measured = Measured()
    ends = time.monotonic() + limit
    for worker, name in order:
        worker.turn(name, turn)  # warms up, and finds how much fills a turn
        measured.samples[name] = []
    for number in range(rounds):
        if number >= FEWEST_ROUNDS and time.monotonic() > ends:
            break
        shuffle(order)
        for worker, name in order:
            measured.samples[name].append(worker.turn(name, turn))
        progress(number + 1)
    return measured
