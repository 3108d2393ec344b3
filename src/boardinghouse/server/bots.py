"""Bots at the tables: worker processes that think, and the tasks that bring their answers to the door."""

import asyncio
import contextlib
import json
import secrets
import sys
import time
from functools import cache
from typing import Any

import structlog

from boardinghouse.bots import names
from boardinghouse.core.rng import Rng
from boardinghouse.server import metrics
from boardinghouse.server.decide import Refused
from boardinghouse.server.fold import Table
from boardinghouse.server.settings import Settings
from boardinghouse.server.tables import Tables

log = structlog.get_logger("bots")
STAND_INS = ("level:3", "greedy", "random")
LINE_BYTES = 4_000_000


@cache
def offered() -> tuple[str, ...]:
    """The names of the bots people may choose."""
    # a search of any length could be asked to think for ever; the levels have their measure
    return tuple(sorted((name for name in names() if not name.startswith("search:")), key=by_level))


def by_level(name: str) -> tuple[bool, str]:
    return not name.startswith("level:"), name


def stand_in() -> str:
    """The bot that takes the seat of somebody who left."""
    return next(name for name in STAND_INS if name in offered())


class Workers:
    """A few processes that think, one question at a time each. One that takes too long is killed and replaced."""

    def __init__(self, count: int, behind: int = 0) -> None:
        self.behind = behind  # how far the processes step back behind others
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self.free.put_nowait(None)  # started when first needed
        self.processes: set[asyncio.subprocess.Process] = set()

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boardinghouse.server.worker",
            str(self.behind),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_BYTES,
        )
        self.processes.add(process)
        return process

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The worker's reply; a fault if it takes too long or dies."""
        process = await self.free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self.start()
            reply = await asyncio.wait_for(exchange(process, question), seconds)
        except (TimeoutError, OSError, ValueError) as fault:
            await self.end(process)
            process = None
            return {"fault": f"{type(fault).__name__} {fault}".strip()}
        except BaseException:
            await self.end(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        return reply

    async def end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self.processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self.processes):
            await self.end(process)


async def exchange(process: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
    if process.stdin is None or process.stdout is None:
        raise OSError("the worker has no pipes")
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise OSError("the worker died")
    reply: dict[str, Any] = json.loads(line)
    return reply


class BotPlayers:
    """Sees to it that seats played by bots answer. `owed` is called after every step this process stored."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.workers = Workers(settings.workers)
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def owed(self, table: Table) -> None:
        """Set the bots of this table thinking that owe an answer and are not at it yet."""
        for seat in table.owing:
            place = (table.id, seat)
            asked = table.status == "playing" and not table.frozen and table.seats[seat].bot
            if asked and place not in self.thinking:
                task = asyncio.create_task(self.think(*place))
                self.thinking[place] = task
                task.add_done_callback(lambda _, place=place: self.done(place))  # type: ignore[misc]

    def done(self, place: tuple[str, int]) -> None:
        task = self.thinking.pop(place)
        if task.cancelled():
            return
        fault = task.exception()
        if fault is not None:
            log.error("bot-failed", table=place[0], seat=place[1], exc_info=fault)
            return
        live = self.tables.live.get(place[0])
        if live is not None:
            self.owed(live.table)  # the same seat may owe the next answer too

    async def think(self, id: str, seat: int) -> None:
        """One answer of one bot, through the same door as everybody's."""
        async with self.tables.reading(id) as live:
            table = live.table
            bot = table.seats[seat].bot
            position = table.position
            if not bot or seat not in table.owing or position is None or table.frozen:
                return
            expected = table.version
            world = position.state.determinize(seat, Rng(secrets.token_hex(16)))
            legal = position.state.legal(seat)
            question = {
                "game": table.game.id,
                "state": world.to_json(),
                "seat": seat,
                "bot": bot,
                "budget": self.settings.bot_budget,
                "seed": secrets.randbits(32),
            }
        began = time.perf_counter()
        reply = await self.workers.ask(question, self.settings.bot_seconds)
        metrics.BOT_SECONDS.labels(bot).observe(time.perf_counter() - began)
        action = int(reply.get("action", -1))
        if action not in legal:
            log.warning("bot-fallback", bot=bot, game=question["game"], fault=reply.get("fault", "illegal answer"))
            metrics.BOT_FALLBACKS.labels(bot).inc()
            action = secrets.choice(legal)
        with contextlib.suppress(Refused):  # its person came back, or the move was undone: the answer is dropped
            await self.tables.finish(self.tables.bot_move(id, seat, expected, action))

    async def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await self.workers.close()
