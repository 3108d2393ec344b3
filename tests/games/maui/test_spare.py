"""The spare towel: when it is due and what it does not bring."""

from typing import Any

import pytest

from tests.games.maui.table import beach_of, cells, market, position, refill, squares, tops_of
from tests.positions import chance, legal_texts, play, why_not

# The last towel's only cell on the beach is yellow, in row 7; none of these shows yellow.
WITHOUT_YELLOW = ("PBO", "POB", "BOG", "BPO", "OPG", "OGP")
SPARES = [f"spare {place}" for place in range(1, 7)]


def stranded(**more: Any) -> Any:
    common: dict[str, Any] = {"beaches": {0: ("YPB@3", "YPO@7")}, "market": WITHOUT_YELLOW, "dollars": (4, 0)}
    return position(**{**common, "zones": (0, 0), **more})


@pytest.mark.rule("MAU-43")
def test_a_spare_towel_is_due_when_nothing_fits_and_no_dollar_is_left() -> None:
    state = stranded()
    assert legal_texts(state) == SPARES
    assert why_not(state, "towel 1 7") == "MAU-23"
    for zones in ((1, 0), (0, 1)):
        state = stranded(dollars=(3, 0), zones=zones)
        assert legal_texts(state) == ["dollars 1" if zones[0] else "dollars 2"]
        assert why_not(state, "spare 1") == "MAU-43"
    state = stranded(market=("YPG", *WITHOUT_YELLOW[1:]))
    assert legal_texts(state) == ["towel 1 7"]
    assert why_not(state, "spare 2") == "MAU-43"


@pytest.mark.rule("MAU-44")
def test_it_costs_nothing_lies_on_the_middle_rows_and_brings_no_points() -> None:
    state = stranded()
    play(state, "spare 6")
    refill(state)
    assert (state.dollars[0], state.laid[0], state.acting()) == (4, 2, (1,))
    assert [(cell["row"], cell["pattern"]) for cell in cells(state, 0, 2)] == [(3, "orange"), (4, "green"), (5, "pink")]
    assert squares(state) == {}


@pytest.mark.rule("MAU-44")
def test_a_spare_towel_that_happens_to_match_brings_no_points() -> None:
    """Of the last towel only yellow in row 5 is free of crabs, and there the next crab would sit."""
    state = position(
        mode="crabs",
        beaches={0: ("YPB@3", "YPO@3", "PBO@3", "POB@3", "YGP@5")},
        spots={0: {5: "crab"}},
        market=("OBY", "PGY", "BGP", "BOY", "PYG", "GPB"),
        covers=[*[0] * 4, 0b100_100_000, *[0] * 21],
        dollars=(0, 4),
        zones=(0, 0),
    )
    assert legal_texts(state) == SPARES
    play(state, "spare 1")
    refill(state)
    assert [cell["pattern"] for cell in cells(state, 0, 5)] == ["orange", "blue", "yellow"]
    assert squares(state) == {}


@pytest.mark.rule("MAU-45")
@pytest.mark.parametrize("kind", ["white-pearl", "blue-green"])
def test_an_umbrella_under_it_is_lost(kind: str) -> None:
    state = stranded(beaches={0: ("YPB@3", "YPO@3", "PBY@3", "GBY@3", "YGB@7")}, spots={0: {5: kind}})
    boxed = sum(state.boxed)
    play(state, "spare 1")
    assert sum(state.boxed) == boxed + 1
    refill(state)
    assert state.acting() == (1,)
    view = state.view(None)["players"][0]
    assert (view["pearls"], view["beach"]["spots"]) == ({"white": 0, "black": 0}, [])
    assert squares(state) == {}


@pytest.mark.rule("MAU-46")
def test_the_market_is_filled_after_it() -> None:
    state = stranded()
    play(state, "spare 2")
    chance(state, "draw YGB")
    assert market(state) == ["PBO", "BOG", "YGB", "BPO", "OPG", "OGP"]


@pytest.mark.rule("MAU-82")
def test_towels_that_fit_but_are_too_dear_do_not_count() -> None:
    state = stranded(market=("PBO", "YPG", "YGP", "BPO", "YOG", "YGO"), dollars=(0, 4))
    assert legal_texts(state) == SPARES
    state = stranded(market=("PBO", "YPG", "YGP", "BPO", "YOG", "YGO"), dollars=(1, 3))
    assert {text.split()[1] for text in legal_texts(state)} == {"2", "5"}


@pytest.mark.rule("MAU-82")
def test_towels_that_a_token_would_make_fit_count() -> None:
    beaches = {0: ("YPB@3", "BPO@7")}
    without_blue = ("POG", "POY", "PGO", "OPG", "OYG", "OGY")
    assert legal_texts(stranded(beaches=beaches, market=without_blue)) == SPARES
    state = stranded(beaches=beaches, market=without_blue, tokens={0: (1, 0)})
    assert tops_of(legal_texts(state), 1) == [5, 6, 7]
    assert "spare 1" not in legal_texts(state)


@pytest.mark.rule("MAU-83")
def test_it_is_otherwise_a_towel_like_any_other() -> None:
    state = stranded(
        beaches={0: ("YPB@3", "YGP@7")}, spots={0: {2: "white-pearl", 3: "black-pearl"}}, tokens={0: (0, 1)}
    )
    play(state, "spare 1")
    refill(state)
    assert state.acting() == (1,), "no token can be laid"
    assert [spot["column"] for spot in state.view(None)["players"][0]["beach"]["spots"]] == [3]
    assert state.view(None)["players"][0]["pearls"] == {"white": 0, "black": 0}
    play(state, legal_texts(state)[0])
    refill(state)
    assert any(tops_of(legal_texts(state), place) for place in range(1, 7)), "its patterns are active"


@pytest.mark.rule("MAU-83", "MAU-47")
def test_it_counts_as_one_of_the_twelve() -> None:
    without_green = ("BOP", "OPB", "OBP", "PBO", "POB", "BPO")
    state = stranded(first=1, beaches={0: (*beach_of(10), "GOP@7")}, market=without_green)
    assert legal_texts(state) == SPARES
    play(state, "spare 1")
    refill(state)
    assert (state.laid[0], state.acting()) == (12, ())
