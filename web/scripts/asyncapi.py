"""The socket as AsyncAPI 3: one channel, what a client sends, what it is sent. The schema beside it has the shapes."""

import json
from typing import Any, get_args

from boardinghouse.server import commands, protocol


def message(cls: Any) -> dict[str, Any]:
    return {
        "name": str(cls.__struct_config__.tag),
        "contentType": "application/json",
        "payload": {"$ref": f"./protocol.json#/$defs/{cls.__name__}"},
    }


def named(types: Any) -> dict[str, Any]:
    return {cls.__name__: message(cls) for cls in get_args(types)}


def references(types: Any) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/socket/messages/{cls.__name__}"} for cls in get_args(types)]


def asyncapi_text(note: str) -> str:
    data = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Boardinghouse",
            "version": str(protocol.PROTOCOL),
            "description": "The socket of a Boardinghouse server; docs/protocol.md says when what is sent. " + note,
        },
        "channels": {
            "socket": {
                "address": "/ws",
                "messages": {**named(commands.Request), **named(protocol.Message)},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "ask": {
                "action": "receive",
                "channel": {"$ref": "#/channels/socket"},
                "summary": "What a client sends",
                "messages": references(commands.Request),
            },
            "tell": {
                "action": "send",
                "channel": {"$ref": "#/channels/socket"},
                "summary": "What a client is sent",
                "messages": references(protocol.Message),
            },
        },
        "components": {"securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
