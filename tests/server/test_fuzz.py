"""Nonsense from outside: no 5xx, no traceback, no change of any state."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any
from unittest import SkipTest

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import boardinghouse as bh
from boardinghouse.server.backup import check
from tests.server.client import Person, connect, fresh_key, post
from tests.server.running import Running, running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def try_operation(operation: Any, headers: dict[str, str], examples: int, mode: GenerationMode) -> None:
    """Requests of one kind, well or badly formed."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def one(case: Any) -> None:
        case.call_and_validate(headers=headers, checks=CHECKS)

    one()


def schema_cases(server: Running, log: Path, examples: int) -> None:
    """Requests made from our own description of the interface, by somebody signed in and by nobody."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    count = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        count += 1
        guest = post(f"{server.url}/api/guests", json={"name": "Ann"})  # again: some requests end a session
        cookie = guest.headers["set-cookie"].partition(";")[0]
        for headers in ({"cookie": cookie, "origin": server.url}, {}):
            try_operation(result.ok(), headers, examples, GenerationMode.POSITIVE)
            with contextlib.suppress(Unsatisfiable, SkipTest):  # nothing to send, so nothing to send badly
                try_operation(result.ok(), headers, examples, GenerationMode.NEGATIVE)
    assert count >= 25
    assert "Traceback" not in log.read_text(encoding="utf-8")
    assert '"level": "error"' not in log.read_text(encoding="utf-8")


def test_requests_made_from_the_interfaces_description(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with running(database, log=log) as server:
        schema_cases(server, log, 8)


@pytest.mark.soak
def test_many_requests_made_from_the_interfaces_description(database: str, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with running(database, log=log) as server:
        schema_cases(server, log, 60)


# ---- the socket ------------------------------------------------------------------------------------------------------

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    15,
    16,
    2**31,
    2**63,
    2**64,
    1e308,
    -0.5,
    "",
    "x" * 300,
    "\u0000",
    "../..",
    "' OR 1=1 --",
    "\ud800",
    [],
    [[[[[[]]]]]],
    {},
    {"a": {"b": {}}},
    ["play"],
]


def templates(tables: list[str]) -> list[dict[str, Any]]:
    """A valid message of every kind, for each table."""
    result: list[dict[str, Any]] = [{"type": "ping", "seen": {}}]
    for table in tables:
        base = {"table": table, "key": "k" * 12}
        seat = {**base, "seat": 0, "expected": 3}
        result += [
            {"type": "play", "action": 4, **seat},
            {"type": "undo", **seat},
            {"type": "ask-undo", **seat},
            {"type": "answer-undo", "agree": True, **seat},
            {"type": "sit", "seat": 1, **base},
            {"type": "stand", "seat": 1, **base},
            {"type": "arrange", "seat": 1, "to": "bot", "bot": "random", **base},
            {"type": "switch", "listed": True, "watchable": True, "chat": "all", **base},
            {"type": "start", **base},
            {"type": "leave", "seat": 0, **base},
            {"type": "return", "seat": 0, **base},
            {"type": "vote", "seat": 0, "about": 1, "choice": "end", **base},
            {"type": "rematch", **base},
            {"type": "join", "table": table, "seat": None, "last": 2},
            {"type": "part", "table": table, "seat": None},
            {"type": "say", "text": "hello", **base},
            {"type": "why", "table": table, "seat": 0, "action": 3},
        ]
    return result


def mutated(rng: random.Random, messages: list[dict[str, Any]]) -> str | bytes:
    message = dict(rng.choice(messages))
    if "key" in message:
        message["key"] = fresh_key()
    for _ in range(rng.randrange(4)):
        how = rng.randrange(5)
        name = rng.choice(list(message))
        if how == 0:
            message[name] = rng.choice(ODD)
        elif how == 1 and len(message) > 1:
            del message[name]
        elif how == 2:
            message[str(rng.choice(ODD))] = rng.choice(ODD)
        elif how == 3:
            message[name] = rng.choice(messages).get(name, rng.choice(ODD))
        else:
            message["seat"] = rng.choice(ODD)
    text = json.dumps(message)
    how = rng.randrange(12)
    if how == 0:
        cut = rng.randrange(len(text))
        return text[:cut] + rng.choice(["", "\u0001", "}", "[" * 2000]) + text[cut + 1 :]
    if how == 1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if how == 2:
        return text.encode("utf-16")
    return text


async def fuzz(server: Running, at: Running, messages: int, seed: int) -> None:
    """The tables are at `server`, the stranger at another process, if there is one."""
    rng = random.Random(seed)  # noqa: S311
    owner = await Person(server.url, "owner").enter()
    stranger = await Person(server.url, "stranger").enter()
    tables = []
    for game in bh.games():
        seats = bh.load(game).seats[0]
        wishes = [{"kind": "me"}, *[{"kind": "local", "name": f"p{seat}"} for seat in range(1, seats)]]
        table = await owner.make_table(game, wishes, watchable=True, listed=True)
        await owner.command(table, "start")
        tables.append(table)
    secret = await owner.make_table("overbooking", [{"kind": "me"}, {"kind": "reserved"}])
    tables.append(secret)

    async def states() -> list[Any]:
        found = [(await owner.http.get(f"/api/tables/{table}")).json() for table in tables]
        views = [(await owner.http.get(f"/api/tables/{table}/state?seat=0")).json()["now"] for table in tables]
        return [found, views]

    before = await states()
    kinds = templates(tables)
    left = messages
    while left > 0:
        cookie = stranger.cookie() if rng.random() < 0.8 else ""
        headers = {"cookie": cookie, "origin": at.url}
        with contextlib.suppress(websockets.ConnectionClosed):
            async with connect(at.socket_url, additional_headers=headers, max_queue=None) as socket:
                reading = asyncio.create_task(drain(socket))
                for _ in range(min(left, 200)):
                    left -= 1
                    await socket.send(mutated(rng, kinds))
                await socket.send('{"type":"ping"}')
                await asyncio.sleep(0.05)
                reading.cancel()
                (outcome,) = await asyncio.gather(reading, return_exceptions=True)
                assert not isinstance(outcome, AssertionError), outcome
    assert await states() == before
    assert (await owner.http.get("/health")).json()["status"] == "ok"
    await owner.close()
    await stranger.close()


async def drain(socket: Any) -> None:
    while True:
        message = json.loads(await socket.recv())
        assert message["type"] in (
            "hello",
            "sync",
            "presence",
            "refused",
            "fault",
            "pong",
            "why",
            "chat",
            "done",
            "parted",
        )
        assert "Traceback" not in json.dumps(message)


def fuzz_server(database: str, log: Path, messages: int, seed: int, processes: int = 1) -> None:
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(running(database, log=log)) for _ in range(processes)]
        asyncio.run(fuzz(servers[0], servers[-1], messages, seed))
    text = log.read_text(encoding="utf-8")
    assert "Traceback" not in text
    assert '"level": "error"' not in text
    assert check(database).sound


def test_mutated_messages_on_the_socket(database: str, tmp_path: Path) -> None:
    fuzz_server(database, tmp_path / "log.txt", 800, 1)


@pytest.mark.soak
def test_ten_thousand_mutated_messages_on_the_socket(database: str, tmp_path: Path) -> None:
    fuzz_server(database, tmp_path / "log.txt", 10_000, 2)


@pytest.mark.soak
def test_ten_thousand_mutated_messages_at_two_processes(postgres: str, tmp_path: Path) -> None:
    fuzz_server(postgres, tmp_path / "log.txt", 10_000, 3, processes=2)
