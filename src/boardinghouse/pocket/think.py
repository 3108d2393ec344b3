"""The second worker: what the server asks of its processes, asked of a worker of the page."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from boardinghouse.server.turns import Turns


class PageWorker:
    """Thinks one question at a time. A thought that takes too long is cancelled: the page ends the worker and starts
    another."""

    def __init__(self, work: str, ask: Callable[[str], Awaitable[str]], stop: Callable[[], None]) -> None:
        self.turns = Turns(work, 1)
        self.asked = ask
        self.stop = stop

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            async with asyncio.timeout(seconds):
                reply: dict[str, Any] = json.loads(await self.asked(json.dumps(question)))
        except TimeoutError:
            self.stop()
            return {"fault": "took too long"}
        return reply

    async def close(self) -> None:
        self.stop()


def answer(question: str) -> str:
    """In the second worker: the reply to one question."""
    from boardinghouse.server import worker

    try:
        return json.dumps(worker.answer(json.loads(question)))
    except Exception as fault:
        return json.dumps({"fault": f"{type(fault).__name__}: {fault}"})
