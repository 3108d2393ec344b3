"""The face of the package: what `import boardinghouse as bh` gives, and its types as a user sees them."""

import subprocess
import sys
from pathlib import Path

import pytest

import boardinghouse as bh
from tests.core import typed_user

USER = Path(typed_user.__file__)
ROOT = USER.parents[2]


def checked(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """What mypy --strict says of a user's file."""
    path = folder / "user.py"
    path.write_text(source, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    cache = ["--cache-dir", str(ROOT / ".mypy_cache")]
    return subprocess.run([*mypy, *cache, str(path)], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.skipif(bh.compiled(), reason="types are read from the source")
def test_a_strict_user_file_is_typed_through_and_through(tmp_path: Path) -> None:
    source = USER.read_text(encoding="utf-8")
    fine = checked(tmp_path, source)
    assert fine.returncode == 0, fine.stdout + fine.stderr
    wrong = checked(tmp_path, source.replace('["market"]', '["bazaar"]').replace("MauiState)", "bh.State)"))
    assert wrong.stdout.count("error:") >= 4, wrong.stdout


def test_what_the_user_file_says_is_so() -> None:
    typed_user.typed_games()
    typed_user.every_game()
    assert typed_user.winner(bh.load("maui"), ["greedy"]) in (0, 1, 2)
    assert typed_user.any_game("samoa") != typed_user.any_game("maui")


def test_every_name_of_the_package_is_there() -> None:
    assert {"Game", "State", "Bot", "Record", "find", "load", "play"} <= set(bh.__all__)
    assert all(hasattr(bh, name) for name in bh.__all__)


def test_bots_play_by_name_and_in_person() -> None:
    game = bh.load("maui")
    record = bh.play(game, ["random", bh.find("random")], seed=3)
    assert record.seats == ["random", "random"]
    with pytest.raises(ValueError, match="unknown bot 'nobody'"):
        bh.play(game, ["random", "nobody"])
