"""What the figures were measured on."""

import os
import platform
import shutil
import subprocess
import sysconfig
from pathlib import Path


def describe() -> dict[str, object]:
    """Processor, memory, system, Python and C compiler."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "memory_gib": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": compiler(),
        "load": [round(load, 1) for load in os.getloadavg()],
    }


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def compiler() -> str:
    """The first line that the C compiler says of itself: the one that extensions are built with."""
    command = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
    if command is None:
        return "none"
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()[0]
