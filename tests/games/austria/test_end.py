"""The final scoring and the places (AUS-63 to AUS-67), and points as a plain number (AUS-8)."""

import pytest

from tests.games.austria.table import final, position

SCORED = [0] * 7


@pytest.mark.rule("AUS-64")
def test_occupied_rooms_score_their_floor() -> None:
    state = position(occupied="1-1 2-1 2-2 3-1 4-1", free="4-2")
    assert final(state)["rooms"] == 1 + 2 + 2 + 3 + 4


@pytest.mark.rule("AUS-65")
def test_krones_and_dishes_of_the_kitchen_are_a_point_each() -> None:
    state = position(krones=7, kitchen="sscwk", cafe=[(98, "s")])
    assert final(state)["left-over"] == 7 + 5


@pytest.mark.rule("AUS-66")
def test_guests_in_the_cafe_cost_five_points_complete_or_not() -> None:
    assert final(position(cafe=[(98, "s"), (92, "")]))["waiting"] == -10


@pytest.mark.rule("AUS-9", "AUS-67")
def test_most_points_win_then_what_is_left_tables_included() -> None:
    """Both have 10 points; seat 0 has two strudels on a table and pays for the guest with points won."""
    extra = {"points": [5, *SCORED[1:], *SCORED]}
    state = position(krones=10, cafe=[(98, "s")], others={1: {"krones": 10}}, fields=extra)
    outcome = state.result()
    assert outcome.scores == [10, 10]
    assert outcome.places == [1, 2]
    more = position(krones=11, others={1: {"krones": 10}})
    assert more.result().places == [1, 2]


@pytest.mark.rule("AUS-155")
def test_equal_players_share_the_place() -> None:
    state = position(3, others={2: {"krones": 5}})
    assert state.result().places == [1, 1, 3]


@pytest.mark.rule("AUS-8", "AUS-154")
def test_points_are_a_number_without_ends() -> None:
    high = position(krones=0, fields={"points": [160, *SCORED[1:], *SCORED]})
    assert high.result().scores[0] == 160
    low = position(krones=0, cafe=[(98, None)], fields={"points": [-8, *SCORED[1:], *SCORED]})
    assert low.result().scores[0] == -13
