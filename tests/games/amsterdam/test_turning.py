"""Turning tiles and moving the tourists who lose their place."""

import pytest

from tests.games.amsterdam.table import people, position, shows
from tests.positions import chance, heard, legal_texts, play, why_not

# The Mayor on 6 stands at b2, c2, b3 and the fountain; the Night watch on 16 at d4, e4, d5, e5.
CORNER_WATCH = 16


@pytest.mark.rule("AMS-29", "AMS-30")
def test_each_figure_turns_a_tile_at_its_crossing_to_its_own_side() -> None:
    state = position(mayor=1, watch=16, day="a1 b2 d4 e5")
    assert legal_texts(state) == ["turn b1", "turn a2", "turn d4", "turn e5", "done"]
    assert why_not(state, "turn a1") == "AMS-30"
    assert why_not(state, "turn e4") == "AMS-30"
    assert why_not(state, "turn c1") == "AMS-29"
    play(state, "turn b1", "turn d4")
    assert shows(state, "b1") == "windmill"
    assert shows(state, "d4") == "cinema"
    assert legal_texts(state) == ["done"]


@pytest.mark.rule("AMS-29", "AMS-68")
def test_each_figure_turns_at_most_one_tile_in_either_order_or_none() -> None:
    state = position(mayor=1, watch=16, day="d4 e5")
    assert "done" in legal_texts(state)
    play(state, "turn e5")
    assert legal_texts(state) == ["turn a1", "turn b1", "turn a2", "turn b2", "done"]
    assert why_not(state, "turn d4") == "AMS-29"
    play(state, "turn b2")
    assert why_not(state, "turn a1") == "AMS-29"
    state = position(mayor=1, watch=16, day="d4 e5")
    play(state, "turn b2")
    assert legal_texts(state) == ["turn d4", "turn e5", "done"]


@pytest.mark.rule("AMS-69")
def test_what_one_has_turned_the_other_may_turn_back() -> None:
    state = position(mayor=1, watch=2, day="a1")
    assert "turn b1" in legal_texts(state)
    play(state, "turn b1")
    assert legal_texts(state) == ["turn b1", "done"]
    play(state, "turn b1")
    assert shows(state, "b1") == "cinema"
    assert legal_texts(state) == ["done"]


@pytest.mark.rule("AMS-70")
def test_an_empty_building_may_be_turned_and_nobody_moves() -> None:
    state = position(mayor=1, watch=16, day="", tourists={"d2": 2})
    play(state, "turn a1")
    assert shows(state, "a1") == "windmill"
    assert people(state) == {"d2": 2}


def closing(tourists: dict[str, int], **tiles: str) -> dict[str, object]:
    """The Mayor on crossing 1 can close the bar on a1; the other cells named show their night sides."""
    return {
        "mayor": 1,
        "watch": 16,
        "day": "b1 a2 b2 d4 d5 e4 e5",
        "tiles": {"a1": "museum-bar", **tiles},
        "tourists": tourists,
    }


@pytest.mark.rule("AMS-31", "AMS-35")
def test_tourists_go_where_the_symbol_they_leave_is_shown_by_the_side_that_was_up() -> None:
    # d1 has a bar beneath but shows its day side; d3 shows a museum, the symbol that comes up on a1.
    state = position(**closing({"a1": 2}, c1="zoo-bar", d1="palace-bar", d3="museum-disco"))  # type: ignore[arg-type]
    state.day |= 1 << 3 | 1 << 13
    state.listen()
    play(state, "turn a1")
    assert people(state) == {"c1": 2}
    assert shows(state, "a1") == "museum"
    assert [event["key"] for event in heard(state)] == ["turned", "moved"]


@pytest.mark.rule("AMS-31")
def test_the_night_watch_drives_day_visitors_to_the_same_day_symbol() -> None:
    state = position(
        mayor=1,
        watch=16,
        day="e5 c1",
        tiles={"e5": "zoo-disco", "c1": "zoo-bar", "c2": "zoo-cinema"},
        tourists={"e5": 3},
    )
    play(state, "turn e5")
    assert people(state) == {"c1": 3}
    assert shows(state, "e5") == "disco"


@pytest.mark.rule("AMS-32", "AMS-34")
def test_all_go_together_to_the_building_with_fewest_tourists() -> None:
    state = position(**closing({"a1": 3, "c1": 2, "c2": 1, "e3": 4}, c1="zoo-bar", c2="church-bar", e3="palace-bar"))  # type: ignore[arg-type]
    play(state, "turn a1")
    assert people(state) == {"c1": 2, "c2": 4, "e3": 4}


@pytest.mark.rule("AMS-33")
def test_the_player_chooses_among_equals() -> None:
    state = position(**closing({"a1": 3, "c1": 1, "c2": 1, "e3": 2}, c1="zoo-bar", c2="church-bar", e3="palace-bar"))  # type: ignore[arg-type]
    play(state, "turn a1")
    assert state.prompt() == {"key": "moving", "params": {"cell": 0}}
    assert state.acting() == (0,)
    assert legal_texts(state) == ["move c1", "move c2"]
    assert shows(state, "a1") == "bar"
    play(state, "move c2")
    assert people(state) == {"c1": 1, "c2": 4, "e3": 2}
    assert shows(state, "a1") == "museum"
    assert state.prompt()["key"] == "turning"


@pytest.mark.rule("AMS-31", "AMS-32", "AMS-33", "AMS-71", "AMS-74")
def test_why_other_buildings_are_no_refuge() -> None:
    state = position(**closing({"a1": 3, "c1": 1, "c2": 1, "e3": 2}, c1="zoo-bar", c2="church-bar", e3="palace-bar"))  # type: ignore[arg-type]
    play(state, "turn a1")
    assert why_not(state, "move e3") == "AMS-32"
    assert why_not(state, "move d1") == "AMS-31"
    assert why_not(state, "move a1") == "AMS-71"
    assert why_not(state, "move c3") == "AMS-74"
    assert why_not(state, "done") == "AMS-33"


@pytest.mark.rule("AMS-36", "AMS-71")
def test_without_another_building_of_that_symbol_they_go_to_the_fountain() -> None:
    state = position(**closing({"a1": 3, "b1": 1}))  # type: ignore[arg-type]
    state.listen()
    play(state, "turn a1")
    assert people(state) == {"c3": 3, "b1": 1}
    assert heard(state)[1] == {"key": "stranded", "from": 0, "tourists": 3}


@pytest.mark.rule("AMS-74")
def test_the_fountain_is_no_choice_while_there_is_an_alternative() -> None:
    state = position(**closing({"a1": 1, "c1": 9}, c1="zoo-bar"))  # type: ignore[arg-type]
    play(state, "turn a1")
    assert people(state) == {"c1": 10}


@pytest.mark.rule("AMS-71")
def test_tourists_are_counted_before_they_move() -> None:
    # Six on the move make no difference: the emptier of the two bars takes them and is then the fuller one.
    state = position(**closing({"a1": 6, "c1": 2, "c2": 1}, c1="zoo-bar", c2="church-bar"))  # type: ignore[arg-type]
    play(state, "turn a1")
    assert people(state) == {"c1": 2, "c2": 7}


@pytest.mark.rule("AMS-37", "AMS-14", "AMS-87")
def test_done_passes_the_turn_and_is_asked_for_even_when_nothing_is_left() -> None:
    state = position(mayor=1, watch=16, day="a1 b1 a2 b2")
    assert legal_texts(state) == ["done"]
    assert state.acting() == (0,)
    play(state, "done")
    assert state.prompt()["key"] == "roll-dice"
    chance(state, "roll 1 1")
    assert state.acting() == (1,)


@pytest.mark.rule("AMS-87")
def test_until_then_moves_can_be_taken_back() -> None:
    state = position(question=("walking", 1, 1, 1, 0))
    play(state, "walk mayor 5", "walk watch 12")
    play(state, legal_texts(state)[0])
    assert state.undoable(0) == 3
    play(state, "done")
    chance(state, "roll 1 1")
    assert state.undoable(0) == 0
