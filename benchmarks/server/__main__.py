"""Durable moves a second, latency, processor time, bytes and memory of the server with many tables in play.

    python -m benchmarks.server [--seconds 10] [--rounds 3] [--only NAME] [--against FOLDER] [--json]

Every kind of load is measured some times in turns with the others, and the medians are told. boardgame.io is measured
in the same run. `--against` measures another build of this server in turns with this one: a folder to be put before the
others in Python's path. PostgreSQL is measured where the address of an empty database is in
`BOARDINGHOUSE_BENCH_POSTGRES`.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

import boardinghouse as bh
from benchmarks.server.machine import free_port, resident

HERE = Path(__file__).parent
BUILD = Path("build") / "boardgameio"
POSTGRES = os.environ.get("BOARDINGHOUSE_BENCH_POSTGRES", "")
FIGURES = (
    "moves_per_second", "moves_per_cpu_second", "cpu_ms_per_move", "bytes_per_move", "p50_ms", "p99_ms", "server_cpu",
    "load_cpu", "server_mib",
)  # fmt: skip
Report = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """A kind of load. `postgres`: on PostgreSQL instead of SQLite; `processes`: of one server on SQLite, of as many
    servers on PostgreSQL; `mixed`: the people of a table are at different processes; `peer`: boardgame.io's."""

    name: str
    tables: int = 200
    pause: float = 0.0
    watchers: int = 0
    bot: str = ""
    postgres: bool = False
    processes: int = 1
    mixed: bool = False
    peer: bool = False
    patches: bool = True
    games: tuple[str, ...] = ()


RUNS = (
    Run("200 tables, at once"),
    Run("200 tables, at once, boardgame.io", peer=True),
    Run("200 tables, at once, whole steps", patches=False),
    *(Run(f"{tables} tables, 4 s of thought", tables, 4.0) for tables in (200, 400, 800)),
    Run("200 tables, 4 s of thought, boardgame.io", 200, 4.0, peer=True),
    Run("1 table, 500 watchers, 1 s of thought", 1, 1.0, watchers=500, games=("austria",)),
    Run("100 tables, one person and bots, 4 s of thought", 100, 4.0, bot="level:1"),
    Run("200 tables, at once, two processes", processes=2),
    Run("60 tables, at once, PostgreSQL", 60, postgres=True),
    Run("60 tables, at once, PostgreSQL, two processes", 60, postgres=True, processes=2),
    Run("60 tables, at once, PostgreSQL, two processes, mixed", 60, postgres=True, processes=2, mixed=True),
)


def load(run: Run, seconds: float, servers: "list[subprocess.Popen[bytes]]", urls: list[str]) -> Report:
    """Run the load and add the server's memory after it."""
    pids = [pid for server in servers for pid in serving(server.pid, run)]
    wish = {
        "urls": urls,
        "pids": pids,
        "tables": run.tables,
        "seconds": seconds,
        "pause": run.pause,
        "watchers": run.watchers,
        "bot": run.bot,
        "patches": run.patches,
        "mixed": run.mixed,
        "games": run.games,
    }
    command = [sys.executable, "-m", "benchmarks.server.load", json.dumps(wish)]
    if run.peer:
        command = ["node", str(BUILD / "load.js"), *map(str, (urls[0], run.tables, seconds, run.pause, pids[0]))]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"the load failed: {done.stderr.decode()[-2000:]}")
    result: Report = json.loads(done.stdout.splitlines()[-1])
    result["moves_per_cpu_second"] = result["moves_per_second"] / max(result["server_cpu"], 1e-9)
    result["cpu_ms_per_move"] = 1000 / max(result["moves_per_cpu_second"], 1e-9)
    result["server_mib"] = sum(map(resident, pids))
    return result


def serving(pid: int, run: Run) -> list[int]:
    """The processes that do the work of a server."""
    if run.postgres or run.processes == 1:
        return [pid]
    return [child.pid for child in psutil.Process(pid).children()]


def ours(run: Run, seconds: float, path: str) -> Report:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, os.environ.get("PYTHONPATH"))))}
    with tempfile.TemporaryDirectory() as folder:
        address = POSTGRES if run.postgres else f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "boardinghouse.cli", "serve", "--port", "0", "--database", address]
        more = [] if run.postgres or run.processes == 1 else ["--processes", str(run.processes)]
        servers = [
            subprocess.Popen([*command, "--rate-factor", "100000", *more], stdout=subprocess.PIPE, env=environment)
            for _ in range(run.processes if run.postgres else 1)
        ]
        try:
            urls = [server.stdout.readline().decode().split()[3] for server in servers if server.stdout is not None]
            return load(run, seconds, servers, urls)
        finally:
            end(servers)


def peer(run: Run, seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = subprocess.Popen(["node", "server.js", str(port), folder], cwd=BUILD, stdout=subprocess.PIPE)  # noqa: S607
        try:
            if server.stdout is not None:
                server.stdout.readline()
            return load(run, seconds, [server], [f"http://127.0.0.1:{port}"])
        finally:
            end([server])


def end(servers: "list[subprocess.Popen[bytes]]") -> None:
    for server in servers:
        server.terminate()
    for server in servers:
        server.wait(60)
        if server.stdout is not None:
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


def beside(ours: Report, peers: Report) -> str:
    """Ours beside another's, in words."""
    if not peers["moves_per_second"]:
        return "the peer made no move, so nothing is compared"
    moves, by_cpu = (ours[figure] / peers[figure] for figure in ("moves_per_second", "moves_per_cpu_second"))
    return f"{moves:.1f} times the moves, {by_cpu:.1f} times those a CPU second"


def middle(reports: list[Report]) -> Report:
    """The medians of some rounds."""
    return {figure: statistics.median(report.get(figure, 0.0) for report in reports) for figure in FIGURES}


def in_words(name: str, found: Report) -> str:
    return (
        f"{name:50} {found['moves_per_second']:7.0f} moves/s  p50 {found['p50_ms']:7.1f} ms  "
        f"p99 {found['p99_ms']:7.1f} ms  {found['cpu_ms_per_move']:6.3f} ms of processor and "
        f"{found['bytes_per_move']:6.0f} bytes per move  {found['server_mib']:5.0f} MiB  "
        f"server {found['server_cpu']:.2f} core, load {found['load_cpu']:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="runs whose names hold this")
    parser.add_argument("--against", default="", metavar="FOLDER", help="another build of this server")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--without-peer", action="store_true")
    wish = parser.parse_args()
    why = "not asked for" if wish.without_peer else install_peer()
    runs = [
        run for run in RUNS if wish.only in run.name and not (run.peer and why) and not (run.postgres and not POSTGRES)
    ]
    found: dict[str, list[Report]] = {}
    for _ in range(wish.rounds):
        for run in runs:
            found.setdefault(run.name, []).append(peer(run, wish.seconds) if run.peer else ours(run, wish.seconds, ""))
            if wish.against and not run.peer:
                found.setdefault(f"{run.name}, before", []).append(ours(run, wish.seconds, wish.against))
    medians = {name: middle(reports) for name, reports in found.items()}
    if wish.json:
        print(json.dumps({"cores": os.cpu_count(), "compiled": bh.compiled(), "load": os.getloadavg(), **medians}))
        return
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {'compiled' if bh.compiled() else 'plain Python'}")
    for name, report in medians.items():
        print(in_words(name, report))
    for name, report in medians.items():
        for other in (f"{name}, boardgame.io", f"{name}, before"):
            if other in medians:
                print(f"{name}: {beside(report, medians[other])} of {other.removeprefix(f'{name}, ')}")
    if why:
        print(f"boardgame.io left out: {why}")


if __name__ == "__main__":
    main()
