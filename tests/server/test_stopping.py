"""Stopping: whatever is under way, it ends soon, and nothing is left behind."""

import asyncio
import subprocess
import sys
import threading
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Connection

from boardinghouse.server import socket, talk, workers
from boardinghouse.server.refused import Refused
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.workers import Workers
from tests.server.client import Person
from tests.server.inside import Ear, Inside, inside, run
from tests.server.running import Running, wait_for
from tests.server.test_studies import QUICK, asker, finished_game


def stop_often(rounds: int, seed: int, seconds: float) -> float:
    """The slowest of many stops at random moments; a failure if they take longer than that in all."""
    command = [sys.executable, "-m", "tests.server.stopping", str(rounds), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    assert done.returncode == 0, done.stderr[-6000:]
    return float(done.stdout.split()[-1])


def test_a_house_stops_at_any_moment_of_its_work() -> None:
    stop_often(12, seed=1, seconds=900)


@pytest.mark.soak
def test_five_hundred_stops_under_load() -> None:
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(3)]
    try:
        assert max(stop_often(50, seed, seconds=3600) for seed in range(10)) < 10
    finally:
        for process in busy:
            process.kill()
            process.wait()


def test_an_answer_that_comes_while_all_is_closed_starts_nothing_new(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once this started a process in a closed house, and the house waited for it for ever."""

    before = set(psutil.Process().children())  # a server that tests share may be one of them

    async def main() -> None:
        asked, arrived = asyncio.Event(), asyncio.Event()
        real = workers.exchange

        async def exchange(process: Any, question: dict[str, Any]) -> dict[str, Any]:
            if "clerk" in question:
                return await real(process, question)
            asked.set()
            await arrived.wait()
            return {"findings": []}

        monkeypatch.setattr(workers, "exchange", exchange)
        async with inside(database, **QUICK) as house:
            studies = house.house.studies
            for seed in (1, 2):
                await studies.begin(finished_game(seed).text(), asker("somebody"))
            await asked.wait()
            arrived.set()
            await asyncio.sleep(0)  # the answer is there, and the one who waits for it has not seen it yet
            await studies.close()
            await house.house.records.close()
            assert not studies.tasks.under_way
            assert isinstance(studies.workers, Workers)
            assert not studies.workers.processes
            pieces = [job.pieces for job in studies.jobs.values()]
            await asyncio.sleep(0.1)
            assert [job.pieces for job in studies.jobs.values()] == pieces
            assert set(psutil.Process().children()) <= before
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(main())


def test_a_task_that_swallows_its_cancellation_is_cancelled_again_and_none_is_begun_after() -> None:
    async def stubborn() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            await asyncio.sleep(3600)

    async def main() -> None:
        tasks = Tasks()
        task = tasks.begin(stubborn())
        await asyncio.sleep(0)
        await tasks.close()
        assert task.cancelled()
        with pytest.raises(Refused):
            tasks.begin(asyncio.sleep(0))

    asyncio.run(main())


def test_those_who_go_away_while_a_process_starts_leave_no_more_than_there_should_be(database: str) -> None:
    async def test(house: Inside) -> None:
        bots = house.house.bots.workers
        assert isinstance(bots, Workers)
        for _ in range(5):
            asking = asyncio.create_task(bots.ask({}, 60))
            for _ in range(3):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        assert "fault" in await bots.ask({}, 60)  # no question at all: answered, not hung
        assert 1 <= len(bots.processes) <= bots.count

    run(database, test)


def test_a_house_stops_though_its_database_does_not_answer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = threading.Event()

    def hang(_: Connection) -> None:
        answers.wait()

    monkeypatch.setattr("boardinghouse.server.store.CLOSING_SECONDS", 0.2)
    monkeypatch.setattr("boardinghouse.server.house.WORKING_SECONDS", 0.2)

    async def main() -> None:
        async with inside(database) as house:
            waiting = asyncio.create_task(house.house.tables.finish(house.house.store.write(hang)))
            await asyncio.sleep(0.1)
        assert house.house.stuck
        await asyncio.gather(waiting, return_exceptions=True)
        answers.set()

    asyncio.run(main())


def test_sockets_end_with_the_house_also_those_that_take_nothing_any_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "CLOSING_SECONDS", 0.2)

    async def main() -> None:
        well, dead, late = Ear(), Ear(ready=False), Ear()
        async with inside(database) as house:
            talk = house.house.talk
            serving = [asyncio.create_task(talk.serve(ear.accept, ear, None, "", "")) for ear in (well, dead)]
            await asyncio.gather(well.came_in.wait(), dead.came_in.wait())
            await asyncio.sleep(0.05)
        async with asyncio.timeout(300):
            await talk.serve(late.accept, late, None, "", "")
        assert not talk.talking
        await asyncio.gather(*serving)
        assert well.codes == dead.codes == late.codes == [socket.GOING_DOWN]
        assert not talk.sockets.open
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(main())


def test_sigterm_with_work_under_way_ends_in_order_and_leaves_no_process(database: str) -> None:
    server = Running(database)

    async def work() -> None:
        person = await Person(server.url, "Nora").enter()
        await person.post("/api/records/study", {"text": finished_game().text()})
        for _ in range(2):
            table = await person.make_table("maui", [{"kind": "me"}, {"kind": "bot", "bot": "level:5"}])
            assert (await person.command(table, "start")).status_code < 300
        await person.close()

    asyncio.run(work())
    process = psutil.Process(server.process.pid)
    wait_for(lambda: len(process.children()) >= 2)  # for the analysis and for a bot
    children = process.children(recursive=True)
    assert server.stop() == 0
    assert not psutil.wait_procs(children, timeout=300)[1]


def test_a_server_ends_with_the_test_run_that_started_it(tmp_path: Any) -> None:
    program = (
        "import os, sys; from tests.server.running import Running;"
        f"server = Running('sqlite:///{tmp_path}/t.db'); print(server.process.pid, flush=True); os._exit(1)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600, check=False)
    pid = int(done.stdout)
    wait_for(lambda: not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
