"""The guard of the server: what a stored move costs from the socket to everybody who is told of it, in instructions of
the interpreter.

They are counted in the threads of a whole house, on the same games every time, so that they come out the same however
busy the machine is. What C code does within one instruction is not in them; `python -m benchmarks.server` measures
that.

`python -m benchmarks.server.guard` notes the present cost; `tests/benchmarks/test_guard.py` compares.
"""

import asyncio
import json
import os
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import msgspec

import boardinghouse as bh
from boardinghouse.server.commands import AnyCommand
from boardinghouse.server.house import House
from boardinghouse.server.making import create
from boardinghouse.server.protocol import NewTable
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Connection

NOTED = Path(__file__).with_name("guard.json")
WARM_UP = 6
MOVES = 12
TRACED = "opcode"


class Counter:
    """Counts instructions of the interpreter, in all threads that begin while it is there."""

    def __init__(self) -> None:
        self.counted = 0
        self.on = False

    def follow(self, frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_opcodes = True
        if event == TRACED and self.on:
            self.counted += 1
        return self.follow


class Player:
    """The other side of a connection, which keeps count of what it is told."""

    ready = True

    def __init__(self) -> None:
        self.done = asyncio.Event()

    def attach(self, listener: Connection) -> None: ...

    def tell(self, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            self.done.set()

    def close(self, code: int) -> None: ...

    def wait(self) -> None: ...

    def go_on(self) -> None: ...


async def cost(game: str, folder: str, counter: Counter) -> float:
    """Instructions per move of a game with as few seats as it may have."""
    seats = bh.load(game).seats[0]
    house = House(Settings(f"sqlite:///{folder}/{game}.db", sweep_seconds=1e6, rate_factor=1e6, snapshot_every=10_000))
    await house.start()
    people = [await house.accounts.guest(f"p{seat}") for seat in range(seats)]
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    table = await create(house.tables, people[0], msgspec.convert(wish, NewTable))
    commands = [{"type": "sit", "seat": seat} for seat in range(1, seats)] + [{"type": "start"}]
    for number, (command, person) in enumerate(zip(commands, [*people[1:], people[0]], strict=True)):
        data = {**command, "table": table.id, "key": f"key-{number:08}"}
        await house.tables.command(person, msgspec.convert(data, AnyCommand))
    players = [Player() for _ in people]
    connections = [Connection(player, who, set(), 64) for player, who in zip(players, people, strict=True)]
    for seat, connection in enumerate(connections):
        connection.limits.factor = 1e6
        connection.begin = house.talk.begin
        await house.tables.join(people[seat].id, table.id, seat, None, connection, patches=True)
    live = await house.tables.find(table.id)
    for number in range(WARM_UP + MOVES):
        position, seat = live.table.position, live.table.owing[0]
        if position is None:
            raise RuntimeError("the game has not begun")
        legal = position.state.legal(seat)
        play = {"type": "play", "table": table.id, "key": f"play-{number:08}", "seat": seat}
        text = json.dumps({**play, "expected": live.table.version, "action": legal[number % len(legal)]})
        players[seat].done.clear()
        counter.on = number >= WARM_UP
        connections[seat].hear(text)
        await players[seat].done.wait()
        counter.on = False
    await house.stop()
    return round(counter.counted / MOVES, 1)


def known_seed(size: int = 32) -> str:
    """What is as long as a seed is always the same: the games are to be the same every time."""
    return "5" * 64 if size == 32 else os.urandom(size).hex()


def costs() -> dict[str, float]:
    """By game."""
    from uvloop import run

    found: dict[str, float] = {}
    for game in bh.games():
        counter = Counter()
        threading.settrace(counter.follow)
        sys.settrace(counter.follow)
        try:
            with tempfile.TemporaryDirectory() as folder, patch("secrets.token_hex", known_seed):
                found[f"{game} move"] = run(cost(game, folder, counter))
        finally:
            sys.settrace(None)
            threading.settrace(None)
    return found


def main() -> None:
    version = sys.version_info
    noted = {"python": f"{version.major}.{version.minor}", "instructions": costs()}
    NOTED.write_text(json.dumps(noted, indent=1) + "\n", encoding="utf-8")
    print(NOTED.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
