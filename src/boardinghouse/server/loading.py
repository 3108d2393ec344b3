"""Reading a table from storage: its last snapshot and the steps after it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import structlog

from boardinghouse.core.contract import Game
from boardinghouse.server import metrics
from boardinghouse.server.fold import Table
from boardinghouse.server.position import BrokenLog
from boardinghouse.server.refused import Refused
from boardinghouse.server.stored import StoredStep, TableStore

log = structlog.get_logger("loading")
AT_ONCE = 50  # steps folded before others get their turn: some milliseconds


async def unhurried(steps: list[StoredStep]) -> AsyncIterator[StoredStep]:
    """These steps, with room for everybody else's work in between."""
    for number, step in enumerate(steps, 1):
        yield step
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)


async def load(store: TableStore, id: str, upto: int | None = None) -> Table:
    """Last snapshot plus later steps: the table as it was, or as it was at step `upto`."""
    stored = await store.load(id)
    if stored is None:
        raise Refused("no-such-table")
    snapshot = await store.snapshot(id)
    steps = [step for step in await store.steps(id) if upto is None or step.number <= upto]
    if snapshot is not None and upto is not None and snapshot[0] > upto:
        snapshot = None
    table = Table(stored.header, stored.seed)
    if snapshot is not None and outdated(snapshot[1], table.game):
        snapshot = None
    begun = 0 if snapshot is None else snapshot[0]
    try:
        async for step in unhurried(steps):
            table.take(step.number, step.at, step.change, engine=step.number > begun and not table.frozen)
            if step.key is not None:
                table.keys[(step.person, step.key)] = step.number
            if snapshot is not None and step.number == begun:
                table.open_position().restore(snapshot[1], table.lines)
                table.recent.clear()
    except BrokenLog:  # what it says may name a secret action: neither the log nor the people are told
        versions = {"made_by": table.header.rules, "rules": table.game.version}
        log.warning("table-frozen", table=id, game=table.header.game, after=table.version, **versions)
        return await frozen(store, id)
    metrics.TABLES_LOADED.inc()
    return table


def outdated(snapshot: dict[str, Any], game: Game[Any]) -> bool:
    """Whether a snapshot was made by earlier rules with the same games: their states differ, so the log is played."""
    made_by = snapshot["state"]["version"]
    return made_by != game.version and game.replays(made_by)


async def frozen(store: TableStore, id: str) -> Table:
    """A table that the present rules cannot play on: its people and its log stay readable."""
    stored = await store.load(id)
    if stored is None:
        raise Refused("no-such-table")
    table = Table(stored.header, stored.seed)
    async for step in unhurried(await store.steps(id)):
        table.take(step.number, step.at, step.change, engine=False)
    table.recent.clear()
    table.frozen = "rules"
    return table
