"""A scripted client that keeps the protocol: it resends what was not answered, notices gaps, and comes back."""

import asyncio
import contextlib
import copy
import itertools
import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import websockets
from websockets.asyncio import client
from websockets.asyncio.client import ClientConnection

COUNT = itertools.count(1)
PATIENCE = 300.0  # seconds for any answer: how busy the machine is decides no test
# the server closes what lay idle for five seconds: on a busy machine it does so as the connection is used again
FRESH = httpx.Limits(keepalive_expiry=1.0)

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
delete = partial(httpx.delete, timeout=PATIENCE)
connect = partial(client.connect, proxy=None, open_timeout=PATIENCE, ping_interval=None)


def fresh_key() -> str:
    return f"key-{next(COUNT):08}-{random.getrandbits(32):08x}"


class Person:
    """Somebody with a session, over HTTP."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=PATIENCE, limits=FRESH)
        self.id = ""

    async def enter(self) -> "Person":
        answer = await self.http.post("/api/guests", json={"name": self.name})
        answer.raise_for_status()
        self.id = answer.json()["person"]["id"]
        return self

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def post(self, path: str, data: Any) -> httpx.Response:
        return await self.http.post(path, json=data)

    async def command(self, table: str, type: str, **fields: Any) -> httpx.Response:
        command = {"type": type, "table": table, "key": fresh_key(), **fields}
        return await self.http.post("/api/commands", json={"command": command})

    async def make_table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        answer = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def close(self) -> None:
        await self.http.aclose()


class Known:
    """The newest position of a viewer who takes patches, and the actions they were told of."""

    def __init__(self) -> None:
        self.number = -1
        self.now: dict[str, Any] = {}
        self.actions: dict[int, Any] = {}

    def learn(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """A message as a whole one; None if it is a patch of something else."""
        if message["type"] == "patch":
            if message["number"] != self.number + 1:
                return None
            now = {**self.now, **message["now"]}
            now["view"] = copy.deepcopy(self.now["view"])
            for path, part in message["now"].get("view", []):
                now["view"] = put(now["view"], path, part)
            now["actions"] = [self.actions[one] if isinstance(one, int) else one for one in now["actions"]]
            message = {"lobby": None, **message, "type": "step", "now": now}
        else:
            self.actions = {}
        self.number, self.now = message["number"], message["now"]
        self.actions |= {action["id"]: action for action in self.now["actions"]}
        return message


def put(whole: Any, path: list[Any], part: Any) -> Any:
    """A part put in its place."""
    if not path:
        return part
    if isinstance(whole, list):
        if path[0] == len(whole):
            whole.append(None)
        whole[path[0]] = put(whole[path[0]], path[1:], part)
    else:
        whole[path[0]] = put(whole.get(path[0]), path[1:], part)
    return whole


class Viewer:
    """One seat's (or a watcher's) eyes and, for a seat, hands. `choose` picks among the actions it is offered."""

    def __init__(
        self,
        person: Person,
        socket_url: str,
        table: str,
        seat: int | None,
        choose: Callable[[list[dict[str, Any]]], int] | None = None,
        *,
        patches: bool = False,
    ) -> None:
        self.person = person
        self.socket_url = socket_url
        self.table = table
        self.seat = seat
        self.choose = choose
        self.number: int | None = None
        self.views: dict[int, Any] = {}
        self.actions: list[dict[str, Any]] = []
        self.steps: list[dict[str, Any]] = []
        self.acked: list[tuple[int, int | None]] = []  # step number and action (None: an undo) of every answer
        self.undo_share = 0.0  # how often a move that may be taken back is
        self.undoable = 0
        self.luck = random.Random(str(seat))  # noqa: S311
        self.pending: dict[str, Any] | None = None
        self.status = "open"
        self.result: Any = None
        self.gaps = 0
        self.connections = 0
        self.refusals: list[str] = []
        self.raw: list[bytes] = []
        self.keep_raw = False
        self.patience = 3.0
        self.known = Known() if patches else None

    async def run(self) -> None:
        """Play (or watch) until the game is over, whatever happens to the connection."""
        while self.status not in ("over", "ended"):
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError, EOFError):
                headers = {"cookie": self.person.cookie()}
                socket_url, url = self.place()
                async with connect(
                    socket_url,
                    additional_headers=headers,
                    origin=websockets.Origin(url),
                    open_timeout=5,  # it comes back
                    close_timeout=1,
                ) as socket:
                    self.connections += 1
                    await self.talk(socket)
            await asyncio.sleep(0.05)

    def place(self) -> tuple[str, str]:
        """The address of the socket, and that of the page from which it is opened."""
        return self.socket_url, self.person.url

    async def talk(self, socket: ClientConnection) -> None:
        await self.join(socket, self.number)
        if self.pending is not None:
            await self.send(socket, self.pending)
        while self.status not in ("over", "ended"):
            try:
                data = await asyncio.wait_for(socket.recv(), self.patience)
            except TimeoutError:
                # silence: is anybody there, and are we in step? what was not answered is sent again
                await self.send(socket, {"type": "ping", "key": fresh_key(), "seen": {self.table: self.number or 0}})
                if self.number is None:
                    await self.join(socket, self.number)
                if self.pending is not None:
                    await self.send(socket, self.pending)
                continue
            if self.keep_raw:
                self.raw.append(data if isinstance(data, bytes) else data.encode())
            await self.take(socket, json.loads(data))

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "sync" | "step" | "patch":
                whole = message if self.known is None else self.known.learn(message)
                if whole is None and self.known is not None and message["number"] <= self.known.number:
                    pass  # a duplicate
                elif whole is None:
                    self.gaps += 1
                    await self.join(socket, self.number)
                else:
                    await self.news(socket, whole)
            case "done":
                if self.pending is not None and message["key"] == self.pending["key"]:
                    self.acked.append((message["number"], self.pending.get("action")))
                    self.pending = None
                    await self.maybe_play(socket)
            case "refused":
                self.refusals.append(message["reason"])
                if self.pending is not None and message["key"] == self.pending["key"]:
                    self.pending = None
                    await self.join(socket, None)
            case "pong":
                if message["strange"]:
                    await self.join(socket, self.number)
            case _:
                pass

    async def join(self, socket: ClientConnection, last: int | None) -> None:
        request = {"type": "join", "table": self.table, "key": fresh_key(), "seat": self.seat, "last": last}
        await self.send(socket, request if self.known is None else {**request, "patches": True})

    async def news(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        number = message["number"]
        if message["type"] == "step":
            if self.number is not None and number <= self.number:
                return  # a duplicate
            if self.number is not None and number > self.number + 1:
                self.gaps += 1
                await self.join(socket, self.number)
                return
            self.steps.append(message)
        elif self.number is not None and number < self.number:
            return  # an older one, overtaken
        self.number = number
        now = message["now"]
        self.actions = now["actions"]
        self.undoable = now["undoable"]
        self.views[number] = now["view"]
        if message.get("lobby"):
            self.status = message["lobby"]["status"]
        self.result = now["result"]
        await self.maybe_play(socket)

    async def maybe_play(self, socket: ClientConnection) -> None:
        """Answer, if an answer is owed and none is under way; now and then take the last one back."""
        if self.undoable and self.pending is None and self.luck.random() < self.undo_share:
            self.pending = {
                "type": "undo",
                "table": self.table,
                "key": fresh_key(),
                "seat": self.seat,
                "expected": self.number,
            }
            await self.send(socket, self.pending)
        if self.actions and self.choose is not None and self.pending is None:
            self.pending = {
                "type": "play",
                "table": self.table,
                "key": fresh_key(),
                "seat": self.seat,
                "expected": self.number,
                "action": self.choose(self.actions),
            }
            await self.send(socket, self.pending)

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))


def at_random(seed: int) -> Callable[[list[dict[str, Any]]], int]:
    """Picks any action, the same for the same seed."""
    rng = random.Random(seed)  # noqa: S311

    def choose(actions: list[dict[str, Any]]) -> int:
        return int(rng.choice(actions)["id"])

    return choose
