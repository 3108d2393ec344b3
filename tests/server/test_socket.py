"""Requests over the socket and their answers: each names the key it answers, so nobody takes another's for theirs."""

import asyncio
import json
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.client import Person, connect, fresh_key
from tests.server.running import Running

# what is said only when asked for
ANSWERS = ("done", "fault", "pong", "refused", "why")


async def hear(socket: ClientConnection) -> dict[str, Any]:
    """The next message; who is here may be told at any time."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 300))
        if message["type"] != "presence":
            return message


async def ask(socket: ClientConnection, request: dict[str, Any]) -> dict[str, Any]:
    """Send a request; the first answer that names its key. An answer to nobody, or none within minutes, fails."""
    await socket.send(json.dumps(request))
    async with asyncio.timeout(300):
        while True:
            message = await hear(socket)
            if message.get("key") == request.get("key", ""):
                return message
            assert message["type"] not in ANSWERS, f"{request} was answered by {message}"


async def came_in(server: Running, person: Person) -> ClientConnection:
    headers = {"cookie": person.cookie(), "origin": server.url}
    socket = await connect(server.socket_url, additional_headers=headers)
    assert json.loads(await socket.recv())["type"] == "hello"
    return socket


def test_every_answer_names_its_request(server: Running) -> None:
    async def test() -> None:
        ann, eve = [await Person(server.url, name).enter() for name in ("Ann", "Eve")]
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "local", "name": "Bob"}])
        await ann.command(table, "start")
        about = {"table": table, "seat": 0}
        requests: list[tuple[dict[str, Any], str]] = [
            ({"type": "join", **about}, "sync"),
            ({"type": "why", **about, "action": 0}, "why"),
            ({"type": "ping", "seen": {}}, "pong"),
            ({"type": "part", **about}, "done"),
        ]
        mine, hers = await came_in(server, ann), await came_in(server, eve)
        for request, answer in requests:
            for key in ({"key": fresh_key()}, {}):
                got = await ask(mine, {**request, **key})
                assert (got["type"], got["key"]) == (answer, key.get("key", ""))
                if request["type"] in ("join", "why"):
                    assert (got["table"], got["seat"]) == (table, 0)
        for request, _ in requests[:2]:
            for key in ({"key": fresh_key()}, {}):
                no = await ask(hers, {**request, **key})
                assert (no["type"], no["request"], no["reason"]) == ("refused", request["type"], "no-such-table")
                assert (no["key"], no["table"], no["seat"]) == (key.get("key", ""), table, 0)
        await mine.close()
        await hers.close()
        await ann.close()
        await eve.close()

    asyncio.run(test())


def test_what_cannot_be_read_is_named_too(server: Running) -> None:
    async def test() -> None:
        async with connect(server.socket_url) as socket:
            await socket.recv()
            key = fresh_key()
            fault = await ask(socket, {"type": "why", "table": "x", "seat": "first", "action": 0, "key": key})
            assert (fault["type"], fault["reason"], fault["key"]) == ("fault", "unreadable", key)
            assert "$.seat" in fault["detail"]
            fault = await ask(socket, {"type": "join", "table": "x", "key": key, "seats": 0})
            assert "seats" in fault["detail"]
            await socket.send("[" * 100)
            fault = json.loads(await socket.recv())
            assert (fault["type"], fault["key"]) == ("fault", "")

    asyncio.run(test())


def test_a_person_who_joins_with_a_seat_no_longer_watches(server: Running) -> None:
    async def test() -> None:
        ann, bob = [await Person(server.url, name).enter() for name in ("Ann", "Bob")]
        table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}])
        socket = await came_in(server, bob)
        await ask(socket, {"type": "join", "table": table, "key": fresh_key()})
        await ask(socket, {"type": "sit", "table": table, "key": fresh_key(), "seat": 1})
        await ask(socket, {"type": "join", "table": table, "key": fresh_key(), "seat": 1})
        parted = await hear(socket)
        assert parted == {"type": "parted", "table": table, "seat": None}
        await ann.command(table, "start")
        pong = fresh_key()
        await socket.send(json.dumps({"type": "ping", "key": pong}))
        heard = []
        while (message := await hear(socket))["type"] != "pong":
            heard.append((message["type"], message["seat"], message["number"]))
        assert heard == [("step", 1, 2)]
        await socket.close()
        await ann.close()
        await bob.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("headers", "status", "reason"),
    [
        ({"authorization": "Bearer wrong"}, 401, "sign-in-first"),
        ({"origin": "https://evil.example"}, 403, "foreign-origin"),
    ],
)
def test_a_refused_socket_says_why(server: Running, headers: dict[str, str], status: int, reason: str) -> None:
    async def test() -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(server.socket_url, additional_headers=headers)
        answer = refused.value.response
        assert (answer.status_code, json.loads(answer.body)["reason"]) == (status, reason)

    asyncio.run(test())
