"""The image's steps, run without a container engine: build, install from wheels alone, serve, health."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEPS = ROOT / "container" / "steps.sh"


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="boardinghouse-container-") as path:
        yield Path(path)


def contents(folder: Path) -> dict[str, float]:
    return {str(path): path.lstat().st_mtime for path in folder.rglob("*")}


def step(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    # the package under test must not count as installed already
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [STEPS, *arguments], env={**outside, **environment}, capture_output=True, text=True, check=False
    )


def test_the_steps_build_install_and_serve(folder: Path) -> None:
    source, wheels, prefix, data = (folder / name for name in ("source", "wheels", "prefix", "data"))
    source.mkdir()
    for name in ("LICENSE", "NOTICE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    python = {"PYTHON": sys.executable, "BOARDINGHOUSE_PURE": "1"}  # compiling is the door test's part
    built = step("build", source, wheels, **python)
    assert built.returncode == 0, built.stderr
    assert list(wheels.glob("boardinghouse-*.whl"))
    installed = step("install", wheels, prefix, PIP_INDEX_URL="http://127.0.0.1:1", **python)
    assert installed.returncode == 0, installed.stderr
    assert installed.stdout.startswith("boardinghouse ")

    data.mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    before = contents(prefix)
    environment = {
        "PATH": f"{prefix / 'bin'}:/usr/bin:/bin",
        "HOST": "127.0.0.1",
        "PORT": port,
        "PYTHONDONTWRITEBYTECODE": "1",
        "BOARDINGHOUSE_DATABASE": f"sqlite:///{data}/tables.db",
        "TMPDIR": str(data),
    }
    server = subprocess.Popen([STEPS, "serve"], env=environment, cwd=data, stdout=subprocess.DEVNULL)
    try:
        while subprocess.run([STEPS, "health"], env=environment, stderr=subprocess.DEVNULL, check=False).returncode:
            assert server.poll() is None
            time.sleep(0.5)
    finally:
        server.terminate()
        assert server.wait(300) == 0
    assert (data / "tables.db").is_file()
    assert contents(prefix) == before  # it runs from a root that nobody may write to
    assert subprocess.run([STEPS, "health"], env=environment, stderr=subprocess.DEVNULL, check=False).returncode == 1


def test_the_image_does_nothing_but_these_steps_as_nobody_special() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for name in ("build", "install", "serve", "health"):
        assert re.search(rf'steps\.sh"?,? "?{name}', text), name
    assert re.search(r"^USER 10001$", text, re.MULTILINE)
    assert "HEALTHCHECK" in text
    assert "VOLUME /data" in text
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert compose.count("read_only: true") == compose.count("no-new-privileges:true") == 2
    assert "condition: service_healthy" in compose


def test_an_unknown_step_says_which_there_are() -> None:
    done = step("dance")
    assert done.returncode == 2
    assert "steps.sh install WHEELS PREFIX" in done.stderr
