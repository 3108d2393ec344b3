"""Worker processes: one that does task after task, and work divided among several (`mapped`, `finished`)."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, TypeVar, cast

Item = TypeVar("Item")
Made = TypeVar("Made")

MOST_DEATHS = 5  # of workers, before the fault is looked for in the work itself


class WorkerDied(Exception):
    """The process ended over the task in hand."""


class Worker:
    """A process that works through tasks. Its pipe is shared with nobody and so breaks with it: a pool's common queue
    would wait for ever for the rest of an answer that a killed process had begun to write. And a task is on its way
    when `give` returns: a pool's thread would wait for compiled code that this process runs next. A passing worker ends
    with its parent and has no workers of its own."""

    def __init__(self, work: Callable[[Any], Any], *, passing: bool = False) -> None:
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=serve, args=(work, end), daemon=passing)
        self.process.start()
        end.close()

    def give(self, task: Any) -> None:
        with suppress(OSError):  # dead: `answer` will tell
            self.pipe.send(task)

    def answer(self) -> Any:
        """What came of the task in hand; what went wrong in it is raised here."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def serve(work: Callable[[Any], Any], pipe: Connection) -> None:
    """In the worker: do what is asked for, until nobody asks any more."""
    follow_parent()
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                answer = work(task)
            except Exception as fault:  # the parent raises it
                answer = fault
            pipe.send(answer)


def follow_parent() -> None:
    """In the worker: leave interrupts to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def mapped(work: Callable[[Item], Made], items: Iterable[Item], jobs: int) -> Iterator[Made]:
    """What the work makes of every item, in order. With more than one job it is done in that many processes; what comes
    out is the same."""
    made: dict[int, Made] = {}
    following = 0
    for place, one in finished(work, items, jobs):
        made[place] = one
        while following in made:
            yield made.pop(following)
            following += 1


def finished(work: Callable[[Item], Made], items: Iterable[Item], jobs: int) -> Iterator[tuple[int, Made]]:
    """The place of every item and what the work makes of it, as they are done. A process that dies is replaced and its
    item done again; WorkerDied when that happens again and again."""
    if jobs == 1:
        yield from enumerate(map(work, items))
        return
    left = list(enumerate(items))
    left.reverse()
    workers: dict[Connection, tuple[Worker, int, Item]] = {}  # by their pipes, each with the item in hand
    deaths = 0

    def work_on(worker: Worker) -> None:
        if left:
            place, item = left.pop()
            workers[worker.pipe] = (worker, place, item)
            worker.give(item)
        else:
            workers.pop(worker.pipe, None)
            worker.end()

    try:
        for _ in range(min(jobs, len(left))):
            work_on(Worker(work))
        while workers:
            for pipe in cast("list[Connection]", wait(list(workers))):
                worker, place, item = workers[pipe]
                try:
                    made: Made = worker.answer()
                except WorkerDied:
                    workers.pop(pipe)
                    worker.end()
                    deaths += 1
                    if deaths == MOST_DEATHS:
                        raise WorkerDied(f"worker processes died {deaths} times") from None
                    left.append((place, item))
                    work_on(Worker(work))
                else:
                    work_on(worker)
                    yield place, made
    finally:
        for worker, _, _ in workers.values():
            worker.end()
