"""Tasks that belong together: begun in one place and ended in one place, in bounded time."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from boardinghouse.server.refused import Refused

T = TypeVar("T")
log = structlog.get_logger("tasks")
PATIENCE = 5  # rounds of a second in which cancelled tasks may clean up


class Tasks:
    """Everything that has tasks of its own begins them here. Once closed it begins no more, so that nothing that ends
    can start something new in a house that is shutting down."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[Any]] = set()
        self.closed = False

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        if self.closed:
            work.close()
            raise Refused("busy")
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    async def close(self, seconds: float = 0.0) -> None:
        """Begin nothing more, let what is under way go on for so long, then cancel it and wait until it is gone."""
        self.closed = True
        if self.under_way and seconds:
            await asyncio.wait(set(self.under_way), timeout=seconds)
        for _ in range(PATIENCE):
            if not self.under_way:
                return
            for task in self.under_way:
                task.cancel()  # more than once: a library may swallow a cancellation
            await asyncio.wait(set(self.under_way), timeout=1.0)
        if self.under_way:
            log.error("tasks-left", tasks=sorted(str(task.get_coro()) for task in self.under_way))
