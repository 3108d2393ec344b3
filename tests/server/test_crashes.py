"""kill -9 at random moments: no answered move is missing or doubled, what was half done in secret still stands."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import boardinghouse as bh
from boardinghouse.server.backup import Report, backup, check, check_table
from boardinghouse.server.database import open_engine
from tests.server.client import Person, Viewer, at_random
from tests.server.running import Running


def stored_moves(file: Path, table: str) -> dict[int, int | None]:
    """Step number to action (None: an undo), as the database has it."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT number, body FROM steps WHERE table_id = ?", (table,)).fetchall()
    connection.close()
    result: dict[int, int | None] = {}
    for number, body in rows:
        change = msgspec.json.decode(body)
        if change["kind"] == "played":
            result[number] = change["action"]
        elif change["kind"] == "undone":
            result[number] = None
    return result


class Crashing:
    """A server that is killed and started again, and tables at which people and bots play on all the while."""

    def __init__(self, folder: Path, kills: int, seed: int) -> None:
        self.file = folder / "tables.db"
        self.address = f"sqlite:///{self.file}"
        self.log = folder / "log.txt"
        self.kills = kills
        self.rng = random.Random(seed)  # noqa: S311
        self.server = self.start(0)
        self.viewers: dict[str, list[Viewer]] = {}
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.checked: set[str] = set()

    def start(self, port: int) -> Running:
        return Running(self.address, "--bot-seconds", "20", log=self.log, port=port)

    async def open_table(self, game: str) -> None:
        """People in all seats but one; a bot that thinks a while in the last."""
        seats = max(3, bh.load(game).seats[0])
        people = [await Person(self.server.url, f"p{seat}").enter() for seat in range(seats - 1)]
        bot = self.rng.choice(["random", "greedy"])
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 2), {"kind": "bot", "bot": bot}]
        table = await people[0].make_table(game, wishes)
        for seat, person in enumerate(people[1:], start=1):
            assert (await person.command(table, "sit", seat=seat)).status_code == 200
        assert (await people[0].command(table, "start")).status_code == 200
        self.viewers[table] = []
        for seat, person in enumerate(people):
            luck = at_random(self.rng.getrandbits(32))
            viewer = Viewer(person, self.server.socket_url, table, seat, luck, patches=seat % 2 == 0)
            viewer.undo_share = 0.25
            viewer.patience = 1.0
            self.viewers[table].append(viewer)
            self.tasks.append(asyncio.create_task(viewer.run()))
        self.people += people

    async def run(self) -> None:
        games = list(bh.games()) * (1 if self.kills < 10 else 2)
        for game in games:
            await self.open_table(game)
        for _ in range(self.kills):
            await asyncio.sleep(self.rng.uniform(0.05, 1.5))
            self.server.kill()
            self.look()
            port = self.server.port
            self.server = await asyncio.to_thread(self.start, port)
            for game in games:  # a game that is over makes room for another
                going = [views for views in self.viewers.values() if views[0].status not in ("over", "ended")]
                if len(going) < len(games):
                    await self.open_table(game)
        deadline = time.monotonic() + (600 if self.kills < 10 else 3600)
        while any(not task.done() for task in self.tasks) and time.monotonic() < deadline:
            await asyncio.sleep(0.2)
        unfinished = [task for task in self.tasks if not task.done()]
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for person in self.people:
            await person.close()
        assert not unfinished, "a game did not come to its end after the last restart"

    def look(self) -> None:
        """Right after a kill: everything that was answered is stored, as it was answered."""
        for table, viewers in self.viewers.items():
            moves = stored_moves(self.file, table)
            for viewer in viewers:
                for number, action in viewer.acked:
                    assert moves.get(number, "missing") == action, (
                        f"{table}: step {number} was answered and is not stored"
                    )
                numbers = [number for number, _ in viewer.acked]
                assert len(set(numbers)) == len(numbers)
        self.replay()
        with sqlite3.connect(self.file) as connection:
            doubled = connection.execute(
                "SELECT count(*) FROM (SELECT 1 FROM steps WHERE key IS NOT NULL GROUP BY table_id, person, key "
                "HAVING count(*) > 1)"
            ).fetchone()
        connection.close()
        assert doubled == (0,)

    def replay(self) -> None:
        """Digests equal a replay; games that were over the last time are not played through again."""
        engine = open_engine(self.address)
        report = Report()
        with engine.connect() as connection:
            for table, viewers in self.viewers.items():
                if table not in self.checked:
                    check_table(connection, table, report)
                    if viewers[0].status in ("over", "ended"):
                        self.checked.add(table)
        engine.dispose()
        assert report.sound, report.text()

    def finish(self) -> None:
        self.server.stop()
        self.look()
        assert check(self.address).sound
        for table, viewers in self.viewers.items():
            moves = stored_moves(self.file, table)
            answered = {number for viewer in viewers for number, _ in viewer.acked}
            # every move of a person was answered to them in the end: what was stored unanswered came back by its key
            with sqlite3.connect(self.file) as connection:
                by_people = {
                    row[0]
                    for row in connection.execute(
                        "SELECT number FROM steps WHERE table_id = ? AND key IS NOT NULL", (table,)
                    )
                }
            connection.close()
            last = max(moves)
            assert by_people & set(moves) - {last} <= answered | {last}


def crash(folder: Path, kills: int, seed: int) -> None:
    test = Crashing(folder, kills, seed)
    try:
        asyncio.run(test.run())
        test.finish()
    finally:
        if test.server.process.poll() is None:
            test.server.kill()
    log = test.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert '"level": "error"' not in log


def test_kill_at_random_moments(tmp_path: Path) -> None:
    crash(tmp_path, 4, 1)


@pytest.mark.soak
def test_kill_at_two_hundred_random_moments(tmp_path: Path) -> None:
    crash(tmp_path, 200, 2)


def test_a_second_server_on_the_same_file_does_not_start(server: Running, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "boardinghouse.cli", "serve", "--port", "0", "--database", server.database]
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert refused.returncode == 2
    assert refused.stderr.startswith("boardinghouse: another server uses /")
    assert refused.stderr.count("\n") == 1
    assert check(server.database).sound  # while it runs, as `db check` and
    assert backup(server.database, tmp_path / "backup.db") >= 0  # `db backup` do


def test_a_graceful_stop_saves_and_the_next_start_goes_on(tmp_path: Path) -> None:
    async def play(server: Running) -> tuple[str, Viewer]:
        person = await Person(server.url, "Ann").enter()
        table = await person.make_table("overbooking", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        await person.command(table, "start")
        viewer = Viewer(person, server.socket_url, table, 0, at_random(1))
        task = asyncio.create_task(viewer.run())
        while len(viewer.acked) < 3:
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.stop) == 0
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await person.close()
        return table, viewer

    file = tmp_path / "tables.db"
    first = Running(f"sqlite:///{file}", log=tmp_path / "log.txt")
    table, viewer = asyncio.run(play(first))
    with sqlite3.connect(file) as connection:
        version = connection.execute("SELECT version FROM tables").fetchone()
        snapshot = connection.execute("SELECT number FROM snapshots").fetchone()
    connection.close()
    assert version == snapshot  # whatever rules come next go on from here
    assert {number for number, _ in viewer.acked} <= set(stored_moves(file, table))
