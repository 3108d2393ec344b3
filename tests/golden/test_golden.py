"""Golden games are played again, to the letter."""

from pathlib import Path

import pytest

import boardinghouse as bh
from tests.golden.games import FOLDER, golden_games, played

CASES = list(golden_games())


@pytest.mark.parametrize(("path", "id", "seats", "options"), CASES, ids=[str(case[0].stem) for case in CASES])
def test_the_same_game_is_played_again(path: Path, id: str, seats: int, options: dict[str, str]) -> None:
    assert path.read_text(encoding="utf-8").splitlines() == played(id, seats, options).splitlines()
    assert bh.Record.load(path).verify().acting() == ()


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {path for path, *_ in CASES} == set(FOLDER.glob("*/*.jsonl"))
