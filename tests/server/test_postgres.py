"""The same on a real PostgreSQL, with two server processes that serve the same tables."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

import boardinghouse as bh
from boardinghouse.server.backup import backup, check, restore
from tests.server.client import Person, connect, fresh_key
from tests.server.running import Running, running
from tests.server.test_games import play_whole_game


@pytest.fixture(scope="module")
def two(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    folder = tmp_path_factory.mktemp("two")
    with running(postgres, log=folder / "one.txt") as one, running(postgres, log=folder / "two.txt") as other:
        yield [one, other]
    for name in ("one.txt", "two.txt"):
        assert '"level": "error"' not in (folder / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", bh.games())
def test_a_whole_game_at_two_processes(two: list[Running], game: str) -> None:
    asyncio.run(play_whole_game(two[0], game, [two[1]]))


def test_a_token_revoked_at_one_process_ends_its_socket_at_the_other(two: list[Running]) -> None:
    async def test() -> None:
        ann = await Person(two[0].url, "Ann").enter()
        token = (await ann.post("/api/tokens", {"label": "bot"})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        async with connect(two[1].socket_url, additional_headers=headers) as socket:
            await socket.recv()
            (listed,) = (await ann.http.get("/api/tokens")).json()
            assert (await ann.http.delete(f"/api/tokens/{listed['id']}")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 300)
            assert socket.close_code == 4001
        await ann.close()

    asyncio.run(test())


def test_of_two_processes_that_make_the_same_move_one_wins_and_the_other_knows(two: list[Running]) -> None:
    async def test() -> None:
        ann = await Person(two[0].url, "Ann").enter()
        elsewhere = Person(two[1].url, "Ann")
        elsewhere.http.cookies = ann.http.cookies
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "local", "name": "Bob"}])
        assert (await elsewhere.command(table, "start")).status_code == 200
        conflicts = same = 0
        for _ in range(25):
            lobby = (await ann.http.get(f"/api/tables/{table}")).json()
            if lobby["status"] != "playing":
                break
            seat, version = lobby["acting"][0], lobby["version"]
            state = (await ann.http.get(f"/api/tables/{table}/state", params={"seat": seat})).json()
            actions = [action["id"] for action in state["now"]["actions"]]

            def move(action: int, key: str, seat: int = seat, version: int = version) -> dict[str, object]:
                fields = {"seat": seat, "expected": version, "action": action}
                return {"command": {"type": "play", "table": table, "key": key, **fields}}

            # the same click sent to both, and another answer to the same question at the same time
            click = fresh_key()
            answers = await asyncio.gather(
                ann.post("/api/commands", move(actions[0], click)),
                elsewhere.post("/api/commands", move(actions[0], click)),
                elsewhere.post("/api/commands", move(actions[-1], fresh_key())),
            )
            good = [answer.json()["number"] for answer in answers if answer.status_code == 200]
            assert set(good) == {version + 1}, [answer.text for answer in answers]
            bad = [answer.json()["reason"] for answer in answers if answer.status_code != 200]
            assert set(bad) <= {"stale", "not-your-turn"}
            conflicts += len(bad)
            same += len(good) == 2
        assert conflicts > 0
        assert same > 0
        await ann.close()
        await elsewhere.close()

    asyncio.run(test())


def test_chat_reaches_the_other_process(two: list[Running]) -> None:
    async def test() -> None:
        ann, bob = await Person(two[0].url, "Ann").enter(), await Person(two[1].url, "Bob").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}], chat="all")
        await bob.command(table, "sit", seat=1)
        sockets = []
        for person, server in ((ann, two[0]), (bob, two[1])):
            headers = {"cookie": person.cookie(), "origin": server.url}
            socket = await connect(server.socket_url, additional_headers=headers)
            await socket.send(json.dumps({"type": "join", "table": table, "seat": 0 if person is ann else 1}))
            while json.loads(await asyncio.wait_for(socket.recv(), 300))["type"] != "sync":
                pass
            sockets.append(socket)
        await sockets[0].send(json.dumps({"type": "say", "table": table, "key": fresh_key(), "text": "hello"}))

        async def heard() -> str:
            while True:
                message = json.loads(await sockets[1].recv())
                if message["type"] == "chat":
                    return str(message["text"])

        assert await asyncio.wait_for(heard(), 300) == "hello"
        for socket in sockets:
            await socket.close()
        await ann.close()
        await bob.close()

    asyncio.run(test())


def test_who_is_connected_is_known_at_every_process(two: list[Running], postgres: str) -> None:
    """Here, away, watching, and gone with a process that was killed."""

    async def test(third: Running) -> None:
        ann, bob = await Person(two[0].url, "Ann").enter(), await Person(two[1].url, "Bob").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}], watchable=True)
        await bob.command(table, "sit", seat=1)

        async def come(server: Running, person: Person | None, seat: int | None) -> ClientConnection:
            headers = {"origin": server.url, **({"cookie": person.cookie()} if person is not None else {})}
            socket = await connect(server.socket_url, additional_headers=headers)
            await socket.send(json.dumps({"type": "join", "table": table, "seat": seat}))
            return socket

        async def hears(socket: ClientConnection, away: list[str], watchers: int) -> float | None:
            """Wait until this is what the socket says; since when the first one is away."""
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 300))
                found = message["type"] == "presence" and (list(message["away"]), message["watchers"])
                if found == (away, watchers):
                    return next(iter(message["away"].values()), None)

        first = await come(two[0], ann, 0)
        await hears(first, ["1"], 0)
        second = await come(two[1], bob, 1)
        await hears(first, [], 0)
        await hears(second, [], 0)
        stranger = await come(two[1], None, None)
        await hears(first, [], 1)
        await stranger.close()
        await hears(first, [], 0)
        await second.close()
        left = await hears(first, ["1"], 0)
        assert left is not None
        second = await come(third, bob, 1)
        await hears(first, [], 0)
        third.kill()
        again = await hears(first, ["1"], 0)
        assert again is not None
        assert again > left
        await first.close()
        await ann.close()
        await bob.close()

    third = Running(postgres)
    asyncio.run(test(third))


def test_backup_from_postgres_and_restore_into_sqlite(two: list[Running], postgres: str, tmp_path: Path) -> None:
    asyncio.run(play_whole_game(two[0], "overbooking", [two[1]]))
    assert check(postgres).sound
    assert backup(postgres, tmp_path / "backup.db") > 0
    report = restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/restored.db")
    assert report.sound
    assert report.finished > 0
