"""Servers of other projects, under the same load."""

import shutil
import subprocess
from pathlib import Path

from benchmarks.server.machine import free_port

HERE = Path(__file__).parent
BUILD = Path("build") / "peers"


def install(name: str) -> str:
    """Why it cannot be measured here; empty if it can."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "no Node on this machine"
    folder = BUILD / name
    folder.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "measure.js", *(HERE / name).iterdir()):
        shutil.copy(file, folder)
    done = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"],  # noqa: S607
        cwd=folder,
        capture_output=True,
        check=False,
    )
    return "" if done.returncode == 0 else "it could not be installed"


def start(name: str, folder: str) -> "tuple[subprocess.Popen[bytes], str]":
    """Its server, which keeps what it keeps in a folder; and where it is."""
    port = free_port()
    command = ["node", "server.js", str(port), folder]
    server = subprocess.Popen(command, cwd=BUILD / name, stdout=subprocess.PIPE)
    if server.stdout is not None:
        server.stdout.readline()
    return server, f"http://127.0.0.1:{port}"
