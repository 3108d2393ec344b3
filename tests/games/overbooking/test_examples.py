"""The three worked examples of the rulebook, phase 2."""

import pytest

from tests.games.overbooking.table import bookings, checked, gone
from tests.positions import legal_texts, play

ORANGE, BLUE, GREEN = 0, 1, 2


@pytest.mark.rule("OVB-23", "OVB-24", "OVB-25", "OVB-26", "OVB-32")
def test_first_example_two_soldiers_leave_too_few_beds_for_the_noblewomen() -> None:
    state = checked("7b", ("1:4-bear", "0:5-bird", "1:5-fish", "0:2-stag"))
    assert bookings(state) == [("0:5-bird", 8), ("1:5-fish", 3), ("0:2-stag", 1)]
    assert gone(state) == ["1:4-bear"]


@pytest.mark.rule("OVB-33", "OVB-44")
def test_second_example_monks_first_and_merchants_make_room_for_all() -> None:
    state = checked("1a", ("0:3-bird", "1:4-fish", "2:1-bear", "0:2-stag"), ("1:2-bird",))
    assert bookings(state) == [("2:1-bear", 10), ("1:4-fish", 6), ("0:3-bird", 3), ("0:2-stag", 1)]
    assert gone(state) == ["1:2-bird"]


@pytest.mark.rule("OVB-22", "OVB-42", "OVB-43", "OVB-46", "OVB-56")
def test_third_example_noblewomen_choose_and_the_monk_takes_the_last_bed() -> None:
    state = checked(
        "3b",
        ("2:6-bird", "1:4-fish", "0:3-bird", "2:5-fish"),
        ("0:4-stag", "1:1-bear"),
    )
    assert state.acting() == (ORANGE,)
    assert legal_texts(state) == ["choose 3", "decline"]
    play(state, "choose 3")
    assert bookings(state) == [("0:3-bird", 12), ("2:6-bird", 6), ("2:5-fish", 1), ("1:1-bear", 0)]
    assert gone(state) == ["0:4-stag", "1:4-fish"]
