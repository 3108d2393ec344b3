"""The lab on a Ray cluster, of two workers or of two nodes: the same bytes as the pool's, even when a worker or a node
is killed in the middle.

Run by `make test-rl`: a cluster is not started for every run of the tests.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.lab.running import files

pytestmark = pytest.mark.ray
PLAN = "lab run --game maui --bots greedy,random --seats 2,3 --games 3000 --seed 5 --jobs 2".split()


def start(folder: Path, *more: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-m", "boardinghouse.cli", *PLAN, *more, "--out", str(folder)])


def workers_of(process: psutil.Process) -> list[psutil.Process]:
    """The Ray workers below a process that are playing a chunk."""
    found = []
    for child in process.children(recursive=True):
        try:
            if "ray::play_chunk" in " ".join(child.cmdline()):
                found.append(child)
        except psutil.Error:
            continue
    return found


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What a pool of processes makes of the plan."""
    folder = tmp_path_factory.mktemp("lab") / "pool"
    assert start(folder).wait(timeout=1200) == 0
    return files(folder)


def follow(process: "subprocess.Popen[bytes]", folder: Path, harm: list[Callable[[], bool]]) -> None:
    """Wait for the end, doing one harm after another as soon as it can be done: each after more games are there."""
    deadline = time.monotonic() + 1200
    seen = 0
    while process.poll() is None and time.monotonic() < deadline:
        there = len(list(folder.glob("games/*.parquet")))
        if harm and there > seen and harm[0]():
            harm.pop(0)
            seen = there
        time.sleep(0.02)
    assert process.poll() == 0
    assert harm == [], "the run was over too soon"


def kill_worker(process: psutil.Process) -> bool:
    """Kill a worker that is playing, if there is one below this process."""
    for worker in workers_of(process)[:1]:
        worker.kill()
        return True
    return False


def test_ray_gives_the_bytes_of_the_pool_also_when_a_worker_is_killed(tmp_path: Path, pool: dict[str, bytes]) -> None:
    process = start(tmp_path / "ray", "--engine", "ray")
    follow(process, tmp_path / "ray", [lambda: kill_worker(psutil.Process(process.pid))])
    assert files(tmp_path / "ray") == pool


def test_two_nodes_give_the_same_also_when_a_worker_and_a_node_die(tmp_path: Path, pool: dict[str, bytes]) -> None:
    """As docs/cluster.md has it: two nodes on one machine."""
    from ray.cluster_utils import Cluster  # takes seconds, and is not for those who leave these tests out

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        process = start(tmp_path / "ray", "--engine", "ray", "--address", cluster.address)

        def kill_node() -> bool:
            cluster.remove_node(second, allow_graceful=False)
            return True

        follow(process, tmp_path / "ray", [lambda: kill_worker(psutil.Process()), kill_node])
        assert files(tmp_path / "ray") == pool
    finally:
        cluster.shutdown()


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
