"""Record files looked at over HTTP."""

import asyncio

import boardinghouse as bh
from boardinghouse.bots import find
from tests.server.client import Person
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


def test_an_option_that_no_game_has_is_refused_whatever_its_name(server: Running) -> None:
    async def test() -> None:
        guest = await Person(server.url, "Olga").enter()
        for name in ("colour", "seats", "self"):
            wish = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {name: "3"}}
            refused = await guest.post("/api/tables", wish)
            assert refused.json()["reason"] == "bad-set-up", name
        await guest.close()

    asyncio.run(test())
