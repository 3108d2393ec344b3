"""Bots in every game: legal, reproducible, and blind to what their seat may not know."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.core.play import playout, seat_streams
from tests.positions import started

# plain Python searches slowly, and the same code is tested compiled
NAMES = ("random", "greedy", "search:40", "level:1", "level:2", "level:3") if bh.compiled() else ("greedy", "search:5")
SEEDS = range(3 if bh.compiled() else 1)


def mid_game(id: str, seats: int, seed: int) -> Any:
    """A position in the middle of a random game in which somebody has a choice."""
    game = bh.load(id)
    record = bh.play(game, [find("random")] * seats, seed=seed, budget=0.0)
    for number in range(len(record.lines) // 2, len(record.lines)):
        line = record.lines[number]
        if line.seat >= 0:
            state = record.state_at(number)
            if len(state.legal(line.seat)) > 1:
                return state
    raise AssertionError("a game without a choice in its second half")


@pytest.mark.parametrize("id", bh.games())
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_only_on_what_the_seat_may_know(id: str, name: str) -> None:
    for seed in SEEDS:
        state = mid_game(id, bh.load(id).seats[0], seed)
        seat = state.acting()[0]
        before = state.digest()
        choice = find(name).choose(state, seat, 0.0, 99)
        assert choice in state.legal(seat)
        assert state.digest() == before
        for world in range(3):
            other = state.determinize(seat, bh.Rng(f"world {world}"))
            assert find(name).choose(other, seat, 0.0, 99) == choice


@pytest.mark.parametrize("id", bh.games())
def test_bots_finish_whole_games_with_most_seats(id: str) -> None:
    seats = bh.load(id).seats[1]
    record = bh.play(bh.load(id), [find("greedy")] + [find("random")] * (seats - 1), seed=1, budget=0.0)
    assert record.verify().acting() == ()


@pytest.mark.parametrize("id", bh.games())
def test_the_terms_of_an_evaluation_have_names_and_add_up(id: str) -> None:
    state = mid_game(id, bh.load(id).seats[0], 5)
    evaluation = evaluation_of(id)
    for seat in range(state.seats):
        terms = evaluation.explain(state, seat)
        assert len(terms) == len(evaluation.names)
        assert sum(terms.values()) == pytest.approx(evaluation.value(state, seat))


@pytest.mark.parametrize("id", bh.games())
def test_chances_are_shares_and_certain_at_the_end(id: str) -> None:
    from boardinghouse.bots.evaluation import amounts

    game = bh.load(id)
    evaluation = evaluation_of(id)
    state = started(game, game.seats[0])
    out = amounts(state.seats)
    evaluation.chances(state, out)
    assert sum(out) == pytest.approx(1.0)
    playout(state, bh.Luck(1), seat_streams(1, state.seats))
    evaluation.chances(state, out)
    assert list(out) == state.result().shares()


def test_unknown_bots_and_levels_are_refused() -> None:
    for name in ("genius", "level:6", "level:x", "search:0", "search:", ""):
        with pytest.raises(ValueError, match="the bots are random, greedy, level:1"):
            find(name)
