"""One server of several processes behind one port. This one only looks after them: it starts them, starts another where
one ended, and ends them all. The system gives those who come to any of them; requests are passed on (`passing.py`)."""

import contextlib
import dataclasses
import os
import signal
import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
import structlog

from boardinghouse.server.database import alone, open_engine
from boardinghouse.server.migrate import migrate
from boardinghouse.server.run import announce, open_port, serve_at
from boardinghouse.server.settings import Settings

log = structlog.get_logger("spread")
LOOK_SECONDS = 0.2
AGAIN_SECONDS = 1.0  # between two starts of one process
STOP_SECONDS = 60.0  # for all to end


class Charge(msgspec.Struct):
    """What a process is told."""

    settings: dict[str, Any]
    log_level: str
    log_json: bool


def serve_together(settings: Settings, *, open_page: bool, log_level: str, log_json: bool) -> None:
    """Serve by several processes until SIGINT or SIGTERM."""
    if sys.platform != "linux":
        raise ValueError("--processes needs Linux, which spreads connections over processes; elsewhere start one")
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    if settings.port:
        open_port(settings.host, settings.port).close()  # nobody else has it
    port = open_port(settings.host, settings.port, shared=True)  # ours from now on: it does not listen
    with alone(settings.database) as held:
        engine = open_engine(settings.database)
        migrate(engine)
        engine.dispose()
        port_number = port.getsockname()[1]
        own = dataclasses.replace(
            settings,
            port=port_number,
            workers=share(settings.workers, settings.processes),
            study_workers=share(settings.study_workers, settings.processes),
        )
        children = Children(Charge(dataclasses.asdict(own), log_level, log_json), settings.processes, held)
        try:
            if not children.are_ready():
                raise ValueError("the server could not start; the log above says why")
            address = announce(settings, port_number)
            if open_page:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
            while not stop.wait(LOOK_SECONDS):
                children.start_again()
        finally:
            children.stop()


def share(whole: int, processes: int) -> int:
    return max(1, whole // processes)


class Children:
    """The processes that serve. Each ends when the pipe to this one does."""

    def __init__(self, charge: Charge, count: int, held: list[int]) -> None:
        self.told = msgspec.json.encode(charge, enc_hook=str) + b"\n"
        self.held = held
        self.started = [0.0] * count
        self.running = [self.start(place) for place in range(count)]

    def start(self, place: int) -> "subprocess.Popen[bytes]":
        self.started[place] = time.monotonic()
        command = [sys.executable, "-m", "boardinghouse.server.spread"]
        child = subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=self.held
        )
        if child.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                child.stdin.write(self.told)
                child.stdin.flush()
        return child

    def are_ready(self) -> bool:
        """Wait until all can be talked to."""
        return all(child.stdout is not None and child.stdout.readline() for child in self.running)

    def start_again(self) -> None:
        for place, child in enumerate(self.running):
            code = child.poll()
            if code is not None and time.monotonic() - self.started[place] > AGAIN_SECONDS:
                log.warning("process-ended", code=code)
                close_pipes(child)
                self.running[place] = self.start(place)

    def stop(self) -> None:
        for child in self.running:
            if child.poll() is None:
                child.terminate()
        end = time.monotonic() + STOP_SECONDS
        for child in self.running:
            try:
                child.wait(max(0.1, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
            close_pipes(child)


def close_pipes(child: "subprocess.Popen[bytes]") -> None:
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()


def serve_as_told() -> None:
    """One of the processes."""
    from boardinghouse.server import logs

    charge = msgspec.json.decode(sys.stdin.buffer.readline(), type=Charge)
    logs.set_up(as_json=charge.log_json, level=charge.log_level)
    given = charge.settings
    for name in ("page", "pocket"):
        given[name] = Path(given[name]) if given[name] is not None else None
    settings = msgspec.convert(given, Settings)

    def follow() -> None:
        while os.read(0, 1024):
            pass
        os.kill(os.getpid(), signal.SIGTERM)  # who started it is gone

    threading.Thread(target=follow, daemon=True).start()
    listener = open_port(settings.host, settings.port, shared=True)
    serve_at(listener, settings, lambda: print("ready", flush=True))


if __name__ == "__main__":
    serve_as_told()
