"""What docs/protocol.md promises to programs: refusals that can be acted on, one way to say "too fast", and so on."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import boardinghouse as bh
from boardinghouse.analysis.study import Study
from boardinghouse.core.record import BrokenRecord, parse
from boardinghouse.server.limits import LIMITS
from boardinghouse.server.refused import status_of
from boardinghouse.server.replay import record_text
from tests.server.client import PATIENCE, Person, connect, fresh_key
from tests.server.inside import Inside, run
from tests.server.running import Running, running


def test_a_refused_command_is_tried_again_with_its_key(server: Running) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}])
        command = {"type": "start", "table": table, "key": fresh_key()}
        assert (await ann.post("/api/commands", {"command": command})).json()["reason"] == "seats-open"
        await ann.command(table, "arrange", seat=1, to="bot", bot="random")
        first, again = [(await ann.post("/api/commands", {"command": command})).json() for _ in range(2)]
        assert first["type"] == "done"
        assert again == first
        await ann.close()

    asyncio.run(test())


def test_a_refused_command_names_what_it_was(server: Running) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}])
        key = fresh_key()
        command = {"type": "play", "table": table, "key": key, "seat": 0, "expected": 0, "action": 0}
        answer = await ann.post("/api/commands", {"command": command})
        expected = {"reason": "not-started", "detail": None, "key": key, "request": "play", "table": table, "seat": 0}
        assert (answer.status_code, answer.json()) == (409, expected)
        await ann.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/tables", {"game": "maui", "seats": "two"}, "seats"),
        ("/api/tables", {"game": "maui", "seats": [{"kind": "me"}], "colour": "red"}, "colour"),
        ("/api/tables", {"game": "maui", "seats": [{"kind": "mine"}]}, "kind"),
        ("/api/commands", {"command": {"type": "sit", "table": "x", "key": "short", "seat": 0}}, "key"),
    ],
)
def test_what_is_malformed_is_named(server: Running, path: str, body: Any, field: str) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        answer = await ann.post(path, body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
        assert field in answer.json()["detail"]
        await ann.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("request_", "status", "reason", "advice"),
    [
        (("POST", "/api/guests", b"", {}), 400, "malformed", "the body is missing"),
        (("POST", "/api/guests", b"{", {}), 400, "malformed", "truncated"),
        (("POST", "/api/guests", b"{}", {"content-type": "text/plain"}), 415, "not-json", "content-type"),
        (("GET", "/api/guests", b"", {}), 405, "wrong-method", "openapi.json"),
        (("GET", "/api/guest", b"", {}), 404, "no-such-page", "openapi.json"),
        (("GET", "/api/tables/x/world", b"", {}), 400, "malformed", "'seat'"),
        (("GET", "/api/tables/mine", b"", {}), 401, "sign-in-first", "Bearer"),
        (("GET", "/api/tables/mine", b"", {"authorization": "Bearer x"}), 401, "sign-in-first", "wrong or revoked"),
        (("GET", "/api/games", b"", {"host": "example.org"}), 421, "bad-host", "printed"),
        (("POST", "/api/guests", b"{}", {"origin": "http://example.org"}), 403, "foreign-origin", "the address that"),
        (("POST", "/api/guests", b"x" * 70_000, {}), 413, "too-large", "64 KB"),
    ],
    ids=lambda part: part if isinstance(part, str) and " " not in part else "",
)
def test_a_refusal_says_what_to_do(
    server: Running, request_: tuple[str, str, bytes, dict[str, str]], status: int, reason: str, advice: str
) -> None:
    method, path, body, more = request_
    headers = {"content-type": "application/json", **more}
    answer = httpx.request(method, server.url + path, content=body, headers=headers, timeout=PATIENCE)
    said = answer.json()
    assert (answer.status_code, said["reason"]) == (status, reason) == (status_of(reason), reason)
    assert advice in said["detail"]


def test_a_socket_elsewhere_is_told_so(server: Running) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.socket_url.replace("/ws", "/api/ws"))
        assert refused.value.response.status_code == 404
        assert b"no-such-page" in refused.value.response.body

    asyncio.run(test())


def test_a_wrong_parameter_of_an_address_is_named(server: Running) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        answer = await ann.http.get("/api/tables", params={"status": "lost"})
        assert answer.status_code == 400
        assert "status" in answer.json()["detail"]
        await ann.close()

    asyncio.run(test())


def test_too_fast_is_said_in_one_way_with_the_time_to_wait(database: str) -> None:
    async def test(server: Running) -> None:
        async with connect(server.socket_url) as socket:
            await socket.recv()
            keys = [fresh_key() for _ in range(int(LIMITS["message"].burst * 0.1) + 2)]
            for key in keys:
                await socket.send(json.dumps({"type": "part", "table": "x", "seat": 0, "key": key}))
            answers = [json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)) for _ in keys]
            assert [answer["key"] for answer in answers] == keys, "every request has its answer"
            last = answers[-1]
            assert (last["type"], last["reason"], last["request"]) == ("refused", "too-fast", "part")
            assert (last["table"], last["seat"]) == ("x", 0)
            assert last["retry"] > 0
        person = Person(server.url, "Ann")
        asked = [await person.http.get("/api/games/maui") for _ in range(int(LIMITS["request"].burst * 0.1) + 2)]
        answer = asked[-1]
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        await person.close()

    # so slow that no machine is slow enough to be in time
    with running(database, "--rate-factor", "0.1") as server:
        asyncio.run(test(server))


def test_a_token_comes_with_the_id_that_revokes_it(server: Running) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        made = (await ann.post("/api/tokens", {"label": "bot"})).json()
        assert [token["id"] for token in (await ann.http.get("/api/tokens")).json()] == [made["id"]]
        assert (await ann.http.delete(f"/api/tokens/{made['id']}")).status_code == 204
        assert (await ann.http.get("/api/tokens")).json() == []
        await ann.close()

    asyncio.run(test())


def test_a_game_that_was_given_up_says_so_and_its_record_is_closed(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 1, 1)
        await house.do(people[0], id, "give-up", seat=0)
        sync = await house.house.tables.look(people[0].id, id, 0, None)
        assert (sync.lobby.status, sync.now.result, sync.now.actions) == ("ended", None, [])
        text = await record_text(house.house.tables, people[0].id, id)
        closing = json.loads(text.splitlines()[-1])
        assert closing["result"] is None
        assert closing["lost"] == [0]
        assert Study(text, 0.2).game.shares() == [0.0, 1.0]  # and it can be studied
        record = parse(text.encode(), bh.load)
        assert record.closing == closing
        record.verify()
        closing["result"] = {"scores": [1, 0]}
        forged = "\n".join([*text.splitlines()[:-1], json.dumps(closing)])
        with pytest.raises(BrokenRecord, match="result"):
            parse(forged.encode(), bh.load).verify()

    run(database, test)


def test_nothing_can_be_taken_back_once_somebody_else_has_answered_in_secret(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("samoa", 3)
        table = await house.at(id)
        while len(table.owing) < 3:
            await house.move(id, people)
        first = await house.move(id, people)
        assert (await house.house.tables.look(people[first].id, id, first, None)).now.undoable == 1
        second = await house.move(id, people)
        assert (first, second) == (0, 1)
        assert (await house.house.tables.look(people[first].id, id, first, None)).now.undoable == 0
        undo = house.do(people[first], id, "undo", seat=first, expected=table.version)
        assert await house.refusal(undo) == "nothing-to-undo"

    run(database, test)


def test_the_record_is_described_with_the_type_it_has(server: Running) -> None:
    async def test() -> None:
        ann = Person(server.url, "Ann")
        described = (await ann.http.get("/api/schema/openapi.json")).json()
        record = described["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]["content"]
        assert [kind.split(";")[0] for kind in record] == ["application/jsonl"]
        await ann.close()

    asyncio.run(test())
