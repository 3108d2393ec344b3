"""Who plays the chunks: this process, a pool of processes, or a Ray cluster. Only the order in which chunks come back
differs."""

import socket
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from boardinghouse.lab.chunks import PlayedChunk, play_chunk
from boardinghouse.lab.experiment import Chunk, Experiment
from boardinghouse.processes import MOST_DEATHS, WorkerDied, finished

ENGINES = ("pool", "ray")
KNOCK = 5.0  # seconds that a cluster may take to open a connection

Engine = Callable[[Experiment, Sequence[Chunk]], Iterator[PlayedChunk]]


def engine_of(name: str, jobs: int, address: str | None) -> Engine:
    """The engine of this name; ValueError if there is none or it does not fit."""
    if name not in ENGINES:
        raise ValueError(f"unknown engine {name!r}; the engines are {', '.join(ENGINES)}")
    if name == "ray":
        return lambda experiment, chunks: on_ray(experiment, chunks, jobs, address)
    if address is not None:
        raise ValueError("--address is for --engine ray")
    return lambda experiment, chunks: in_pool(experiment, chunks, jobs)


def in_pool(experiment: Experiment, chunks: Sequence[Chunk], jobs: int) -> Iterator[PlayedChunk]:
    """Processes of this machine. One that dies is replaced, and what it had in hand is played again."""
    try:
        for _, played in finished(partial(play_chunk, experiment), chunks, jobs):
            yield played
    except WorkerDied as fault:
        raise ValueError(f"{fault}; what was played is kept") from None


def on_ray(experiment: Experiment, chunks: Sequence[Chunk], jobs: int, address: str | None) -> Iterator[PlayedChunk]:
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
