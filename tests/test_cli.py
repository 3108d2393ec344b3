"""The command line: what it prints, and one clear line for wrong input."""

import contextlib
import json
import os
import platform
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot
from boardinghouse.cli import main


def run(
    *arguments: str, answers: str = "", code: int = 0, environment: dict[str, str] | None = None
) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "boardinghouse.cli", *arguments],
        input=answers,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def test_version_says_how_it_runs() -> None:
    shown = run("version")[0]
    assert ("compiled" if bh.compiled() else "interpreted") in shown
    assert run("--version")[0] == shown
    assert json.loads(run("version", "--json")[0]) == {
        "version": bh.__version__,
        "compiled": bh.compiled(),
        "python": platform.python_version(),
    }


def test_games_and_bots_are_listed_for_people_and_programs() -> None:
    shown = run("games")[0]
    assert all(id in shown for id in bh.games())
    listed = json.loads(run("games", "--json")[0])
    assert [row["game"] for row in listed] == list(bh.games())
    austria = next(row for row in listed if row["game"] == "austria")
    assert (austria["fewest"], austria["most"]) == (2, 4)
    assert austria["options"]["side"] == ["night", "day"]
    assert json.loads(run("bots", "--json")[0]) == run("bots")[0].splitlines()


def test_the_numbers_of_a_game_are_listed_by_the_names_that_set_takes() -> None:
    listed = json.loads(run("lab", "tables", "maui", "--json")[0])
    rows = {name: values for table in listed for name, values in table["rows"].items()}
    shown = run("lab", "tables", "maui")[0]
    for name, values in rows.items():
        assert f"  {name} = {' '.join(str(value) for value in values)}\n" in shown
    assert rows["row_values.0"] == [3]


def test_the_rules_are_printed_for_players_and_for_contributors() -> None:
    shown, _ = run("rules", "samoa")
    assert "SAM-94 Owners of a swap tile" in shown
    assert "Why:" not in shown
    whole, _ = run("rules", "samoa", "--notes")
    assert "SAM-94 (rounds.py) Owners of a swap tile" in whole
    assert "Why:" in whole
    assert "Власників тайла заміни" in run("rules", "samoa", "--language", "uk")[0]
    _, refusal = run("rules", "samoa", "--language", "fr", code=2)
    assert refusal == "boardinghouse: the rules exist in en, ru, uk, not in 'fr'\n"


def test_the_shell_gets_a_script_of_completion() -> None:
    told = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}  # a test has no shell around it to be detected
    assert "_BOARDINGHOUSE_COMPLETE=complete_bash" in run("--show-completion", "bash", environment=told)[0]


def test_completion_knows_the_games() -> None:
    words = {"_BOARDINGHOUSE_COMPLETE": "complete_bash", "COMP_WORDS": "boardinghouse play m", "COMP_CWORD": "2"}
    assert run(environment=words)[0].split() == ["maui"]
    words = {"_BOARDINGHOUSE_COMPLETE": "complete_bash", "COMP_WORDS": "boardinghouse to", "COMP_CWORD": "1"}
    assert run(environment=words)[0].split() == ["tournament"]


def test_a_server_is_started_without_what_other_commands_need() -> None:
    """Counted, not timed: alembic alone was a sixth of a start."""
    heavy = ("alembic", "altair", "numpy", "polars", "ray", "rich.markdown", "rich.progress", "torch")
    code = f"import sys, boardinghouse.cli, boardinghouse.server.run; print([n for n in {heavy} if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_without_a_command_the_house_opens_in_the_browser(tmp_path: Path) -> None:
    """Also in a browser of the terminal, which holds its caller until it is closed."""
    page = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    look = "import sys, urllib.request as web; web.urlopen(sys.argv[1], timeout=60)"
    browser.write_text(
        f'#!/bin/sh\n{sys.executable} -c "{look}" "$1" && seen="$1"\n'
        f'printf %s "$seen" > {page}.part && mv {page}.part {page}\n'
    )
    browser.chmod(0o755)
    environment = {
        **os.environ,
        "BROWSER": str(browser),
        "BOARDINGHOUSE_DATABASE": f"sqlite:///{tmp_path}/tables.db",
        "PYTHONUNBUFFERED": "1",
    }
    with socket.socket() as taken:  # whether or not the usual port is free, the house opens
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        house = subprocess.Popen([sys.executable, "-m", "boardinghouse.cli"], env=environment)
        try:
            while not page.exists():
                assert house.poll() is None
                time.sleep(0.1)
            assert page.read_text().startswith("http://")
            with urllib.request.urlopen(f"{page.read_text()}/health", timeout=300) as answer:  # noqa: S310
                assert json.load(answer)["status"] == "ok"
        finally:
            house.send_signal(signal.SIGINT)
            assert house.wait(300) == 0


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
    words = "take a 4, one krone for one more die"
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


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("check", "--database", "nonsense"), "a database is sqlite:///path or postgresql://..., not 'nonsense'"),
        (("check", "--database", "mysql://host/name"), "a database is sqlite:///path or postgresql://..., not mysql"),
        (("check", "--database", "sqlite:///mistyped.db"), "mistyped.db: no such file"),
        (("check", "--database", "sqlite:///no-such/tables.db"), "no-such/tables.db: no such file"),
        (("check", "--database", "sqlite:///."), ".: is a directory"),
        (("check", "--database", "sqlite:///letter.txt"), "letter.txt: not a SQLite database"),
        (("check", "--database", "sqlite:///other.db"), "other.db: this is not a Boardinghouse database"),
        (("check", "--database", "postgresql://127.0.0.1:1/house"), "postgresql://127.0.0.1:1/house: connection"),
        (("backup", "new.db", "--database", "nonsense"), "a database is"),
        (("backup", "new.db", "--database", "sqlite:///mistyped.db"), "mistyped.db: no such file"),
        (("backup", "new.db", "--database", "postgresql://127.0.0.1:1/house"), "house: connection"),
        (("backup", "no-such/new.db", "--database", "sqlite:///other.db"), "no-such: no such file"),
        (("backup", "letter.txt", "--database", "sqlite:///other.db"), "letter.txt exists already"),
        (("restore", "mistyped.db", "--database", "sqlite:///new.db"), "mistyped.db: no such file"),
        (("restore", ".", "--database", "sqlite:///new.db"), ".: is a directory"),
        (("restore", "letter.txt", "--database", "sqlite:///new.db"), "letter.txt: not a SQLite database"),
        (("restore", "other.db", "--database", "sqlite:///new.db"), "other.db: this is not a Boardinghouse database"),
    ],
)
def test_a_wrong_database_is_one_clear_line_and_nothing_is_made(
    arguments: tuple[str, ...],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["boardinghouse", "db", *arguments])
    (tmp_path / "letter.txt").write_text("Dear Anna, the rooms are ready.")
    with contextlib.closing(sqlite3.connect("other.db")) as connection:
        connection.execute("CREATE TABLE other (id INTEGER)")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(SystemExit) as left:  # in this process: starting one for each takes longer than what it does
        main()
    assert left.value.code == 2
    shown, fault = capsys.readouterr()
    assert shown == ""
    assert complaint in fault
    assert len(fault.splitlines()) == 1
    after = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert set(after) == set(before)
    assert after["letter.txt"] == before["letter.txt"]
