"""A game small enough for methods that go through its whole tree: OpenSpiel's exact CFR, and its exploitability."""

import pickle
from typing import Any

import pyspiel

import boardinghouse as bh
from boardinghouse.rl import register_openspiel
from boardinghouse.rl.small import small_of


def load() -> Any:
    return pyspiel.load_game(register_openspiel()["overbooking-small"])


def test_it_is_played_by_the_rules_of_its_game() -> None:
    small = small_of("overbooking")
    assert small is not None
    assert small.rules.id == "overbooking"
    assert small.rules.version == bh.load("overbooking").version
    luck, rng = bh.Luck("small"), bh.Rng("small")
    for _ in range(20):
        state = small.begin()
        luck.settle(state)
        while not state.over:
            assert list(small.rules.faults(state)) == []
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
            luck.settle(state)
    assert small_of("maui") is None


def test_openspiel_simulates_and_stores_it() -> None:
    game = load()
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)  # noqa: S301
    state = game.new_initial_state()
    while not state.is_terminal():
        twin = pickle.loads(pickle.dumps(state))  # noqa: S301
        assert str(twin) == str(state)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[-1])


def test_exact_cfr_gets_hard_to_exploit() -> None:
    game = load()
    solver = pyspiel.CFRPlusSolver(game)
    found = [pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))]
    for _ in range(6):
        solver.evaluate_and_update_policy()
    found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert found[0] > 0.3
    assert found[1] < 0.12
