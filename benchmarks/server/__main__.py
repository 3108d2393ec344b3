"""Durable moves a second, latency and memory of the server with many tables in play; boardgame.io in the same run.

    python -m benchmarks.server [--tables 200] [--seconds 20] [--json] [--without-peer]

Each is measured twice: with players who answer at once (all it can do), and with players who think a second.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import boardinghouse as bh

HERE = Path(__file__).parent
BUILD = Path("build") / "boardgameio"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def resident(pid: int) -> float:
    """Mebibytes of memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def measure(server: "subprocess.Popen[bytes]", load: list[str]) -> dict[str, Any]:
    """Run the load and add the server's memory after it."""
    done = subprocess.run([*load, str(server.pid)], capture_output=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"the load failed: {done.stderr.decode()[-2000:]}")
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    result["moves_per_cpu_second"] = result["moves_per_second"] / max(result["server_cpu"], 1e-9)
    result["server_mib"] = resident(server.pid)
    return result


def ours(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "boardinghouse.cli", "serve", "--port", "0", "--database", address]
        server = subprocess.Popen([*command, "--rate-factor", "100000"], stdout=subprocess.PIPE)
        assert server.stdout is not None
        try:
            url = server.stdout.readline().decode().split()[3]
            load = [sys.executable, "-m", "benchmarks.server.load", url, str(tables), str(seconds), str(pause)]
            return measure(server, load)
        finally:
            server.terminate()
            server.wait(60)
            server.stdout.close()


def peer(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = subprocess.Popen(["node", "server.js", str(port), folder], cwd=BUILD, stdout=subprocess.PIPE)  # noqa: S607
        assert server.stdout is not None
        try:
            server.stdout.readline()
            load = ["node", str(BUILD / "load.js"), f"http://127.0.0.1:{port}", str(tables), str(seconds), str(pause)]
            return measure(server, load)
        finally:
            server.terminate()
            server.wait(60)
            server.stdout.close()


def install_peer() -> str:
    """Why boardgame.io cannot be measured here; empty if it can."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "no Node on this machine"
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgameio").iterdir():
        shutil.copy(file, BUILD)
    done = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"],  # noqa: S607
        cwd=BUILD,
        capture_output=True,
        check=False,
    )
    return "" if done.returncode == 0 else "boardgame.io could not be installed"


def beside(ours: dict[str, Any], peers: dict[str, Any]) -> str:
    """Ours beside the peer's, in words."""
    if not peers["moves_per_second"]:
        return "the peer made no move, so nothing is compared"
    moves, by_cpu = (ours[figure] / peers[figure] for figure in ("moves_per_second", "moves_per_cpu_second"))
    return f"{moves:.1f} times the moves, {by_cpu:.1f} times those a CPU second"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--without-peer", action="store_true")
    wish = parser.parse_args()
    why = "not asked for" if wish.without_peer else install_peer()
    report: dict[str, Any] = {"tables": wish.tables, "compiled": bh.compiled(), "cores": os.cpu_count()}
    for name, pause in (("at once", 0.0), ("after a second", 1.0)):
        report[name] = {"boardinghouse": ours(wish.tables, wish.seconds, pause)}
        if not why:
            report[name]["boardgame.io"] = peer(wish.tables, wish.seconds, pause)
    report["peer left out"] = why
    if wish.json:
        print(json.dumps(report))
        return
    print(f"{wish.tables} tables, {report['cores']} cores, {'compiled' if report['compiled'] else 'plain Python'}")
    for name in ("at once", "after a second"):
        for who, found in report[name].items():
            print(
                f"players answer {name}: {who:14} {found['moves_per_second']:7.0f} moves/s  "
                f"p50 {found['p50_ms']:7.1f} ms  p99 {found['p99_ms']:7.1f} ms  {found['server_mib']:6.0f} MiB  "
                f"{found['server_cpu']:.0%} of a core, {found['moves_per_cpu_second']:.0f} moves a CPU second"
            )
    for name in ("at once", "after a second"):
        if "boardgame.io" in report[name]:
            found = [report[name][who] for who in ("boardinghouse", "boardgame.io")]
            print(f"players answer {name}: {beside(*found)}")
    if why:
        print(f"boardgame.io left out: {why}")


if __name__ == "__main__":
    main()
