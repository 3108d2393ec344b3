"""The threads that write to the database. What is wanted of them in one turn of the event loop goes over as one batch,
and its answers come back as one: waking the other side costs more than most writes do."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

W = TypeVar("W")
TOGETHER = 256  # writes that may share one wait for the disk


@dataclass(slots=True)
class Writing(Generic[W]):
    """Something to write, and its outcome."""

    work: W
    future: asyncio.Future[Any]
    result: Any = None
    fault: Exception | None = None


class Writer(Generic[W]):
    """`write` does a batch in a thread and notes its outcome in each job. Batches are all of one kind."""

    def __init__(self, write: Callable[[list[Writing[W]]], None], threads: int) -> None:
        self.write = write
        self.waiting: dict[type[Any], deque[Writing[W]]] = {}
        self.batches: SimpleQueue[list[Writing[W]] | None] = SimpleQueue()
        self.idle = threads
        self.asked = False
        self.threads = [Thread(target=self.run, name=f"write-{number}", daemon=True) for number in range(threads)]
        for thread in self.threads:
            thread.start()

    async def do(self, work: W) -> Any:
        """Have this written; it is on the disk when this returns."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self.waiting.setdefault(type(work), deque()).append(Writing(work, future))
        if not self.asked:  # the others of this turn come along
            self.asked = True
            loop.call_soon(self.hand_over)
        return await future

    def hand_over(self) -> None:
        self.asked = False
        while self.idle and (kind := next((kind for kind, jobs in self.waiting.items() if jobs), None)) is not None:
            jobs = self.waiting[kind] = self.waiting.pop(kind)  # the kinds take turns
            self.idle -= 1
            self.batches.put(batch_of(jobs))

    def answer(self, jobs: list[Writing[W]]) -> None:
        """Back on the event loop."""
        self.idle += 1
        for job in jobs:
            if not job.future.done():
                if job.fault is None:
                    job.future.set_result(job.result)
                else:
                    job.future.set_exception(job.fault)
        self.hand_over()

    def run(self) -> None:
        while (jobs := self.batches.get()) is not None:
            wanted = [job for job in jobs if not job.future.cancelled()]
            try:
                if wanted:
                    self.write(wanted)
            except Exception as fault:  # those who wait must hear of it, whatever it is
                for job in wanted:
                    job.fault = fault
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                jobs[0].future.get_loop().call_soon_threadsafe(self.answer, jobs)

    def finish(self) -> None:
        """Take no more, and write what waits."""
        for kind in self.waiting.values():
            while kind:
                self.batches.put(batch_of(kind))
        for _ in self.threads:
            self.batches.put(None)

    def join(self) -> None:
        for thread in self.threads:
            thread.join()


def batch_of(waiting: deque[Writing[W]]) -> list[Writing[W]]:
    return [waiting.popleft() for _ in range(min(TOGETHER, len(waiting)))]
