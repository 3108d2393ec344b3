"""Record files looked at over HTTP."""

import asyncio
from typing import Any

import httpx
import pytest

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.server import clerk
from boardinghouse.server.app import create
from boardinghouse.server.records import FROM_ADDRESS
from boardinghouse.server.settings import Settings
from boardinghouse.server.turns import Asker
from tests.server.client import Person
from tests.server.inside import Inside, run
from tests.server.running import Running


def record_of_a_game() -> bh.Record:
    game = bh.load("overbooking")
    return bh.play(game, [find("random"), find("random")], seed=5)


def test_a_record_file_is_replayed_through_any_seats_eyes(server: Running) -> None:
    record = record_of_a_game()
    moves = sum(1 for line in record.lines if line.seat != bh.CHANCE)
    final = list(record.replay())[-1]

    async def test() -> None:
        guest = Person(server.url, "Rita")
        for seat in (0, 1, None):
            frames: list[dict[str, object]] = []
            while True:
                wish = {"text": record.text(), "seat": seat, "first": len(frames), "count": 50}
                answer = await guest.post("/api/records/replay", wish)
                assert answer.status_code == 200, answer.text
                part = answer.json()
                frames += part["frames"]
                if len(frames) == part["total"]:
                    break
            assert len(frames) == moves + 1
            assert frames[-1]["view"] == final.view(seat)
        await guest.close()

    asyncio.run(test())


def test_a_changed_record_is_refused_with_the_line_at_fault(server: Running) -> None:
    lines = record_of_a_game().text().splitlines()
    place = next(number for number, line in enumerate(lines) if '"seat": 0' in line)
    lines[place] = lines[place].replace('"sum": "', '"sum": "0')

    async def test() -> None:
        guest = Person(server.url, "Rita")
        answer = await guest.post("/api/records/replay", {"text": "\n".join(lines)})
        assert answer.status_code == 409
        assert answer.json()["reason"] == "broken-record"
        assert f"line {place}" in answer.json()["detail"]
        for text in ("", "{}", "no record at all", "[" * 100_000):
            refused = await guest.post("/api/records/replay", {"text": text})
            assert refused.json()["reason"] == "broken-record", text
        await guest.close()

    asyncio.run(test())


def test_a_record_of_another_version_of_the_rules_is_called_that(server: Running) -> None:
    record = record_of_a_game()
    own = f'"version": {record.game.version}'
    text = record.text().replace(own, '"version": 99', 1)
    assert text != record.text()

    async def test() -> None:
        guest = await Person(server.url, "Rita").enter()
        more: dict[str, dict[str, object]] = {
            "replay": {},
            "study": {},
            "line": {"line": 0, "seat": 0, "moves": []},
            "branch": {"line": 0, "seat": 0},
        }
        for path, fields in more.items():
            answer = await guest.post(f"/api/records/{path}", {"text": text, **fields})
            assert answer.json()["reason"] == "rules-changed", path
            assert "made by version 99 of the rules" in answer.json()["detail"]
        await guest.close()

    asyncio.run(test())


def not_here(*_: Any, **__: Any) -> Any:
    raise AssertionError("a record was read in the server's own process")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_server_reads_no_record_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uploads and analyses are read, checked and replayed by a worker: patches of this process do not reach it."""
    for name in ("parse", "Study", "Position", "through"):
        monkeypatch.setattr(clerk, name, not_here)
    record = record_of_a_game()
    line = next(number for number, line in enumerate(record.lines) if line.seat == 1)
    move = record.lines[line].action
    questions: dict[str, tuple[int, dict[str, object]]] = {
        "replay": (200, {"seat": 0}),
        "line": (200, {"line": line, "seat": 1, "moves": [move]}),
        "branch": (201, {"line": line, "seat": 1}),
        "study": (200, {}),
    }

    async def main() -> None:
        app, house = create(Settings(database, study_seconds=0.02, study_behind=0, rate_factor=100))
        await house.start()
        try:
            url = "http://127.0.0.1:8000"
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=url, timeout=600) as client:
                client.headers["origin"] = url
                assert (await client.post("/api/guests", json={"name": "Rita"})).status_code == 201
                key = ""
                for path, (status, about) in questions.items():
                    answer = await client.post(f"/api/records/{path}", json={"text": record.text(), **about})
                    assert answer.status_code == status, answer.text
                    key = answer.json()["key"] if path == "study" else ""
                async with asyncio.timeout(1200):
                    while (study := (await client.get(f"/api/studies/{key}")).json())["report"] is None:
                        assert study["status"] != "failed"
                        await asyncio.sleep(0.1)
                assert study["report"]["game"] == "overbooking"
        finally:
            await house.stop()

    asyncio.run(main())


def test_nobody_asks_about_more_records_at_once_than_others_can_wait_for(database: str) -> None:
    async def test(house: Inside) -> None:
        records = house.house.records
        go_on = asyncio.Event()

        async def ask(question: dict[str, Any], seconds: float) -> dict[str, Any]:
            await go_on.wait()
            return {"answer": '"read"'}

        records.workers.ask = ask  # type: ignore[method-assign]
        asking = [
            asyncio.create_task(records.ask(Asker(f"guest {number}", "one address"), "plan", str))
            for number in range(FROM_ADDRESS)
        ]
        await asyncio.sleep(0)
        assert await house.refusal(records.ask(Asker("guest", "one address"), "plan", str)) == "busy"
        asking.append(asyncio.create_task(records.ask(Asker("guest", "another"), "plan", str)))
        go_on.set()
        assert await asyncio.gather(*asking) == ["read"] * (FROM_ADDRESS + 1)
        assert not records.asked_from

    run(database, test)


def test_an_option_that_no_game_has_is_refused_whatever_its_name(server: Running) -> None:
    async def test() -> None:
        guest = await Person(server.url, "Olga").enter()
        for name in ("colour", "seats", "self"):
            wish = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {name: "3"}}
            refused = await guest.post("/api/tables", wish)
            assert refused.json()["reason"] == "bad-set-up", name
        await guest.close()

    asyncio.run(test())
