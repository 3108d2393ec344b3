"""The analysis of whole games: sums that hold for every seat, repeatable, and for finished games only."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import boardinghouse as bh
from boardinghouse.analysis.grades import GRADES
from boardinghouse.analysis.study import Study, Unfinished, analyse
from boardinghouse.analysis.work import QUICK_ROUNDS, START
from boardinghouse.bots import find
from boardinghouse.cli import app

SMALL = 0.02  # seconds of effort: enough to go through everything once


def played(id: str, seats: int, seed: int = 1) -> bh.Record:
    return bh.play(bh.load(id), [find("random")] * seats, seed=seed)


def every_game() -> list[tuple[str, int]]:
    return [(id, seats) for id in bh.games() for seats in {bh.load(id).seats[0], bh.load(id).seats[1]}]


@pytest.mark.parametrize(("id", "seats"), every_game())
def test_start_errors_luck_and_the_unexplained_add_up_to_the_result(id: str, seats: int) -> None:
    if not bh.compiled() and seats > 3:
        pytest.skip("takes long as plain Python; the compiled tests do it")
    report = analyse(played(id, seats), SMALL)
    assert report["done"] == report["total"]
    for row in report["players"]:
        parts = row["start"] + row["own_errors"] + row["others_errors"] + row["luck"] + row["unexplained"]
        assert parts == pytest.approx(row["result"], abs=1e-9)
        assert row["own_errors"] <= 0
        assert row["accuracy"] is None or 0 <= row["accuracy"] <= 100
    drawn = [sum(row["luck"][seat] for row in report["draws"]) for seat in range(seats)]
    assert drawn == pytest.approx([row["luck"] for row in report["players"]], abs=1e-3), "luck is what was drawn"
    assert sum(row["result"] for row in report["players"]) == pytest.approx(1)
    assert all(0 <= chance <= 1 for point in report["points"] for chance in (*point["fair"], *point["open"]))
    assert all(sum(point["open"]) == pytest.approx(1, abs=1e-3) for point in report["points"])
    json.dumps(report)


def test_only_decisions_with_alternatives_are_judged_and_better_lines_can_be_played() -> None:
    record = played("maui", 3)
    report = analyse(record, 0.2)
    states = [record.new_state(), *record.replay()]
    errors = 0
    for row in report["decisions"]:
        state = states[row["line"]]
        assert len(state.legal(row["seat"])) > 1
        assert (row["grade"] == "good") or row["loss"] >= GRADES[-1][1]
        assert row["loss"] >= 0
        if row["grade"] != "good":
            errors += 1
            assert row["better"][0] != row["do"]
            assert len(row["reasons"]) <= 3
            for text in row["better"]:
                state.apply(row["seat"], record.game.actions.parse(text))
    assert errors, "random play makes errors"
    forced = {
        number
        for number, line in enumerate(record.lines)
        if line.seat != bh.CHANCE and len(states[number].legal(line.seat)) == 1
    }
    assert not forced & {row["line"] for row in report["decisions"]}


def test_a_turn_is_judged_as_a_whole() -> None:
    report = analyse(played("austria", 2), SMALL)
    by_line = {row["line"]: row for row in report["decisions"]}
    assert any(row["decisions"] > 1 for row in report["turns"])
    for turn in report["turns"]:
        steps = [by_line[line] for line in range(turn["first"], turn["last"] + 1) if line in by_line]
        assert turn["loss"] == pytest.approx(sum(step["loss"] for step in steps), abs=1e-3)
        assert {step["seat"] for step in steps} == {turn["seat"]}


def test_the_same_record_gives_the_same_report_in_one_process_or_two() -> None:
    record = played("maui", 2)
    assert analyse(record, 0.1, 1) == analyse(record, 0.1, 2)


def test_a_quick_look_comes_first_and_never_replaces_a_long_one() -> None:
    study = Study(played("maui", 2).text(), 1.0)
    assert study.rounds > QUICK_ROUNDS
    plan = study.plan()
    assert [rounds for _, rounds in plan] == sorted(rounds for _, rounds in plan)
    assert plan[0][0][0] == START
    long, quick = study.game.find(START, 50), study.game.find(START, 10)
    study.take([long])
    study.take([quick])
    assert study.findings[START] == long
    assert study.report()["players"][0]["result"] in (0.0, 0.5, 1.0)


@pytest.mark.parametrize("id", bh.games())
def test_without_a_budget_a_small_table_gets_enough_effort_to_find_errors(id: str) -> None:
    """Planted errors are measured with 2,000 rounds; games differ in length, so a tenth less may be enough. Plain
    Python does less, so as to be done in the same time."""
    study = Study(played(id, bh.load(id).seats[0]).text())
    assert (study.rounds > 1800) is bh.compiled()


def test_an_unfinished_game_is_refused() -> None:
    record = played("maui", 2)
    record.lines = record.lines[:-1]
    record.closing = None
    with pytest.raises(Unfinished, match="not over"):
        Study(record.text())


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_command_tells_a_game_in_three_languages(tmp_path: Path, language: str) -> None:
    path = tmp_path / "game.jsonl"
    played("maui", 2).dump(path)
    told = CliRunner().invoke(app, ["analyse", str(path), "--budget", "0.1", "--jobs", "1", "--language", language])
    assert told.exit_code == 0, told.output
    better = {"en": "Better", "ru": "Лучше", "uk": "Краще"}[language]
    assert better in told.output


def test_the_command_gives_json(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played("maui", 2).dump(path)
    told = CliRunner().invoke(app, ["analyse", str(path), "--budget", "0.1", "--jobs", "1", "--json"])
    report: dict[str, Any] = json.loads(told.stdout)
    assert report["format"] == 2
    assert report["game"] == "maui"
