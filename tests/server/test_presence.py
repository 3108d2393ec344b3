"""Who is here."""

import asyncio
import time

import pytest

from boardinghouse.server.socket import Connection
from tests.server.inside import Box, Ear, Inside, run
from tests.server.test_processes import Page


def test_everybody_hears_who_is_here(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.tables.GONE_SECONDS", 0.0)

    async def test(house: Inside) -> None:
        tables = house.house.tables
        id, people = await house.started("overbooking", 2, watchable=True)
        eyes = [Box(person.id) for person in people]
        await tables.join(people[0].id, id, 0, None, eyes[0])
        assert list(eyes[0].presence["away"]) == ["1"]
        await tables.join(people[1].id, id, 1, None, eyes[1])
        assert eyes[0].presence == eyes[1].presence == {"type": "presence", "table": id, "away": {}, "watchers": 0}
        stranger = Box()
        await tables.join("", id, None, None, stranger)
        assert eyes[0].presence["watchers"] == 1
        before = time.time()
        tables.part(id, 1, eyes[1])
        tables.part(id, None, stranger)
        await asyncio.sleep(0.05)
        assert before - 60 < eyes[0].presence["away"]["1"] <= time.time() + 1
        assert eyes[0].presence["watchers"] == 0

    if "postgresql" not in database:
        run(database, test)


def test_whose_connection_has_gone_silent_is_away_though_nobody_has_closed_it(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        id, people = await house.started("overbooking", 2)
        eyes = [Box(person.id) for person in people]
        for seat, box in enumerate(eyes):
            await tables.join(people[seat].id, id, seat, None, box)
        eyes[1].silent = True
        await house.house.sweeper.round()
        assert list(eyes[0].presence["away"]) == ["1"]
        eyes[1].silent = False
        await house.house.sweeper.round()
        assert eyes[0].presence["away"] == {}

    run(database, test)


def test_a_shared_screen_is_brought_up_to_date_with_all_its_eyes(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2, watchable=True)
        page = Page(house.house, people[0])
        for seat in (0, None):
            assert (await page.ask("join", table=id, seat=seat))["type"] == "sync"
        page.messages.clear()
        assert (await page.ask("ping", seen={id: 0}))["type"] == "pong"
        await page.hears(lambda message: message["type"] == "sync" and message["seat"] == 0)
        await page.hears(lambda message: message["type"] == "sync" and message["seat"] is None)
        assert {message["type"] for message in page.messages} <= {"pong", "sync", "presence"}
        await page.leave()

    run(database, test)


def test_a_socket_is_silent_when_it_stops_to_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [100.0]
    monkeypatch.setattr("boardinghouse.server.socket.time.monotonic", lambda: at[0])
    connection = Connection(Ear(), None, set(), 10)

    def after(seconds: float) -> bool:
        at[0] += seconds
        return connection.silent

    assert not after(100)  # a program that never pings
    for _ in range(2):
        connection.heard = at[0]
        connection.note_ping()
        assert not after(2)
    assert after(4)
    connection.heard = at[0]
    connection.note_ping()
    assert not after(9)  # it has become slow: a page in the background
    assert after(10)
