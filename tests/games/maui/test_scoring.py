"""Points, places, ties."""

import pytest

from tests.games.maui.table import beach_of, position


@pytest.mark.rule("MAU-48")
def test_a_total_adds_up_tracks_pearls_dollars_and_penalties() -> None:
    state = position(shells={0: {"yellow": 6, "pink": 4}}, pearls={0: (2, 1)}, dollars=(3, 1), penalties=[4, 0])
    result = state.result()
    assert result.breakdown[0] == {"tracks": 14, "pearls": 7, "dollars": 3, "penalties": -4, "crabs": 0}
    assert result.scores == [20, 1]


@pytest.mark.rule("MAU-49")
def test_pearls_count_by_colour() -> None:
    points = {
        counts: position(pearls={0: counts}).result().breakdown[0]["pearls"]
        for counts in ((0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, 2), (0, 3), (1, 1), (3, 3), (2, 1))
    }
    assert points == {
        (0, 0): 0, (1, 0): 2, (2, 0): 5, (3, 0): 9, (0, 1): 2, (0, 2): 5, (0, 3): 9, (1, 1): 4, (3, 3): 18, (2, 1): 7,
    }  # fmt: skip


@pytest.mark.rule("MAU-50")
def test_a_dollar_left_is_a_point() -> None:
    for money in range(5):
        assert position(dollars=(money, 4 - money)).result().scores == [money, 4 - money]


@pytest.mark.rule("MAU-51")
def test_a_penalty_token_costs_a_point_on_either_side() -> None:
    for last, towel, top in (("YPB@1", "GOY", -1), ("YPB@5", "BGO", 7)):
        state = position(beaches={0: (last,)}, market=(towel,))
        before = state.result().scores[0]
        state.apply(0, state.game.actions.parse(f"towel 1 {top}"))
        assert state.result().breakdown[0]["penalties"] == -2
        assert state.result().scores[0] == before - 2


@pytest.mark.rule("MAU-52")
def test_ties_go_to_fewer_towels_then_more_dollars_then_the_later_player() -> None:
    state = position(3, shells={0: {"blue": 5}, 1: {"blue": 7}, 2: {"blue": 6}})
    assert state.result().places == [3, 1, 2]
    beaches = {0: beach_of(12), 1: beach_of(11, 20), 2: beach_of(12, 40, turned=True)}
    assert position(3, beaches=beaches).result().places == [3, 1, 2]
    # 9 points on the tracks and 1 dollar against 7 and 3, both with no towel.
    state = position(2, shells={0: {"blue": 6}, 1: {"blue": 5}}, dollars=(1, 3), zones=(0, 0))
    assert state.result().scores == [10, 10]
    assert state.result().places == [2, 1]
    # The other way round: more dollars count before playing later.
    state = position(2, shells={0: {"blue": 5}, 1: {"blue": 6}}, dollars=(3, 1), zones=(0, 0))
    assert state.result().scores == [10, 10]
    assert state.result().places == [1, 2]
    for first, places in ((0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])):
        assert position(3, first=first).result().places == places
