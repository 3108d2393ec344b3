"""PettingZoo's own tests on all games and options, and what ours add to its rules."""

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import boardinghouse as bh
from boardinghouse.rl import aec_env, parallel_env
from tests.rl.set_ups import ALL, NAMES

EVERY = pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)


# advice for environments without masks
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@EVERY
def test_aec_api(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(aec_env(game, seats, **options), num_cycles=100)


@EVERY
def test_parallel_api(game: str, seats: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, seats, **options), num_cycles=10_000)


@EVERY
def test_equal_seeds_play_equal_games(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: aec_env(game, seats, **options), num_cycles=40)
    # PettingZoo samples here without masks, so illegal actions have to be replaced
    parallel_seed_test(lambda: parallel_env(game, seats, illegal="random", **options), num_cycles=40)


@pytest.mark.parametrize("game", bh.games())
def test_max_cycles_as_pettingzoo_counts_them(game: str) -> None:
    def all_at_once(max_cycles: int) -> Any:
        return parallel_env(game, illegal="random", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=all_at_once, env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles)))
    )


@pytest.mark.parametrize("game", bh.games())
def test_aec_is_truncated_after_that_many_answers(game: str) -> None:
    env = aec_env(game, max_cycles=5)
    env.reset(seed=1)
    answers = 0
    for name in env.agent_iter():
        look, reward, terminated, truncated, _ = env.last()
        assert not terminated
        assert reward == 0
        if truncated:
            env.step(None)
            continue
        env.step(env.action_space(name).sample(look["action_mask"]))
        answers += 1
    assert answers == 5


def play(env: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """A random game: who was asked, and the rewards."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    asked = []
    total = dict.fromkeys(env.possible_agents, 0.0)
    for name in env.agent_iter():
        look, reward, terminated, _, info = env.last()
        total[name] += reward
        if terminated:
            env.step(None)
            continue
        asked.append(name)
        assert np.array_equal(look["action_mask"], info["action_mask"])
        env.step(rng.choice(np.flatnonzero(look["action_mask"])))
    return asked, total


@EVERY
def test_agents_repeat_and_rewards_are_zero_sum(game: str, seats: int, options: dict[str, Any]) -> None:
    asked, total = play(aec_env(game, seats, **options), 3)
    assert any(one == other for one, other in pairwise(asked))
    assert sum(total.values()) == pytest.approx(0)
    assert -1 <= min(total.values()) <= 0 <= max(total.values()) <= 1


def test_other_seeds_play_other_games() -> None:
    env = aec_env("overbooking")
    first = []
    for seed in (1, 2):
        env.reset(seed=seed)
        first.append(env.last()[0]["observation"])
    assert not np.array_equal(*first)


def test_a_reset_without_seed_goes_on_from_the_last() -> None:
    looks = []
    env = aec_env("samoa")
    for _ in range(2):
        env.reset(seed=5)
        env.reset()
        looks.append(env.last()[0])
    assert data_equivalence(*looks)
    env.reset(seed=5)
    assert not data_equivalence(env.last()[0], looks[0])


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_illegal_actions_raise(make: Any) -> None:
    env = make("maui")
    env.reset(seed=1)
    action = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0]) if make is aec_env else None
    with pytest.raises(bh.IllegalAction):
        env.step(action if make is aec_env else dict.fromkeys(env.agents, 0))


@pytest.mark.parametrize(("game", "options"), [("samoa", {}), ("austria", {"staff": "draft"})])
def test_secret_answers_stay_secret_until_all_are_in(game: str, options: dict[str, Any]) -> None:
    """Others observe the same whatever a seat answered, as long as somebody still owes an answer."""
    env = aec_env(game, 3, **options)
    env.reset(seed=2)
    while len(env.arena.state.acting()) < 3:
        mask = env.last()[0]["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    first, *others = env.arena.state.acting()
    legal = env.arena.state.legal(first)
    looks = []
    for action in (legal[0], legal[1]):
        twin = env.arena.state
        env.arena.state = twin.clone()
        env.arena.state.apply(first, action)
        looks.append([env.arena.numbers(seat) for seat in others])
        env.arena.state = twin
    assert all(np.array_equal(*pair) for pair in zip(*looks, strict=True))


def test_parallel_asks_all_at_once() -> None:
    env = parallel_env("samoa", 4)
    looks, _ = env.reset(seed=1)
    assert all(look["action_mask"][env.no_op] == 0 for look in looks.values())
    actions = {name: int(np.flatnonzero(look["action_mask"])[0]) for name, look in looks.items()}
    looks, *_ = env.step(actions)
    acting = env.arena.state.acting()
    assert len(acting) == 1
    for name, look in looks.items():
        waits = env.seat_of[name] not in acting
        assert look["action_mask"][env.no_op] == waits
        assert not waits or look["action_mask"].sum() == 1


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        aec_env("maui", 5)
    with pytest.raises(ValueError, match="no option 'beach'"):
        aec_env("maui", beach="yes")
    with pytest.raises(ValueError, match="the rewards are places, victory, margin"):
        aec_env("maui", reward="money")
    with pytest.raises(ValueError, match="'raise' or 'random'"):
        parallel_env("maui", illegal="ignore")  # type: ignore[arg-type]
