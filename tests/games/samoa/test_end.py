"""Money at the end, ties, what special tiles are worth."""

from typing import Any

import pytest

from tests.games.samoa.table import finish, lay, money, position
from tests.positions import play


def result_of(**fields: Any) -> tuple[list[int], list[int]]:
    """Scores and places after a last round in which nothing happens."""
    state = position(3, round=12, groups=("plain",), **fields)
    lay(state, "off", "off", "off")
    finish(state)
    result = state.result()
    return result.scores, result.places


@pytest.mark.rule("SAM-1")
def test_the_most_money_wins() -> None:
    assert result_of(coins={0: 30, 1: 41, 2: 12}) == ([30, 41, 12], [2, 1, 3])


@pytest.mark.rule("SAM-66")
def test_unused_special_tiles_are_worth_three_coins_each() -> None:
    scores, places = result_of(owned={0: "swap send-home", 1: "take-back", 2: "pool extra-room"})
    assert scores == [31, 28, 25]
    assert places == [1, 2, 3]


@pytest.mark.rule("SAM-66")
def test_a_used_special_tile_is_worth_nothing() -> None:
    state = position(3, round=12, owned={0: "take-back"}, discards={0: 1}, groups=("plain",))
    assert state.result().scores == [28, 25, 25]
    state.apply(0, state.game.actions.parse("take-back"))
    assert state.result().scores == [25, 25, 25]


@pytest.mark.rule("SAM-66")
def test_at_the_end_the_money_shown_holds_the_coins_for_unused_special_tiles() -> None:
    state = position(3, round=12, owned={0: "swap take-back"}, coins={1: 28})
    lay(state, "off", "off", "off")
    assert [state.view(seat)["players"][seat]["money"] for seat in range(3)] == [25, 28, 25]
    play(state, "keep")
    for seat in (None, 0, 1, 2):
        shown = state.view(seat)
        assert [player["money"] for player in shown["players"]] == shown["result"]["scores"] == [31, 28, 25]


@pytest.mark.rule("SAM-71", "SAM-103")
def test_of_equal_money_more_empty_rooms_win() -> None:
    hotel = {"1": "japan plain"}
    assert result_of(rooms={0: hotel, 1: {"1": "japan plain", "2": "germany plain"}})[1] == [2, 3, 1]
    assert result_of(rooms={0: hotel, 1: hotel, 2: hotel}, owned={1: "extra-room"})[1] == [2, 1, 2]


@pytest.mark.rule("SAM-103")
def test_a_room_with_one_lover_is_occupied_and_a_pair_takes_one_room() -> None:
    pair = {"1": "japan lover, germany lover"}
    assert result_of(rooms={0: {"1": "japan lover"}, 1: pair, 2: {"1": "japan plain"}})[1] == [1, 1, 1]


@pytest.mark.rule("SAM-72")
def test_equal_money_and_rooms_share_the_victory() -> None:
    assert result_of(coins={0: 30, 1: 30, 2: 30}) == ([30, 30, 30], [1, 1, 1])
    assert result_of(coins={0: 30, 1: 29, 2: 30})[1] == [1, 3, 1]


def test_the_breakdown_tells_where_the_money_came_from() -> None:
    state = position(3, round=12, tiles="pool", groups=("swimmer-2 rich",), owned={0: "swap pool"})
    lay(state, "10-7", "off", "off")
    for text in ("keep", "buy pool", "pick 1 rich", "house 1", "pick 1 swimmer-2", "house 2", "done"):
        state.apply(0, state.game.actions.parse(text))
    assert state.result().breakdown[0] == {
        "start": 25,
        "rooms": 14,
        "doubling": 7,
        "swimmers": 4,
        "building": -10,
        "special": 3,
    }
    assert state.result().scores[0] == money(state)[0] + 3
