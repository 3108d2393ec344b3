"""The load: one process that plays at many tables at once, two or more sockets a table, and times every answer.

    python -m benchmarks.server.load URL TABLES SECONDS PAUSE PID

`PAUSE` is what each player thinks before he answers; 0 asks for all that the server can do. `PID` is the server's
process: what it computes for a move can be told even where others use the machine too.
"""

import asyncio
import json
import os
import random
import secrets
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import boardinghouse as bh


class Action(msgspec.Struct):
    id: int


class Now(msgspec.Struct):
    actions: list[Action]
    result: msgspec.Raw = msgspec.Raw(b"null")


class News(msgspec.Struct):
    """The part of a message that the load looks at."""

    type: str
    number: int = 0
    key: str = ""
    now: msgspec.Raw = msgspec.Raw(b"null")


decode = msgspec.json.Decoder(News).decode
decode_now = msgspec.json.Decoder(Now).decode
WARM_UP = 5.0


class Load:
    """All tables, and the seconds each answer took."""

    def __init__(self, url: str, pause: float) -> None:
        self.url = url
        self.pause = pause
        self.seconds: list[float] = []
        self.measuring = False
        self.over = False
        self.ready = asyncio.Semaphore(0)
        self.go = asyncio.Event()
        limits = httpx.Limits(max_connections=50)
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60, limits=limits)

    async def table(self, number: int) -> None:
        """One table after the other, of the same game."""
        game = bh.games()[number % len(bh.games())]
        seats = bh.load(game).seats[0]
        rng = random.Random(number)
        people: list[str] = []
        for place in range(seats):
            answer = await self.post("", "/api/guests", {"name": f"p{number}-{place}"})
            people.append(answer.headers["set-cookie"].partition(";")[0])
        while not self.over:
            wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
            table = (await self.post(people[0], "/api/tables", wish)).json()["id"]
            for place in range(1, seats):
                await self.command(people[place], {"type": "sit", "table": table, "seat": place})
            if not self.go.is_set():  # the first game of every table starts when all tables are there
                self.ready.release()
                await self.go.wait()
            playing = [asyncio.create_task(self.seat(people[seat], table, seat, rng)) for seat in range(seats)]
            await self.command(people[0], {"type": "start", "table": table})
            await asyncio.gather(*playing)

    async def post(self, cookie: str, path: str, data: Any) -> httpx.Response:
        answer = await self.http.post(path, json=data, headers={"cookie": cookie} if cookie else {})
        answer.raise_for_status()
        return answer

    async def command(self, cookie: str, command: dict[str, Any]) -> None:
        await self.post(cookie, "/api/commands", {"command": {**command, "key": secrets.token_hex(8)}})

    async def seat(self, cookie: str, table: str, seat: int, rng: random.Random) -> None:
        """Answer whenever asked, until the game is over or the time is."""
        headers = {"cookie": cookie, "origin": self.url}
        url = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(url, additional_headers=headers, proxy=None, compression=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "join", "table": table, "seat": seat}))
            sent: tuple[str, float] | None = None
            number, actions = 0, list[Action]()
            while not self.over:
                try:
                    async with asyncio.timeout(2):
                        message = decode(await socket.recv())
                except TimeoutError:
                    continue
                if sent is not None and message.type in ("done", "refused") and message.key == sent[0]:
                    if self.measuring:
                        self.seconds.append(time.perf_counter() - sent[1])
                    sent = None
                elif message.type in ("sync", "step"):
                    now = decode_now(message.now)
                    number, actions = message.number, now.actions
                    if bytes(now.result) != b"null":
                        return
                if sent is None and actions:
                    command = {"type": "play", "table": table, "seat": seat, "expected": number}
                    sent = await self.answer(socket, {**command, "action": rng.choice(actions).id}, rng)
                    actions = []

    async def answer(self, socket: ClientConnection, command: dict[str, Any], rng: random.Random) -> tuple[str, float]:
        if self.pause:
            await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pause)
        key = secrets.token_hex(8)
        began = time.perf_counter()
        await socket.send(json.dumps({**command, "key": key}))
        return key, began

    async def run(self, tables: int, seconds: float, pid: int) -> dict[str, Any]:
        tasks = [asyncio.create_task(self.table(number)) for number in range(tables)]
        for _ in range(tables):
            await self.ready.acquire()
        self.go.set()
        await asyncio.sleep(WARM_UP)
        self.measuring = True
        began, used, served = time.perf_counter(), time.process_time(), cpu_seconds(pid)
        await asyncio.sleep(seconds)
        self.over = True
        self.measuring = False
        took, used = time.perf_counter() - began, time.process_time() - used
        served = cpu_seconds(pid) - served
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.http.aclose()
        return {**figures(self.seconds, took), "load_cpu": used / took, "server_cpu": served / took}


def cpu_seconds(pid: int) -> float:
    """What a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(seconds: list[float], took: float) -> dict[str, Any]:
    """Moves a second, and the middle and the slowest hundredth of the answers in milliseconds."""
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0 for share in (0.5, 0.99)]
    return {"moves": len(ordered), "moves_per_second": len(ordered) / took, "p50_ms": at[0], "p99_ms": at[1]}


async def main() -> None:
    load = Load(sys.argv[1], float(sys.argv[4]))
    print(json.dumps(await load.run(int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[5]))))


if __name__ == "__main__":
    asyncio.run(main())
