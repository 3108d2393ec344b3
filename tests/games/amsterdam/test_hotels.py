"""Placing hotels and counting tourists around them."""

import pytest

from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.city import CELL_NAMES
from tests.games.amsterdam.table import position
from tests.positions import chance, changed, legal_texts, play, started, why_not

PLACE = ("placing", 1, 0, 0, 0)
SITES = (1, 2, 3, 4, 5, 8, 9, 12, 13, 14, 15, 16)


@pytest.mark.rule("AMS-22")
def test_a_hotel_is_placed_on_any_crossing_away_from_the_fountain() -> None:
    state = position(question=PLACE, turn=0)
    assert legal_texts(state) == [f"hotel {site}" for site in SITES]
    for crossing in (6, 7, 10, 11):
        assert why_not(state, f"hotel {crossing}") == "AMS-22"


@pytest.mark.rule("AMS-23", "AMS-28")
def test_a_hotel_may_be_placed_where_a_figure_stands_and_figures_may_walk_to_hotels() -> None:
    state = started(GAME, 2)
    seat = state.acting()[0]
    state = changed(state, mayor=0, watch=3)
    play(state, "hotel 1")
    assert state.hotels[seat * 2] == 0
    state = position(hotels=[(5,), (2,), (7,)], mayor=6, watch=11, question=("walking", 1, 1, 1, 0))
    assert "walk mayor 5" in legal_texts(state)
    play(state, "walk mayor 5")
    assert state.view(None)["mayor"] == "5"


@pytest.mark.rule("AMS-60")
def test_a_crossing_has_room_for_one_hotel_own_or_foreign() -> None:
    state = position(question=PLACE, turn=3, hotels=[(1,), (4,), (16,)])
    assert legal_texts(state) == [f"hotel {site}" for site in SITES if site not in (1, 4, 16)]
    assert why_not(state, "hotel 1") == "AMS-60"
    assert why_not(state, "hotel 4") == "AMS-60"


@pytest.mark.rule("AMS-21", "AMS-61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_one_hotel_in_each_of_the_first_two_rounds(seats: int) -> None:
    state = started(GAME, seats)
    sites = iter(SITES)
    for number in range(3 * seats):
        seat = state.acting()[0]
        assert (state.prompt()["key"] == "placing") == (number < 2 * seats)
        if number < 2 * seats:
            assert all(text.startswith("hotel ") for text in legal_texts(state))
            assert why_not(state, "done") == "AMS-61"
            site = next(sites)
            play(state, f"hotel {site}")
            assert state.hotels[seat * 2 + number // seats] == site - 1
        play(state, legal_texts(state)[0])
        play(state, legal_texts(state)[0], "done")
        chance(state, "roll 1 1")
    assert -1 not in list(state.hotels)


@pytest.mark.rule("AMS-24")
@pytest.mark.parametrize("name", [name for name in CELL_NAMES if name != "c3"])
def test_each_tourist_beside_a_hotel_is_a_point_to_its_owner(name: str) -> None:
    state = position(tourists={name: 3}, hotels=[(1,), (4,), (16,)])
    around = ({"a1", "b1", "a2", "b2"}, {"d1", "e1", "d2", "e2"}, {"d4", "e4", "d5", "e5"})
    assert state.result().scores == [3 if name in cells else 0 for cells in around]


@pytest.mark.rule("AMS-25")
def test_tourists_beside_both_hotels_of_a_player_count_once() -> None:
    state = position(tourists={"a1": 1, "b1": 2, "b2": 3, "c2": 1}, hotels=[(1, 2), (16,), (13,)])
    assert state.result().scores == [7, 0, 0]
    assert state.result().breakdown[0] == {"hotel-1": 6, "hotel-2": 1}


@pytest.mark.rule("AMS-25")
def test_tourists_beside_both_hotels_do_not_reach_the_target_twice() -> None:
    """Ten beside both hotels are ten, not twenty: twelve are needed."""
    state = position(tourists={"b1": 5, "b2": 4, "c3": 3}, hotels=[(1, 2), (16,), (13,)], mayor=6, day="a1 b1 b2")
    assert state.target() == 12
    play(state, "send b1")
    assert not state.over
    assert state.result().scores[0] == 10


@pytest.mark.rule("AMS-82")
def test_a_tile_between_hotels_of_different_players_counts_in_full_for_each() -> None:
    state = position(tourists={"b1": 5}, hotels=[(1,), (2,), (16,)])
    assert state.result().scores == [5, 5, 0]


@pytest.mark.rule("AMS-81")
def test_tourists_at_the_fountain_count_for_nobody() -> None:
    state = position(tourists={"c3": 9, "b2": 1}, hotels=[(2, 5), (3, 8), (9, 14)])
    assert state.result().scores == [1, 0, 0]
