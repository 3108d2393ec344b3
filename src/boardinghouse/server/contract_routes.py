"""The published contract: JSON Schema of every message, AsyncAPI for the socket, and an OpenAPI that knows both.

The files in `contract/` are written by web/scripts/wire.py: compiled classes keep no annotations to read here.
"""

import json
from functools import cache
from importlib import resources
from typing import Any

from litestar import Request, get
from litestar.openapi.plugins import JsonRenderPlugin

PROTOCOL_FILE = "protocol.schema.json"
ASYNCAPI_FILE = "asyncapi.json"


def written(name: str) -> str:
    return resources.files("boardinghouse.server").joinpath("contract", name).read_text(encoding="utf-8")


@cache
def published(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written(name))
    return found


@cache
def schemas() -> dict[str, Any]:
    """Everything that travels, by name, as OpenAPI refers to it."""
    text = written(PROTOCOL_FILE).replace('"#/$defs/', '"#/components/schemas/')
    found: dict[str, Any] = json.loads(text)["$defs"]
    return found


ANSWERED = {"200": "Done", "201": "Made", "204": "Done; there is no body"}  # the framework promises an address


def described_well(paths: dict[str, Any]) -> dict[str, Any]:
    """The addresses, with what we say to a request that was carried out."""
    for operations in paths.values():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                answer["description"] = ANSWERED.get(status, answer["description"])
    return paths


def completed(described: dict[str, Any], cookie: str) -> dict[str, Any]:
    """What the framework found out, with what it cannot: the types of games, the socket's messages, who may ask."""
    components = described.get("components", {})
    return {
        **described,
        "paths": described_well(described["paths"]),
        "components": {
            **components,
            "schemas": {**components.get("schemas", {}), **schemas()},
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "POST /api/tokens makes one"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": cookie, "description": "for the page"},
            },
        },
        "security": [{"token": []}, {"cookie": []}, {}],
    }


class Described(JsonRenderPlugin):
    """OpenAPI as JSON, completed."""

    def __init__(self, cookie: str) -> None:
        super().__init__(path="/openapi.json")
        self.cookie = cookie

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema, self.cookie))


@get("/schema/protocol.json", summary="JSON Schema of every message, request, action and view", sync_to_thread=False)
def protocol_schema() -> dict[str, Any]:
    return published(PROTOCOL_FILE)


@get("/schema/asyncapi.json", summary="AsyncAPI of the socket", sync_to_thread=False)
def asyncapi() -> dict[str, Any]:
    return published(ASYNCAPI_FILE)


ROUTES = [protocol_schema, asyncapi]
