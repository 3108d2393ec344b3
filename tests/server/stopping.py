"""Houses that are stopped at random moments of work: `python -m tests.server.stopping ROUNDS SEED` in a process of its
own, so that a house that never comes to its end is a failure and not the end of the test run."""

import asyncio
import contextlib
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.turns import Asker
from tests.server.inside import Inside, inside

GAMES = ("maui", "overbooking")
BOTS = ("random", "level:2", "level:5")


async def ask_for_hint(house: Inside, id: str, person: PersonInfo) -> None:
    """Ask as soon as a question is open; most are cancelled."""
    with contextlib.suppress(Refused):
        while 0 not in (await house.at(id)).owing:
            await asyncio.sleep(0.01)
        await house.house.hints.give(person, id, 0, "move")


async def work(house: Inside, dice: random.Random, records: list[str]) -> set[asyncio.Task[None]]:
    """Bots, analyses and a hint, all at once; the tasks of those who wait for an answer."""
    for text in dice.sample(records, 2):
        await house.house.studies.begin(text, Asker("somebody", "somewhere"))
    person = await house.guest("Nora")
    tables = [await house.table(person, game, ["me", "bot"], bot=dice.choice(BOTS)) for game in GAMES]
    for id in tables:
        await house.do(person, id, "start")
    return {asyncio.create_task(ask_for_hint(house, tables[0], person))}


async def one_house(database: str, dice: random.Random, records: list[str]) -> float:
    """Start, work, stop; the seconds the stop took."""
    context = inside(database, study_seconds=dice.choice([0.02, 5.0]), study_behind=0, sweep_seconds=0.05)
    house = await context.__aenter__()
    asking = await work(house, dice, records)
    await asyncio.sleep(dice.choice([0.0, dice.uniform(0, 0.05), dice.uniform(0, 0.5), dice.uniform(0, 2.5)]))
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    processes = psutil.Process().children(recursive=True)
    began = time.monotonic()
    await context.__aexit__(None, None, None)
    seconds = time.monotonic() - began
    left = asyncio.all_tasks() - {asyncio.current_task()}
    assert not left, f"tasks are left: {left}"
    processes += psutil.Process().children(recursive=True)
    _, alive = psutil.wait_procs(processes, timeout=300)
    assert not alive, f"processes are left: {alive}"
    return seconds


def main(rounds: int, seed: int) -> None:
    """Print the slowest stop."""
    dice = random.Random(seed)  # noqa: S311
    records = [bh.play(bh.load("maui"), [find("random")] * 2, seed=number).text() for number in range(5)]
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder, "empty.db")
        asyncio.run(make(empty))
        for number in range(rounds):
            file = Path(folder, f"{number}.db")
            shutil.copy(empty, file)
            with asyncio.Runner(loop_factory=dice.choice(loops())) as runner:
                slowest = max(slowest, runner.run(one_house(f"sqlite:///{file}", dice, records)))
            for part in Path(folder).glob(f"{number}.db*"):
                part.unlink()
    print(slowest)


async def make(file: Path) -> None:
    async with inside(f"sqlite:///{file}"):
        pass


def loops() -> list[Callable[[], asyncio.AbstractEventLoop]]:
    """The event loops a server may run in."""
    if sys.platform == "win32":
        return [asyncio.new_event_loop]
    import uvloop

    return [asyncio.new_event_loop, uvloop.new_event_loop]


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
