"""What `make play` runs: opens the house as soon as it can be played in, and makes it faster while people play.

The Python packages and the page are fetched side by side. The server then starts as plain Python; the engine is
compiled behind it, and when that is done the server is started again with it, at a moment when nobody moves. Tables are
stored step by step, and the page connects again by itself. Ctrl+C stops everything that takes part.

Needs only the standard library: it runs before anything is installed.
"""

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FrameType

from scripts import page

ROOT = page.ROOT
PYTHON = ROOT / ".venv/bin/python"
LOG = ROOT / "build/play.log"
PLAIN, COMPILED = ROOT / "src", ROOT / "build/compiled"
COMPILED_STAMP = "build/compiled/.page"
# seconds
TICK = 0.2
QUIET = 4.0  # nobody has moved for so long: a moment for changing over,
PATIENCE = 60.0  # and if there is none
STARTING = 120.0
STOPPING = 20.0
MOVES = re.compile(rb"^boardinghouse_(?:steps_total|bot_seconds_count|command_seconds_count)\S* (\S+)$", re.MULTILINE)


class Stopped(Exception):
    """Somebody pressed Ctrl+C."""


class Silent(Exception):
    """The server does not answer."""


class Job:
    """A program that works beside us. Its last line that says something to people is its status."""

    def __init__(self, name: str, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        self.name, self.status = name, ""
        self._lines: list[str] = []
        # a session of its own: Ctrl+C reaches us alone, and we stop it with all it has started
        self.process = subprocess.Popen(  # noqa: S603
            command,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None  # noqa: S101
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("a", encoding="utf-8") as log:
            for line in self.process.stdout:
                log.write(line)
                self._lines.append(line)
                said = re.match(r"(?:==|boardinghouse:) (.*)", line)
                if said is not None:
                    self.status = said[1]

    def done(self) -> bool:
        """Whether it has ended well. Says what it said and stops us if it has not."""
        if self.process.poll() is None:
            return False
        self._reader.join(5)
        if self.process.returncode:
            sys.stderr.write("".join(self._lines[-30:]))
            raise SystemExit(f"{self.name}: failed; all it said is in {LOG.relative_to(ROOT)}")
        return True

    def stop(self) -> None:
        end(self.process)


def end(process: subprocess.Popen[str]) -> None:
    """End a process and all it has started."""
    for number, seconds in ((signal.SIGTERM, STOPPING), (signal.SIGKILL, 5.0)):
        if process.poll() is None:
            try:
                os.killpg(process.pid, number)
                process.wait(seconds)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue


class Screen:
    """One line that is written over while work goes on; on anything but a terminal, a line for every step."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._live = sys.stdout.isatty()
        self._shown = ""

    def show(self, text: str) -> None:
        if self._live:
            width = os.get_terminal_size().columns - 1
            seconds = f"{time.monotonic() - self._began:3.0f} s  "
            print(f"\r\033[K{(seconds + text)[:width]}", end="", flush=True)
        elif (steps := re.sub(r"\d+ of \d+ files", "files", text)) != self._shown:
            print(text, flush=True)
            self._shown = steps

    def say(self, text: str) -> None:
        """Leave a line."""
        self.clear()
        print(text, flush=True)

    def clear(self) -> None:
        if self._live:
            print("\r\033[K", end="", flush=True)


class House:
    """The server, and which package it runs from."""

    def __init__(self, host: str, port: int, *, open_page: bool) -> None:
        self.host, self.port, self._open = host, port or free_port(), open_page
        self.server: subprocess.Popen[str] | None = None
        at = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
        self.address = f"http://[{at}]:{self.port}" if ":" in at else f"http://{at}:{self.port}"

    def start(self, package: Path) -> None:
        """Start the server and wait until it answers. Only the first start says where it is and opens the page."""
        command = [str(PYTHON), "-m", "boardinghouse.cli", "serve", "--host", self.host, "--port", str(self.port)]
        first = self.server is None
        self.server = subprocess.Popen(  # noqa: S603
            [*command, "--open"] if first and self._open else command,
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.DEVNULL,
            stdout=None if first else subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        limit = time.monotonic() + STARTING
        while self.ask("/health") is None:
            self.check()
            if time.monotonic() > limit:
                raise Silent(f"the server does not answer at {self.address}")
            time.sleep(TICK)

    def check(self) -> None:
        """Stop us when the server has ended by itself; it has said why."""
        if self.server is not None and self.server.poll() is not None:
            raise SystemExit(self.server.returncode)

    def stop(self) -> None:
        if self.server is not None:
            end(self.server)

    def ask(self, path: str) -> bytes | None:
        """What the server answers, None if it does not."""
        try:
            with urllib.request.urlopen(self.address + path, timeout=5) as answer:  # noqa: S310
                body: bytes = answer.read()
                return body
        except (OSError, urllib.error.URLError):
            return None

    def moves(self) -> float:
        """A number that grows with everything that people and bots do."""
        return sum(float(value) for value in MOVES.findall(self.ask("/metrics") or b""))

    def await_quiet(self) -> None:
        """Wait until nobody has moved for some seconds, but not for ever."""
        now = time.monotonic()
        before, since, limit = self.moves(), now, now + PATIENCE
        while now < limit and now - since < QUIET:
            time.sleep(TICK)
            self.check()
            after, now = self.moves(), time.monotonic()
            if after != before:
                before, since = after, now

    def change_over(self, package: Path, back: Path) -> bool:
        """Start the server again from another package; from the old one if that fails."""
        self.stop()
        try:
            self.start(package)
        except (Silent, SystemExit):
            self.stop()
            self.start(back)
            return False
        return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def make(target: str, *options: str) -> list[str]:
    # `make play` hands its own options on in MAKEFLAGS
    return [os.environ.get("MAKE", "make"), "--no-print-directory", *options, target]


def up_to_date(target: str) -> bool:
    return subprocess.run(make(target, "--question"), cwd=ROOT, capture_output=True, check=False).returncode == 0  # noqa: S603


def together(screen: Screen, jobs: list[Job], check: Callable[[], None] = lambda: None) -> None:
    """Show how far the jobs are until all are done."""
    while not all(job.done() for job in jobs):
        check()
        screen.show(" | ".join(f"{job.name}: {job.status or 'starting'}" for job in jobs if job.process.poll() is None))
        time.sleep(TICK)
    screen.clear()


def prepare(screen: Screen, jobs: list[Job]) -> None:
    """Fetch what is missing, and make the page."""
    page_first = page.system_node()  # else it comes with the Python packages
    if not up_to_date("ready"):
        jobs.append(Job("Python packages", make("ready")))
    if page_first and not page.fresh():
        jobs.append(Job("Page", [sys.executable, "-m", "scripts.page"]))
    together(screen, jobs)
    if not page.fresh():
        jobs.append(Job("Page", make("page")))
        together(screen, jobs)


def play(screen: Screen, house: House, jobs: list[Job]) -> None:
    """Everything, until the server ends."""
    fast = up_to_date(COMPILED_STAMP)  # and with it all that it is made of
    if not fast:
        prepare(screen, jobs)
        fast = up_to_date(COMPILED_STAMP)
    screen.show("Opening the house")
    screen.clear()
    house.start(COMPILED if fast else PLAIN)
    if not fast:
        screen.say("You can play already. The engine is being compiled behind it; then the bots will think faster.")
        jobs.append(Job("Behind it", ["nice", "-n", "10", *make(COMPILED_STAMP, "QUIET=")]))
        together(screen, jobs[-1:], house.check)
        if not any(COMPILED.glob("boardinghouse__mypyc.*")):
            screen.say("There is no C compiler here, so the bots go on as they are.")
        else:
            house.await_quiet()
            changed = house.change_over(COMPILED, PLAIN)
            screen.say(
                "The engine is compiled: bots think faster now." if changed else "The compiled engine did not start."
            )
    while True:
        house.check()
        time.sleep(TICK)


def main() -> None:
    parser = argparse.ArgumentParser(description="The house in the browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()

    def stop(number: int, _: FrameType | None) -> None:
        raise Stopped(signal.Signals(number).name)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    screen, jobs = Screen(), list[Job]()
    house = House(given.host, given.port, open_page=True)
    LOG.unlink(missing_ok=True)
    try:
        play(screen, house, jobs)
    except Stopped:
        screen.say("Closing the house.")
    except Silent as fault:
        sys.exit(f"boardinghouse: {fault}")
    finally:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        for job in jobs:
            job.stop()
        house.stop()


if __name__ == "__main__":
    main()
