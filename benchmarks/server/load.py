"""The load: one process that plays at many tables at once, one socket per person, and times every answer.

    python -m benchmarks.server.load '{"urls": [...], "tables": 200, ...}'

It reads no more of a message than a player needs to answer, so that it takes little of the machine's time; what it
takes is told beside the server's. When a game is over its people play again at a new table.
"""

import asyncio
import json
import random
import secrets
import sys
import time
from typing import Any

import httpx
import msgspec

import boardinghouse as bh
from benchmarks.server.machine import cpu_seconds, family_seconds
from benchmarks.server.seat import Seat, Watcher

WARM_UP = 5.0
ENTERING = 20  # tables that are made side by side


class Wish(msgspec.Struct):
    """What load is wanted. `pause`: the seconds each player thinks; 0 takes all that the server can do. `pids` are the
    server's processes, `postmaster` its database's (0: none), `bot` who sits in all seats but one, `patches` whether
    steps may come as patches. `mixed`: the people of a table are at different processes."""

    urls: list[str]
    pids: list[int]
    tables: int
    seconds: float
    postmaster: int = 0
    pause: float = 0.0
    watchers: int = 0
    bot: str = ""
    patches: bool = True
    games: list[str] = []
    mixed: bool = False


class Load:
    """All tables, and the seconds each answer took."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.seconds: list[float] = []
        self.measuring = False
        self.over = False
        self.bytes = 0
        self.moves = 0
        self.watched: list[float] = []
        self.seats: list[Seat] = []
        limits = httpx.Limits(max_connections=50)
        self.http = [
            httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=300, limits=limits) for url in wish.urls
        ]

    async def table(self, number: int) -> None:
        """Seat the people of one table, each with a socket."""
        games = self.wish.games or list(bh.games())
        game = games[number % len(games)]
        seats = bh.load(game).seats[0]
        http = self.http[number % len(self.http)]
        people = 1 if self.wish.bot else seats
        cookies = [await guest(http, f"p{number}-{place}") for place in range(people)]
        others = [{"kind": "bot", "bot": self.wish.bot}] if self.wish.bot else [{"kind": "open"}]
        wish = {"game": game, "seats": [{"kind": "me"}, *others * (seats - 1)], "seating": "stay", "watchable": True}
        table = (await post(http, cookies[0], "/api/tables", wish)).json()["id"]
        for place in range(1, people):
            await command(http, cookies[place], {"type": "sit", "table": table, "seat": place})
        for place in range(people):
            url = str(self.http[(number + place * self.wish.mixed) % len(self.http)].base_url)
            seat = Seat(self, table, place, random.Random(1000 * number + place))
            await seat.connect(url, cookies[place])
            self.seats.append(seat)
        for _ in range(self.wish.watchers):
            await Watcher(self, table).connect(str(http.base_url), "")

    async def run(self) -> dict[str, Any]:
        wish = self.wish
        for first in range(0, wish.tables, ENTERING):
            await asyncio.gather(*(self.table(n) for n in range(first, min(first + ENTERING, wish.tables))))
        for seat in self.seats:  # the games begin one after the other, as on an evening
            if seat.place == 0:
                seat.ask("start")
                await asyncio.sleep(0.002)
        await asyncio.sleep(WARM_UP + wish.pause)
        self.measuring, self.bytes, self.moves = True, 0, 0
        began, used, served = time.perf_counter(), time.process_time(), [cpu_seconds(pid) for pid in wish.pids]
        stored = family_seconds(wish.postmaster)
        await asyncio.sleep(wish.seconds)
        self.measuring, self.over = False, True
        took, used = time.perf_counter() - began, time.process_time() - used
        spent = sum(cpu_seconds(pid) - before for pid, before in zip(wish.pids, served, strict=True))
        stored = family_seconds(wish.postmaster) - stored
        for seat in self.seats:
            seat.leave()
        for http in self.http:
            await http.aclose()
        moves = max(self.moves, 1)
        return {
            **figures(self.seconds),
            "moves": self.moves,
            "moves_per_second": self.moves / took,
            "load_cpu": used / took,
            "server_cpu": spent / took,
            "cpu_ms_per_move": 1000 * spent / moves,
            "database_ms_per_move": 1000 * stored / moves,
            "bytes_per_move": self.bytes / moves,
            "faults": sum(seat.faults for seat in self.seats),
            "watched_ms": 1000 * sorted(self.watched)[len(self.watched) // 2] if self.watched else 0.0,
        }


async def guest(http: httpx.AsyncClient, name: str) -> str:
    return (await post(http, "", "/api/guests", {"name": name})).headers["set-cookie"].partition(";")[0]


async def post(http: httpx.AsyncClient, cookie: str, path: str, data: Any) -> httpx.Response:
    answer = await http.post(path, json=data, headers={"cookie": cookie} if cookie else {})
    answer.raise_for_status()
    return answer


async def command(http: httpx.AsyncClient, cookie: str, command: dict[str, Any]) -> None:
    await post(http, cookie, "/api/commands", {"command": {**command, "key": secrets.token_hex(8)}})


def figures(seconds: list[float]) -> dict[str, Any]:
    """The middle and the slowest hundredth of the answers, in milliseconds."""
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0 for share in (0.5, 0.99)]
    return {"p50_ms": at[0], "p99_ms": at[1]}


def main() -> None:
    from uvloop import run

    async def load() -> dict[str, Any]:
        return await Load(msgspec.json.decode(sys.argv[1], type=Wish)).run()

    print(json.dumps(run(load())))


if __name__ == "__main__":
    main()
