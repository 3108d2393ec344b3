"""The first game of docs/protocol.md: what the page says to send is sent as it is, and what it says comes back does."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import PATIENCE, connect, fresh_key
from tests.server.running import Running

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
OVER_HTTP, ON_SOCKET = re.findall(r"```text\n(.*?)```", PAGE.partition("## A first game")[2], re.DOTALL)[:2]
GAP = re.compile(r",? ?\.\.\.")


def read(text: str, known: dict[str, Any]) -> Any:
    """A message of the page, with what is known by now in its place."""
    for name, value in known.items():
        text = re.sub(rf"\b{name}\b", json.dumps(value), text)
    return json.loads(GAP.sub("", text))


def require(said: Any, shown: Any, known: dict[str, Any]) -> None:
    """What came has all that the page shows of it. `ACTION` is known from then on."""
    if isinstance(shown, dict):
        for key, part in shown.items():
            require(said[key], part, known)
    elif isinstance(shown, list):
        for one, part in zip(said, shown, strict=False):
            require(one, part, known)
    elif shown == "ACTION":
        known["ACTION"] = said
    else:
        assert said == shown


async def log_in(server: Running) -> tuple[str, str]:
    """The three requests: a token, and a table."""
    known: dict[str, Any] = {}
    lines = OVER_HTTP.splitlines()
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        for request, answer in zip(lines[::2], lines[1::2], strict=True):
            method, path, body = request.split(" ", 2)
            headers = {"authorization": f"Bearer {known['TOKEN']}"} if "TOKEN" in known else {}
            if "TOKEN" in known:
                http.cookies.clear()
            elif http.cookies:
                headers = {"origin": server.url}
            got = await http.request(method, path, json=json.loads(body), headers=headers)
            assert got.status_code == 201, got.text
            for name, field in (("TOKEN", "token"), ("TABLE", "id")):
                if f'"{field}": {name}' in answer:
                    known[name] = got.json()[field]
            if "TABLE" in answer:
                shown, _ = json.JSONDecoder().raw_decode(GAP.sub("", answer.strip().replace("TABLE", '"x"')))
                require(got.json(), {**shown, "id": known["TABLE"]}, known)
    return known["TOKEN"], known["TABLE"]


def test_a_first_game_goes_as_the_page_says(server: Running) -> None:
    async def play() -> bool:
        """Whether the page's first answer was ours to give: the first player is drawn."""
        token, table = await log_in(server)
        known: dict[str, Any] = {"TABLE": table}
        headers = {"authorization": f"Bearer {token}"}
        waiting: list[dict[str, Any]] = []
        async with connect(server.socket_url, additional_headers=headers) as socket:

            async def hear(kind: str) -> dict[str, Any]:
                """The next of this kind; others wait, but for those that nobody asked for."""
                while True:
                    for place, message in enumerate(waiting):
                        if message["type"] == kind:
                            return waiting.pop(place)
                    waiting.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))

            for line in ON_SOCKET.splitlines():
                if line.startswith(">"):
                    await socket.send(json.dumps(read(line[2:], known)))
                    continue
                shown = read(line[2:].replace("ACTION", '"ACTION"'), known)
                said = await hear(shown["type"])
                if shown.get("number") == 1 and not said["now"]["actions"]:
                    return False  # the bot begins
                require(said, shown, known)
            number = 0
            while True:
                said = await hear("step")
                if (said["lobby"] or {}).get("status") == "over":
                    assert sorted(said["now"]["result"]["places"]) == [1, 2]
                    return True
                if said["now"]["actions"] and said["number"] > number:
                    number = said["number"]
                    action = random.choice(said["now"]["actions"])["id"]  # noqa: S311
                    play = {"type": "play", "table": table, "seat": 0, "expected": number, "action": action}
                    await socket.send(json.dumps({**play, "key": fresh_key()}))
                    assert (await hear("done"))["table"] == table

    async def test() -> None:
        for _ in range(40):
            if await play():
                return
        raise AssertionError("the bot has begun forty times")

    asyncio.run(test())
