"""Towel tokens: when, where and why they may be laid."""

from typing import Any

import pytest

from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import GREEN, ORANGE, YELLOW
from tests.games.maui.table import cells, position, refill, squares, tops_of
from tests.positions import chance, legal_texts, play, why_not


@pytest.mark.rule("MAU-32", "MAU-34")
def test_a_token_changes_a_pattern_before_the_shells_move_and_makes_a_further_match() -> None:
    state = position(beaches={0: ("YBG@3",)}, market=("YPO",), tokens={0: (1, 0)})
    play(state, "towel 1 3")
    refill(state)
    assert state.prompt()["key"] == "tokens"
    assert legal_texts(state) == ["token blue 2", "token blue 3", "shells"]
    assert squares(state) == {}
    play(state, "token blue 2")
    assert state.acting() == (1,)
    assert squares(state) == {"Y": 1, "B": 1}
    assert [cell.get("token") for cell in cells(state, 0, 1)] == [None, "blue", None]
    assert state.view(None)["players"][0]["tokens"] == {"blue": 0, "orange": 0}


@pytest.mark.rule("MAU-32")
def test_tokens_need_not_be_laid_and_are_kept() -> None:
    state = position(beaches={0: ("YBG@3",)}, market=("YPO",), tokens={0: (1, 0)})
    play(state, "towel 1 3")
    refill(state)
    assert why_not(state, "token orange 2") == "MAU-32"
    play(state, "shells")
    assert squares(state) == {"Y": 1}
    assert state.view(None)["players"][0]["tokens"] == {"blue": 1, "orange": 0}


@pytest.mark.rule("MAU-34", "MAU-73")
def test_a_token_may_prepare_the_next_turn_and_stays() -> None:
    state = position(beaches={0: ("YBG@3",), 1: ("YPB@3",)}, market=("YPO", "OGY", "PYB", "GBO"), tokens={0: (1, 0)})
    play(state, "towel 1 3")
    refill(state)
    play(state, "token blue 3")
    assert squares(state) == {"Y": 1}
    play(state, "dollars 1")
    # The last towel now shows yellow, pink, blue in rows 3 to 5: green, blue, orange fits with its blue in row 5.
    assert tops_of(legal_texts(state), 4) == [4]
    play(state, "towel 4 4")
    refill(state)
    assert squares(state) == {"Y": 1, "B": 1}


@pytest.mark.rule("MAU-33", "MAU-23")
def test_a_token_may_make_the_only_match_and_then_must() -> None:
    """The only active cell of the last towel is blue, in row 1; the towel in the market has no blue."""
    common: dict[str, Any] = {"beaches": {0: ("YPB@1", "GOB@-1")}, "market": ("OGY", "PGY", "YGP", "PYG")}
    assert tops_of(legal_texts(position(**common)), 1) == []
    assert tops_of(legal_texts(position(tokens={0: (0, 1)}, **common)), 1) == []
    state = position(tokens={0: (1, 0)}, **common)
    assert tops_of(legal_texts(state), 1) == [-1, 0, 1]
    for top, cell in ((-1, 3), (0, 2), (1, 1)):
        state = position(tokens={0: (1, 0)}, **common)
        play(state, f"towel 1 {top}")
        refill(state)
        assert legal_texts(state) == [f"token blue {cell}"]
        assert why_not(state, "shells") == "MAU-23"
        play(state, f"token blue {cell}")
        assert squares(state) == {"B": 3}


@pytest.mark.rule("MAU-34")
def test_a_token_may_not_undo_the_only_match() -> None:
    state = position(beaches={0: ("YBG@3",)}, market=("YPO",), tokens={0: (1, 0)})
    play(state, "towel 1 3")
    refill(state)
    assert "token blue 1" not in legal_texts(state)
    assert why_not(state, "token blue 1") == "MAU-34"


@pytest.mark.rule("MAU-35")
def test_two_tokens_on_one_towel() -> None:
    state = position(3, beaches={0: ("YBO@3",)}, market=("YPG",), tokens={0: (1, 1)})
    play(state, "towel 1 3")
    refill(state)
    play(state, "token orange 3", "token blue 2")
    assert squares(state) == {"Y": 1, "B": 1, "O": 1}
    state = position(3, beaches={0: ("BPY@1",)}, market=("GOY",), tokens={0: (2, 0)})
    play(state, "towel 1 1")
    refill(state)
    play(state, "token blue 2", "token blue 1")
    assert squares(state) == {"Y": 1, "B": 3}
    assert [cell.get("token") for cell in cells(state, 0, 1)] == ["blue", "blue", None]


@pytest.mark.rule("MAU-38")
def test_two_matches_of_the_same_pattern_both_count() -> None:
    state = position(
        3,
        beaches={0: ("BPY@1", "BOY@1")},
        market=("BGY",),
        tokens={0: (1, 0)},
        covers=[0, 1 << 3, *[0] * 37],
        ornaments=[0, 2],
    )
    play(state, "towel 1 1")
    refill(state)
    play(state, "token blue 2")
    assert squares(state) == {"B": 3 + 2, "Y": 1}


@pytest.mark.rule("MAU-36")
def test_a_token_won_by_a_match_waits_for_the_next_turn() -> None:
    state = position(beaches={0: ("PBO@3",)}, market=("PGO",), shells={0: {"pink": 4}})
    play(state, "towel 1 3")
    refill(state)
    assert state.acting() == (1,)
    assert state.view(None)["players"][0]["tokens"] == {"blue": 0, "orange": 1}
    play(state, "dollars 1", legal_texts(state)[0])
    refill(state)
    assert state.prompt()["key"] == "tokens"


@pytest.mark.rule("MAU-36", "MAU-77")
def test_a_token_won_by_an_umbrella_waits_for_the_next_turn() -> None:
    """On tables where an umbrella shows yellow: its step reaches the ornament before the tokens are laid."""
    yellow_umbrella = GAME.with_tables(
        {"umbrella_patterns": NumberTable((YELLOW, GREEN, ORANGE, GREEN), RECONSTRUCTED)}
    )
    state = position(
        beaches={0: ("YPB@3", "PGB@2")},
        market=("POY",),
        spots={0: {2: "blue-green"}},
        tokens={0: (0, 1)},
        shells={0: {"yellow": 4}},
        game=yellow_umbrella,
    )
    play(state, "towel 1 2")
    refill(state)
    play(state, "advance yellow")
    assert state.view(None)["players"][0]["tokens"] == {"blue": 1, "orange": 1}
    assert legal_texts(state) == ["token orange 3", "shells"]
    assert why_not(state, "token blue 3") == "MAU-36"
    play(state, "token orange 3")
    assert state.acting() == (1,)
    assert state.view(None)["players"][0]["tokens"] == {"blue": 1, "orange": 0}


@pytest.mark.rule("MAU-73")
def test_no_token_on_cells_outside_or_under_a_crab() -> None:
    state = position(beaches={0: ("YPB@1",)}, market=("GPO",), tokens={0: (1, 0)})
    play(state, "towel 1 1")
    refill(state)
    assert legal_texts(state) == ["token blue 1", "token blue 3", "shells"]
    state = position(beaches={0: ("YPB@1",)}, market=("GYP",), tokens={0: (1, 0)})
    play(state, "towel 1 0")
    refill(state)
    assert legal_texts(state) == ["token blue 2", "token blue 3", "shells"]
    assert why_not(state, "token blue 1") == "MAU-73"
    state = position(
        mode="crabs", beaches={0: ("YPB@4", "YPO@4")}, market=("YBG",), spots={0: {2: "crab"}}, tokens={0: (0, 1)}
    )
    play(state, "towel 1 4")
    refill(state)
    chance(state, "show 2")
    assert legal_texts(state) == ["token orange 2", "shells"]
    assert why_not(state, "token orange 3") == "MAU-73"


@pytest.mark.rule("MAU-74")
def test_a_token_may_undo_the_match_if_another_makes_one() -> None:
    state = position(3, beaches={0: ("YBG@3",)}, market=("YPO",), tokens={0: (1, 1)})
    play(state, "towel 1 3")
    refill(state)
    assert "token orange 1" in legal_texts(state)
    play(state, "token orange 1")
    assert legal_texts(state) == ["token blue 2"]
    assert why_not(state, "token blue 3") == "MAU-34"
    play(state, "token blue 2")
    assert squares(state) == {"B": 1}


@pytest.mark.rule("MAU-75")
def test_no_token_on_its_own_pattern_nor_on_a_token() -> None:
    state = position(3, beaches={0: ("YBG@3",)}, market=("YPB",), tokens={0: (1, 1)})
    play(state, "towel 1 3")
    refill(state)
    assert why_not(state, "token blue 3") == "MAU-75"
    play(state, "token orange 3")
    assert why_not(state, "token blue 3") == "MAU-75"
    assert legal_texts(state) == ["token blue 2", "shells"]


@pytest.mark.rule("MAU-32")
def test_nobody_is_asked_for_tokens_that_cannot_be_laid() -> None:
    """The only cell on the beach holds the only match: a token would undo it."""
    state = position(beaches={0: ("YPB@1",)}, market=("GOY",), tokens={0: (1, 0)})
    play(state, "towel 1 -1")
    refill(state)
    assert state.acting() == (1,)
    assert squares(state) == {"Y": 3}
