"""The worked examples of the rulebook."""

import pytest

from tests.games.maui.table import position, refill, squares
from tests.positions import play


@pytest.mark.rule("MAU-37", "MAU-38", "MAU-41")
def test_two_matches_one_new_shell_and_the_ornament_on_the_pink_track() -> None:
    """The third of four players matches two patterns: one shell enters on the second square of its track, the pink one
    moves three steps, stops on the ornament and wins an orange token."""
    state = position(4, actor=2, beaches={2: ("PBO@1",)}, market=("GBP",), shells={2: {"pink": 2}})
    play(state, "towel 1 1")
    refill(state)
    assert squares(state, 2) == {"P": 5, "B": 2}
    assert state.view(None)["players"][2]["tokens"] == {"blue": 0, "orange": 1}
    ornaments = state.view(None)["tracks"]["ornaments"]
    assert [ornament["count"] for ornament in ornaments] == [2, 1]
    assert state.acting() == (3,)


@pytest.mark.rule("MAU-48", "MAU-49", "MAU-50", "MAU-51")
def test_fifty_and_thirteen_less_three_is_sixty() -> None:
    """50 points for shells; three pearls of a colour, one of the other and two dollars: 9 + 2 + 2; three penalties."""
    shells = {"yellow": 10, "pink": 7, "blue": 6, "orange": 4, "green": 2}
    state = position(4, shells={2: shells}, pearls={2: (3, 1)}, dollars=(1, 1, 2, 1), penalties=[0, 0, 3, 0])
    parts = state.result().breakdown[2]
    assert parts["tracks"] == 50
    assert parts["pearls"] + parts["dollars"] == 13
    assert parts["penalties"] == -3
    assert state.result().scores[2] == 60
    assert state.result().places[2] == 1


@pytest.mark.rule("MAU-44")
def test_the_spare_towel_lies_on_the_rows_worth_one() -> None:
    state = position()
    values = state.view(None)["row_values"]
    assert [row for row, value in enumerate(values, start=1) if value == 1] == [3, 4, 5]
