"""The benchmarks measure what they say, and refuse to compare with nobody."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.goals import COMPARISONS, compared
from benchmarks.server.__main__ import beside
from benchmarks.tasks import CLONE, GAMES, UNIT, Name, Sample, Spread, Task
from benchmarks.worker import MISSING, Turns

import boardinghouse as bh
from benchmarks import ours, report, rounds

TASKS = [task for task in ours.tasks() if task.seats == bh.load(task.game).seats[0]]


@pytest.mark.parametrize("task", TASKS, ids=[f"{task.game} {task.measure}" for task in TASKS])
def test_a_turn_counts_what_was_done(task: Task) -> None:
    amounts = task.work(1)()
    assert amounts[UNIT[task.measure]] > 0
    if task.measure == GAMES:
        assert amounts["games"] == 1
        assert amounts["legal"] >= amounts["decisions"]


def test_the_rest_of_a_game_is_shorter_the_later_it_is_joined() -> None:
    rests = {
        task.measure: task.work(1)() for task in ours.growth() if task.game == "overbooking" and "rest" in task.measure
    }
    left = [amounts["decisions"] for amounts in rests.values()]
    assert len(left) == 4
    assert left == sorted(left, reverse=True)


def test_a_worker_fills_its_turns_and_keeps_copies() -> None:
    place = [task.measure for task in TASKS].index(CLONE)
    turns = Turns(TASKS)
    turn = turns.answer({"do": "turn", "place": place, "seconds": 0.01})
    assert turn["amounts"]["clones"] > 0
    assert turn["seconds"] > 0
    assert turns.answer({"do": "keep", "place": place, "count": 10})["count"] == 10


def test_a_spread_is_the_middle_and_the_quarters() -> None:
    assert Spread.of([5.0, 1.0, 2.0, 4.0, 3.0]) == Spread(2.0, 3.0, 4.0)
    assert Spread.of([2.0]) == Spread(2.0, 2.0, 2.0)
    assert Spread(2.0, 4.0, 6.0).percent == 50


def test_ratios_are_taken_within_a_round() -> None:
    measured = rounds.Measured()
    one, two, three = (Name(who, "g", 2, GAMES) for who in ("compiled", "a", "b"))
    measured.samples[one] = [Sample(1.0, {"decisions": 10}), Sample(2.0, {"decisions": 10})]
    measured.samples[two] = [Sample(1.0, {"decisions": 4}), Sample(2.0, {"decisions": 4})]
    measured.samples[three] = [Sample(1.0, {"decisions": 6}), Sample(2.0, {"decisions": 6})]
    assert measured.ratio(one, [two, three]) == Spread(2.0, 2.0, 2.0)


def test_a_missing_peer_stops_the_comparison(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyspiel.py").write_text("raise ModuleNotFoundError('no OpenSpiel here')\n", encoding="utf-8")
    monkeypatch.setitem(rounds.PACKAGE, "OpenSpiel", tmp_path)
    with pytest.raises(
        rounds.NotComparable, match=f"OpenSpiel gave up with exit code {MISSING}; `make bench` installs"
    ):
        rounds.Worker("OpenSpiel")


def test_an_interpreted_package_does_not_pass_for_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rounds.PACKAGE, "compiled", rounds.ROOT / "src")
    with pytest.raises(rounds.NotComparable, match="compiled gave up"):
        rounds.Worker("compiled")


def measured_by_hand() -> rounds.Measured:
    """Two samples of every task that the comparison looks at."""
    measured = rounds.Measured()
    amounts = {"games": 2, "decisions": 80, "draws": 20, "legal": 400, "clones": 1_000_000}
    tables = [(id, seats) for id in bh.games() for seats in bh.load(id).seats]
    for against in COMPARISONS:
        for game, seats in tables:
            measured.samples[Name("compiled", game, seats, against.measure)] = [Sample(0.5, amounts)] * 2
            measured.samples[Name("interpreted", game, seats, against.measure)] = [Sample(25.0, amounts)] * 2
        if against.contestant != "interpreted":
            measured.samples[Name(against.contestant, "theirs", 4, against.their_measure)] = [Sample(1.0, amounts)] * 2
    return measured


def test_goals_are_met_or_missed() -> None:
    rows = {(row["game"], row["against"]): row for row in compared(measured_by_hand())}
    interpreted = rows["overbooking", "ours, interpreted"]
    assert (interpreted["value"]["middle"], interpreted["met"]) == (50.0, True)
    catanatron = rows["overbooking", "Catanatron"]
    assert (catanatron["value"]["middle"], catanatron["met"]) == (2.0, False)
    assert rows["overbooking", "RLCard"]["met"] is None
    assert rows["overbooking", "clones/s"]["met"]


def test_the_page_is_written_between_its_marks(tmp_path: Path) -> None:
    from benchmarks.__main__ import figures

    measured = measured_by_hand()
    machine = {
        "processor": "p",
        "cores": 2,
        "memory_gib": 1,
        "system": "s",
        "python": "3",
        "compiler": "c",
        "load": [0.1],
    }
    results: dict[str, Any] = {
        "machine": machine,
        "load_after": [0.2],
        "contestants": {"compiled": {"boardinghouse": "1", "compiled": True}},
        "rounds": 2,
        "turn": 0.05,
        "took": 60.0,
        "tasks": [figures(measured, name) for name in measured.samples],
        "compared": compared(measured),
        "memory": [{"contestant": "compiled", "game": "g", "seats": 2, "idle_bytes": 2**20, "peak_bytes": 2**21}],
        "growth": {
            "seats": [],
            "length": [],
            "processes": [{"game": "g", "seats": 2, "by_clock": 2, "by_processor": 2}],
        },
    }
    json.dumps(results)
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", encoding="utf-8")
    report.write(results, page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| overbooking 2 | 2x ± 0 % ✓ | 2x ± 0 % ✗ (goal 100) | 2x ± 0 % | 2x ± 0 % | 50x ± 0 % ✓ |" in text
    page.write_text("no marks", encoding="utf-8")
    with pytest.raises(ValueError, match="must have a line"):
        report.write(results, page)


def test_figures_are_three_digits() -> None:
    assert [report.short(value) for value in (0.5, 12.34, 123.4, 12_345, 5_678_000)] == [
        "0.5",
        "12.3",
        "123",
        "12.3 k",
        "5.68 M",
    ]


def test_the_measured_page_has_its_marks() -> None:
    text = (rounds.ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert text.count(report.BEGIN) == text.count(report.END) == 1
    assert sys.executable not in text


def test_a_peer_that_makes_no_move_is_not_compared() -> None:
    found = {"moves_per_second": 500.0, "moves_per_cpu_second": 400.0}
    assert "no move" in beside(found, {"moves_per_second": 0.0, "moves_per_cpu_second": 0.0})
    assert beside(found, {"moves_per_second": 250.0, "moves_per_cpu_second": 400.0}).startswith("2.0 times the moves")
