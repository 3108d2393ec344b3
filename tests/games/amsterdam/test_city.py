"""The map: cells, crossings, streets, canal."""

import pytest

from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.city import (
    CELL_NAMES,
    CROSSINGS,
    QUAY,
    beside_fountain,
    cells_at,
    next_crossings,
    opposite_cells,
)
from tests.positions import started


def streets(crossing: int) -> set[int]:
    """The crossings one step from a crossing, by the numbers people use."""
    return {other + 1 for other in next_crossings(crossing - 1)}


@pytest.mark.rule("AMS-4")
def test_24_buildings_surround_the_fountain() -> None:
    assert len(CELL_NAMES) == 25
    assert CELL_NAMES[:6] == ("a1", "b1", "c1", "d1", "e1", "a2")
    view = started(GAME, 2).view(None)
    cells = view["cells"]
    assert isinstance(cells, list)
    assert [row["cell"] for row in cells] == [name for name in CELL_NAMES if name != "c3"]


@pytest.mark.rule("AMS-5")
def test_four_cells_meet_at_each_of_sixteen_crossings() -> None:
    assert CROSSINGS == 16
    assert [CELL_NAMES[cell] for cell in cells_at(0)] == ["a1", "b1", "a2", "b2"]
    assert [CELL_NAMES[cell] for cell in cells_at(3)] == ["d1", "e1", "d2", "e2"]
    assert [CELL_NAMES[cell] for cell in cells_at(4)] == ["a2", "b2", "a3", "b3"]
    assert [CELL_NAMES[cell] for cell in cells_at(15)] == ["d4", "e4", "d5", "e5"]
    assert [crossing + 1 for crossing in range(16) if beside_fountain(crossing)] == [6, 7, 10, 11]


@pytest.mark.rule("AMS-5", "AMS-67")
def test_streets_join_neighbouring_crossings_and_lead_nowhere_else() -> None:
    assert streets(1) == {2, 5}
    assert streets(4) == {3, 8}
    assert streets(5) == {1, 6, 9}
    assert streets(16) == {12, 15}
    for crossing in range(1, 17):
        assert streets(crossing) <= set(range(1, 17))
        for other in streets(crossing):
            assert crossing in streets(other)
    assert sum(len(streets(crossing)) for crossing in range(1, 17)) == 2 * (24 + 2)


@pytest.mark.rule("AMS-6", "AMS-66")
def test_the_fountain_is_crossed_diagonally_in_one_step() -> None:
    assert streets(6) == {2, 5, 7, 10, 11}
    assert streets(11) == {7, 10, 12, 15, 6}
    assert streets(7) == {3, 6, 8, 11, 10}
    assert streets(10) == {6, 9, 11, 14, 7}


@pytest.mark.rule("AMS-7")
def test_side_tiles_of_the_canal_lie_opposite_one_building_each_and_corners_opposite_none() -> None:
    opposite = ["quay" if cell == QUAY else CELL_NAMES[cell] for cell in opposite_cells()]
    assert opposite == ("quay a1 b1 c1 d1 e1 quay e1 e2 e3 e4 e5 quay e5 d5 c5 b5 a5 quay a5 a4 a3 a2 a1".split())
