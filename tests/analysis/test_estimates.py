"""The estimates: fits that find what is there, blunders that are found, luck that is nothing where nothing is seen."""

from math import exp

import pytest

import boardinghouse as bh
from boardinghouse.analysis.calibration import SEARCHED, Calibration, calibration_of, feature_count, plain, stored
from boardinghouse.analysis.checks import accuracy_figures, calibration_figures, plant, planted_figures
from boardinghouse.analysis.compare import ANY, Comparison
from boardinghouse.analysis.fit import Samples, fit
from boardinghouse.analysis.grades import grade, kept, settled
from boardinghouse.analysis.judge import judge
from boardinghouse.analysis.luck import draw_luck
from boardinghouse.analysis.scale import READINGS, accuracy, fitted, reading, scales
from boardinghouse.analysis.selfplay import Source, calibrate
from boardinghouse.analysis.tools import Tools
from boardinghouse.bots import find
from boardinghouse.bots.evaluation import amounts, evaluation_of
from boardinghouse.bots.search import style_of
from boardinghouse.core.rng import share
from tests.positions import started


def test_a_fit_finds_the_weights_that_made_the_data() -> None:
    rng = bh.Rng(4)
    samples = Samples(2, 2)
    for _ in range(3000):
        inputs = [share(rng.next(), 2001) / 1000 - 1 for _ in range(4)]
        gap = 1.5 * (inputs[0] - inputs[2]) - 0.5 * (inputs[1] - inputs[3])
        won = share(rng.next(), 1_000_000) / 1_000_000 < 1 / (1 + exp(-gap))
        samples.add(inputs, [1.0, 0.0] if won else [0.0, 1.0])
    first, second = fit(samples, [0.0, 0.0], 0.1)
    assert first == pytest.approx(1.5, abs=0.15)
    assert second == pytest.approx(-0.5, abs=0.15)


@pytest.mark.parametrize("id", bh.games())
def test_every_game_is_fitted_for_every_number_of_seats(id: str) -> None:
    fewest, most = bh.load(id).seats
    for seats in range(fewest, most + 1):
        assert len(stored()[id][str(seats)]["weights"]) == feature_count(seats)


def test_chances_add_up_to_one_and_are_certain_at_the_end() -> None:
    game = bh.load("overbooking")
    state = started(game, 3)
    calibration = calibration_of(evaluation_of("overbooking"), state)
    out = amounts(3)
    calibration.chances(state, out)
    assert sum(out[seat] for seat in range(3)) == pytest.approx(1)
    assert sum(calibration.fitted([0.2, 0.3, 0.5], state, 0)) == pytest.approx(1)
    while state.acting():
        seat = state.acting()[0]
        state.apply(seat, state.legal(seat)[0])
    calibration.chances(state, out)
    assert sorted({out[seat] for seat in range(3)}) in ([0.0, 1.0], [0.0, 0.5], [1 / 3])


def test_the_plain_calibration_is_the_evaluation_itself() -> None:
    state = started(bh.load("samoa"), 4)
    evaluation = evaluation_of("samoa")
    ours, theirs = amounts(4), amounts(4)
    plain(evaluation, state).chances(state, ours)
    evaluation.chances(state, theirs)
    assert [ours[seat] for seat in range(4)] == pytest.approx([theirs[seat] for seat in range(4)])


def test_equal_branches_have_no_difference_at_all() -> None:
    state = started(bh.load("overbooking"), 2)
    tools = Tools(state)
    both = tools.comparison(state.acting()[0], "same")
    action = state.legal(state.acting()[0])[0]
    both.add(state, action)
    both.add(state, action)
    for _ in range(4):
        both.run(10)
    assert both.difference(0, 1, 0) == (0.0, 0.0)
    assert both.line(0, 1) == [action]


def test_an_open_comparison_sees_the_cards_and_a_fair_one_does_not() -> None:
    state = started(bh.load("overbooking"), 2)
    seat = state.acting()[0]
    other = state.determinize(seat, bh.Rng(9))
    assert other.digest() != state.digest()
    tools = Tools(state)
    assert tools.chances(state, seat, 20, "x") == tools.chances(other, seat, 20, "x")
    assert tools.chances(state, seat, 20, "x", open=True) != tools.chances(other, seat, 20, "x", open=True)


def test_grades_need_a_loss_outside_the_noise() -> None:
    assert grade(0.2, 0.01) == "blunder"
    assert grade(0.1, 0.01) == "mistake"
    assert grade(0.04, 0.01) == "inaccuracy"
    assert grade(0.01, 0.001) == "good"
    assert grade(0.2, 0.1) == "good"


def test_accuracy_is_what_was_kept_of_what_careless_answers_give_away() -> None:
    assert kept(0.0, 12.0) == 100
    assert kept(3.0, 12.0) == pytest.approx(75)
    assert kept(15.0, 12.0) == 0
    assert kept(0.0, 0.0) is None


def test_accuracy_reads_alike_in_every_game() -> None:
    """What random answers and levels keep lies on the scale; a game that was not measured shows what was kept."""
    means = [10.0, 30.0, 70.0, 80.0, 90.0, 96.0]
    steps = fitted(means, [10] * 6)
    assert [reading(part, steps) for part in means] == pytest.approx(READINGS)
    assert [reading(part, steps) for part in (0.0, 20.0, 98.0, 100.0)] == pytest.approx([0, 27.5, 97.5, 100])
    assert fitted([10.0, 50.0, 88.0, 83.0, 86.0], [10] * 5)[2:] == [(85.7, 73.3)]
    assert accuracy("elsewhere", 3.0, 12.0) == pytest.approx(75)
    assert set(scales()) == set(bh.games())
    for id, measured in scales().items():
        parts, readings = zip(*measured, strict=True)
        assert list(parts) == sorted(set(parts))
        assert list(readings) == sorted(set(readings))
        assert accuracy(id, 100 - parts[0], 100) == pytest.approx(15)


def test_a_careless_answer_costs_what_is_at_stake_and_the_best_one_nothing() -> None:
    """In some games of Maui: answers drawn at random give away about the stake, those of a search little."""
    tools = Tools(bh.load("maui").new(2))
    games, rounds = (4, 120) if bh.compiled() else (1, 16)
    given = {"random": 0.0, "search:150": 0.0}
    stake = dict.fromkeys(given, 0.0)
    for bot in given:
        for seed in range(games):
            record = bh.play(bh.load("maui"), [find(bot)] * 2, seed=seed)
            states = [record.new_state(), *record.replay()]
            for number, line in enumerate(record.lines):
                if line.seat != bh.CHANCE and len(states[number].legal(line.seat)) > 1:
                    judged = judge(tools, states[number], line.seat, line.action, rounds, f"stake/{seed}/{number}")
                    given[bot] += judged.given
                    stake[bot] += judged.stake
    careless, strong = (kept(given[bot], stake[bot]) for bot in given)
    assert careless is not None
    assert strong is not None
    assert careless < 40
    assert strong > careless + 25


def test_a_grade_is_settled_when_no_border_lies_within_the_noise() -> None:
    assert settled(0.0, 0.01)
    assert settled(0.2, 0.01)
    assert not settled(0.02, 0.01)
    assert not settled(0.14, 0.01)


def test_a_search_that_sees_more_of_the_winner_than_games_confirm_is_put_right() -> None:
    state = started(bh.load("maui"), 2)
    fitted = calibration_of(evaluation_of("maui"), state)
    as_it_is = Calibration(evaluation_of("maui"), 2, fitted.reference, fitted.to_json()["weights"], list(SEARCHED))
    doubtful = Calibration(
        evaluation_of("maui"), 2, fitted.reference, fitted.to_json()["weights"], [0.5, 0.0, 0.0, 0.0]
    )
    assert as_it_is.fitted([0.8, 0.2], state, 0) == pytest.approx([0.8, 0.2])
    assert doubtful.fitted([0.8, 0.2], state, 0) == pytest.approx([2 / 3, 1 / 3])
    assert doubtful.steepness(state) == 0.5


def test_in_an_open_game_the_chances_of_two_players_add_up_through_the_eyes_of_either() -> None:
    state = started(bh.load("maui"), 2)
    calibration = calibration_of(evaluation_of("maui"), state)
    assert calibration.fitted([0.4, 0.6], state, 0) == pytest.approx(calibration.fitted([0.4, 0.6], state, 1))


def test_the_picture_of_a_calibration_has_a_panel_a_game() -> None:
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    from boardinghouse.analysis.plot import calibration_plot

    row = {"from": 0.3, "to": 0.4, "positions": 300, "predicted": 0.34, "observed": 0.36}
    picture = calibration_plot({"maui": [row], "samoa": [{**row, "positions": 0}, row]})
    assert picture.startswith("<svg")
    assert "maui" in picture
    assert "samoa" in picture


def test_throwing_the_game_away_is_a_blunder_with_a_reason() -> None:
    """The last towel of a game decides it: laying it in the ocean is found, and why."""
    game = bh.load("maui")
    tools = Tools(game.new(2))
    worst = 0.0
    for seed in range(6):
        state = started(game, 2, seed=seed)
        luck = bh.Luck(seed)
        while state.acting():
            seat = state.acting()[0]
            legal = state.legal(seat)
            if len(legal) > 1:
                judged = judge(tools, state, seat, legal[0], 16, f"test/{seed}")
                if judged.grade == "blunder" and judged.loss > worst:
                    worst = judged.loss
                    assert judged.line[0] == judged.best != judged.action
                    assert judged.reasons
                    assert judged.chances[seat] > judged.after[seat]
            state.apply(seat, legal[0])
            luck.settle(state)
        if worst:
            return
    pytest.fail("always taking the first answer was never called a blunder")


def test_a_draw_that_a_seat_does_not_see_is_no_luck_for_it_yet() -> None:
    game = bh.load("overbooking")
    state = game.new(2)
    tools = Tools(state)
    luck = bh.Luck(3)
    hidden = 0
    while state.acting() == (bh.CHANCE,):
        action = luck.draw(state)
        pending = state.pending()
        seen = pending.seen_by(state, bh.CHANCE, action)
        values = draw_luck(tools, state, action, 4, "test")
        for seat in range(2):
            if not (seen >> seat) & 1:
                hidden += 1
                assert values[seat] == 0.0
        state.apply(bh.CHANCE, action)
    assert hidden


def test_calibrating_on_a_few_games_gives_a_table_that_can_be_used() -> None:
    table = calibrate(Source("maui", 2, 4, "test"), 10, 5, 1, lambda _: None)
    evaluation = evaluation_of("maui")
    calibration = Calibration(evaluation, 2, table["reference"], table["weights"], table["searched"])
    view = Comparison(0, calibration, style_of(bh.load("maui")), False, "test")
    view.add(started(bh.load("maui"), 2), ANY)
    view.run(10)
    assert sum(view.mean(0)) == pytest.approx(1)


def test_chances_are_about_right_in_games_that_no_fit_has_seen() -> None:
    """The short form; `boardinghouse calibration check` is the long one."""
    games, rounds = (60, 40) if bh.compiled() else (6, 8)
    bins = calibration_figures("maui", games, 10, rounds, "short", 1, lambda _: None)
    count = sum(row["positions"] for row in bins)
    assert count >= 5 * games
    off = sum(row["positions"] * abs(row["predicted"] - row["observed"]) for row in bins) / count
    assert off < (0.12 if bh.compiled() else 0.4)


def test_a_planted_error_is_found_and_strong_play_is_not_blamed() -> None:
    """The short form; `boardinghouse calibration planted` is the long one."""
    if not bh.compiled():
        pytest.skip("takes long as plain Python; the compiled tests do it")
    results = [plant("maui", 2, number, 2000, 1000, "short") for number in range(6)]
    assert sum(result.planted for result in results) >= 3
    assert sum(result.found for result in results) >= 0.8 * sum(result.planted for result in results)
    assert sum(result.alarms for result in results) <= 0.1 * sum(result.untouched for result in results)


def test_bots_are_rated_by_name() -> None:
    figures = accuracy_figures("maui", 2, ("random",), 8, "short", 1, lambda _: None)
    assert figures["random"]["seats"] >= 4
    assert 0 <= figures["random"]["mean"] <= 100
    assert 0 <= figures["random"]["kept"] <= 100


@pytest.mark.soak
@pytest.mark.parametrize("id", bh.games())
def test_random_play_reads_as_such_and_strong_play_as_strong(id: str) -> None:
    # the study judges by the evaluation, as the plain levels do
    bots = ("random", "level:1", "level:2", "plain:4")
    rows = accuracy_figures(id, 40, bots, 300, "soak", 2, lambda _: None)
    assert rows["random"]["mean"] < 35
    assert rows["random"]["mean"] < rows["level:1"]["mean"] < rows["level:2"]["mean"]
    assert rows["plain:4"]["mean"] > 75


@pytest.mark.soak
@pytest.mark.parametrize("id", bh.games())
def test_chances_fall_within_five_points_in_every_tenth(id: str) -> None:
    bins = calibration_figures(id, 1000, 60, 1000, "held out", 2, lambda _: None)
    off = {row["from"]: row["predicted"] - row["observed"] for row in bins if row["positions"] >= 200}
    assert {place: gap for place, gap in off.items() if abs(gap) > 0.05} == {}


@pytest.mark.soak
@pytest.mark.parametrize("id", bh.games())
def test_planted_errors_are_found_and_strong_play_is_not_blamed(id: str) -> None:
    figures = planted_figures(id, 100, 5000, 2000, "planted", 2, lambda _: None)
    assert figures["found"] >= 0.8 * figures["planted"]
    assert figures["alarms"] <= 0.05 * figures["untouched"]
