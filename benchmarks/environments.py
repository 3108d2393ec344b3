"""What the environments cost: PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.environments

For each game the processor time of one observation with its mask, of one step of `gym_env` against random seats, of one
move of OpenSpiel's random playout; then tables in worker processes beside Gymnasium's AsyncVectorEnv: processor time
a step of one table, all processes together, and steps a second by the clock. The processor time depends little on what
else the machine does; the clock does.
"""

import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from gymnasium.vector import AsyncVectorEnv

import boardinghouse as bh
from boardinghouse.rl import aec_env, gym_env, register_openspiel, vector_env

STEPS = 2000
TABLES = 16
ROUNDS = 300


def spent() -> float:
    """Processor seconds of this process and of those it waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def observing(game: str) -> float:
    env = aec_env(game)
    cost = 0.0
    done = 0
    env.reset(seed=1)
    while done < STEPS:
        if env.terminations[env.agent_selection]:
            env.reset()
        began = time.process_time()
        look = env.observe(env.agent_selection)
        cost += time.process_time() - began
        done += 1
        env.step(env.action_space(env.agent_selection).sample(look["action_mask"]))
    return cost / STEPS


def stepping(game: str) -> float:
    env = gym_env(game)
    rng = np.random.default_rng(1)
    look, _ = env.reset(seed=1)
    began = time.process_time()
    for _ in range(STEPS):
        look, _, over, _, _ = env.step(rng.choice(np.flatnonzero(look["action_mask"])))
        if over:
            look, _ = env.reset()
    return (time.process_time() - began) / STEPS


def simulating(name: str) -> float:
    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    moves = 0
    began = time.process_time()
    while moves < STEPS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(actions, p=weights))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return (time.process_time() - began) / moves


def running(make: Callable[[], Any], rounds: int) -> tuple[float, float]:
    """Processor seconds and seconds by the clock that so many steps of all tables take; the first with starting up."""
    used = spent()
    envs = make()
    looks, _ = envs.reset(seed=1)
    began = time.perf_counter()
    for _ in range(rounds):
        looks, *_ = envs.step(looks["action_mask"].argmax(axis=1))
    seconds = time.perf_counter() - began
    envs.close()
    return spent() - used, seconds


def many(make: Callable[[], Any]) -> tuple[float, float]:
    """Processor seconds a step of one table, and steps a second."""
    starting, _ = running(make, 0)
    used, seconds = running(make, ROUNDS)
    return (used - starting) / (ROUNDS * TABLES), ROUNDS * TABLES / seconds


def main() -> None:
    print("compiled" if bh.compiled() else "plain Python")
    print("microseconds        observation  gym step  OpenSpiel move")
    for game, name in register_openspiel().items():
        costs = [1e6 * cost for cost in (observing(game), stepping(game), simulating(name))]
        print(f"{game:<20}{costs[0]:>11.0f}{costs[1]:>10.0f}{costs[2]:>16.0f}", flush=True)
    for label, make in (
        ("vector_env", lambda: vector_env("maui", TABLES, workers=2)),
        ("AsyncVectorEnv", lambda: AsyncVectorEnv([lambda: gym_env("maui")] * TABLES, shared_memory=True)),
    ):
        cost, rate = many(make)
        print(f"{label:<16} {TABLES} tables of maui: {1e6 * cost:.0f} microseconds a step, {rate:.0f} steps a second")


if __name__ == "__main__":
    main()
