"""Level 5 thinks in two processes side by side, and alone when its helper dies; late answers go nowhere."""

import time

import pytest

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.bots.levels import LevelBot, second_process
from boardinghouse.bots.thinker import Thinker
from boardinghouse.processes import Worker
from tests.positions import started


def the_time(_: None) -> float:
    return time.monotonic()


@pytest.mark.skipif(not bh.compiled(), reason="what holds the interpreter is the compiled search")
def test_a_helper_is_at_its_task_while_a_compiled_search_runs_here() -> None:
    state = started(bh.load("maui"), 2)
    worker = Worker(the_time)
    worker.give(None)
    worker.answer()  # it is there

    def at_once() -> bool:
        worker.give(None)
        Thinker().think(state, state.acting()[0], 0, 1.0, "seed")
        ended = time.monotonic()
        return bool(worker.answer() < ended)

    assert any(at_once() for _ in range(20))  # on a busy machine the helper may have to wait for its turn
    worker.end()


def test_without_its_helper_it_answers_alone_and_finds_a_new_one() -> None:
    state = started(bh.load("maui"), 2)
    seat = state.acting()[0]
    bot = find("level:5")
    for _ in range(2):
        second_process().process.kill()
        assert bot.choose(state, seat, 0.2, 1) in state.legal(seat)
    assert second_process().process.is_alive()


def test_an_answer_that_nobody_waited_for_is_not_taken_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    state = started(bh.load("maui"), 2)
    seat = state.acting()[0]
    bot = LevelBot(5)
    asked = second_process()

    def interrupted(*_: object) -> dict[int, int]:
        raise KeyboardInterrupt

    monkeypatch.setattr(bot.thinker, "think", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(state, seat, 0.2, 1)
    assert second_process() is not asked
