"""One server of several processes: `boardinghouse serve --processes`."""

import asyncio
import subprocess
import sys
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from boardinghouse.server.backup import check
from tests.server.client import Person, get
from tests.server.running import Running, running, wait_for
from tests.server.test_games import play_whole_game


def parts(server: Running) -> list[psutil.Process]:
    """The processes that serve."""
    return list(psutil.Process(server.process.pid).children())


def test_a_whole_game_at_a_server_of_two_processes(database: str, tmp_path: Path) -> None:
    with running(database, "--processes", "2", log=tmp_path / "log.txt") as server:
        asyncio.run(play_whole_game(server, "maui"))
        lines = [line for _ in range(40) for line in get(f"{server.url}/metrics").text.splitlines()]
        # a new connection comes to either: all moves were stored by one of them
        made = {line for line in lines if line.startswith('boardinghouse_steps_total{change="Played"}')}
        assert len(made) == 1
        assert {line for line in lines if line.startswith("boardinghouse_conflicts_total")} == {
            "boardinghouse_conflicts_total 0.0"
        }
    log = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert check(database).sound


def test_what_is_killed_comes_back_and_what_is_stopped_ends(database: str, tmp_path: Path) -> None:
    server = Running(database, "--processes", "2", log=tmp_path / "log.txt")
    first = parts(server)
    assert len(first) == 2
    first[0].kill()
    wait_for(lambda: len(parts(server)) == 2 and first[0].pid not in {part.pid for part in parts(server)})

    async def enter() -> None:
        for number in range(4):
            await (await Person(server.url, f"p{number}").enter()).close()

    asyncio.run(enter())
    again = [sys.executable, "-m", "boardinghouse.cli", "serve", "--port", "0", "--database", database]
    refused = subprocess.run(again, capture_output=True, text=True, check=False, timeout=600)
    assert refused.returncode == 2
    assert refused.stderr.startswith("boardinghouse: another server uses /")
    taken = [*again[:4], "--port", str(server.port), "--database", f"sqlite:///{tmp_path}/other.db", "--processes", "2"]
    refused = subprocess.run(taken, capture_output=True, text=True, check=False, timeout=600)
    assert refused.returncode == 2
    assert "cannot listen" in refused.stderr
    all = [part for own in parts(server) for part in (own, *own.children(recursive=True))]
    assert server.stop() == 0
    _, left = psutil.wait_procs(all, timeout=300)
    assert not left


def test_what_serves_ends_with_the_process_that_looks_after_it(database: str, tmp_path: Path) -> None:
    server = Running(database, "--processes", "2", log=tmp_path / "log.txt")
    serving = parts(server)
    server.kill()
    _, left = psutil.wait_procs(serving, timeout=300)
    assert not left
    with running(database, "--processes", "2", log=tmp_path / "log.txt") as server:
        assert get(f"{server.url}/health").status_code == 200
    assert "Traceback" not in (tmp_path / "log.txt").read_text(encoding="utf-8")
