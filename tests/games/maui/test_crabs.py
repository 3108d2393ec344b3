"""The crab side."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import CRAB
from tests.games.maui.table import cells, position, refill, squares, tops_of
from tests.positions import chance, changed, legal_texts, play, started, why_not


def crab_ahead(**more: Any) -> Any:
    """The crab of column 2 lies in row 6; the last towel shows yellow, pink, orange in rows 4 to 6."""
    return position(**{"mode": "crabs", "beaches": {0: ("YPB@4", "YPO@4")}, "spots": {0: {2: "crab"}}, **more})


@pytest.mark.rule("MAU-56", "MAU-84")
def test_a_crab_moves_onto_the_cell_that_covers_it_and_shows_its_value() -> None:
    state = crab_ahead(market=("YBG",))
    play(state, "towel 1 4")
    assert [cell.get("crab", "none") for cell in cells(state, 0, 2)] == ["none", "none", None]
    refill(state)
    chance(state, "show 4")
    assert [cell.get("crab") for cell in cells(state, 0, 2)] == [None, None, 4]
    view = state.view(None)["players"][0]
    assert view["beach"]["spots"] == []
    assert view["crabs"] == {"2": 0, "3": 0, "4": 1}
    assert squares(state) == {"Y": 1}


@pytest.mark.rule("MAU-57")
def test_the_only_match_must_not_be_under_the_crab() -> None:
    state = crab_ahead(market=("GBO", "OGB", "BOG", "GPO"), dollars=(2, 0))
    legal = legal_texts(state)
    for place, top in ((1, 4), (2, 6), (3, 5)):
        assert tops_of(legal, place) == []
        assert why_not(state, f"towel {place} {top}") == "MAU-57"
    assert why_not(state, "towel 1 2") == "MAU-23"
    assert 4 in tops_of(legal, 4)
    without_crab = crab_ahead(market=("GBO",), spots={})
    assert tops_of(legal_texts(without_crab), 1) == [4]


@pytest.mark.rule("MAU-57")
def test_of_several_matches_the_one_under_the_crab_does_not_count() -> None:
    state = crab_ahead(market=("GPO",))
    play(state, "towel 1 4")
    refill(state)
    chance(state, "show 2")
    assert squares(state) == {"P": 1}


@pytest.mark.rule("MAU-57", "MAU-33")
def test_a_token_cannot_make_its_match_under_the_crab_either() -> None:
    state = crab_ahead(market=("GBY",), tokens={0: (0, 1)})
    assert tops_of(legal_texts(state), 1) == [2]
    assert why_not(state, "towel 1 6") == "MAU-57"
    without_crab = crab_ahead(market=("GBY",), tokens={0: (0, 1)}, spots={})
    assert tops_of(legal_texts(without_crab), 1) == [2, 4, 5, 6]


@pytest.mark.rule("MAU-58")
def test_the_next_towel_cannot_match_under_a_crab() -> None:
    state = crab_ahead(market=("YBG", "PGB", "OBG", "GOP"))
    play(state, "towel 1 4")
    refill(state)
    chance(state, "show 3")
    play(state, "dollars 1")
    # Rows 4 to 6 show yellow, blue and, under the crab, green.
    assert tops_of(legal_texts(state), 4) == []
    assert why_not(state, "towel 4 6") == "MAU-23"
    assert state.acting() == (0,)


@pytest.mark.rule("MAU-59", "MAU-55")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_crab_on_a_towel_costs_its_value(value: int) -> None:
    state = crab_ahead(market=("YBG",))
    play(state, "towel 1 4")
    refill(state)
    chance(state, f"show {value}")
    assert state.result().breakdown[0] == {"tracks": 1, "pearls": 0, "dollars": 1, "penalties": 0, "crabs": -value}
    assert state.result().breakdown[1]["crabs"] == 0


@pytest.mark.rule("MAU-84")
def test_nobody_knows_a_value_before_and_everybody_after() -> None:
    state = started(GAME, 3, mode="crabs")
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert {**view, "seat": None} == state.view(None)
        for player in view["players"]:
            assert all(set(spot) == {"column", "row", "kind"} for spot in player["beach"]["spots"])
    state = crab_ahead(market=("YBG",), unseen_crabs=[0, 1, 2, 2, 3, 2])
    play(state, "towel 1 4")
    refill(state)
    assert state.acting() == (bh.CHANCE,)
    assert [(GAME.actions.text(action), weight) for action, weight in state.outcomes()] == [
        ("show 3", 1),
        ("show 4", 2),
    ]
    drawn = {state.sample(bh.Rng(seed)) for seed in range(40)}
    assert drawn == {GAME.actions.parse("show 3"), GAME.actions.parse("show 4")}
    chance(state, "show 3")
    for seat in (None, 0, 1):
        assert state.view(seat)["players"][0]["beach"]["towels"][2]["cells"][2]["crab"] == 3


@pytest.mark.rule("MAU-60")
@pytest.mark.parametrize(
    ("column", "kind", "boxed_kind"), [(5, "crab", CRAB), (4, "blue-green", 3), (4, "orange-green", 4)]
)
def test_what_a_spare_towel_covers_goes_to_the_box(column: int, kind: str, boxed_kind: int) -> None:
    beach = ("YPB@3", "YPO@3", "PBY@3", "GBY@3")[: column - 1]
    state = position(
        mode="crabs",
        beaches={0: (*beach, "YGB@7")},
        spots={0: {column: kind}},
        market=("PBO", "POB", "BOG", "BPO", "OPG", "OGP"),
        dollars=(4, 0),
        zones=(0, 0),
    )
    boxed = state.boxed[boxed_kind]
    play(state, "spare 1")
    refill(state)
    assert state.acting() == (1,)
    assert state.spots[column] == 0
    assert state.boxed[boxed_kind] == boxed + 1
    assert all("crab" not in cell for cell in cells(state, 0, column))
    assert state.result().breakdown[0]["crabs"] == 0
    assert squares(state) == {}


@pytest.mark.rule("MAU-85")
def test_a_crab_that_is_not_covered_stays_without_effect() -> None:
    state = crab_ahead(market=("GBY",))
    play(state, "towel 1 2")
    refill(state)
    assert state.acting() == (1,)
    assert state.spots[2] == CRAB
    assert state.result().breakdown[0]["crabs"] == 0
    play(state, "dollars 1")
    assert legal_texts(state) == legal_texts(changed(state, spots=[0] * 26))


@pytest.mark.rule("MAU-27", "MAU-54")
def test_an_umbrella_of_the_crab_side_works_as_on_the_other() -> None:
    state = position(mode="crabs", beaches={0: ("YPB@3", "YPO@3", "PGY@3", "PBY@3")}, market=("PYG",), spots={
        0: {4: "orange-green"}})  # fmt: skip
    assert state.laid[0] == 3
    play(state, "towel 1 3")
    refill(state)
    assert legal_texts(state) == ["advance orange", "advance green"]
