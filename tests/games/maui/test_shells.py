"""Shells: steps, several matches, the last square, ornaments."""

import pytest

from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import GREEN, ORANGE, PINK
from tests.games.maui.table import position, refill, squares
from tests.positions import play


@pytest.mark.rule("MAU-37")
def test_a_match_moves_the_shell_by_the_worth_of_its_row() -> None:
    state = position(beaches={0: ("YPB@1",)}, market=("GPO",))
    play(state, "towel 1 1")
    refill(state)
    assert squares(state) == {"P": 2}
    state = position(beaches={0: ("YPB@1",)}, market=("YGO",), shells={0: {"yellow": 1}})
    play(state, "towel 1 1")
    refill(state)
    assert squares(state) == {"Y": 4}


@pytest.mark.rule("MAU-38")
def test_several_matches_all_count() -> None:
    state = position(beaches={0: ("YPB@1",)}, market=("YPG",))
    play(state, "towel 1 1")
    refill(state)
    assert squares(state) == {"Y": 3, "P": 2}


@pytest.mark.rule("MAU-39")
def test_shells_of_different_players_share_a_square() -> None:
    state = position(beaches={0: ("YPB@3",)}, market=("YGO",), shells={0: {"yellow": 2}, 1: {"yellow": 3}})
    play(state, "towel 1 3")
    refill(state)
    assert squares(state, 0) == squares(state, 1) == {"Y": 3}


@pytest.mark.rule("MAU-40")
def test_a_shell_stops_on_the_last_square_and_its_pattern_can_still_be_matched() -> None:
    for before in (7, 8, 9, 10):
        state = position(beaches={0: ("YPB@1",)}, market=("YGO",), shells={0: {"yellow": before}})
        play(state, "towel 1 1")
        refill(state)
        assert squares(state) == {"Y": 10}
        assert state.result().breakdown[0]["tracks"] == 22


@pytest.mark.rule("MAU-41")
@pytest.mark.parametrize(("pattern", "token"), [("yellow", "blue"), ("pink", "orange")])
def test_a_shell_that_reaches_or_passes_the_ornament_wins_a_token(pattern: str, token: str) -> None:
    letter = pattern[0].upper()
    for before, wins in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)):
        state = position(3, beaches={0: (f"{letter}BG@1",)}, market=(f"{letter}GB",), shells={0: {pattern: before}})
        play(state, "towel 1 1")
        refill(state)
        assert squares(state) == {letter: before + 3}
        assert state.view(None)["players"][0]["tokens"][token] == wins
        lying = {ornament["token"]: ornament["count"] for ornament in state.view(None)["tracks"]["ornaments"]}
        assert lying == {"blue": 2, "orange": 2, token: 2 - wins}


@pytest.mark.rule("MAU-41")
def test_the_other_tracks_have_no_ornament() -> None:
    for letter, pattern in (("B", "blue"), ("O", "orange"), ("G", "green")):
        state = position(beaches={0: (f"{letter}YP@1",)}, market=(f"{letter}PY",), shells={0: {pattern: 4}})
        play(state, "towel 1 1")
        refill(state)
        assert state.view(None)["players"][0]["tokens"] == {"blue": 0, "orange": 0}


@pytest.mark.rule("MAU-77")
def test_an_umbrellas_step_wins_a_token_too() -> None:
    pink_umbrella = GAME.with_tables({"umbrella_patterns": NumberTable((PINK, GREEN, ORANGE, GREEN), RECONSTRUCTED)})
    state = position(
        beaches={0: ("YPB@3", "YGB@2")},
        market=("YOG",),
        spots={0: {2: "blue-green"}},
        shells={0: {"pink": 4}},
        game=pink_umbrella,
    )
    play(state, "towel 1 2")
    refill(state)
    play(state, "advance pink")
    assert state.view(None)["players"][0]["tokens"] == {"blue": 0, "orange": 1}


@pytest.mark.rule("MAU-78")
def test_an_empty_ornament_brings_nothing() -> None:
    state = position(beaches={0: ("YBG@1",)}, market=("YGB",), shells={0: {"yellow": 4}}, tokens={1: (1, 0)})
    play(state, "towel 1 1")
    refill(state)
    assert squares(state) == {"Y": 7}
    assert state.view(None)["players"][0]["tokens"] == {"blue": 0, "orange": 0}
