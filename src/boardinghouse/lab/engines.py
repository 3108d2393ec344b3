"""Who plays the chunks: this process, a pool of processes, or a Ray cluster. Only the order in which chunks come back
differs."""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, cast

from boardinghouse.lab.chunks import Played, play_chunk
from boardinghouse.lab.experiment import Chunk, Experiment

ENGINES = ("pool", "ray")
KNOCK = 5.0  # seconds that a cluster may take to open a connection
MOST_DEATHS = 5  # of workers, before the fault is looked for in the work itself

Engine = Callable[[Experiment, Sequence[Chunk]], Iterator[Played]]


def engine_of(name: str, jobs: int, address: str | None) -> Engine:
    """The engine of this name; ValueError if there is none or it does not fit."""
    if name not in ENGINES:
        raise ValueError(f"unknown engine {name!r}; the engines are {', '.join(ENGINES)}")
    if name == "ray":
        return lambda experiment, chunks: on_ray(experiment, chunks, jobs, address)
    if address is not None:
        raise ValueError("--address is for --engine ray")
    if jobs == 1:
        return lambda experiment, chunks: (play_chunk(experiment, chunk) for chunk in chunks)
    return lambda experiment, chunks: in_pool(experiment, chunks, jobs)


def in_pool(experiment: Experiment, chunks: Sequence[Chunk], jobs: int) -> Iterator[Played]:
    """Processes of this machine. One that dies is replaced, and what it had in hand is played again."""
    left = list(reversed(chunks))
    workers = {worker.pipe: worker for worker in (Worker(experiment) for _ in range(min(jobs, len(left))))}
    deaths = 0
    try:
        for worker in workers.values():
            worker.play(left.pop())
        while workers:
            for pipe in cast("list[Connection]", wait(list(workers))):
                worker = workers[pipe]
                played = worker.played()
                if played is None:
                    deaths += 1
                    if deaths == MOST_DEATHS:
                        raise ValueError(f"worker processes died {deaths} times; what was played is kept")
                    left.append(worker.chunk)
                    workers.pop(pipe).end()
                    worker = Worker(experiment)
                    workers[worker.pipe] = worker
                if left:
                    worker.play(left.pop())
                else:
                    workers.pop(pipe).end()
                if played is not None:
                    yield played
    finally:
        for worker in workers.values():
            worker.end()


class Worker:
    """A process that plays chunks. Its pipe is shared with nobody and so breaks with it: a pool's common queue would
    wait for ever for the rest of a result that a killed process had begun to write."""

    chunk: Chunk  # in hand

    def __init__(self, experiment: Experiment) -> None:
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process = context.Process(target=serve_chunks, args=(experiment, end))
        self.process.start()
        end.close()

    def play(self, chunk: Chunk) -> None:
        self.chunk = chunk
        with suppress(OSError):  # dead: `played` will tell
            self.pipe.send(chunk)

    def played(self) -> Played | None:
        """The chunk in hand with its games; None if the process died over it."""
        try:
            answer: Played | Exception = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def serve_chunks(experiment: Experiment, pipe: Connection) -> None:
    """In a worker: play what is asked for, until nobody asks any more."""
    follow_parent()
    with suppress(EOFError, OSError):
        while True:
            chunk = pipe.recv()
            try:
                answer: Played | Exception = play_chunk(experiment, chunk)
            except Exception as fault:  # the parent raises it
                answer = fault
            pipe.send(answer)


def follow_parent() -> None:
    """In a worker: leave interrupts to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def on_ray(experiment: Experiment, chunks: Sequence[Chunk], jobs: int, address: str | None) -> Iterator[Played]:
    """An existing cluster, or without an address one of `jobs` workers on this machine. Ray plays a chunk again when
    its worker or machine dies."""
    try:
        import ray  # type: ignore[import-not-found, unused-ignore] # an extra of its own
    except ImportError:
        raise ValueError("--engine ray needs Ray: pip install 'boardinghouse[ray]'") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address is None:
        ray.init(num_cpus=jobs, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
    else:
        knock(address)
        try:
            ray.init(address=address, **quiet)
        except ConnectionError as fault:
            raise ValueError(f"no Ray cluster answers at {address}: {str(fault).splitlines()[0]}") from None
    try:
        task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_chunk)
        shared = ray.put(experiment)
        waiting = [task.remote(shared, chunk) for chunk in chunks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield ray.get(done[0])
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """ValueError if nothing listens at HOST:PORT: Ray itself would go on trying for minutes."""
    host, separator, port = address.removeprefix("ray://").rpartition(":")
    if not separator or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), KNOCK).close()
    except OSError as fault:
        raise ValueError(f"no Ray cluster answers at {address}: {fault.strerror or fault}") from None
