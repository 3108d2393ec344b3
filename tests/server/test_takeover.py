"""Two processes on one database, one of them killed with kill -9 again and again, whichever tables it has in hand: no
answered move is missing or doubled, nobody sees more than they may, and people are soon back in step."""

import asyncio
import contextlib
import random
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection

import boardinghouse as bh
from boardinghouse.core.record import parse
from boardinghouse.server.backup import check
from boardinghouse.server.database import open_engine
from tests.server.client import PATIENCE, Person, Viewer, at_random
from tests.server.running import Running, wait_for


class Roamer(Viewer):
    """Comes back to the other process where one does not answer."""

    servers: list[Running]
    turn = 0
    cut: float | None = None

    def place(self) -> tuple[str, str]:
        self.turn += 1
        server = self.servers[self.turn % len(self.servers)]
        return server.socket_url, server.url

    async def talk(self, socket: ClientConnection) -> None:
        self.at = self.servers[self.turn % len(self.servers)]
        await super().talk(socket)

    async def news(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if self.cut is not None:
            self.back.append(time.monotonic() - self.cut)
            self.cut = None
        await super().news(socket, message)

    def __init__(self, person: Person, servers: list[Running], table: str, seat: int | None, seed: int) -> None:
        choose = None if seat is None else at_random(seed)
        super().__init__(person, servers[0].socket_url, table, seat, choose, patches=seed % 2 == 0)
        self.servers = servers
        self.turn = seed
        self.at = servers[0]
        self.back: list[float] = []
        self.patience = 1.0


class Killing:
    """The processes, and tables at which people from both and bots play on all the while."""

    def __init__(self, address: str, folder: Path, kills: int, seed: int) -> None:
        self.address = address
        self.folder = folder
        self.kills = kills
        self.rng = random.Random(seed)  # noqa: S311
        self.servers = self.begin()
        self.tables: dict[str, list[Roamer]] = {}
        self.people: list[Person] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.passed_on = 0

    def begin(self) -> list[Running]:
        return [self.start(number, 0) for number in range(2)]

    def start(self, number: int, port: int, *options: str) -> Running:
        log = self.folder / f"log-{number}.txt"
        return Running(self.address, "--bot-seconds", "20", *options, log=log, port=port)

    async def open_table(self, game: str) -> None:
        seats = max(3, bh.load(game).seats[0])
        places = [self.servers[seat % len(self.servers)] for seat in range(seats - 1)]
        people = [await Person(place.url, f"p{seat}").enter() for seat, place in enumerate(places)]
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 2), {"kind": "bot", "bot": "random"}]
        table = await people[0].make_table(game, wishes, watchable=True)
        for seat, person in enumerate(people[1:], start=1):
            assert (await person.command(table, "sit", seat=seat)).status_code == 200
        assert (await people[0].command(table, "start")).status_code == 200
        # of two people at a table one begins at each process; a watcher may be anywhere
        viewers = [Roamer(person, self.servers, table, seat, seat) for seat, person in enumerate(people)]
        viewers.append(Roamer(people[0], self.servers, table, None, self.rng.randrange(4)))
        self.tables[table] = viewers
        self.tasks += [asyncio.create_task(viewer.run()) for viewer in viewers]
        self.people += people

    async def run(self) -> None:
        for game in bh.games():
            await self.open_table(game)
        for _ in range(self.kills):
            await asyncio.sleep(self.rng.uniform(0.3, 2.0))
            await self.kill()
            for game in bh.games():  # a game that is over makes room for another
                going = [viewers for viewers in self.tables.values() if viewers[0].status not in ("over", "ended")]
                if len(going) < len(bh.games()):
                    await self.open_table(game)
        await asyncio.wait_for(asyncio.gather(*self.tasks), 12 * PATIENCE)
        for server in self.servers * 4:  # which of its processes says it
            self.passed_on += await self.counted(server)
        for table, viewers in self.tables.items():
            await self.check_views(table, viewers)
        for person in self.people:
            await person.close()

    async def kill(self) -> None:
        """Kill a process, look what is stored, and start another in its place."""
        victim = self.rng.randrange(2)
        server = self.servers[victim]
        self.passed_on += await self.counted(server)
        server.kill()
        for viewers in self.tables.values():
            for viewer in viewers:
                if viewer.at is server and viewer.status not in ("over", "ended"):
                    viewer.cut = time.monotonic()
        self.look()
        self.servers[victim] = await asyncio.to_thread(self.start, victim, server.port)

    async def counted(self, server: Running) -> int:
        """What this process has passed on to the other."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            lines = (await http.get(f"{server.url}/metrics")).text.splitlines()
        return int(float(next(line for line in lines if line.startswith("boardinghouse_passed_on_total")).split()[1]))

    def look(self) -> None:
        """Everything that was answered is stored, as it was answered, and once."""
        engine = open_engine(self.address)
        with engine.connect() as connection:
            for table, viewers in self.tables.items():
                query = text("SELECT number, key, body FROM steps WHERE table_id = :table ORDER BY number")
                rows = connection.execute(query, {"table": table}).all()
                assert [row.number for row in rows] == list(range(1, len(rows) + 1))
                keys = [row.key for row in rows if row.key is not None]
                assert len(set(keys)) == len(keys)
                stored = {row.number: msgspec.json.decode(row.body) for row in rows}
                for viewer in viewers:
                    for number, action in viewer.acked:
                        assert stored[number]["action"] == action
                        assert stored[number]["seat"] == viewer.seat
                    assert len({number for number, _ in viewer.acked}) == len(viewer.acked)
        engine.dispose()

    async def check_views(self, table: str, viewers: list[Roamer]) -> None:
        """Whatever anybody was shown on the way is what their eyes may see of that position."""
        url = self.servers[0].url
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            record = parse((await http.get(f"/api/tables/{table}/record")).text.encode(), bh.load)
        record.verify()
        states = [record.new_state()]
        for line, state in zip(record.lines, record.replay(), strict=True):
            if line.seat == bh.CHANCE:
                states[-1] = state
            else:
                states.append(state)
        for viewer in viewers:
            last = max(viewer.views)
            for number, view in viewer.views.items():
                place = number - last + len(states) - 1
                if place >= 0:
                    assert view == states[place].view(viewer.seat), f"seat {viewer.seat}, move {place}"
            assert viewer.result == states[-1].result().to_json()


class KillingParts(Killing):
    """One server of two processes on SQLite. Now and then it is the process that looks after them that is killed."""

    def begin(self) -> list[Running]:
        return [self.start(0, 0, "--processes", "2")]

    async def kill(self) -> None:
        (server,) = self.servers
        await asyncio.to_thread(wait_for, lambda: self.both_serve(server))
        parts = psutil.Process(server.process.pid).children()
        self.passed_on += await self.counted(server)
        if self.rng.random() < 0.3:
            server.kill()
            psutil.wait_procs(parts, timeout=PATIENCE)  # the others have seen that, and end in order
            self.look()
            self.servers[:] = [await asyncio.to_thread(self.start, 0, server.port, "--processes", "2")]
        else:
            self.rng.choice(parts).kill()
            self.look()
            await asyncio.to_thread(wait_for, lambda: self.both_serve(server))

    def both_serve(self, server: Running) -> bool:
        """Whether people can come to both processes."""
        with contextlib.suppress(psutil.Error):
            parts = psutil.Process(server.process.pid).children()
            return len(parts) == 2 and all(
                any(place.status == psutil.CONN_LISTEN for place in part.net_connections()) for part in parts
            )
        return False


def kill_owners(test: Killing) -> None:
    address, folder, kills = test.address, test.folder, test.kills
    try:
        asyncio.run(test.run())
        test.look()
        assert test.passed_on > 0
    finally:
        for server in test.servers:
            server.stop()
    assert check(address).sound
    back = [seconds for viewers in test.tables.values() for viewer in viewers for seconds in viewer.back]
    print(
        f"{kills} kills, {sum(len(viewer.acked) for all in test.tables.values() for viewer in all)} answers, ", end=""
    )
    print(f"{test.passed_on} requests passed on, {len(back)} people cut off, back in step after ", end="")
    print(f"{statistics.median(back):.2f} s, at most {max(back):.2f} s" if back else "nothing")
    for file in folder.glob("log-*.txt"):
        log = file.read_text(encoding="utf-8")
        assert "Traceback" not in log
        assert '"level": "error"' not in log


def test_owners_are_killed(postgres: str, tmp_path: Path) -> None:
    kill_owners(Killing(postgres, tmp_path, 3, 1))


def test_parts_of_one_server_are_killed(database: str, tmp_path: Path) -> None:
    kill_owners(KillingParts(database, tmp_path, 3, 1))


@pytest.mark.soak
def test_owners_are_killed_two_hundred_times(postgres: str, tmp_path: Path) -> None:
    kill_owners(Killing(postgres, tmp_path, 200, 2))


@pytest.mark.soak
def test_parts_of_one_server_are_killed_two_hundred_times(database: str, tmp_path: Path) -> None:
    kill_owners(KillingParts(database, tmp_path, 200, 2))
