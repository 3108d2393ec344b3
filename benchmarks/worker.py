"""One contestant in a process of its own, doing a turn of a task whenever it is told to.

Speaks one JSON object a line: it says what it is and lists its tasks, then answers every command on its standard input.
Only one worker works at a time; the others wait for their turn without using the processor.
"""

import json
import os
import resource
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from benchmarks.tasks import Task

OURS = ("compiled", "interpreted", "growth")
MISSING = 3  # exit code of a worker whose package is not installed


def contestant(name: str) -> tuple[dict[str, object], list[Task]]:
    """What a contestant says of itself, and its tasks."""
    if name in OURS:
        from benchmarks import ours

        about = ours.about()
        if about["compiled"] == (name == "interpreted"):
            raise ImportError(f"the package found says compiled = {about['compiled']}; is there a C compiler?")
        return about, list(ours.growth() if name == "growth" else ours.tasks())
    from benchmarks import peers

    return peers.about(name), list(peers.tasks(name))


class Turns:
    """Runs tasks, remembering how many times each has to be done to fill a turn."""

    def __init__(self, tasks: list[Task]) -> None:
        self.tasks = tasks
        self.counts: dict[int, int] = {}

    def turn(self, place: int, seconds: float) -> dict[str, Any]:
        """Do a task for about that long: the processor's seconds, and what was done in them."""
        work = self.tasks[place].work
        if place not in self.counts:
            self.counts[place] = filling(work, seconds)
        took, amounts = timed(work, self.counts[place])
        return {"seconds": took, "amounts": amounts}

    def keep(self, place: int, count: int) -> dict[str, Any]:
        """Keep that many copies of a position: the bytes that they take."""
        copy = self.tasks[place].copy
        if copy is None:
            raise ValueError(f"task {place} makes no copies")
        kept = [copy()]
        before = memory("VmRSS")
        kept += [copy() for _ in range(count)]
        return {"bytes": memory("VmRSS") - before, "count": len(kept) - 1}

    def peak(self, place: int, seconds: float) -> dict[str, Any]:
        """Do a task one by one for that long: the bytes of this process before, and at most."""
        idle = memory("VmHWM")
        ends = time.process_time() + seconds
        while time.process_time() < ends:
            self.tasks[place].work(1)
        return {"idle_bytes": idle, "peak_bytes": memory("VmHWM")}

    def answer(self, command: dict[str, Any]) -> dict[str, Any]:
        known: dict[str, Callable[..., dict[str, Any]]] = {"turn": self.turn, "keep": self.keep, "peak": self.peak}
        return known[command.pop("do")](**command)


def timed(work: Callable[[int], Callable[[], dict[str, int]]], count: int) -> tuple[float, dict[str, int]]:
    began = time.process_time()
    amounts = work(count)
    took = time.process_time() - began
    return took, amounts()


def filling(work: Callable[[int], Callable[[], dict[str, int]]], seconds: float) -> int:
    """How many times the work fills about that many seconds. The first runs also warm up what is made once."""
    work(1)
    count = 1
    while True:
        took, _ = timed(work, count)
        if took >= seconds / 4:
            return max(1, round(count * seconds / took))
        count *= 4


def memory(field: str) -> int:
    """This process's memory in bytes: VmRSS now, VmHWM at its most."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith(field))
        return int(line.split()[1]) * 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # elsewhere only the most is told, in bytes on macOS
    return most if sys.platform == "darwin" else most * 1024


def serve(name: str, commands: TextIO, answers: TextIO) -> None:
    about, tasks = contestant(name)
    turns = Turns(tasks)
    listed = [[task.game, task.seats, task.measure, task.copy is not None] for task in tasks]
    print(json.dumps({"about": about, "tasks": listed}), file=answers, flush=True)
    for line in commands:
        print(json.dumps(turns.answer(json.loads(line))), file=answers, flush=True)


def main() -> None:
    # what packages print goes to standard error, so that the answers stay readable
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    name = sys.argv[1]
    if name not in OURS:
        warnings.simplefilter("ignore")  # what a peer warns of is its own affair
    try:
        serve(name, sys.stdin, answers)
    except ImportError as fault:
        print(f"{name} cannot be measured: {fault}", file=sys.stderr)
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
