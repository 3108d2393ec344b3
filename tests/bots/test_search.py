"""The tree search: counts, budgets, simultaneous answers, and that more thought plays better."""

from itertools import count

import pytest

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.search import Search, Style, most_visited
from boardinghouse.bots.thinker import SearchBot
from boardinghouse.lab.tournament import Pairing, tournament
from tests.positions import started


def search(iterations: int, **style: float) -> Search:
    state = started(bh.load("overbooking"), 3)
    found = Search(state, state.acting()[0], evaluation_of("overbooking"), Style(**style), bh.Rng(1))  # type: ignore[arg-type]
    found.run(iterations)
    return found


def test_every_iteration_is_counted_once_at_the_root() -> None:
    found = search(200)
    assert found.iterations == 200
    assert sum(found.visits().values()) == 200
    assert set(found.visits()) == set(found.state.legal(found.seat))
    assert all(0 <= value <= 1 for value in found.values_of().values())


def test_a_budget_of_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = started(bh.load("overbooking"), 2)
    looks = count(1)
    monkeypatch.setattr("time.perf_counter", lambda: 0.06 * next(looks))  # a clock of its own, whatever else runs here
    find("search:1").choose(state, state.acting()[0], 0.2, 1)
    assert 3 <= next(looks) <= 6


def test_a_settled_search_stops_early_and_chooses_the_same() -> None:
    early = search(0)
    early.run_until_settled(600)
    whole = search(600)
    assert early.iterations < 600
    assert most_visited(early.visits()) == most_visited(whole.visits())


def test_a_branch_keeps_what_was_learned_below_its_root() -> None:
    whole = search(300).tree
    child = max(range(1, whole.size), key=lambda node: whole.visits[node])
    branch = whole.branch(child)
    assert branch.visits[0] == whole.visits[child]
    kept, node = {}, branch.first_child[0]
    while node >= 0:
        kept[branch.actor[node], branch.action[node]] = (branch.visits[node], branch.prior[node])
        node = branch.sibling[node]
    old = whole.first_child[child]
    grown = {}
    while old >= 0:
        grown[whole.actor[old], whole.action[old]] = (whole.visits[old], whole.prior[old])
        old = whole.sibling[old]
    assert kept == grown != {}
    assert 1 < branch.size < whole.size


def test_a_tree_is_kept_while_the_seat_is_asked_again_and_dropped_after_chance_or_others() -> None:
    state = started(bh.load("austria"), 2)
    bot = SearchBot(60 if bh.compiled() else 4)
    luck = bh.Luck(3)
    last, again = -1, False
    outcomes = set()
    for step in range(40 if bh.compiled() else 12):
        seat = state.acting()[0]
        kept = bot.thinker.kept(state, seat)
        assert (kept is not None) <= (again and seat == last)
        outcomes.add(kept is not None and kept.tree.visits[0] > 0)
        choice = bot.choose(state, seat, 0.0, step)
        state.apply(seat, choice)
        last, again = seat, state.acting() == (seat,)
        luck.settle(state)
    assert outcomes == {True, False}


def test_a_kept_tree_holds_only_answers_that_can_be_given() -> None:
    """In another world something else may have been asked after the same answer."""
    state = started(bh.load("amsterdam"), 2)
    seat = state.acting()[0]
    thought = Search(state, seat, evaluation_of("amsterdam"), Style(), bh.Rng(1))
    thought.run(200)
    after = state.clone()
    action = after.legal(seat)[0]
    after.play(seat, action)
    assert after.acting() == (seat,)
    node = thought.tree.first_child[0]
    while thought.tree.action[node] != action:
        node = thought.tree.sibling[node]
    impossible = next(other for other in range(state.game.actions.size) if other not in after.legal(seat))
    thought.tree.add(node, seat, impossible)
    assert impossible in {thought.tree.action[child] for child in range(thought.tree.size)}
    thought.follow(after, action)
    assert set(thought.visits()) <= set(after.legal(seat))
    assert thought.visits()


def test_a_seat_asked_again_within_a_common_question_answers_from_its_own_answer() -> None:
    """In Hotel Samoa a card taken back is a step before the price that all lay at the same time."""
    state = started(bh.load("samoa"), 4, seed=3)
    take_back = state.game.actions.parse("take-back")
    luck, rng = bh.Luck(3), bh.Rng(3)
    met = 0
    while state.acting() and met < 3:
        seat = state.acting()[0]
        legal = state.legal(seat)
        if take_back in legal and len(state.acting()) > 1:
            thought = Search(state, seat, evaluation_of("samoa"), Style(), bh.Rng(1))
            thought.run(60)
            met += thought.visits()[take_back] > 0
            assert set(thought.visits()) <= set(legal)
        state.apply(seat, legal[rng.pick(len(legal))])
        luck.settle(state)
    assert met > 0


def test_the_most_visited_answer_is_chosen_and_the_lowest_of_equals() -> None:
    assert most_visited({4: 2, 1: 5, 3: 5}) == 1


def test_without_priors_and_in_paranoid_mode_the_search_runs_too() -> None:
    assert sum(search(50, prior_heat=0.0).visits().values()) == 50
    assert sum(search(50, paranoid=True).visits().values()) == 50


@pytest.mark.parametrize(("bots", "share"), [("greedy,random", 0.8), ("search:600,greedy", 0.6)])
def test_more_thought_plays_better(bots: str, share: float) -> None:
    games = 24 if bh.compiled() else 6
    if not bh.compiled() and "search" in bots:
        bots, share = "search:30,random", 0.8
    figures = tournament(Pairing("overbooking", tuple(bots.split(",")), {}, 3), games, 1, lambda _: None)
    assert figures["bots"][0]["share"] >= share


def test_tournaments_do_not_depend_on_jobs_and_rotate_seats() -> None:
    pairing = Pairing("overbooking", ("level:1", "random"), {}, 7)
    one = tournament(pairing, 4, 1, lambda _: None)
    two = tournament(pairing, 4, 2, lambda _: None)
    for row in (*one["bots"], *two["bots"]):
        del row["milliseconds_per_decision"], row["milliseconds_99th"]
    assert one == two
    assert one["games"] == 4
    assert sum(row["share"] for row in one["bots"]) == pytest.approx(1.0)
