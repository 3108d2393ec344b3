"""Luck, bots and playouts."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot
from boardinghouse.core.play import Tally, clone_many, finish, playout, random_games, rollouts, seat_streams

GAME = bh.load("overbooking")


def test_luck_settles_chance_until_a_seat_acts() -> None:
    state = GAME.new(3)
    outcomes = bh.Luck(7).settle(state)
    assert len(outcomes) == 3 + 27 + 1
    assert bh.CHANCE not in state.acting()


def test_sources_are_independent_streams() -> None:
    """What one deck gives does not depend on how much another was used."""
    state, other = GAME.new(2), GAME.new(3)
    bh.Luck(7).settle(state)
    bh.Luck(7).settle(other)
    assert state.hands[0] == other.hands[0]
    assert state.hands[1] == other.hands[1]


def test_playouts_and_random_bots_play_the_same_games() -> None:
    for seed in range(5):
        record = bh.play(GAME, [RandomBot()] * 3, seed=seed)
        state = GAME.new(3)
        decisions, draws = playout(state, bh.Luck(seed), seat_streams(seed, 3))
        assert record.closing is not None
        assert state.digest() == record.closing["digest"]
        assert decisions + draws == len(record.lines)


def test_random_games_are_counted() -> None:
    options = {"scoring": "expert"}
    tally = random_games(GAME, 3, options, bh.Rng(7), 4)
    again = Tally()
    rng = bh.Rng(7)
    for _ in range(4):
        state = GAME.new(3, **options)
        finish(state, rng, again)
        assert state.acting() == ()
    assert (tally.games, tally.decisions, tally.draws, tally.legal) == (4, again.decisions, again.draws, again.legal)
    assert tally.legal > tally.decisions > 0
    assert tally.draws >= 4 * 31


def test_rollouts_and_copies_leave_the_position_alone() -> None:
    state = GAME.new(2)
    bh.Luck(7).settle(state)
    before = state.digest()
    tally = rollouts(state, bh.Rng(7), 5)
    clone_many(state, 5)
    assert state.digest() == before
    assert tally.games == 5
    assert tally.decisions > 5 * len(state.legal(state.acting()[0]))


class Peeker:
    """A bot that keeps what it was shown."""

    name = "peeker"
    looks = True

    def __init__(self) -> None:
        self.shown: list[tuple[Any, int]] = []

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        self.shown.append((state, seat))
        legal: list[int] = state.legal(seat)
        return legal[0]


def test_a_bot_that_looks_never_gets_the_true_world() -> None:
    peeker = Peeker()
    record = bh.play(GAME, [peeker, RandomBot()], seed=1)
    true_states = {line.number: state for line, state in zip(record.lines, record.replay(), strict=True)}
    asked = [line.number for line in record.lines if line.seat == 0]
    different = 0
    for (world, seat), number in zip(peeker.shown, asked, strict=True):
        truth = true_states[number - 1]
        assert world.view(seat) == truth.view(seat)
        different += world.hands[1] != truth.hands[1]
    assert different > len(asked) // 2


def test_chance_questions_are_for_chance_nodes_only() -> None:
    state = GAME.new(2)
    bh.Luck(1).settle(state)
    for question in (state.outcomes, state.source, lambda: state.sample(bh.Rng(1))):
        with pytest.raises(ValueError, match="chance nodes"):
            question()


def test_the_pending_stack_can_be_read() -> None:
    state = GAME.new(2)
    assert state.describe().splitlines()[0] == "chance: draw-hotel hotel=0"
    assert state.describe().splitlines()[-1] == "step: next-laying"
    bh.Luck(1).settle(state)
    assert state.describe() == f"seat {state.acting()[0]}: laying"


def test_an_answer_is_checked_against_the_position_as_it_is_now() -> None:
    """`apply` uses the answers that `legal` listed last, if they are this seat's and nothing has happened since."""
    state, other = GAME.new(2), GAME.new(2)
    bh.Luck(7).settle(state)
    bh.Luck(8).settle(other)
    seat = state.acting()[0]
    chosen = state.legal(seat)[0]
    assert chosen not in other.legal(other.acting()[0])
    twin = state.clone()
    with pytest.raises(bh.IllegalAction):
        other.apply(other.acting()[0], chosen)
    state.apply(seat, chosen)  # listed before the other's answers
    with pytest.raises(bh.IllegalAction):
        state.apply(seat, chosen)
    following = state.acting()[0]
    for action in range(GAME.actions.size):
        listed = state.legal(following)
        assert (state.why_not(following, action) is None) == (action in listed)
        assert (state.why_not(seat, action) is None) is False
    twin.legal(seat)
    twin.set_arg(0, 1)
    twin.pop()
    with pytest.raises(bh.IllegalAction):
        twin.apply(seat, chosen)


def test_a_state_with_a_field_of_the_wrong_length_is_refused() -> None:
    data = GAME.new(2).to_json()
    fields = data["fields"]
    assert isinstance(fields, dict)
    fields["hands"] = [0, 0, 0]
    with pytest.raises(ValueError, match="field hands has the wrong shape"):
        GAME.from_json(data)
