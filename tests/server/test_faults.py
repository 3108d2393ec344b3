"""A proxy that drops, delays, doubles, reorders and cuts: all games finish, nothing is lost, all stay in step."""

import asyncio
import contextlib
import itertools
import random
from collections import Counter

import pytest
import websockets
from websockets.asyncio.server import ServerConnection, serve

import boardinghouse as bh
from boardinghouse.core.record import parse
from tests.server.client import Person, Viewer, at_random, connect
from tests.server.running import Running, running

FAULTS = ("drop", "delay", "double", "reorder", "cut")


class FaultyProxy:
    """Stands between clients and server and relays messages, until its faults are used up, badly."""

    def __init__(self, targets: list[str], faults: int, share: float, seed: int) -> None:
        self.targets = itertools.cycle(targets)
        self.left = faults
        self.share = share
        self.rng = random.Random(seed)  # noqa: S311
        self.done: Counter[str] = Counter()

    async def relay(self, client: ServerConnection) -> None:
        request = client.request
        assert request is not None
        headers = {name: request.headers[name] for name in ("cookie", "origin") if name in request.headers}
        with contextlib.suppress(websockets.WebSocketException, OSError):
            async with connect(next(self.targets), additional_headers=headers, close_timeout=1) as server:
                ways = [
                    asyncio.create_task(self.one_way(client, server)),
                    asyncio.create_task(self.one_way(server, client)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def one_way(self, source: object, target: object) -> None:
        held: str | bytes | None = None
        while True:
            message = await source.recv()  # type: ignore[attr-defined]
            fault = ""
            if self.left > 0 and self.rng.random() < self.share:
                self.left -= 1
                fault = self.rng.choice(FAULTS)
                self.done[fault] += 1
            if fault == "cut":
                return
            if fault == "drop":
                continue
            if fault == "delay":
                await asyncio.sleep(self.rng.uniform(0.05, 0.4))
            if fault == "reorder" and held is None:
                held = message
                continue
            await target.send(message)  # type: ignore[attr-defined]
            if fault == "double":
                await target.send(message)  # type: ignore[attr-defined]
            if held is not None:
                await target.send(held)  # type: ignore[attr-defined]
                held = None


async def play_through(server: Running, faults: int, share: float, seed: int, *others: Running) -> None:
    """`others`: more processes on its database; every connection goes to the next one."""
    proxy = FaultyProxy([one.socket_url for one in (server, *others)], faults, share, seed)
    async with serve(proxy.relay, "127.0.0.1", 0, ping_interval=None) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        url = f"ws://127.0.0.1:{port}/ws"
        number = 0
        while number == 0 or proxy.left > 0:
            games = [play_one(server, url, game, seed + number) for game in bh.games()]
            await asyncio.wait_for(asyncio.gather(*games), 1200)
            number += 1
    assert sum(proxy.done.values()) == faults
    assert set(proxy.done) == set(FAULTS)


async def play_one(server: Running, url: str, game: str, seed: int) -> None:
    seats = max(3, bh.load(game).seats[0])
    people = [await Person(server.url, f"p{seat}").enter() for seat in range(seats - 1)]
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 2), {"kind": "bot", "bot": "random"}]
    table = await people[0].make_table(game, wishes, watchable=True)
    for seat, person in enumerate(people[1:], start=1):
        assert (await person.command(table, "sit", seat=seat)).status_code == 200
    assert (await people[0].command(table, "start")).status_code == 200
    viewers = [
        Viewer(person, url, table, seat, at_random(seed + seat), patches=seat % 2 == 0)
        for seat, person in enumerate(people)
    ]
    viewers.append(Viewer(people[0], url, table, None, patches=True))
    for viewer in viewers:
        viewer.patience = 0.6
    await asyncio.gather(*(viewer.run() for viewer in viewers))
    record = parse((await people[0].http.get(f"/api/tables/{table}/record")).text.encode(), bh.load)
    final = record.verify()
    moves = [line for line in record.lines if line.seat != bh.CHANCE]
    steps = [(line.seat, line.action) for line in moves]
    first = viewers[0].number
    assert first is not None
    for viewer in viewers:
        assert viewer.number == first, "somebody is out of step"
        assert viewer.views[first] == final.view(viewer.seat)
        assert viewer.result == final.result().to_json()
        for number, action in viewer.acked:
            # the last step is the last move; the moves before it have the numbers before it
            assert steps[number - first - 1] == (viewer.seat, action)
        assert len({number for number, _ in viewer.acked}) == len(viewer.acked)
    for person in people:
        await person.close()


def test_games_finish_through_a_faulty_network(server: Running) -> None:
    asyncio.run(play_through(server, 40, 0.06, 1))


def test_games_finish_through_a_faulty_network_to_two_processes(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as other:
        asyncio.run(play_through(one, 40, 0.06, 3, other))


@pytest.mark.soak
def test_games_finish_through_five_hundred_faults(server: Running) -> None:
    asyncio.run(play_through(server, 500, 0.08, 2))


@pytest.mark.soak
def test_games_finish_through_five_hundred_faults_to_two_processes(postgres: str) -> None:
    with running(postgres) as one, running(postgres) as other:
        asyncio.run(play_through(one, 500, 0.08, 4, other))
