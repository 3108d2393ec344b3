"""Every worked example and picture caption of the rulebook."""

import pytest

from boardinghouse.games.amsterdam.state import AmsterdamState
from tests.games.amsterdam.table import before_roll, people, position, shows
from tests.positions import chance, legal_texts, play

E, F, G, H = "b2", "d1", "e4", "a5"


def coffeeshops() -> AmsterdamState:
    """Three tourists in coffeeshop E, two in F, one each in G and H; the Mayor stands at E."""
    return position(
        mayor=1,
        watch=16,
        day="a1 b1 a2 d4",
        tiles={E: "palace-coffeeshop", F: "market-coffeeshop", G: "zoo-coffeeshop", H: "windmill-coffeeshop"},
        tourists={E: 3, F: 2, G: 1, H: 1},
    )


@pytest.mark.rule("AMS-31", "AMS-32", "AMS-33", "AMS-34", "AMS-35")
@pytest.mark.parametrize("chosen", [G, H])
def test_example_efgh_three_tourists_leave_a_coffeeshop_that_becomes_a_palace(chosen: str) -> None:
    state = coffeeshops()
    play(state, f"turn {E}")
    assert legal_texts(state) == [f"move {G}", f"move {H}"]
    play(state, f"move {chosen}")
    assert people(state) == {F: 2, G: 1, H: 1, chosen: 4}
    assert shows(state, E) == "palace"


@pytest.mark.rule("AMS-36")
def test_exception_i_without_another_coffeeshop_they_go_to_the_fountain() -> None:
    state = position(mayor=1, watch=16, day="a1 b1 a2 d4", tiles={E: "palace-coffeeshop"}, tourists={E: 3})
    play(state, f"turn {E}")
    assert people(state) == {"c3": 3}
    assert shows(state, E) == "palace"


@pytest.mark.rule("AMS-16", "AMS-17")
def test_captions_a_and_b_the_boat_moves_and_a_tourist_lands_opposite() -> None:
    state = before_roll(boat=15)
    chance(state, "roll 1 1")
    assert state.boat == 17
    assert people(state) == {"a5": 1}


@pytest.mark.rule("AMS-18", "AMS-19", "AMS-20")
def test_captions_c_and_d_a_tourist_waits_at_a_corner_and_several_land_later() -> None:
    state = before_roll(boat=15)
    chance(state, "roll 2 1")
    assert people(state) == {}
    assert list(state.quays) == [0, 0, 0, 1]
    play(state, "walk mayor 14", "walk watch 12", "done")
    chance(state, "roll 1 1")
    assert people(state) == {"a4": 1}
    assert list(state.quays) == [0, 0, 0, 1], "the boat was on that corner and left it"
    state.boat = 17
    play(state, *(legal_texts(state)[:1]))
    play(state, *(legal_texts(state)[:1]), "done")
    chance(state, "roll 2 1")
    assert people(state) == {"a4": 3}
    assert list(state.quays) == [0, 0, 0, 0]


@pytest.mark.rule("AMS-38", "AMS-39", "AMS-40")
def test_the_fountain_section_one_tourist_a_turn_by_a_figure_beside_it() -> None:
    state = position(mayor=6, watch=16, day="a1 e5", tourists={"c3": 2})
    assert [text for text in legal_texts(state) if text.startswith("send")] == ["send a1", "send e5"]
    play(state, "send e5")
    assert not [text for text in legal_texts(state) if text.startswith("send")]


@pytest.mark.rule("AMS-25")
def test_tourists_next_to_both_hotels_bring_one_point() -> None:
    state = position(tourists={"b1": 1, "b2": 1}, hotels=[(1, 2), (16,), (13,)])
    assert state.result().scores[0] == 2


@pytest.mark.rule("AMS-43", "AMS-45")
def test_all_thirty_in_the_city_or_on_the_quay_end_the_game() -> None:
    state = before_roll(boat=15, supply=1, tourists={"c1": 10, "c5": 10, "a3": 5, "c3": 3}, quays=[0, 1, 0, 0])
    chance(state, "roll 2 1")
    assert state.supply == 0
    assert sum(state.tourists) + sum(state.quays) == 30
    play(state, legal_texts(state)[0])
    play(state, legal_texts(state)[0], "done")
    assert state.acting() == ()
    assert list(state.quays) == [0, 1, 0, 1]
