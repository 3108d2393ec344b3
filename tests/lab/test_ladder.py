"""The ladder: what it measures, and that what was measured is not played again."""

from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse.bots.levels import LEVELS
from boardinghouse.lab.ladder import Results, Rung, climb, page, rungs


@pytest.mark.parametrize("id", bh.games())
def test_every_level_meets_the_one_below(id: str) -> None:
    met = {(rung.bots[0], rung.bots[1]) for rung in rungs(id)}
    assert {(f"level:{above}", f"level:{above - 1}") for above in sorted(LEVELS)[1:]} <= met
    assert all(len(rung.bots) in range(bh.load(id).seats[0], 5) for rung in rungs(id))


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    told: list[str] = []

    def tell(label: str, done: int, total: int) -> None:
        told.append(label)

    climb(Results(kept), ("maui",), ("random",), 4, 1, 0, tell)
    assert set(told) == {"maui: random against random"}
    told.clear()
    results = Results(kept)
    climb(results, ("maui",), ("random",), 4, 1, 0, tell)
    assert told == []
    figures = results.find("maui", Rung(("random", "random")))
    assert figures is not None
    assert (figures["games"], figures["compiled"]) == (4, bh.compiled())
    assert "| maui | random | its like | 4 | 50.0%" in page(results, ("maui",))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("no figures")
    with pytest.raises(ValueError, match="not a file of ladder results"):
        Results(other)
