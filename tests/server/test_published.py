"""The published contract: what the server hands out describes what it says in whole games, and old clients work."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from websockets.asyncio.client import ClientConnection

import boardinghouse as bh
from tests.server.client import PATIENCE, Person, Viewer, at_random, connect
from tests.server.running import Running

TRANSCRIPTS = Path(__file__).parent / "transcripts"
SITUATION = {"acting", "view", "actions", "prompt", "undoable", "clocks", "left", "result"}


async def fetched(server: Running, name: str) -> Any:
    person = Person(server.url, "Ann")
    answer = await person.http.get(f"/api/schema/{name}")
    assert answer.status_code == 200
    await person.close()
    return answer.json()


def closed(shape: Any) -> Any:
    """Clients shall let further keys pass; here a key that no type declares is a fault."""
    if isinstance(shape, list):
        return [closed(one) for one in shape]
    if not isinstance(shape, dict):
        return shape
    inner = {key: closed(value) for key, value in shape.items()}
    return {**inner, "additionalProperties": False} if "required" in inner else inner


def checker(schema: Any, name: str) -> Callable[[Any], None]:
    whole = {**schema, "$defs": closed(schema["$defs"]), "$ref": f"#/$defs/{name}"}
    del whole["anyOf"]
    return jsonschema_rs.validator_for(whole).validate


class Recorded(Viewer):
    """A player of whom every message is kept, in both directions."""

    def __init__(self, *about: Any, patches: bool = False) -> None:
        super().__init__(*about, patches=patches)
        self.sent: list[Any] = []
        self.heard: list[Any] = []

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.heard.append(message)
        await super().take(socket, message)

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.sent.append(message)
        await super().send(socket, message)


@pytest.mark.parametrize("game", bh.games())
def test_every_message_of_a_whole_game_is_as_the_schema_says(server: Running, game: str) -> None:
    async def test() -> None:
        schema = await fetched(server, "protocol.json")
        request, message = checker(schema, "Request"), checker(schema, "Message")
        ann = await Person(server.url, "Ann").enter()
        others: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}] * (bh.load(game).seats[0] - 1)
        table = await ann.make_table(game, [{"kind": "me"}, *others], watchable=True)
        seats = [
            Recorded(ann, server.socket_url, table, 0, at_random(1)),
            Recorded(ann, server.socket_url, table, None, patches=True),
        ]
        seats[0].undo_share = 0.2
        playing = [asyncio.create_task(seat.run()) for seat in seats]
        await ann.command(table, "start")
        await asyncio.wait_for(asyncio.gather(*playing), 900)
        for seat in seats:
            for sent in seat.sent:
                request(sent)
            for heard in seat.heard:
                message(heard)
        kinds = {heard["type"] for heard in seats[0].heard}
        assert {"hello", "sync", "step", "done"} <= kinds
        assert "patch" not in kinds
        assert "patch" in {heard["type"] for heard in seats[1].heard}
        assert {sent["type"] for sent in seats[0].sent} >= {"join", "play"}
        assert seats[0].status == "over"
        await ann.close()

    asyncio.run(test())


def test_openapi_is_complete(server: Running) -> None:
    described = asyncio.run(fetched(server, "openapi.json"))
    schemas = described["components"]["schemas"]
    assert "URL follows" not in json.dumps(described)
    assert {"Hello", "Sync", "Step", "Parted", "Refusal", "Fault", "MauiView", "Outcome"} <= set(schemas)
    assert set(described["components"]["securitySchemes"]) == {"token", "cookie"}
    referred = set(re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(described)))
    assert referred <= set(schemas)
    situation = schemas["Situation"]["properties"]
    assert set(situation) == SITUATION
    assert situation["actions"]["items"] == {"$ref": "#/components/schemas/Action"}


def test_asyncapi_names_every_message(server: Running) -> None:
    described = asyncio.run(fetched(server, "asyncapi.json"))
    defined = asyncio.run(fetched(server, "protocol.json"))["$defs"]
    messages = described["channels"]["socket"]["messages"]
    for name, message in messages.items():
        assert message["payload"] == {"$ref": f"./protocol.json#/$defs/{name}"}
        assert defined[name]["properties"]["type"] == {"const": message["name"]}
    sides = [described["operations"][side]["messages"] for side in ("ask", "tell")]
    named = {one["$ref"].removeprefix("#/channels/socket/messages/") for side in sides for one in side}
    assert named == set(messages)
    assert {one["$ref"].removeprefix("#/$defs/") for one in defined["Message"]["anyOf"]} <= named


@pytest.mark.parametrize("transcript", sorted(TRANSCRIPTS.glob("*.json")), ids=lambda path: path.stem)
def test_what_older_clients_send_still_works(server: Running, transcript: Path) -> None:
    async def test() -> None:
        ann = await Person(server.url, "Ann").enter()
        table = await ann.make_table("maui", [{"kind": "me"}, {"kind": "local", "name": "Bob"}])
        headers = {"cookie": ann.cookie(), "origin": server.url}
        known: dict[str, Any] = {}
        async with connect(server.socket_url, additional_headers=headers) as socket:
            hello = json.loads(await socket.recv())
            assert hello.keys() >= {"type", "protocol", "person", "now"}
            for line in json.loads(transcript.read_text(encoding="utf-8")):
                text = json.dumps(line["send"]).replace("$table", table)
                for name, value in known.items():
                    text = text.replace(f'"${name}"', str(value))
                await socket.send(text)
                key = line["send"].get("key", "")
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    if "now" in message and message["type"] in ("sync", "step"):
                        assert message["now"].keys() >= SITUATION
                        known["number"] = message["number"]
                        known["seat"] = message["now"]["acting"][0] if message["now"]["acting"] else 0
                        if message["now"]["actions"]:
                            known["action"] = message["now"]["actions"][0]["id"]
                    if message.get("key") == key and (key or message["type"] == line["answer"]):
                        break
                assert message["type"] == line["answer"], (line, message)
                assert message.keys() >= {"type", *line["fields"]}, line
        await ann.close()

    asyncio.run(test())
