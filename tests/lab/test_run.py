"""`lab run`: the same files for any number of workers and after any interruption; every deal in every seating."""

import signal
import subprocess
import sys
import time
from importlib.metadata import EntryPoint
from multiprocessing import active_children
from pathlib import Path

import polars as pl
import psutil  # type: ignore[import-untyped]
import pytest

from boardinghouse.lab import hooks
from boardinghouse.lab.engines import in_pool
from boardinghouse.lab.figures import read_games
from boardinghouse.lab.run import open_folder, store
from tests.lab.running import command, files, ran, small

ROOT = Path(__file__).parents[2]


def test_files_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    experiment = small(bots=["greedy", "random"])
    one = files(ran(experiment, tmp_path / "one", jobs=1))
    assert one == files(ran(experiment, tmp_path / "two", jobs=2))
    assert len(one) == 7  # the plan, three files of games, three of decisions


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    experiment = small(game="samoa", seats=[6])  # results larger than what a pipe holds
    open_folder(experiment, tmp_path / "killed")
    killed = False
    for played in in_pool(experiment, experiment.chunks(), 2):
        store(tmp_path / "killed", played)
        if not killed:
            killed = True
            time.sleep(0.5)  # nobody reads: the next results are half written
            for child in active_children():
                child.kill()
    assert files(tmp_path / "killed") == files(ran(experiment, tmp_path / "whole"))


def test_a_run_killed_in_the_middle_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    arguments = "lab run --game maui --bots random --seats 2 --games 900 --seed 3 --jobs 2 --out".split()
    start = [sys.executable, "-m", "boardinghouse.cli", *arguments, str(folder)]
    process = subprocess.Popen(start, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 600
    while not list(folder.glob("games/*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.005)
    workers = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.wait()
    assert workers
    assert psutil.wait_procs(workers, timeout=300)[1] == []  # they end with their parent
    done = len(list(folder.glob("games/*.parquet")))
    assert 0 < done < 15
    (folder / "decisions" / ".00014.parquet.part").write_bytes(b"half a file")
    experiment = small(games=900)
    assert files(ran(experiment, folder)) == files(ran(experiment, tmp_path / "whole"))


def test_an_interrupted_run_says_so_in_one_line(tmp_path: Path) -> None:
    arguments = "lab run --game maui --bots random --seats 2 --games 3000 --jobs 2 --out".split()
    start = [sys.executable, "-m", "boardinghouse.cli", *arguments, str(tmp_path / "run")]
    process = subprocess.Popen(start, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 600
    while not list(tmp_path.glob("run/games/*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.005)
    process.send_signal(signal.SIGINT)
    _, fault = process.communicate(timeout=600)
    assert process.returncode == 130
    assert fault == "maui: interrupted; run the same command again to resume\n"


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    folder = ran(small(), tmp_path / "run")
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.parquet")}
    ran(small(), folder)
    assert before == {path: path.stat().st_mtime_ns for path in folder.rglob("*.parquet")}


def test_every_deal_is_played_in_every_seating_with_the_same_luck(tmp_path: Path) -> None:
    games = read_games(ran(small(bots=["greedy", "random"], seats=[2, 3], games=60), tmp_path / "run"))
    for (players, _deal), deal in games.partition_by("players", "deal", as_dict=True).items():
        assert deal["rotation"].to_list() == list(range(int(players)))
        greedy = [bots.index("greedy") for bots in deal["bots"].to_list()]
        assert sorted(greedy) == list(range(int(players)))
        assert deal["seed"].n_unique() == 1
        assert deal["first"].n_unique() == 1
        assert len({tuple(draws[:5]) for draws in deal["draws"].to_list()}) == 1
    assert games.group_by("players").len().sort("players").rows() == [(2, 30), (3, 30)]


def test_equal_bots_need_one_seating_and_repeats_play_it_again(tmp_path: Path) -> None:
    games = read_games(ran(small(games=20, repeats=2), tmp_path / "run"))
    assert games["rotation"].unique().to_list() == [0]
    assert games["deal"].n_unique() == 10
    assert games.filter(repeat=0)["scores"].to_list() != games.filter(repeat=1)["scores"].to_list()
    assert games.filter(repeat=0)["first"].to_list() == games.filter(repeat=1)["first"].to_list()


def test_a_row_a_decision_and_a_row_a_game(tmp_path: Path) -> None:
    folder = ran(small(game="samoa", seats=[3], games=6), tmp_path / "run")
    games = read_games(folder)
    decisions = pl.read_parquet(folder / "decisions" / "*.parquet")
    assert games.height == 6
    assert decisions.group_by("game").len().sort("game")["len"].to_list() == games["decisions"].to_list()
    for row in decisions.iter_rows(named=True):
        assert row["action"] in row["offered"]
        assert row["options"] == len(row["offered"])
        assert len(row["scores"]) == 3
        assert row["chances"] == [] or sum(row["chances"]) == pytest.approx(1000, abs=2)
    for row in games.iter_rows(named=True):
        sources = [values for name, values in row.items() if name.startswith("points_")]
        assert row["scores"] == [sum(parts) for parts in zip(*sources, strict=True)]


def test_subjects_name_what_lies_on_a_place(tmp_path: Path) -> None:
    folder = ran(small(games=2), tmp_path / "run")
    first = pl.read_parquet(folder / "decisions" / "*.parquet").row(0, named=True)
    market = [draw for draw in read_games(folder)["draws"][0].to_list() if 70 <= draw < 130][:6]
    subjects = {subject for subject in first["subjects"] if subject}
    assert len(first["subjects"]) == len(first["offered"])
    assert subjects
    assert len(subjects) <= len(market)


def test_the_example_of_own_statistics_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = ROOT / "examples" / "lab" / "outside.toml"
    code = command(
        monkeypatch, "lab", "run", str(example), "--games", "12", "--jobs", "1", "--out", str(tmp_path / "run")
    )
    assert code == 0
    games = read_games(tmp_path / "run")
    assert games["outside"].dtype == pl.Int64
    assert games["outside"].max() > 0  # type: ignore[operator]
    assert (games["outside_by_winner"] <= games["outside"]).all()


def test_statistics_are_also_found_as_modules_and_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("outside", "examples.lab.statistics:Outside", hooks.GROUP)
    monkeypatch.setattr(hooks, "entry_points", lambda group: [entry] if group == hooks.GROUP else [])
    for name in ("outside", "examples.lab.statistics:Outside"):
        experiment = small(games=1, statistics=[name])
        assert set(experiment.hooks[0].make().columns) == {"outside", "outside_by_winner"}


def test_another_experiment_in_the_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(small(games=2), tmp_path / "run")
    arguments = "lab run --game maui --bots random --seats 2 --games 4 --seed 3 --jobs 1 --out".split()
    assert command(monkeypatch, *arguments, str(tmp_path / "run")) == 2
    assert "contains another experiment (games is 2 there and 4 here)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("run --out x", "an experiment needs a game"),
        ("run --game chess --out x", "unknown game 'chess'"),
        ("run --game maui --bots genius --out x", "unknown bot 'genius'"),
        ("run --game maui --seats 7 --out x", "maui takes 2 to 4 players, not 7"),
        ("run --game maui --seats two --out x", "numbers separated by commas"),
        ("run --game maui --bots random,random,random --seats 2 --out x", "3 bots for 2 seats"),
        ("run --game maui --option mode=snow --out x", "one of beach, crabs, both"),
        ("run --game maui --option mode --out x", "NAME=VALUE"),
        ("run --game maui --engine steam --out x", "the engines are pool, ray"),
        ("run --game maui --address here --out x", "--address is for --engine ray"),
        ("run --game maui --set costs=1 --out x", "costs of maui has 3 values"),
        ("run --game maui --set prices.1=1 --out x", "no table 'prices'; what can be set: additional_track, costs"),
        ("run --game maui --set towels.YPB.3=1 --out x", "a field from 0 to 2"),
        ("run --game maui --set costs.0= --out x", "TABLE.ROW=VALUE"),
        ("run --game maui --set costs.0=many --out x", "costs.0 is set to a whole number below"),
        ("run missing.toml --out x", "missing.toml: no such file"),
        ("run broken.toml --out x", "broken.toml is not a TOML file"),
        ("run unknown.toml --out x", "unknown key 'player'; the keys are game, options, bots"),
        ("run lost.toml --out x", "unknown statistics 'nothing'"),
        ("run --game maui --out full", "full exists and is not an experiment"),
        ("report full", "full is not an experiment"),
        ("report half", "half is not finished: 3 of 3 files are missing"),
        ("dataset half -o x", "is not finished"),
        ("tables chess", "unknown game"),
    ],
)
def test_wrong_input_is_one_clear_line_and_exit_code_2(
    arguments: str,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.toml").write_text("game = maui")
    Path("unknown.toml").write_text('game = "maui"\nplayer = 3\n')
    Path("lost.toml").write_text('game = "maui"\nstatistics = ["nothing"]\n')
    Path("full").mkdir()
    Path("full", "precious.txt").write_text("precious")
    open_folder(small(), Path("half"))
    assert command(monkeypatch, "lab", *arguments.split()) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert len(shown.err.splitlines()) == 1
    assert not Path("x").exists()


def test_numbers_the_rules_cannot_be_played_with_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "lab run --game overbooking --seats 2 --set rounds=9 --out".split()
    assert command(monkeypatch, *arguments, str(tmp_path / "x")) == 2
    assert "overbooking cannot be played with rounds=9" in capsys.readouterr().err


def test_tables_lists_text_as_it_can_be_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "lab", "tables", "austria") == 0
    printed = capsys.readouterr().out
    assert '  staff_effects.21-chef = "strudel + cake + wine + coffee"\n' in printed
    assert '  staff_moments.12-executive-housekeeper = "die 3, die 4"\n' in printed
    assert "  staff_cost.21-chef = 3\n" in printed


def test_tables_lists_what_can_be_set(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(monkeypatch, "lab", "tables", "samoa") == 0
    shown = capsys.readouterr().out
    assert "start_money = 25" in shown
    assert "bids.12-9 = 12" in shown
