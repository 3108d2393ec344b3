"""The figures of a report against the same figures computed by hand from the rows; luck planted in made-up games."""

from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any

import polars as pl
import pytest

import boardinghouse as bh
from boardinghouse.lab import contents, figures
from boardinghouse.lab.luck import luck
from boardinghouse.lab.power import Contents, power
from boardinghouse.lab.report import write_report
from boardinghouse.words import Words
from tests.lab.running import ran, small


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return ran(small(bots=["greedy", "random"], seats=[2, 3], games=120), tmp_path_factory.mktemp("lab") / "run")


def clustered(values: dict[int, list[float]]) -> tuple[float, float]:
    """Mean and half interval of values that belong together by deal, straight from the textbook."""
    flat = [value for group in values.values() for value in group]
    centre = mean(flat)
    spread = sum(sum(value - centre for value in group) ** 2 for group in values.values())
    deals = len(values)
    return centre, 1.96 * sqrt(spread * deals / (deals - 1)) / len(flat)


def shares(game: dict[str, Any]) -> list[float]:
    winners = game["places"].count(1)
    return [1 / winners if place == 1 else 0.0 for place in game["places"]]


def test_win_rates_by_turn_order(folder: Path) -> None:
    games = figures.read_games(folder)
    found = figures.by_position(figures.seat_rows(games))
    for players in (2, 3):
        for position in range(players):
            values: dict[int, list[float]] = defaultdict(list)
            for game in games.filter(players=players).to_dicts():
                values[game["deal"]].append(shares(game)[(game["first"] + position) % players])
            assert figures.figure(found, players=players, position=position) == pytest.approx(clustered(values))


def test_scores_margins_and_sources(folder: Path) -> None:
    games = figures.read_games(folder)
    seats = figures.seat_rows(games)
    margins: dict[int, list[float]] = defaultdict(list)
    pearls: dict[int, list[float]] = defaultdict(list)
    for game in games.filter(players=3).to_dicts():
        ranked = sorted(game["scores"], reverse=True)
        margins[game["deal"]].append(ranked[0] - ranked[1])
        pearls[game["deal"]] += [
            points for points, place in zip(game["points_pearls"], game["places"], strict=True) if place == 1
        ]
    found = figures.means(figures.game_rows(seats), "margin", "players")
    assert figures.figure(found, players=3) == pytest.approx(clustered(margins))
    found = figures.sources(seats)
    assert figures.figure(found, players=3, source="pearls", winner=True) == pytest.approx(clustered(pearls))


def test_length_and_options(folder: Path) -> None:
    games = figures.read_games(folder)
    found = figures.lengths(figures.read_decisions(folder), games)
    deals = dict(games.filter(players=2).select("game", "deal").rows())
    forced: dict[int, list[float]] = defaultdict(list)
    for game, options in figures.read_decisions(folder, "game", "options").rows():
        if game in deals:
            forced[deals[game]].append(float(options == 1))
    assert figures.figure(found["forced"], players=2) == pytest.approx(clustered(forced))
    turns = found["questions"].filter(players=2, question="turn").row(0, named=True)
    asked = figures.read_decisions(folder, "game", "question").filter(question="turn")["game"].to_list()
    assert turns["asked"] == pytest.approx(sum(1 for game in asked if game in deals) / len(deals))


def test_lead_changes_and_who_led(folder: Path) -> None:
    games = {game["game"]: game for game in figures.read_games(folder).filter(players=2).to_dicts()}
    seats = figures.seat_rows(figures.read_games(folder))
    found = figures.leads(figures.read_decisions(folder), seats)
    changes: dict[int, list[float]] = defaultdict(list)
    kept: dict[int, list[float]] = defaultdict(list)
    rows = figures.read_decisions(folder).to_dicts()
    for number, game in games.items():
        steps = [row for row in rows if row["game"] == number]
        leader, count = None, 0
        moved = {0, 1}
        for place, row in enumerate(steps):  # every position of Maui can be judged: quiet from the start
            same_turn = place > 0 and steps[place - 1]["seat"] == row["seat"]
            if same_turn or moved != {0, 1}:
                moved.add(row["seat"])
                continue
            moved = {row["seat"]}
            if row["chances"][0] != row["chances"][1]:
                ahead = row["chances"].index(max(row["chances"]))
                count += leader is not None and ahead != leader
                leader = ahead
            if leader is not None and row["step"] * 10 // game["decisions"] == 5:
                kept[game["deal"]].append(shares(game)[leader])
        changes[game["deal"]].append(count)
    assert figures.figure(found["changes"], players=2) == pytest.approx(clustered(changes))
    assert figures.figure(found["kept"], players=2, tenth=5) == pytest.approx(clustered(kept))


def test_the_lead_is_read_in_every_round_no_matter_who_begins(tmp_path: Path) -> None:
    folder = ran(small(game="overbooking", seats=[3], games=3), tmp_path / "run")
    seats = figures.seat_rows(figures.read_games(folder))
    decisions = figures.read_decisions(folder)
    begun = decisions.filter(figures.once_a_round(decisions, seats))
    assert begun.group_by("game").len()["len"].to_list() == [4] * 3  # rounds, each begun by the next seat
    assert begun.filter(game=0)["seat"].n_unique() == 3


def test_power_is_win_rate_when_taken_minus_when_merely_offered(folder: Path) -> None:
    experiment = small(bots=["greedy", "random"], seats=[2, 3], games=120)
    game = bh.load("maui")
    seats = figures.seat_rows(figures.read_games(folder))
    found = power(folder, experiment, Contents(game, Words(game, ["1", "2", "3", "4"])), seats)
    games = {row["game"]: row for row in figures.read_games(folder).filter(players=3).to_dicts()}
    towels = game.names["towel"]
    checked = 0
    for verb, kind, value in (("dollars", "zone", "2"), ("towel", "row", "1"), ("towel", "towel", towels[7])):
        taken: dict[tuple[int, int], bool] = {}
        offers = takes = 0
        columns = ("game", "seat", "action", "options", "offered", "subjects")
        for row in figures.read_decisions(folder, *columns).to_dicts():
            if row["game"] not in games or row["options"] == 1:
                continue
            fits = [
                action
                for action, subject in zip(row["offered"], row["subjects"], strict=True)
                if game.actions.verb(action) == verb
                and (
                    game.actions.args(action).get(kind) == value
                    or (kind == "towel" and subject == towels.index(value) + 1)
                )
            ]
            if fits:
                key = (row["game"], row["seat"])
                taken[key] = taken.get(key, False) or row["action"] in fits
                offers += 1
                takes += row["action"] in fits
        won = {key: shares(games[key[0]])[key[1]] for key in taken}
        row = found.filter(players=3, verb=verb, kind=kind, value=value).row(0, named=True)
        assert (row["offers"], row["takes"]) == (offers, takes)
        assert row["when_taken"] == pytest.approx(mean(won[key] for key in taken if taken[key]))
        assert row["when_merely"] == pytest.approx(mean(won[key] for key in taken if not taken[key]))
        assert row["power"] == pytest.approx(row["when_taken"] - row["when_merely"])
        checked += 1
    assert checked == 3


def made_up(winner: Any) -> pl.DataFrame:
    """Two games of each of 200 deals; the winning seat is decided by deal and rotation."""
    rows = [
        {
            "players": 2,
            "deal": deal,
            "game": 2 * deal + rotation,
            "seat": seat,
            "position": seat,
            "name": "strong" if (seat + rotation) % 2 == 0 else "weak",
            "share": 1.0 if winner(deal, rotation) == seat else 0.0,
        }
        for deal in range(200)
        for rotation in range(2)
        for seat in range(2)
    ]
    return pl.DataFrame(rows)


def test_luck_is_found_where_it_was_planted() -> None:
    coin = bh.Rng("coin")
    tosses = [coin.next() % 2 for _ in range(400)]
    deal_decides = luck(made_up(lambda deal, _: tosses[deal]))[2]
    assert deal_decides["deal"][0] > 0.95
    strength_decides = luck(made_up(lambda _, rotation: rotation))[2]
    assert strength_decides["bot"][0] == pytest.approx(1.0)
    order_decides = luck(made_up(lambda *_: 0))[2]
    assert order_decides["turn order"][0] == pytest.approx(1.0)
    chaos = luck(made_up(lambda deal, rotation: tosses[2 * deal + rotation]))[2]
    assert abs(chaos["deal"][0]) < 0.25
    assert chaos["play"][0] > 0.7


def test_the_report_says_it_in_one_file(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "ENOUGH", 10)  # a small run: few took or left a thing
    out = tmp_path / "report.html"
    write_report(folder, [], out)
    text = out.read_text(encoding="utf-8")
    seats = figures.seat_rows(figures.read_games(folder))
    rate, half = figures.figure(figures.by_position(seats), players=3, position=1)
    assert f"{100 * rate:.1f} % ± {100 * half:.1f}" in text
    for title in (
        "place in turn order",
        "Scores, margins",
        "Length",
        "Lead changes",
        "Luck against skill",
        "their power",
        "Never or always chosen",
    ):
        assert title in text
    assert "<td>Take dollars: zone 2</td>" in text
    assert "<td>Take a towel: on rows 1 to 3</td>" in text
    assert text.count("data:image/svg+xml;base64,") >= 8
    assert "http" not in text
    assert "<script" not in text
    assert len(text) < 1_000_000
