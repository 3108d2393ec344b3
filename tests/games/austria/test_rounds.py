"""A round: whose turn it is, passing, rolling the dice again, the end."""

import pytest

from boardinghouse.core.contract import CHANCE
from boardinghouse.games.austria.rounds import dice_left
from tests.games.austria.table import (
    TURN,
    legal,
    position,
    prompt,
    run,
    turn,
)
from tests.positions import heard


@pytest.mark.rule("AUS-27")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 1, 0]), (3, [0, 1, 2, 2, 1, 0]), (4, [0, 1, 2, 3, 3, 2, 1, 0])],
)
def test_turns_go_by_the_numbers_of_the_tokens(seats: int, order: list[int]) -> None:
    state = position(seats, dice_faces="4" * 14)
    played = []
    while state.round == 1:
        played.append(state.acting()[0])
        run(state, "die 4 plain", "skip", "end")
        if state.acting() == (CHANCE,):
            break
    assert played == order


@pytest.mark.rule("AUS-27", "AUS-57")
def test_tokens_go_to_the_left_after_the_round() -> None:
    state = position(3, dice_faces="4" * 12, first=1, pending=turn(seat=1))
    order = []
    while state.acting() != (CHANCE,):
        order.append(state.acting()[0])
        run(state, "die 4 plain", "skip", "end")
    assert order == [1, 2, 0, 0, 2, 1]
    assert (state.round, state.first) == (2, 2)
    assert dice_left(state) == 0
    assert state.arg(0) == 12


@pytest.mark.rule("AUS-49", "AUS-50", "AUS-146")
def test_a_player_who_passes_waits_for_the_reroll() -> None:
    state = position(3, dice_faces="123456123456")
    run(state, "pass")
    assert state.acting() == (1,)
    for _ in range(4):
        run(state, state.game.actions.text(state.legal(state.acting()[0])[5]))
        while state.acting() in ((1,), (2,)) and prompt(state) not in TURN:
            run(state, "skip")
        run(state, "end")
    # Seats 1 and 2 have covered both numbers; seat 0 has covered none and rolls 8 - 1 dice.
    assert state.acting() == (CHANCE,)
    assert (state.prompt(), state.bin) == ({"key": "roll", "params": {"left": 7}}, 1)
    run(state, *["roll 4"] * 7)
    assert state.acting() == (0,)
    run(state, "die 4 plain", "skip", "end")
    assert state.acting() == (0,)  # their second number, with the dice as they lie
    assert "die 4 plain" in legal(state)
    assert state.view(None)["dice"] == [0, 0, 0, 6, 0, 0]


@pytest.mark.rule("AUS-50", "AUS-146")
def test_the_lowest_number_in_sight_begins_after_the_reroll() -> None:
    state = position(
        3, dice_faces="1" * 5, covered=2, others={1: {"covered": 1}, 2: {"covered": 1}}, pending=turn(seat=2)
    )
    run(state, "pass", "pass")
    assert state.acting() == (CHANCE,)
    run(state, *["roll 1"] * 4)
    assert state.acting() == (2,)
    assert state.waiting == 0


@pytest.mark.rule("AUS-147", "AUS-51")
def test_one_player_may_pass_until_no_die_is_left() -> None:
    state = position(dice_faces="111", covered=1, others={1: {"covered": 2}})
    state.listen()
    run(state, "pass", "roll 1", "roll 1", "pass", "roll 2")
    assert (dice_left(state), state.bin) == (1, 2)
    assert [event["count"] for event in heard(state) if event["key"] == "rerolled"] == [2, 1]
    run(state, "pass")
    assert heard(state)[:2] == [{"key": "passed", "seat": 0}, {"key": "rerolled", "count": 0}]
    assert state.round == 2
    assert state.acting() == (CHANCE,)
    assert state.covered[0] == 0


@pytest.mark.rule("AUS-148", "AUS-51")
def test_numbers_left_when_the_dice_run_out_are_lost() -> None:
    state = position(dice_faces="4")
    state.listen()
    run(state, "die 4 plain", "skip", "end")
    assert state.round == 2
    assert state.first == 1
    assert "rerolled" not in [event["key"] for event in heard(state)]


@pytest.mark.rule("AUS-51")
def test_dice_left_when_all_numbers_are_covered_end_the_round() -> None:
    state = position(dice_faces="4444", covered=1, others={1: {"covered": 2}})
    state.listen()
    run(state, "die 4 plain", "skip", "end")
    assert state.round == 2
    assert "rerolled" not in [event["key"] for event in heard(state)]


@pytest.mark.rule("AUS-147")
def test_the_last_die_lies_in_the_bin_when_all_have_passed() -> None:
    state = position(dice_faces="4", round=3, emperor=13, others={1: {"emperor": 13}}, tiles=("A2", "B1", "C1"))
    run(state, "pass", "pass")
    view = state.view(None)
    assert prompt(state) == "receive"  # the emperor's bonus: the round is not over
    assert (view["dice"], view["bin"], state.waiting) == ([0] * 6, 1, 0)
