"""A program that plays any of the five games over the network; put your own idea into `choose`.

    python examples/bot.py http://127.0.0.1:8000 TOKEN TABLE SEAT

The token comes from `POST /api/tokens` (docs/protocol.md). The seat must be open, or yours already.
"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def choose(view: dict[str, Any], actions: list[dict[str, Any]]) -> Any:
    """Pick one of the actions on offer. `view` is all that your seat may know."""
    return random.choice(actions)["id"]


async def play(server: str, token: str, table: str, seat: int) -> Any:
    """Sit down, answer whenever asked, and return the result."""
    url = server.replace("http", "ws", 1) + "/ws"
    command: dict[str, Any] = {"type": "sit", "table": table, "key": secrets.token_hex(8), "seat": seat}
    number = None
    while True:  # whatever happens to the connection, we come back and are told what we missed
        try:
            async with connect(url, additional_headers={"authorization": f"Bearer {token}"}) as socket:
                if command:  # not answered yet: the same key is never carried out twice
                    await socket.send(json.dumps(command))
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] in ("done", "refused") and message["key"] == command.get("key"):
                        command = {}
                        join = {"type": "join", "table": table, "key": secrets.token_hex(8), "seat": seat}
                        await socket.send(json.dumps(join | {"last": number}))
                    if message["type"] not in ("sync", "step"):
                        continue
                    number, now = message["number"], message["now"]
                    if now["result"]:
                        return now["result"]
                    if now["actions"] and not command:
                        action = choose(now["view"], now["actions"])
                        command = {"type": "play", "table": table, "key": secrets.token_hex(8), "seat": seat}
                        command |= {"expected": number, "action": action}
                        await socket.send(json.dumps(command))
        except (OSError, WebSocketException):
            await asyncio.sleep(1)


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))))
