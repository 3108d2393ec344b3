"""The two ends of the game, and who wins."""

import pytest

from tests.games.amsterdam.table import before_roll, people, position
from tests.positions import chance, heard, play

BARS = {"a1": "museum-bar", "e5": "zoo-bar"}


@pytest.mark.rule("AMS-1", "AMS-2", "AMS-42", "AMS-75")
@pytest.mark.parametrize(("seats", "needed"), [(2, 15), (3, 12), (4, 12)])
def test_the_game_ends_at_once_when_the_boat_brings_the_last_tourist_needed(seats: int, needed: int) -> None:
    hotels = [(1,), (16,), (13,), (4,)][:seats]
    almost = before_roll(seats=seats, boat=0, tourists={"a1": needed - 2}, hotels=hotels)
    chance(almost, "roll 1 1")
    assert almost.result().scores[0] == needed - 1
    assert almost.acting() == (0,)
    state = before_roll(seats=seats, boat=0, tourists={"a1": needed - 1}, hotels=hotels)
    state.listen()
    chance(state, "roll 1 1")
    assert state.acting() == ()
    assert heard(state)[-1] == {"key": "target-reached", "seat": 0, "tourists": needed}
    assert state.result().scores[0] == needed
    assert state.result().places == [1] + [2] * (seats - 1)


@pytest.mark.rule("AMS-42", "AMS-75")
def test_a_hotel_placed_among_enough_tourists_wins_at_once() -> None:
    state = position(question=("placing", 1, 0, 0, 0), turn=3, tourists={"a1": 6, "b2": 6}, hotels=[(16,), (4,), (13,)])
    play(state, "hotel 1")
    assert state.acting() == ()
    assert state.result().places == [1, 2, 2]


@pytest.mark.rule("AMS-42", "AMS-75")
def test_a_tourist_sent_from_the_fountain_can_win() -> None:
    state = position(mayor=6, watch=16, day="a1", tourists={"a1": 11, "c3": 2}, hotels=[(1,), (16,), (13,)])
    play(state, "send a1")
    assert state.acting() == ()
    assert people(state) == {"a1": 12, "c3": 1}


@pytest.mark.rule("AMS-75")
def test_a_rival_can_win_in_anybodys_turn() -> None:
    state = position(mayor=1, watch=13, day="", tiles=BARS, tourists={"a1": 2, "e5": 10}, hotels=[(1,), (4,), (16,)])
    assert state.acting() == (0,)
    play(state, "turn a1")
    assert state.acting() == ()
    assert state.result().places == [2, 2, 1]


@pytest.mark.rule("AMS-76")
def test_tourists_landing_together_are_one_change() -> None:
    # One by one, the game would have ended with the second of the four.
    state = before_roll(boat=5, quays=[0, 3, 0, 0], tourists={"e1": 9, "e2": 1}, hotels=[(16,), (4,), (8,)], supply=17)
    chance(state, "roll 2 1")
    assert state.acting() == ()
    assert people(state) == {"e1": 9, "e2": 5}
    assert state.result().scores == [0, 14, 5]


@pytest.mark.rule("AMS-76")
def test_a_displaced_group_is_one_change() -> None:
    state = position(
        mayor=1, watch=13, day="", tiles=BARS, tourists={"a1": 4, "e5": 7, "e4": 4}, hotels=[(1,), (16,), (12,)]
    )
    play(state, "turn a1")
    assert state.acting() == ()
    assert state.result().scores == [0, 15, 4]


@pytest.mark.rule("AMS-77")
def test_who_wins_when_several_reach_the_target_together() -> None:
    """The group from a1 goes to b5, which touches hotels on 13 and 14."""
    tiles = {"a1": "museum-bar", "b5": "zoo-bar"}

    def finished(a5: int, c5: int, hotels: list[tuple[int, ...]]) -> list[int]:
        state = position(
            mayor=1, watch=16, day="", tiles=tiles, tourists={"a1": 4, "b5": 6, "a5": a5, "c5": c5}, hotels=hotels
        )
        play(state, "turn a1")
        assert state.acting() == ()
        return state.result().places

    assert finished(3, 2, [(1,), (13,), (14,)]) == [3, 1, 2]  # 13 against 12: more tourists
    assert finished(2, 2, [(1,), (13,), (14,)]) == [3, 1, 1]  # equal, the player at turn is not among them: shared
    assert finished(2, 2, [(14,), (13,), (1,)]) == [1, 2, 3]  # equal, it is their turn
    assert finished(3, 2, [(14,), (13,), (1,)]) == [2, 1, 3]  # their turn, but fewer


@pytest.mark.rule("AMS-77")
def test_below_the_winner_whose_turn_it_is_decides_nothing() -> None:
    """The group from a1 goes to b4, which touches hotels on 9, 13 and 14; a3 touches the one on 9 alone."""
    tiles = {"a1": "museum-bar", "b4": "zoo-bar"}

    def finished(a3: int) -> list[int]:
        state = position(
            seats=4,
            mayor=1,
            watch=16,
            day="",
            tiles=tiles,
            tourists={"a1": 6, "b4": 6, "a3": a3},
            hotels=[(13,), (9,), (14,), (4,)],
        )
        play(state, "turn a1")
        assert state.result().scores == [12, 12 + a3, 12, 0]
        return state.result().places

    assert finished(1) == [2, 1, 2, 4]  # seat 0 is at turn, but another has won
    assert finished(0) == [1, 2, 2, 4]  # three equal: seat 0 wins, the others share


@pytest.mark.rule("AMS-43", "AMS-79", "AMS-44")
def test_after_the_last_arrival_the_player_finishes_his_turn_and_nobody_else_plays() -> None:
    state = before_roll(boat=0, supply=1, tourists={"b1": 3, "d4": 5}, hotels=[(1,), (16,), (13,)])
    state.listen()
    chance(state, "roll 1 1")
    assert heard(state)[-1] == {"key": "last-arrived", "seat": 0}
    assert state.acting() == (0,)
    play(state, "walk mayor 2", "walk watch 12")
    assert state.prompt()["key"] == "turning"
    play(state, "turn c2", "done")
    assert state.acting() == ()
    assert state.turn == 7


@pytest.mark.rule("AMS-42", "AMS-80")
def test_no_finished_turn_is_promised_when_the_last_arrival_reaches_the_target() -> None:
    state = before_roll(boat=0, supply=1, tourists={"a1": 11}, hotels=[(1,), (16,), (13,)])
    state.listen()
    chance(state, "roll 1 1")
    assert [event["key"] for event in heard(state)] == ["rolled", "sailed", "landed", "target-reached"]
    assert state.acting() == ()


@pytest.mark.rule("AMS-43", "AMS-12")
def test_no_game_has_more_turns_than_tourists_to_come() -> None:
    state = before_roll(boat=0, supply=1, turn=25, first=2)
    assert state.view(None)["turn"] == 26
    chance(state, "roll 1 1")
    play(state, "walk mayor 2", "walk watch 12", "done")
    assert state.acting() == ()
    assert state.view(None)["turn"] == 26


@pytest.mark.rule("AMS-44", "AMS-78")
def test_at_that_end_most_tourists_win_and_equals_share() -> None:
    state = position(tourists={"a1": 5, "d5": 7, "a5": 5}, hotels=[(1,), (16,), (13,)], supply=0, day="")
    play(state, "done")
    assert state.acting() == ()
    assert state.result().scores == [5, 7, 5]
    assert state.result().places == [2, 1, 2]
    state = position(tourists={"a1": 7, "d5": 7, "a5": 5}, hotels=[(1,), (16,), (13,)], supply=0, day="")
    play(state, "done")
    assert state.result().places == [1, 1, 3]


@pytest.mark.rule("AMS-80")
def test_the_target_reached_in_the_last_turn_wins_like_any_other() -> None:
    state = position(
        mayor=1, watch=13, day="", tiles=BARS, tourists={"a1": 2, "e5": 10}, hotels=[(1,), (4,), (16,)], supply=0
    )
    state.listen()
    play(state, "turn a1")
    assert {"key": "target-reached", "seat": 2, "tourists": 12} in heard(state)
    assert state.acting() == ()
