"""Hints: they point at a thing on the table before they name the move, and say why in the end."""

import pytest

import boardinghouse as bh
from boardinghouse.analysis.hints import find_hint
from boardinghouse.analysis.subjects import Subject, subject_of
from boardinghouse.analysis.subjects.austria import subject as austria_subject
from boardinghouse.words import Words
from tests.positions import started

LANGUAGES = ("en", "ru", "uk")


@pytest.mark.parametrize("id", bh.games())
def test_every_answer_of_a_seat_is_about_something_with_words_in_three_languages(id: str) -> None:
    game = bh.load(id)
    words = [Words(game, [f"player {seat}" for seat in range(6)], language, ("study",)) for language in LANGUAGES]
    met: set[str] = set()
    for seed in range(3):
        state, luck, rng = started(game, game.seats[0], seed=seed), bh.Luck(seed), bh.Rng(seed)
        while state.acting():
            seat = state.acting()[0]
            legal = state.legal(seat)
            for action in {legal[rng.next() % len(legal)] for _ in range(2)} if len(legal) > 1 else ():
                about = subject_of(state, seat, [action])
                assert about is not None, game.actions.text(action)
                met.add(about.key)
                for language in words:
                    things = {
                        kind: value if isinstance(value, int) else language.thing(kind, value)
                        for kind, value in about.params.items()
                    }
                    assert language.say(f"about-{about.key}", **things)
            state.apply(seat, legal[rng.next() % len(legal)])
            luck.settle(state)
    assert len(met) > 1
    assert "points" not in met


def test_a_guest_is_named_with_what_they_lack() -> None:
    order = {"strudel": 0, "cake": 0, "wine": 0, "coffee": 1}
    baroness = {"guest": "67-baroness", "colour": "blue", "order": order, "missing": order}
    view = {"row": [None, baroness], "players": [{"tables": [baroness, None, None]}], "dice": [0] * 6}
    lacks = Subject("guest-lacks-dish", {"guest": "67-baroness", "dish": "coffee", "count": 1})
    assert (
        austria_subject(
            view, 0, [("die", {"face": "2", "boost": "plain"}), ("serve", {"dish": "coffee", "table": "1"})]
        )
        == lacks
    )
    assert austria_subject(view, 0, [("take", {"space": "2"})]) == lacks
    served = {**baroness, "missing": {**order, "coffee": 0}}
    view = {**view, "players": [{"tables": [served, None, None]}]}
    assert austria_subject(view, 0, [("settle", {"table": "1"})]) == Subject(
        "guest-served", {"guest": "67-baroness", "colour": "blue"}
    )


@pytest.mark.parametrize("id", bh.games())
def test_a_hint_names_a_thing_and_gives_reasons_for_its_move(id: str) -> None:
    game = bh.load(id)
    reasons = 0
    for seed in range(3 if bh.compiled() else 1):
        state = started(game, game.seats[0], seed=seed)
        luck = bh.Luck(seed)
        while state.acting() and len(state.legal(state.acting()[0])) < 3:
            state.apply(state.acting()[0], state.legal(state.acting()[0])[0])
            luck.settle(state)
        seat = state.acting()[0]
        hint = find_hint(state, seat, 64 if bh.compiled() else 16, "test")
        assert hint.subject is not None
        assert hint.move in state.legal(seat)
        assert game.actions.verb(hint.move) == hint.kind
        reasons += len(hint.reasons)
    assert reasons or not bh.compiled()
