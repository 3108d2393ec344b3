"""The boat, landing, the quays."""

import pytest

from boardinghouse.games.amsterdam.city import CELL_NAMES, opposite_cells
from tests.games.amsterdam.table import before_roll, people
from tests.positions import chance, heard, play

NORTH_EAST = 1


@pytest.mark.rule("AMS-16")
@pytest.mark.parametrize(("boat", "roll", "end"), [(15, "1 1", 17), (15, "3 3", 21), (22, "2 1", 1), (23, "3 3", 5)])
def test_the_boat_sails_the_sum_of_both_dice_clockwise(boat: int, roll: str, end: int) -> None:
    state = before_roll(boat=boat)
    chance(state, f"roll {roll}")
    assert state.boat == end


@pytest.mark.rule("AMS-17")
@pytest.mark.parametrize("end", [tile for tile in range(24) if tile % 6])
def test_one_tourist_lands_on_the_building_opposite(end: int) -> None:
    state = before_roll(boat=(end - 2) % 24, tourists={"c3": 4})
    state.quays[0] = state.quays[1] = state.quays[2] = state.quays[3] = 0
    chance(state, "roll 1 1")
    landed = CELL_NAMES[opposite_cells()[end]]
    assert people(state) == {landed: 1, "c3": 4}
    assert state.supply == 25


@pytest.mark.rule("AMS-18", "AMS-81")
def test_on_a_corner_the_tourist_waits_on_the_quay_and_counts_for_nobody() -> None:
    state = before_roll(boat=3, tourists={"b2": 4}, hotels=[(4,), (1,), (13,)])
    chance(state, "roll 2 1")
    assert people(state) == {"b2": 4}
    assert list(state.quays) == [0, 1, 0, 0]
    assert state.supply == 25
    assert state.result().scores == [0, 4, 0]


@pytest.mark.rule("AMS-19", "AMS-20", "AMS-59")
def test_the_boat_sailing_past_takes_all_who_wait_and_they_land_together() -> None:
    state = before_roll(boat=5, quays=[1, 3, 2, 0], tourists={"e2": 1}, supply=23)
    state.listen()
    chance(state, "roll 2 1")
    assert people(state) == {"e2": 5}
    assert list(state.quays) == [1, 0, 2, 0]
    assert state.supply == 22
    assert heard(state) == [
        {"key": "rolled", "seat": 0, "white": 2, "black": 1},
        {"key": "sailed", "seat": 0, "distance": 3, "canal": 8, "taken": 3},
        {"key": "landed", "cell": CELL_NAMES.index("e2"), "tourists": 4},
    ]


@pytest.mark.rule("AMS-57")
def test_a_boat_that_leaves_a_corner_takes_nobody_along_there() -> None:
    state = before_roll(boat=6, quays=[0, 3, 0, 0], supply=27)
    chance(state, "roll 1 1")
    assert people(state) == {"e2": 1}
    assert state.quays[NORTH_EAST] == 3


@pytest.mark.rule("AMS-58")
def test_a_boat_that_stops_on_a_corner_adds_to_those_who_wait() -> None:
    state = before_roll(boat=4, quays=[0, 3, 0, 0], supply=27)
    chance(state, "roll 1 1")
    assert people(state) == {}
    assert state.quays[NORTH_EAST] == 4


@pytest.mark.rule("AMS-19")
def test_the_ring_closes_at_the_north_west_corner() -> None:
    state = before_roll(boat=23, quays=[2, 0, 0, 0], supply=28)
    chance(state, "roll 1 1")
    assert people(state) == {"a1": 3}
    assert list(state.quays) == [0, 0, 0, 0]


@pytest.mark.rule("AMS-45")
def test_tourists_left_on_a_quay_stay_there() -> None:
    state = before_roll(boat=4, supply=1, tourists={"b2": 4})
    chance(state, "roll 1 1")
    play(state, "walk mayor 2", "walk watch 12", "done")
    assert state.acting() == ()
    assert list(state.quays) == [0, 1, 0, 0]
    assert people(state) == {"b2": 4}
