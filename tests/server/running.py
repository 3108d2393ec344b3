"""A server in a process of its own, on loopback and a free port."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ATTACHED = Path(__file__).parent / "attached.py"


class Running:
    """A server process; `url` and `socket_url` say where."""

    def __init__(
        self,
        database: str,
        *options: str,
        log: Path | None = None,
        port: int = 0,
        program: tuple[str, ...] = (sys.executable, str(ATTACHED)),
        folder: Path | None = None,
    ) -> None:
        self.database = database
        self.log = log
        self.output = log.open("ab") if log is not None else None
        command = [*program, "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            [*command, "--rate-factor", "1000", "--log-json", *options],
            stdin=subprocess.PIPE,  # closes when this process ends, and the server ends with it
            stdout=subprocess.PIPE,
            stderr=self.output if self.output is not None else subprocess.DEVNULL,
            cwd=folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://([\d.]+):(\d+)", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line!r}")
        self.host, self.port = found[1], int(found[2])
        self.url = f"http://{self.host}:{self.port}"
        self.socket_url = f"ws://{self.host}:{self.port}/ws"

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """As an operator would; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(timeout=300)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        if self.output is not None:
            self.output.close()
        return code

    def resident_bytes(self) -> int:
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def running(database: str, *options: str, log: Path | None = None) -> Iterator[Running]:
    server = Running(database, *options, log=log)
    try:
        yield server
    finally:
        server.stop()


def wait_for(condition: object, seconds: float = 300.0) -> None:
    """Poll until the condition (a callable) holds."""
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)
