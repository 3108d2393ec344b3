"""Golden games are played again, to the letter."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import boardinghouse as bh
from tests.golden.games import FOLDER, golden_games, played

ROOT = Path(__file__).parents[2]
CASES = list(golden_games())


@pytest.mark.parametrize(("path", "id", "seats", "options"), CASES, ids=[str(case[0].stem) for case in CASES])
def test_the_same_game_is_played_again(path: Path, id: str, seats: int, options: dict[str, str]) -> None:
    assert path.read_text(encoding="utf-8").splitlines() == played(id, seats, options).splitlines()
    assert bh.Record.load(path).verify().acting() == ()


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {path for path, *_ in CASES} == set(FOLDER.glob("*/*.jsonl"))


@pytest.mark.skipif(not bh.compiled(), reason="holds the compiled package against plain Python")
def test_plain_python_plays_the_same_games() -> None:
    def digests(**environment: str) -> list[str]:
        command = [sys.executable, "-m", "tests.golden.digests"]
        said = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, check=True)
        return said.stdout.decode().splitlines()

    compiled, plain = digests(), digests(PYTHONPATH=str(ROOT / "src"))
    assert compiled[0] == "compiled"
    assert plain[0] == "plain Python"
    assert len(plain) > len(CASES)
    assert compiled[1:] == plain[1:]
