"""What the system says of a process."""

import os
import socket
from pathlib import Path

import psutil  # type: ignore[import-untyped]


def cpu_seconds(pid: int) -> float:
    """What a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_seconds(pid: int) -> float:
    """What the children of a process have computed so far, by those that are still there."""
    if not pid:
        return 0.0
    return sum(cpu_seconds(child.pid) for child in psutil.Process(pid).children())


def resident(pid: int) -> float:
    """Mebibytes of memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
