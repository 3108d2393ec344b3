"""Bots at the tables: the tasks that ask workers for their answers and bring these to the door."""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from functools import cache

import structlog

from boardinghouse.bots import names
from boardinghouse.core.rng import Rng
from boardinghouse.server import metrics
from boardinghouse.server.fold import Table
from boardinghouse.server.refused import Refused
from boardinghouse.server.settings import Settings
from boardinghouse.server.tables import Tables
from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Addresses, Asker
from boardinghouse.server.workers import Thinking, Workers

log = structlog.get_logger("bots")
STAND_INS = ("level:3", "greedy", "random")
OF_PERSON = 24  # thoughts asked for at once at the tables of one person,
FROM_ADDRESS = 72  # and of all people at one address; the sweeper asks for the others later


@cache
def offered() -> tuple[str, ...]:
    """The names of the bots people may choose."""
    # a search of any length could be asked to think for ever; the levels have their measure, and their plain forms are
    # there to compare with
    return tuple(sorted((name for name in names() if not name.startswith(("search:", "plain:"))), key=by_level))


def by_level(name: str) -> tuple[bool, str]:
    return not name.startswith("level:"), name


def cost(name: str) -> int:
    """How much a bot thinks: its level; the others answer at once."""
    return int(name.removeprefix("level:")) if name.startswith("level:") else 0


def stand_in() -> str:
    """The bot that takes the seat of somebody who left."""
    return next(name for name in STAND_INS if name in offered())


def shares(asker: Asker) -> tuple[tuple[str, str], tuple[str, str]]:
    """To whose account a thought goes: the person's and the address's."""
    return ("person", asker.person), ("address", asker.address)


class BotPlayers:
    """Sees to it that seats played by bots answer. `owed` is called after every step this process stored."""

    def __init__(
        self, tables: Tables, settings: Settings, addresses: Addresses, workers: Thinking | None = None
    ) -> None:
        self.tables = tables
        self.settings = settings
        self.workers: Thinking = workers or Workers("bots", settings.workers)
        self.addresses = addresses
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.asked_by: Counter[tuple[str, str]] = Counter()  # thoughts asked for: by person, by address
        self.tasks = Tasks()

    def owed(self, table: Table) -> None:
        """Set the bots of this table thinking that owe an answer and are not at it yet, as many as there is room for.
        The one who made a table is the one for whom its bots think."""
        asker = self.addresses.asker(table.header.owner)
        for seat in table.owing:
            place = (table.id, seat)
            asked = table.status == "playing" and not table.frozen and table.seats[seat].bot
            if not asked or place in self.thinking or self.tasks.closed:
                continue
            if self.has_room(asker):
                self.asked_by.update(shares(asker))
                task = self.tasks.begin(self.wait_and_think(asker, table, seat))
                self.thinking[place] = task
                task.add_done_callback(lambda _, place=place: self.done(place, asker))  # type: ignore[misc]
            else:
                metrics.HELD_BACK.inc()

    def has_room(self, asker: Asker) -> bool:
        """Whether this person, and this address, may ask for one more thought: no queue grows without end."""
        person, address = shares(asker)
        return self.asked_by[person] < OF_PERSON and self.asked_by[address] < FROM_ADDRESS

    def done(self, place: tuple[str, int], asker: Asker) -> None:
        self.asked_by -= Counter(shares(asker))  # what is down to 0 is forgotten
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

    async def wait_and_think(self, asker: Asker, table: Table, seat: int) -> None:
        async with self.workers.turns.turn(asker, cost(table.seats[seat].bot)):
            await self.think(table.id, seat)

    async def think(self, id: str, seat: int) -> None:
        """One answer of one bot, through the same door as everybody's."""
        async with self.tables.reading(id, trusting=True) as live:
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
        await self.tasks.close()
        await self.workers.close()
