"""A process of one's own that does one task after another."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any


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
