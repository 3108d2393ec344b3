"""The three rules of the tactical game."""

import pytest

from boardinghouse.games.amsterdam import GAME
from tests.games.amsterdam.table import people, position
from tests.games.amsterdam.test_walking import PAIRS, ends
from tests.positions import legal_texts, play, started, why_not

TACTICAL = {"rules": "tactical"}
UP_TO = {
    (start, steps): set().union(*(ends(start, fewer) for fewer in range(steps + 1)))
    for start in range(1, 17)
    for steps in range(4)
}


def shortest(start: int, end: int) -> int:
    return next(steps for steps in range(4) if end in UP_TO[start, steps])


@pytest.mark.rule("AMS-46")
def test_the_boat_sails_one_to_four_by_choice_and_no_dice_are_rolled() -> None:
    state = started(GAME, 3, rules="tactical")
    assert legal_texts(state) == ["sail 1", "sail 2", "sail 3", "sail 4"]
    assert why_not(state, "sail 5") == "AMS-46"
    play(state, "sail 4")
    assert state.boat == 19
    assert people(state) == {"b2": 1, "d2": 1, "b4": 1, "d4": 1, "a5": 1}
    play(state, "hotel 1", "stay", "done")
    assert state.prompt()["key"] == "sailing"


@pytest.mark.rule("AMS-86")
def test_the_tactical_rules_come_together_and_not_in_the_family_game() -> None:
    assert GAME.options["rules"] == ("family", "tactical")
    family = position(mayor=1, watch=16, day="a1", tourists={"b1": 4})
    tactical = position(mayor=1, watch=16, day="a1", tourists={"b1": 4}, options=TACTICAL)
    assert "turn b1" in legal_texts(family)
    assert "turn b1" not in legal_texts(tactical)
    play(family, "done")
    play(tactical, "done")
    assert family.prompt()["key"] == "roll-dice"
    assert tactical.prompt()["key"] == "sailing"


def walks(figure: str, start: int, other: int, steps: int) -> list[str]:
    return [f"walk {figure} {end}" for end in sorted(UP_TO[start, steps] - {start, other})]


@pytest.mark.rule("AMS-47", "AMS-48", "AMS-84", "AMS-85")
def test_four_steps_are_shared_from_every_pair_of_positions() -> None:
    first = position(question=("walking", 1, 3, 3, 0), options=TACTICAL)
    for mayor, watch in PAIRS:
        first.mayor, first.watch = mayor - 1, watch - 1
        both = [*walks("mayor", mayor, watch, 3), *walks("watch", watch, mayor, 3), "stay"]
        assert legal_texts(first) == both, (mayor, watch)


@pytest.mark.rule("AMS-47", "AMS-48", "AMS-84", "AMS-85")
@pytest.mark.parametrize(("mayor", "watch"), [(1, 16), (6, 11), (5, 6), (7, 3)])
def test_what_the_first_walk_costs_is_missing_from_the_second(mayor: int, watch: int) -> None:
    start = position(mayor=mayor, watch=watch, question=("walking", 1, 3, 3, 0), options=TACTICAL)
    for text in legal_texts(start)[:-1]:
        state = start.clone()
        play(state, text)
        _, figure, end = text.split()
        if figure == "mayor":
            left = min(3, 4 - shortest(mayor, int(end)))
            assert legal_texts(state) == [*walks("watch", watch, int(end), left), "stay"]
        else:
            left = min(3, 4 - shortest(watch, int(end)))
            assert legal_texts(state) == [*walks("mayor", mayor, int(end), left), "stay"]
        play(state, legal_texts(state)[0])
        assert state.prompt()["key"] == "turning"


@pytest.mark.rule("AMS-47", "AMS-48")
def test_why_a_walk_is_too_far() -> None:
    state = position(mayor=1, watch=16, question=("walking", 1, 3, 3, 0), options=TACTICAL)
    assert why_not(state, "walk mayor 12") == "AMS-48"
    assert why_not(state, "walk mayor 1") == "AMS-84"
    play(state, "walk mayor 4")
    assert why_not(state, "walk watch 14") == "AMS-47"
    assert legal_texts(state) == ["walk watch 12", "walk watch 15", "stay"]


@pytest.mark.rule("AMS-84")
def test_either_figure_or_both_may_stay() -> None:
    state = position(mayor=1, watch=16, question=("walking", 1, 3, 3, 0), options=TACTICAL)
    play(state, "stay")
    assert state.prompt()["key"] == "turning"
    assert (state.mayor, state.watch) == (0, 15)
    state = position(mayor=1, watch=16, question=("walking", 1, 3, 3, 0), options=TACTICAL)
    play(state, "walk watch 15", "stay")
    assert state.prompt()["key"] == "turning"
    assert (state.mayor, state.watch) == (0, 14)


@pytest.mark.rule("AMS-84", "AMS-38")
def test_a_figure_that_stays_beside_the_fountain_may_send() -> None:
    state = position(
        mayor=6, watch=16, day="a1", tourists={"c3": 1}, question=("walking", 1, 3, 3, 0), options=TACTICAL
    )
    play(state, "stay", "send a1")
    assert people(state) == {"a1": 1}


@pytest.mark.rule("AMS-49")
def test_a_building_with_more_than_three_tourists_cannot_be_turned() -> None:
    tourists = {"a1": 3, "b1": 4, "d5": 5, "e5": 2}
    state = position(mayor=1, watch=16, day="d5 e5", tourists=tourists, options=TACTICAL)
    assert legal_texts(state) == ["turn a1", "turn a2", "turn b2", "turn e5", "done"]
    assert why_not(state, "turn b1") == "AMS-49"
    assert why_not(state, "turn d5") == "AMS-49"


@pytest.mark.rule("AMS-83", "AMS-49")
@pytest.mark.parametrize("before", [(), ("turn b2",)])
def test_a_building_that_has_just_filled_up_cannot_be_turned(before: tuple[str, ...]) -> None:
    state = position(mayor=6, watch=16, day="d4 e5", tourists={"c3": 1, "d4": 3}, options=TACTICAL)
    play(state, *before)
    assert "turn d4" in legal_texts(state)
    play(state, "send d4")
    assert people(state) == {"d4": 4}
    assert "turn d4" not in legal_texts(state)
    assert why_not(state, "turn d4") == "AMS-49"


@pytest.mark.rule("AMS-47", "AMS-48")
def test_the_question_says_how_many_steps_are_shared() -> None:
    state = position(mayor=1, watch=16, question=("walking", 1, 3, 3, 0), options=TACTICAL)
    assert state.prompt()["params"] == {"mayor": 3, "watch": 3, "together": 4}
    play(state, "walk mayor 3")
    assert state.prompt()["params"] == {"mayor": 0, "watch": 2, "together": 0}
    assert position(question=("walking", 1, 3, 2, 0)).prompt()["params"] == {"mayor": 3, "watch": 2, "together": 0}
