"""The lab on a Ray cluster of two workers: the same bytes as the pool's, also when a worker is killed in the middle.

Run by `make test-rl`: a cluster is not started for every run of the tests.
"""

import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.lab.running import files

pytestmark = pytest.mark.ray
PLAN = "lab run --game maui --bots greedy,random --seats 2,3 --games 3000 --seed 5 --jobs 2".split()


def start(folder: Path, *more: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-m", "boardinghouse.cli", *PLAN, *more, "--out", str(folder)])


def workers_of(process: "subprocess.Popen[bytes]") -> list[psutil.Process]:
    """The Ray workers below a process that are playing a chunk."""
    found = []
    for child in psutil.Process(process.pid).children(recursive=True):
        try:
            if "ray::play_chunk" in " ".join(child.cmdline()):
                found.append(child)
        except psutil.Error:
            continue
    return found


def test_ray_gives_the_bytes_of_the_pool_also_when_a_worker_is_killed(tmp_path: Path) -> None:
    assert start(tmp_path / "pool").wait(timeout=1200) == 0
    process = start(tmp_path / "ray", "--engine", "ray")
    killed = 0
    deadline = time.monotonic() + 1200
    while process.poll() is None and time.monotonic() < deadline:
        if not killed and list((tmp_path / "ray").glob("games/*.parquet")):
            for worker in workers_of(process)[:1]:
                worker.kill()
                killed += 1
        time.sleep(0.02)
    assert process.poll() == 0
    assert killed == 1
    assert files(tmp_path / "ray") == files(tmp_path / "pool")


def test_a_cluster_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "boardinghouse.cli", *PLAN, "--out", str(tmp_path / "x")]
    done = subprocess.run(
        [*command, "--engine", "ray", "--address", "127.0.0.1:1"],
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert done.returncode == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in done.stderr.splitlines()[-1]
