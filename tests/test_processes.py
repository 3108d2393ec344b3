"""Processes of one's own: what they answer, and what is told when they die."""

import os
import signal
import time

import pytest

from boardinghouse.processes import Worker, WorkerDied


def inverse(number: int) -> float:
    if number < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return 1 / number


def test_a_worker_answers_one_task_after_another_and_passes_faults_on() -> None:
    worker = Worker(inverse)
    for number in (1, 2, 4):
        worker.give(number)
        assert worker.answer() == 1 / number
    worker.give(0)
    with pytest.raises(ZeroDivisionError):
        worker.answer()
    worker.give(8)
    assert worker.answer() == 0.125
    worker.end()


def test_a_worker_that_dies_over_its_task_is_told_from_a_slow_one() -> None:
    worker = Worker(inverse, passing=True)
    worker.give(-1)
    began = time.monotonic()
    with pytest.raises(WorkerDied):
        worker.answer()
    worker.give(1)  # to nobody: no fault of its own
    with pytest.raises(WorkerDied):
        worker.answer()
    assert time.monotonic() - began < 30
    worker.end()
