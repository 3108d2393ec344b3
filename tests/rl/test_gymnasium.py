"""Gymnasium's own checks on all games and options, the masks of sb3-contrib, bots as opponents, tables in processes."""

from multiprocessing import active_children
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.rl import gym_env, vector_env
from boardinghouse.rl.gym import gym_id
from tests.rl.set_ups import ALL, NAMES


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_check_env(game: str, seats: int, options: dict[str, str]) -> None:
    check_env(gymnasium.make(gym_id(game), seats=seats, **options).unwrapped)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", bh.games())
def test_ids_are_registered_with_the_version_of_the_rules(game: str) -> None:
    assert gym_id(game) == f"boardinghouse/{game.capitalize()}-v{bh.load(game).version}"
    env = gymnasium.make(gym_id(game), seats=3, opponents="random")
    env.reset(seed=1)
    assert env.unwrapped.arena.seats == 3  # type: ignore[attr-defined]


def finish(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A random game of the seat: its reward, and what it is told at the end."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        masks = env.action_masks()
        assert np.array_equal(masks, info["action_mask"])
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(masks)))
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("game", bh.games())
def test_reward_is_the_seats(game: str) -> None:
    env = gym_env(game, seats=3, seat=1)
    reward, info = finish(env, 4)
    places = info["places"].tolist()
    if len(set(places)) == 3:
        assert reward == 2.0 - places[1]
    margin, told = finish(gym_env(game, seats=3, seat=1, reward="margin"), 4)
    assert told["scores"].tolist() == info["scores"].tolist()
    scores = told["scores"]
    assert margin == pytest.approx((scores[1] - (scores[0] + scores[2]) / 2) / 100)


@pytest.mark.parametrize("game", bh.games())
def test_opponents_play_as_in_a_game_of_bots(game: str) -> None:
    """A seat that answers as a bot would leads to the very game that the bots would have played."""
    env = gym_env(game, seats=3, seat=2, opponents=["greedy", "random"])  # seats 0 and 1
    env.reset(seed=9)
    bot = find("random")
    while not env.arena.over():
        env.step(bot.choose(env.arena.state, 2, 0.0, env.streams[2].next()))
    record = bh.play(bh.load(game), [find("greedy"), find("random"), bot], seed=env.seed)
    assert record.verify().result().scores == env.arena.state.result().scores


def test_a_seat_can_be_drawn_for_every_game() -> None:
    env = gym_env("maui", seats=4, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(40):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_illegal_answers_are_replaced_or_raise() -> None:
    env = gym_env("maui")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(wrong)[-1]["illegal"]
    strict = gym_env("maui", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(bh.IllegalAction):
        strict.step(wrong)


def test_games_can_be_cut_short() -> None:
    env = gym_env("austria", max_cycles=3)
    env.reset(seed=1)
    cut = [env.step(int(np.flatnonzero(env.action_masks())[0]))[2:4] for _ in range(3)]
    assert cut == [(False, False), (False, False), (False, True)]


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="2 opponents are needed for 3 seats, not 1"):
        gym_env("maui", seats=3, opponents=["random"])
    with pytest.raises(ValueError, match="seat is from 0 to 1"):
        gym_env("maui", seat=2)
    with pytest.raises(ValueError, match="unknown bot"):
        vector_env("maui", 2, opponents="nobody")


def first_legal(look: dict[str, Any]) -> Any:
    return look["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("game", ["overbooking", "maui"])
def test_tables_in_processes_play_as_tables_in_one(game: str, mode: AutoresetMode) -> None:
    settings: dict[str, Any] = {"seats": 2, "opponents": "random"}
    together: Any = SyncVectorEnv([lambda: gym_env(game, **settings)] * 3, autoreset_mode=mode)
    spread = vector_env(game, 3, workers=2, autoreset_mode=mode, **settings)
    begun = {worker.process.pid for worker in spread.workers}
    assert begun <= {child.pid for child in active_children()}
    try:
        looks, infos = together.reset(seed=11)
        other_looks, other_infos = spread.reset(seed=11)
        ended = 0
        for _ in range(80):
            assert data_equivalence(looks, other_looks)
            assert np.array_equal(infos["action_mask"], other_infos["action_mask"])
            assert np.array_equal(spread.action_masks(), looks["action_mask"].astype(bool))
            looks, *outcome, infos = together.step(first_legal(looks))
            other_looks, *other_outcome, other_infos = spread.step(first_legal(other_looks))
            assert all(np.array_equal(*pair) for pair in zip(outcome, other_outcome, strict=True))
            ended += int(outcome[1].sum())
            assert set(infos) == set(other_infos)
        assert ended > 0
    finally:
        together.close()
        spread.close()
    assert not begun & {child.pid for child in active_children()}


def test_a_fault_in_a_worker_is_raised_here() -> None:
    spread = vector_env("maui", 2, workers=1, illegal="raise")
    try:
        spread.reset(seed=1)
        with pytest.raises(bh.IllegalAction):
            spread.step(np.array([10_000, 10_000]))
    finally:
        spread.close()
