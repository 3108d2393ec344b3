"""Processes of our own: what they answer, what is told when they die, and how work is divided among them."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from boardinghouse.processes import Worker, WorkerDied, finished, mapped


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
    with pytest.raises(WorkerDied):
        worker.answer()
    worker.give(1)  # to nobody: no fault of its own
    with pytest.raises(WorkerDied):
        worker.answer()
    worker.end()


def halved(number: int) -> tuple[float, int]:
    return number / 2, os.getpid()


def stopped_once(folder: Path, number: int) -> int:
    """Dies over the number 3, the first time."""
    mark = folder / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 3])
def test_work_divided_among_processes_comes_back_in_order(jobs: int) -> None:
    made = list(mapped(halved, range(20), jobs))
    assert [half for half, _ in made] == [number / 2 for number in range(20)]
    assert (os.getpid() in {process for _, process in made}) == (jobs == 1)


def test_no_more_processes_are_started_than_there_is_work() -> None:
    assert len({process for _, process in mapped(halved, range(2), 8)}) <= 2
    assert list(mapped(halved, [], 8)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_in_the_work_is_raised_where_it_was_asked_for(jobs: int) -> None:
    with pytest.raises(ZeroDivisionError):
        list(mapped(inverse, [1, 0, 2], jobs))


def test_a_process_that_dies_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    assert list(mapped(partial(stopped_once, tmp_path), range(6), 2)) == list(range(6))
    assert (tmp_path / "died").exists()
    with pytest.raises(WorkerDied, match="died 5 times"):
        list(finished(inverse, [-1], 2))
