"""OpenSpiel's own simulation test on all games and options; what players' strings and tensors tell; search."""

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import boardinghouse as bh
from boardinghouse.rl import register_openspiel
from boardinghouse.rl.encoding import encoding_of
from tests.rl.set_ups import ALL, NAMES


def load(game: str, seats: int, options: dict[str, str]) -> Any:
    return pyspiel.load_game(register_openspiel()[game], {"players": seats, **options})


def play_some(state: Any, moves: int, seed: int) -> Any:
    """Play on at random, at most that many moves; chance included."""
    rng = np.random.default_rng(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=weights))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_random_simulation(game: str, seats: int, options: dict[str, str]) -> None:
    loaded = load(game, seats, options)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)


@pytest.mark.parametrize("game", bh.games())
def test_games_and_states_are_stored(game: str) -> None:
    rules = bh.load(game)
    loaded = load(game, rules.seats[0], {})
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)  # noqa: S301
    state = play_some(loaded.new_initial_state(), 60, 1)
    for copy in (pickle.loads(pickle.dumps(state)), loaded.deserialize_state(state.serialize())):  # noqa: S301
        assert str(copy) == str(state)
        for player in range(loaded.num_players()):
            assert copy.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("game", bh.games())
def test_strings_and_tensors(game: str) -> None:
    seats = bh.load(game).seats[0]
    loaded = load(game, seats, {})
    state = play_some(loaded.new_initial_state(), 60, 2)
    for player in range(seats):
        assert json.loads(state.observation_string(player)) == state.past.state.view(player)
        assert state.information_state_string(player).endswith(state.observation_string(player))
        tensor = state.observation_tensor(player)
        assert tensor == state.information_state_tensor(player)
        raw = np.asarray(encoding_of(game).sheet(state.past.state, player).values)
        scales = np.array(encoding_of(game).scales(seats), np.float32)
        assert np.allclose(tensor, np.clip(raw * scales, -1, 1))


def test_a_player_recalls_what_it_saw_and_no_more() -> None:
    """Cards are drawn unseen by the other player: equal strings for them, different ones for the player who drew."""
    loaded = load("overbooking", 2, {})
    state = loaded.new_initial_state()
    while state.past.state.prompt()["key"] != "draw-cards":
        state.apply_action(state.legal_actions()[0])
    drawer = int(state.past.state.arg(0))
    strings = []
    for action in state.legal_actions()[:2]:
        twin = state.clone()
        twin.apply_action(action)
        strings.append([twin.information_state_string(player) for player in range(2)])
    assert strings[0][1 - drawer] == strings[1][1 - drawer]
    assert strings[0][drawer] != strings[1][drawer]
    assert state.information_state_string(drawer) != strings[0][drawer]


@pytest.mark.parametrize(
    ("game", "options", "question"),
    [("samoa", {}, "price"), ("austria", {"staff": "draft"}, "turn"), ("overbooking", {}, "laying")],
)
def test_resampled_states_look_the_same_to_the_player(game: str, options: dict[str, str], question: str) -> None:
    loaded = load(game, 3, options)
    state = play_some(loaded.new_initial_state(), 40, 5)
    while state.current_player() != 1 or state.past.state.prompt()["key"] != question:
        play_some(state, 1, 5)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others: set[str] = set()
    for _ in range(5):
        world = state.resample_from_infostate(player, sampler)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        others.update(world.information_state_string(other) for other in range(3) if other != player)
        play_some(world, 400, 6)
        pickle.loads(pickle.dumps(world))  # noqa: S301
    assert len(others) > 2, "something hidden was drawn anew"


def test_secret_answers_are_asked_one_after_the_other() -> None:
    loaded = load("samoa", 3, {})
    state = play_some(loaded.new_initial_state(), 0, 0)
    while state.is_chance_node():
        play_some(state, 1, 3)
    assert state.current_player() == 0
    strings = []
    for action in state.legal_actions()[:2]:
        twin = state.clone()
        twin.apply_action(action)
        assert twin.current_player() == 1
        strings.append((twin.information_state_string(1), twin.information_state_tensor(1)))
    assert strings[0] == strings[1]


def test_their_search_plays_our_games() -> None:
    loaded = load("samoa", 3, {})
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, uct_c=1.0, max_simulations=12, random_state=np.random.RandomState(1))
    state = loaded.new_initial_state()
    while state.is_chance_node():
        play_some(state, 1, 4)
    for _ in range(3):
        state.apply_action(bot.step(state))
    perfect = load("maui", 2, {})
    state = perfect.new_initial_state()
    while state.is_chance_node():
        play_some(state, 1, 4)
    searcher = mcts.MCTSBot(perfect, 1.0, 10, evaluator, random_state=np.random.RandomState(1))
    assert searcher.step(state) in state.legal_actions()
