"""The wheel, tried without being installed first: by uvx and pipx, as it will be from a package index."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.packaging.test_door import ROOT, UV, build
from tests.server.client import get

pytestmark = pytest.mark.door


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one that `make compiled` built, or one of the checkout as it is."""
    given = os.environ.get("BOARDINGHOUSE_WHEEL")
    return Path(given) if given else build("--wheel", ROOT, tmp_path_factory.mktemp("wheel"), sys.executable)


def pinned(folder: Path) -> Path:
    """The versions of the lock without their hashes: pip would want one of our wheel, too."""
    lock = (ROOT / "requirements/lock.txt").read_text(encoding="utf-8")
    file = folder / "pinned.txt"
    file.write_text("\n".join(re.findall(r"^(\S+==[^\\]*\S) \\$", lock, re.MULTILINE)), encoding="utf-8")
    return file


@pytest.mark.parametrize("program", ["uvx", "pipx"])
def test_opens_the_lobby_from_the_wheel(program: str, wheel: Path, tmp_path: Path) -> None:
    """What `uvx boardinghouse` and `pipx run boardinghouse` do once the package is on an index: an environment of its
    own, and the page opened."""
    opened = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.part && mv {opened}.part {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    own = {"BROWSER": str(browser), "BOARDINGHOUSE_DATABASE": f"sqlite:///{tmp_path}/tables.db"}
    tool = [UV, "tool", "run", "--quiet", "--python", sys.executable, "--constraints", str(pinned(tmp_path))]
    if program == "uvx":
        command = [*tool, "--from", str(wheel), "boardinghouse"]
    else:
        own |= {"PIPX_HOME": str(tmp_path / "pipx"), "PIP_CONSTRAINT": str(pinned(tmp_path))}
        command = [*tool, "pipx==1.18.4", "run", "--python", sys.executable, "--spec", str(wheel), "boardinghouse"]
    with subprocess.Popen(command, cwd=tmp_path, env={**os.environ, **own}) as house:
        try:
            while not opened.exists():
                assert house.poll() is None
                time.sleep(0.1)
            assert "assets/" in get(opened.read_text(encoding="utf-8")).raise_for_status().text
        finally:
            house.send_signal(signal.SIGINT)
        assert house.wait(300) == 0
