"""What-if and data sets: a planted change is found, no change is no difference, and logs replay to the same end."""

import json
from pathlib import Path

import polars as pl
import pytest

import boardinghouse as bh
from boardinghouse.lab.changes import changed, parse_changes
from boardinghouse.lab.dataset import dataset
from boardinghouse.lab.experiment import from_json
from boardinghouse.lab.run import complete
from tests.lab.running import command, quiet, ran, small

RANDOM = "lab compare --game samoa --bots random --seats 3 --games 30 --jobs 1 --json".split()


def compared(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *changes: str
) -> dict[str, tuple[float, float]]:
    sets = [word for change in changes for word in ("--set", change)]
    assert command(monkeypatch, *RANDOM, *sets, "--out", str(folder)) == 0
    rows = json.loads(capsys.readouterr().out)
    return {row["figure"]: (row["difference"], row["half"]) for row in rows}


def test_a_planted_change_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = compared(tmp_path / "run", monkeypatch, capsys, "start_money=60", "prices.2-3=30")
    assert found["points from start"] == (35.0, 0.0)
    for figure in ("score", "points from rooms"):
        difference, half = found[figure]
        assert difference > half > 0


def test_no_change_is_no_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = compared(tmp_path / "run", monkeypatch, capsys, "start_money=25", "prices.2-3=3")
    assert len(found) > 10
    assert set(found.values()) == {(0.0, 0.0)}


@pytest.mark.parametrize(
    ("id", "key", "value", "table", "place"),
    [
        ("samoa", "bids.20-12", 21, "bids", 9),
        ("samoa", "flights.2.3", 5, "flights", 15),
        ("amsterdam", "target.3", 11, "target", 3),
        ("overbooking", "hotel_beds.3b", 16, "hotel_beds", 5),
        ("maui", "towels.YPO.2", 4, "towels", 5),
        ("austria", "start_krones", 12, "start_krones", 0),
        ("austria", "politics_least.106-rooms", 10, "politics_least", 1),
        ("austria", "staff_effects.21-chef", "room + 1 step", "staff_effects", 20),
    ],
)
def test_a_value_of_any_game_can_be_set(id: str, key: str, value: int | str, table: str, place: int) -> None:
    game = bh.load(id)
    other = changed(game, {key: value})
    assert other.tables[table].written[place] == value
    assert other.tables[table].values[place] != game.tables[table].values[place]
    assert other.new().game is other
    assert game.tables[table].written[place] != value
    assert changed(game, {}) is game


def test_text_is_given_as_the_tables_print_it() -> None:
    said = ['staff_effects.5-groom="2 krones"', "staff_effects.21-chef=room + 1 step", "start_krones=-3"]
    assert parse_changes(said) == {
        "staff_effects.5-groom": "2 krones",
        "staff_effects.21-chef": "room + 1 step",
        "start_krones": -3,
    }
    game = bh.load("austria")
    with pytest.raises(ValueError, match="5-groom is set to a text such as '2 krones', not to 98"):
        changed(game, {"staff_effects.5-groom": 98})
    with pytest.raises(ValueError, match="start_krones is set to a whole number"):
        changed(game, {"start_krones": "many"})


def test_the_data_set_holds_what_the_seat_saw_and_how_it_ended(tmp_path: Path) -> None:
    folder = ran(small(game="overbooking", games=4), tmp_path / "run")
    rows = dataset(folder, tmp_path / "set", 1, quiet)
    data = pl.read_parquet(tmp_path / "set" / "*.parquet")
    logged = pl.read_parquet(folder / "decisions" / "*.parquet")
    assert data.height == rows == logged.height
    card = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    assert f"{rows:,} decisions in 4 games" in card
    assert [name for name in data.columns if f"`{name}`" not in card] == []
    experiment = json.loads(card.partition("```json\n")[2].partition("```")[0])
    assert from_json(experiment) == complete(folder)
    assert data["legal"].to_list() == logged["offered"].to_list()
    game = bh.load("overbooking")
    for row in data.iter_rows(named=True):
        bits = int.from_bytes(row["mask"], "little")
        assert [action for action in range(game.actions.size) if (bits >> action) & 1] == row["legal"]
        assert game.actions.parse(row["text"]) == row["action"]
        assert json.loads(row["view"])["game"] == "overbooking"
        assert (row["margin"] >= 0) == (row["share"] > 0) or row["place"] > 1
    ends = data.group_by("game", "seat").agg(pl.col("share").first()).group_by("game").agg(pl.col("share").sum())
    assert ends["share"].to_list() == pytest.approx([1.0] * 4)


def test_a_data_set_of_other_rules_is_refused(tmp_path: Path) -> None:
    folder = ran(small(game="overbooking", games=2), tmp_path / "run")
    file = folder / "games" / "00000.parquet"
    games = pl.read_parquet(file)
    games.with_columns(scores=pl.col("scores").list.eval(pl.element() + 1)).write_parquet(file)
    with pytest.raises(ValueError, match="does not come out as it was played"):
        dataset(folder, tmp_path / "set", 1, quiet)
