"""Leaf counts against the known ones in counts.txt."""

from pathlib import Path

import pytest

import boardinghouse as bh
from tests.golden.games import golden_games
from tests.perft.counts import DEPTH, leaves, positions

KNOWN = {
    line.split()[0]: [int(count) for count in line.split()[1:]]
    for line in (Path(__file__).parent / "counts.txt").read_text().splitlines()
}
CASES = {f"{id}/{path.stem}": path for path, id, _, _ in golden_games()}


@pytest.mark.parametrize("name", CASES)
def test_leaf_counts(name: str) -> None:
    assert [leaves(state, DEPTH) for state in positions(bh.Record.load(CASES[name]))] == KNOWN[name]


def test_every_count_belongs_to_a_game() -> None:
    assert set(KNOWN) == set(CASES)
