"""What bots play for: greedy for its margin, a search for its own share or against the others, each in its time."""

from itertools import count

import pytest

import boardinghouse as bh
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.greedy import Greedy
from boardinghouse.bots.search import CLOCK_EVERY, Search, Style
from boardinghouse.bots.tree import NONE
from tests.bots.test_bots import mid_game
from tests.positions import started


@pytest.mark.parametrize("id", bh.games())
def test_greedy_plays_for_what_it_is_ahead_of_its_strongest_rival(id: str) -> None:
    state = mid_game(id, bh.load(id).seats[1], 2)
    evaluation = evaluation_of(id)
    values = [evaluation.value(state, seat) for seat in range(state.seats)]
    for seat, value in enumerate(values):
        strongest = max(values[:seat] + values[seat + 1 :])
        assert Greedy(evaluation).margin(state, seat) == pytest.approx(value - strongest)


def test_greedy_takes_the_answer_that_hurts_its_rival_where_its_own_value_is_equal() -> None:
    """In the tactical game of Hotels of Amsterdam nothing is hidden and nothing left to chance: the answer is known."""
    game = bh.load("amsterdam")
    evaluation = evaluation_of("amsterdam")
    state = started(game, 2, rules="tactical")
    told = 0
    for step in range(40):
        seat = state.acting()[0]
        greedy = Greedy(evaluation)
        chosen = greedy.best(state, seat, bh.Rng(step), 1)
        margins: dict[int, float] = {}
        for action in state.legal(seat):
            after = state.clone()
            after.play(seat, action)
            greedy.finish_turn(after, seat, bh.Rng(step))
            margins[action] = evaluation.value(after, seat) - evaluation.value(after, 1 - seat)
        assert margins[chosen] == pytest.approx(max(margins.values()))
        told += len({round(margin, 6) for margin in margins.values()}) > 1
        state.play(seat, chosen)
        bh.Luck(step).settle(state)
        if state.over:
            break
    assert told > 10


def test_a_timed_search_uses_its_time_while_the_choice_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setattr("time.perf_counter", lambda: 0.05 * next(looks))  # a clock of its own, whatever else runs here
    state = started(bh.load("overbooking"), 2)
    search = Search(state, state.acting()[0], evaluation_of("overbooking"), Style(), bh.Rng(1))
    search.run_seconds(1.0)
    done = float(search.iterations)
    used = 0.05 * done / CLOCK_EVERY
    assert used > 0.25
    assert used >= 1.0 or search.lead() * used > done * (1.0 - used), "it stopped with the choice open"


def test_in_paranoid_mode_the_others_play_for_the_loss_of_the_searching_seat() -> None:
    state = started(bh.load("overbooking"), 3)
    seat = state.acting()[0]
    search = Search(state, seat, evaluation_of("overbooking"), Style(paranoid=True), bh.Rng(1))
    search.run(200)
    tree = search.tree
    tried = [node for node in range(1, tree.size) if tree.visits[node] > 0 and tree.actor[node] != seat]
    assert len(tried) > 5
    for node in tried:
        hers = tree.share[node * tree.seats + seat] / tree.visits[node]
        assert search.gain(node, seat) == pytest.approx(hers)
        assert search.gain(node, tree.actor[node]) == pytest.approx(1 - hers)


@pytest.mark.parametrize("place", [0, -1])
def test_after_a_common_question_the_way_leads_on_from_the_own_answer(place: int) -> None:
    """In Hotel Samoa all lay a price at once; what a seat learns below must hang on its own price, not on a secret."""
    state = started(bh.load("samoa"), 4, seed=3)
    assert len(state.acting()) == 4
    seat = state.acting()[place]
    search = Search(state, seat, evaluation_of("samoa"), Style(), bh.Rng(1))
    search.run(60 if bh.compiled() else 30)
    tree = search.tree
    answers = [tree.first_child[0]]
    while tree.sibling[answers[-1]] != NONE:
        answers.append(tree.sibling[answers[-1]])
    led_on = {tree.actor[node] for node in answers if tree.first_child[node] != NONE}
    assert {tree.actor[node] for node in answers} == set(state.acting())
    assert led_on == {seat}
