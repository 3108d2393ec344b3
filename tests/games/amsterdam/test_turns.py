"""The order of a turn and the dice."""

import pytest

from boardinghouse.games.amsterdam import GAME
from tests.games.amsterdam.table import before_roll
from tests.positions import chance, legal_texts, play, started, why_not


@pytest.mark.rule("AMS-15", "AMS-51")
def test_both_dice_show_1_to_3_with_equal_chances() -> None:
    outcomes = before_roll().outcomes()
    rolls = {GAME.actions.text(action): weight for action, weight in outcomes}
    assert rolls == {f"roll {white} {black}": 1 for white in (1, 2, 3) for black in (1, 2, 3)}


@pytest.mark.rule("AMS-14", "AMS-37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phases_come_in_order_and_turns_go_clockwise(seats: int) -> None:
    state = GAME.new(seats)
    draws = sorted(action for action, _ in state.outcomes())
    for action in draws:
        state.apply(-1, action)
    chance(state, f"first {seats}")
    for number in range(3 * seats):
        assert state.prompt()["key"] == "roll-dice"
        supply, boat = state.supply, state.boat
        chance(state, "roll 1 1")
        assert (state.supply, state.boat) == (supply - 1, (boat + 2) % 24)
        assert state.acting() == ((seats - 1 + number) % seats,)
        questions = []
        while state.prompt()["key"] != "roll-dice":
            questions.append(state.prompt()["key"])
            play(state, legal_texts(state)[-1])
        rounds = ["placing"] if number < 2 * seats else []
        assert questions == [*rounds, "walking", "walking", "turning"]


@pytest.mark.rule("AMS-14")
def test_nobody_answers_out_of_turn() -> None:
    state = started(GAME, 3)
    other = (state.acting()[0] + 1) % 3
    assert state.why_not(other, state.legal(state.acting()[0])[0]) == "AMS-14"


@pytest.mark.rule("AMS-26")
def test_the_white_die_moves_the_mayor_and_the_black_one_the_night_watch() -> None:
    state = before_roll(mayor=1, watch=16)
    chance(state, "roll 1 3")
    answers = legal_texts(state)
    assert [text for text in answers if "mayor" in text] == ["walk mayor 2", "walk mayor 5"]
    assert "walk watch 14" not in answers
    assert "walk watch 4" in answers
    assert why_not(state, "walk mayor 3") == "AMS-62"
