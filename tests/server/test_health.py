"""Whether the server says so when it cannot store moves, and again when it can."""

import asyncio
import resource
import sys

import pytest

from boardinghouse.server import schema
from boardinghouse.server.store import FRESH_SECONDS, Store
from tests.server.client import Person, get
from tests.server.inside import Inside, run
from tests.server.running import Running, running, wait_for


def limit_files(server: Running, size: int) -> None:
    """No file may grow beyond this: what a full disk is to a database."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process's files")
def test_health_notices_that_nothing_can_be_stored_and_that_it_can_again(database: str) -> None:
    async def test(server: Running) -> None:
        ann = await Person(server.url, "Ann").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "local", "name": "Bob"}])
        assert (await ann.command(table, "start")).status_code == 200
        assert get(f"{server.url}/health").json()["status"] == "ok"
        limit_files(server, 0)
        seat = (await ann.http.get(f"/api/tables/{table}")).json()["acting"][0]
        state = (await ann.http.get(f"/api/tables/{table}/state", params={"seat": seat})).json()
        move = {"seat": seat, "expected": state["number"], "action": state["now"]["actions"][0]["id"]}
        assert (await ann.command(table, "play", **move)).status_code == 500
        health = get(f"{server.url}/health")
        assert (health.status_code, health.json()["status"], health.json()["database"]) == (503, "failing", False)
        limit_files(server, resource.RLIM_INFINITY)
        wait_for(lambda: get(f"{server.url}/health").status_code == 200)  # by itself: nobody plays
        assert (await ann.command(table, "play", **move)).status_code == 200
        await ann.close()

    with running(database) as server:
        asyncio.run(test(server))


def test_health_tries_a_write_when_the_last_one_is_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Inside) -> None:
        store: Store = house.house.store
        tried: list[object] = []
        write = store.write_together

        def counting(jobs: list[object]) -> bool:
            tried.append(jobs)
            return write(jobs)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "write_together", counting)
        await house.guest("Ann")
        for _ in range(20):  # however often somebody asks
            assert await store.healthy()
        assert len(tried) == 1
        store.tried -= FRESH_SECONDS + 1
        for _ in range(20):
            assert await store.healthy()
        assert len(tried) == 2

        def full(connection: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(store.engine.dialect, "do_commit", full)
        store.tried -= FRESH_SECONDS + 1
        assert not await store.healthy()  # though nobody has wanted to store anything
        monkeypatch.undo()
        assert not await store.healthy()
        store.tried -= FRESH_SECONDS + 1
        assert await store.healthy()
        key = await store.read(lambda connection: connection.execute(schema.secrets.select()).one())
        assert key.name == "cookies"

    run(database, test)


def test_what_is_refused_for_its_content_says_nothing_of_the_database(database: str) -> None:
    async def test(house: Inside) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        await house.house.accounts.register(ann, "Ann", "a long and winding road")
        assert await house.refusal(house.house.accounts.register(bob, "Ann", "a long and winding road")) == "name-taken"
        assert await house.house.store.healthy()

    run(database, test)
