"""The fountain: who may send a tourist on, and where to."""

from collections import Counter
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.city import CELL_NAMES
from tests.games.amsterdam.table import people, position
from tests.positions import heard, legal_texts, play, why_not

DAY = "a1 b1 c1 d1 e1"
NIGHT = [name for name in CELL_NAMES if name not in DAY and name != "c3"]


def sends(state: object) -> list[str]:
    """The cells a tourist may be sent to."""
    return [text.split()[1] for text in legal_texts(state) if text.startswith("send")]  # type: ignore[arg-type]


@pytest.mark.rule("AMS-38", "AMS-39")
@pytest.mark.parametrize("corner", [6, 7, 10, 11])
def test_the_mayor_beside_the_fountain_sends_a_tourist_to_any_day_building(corner: int) -> None:
    state = position(mayor=corner, watch=1, day=DAY, tourists={"c3": 2})
    assert sends(state) == DAY.split()
    assert why_not(state, "send a2") == "AMS-39"
    state.listen()
    play(state, "send e1")
    assert people(state) == {"c3": 1, "e1": 1}
    assert heard(state) == [{"key": "sent", "seat": 0, "figure": 0, "cell": CELL_NAMES.index("e1")}]


@pytest.mark.rule("AMS-38", "AMS-39")
@pytest.mark.parametrize("corner", [6, 7, 10, 11])
def test_the_night_watch_beside_the_fountain_sends_a_tourist_to_any_night_building(corner: int) -> None:
    state = position(mayor=1, watch=corner, day=DAY, tourists={"c3": 2})
    assert sends(state) == NIGHT
    assert why_not(state, "send a1") == "AMS-39"
    state.listen()
    play(state, "send e5")
    assert people(state) == {"c3": 1, "e5": 1}
    assert heard(state) == [{"key": "sent", "seat": 0, "figure": 1, "cell": CELL_NAMES.index("e5")}]


@pytest.mark.rule("AMS-38")
def test_nobody_is_sent_without_a_figure_there_or_a_tourist_there() -> None:
    away = position(mayor=1, watch=16, tourists={"c3": 2})
    assert sends(away) == []
    assert why_not(away, "send a1") == "AMS-38"
    empty = position(mayor=6, watch=11)
    assert sends(empty) == []
    assert why_not(empty, "send a1") == "AMS-38"
    assert why_not(position(mayor=6, watch=11, tourists={"c3": 1}), "send c3") == "AMS-38"


@pytest.mark.rule("AMS-40")
def test_only_one_tourist_a_turn_even_with_both_figures_there() -> None:
    state = position(mayor=6, watch=11, day=DAY, tourists={"c3": 3})
    assert len(sends(state)) == 24
    play(state, "send a1")
    assert sends(state) == []
    assert why_not(state, "send a5") == "AMS-40"
    assert people(state) == {"c3": 2, "a1": 1}


@pytest.mark.rule("AMS-41")
def test_the_fountain_cannot_be_turned() -> None:
    state = position(mayor=6, watch=11, day=DAY)
    assert "turn c3" not in legal_texts(state)
    assert why_not(state, "turn c3") == "AMS-41"


@pytest.mark.rule("AMS-72", "AMS-68")
@pytest.mark.parametrize("order", [("send b1", "turn b2"), ("turn b2", "send b1")])
def test_a_figure_that_has_sent_a_tourist_may_still_turn_a_tile(order: tuple[str, str]) -> None:
    state = position(mayor=6, watch=16, day=DAY, tourists={"c3": 1})
    play(state, *order)
    assert people(state) == {"b1": 1}
    assert (state.day >> CELL_NAMES.index("b2")) & 1 == 1


INSTEAD = {"fountain": "instead"}


@pytest.mark.rule("AMS-72")
def test_instead_a_figure_that_has_sent_a_tourist_turns_no_tile() -> None:
    state = position(mayor=6, watch=16, day=DAY, tourists={"c3": 2}, options=INSTEAD)
    assert "turn b2" in legal_texts(state)
    play(state, "send b1")
    assert "turn b2" not in legal_texts(state)
    assert why_not(state, "turn b2") == "AMS-72"
    assert why_not(state, "send b1") == "AMS-40"


@pytest.mark.rule("AMS-72")
def test_instead_a_figure_that_has_turned_a_tile_sends_no_tourist() -> None:
    state = position(mayor=6, watch=16, day=DAY, tourists={"c3": 2}, options=INSTEAD)
    play(state, "turn b2")
    assert sends(state) == []
    assert why_not(state, "send b1") == "AMS-72"


@pytest.mark.rule("AMS-72")
def test_instead_the_other_figure_still_does_either() -> None:
    state = position(mayor=6, watch=11, day="d4", tourists={"c3": 2}, options=INSTEAD)
    play(state, "turn b2")
    assert sends(state) == [name for name in CELL_NAMES if name not in ("b2", "c3", "d4")]
    play(state, "send a1")
    assert legal_texts(state) == ["done"]
    assert people(state) == {"c3": 1, "a1": 1}


def test_records_made_before_the_option_mean_what_they_meant() -> None:
    old = {"rules": "family", "tiles": "six-kinds"}
    assert GAME.chosen(GAME.begin(2, old).choices) == old
    assert GAME.begin(2, old).digest() == GAME.new(2, fountain="besides").digest()
    assert GAME.chosen(GAME.new(2, fountain="instead").choices) == {**old, **INSTEAD}


@pytest.mark.rule("AMS-73")
def test_a_full_building_takes_a_tourist_from_the_fountain_too() -> None:
    state = position(mayor=6, watch=16, day=DAY, tourists={"c3": 1, "a1": 9})
    play(state, "send a1")
    assert people(state) == {"a1": 10}


@pytest.mark.rule("AMS-83")
def test_a_group_just_stranded_can_be_drawn_on_at_once() -> None:
    state = position(mayor=1, watch=11, day="", tiles={"a1": "museum-bar"}, tourists={"a1": 2})
    assert sends(state) == []
    play(state, "turn a1")
    assert sends(state) == [name for name in CELL_NAMES if name not in ("a1", "c3")]
    play(state, "send b2")
    assert people(state) == {"b2": 1, "c3": 1}


@pytest.mark.rule("AMS-38")
def test_the_question_offers_a_tourist_only_when_one_can_be_sent() -> None:
    """Over whole games, family and tactical: the words agree with what is legal."""
    told: Counter[int] = Counter()
    for rules in GAME.variants["rules"]:
        for seed in range(6):
            state = GAME.new(3, rules=rules)
            luck = bh.Luck(seed)
            luck.settle(state)
            rng = bh.Rng(seed)
            while state.acting():
                seat = state.acting()[0]
                legal = state.legal(seat)
                prompt: Any = state.prompt()
                if prompt["key"] == "turning":
                    sends = any(GAME.actions.verb(action) == "send" for action in legal)
                    assert (prompt["params"]["send"] == 1) == sends
                    told[prompt["params"]["send"]] += 1
                state.apply(seat, legal[rng.below(len(legal))])
                luck.settle(state)
    assert set(told) == {0, 1, 2}
