"""The page in a real Chromium: `web/tests/*.test.mjs`, each run by Node against a server of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src/boardinghouse/server/page/index.html"


# those that take longest, longest first: two workers that begin with these end at about the same time
LONGEST = ("everyone", "games", "keyboard", "pocket", "study", "evening", "rooms", "lessons", "friends", "table")


def in_order() -> list[Path]:
    """The files, so that each half begins with its longest."""
    files = {path.name.split(".")[0]: path for path in sorted(WEB.glob("tests/*.test.mjs"))}
    names = [*LONGEST, *(name for name in files if name not in LONGEST)]
    return [files[name] for name in [*names[::2], *names[1::2]]]


def node() -> str:
    """Node: the system's, or the one that `make page` took from PyPI."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None, "there is no Node here; `make page` installs one"
    return found


def run(file: Path, seconds: float, **environment: str) -> None:
    """One file of browser tests."""
    assert PAGE.exists(), "the page is not built: make page"
    assert (WEB / "node_modules").exists(), "what the page is built with is not installed: make page"
    done = subprocess.run(
        [node(), "--test", "--test-reporter=spec", str(file.relative_to(WEB))],
        cwd=WEB,
        env={**os.environ, "BOARDINGHOUSE_PYTHON": sys.executable, **environment},
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.parametrize("file", in_order(), ids=lambda path: path.name.split(".")[0])
def test_page(file: Path) -> None:
    run(file, 3000)


@pytest.mark.soak
def test_many_whole_games() -> None:
    run(WEB / "tests/games.test.mjs", 7200, BOARDINGHOUSE_PAGE_GAMES="8")


@pytest.mark.soak
def test_every_lesson_in_every_language_at_every_width() -> None:
    run(WEB / "tests/lessons.test.mjs", 7200, BOARDINGHOUSE_PAGE_GAMES="8")


@pytest.mark.soak
def test_a_whole_evening() -> None:
    run(WEB / "tests/evening.test.mjs", 3600, BOARDINGHOUSE_EVENING="long")


@pytest.mark.soak
def test_the_house_in_a_browser_all_games_fifty_kills() -> None:
    run(WEB / "tests/pocket.test.mjs", 7200, BOARDINGHOUSE_POCKET="long")
