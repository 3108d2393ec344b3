"""Whole games run as they always did, position by position."""

from pathlib import Path

import pytest

from tests.games.austria.same_games import names, sums

KNOWN = {
    line.split()[0]: line.split()[1:]
    for line in (Path(__file__).parent / "same_games.txt").read_text(encoding="utf-8").splitlines()
}


@pytest.mark.parametrize("name", names())
def test_a_game_runs_as_it_always_did(name: str) -> None:
    assert sums(name) == KNOWN[name]


def test_every_sum_belongs_to_a_game() -> None:
    assert set(KNOWN) == set(names())
