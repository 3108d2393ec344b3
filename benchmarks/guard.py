"""The guard: what random games, copies and steps of many tables cost, against what was last noted in guard.json.

Where valgrind is installed the cost is counted in machine instructions, which come out the same on a busy machine.
Elsewhere it is the processor's time against that of a fixed piece of plain Python, the least of many short turns each:
what disturbs only ever adds time. On another kind of processor than the noted one this shows only a great slowdown.

`python -m benchmarks.guard` notes the present cost; `tests/benchmarks/test_guard.py` compares.
"""

import gc
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import count
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any

import boardinghouse as bh
from benchmarks.machine import processor
from benchmarks.ours import POSITIONS, Samples
from boardinghouse.core.contract import Game
from boardinghouse.core.play import clone_many, random_games

NOTED = Path(__file__).with_name("guard.json")
LIMIT = 1.25  # what we promise; instructions are exact
LIMIT_OF_TIMES = 1.4  # two runs on a very busy machine differ by up to 15 %
LIMIT_ELSEWHERE = 2.0  # processors do not agree on how much slower plain Python is
# as mypyc names what Python calls: never inlined
COUNTED = ("CPyPy_play___random_games", "CPyPy_play___clone_many", "CPyPy_hall___Hall___step")
GAMES = 5
CLONES = 100
TABLES = 16
STEPS = 20
TURNS = 150
TRIES = 3
WARM = ""

Costs = dict[str, float]


def environment() -> dict[str, str]:
    """What a noted cost holds for: other Pythons and processors make other instructions of the same source."""
    return {"python": platform.python_version().rpartition(".")[0], "machine": platform.machine()}


@dataclass(frozen=True)
class Piece:
    """Something that is guarded: random games, copies of positions or steps of many tables, of one game at one number
    of seats. `work` returns how many decisions, copies or steps it made, `calls` says in how many calls of a counted
    function."""

    name: str
    work: Callable[[], int]
    calls: int


def pieces() -> Iterator[Piece]:
    """All that is guarded: every game at fewest and most seats, the same games every time."""
    for id in bh.games():
        game = bh.load(id)
        for seats in sorted(set(game.seats)):
            yield Piece(f"{id} {seats} decision", partial(decisions, game, seats), 1)
            yield Piece(f"{id} {seats} clone", partial(copies, Samples(game, seats)), POSITIONS)
            yield Piece(f"{id} {seats} step", partial(steps, hall(game, seats)), STEPS)


def decisions(game: Game[Any], seats: int) -> int:
    return random_games(game, seats, {}, bh.Rng("guard"), GAMES).decisions


def copies(samples: Samples) -> int:
    for state in samples.positions(50):
        clone_many(state, CLONES)
    return CLONES * POSITIONS


def hall(game: Game[Any], seats: int) -> Any:
    """Many tables against random seats, observations and masks included."""
    encoding = import_module("boardinghouse.rl.encoding").encoding_of(game.id)
    seeds = count(1)
    opponents = [None] * (seats - 1)
    made = import_module("boardinghouse.rl.hall").Hall(
        game, seats, {}, TABLES, encoding, attrgetter("scores"), lambda _: next(seeds), opponents, strict=False
    )
    numbers, actions = encoding.size(seats), game.actions.size
    seen = memoryview(bytearray(TABLES * numbers * 4)).cast("f")
    scales = array("f", encoding.scales(seats))
    try:
        rows = import_module("boardinghouse.rl._rows").Rows
        made.rows = rows(
            made.sheet.values, scales, seen, made.choices.actions, bytearray(TABLES * actions), actions, False
        )
    except ImportError:
        made.rows = NoRows(made.sheet)
    for row in range(TABLES):
        made.restart(row)
    return made


class NoRows:
    """In the place of rows, where they are not compiled and there is nothing to be guarded."""

    def __init__(self, sheet: Any) -> None:
        self.sheet = sheet

    def observe(self, row: int) -> None:
        self.sheet.clear()

    def allow(self, row: int, count: int) -> None:
        pass


def steps(tables: Any) -> int:
    none = [-1] * TABLES  # is no action, so that each is replaced by a random one
    for _ in range(STEPS):
        tables.step(none, True)
    return STEPS * TABLES


# ---- instructions ------------------------------------------------------------------------------------------------


def instructions() -> Costs:
    """Machine instructions per decision, copy and step, counted by valgrind in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        command += [f"--dump-after={function}" for function in COUNTED]
        command += [sys.executable, "-m", "benchmarks.guard", "--pieces"]
        ran = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            cwd=NOTED.parents[1],
            env={**os.environ, "PYTHONHASHSEED": "0"},
        )
        if ran.returncode:
            raise RuntimeError(f"counting instructions failed:\n{ran.stderr[-2000:]}")
        made: list[tuple[str, int, int]] = json.loads(ran.stdout.splitlines()[-1])
        # a file for every call of a counted function, with all since the call before it, which was the warm-up
        if not Path(f"{out}.1").exists():
            raise RuntimeError(f"the compiled package has no functions {COUNTED}: mypyc names them otherwise now")
        calls = [total(Path(f"{out}.{number + 1}")) for number in range(sum(calls for _, _, calls in made))]
    costs: Costs = {}
    for name, amount, taken in made:
        if name != WARM:
            costs[name] = round(sum(calls[:taken]) / amount, 1)
        calls = calls[taken:]
    return costs


def total(path: Path) -> int:
    """The instructions in a callgrind file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(("totals:", "summary:")):
            return int(line.split()[1])
    raise RuntimeError(f"{path.name}: no total in what valgrind wrote")


def run_pieces() -> None:
    """In the process that valgrind watches: every piece once to warm up, then once to be counted."""
    gc.disable()  # when it runs depends on what else was allocated
    # the package around the hall imports NumPy and Gymnasium: that would take valgrind longer than all the counting
    bare = ModuleType("boardinghouse.rl")
    bare.__path__ = [str(Path(bh.__file__).with_name("rl"))]
    sys.modules["boardinghouse.rl"] = bare
    made: list[tuple[str, int, int]] = []
    for piece in pieces():
        made.append((WARM, piece.work(), piece.calls))
        made.append((piece.name, piece.work(), piece.calls))
    print(json.dumps(made))


# ---- times -------------------------------------------------------------------------------------------------------


def times() -> Costs:
    """Processor time per decision, copy and step, in thousandths of that of the yardstick."""
    known = list(pieces())
    for piece in known:
        piece.work()  # makes the positions
    least = {piece.name: float("inf") for piece in known}
    yard = float("inf")
    for _ in range(TURNS):
        for piece in known:
            began = time.process_time()
            amount = piece.work()
            least[piece.name] = min(least[piece.name], (time.process_time() - began) / amount)
            began = time.process_time()
            yardstick()
            yard = min(yard, time.process_time() - began)
    return {name: round(1000 * cost / yard, 3) for name, cost in least.items()}


def yardstick() -> int:
    """A fixed piece of plain Python: sums, lists, branches."""
    values = list(range(64))
    total = 0
    for number in range(2000):
        place = (number * 7 + total) & 63
        values[place] ^= number
        total += values[place] if number & 1 else -1
    return total


# ---- noting and comparing ----------------------------------------------------------------------------------------


def counts_instructions() -> bool:
    return shutil.which("valgrind") is not None


def faults(noted: dict[str, Any]) -> list[str]:
    """What does not cost what was noted, in words."""
    if counts_instructions():
        return changed(instructions(), noted["instructions"], LIMIT)
    limit = LIMIT_OF_TIMES if noted["processor"] == processor() else LIMIT_ELSEWHERE
    now = times()
    for _ in range(TRIES):
        if not changed(now, noted["times"], limit):
            break
        again = times()
        now = {name: min(cost, again[name]) for name, cost in now.items()}
    return changed(now, noted["times"], limit)


def changed(now: Costs, noted: Costs, limit: float) -> list[str]:
    """What got slower than the limit allows, and what got so much faster that the old note guards nothing."""
    faults = [f"{name}: not noted yet" for name in now if name not in noted]
    faults += [f"{name}: noted, but not there any more" for name in noted if name not in now]
    for name in sorted(now.keys() & noted.keys()):
        if now[name] > limit * noted[name]:
            faults.append(f"{name}: {now[name] / noted[name]:.2f} times what it was ({noted[name]} -> {now[name]})")
        elif now[name] * limit < noted[name]:
            faults.append(f"{name}: faster, {noted[name]} -> {now[name]}; note it, so that it stays so")
    return faults


def main() -> None:
    if "--pieces" in sys.argv:
        run_pieces()
        return
    if not bh.compiled():
        sys.exit("the guard is for the compiled package: make guard")
    if not counts_instructions():
        sys.exit("noting what things cost needs valgrind")
    noted = {**environment(), "processor": processor(), "instructions": instructions(), "times": times()}
    NOTED.write_text(json.dumps(noted, indent=1) + "\n", encoding="utf-8")
    print(NOTED.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
