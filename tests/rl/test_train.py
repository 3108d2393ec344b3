"""Learning: a run can be interrupted and resumed, and makes a network that the bots can read."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

from boardinghouse.bots.mind.network import Network
from boardinghouse.bots.planned import mind_of
from boardinghouse.train.course import Course, course_of
from boardinghouse.train.examples import NO_ANSWER
from boardinghouse.train.layers import packed
from boardinghouse.train.learn import Learner

TINY = Course("austria", "tiny", games=1, steps=3, batch=16, window=300, gate=2, deals=2, networks=2)


QUESTIONS = Course(
    "maui", "tiny", games=2, searched=1, looks=1, iterations=5, steps=3, batch=16, window=300, networks=1, wishing=0.1
)


def quiet(_: str) -> None:
    pass


def learn(folder: Path, generations: int, course: Course = TINY) -> Learner:
    learner = Learner(course, folder, quiet)
    for _ in range(generations):
        learner.generate()
        learner.save()
    return learner


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", 2)
    learn(tmp_path / "parts", 1)
    parts = learn(tmp_path / "parts", 1)
    assert (parts.generation, parts.played) == (whole.generation, whole.played) == (2, 2)
    assert packed(parts.networks) == packed(whole.networks)
    network = Network((tmp_path / "parts" / "newest.net").read_bytes())
    mind = mind_of("austria")
    assert (network.inputs, network.outputs) == (mind.width, len(mind.sources) + 2)


def test_answers_are_learned_by_looks_and_then_by_searches(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", 2, QUESTIONS)
    learn(tmp_path / "parts", 1, QUESTIONS)
    parts = learn(tmp_path / "parts", 1, QUESTIONS)
    assert (parts.generation, parts.played) == (whole.generation, whole.played) == (2, 3)
    assert packed(parts.networks) == packed(whole.networks)
    network = Network((tmp_path / "parts" / "newest.net").read_bytes())
    assert (network.inputs, network.actions) == (mind_of("maui").width, parts.game.actions.size)
    weighed = parts.wishes[: parts.filled].max(1) > NO_ANSWER / 2
    assert 0 < weighed.sum() < parts.filled, "one of two seats looks on at every question"
    assert network.gain != 0


def test_the_whole_numbers_say_what_was_learned(tmp_path: Path) -> None:
    import torch

    learner = learn(tmp_path, 2)
    rows = learner.inputs[:20]
    network = Network(packed(learner.networks))
    with torch.no_grad():
        answers: Any = [layers(torch.from_numpy(rows).float()).numpy() for layers in learner.networks]
    learned = sum(answers) / len(answers)
    for row, wanted in zip(rows, learned, strict=True):
        entries = [(place << 8) + int(value) + 128 for place, value in enumerate(row) if value]
        assert [answer / 2**20 for answer in network.judge(entries, range(network.outputs))] == pytest.approx(
            wanted.tolist(), abs=0.02
        )


def test_only_one_who_wins_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learn(tmp_path, 1)
    best = tmp_path / "best.net"
    learner.meet_best()
    first = best.read_bytes()
    learner.generate()
    for shares, takes_over in (([0.5, 0.5, 0.4], False), ([0.5, 0.0, 1.0], False), ([1.0, 1.0, 0.9], True)):
        monkeypatch.setattr("boardinghouse.train.learn.match", lambda *_, shares=shares: shares)
        learner.meet_best()
        assert (best.read_bytes() != first) == takes_over


def test_games_are_taught_by_hand_first_and_a_fit_is_made_again(tmp_path: Path) -> None:
    course = replace(course_of("amsterdam"), searched=1, taught=1, iterations=4, steps=2, batch=8, window=2000, deals=1)
    learner = learn(tmp_path, 2, course)
    weighed = learner.wishes[: learner.filled].max(1) > NO_ANSWER / 2
    assert 0.5 < weighed.mean() < 1, "three guises of what is asked, one of what the other sees"
    before = packed(learner.networks)
    learner.refit(50)
    assert (tmp_path / "refitted.net").read_bytes() == packed(learner.networks) != before


def test_weights_of_the_package_learn_on(tmp_path: Path) -> None:
    first = learn(tmp_path / "first", 1, QUESTIONS)
    start = Network(packed(first.networks))
    still = replace(QUESTIONS, steps=1, rate=1e-12, last_rate=1e-12, looks=0, games=1)
    learner = Learner(still, tmp_path / "second", quiet, start)
    learner.generate()
    kept, found = start.unpacked()[0], Network(packed(learner.networks)).unpacked()[0]
    assert all(abs(a - b) <= 1 for old, new in zip(kept, found, strict=True) for a, b in zip(old, new, strict=True))
