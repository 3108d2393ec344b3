"""The command line: what it prints, and one clear line for wrong input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot


def run(*arguments: str, answers: str = "", code: int = 0) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "boardinghouse.cli", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def test_version_says_how_it_runs() -> None:
    assert ("compiled" if bh.compiled() else "interpreted") in run("version")[0]


def test_games_lists_all() -> None:
    shown = run("games")[0]
    assert all(id in shown for id in bh.games())


def test_simulate_prints_json_that_does_not_depend_on_jobs() -> None:
    command = ("simulate", "overbooking", "--games", "120", "--seats", "random,random,random", "--seed", "4", "--json")
    one = json.loads(run(*command)[0])
    two = json.loads(run(*command, "--jobs", "2")[0])
    assert one["game"] == "overbooking"
    assert one["games"] == 120
    assert one["seats"] == ["random"] * 3
    assert one["compiled"] == bh.compiled()
    assert one["decisions_per_second"] > 0
    assert sum(one["wins"]) == pytest.approx(120)
    for key in ("wins", "mean_score", "decisions_per_game"):
        assert one[key] == two[key]


def test_simulate_prints_a_table() -> None:
    assert "mean score" in run("simulate", "overbooking", "--games", "5")[0]


def test_a_recorded_game_can_be_replayed_and_verified(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    shown = run("play", "overbooking", "--seats", "random,random", "--seed", "3", "--record", path)[0]
    assert "Final scores" in shown
    assert "all checks hold" in run("replay", path, "--verify")[0]
    assert "Round 1 of 4" in run("replay", path, "--at", "30")[0]
    assert "(hidden)" in run("replay", path, "--seat", "1")[0]
    rows = Path(path).read_text().splitlines()
    rows[40] = rows[40].replace("seat", "seat", 1).replace('"sum": "', '"sum": "x')
    Path(path).write_text("\n".join(rows) + "\n")
    assert "line 40" in run("replay", path, "--verify", code=2)[1]


def test_a_person_plays_asks_and_takes_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    answers = "help\nwhy lay 1-bird 3 queue\nundo\n99\nsing\n1\n\nundo\nquit\n"
    shown = run("play", "overbooking", "--seats", "you,you", "--seed", "3", "--record", str(path), answers=answers)[0]
    assert "OVB-13 forbids it" in shown
    assert "Nothing to take back" in shown
    assert "There is no action 99" in shown
    assert "unknown verb 'sing'" in shown
    assert "You left the game." in shown
    assert bh.Record.load(path).verify().acting() != ()


def test_help_says_every_answer_in_words_where_the_list_is_short() -> None:
    answers = "take 5\nskip\n{}quit\n"
    asked = ("play", "austria", "--seats", "you,random", "--seed", "5")
    words = "take a 4, one krone for one die more"
    assert words not in run(*asked, answers=answers.format(""))[0]
    assert words in run(*asked, answers=answers.format("help\n"))[0]


@pytest.mark.parametrize("odd", ["[/b]", "why [/b]", "\N{SUPERSCRIPT TWO}", "9" * 5000, ":cat:", "why", "lay"])
def test_whatever_a_person_types_the_game_goes_on(odd: str) -> None:
    shown = run("play", "overbooking", "--seats", "you,random", "--seed", "3", answers=f"{odd}\nhelp\nquit\n")[0]
    assert odd.removeprefix("why ")[:60] in shown
    assert "You left the game." in shown


def test_names_are_printed_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record = bh.play(bh.load("overbooking"), [RandomBot()] * 2, seed=3)
    record.seats = ["[/b]", ":cat:"]
    record.dump(path)
    assert all(name in run("replay", str(path))[0] for name in record.seats)


def test_leaving_by_end_of_input_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "overbooking", "--record", str(path), answers="1\n2\n")
    assert len(bh.Record.load(path).verify().acting()) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "chess"), "unknown game 'chess'; the games are"),
        (("play", "overbooking", "--seats", "you"), "2 to 4 players, not 1"),
        (("play", "overbooking", "--seats", "you,genius"), "unknown bot 'genius'; the bots are random, greedy, level"),
        (("play", "overbooking", "--option", "scoring"), "NAME=VALUE"),
        (("play", "overbooking", "--option", "scoring=odd"), "beginner, none, expert"),
        (("play", "overbooking", "--option", "colour=red"), "no option 'colour'; its options: scoring, look"),
        (("play", "overbooking", "--option", "seats=3"), "no option 'seats'; its options: scoring, look"),
        (("play", "overbooking", "--seats", "you,level:\N{SUPERSCRIPT TWO}"), "unknown bot"),
        (("play", "overbooking", "--seats", "random,random", "--record", "x" * 300), "file name too long"),
        (("play", "overbooking", "--seats", "random,random", "--record", "no-such/x"), "no such file"),
        (("simulate", "chess"), "unknown game"),
        (("simulate", "overbooking", "--option", "self=3"), "no option 'self'"),
        (("tournament", "overbooking", "--bots", "random,random", "--option", "count=3"), "no option 'count'"),
        (("ladder", "--out", "no-such/page.md"), "there is no folder no-such"),
        (("simulate", "overbooking", "--seats", "random"), "2 to 4 players"),
        (("simulate", "overbooking", "--games", "0"), "'--games': Input should be greater than or equal to 1"),
        (("dance",), "No such command 'dance'"),
        (("replay", "no-such-file"), "no-such-file: no such file"),
        (("replay", "."), "is a directory"),
        (("replay", "x" * 5000), "file name too long"),
    ],
)
def test_wrong_input_is_one_clear_line_and_exit_code_2(arguments: tuple[str, ...], complaint: str) -> None:
    shown, fault = run(*arguments, code=2)
    assert shown == ""
    assert complaint in fault
    assert len(fault.splitlines()) == 1


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert "exists already" in run("play", "overbooking", "--record", str(path), code=2)[1]
    assert path.read_text() == "precious"


def test_a_link_that_leads_nowhere_is_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    assert "exists already" in run("play", "overbooking", "--record", str(link), code=2)[1]
    assert list(tmp_path.iterdir()) == [link]
