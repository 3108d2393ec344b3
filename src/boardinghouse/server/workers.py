"""Processes that think for the server: a few of them, one question at a time each."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from typing import Any, Protocol

from boardinghouse.server.tasks import Tasks
from boardinghouse.server.turns import Turns

LINE_BYTES = 4_000_000
START_SECONDS = 3.0  # that processes being started may take when all is to end
END_SECONDS = 3.0  # until a killed process is gone
Process = asyncio.subprocess.Process


class Thinking(Protocol):
    """Answers questions somewhere else, so that nobody waits for a thought. Everybody who asks has a turn."""

    turns: Turns

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The reply; a fault if it takes longer than so many seconds."""

    async def close(self) -> None: ...


class Workers:
    """A few processes that think, one question at a time each. One that takes too long is killed and replaced.

    A process is started in a task that nobody cancels: asyncio waits for ever for one whose start was cancelled."""

    def __init__(self, work: str, count: int, behind: int = 0) -> None:
        self.count = count
        self.turns = Turns(work, count)
        self.behind = behind  # how far the processes step back behind others
        self.processes: set[Process] = set()
        self.free: list[Process] = []
        self.starting = Tasks()
        self.ending = Tasks()

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The worker's reply; a fault if it takes too long or dies. Everybody who asks has a turn."""
        process = await self.free_process()
        try:
            async with asyncio.timeout(seconds):
                reply = await exchange(process, question)
        except (TimeoutError, OSError, ValueError) as fault:
            self.end(process)
            return {"fault": f"{type(fault).__name__} {fault}".strip()}
        except BaseException:
            self.end(process)
            raise
        self.free.append(process)
        return reply

    async def free_process(self) -> Process:
        """A process that does nothing, started if there is none. Refused when all is to end."""
        while True:
            while self.free:
                process = self.free.pop()
                if process.returncode is None:
                    return process
                self.processes.discard(process)
            await asyncio.shield(self.starting.begin(self.start()))

    async def start(self) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "boardinghouse.server.worker",
            str(self.behind),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_BYTES,
            start_new_session=True,  # its helpers end with it, and Ctrl+C is the server's
        )
        self.processes.add(process)
        if len(self.processes) > self.count:  # the one who wanted it went away, and another was started since
            self.end(process)
        else:
            self.free.append(process)

    def end(self, process: Process) -> None:
        """Kill a process and what it has started."""
        if process in self.processes:
            self.processes.discard(process)
            if process.returncode is None:
                kill(process)
                self.ending.begin(process.wait())

    async def close(self) -> None:
        """End all processes. Those who ask have to be gone before."""
        await self.starting.close(START_SECONDS)
        for process in list(self.processes):
            self.end(process)
        await self.ending.close(END_SECONDS)


def kill(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


async def exchange(process: Process, question: dict[str, Any]) -> dict[str, Any]:
    if process.stdin is None or process.stdout is None:
        raise OSError("the worker has no pipes")
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise OSError("the worker died")
    reply: dict[str, Any] = json.loads(line)
    return reply
