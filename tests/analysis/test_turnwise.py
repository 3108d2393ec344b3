"""Games that have a network are studied by whole turns: what is foreseen is the score, and reasons are its parts."""

from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.analysis.compare import ANY
from boardinghouse.analysis.hints import find_hint
from boardinghouse.analysis.judge import judge
from boardinghouse.analysis.subjects import Subject
from boardinghouse.analysis.subjects.austria import subject as austria_subject
from boardinghouse.analysis.tell import reason_text
from boardinghouse.analysis.tools import Tools
from boardinghouse.analysis.turnwise import TurnComparison, best_by_answer
from boardinghouse.bots.mind.planner import POINT, Planner
from boardinghouse.bots.planned import mind_of, network_of
from boardinghouse.core.play import turns
from boardinghouse.core.record import parse
from boardinghouse.core.vectors import zeros
from boardinghouse.words import Words
from tests import bots

ROUNDS = 400 if bh.compiled() else 24
COMPILED = pytest.mark.skipif(not bh.compiled(), reason="plain Python studies with the evaluation")


def positions(seats: int, seed: str) -> list[Any]:
    """Every question of a random game that leaves a choice, and the end."""
    state, rng = bh.load("austria").new(seats), bh.Rng(seed)
    found: list[Any] = []
    for seat in turns(state, bh.Luck(seed)):
        legal = state.legal(seat)
        if len(legal) > 3:
            found.append(state.clone())
        state.play(seat, legal[rng.below(len(legal))])
    return [*found, state]


def test_what_is_foreseen_of_a_game_that_is_over_is_its_score() -> None:
    end = positions(3, "end")[-1]
    mind = mind_of("austria")
    planner, out = Planner(mind, network_of("austria"), 4), zeros(len(mind.sources) + 1)
    for seat, parts in enumerate(end.result().breakdown):
        planner.foresee(end, seat, out, 0)
        assert [value / POINT for value in list(out)[:-1]] == [parts[source] for source in mind.sources]


@COMPILED
def test_chances_add_up_and_depend_on_the_seed_alone() -> None:
    state = positions(3, "chances")[20]
    tools = Tools(state)
    assert tools.learned
    found = [tools.chances(state, state.actor(), ROUNDS // 4, "seed") for _ in range(2)]
    assert found[0] == found[1]
    assert sum(found[0]) == pytest.approx(1)


def test_equal_branches_do_not_differ() -> None:
    state = positions(2, "equal")[12]
    view = TurnComparison("austria", 2, state.actor(), False, "seed")
    for _ in range(2):
        view.add(state, ANY)
    for _ in range(2):
        view.run(ROUNDS // 4)
    assert view.difference(0, 1, state.actor()) == (0.0, 0.0)


def test_every_answer_is_a_candidate_once() -> None:
    for state in positions(2, "candidates")[5:60:30]:
        seat = state.acting()[0]
        assert sorted(best_by_answer(state, seat, ROUNDS, "seed")) == sorted(state.legal(seat))


@COMPILED
def test_reasons_are_parts_of_the_score_in_three_languages() -> None:
    state = positions(2, "reasons")[30]
    seat = state.acting()[0]
    tools = Tools(state)
    parts = set(tools.names)
    assert parts == {f"score-{part}" for part in state.result().breakdown[0]}
    judged = judge(tools, state, seat, best_by_answer(state, seat, ROUNDS, "seed")[-1], ROUNDS, "seed")
    assert {reason.term for reason in judged.reasons} <= parts
    for language in ("en", "ru", "uk"):
        words = Words(state.game, ["Anna", "Bert"], language, ("study",))
        for part in parts:
            for whose, points, told in ((seat, 2.0, "+2.0"), (1 - seat, 2.0, "−2.0"), (seat, -1.5, "−1.5")):
                reason = {"term": part, "seat": whose, "points": points}
                text = reason_text(words, ["Anna", "Bert"], "austria", seat, reason)
                assert told in text
                assert (["Anna", "Bert"][1 - seat] in text) is (whose != seat)


@COMPILED
def test_an_empty_cafe_is_an_error_and_a_hint_names_the_guest() -> None:
    """A bot that had learned nothing went to court while a guest could be taken, served and lodged."""
    record = parse(Path(bots.__file__).with_name("look1.jsonl").read_bytes(), bh.load)
    state = [record.new_state(), *record.replay()][141]
    seat, action = record.lines[141].seat, record.lines[141].action
    judged = judge(Tools(state), state, seat, action, ROUNDS, "seed")
    assert judged.grade in ("mistake", "blunder")
    assert judged.stake > judged.given > 0
    assert state.game.actions.verb(judged.line[0]) == "take"
    hint = find_hint(state, seat, ROUNDS, "seed")
    assert hint.kind == "take"
    assert hint.subject == Subject("guest-moves-in", {"guest": "102-conductor"})


def test_a_guest_who_moves_in_by_the_line_is_named() -> None:
    order = {"strudel": 0, "cake": 0, "wine": 0, "coffee": 1}
    baroness = {"guest": "67-baroness", "colour": "blue", "order": order, "missing": order}
    empty = {"row": [None, baroness], "players": [{"tables": [None, None, None]}], "dice": [0] * 6}
    seated = {"row": [None, None], "players": [{"tables": [None, baroness, None]}], "dice": [0] * 6}
    moves_in = Subject("guest-moves-in", {"guest": "67-baroness"})
    serve, settle = ("serve", {"dish": "coffee", "table": "2"}), ("settle", {"table": "2"})
    assert austria_subject(empty, 0, [("take", {"space": "2"}), serve, settle]) == moves_in
    assert austria_subject(seated, 0, [serve, settle]) == moves_in
    assert austria_subject(seated, 0, [settle]) != moves_in
