"""RLlib's own check on all games and options; its PPO learns on them with masks."""

from typing import Any

import numpy as np
import pytest

import boardinghouse as bh
from boardinghouse.rl import aec_env, register_rllib
from tests.rl.set_ups import ALL, NAMES

pytest.importorskip("ray.rllib", reason="no RLlib in .venv", exc_type=ImportError)
# RLlib's own
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_rllib_finds_no_fault(game: str, seats: int, options: dict[str, Any]) -> None:
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from boardinghouse.rl.rllib import SeatsForRay

    env = SeatsForRay(game, seats, **options)
    check_multiagent_environments(env)


@pytest.mark.parametrize("game", bh.games())
def test_it_plays_what_aec_env_plays(game: str) -> None:
    from ray.tune.registry import ENV_CREATOR, _global_registry

    made = _global_registry.get(ENV_CREATOR, register_rllib()[game])({"reward": "margin"})
    beside = aec_env(game, reward="margin")
    seen, _ = made.reset(seed=5)
    beside.reset(seed=5)
    rng = np.random.default_rng(1)
    over, rewards = False, {}
    while not over:
        (name,) = seen
        assert name == beside.agent_selection
        look = beside.observe(name)
        assert made.observation_spaces[name].contains(seen[name])
        assert np.array_equal(look["observation"], seen[name]["observations"])
        assert np.array_equal(look["action_mask"], seen[name]["action_mask"])
        action = int(rng.choice(np.flatnonzero(look["action_mask"])))
        seen, rewards, terminated, truncated, _ = made.step({name: action})
        beside.step(action)
        over = terminated["__all__"]
        assert not truncated["__all__"]
    assert set(seen) == set(made.possible_agents)
    assert rewards == beside.rewards


@pytest.mark.parametrize("game", bh.games())
def test_rllib_can_write_down_a_game_as_its_algorithms_learn_from_it(game: str) -> None:
    from ray.rllib.env.multi_agent_episode import MultiAgentEpisode

    from boardinghouse.rl.rllib import SeatsForRay

    env = SeatsForRay(game)
    episode = MultiAgentEpisode(observation_space=env.observation_spaces, action_space=env.action_spaces)
    seen, infos = env.reset(seed=3)
    episode.add_env_reset(observations=seen, infos=infos)
    answers = dict.fromkeys(env.possible_agents, 0)
    rewards: dict[str, float] = {}
    over = False
    while not over:
        (name,) = seen
        answers[name] += 1
        actions = {name: int(np.flatnonzero(seen[name]["action_mask"])[0])}
        seen, rewards, terminated, truncated, infos = env.step(actions)
        over = terminated["__all__"]
        episode.add_env_step(seen, actions, rewards, infos, terminateds=terminated, truncateds=truncated)
    assert episode.is_done
    assert {name: len(episode.agent_episodes[name]) for name in env.possible_agents} == answers
    assert episode.get_return() == pytest.approx(sum(rewards.values()))


def test_only_the_seat_asked_may_answer_and_games_can_be_cut() -> None:
    from boardinghouse.rl.rllib import SeatsForRay

    env = SeatsForRay("maui", 2, max_cycles=2)
    seen, _ = env.reset(seed=1)
    (name,) = seen
    other = next(one for one in env.possible_agents if one != name)
    with pytest.raises(ValueError, match=f"{name} owes the answer, not {other}"):
        env.step({other: 0})
    env.step({name: 10_000})
    (name,) = env.look()
    seen, _, _, truncated, infos = env.step({name: 10_000})
    assert truncated["__all__"]
    assert infos == {name: {"illegal": True}}
    assert set(seen) == set(env.possible_agents)
