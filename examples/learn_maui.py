"""MaskablePPO of sb3-contrib learns Maui against random seats, and writes its learning curve.

    python examples/learn_maui.py --minutes 20 --curve curve.csv

needs `pip install 'boardinghouse[rl,train]'`. The curve has a row for every evaluation: steps trained, seconds, the bot
played against, share of games won, average margin in points. `examples/plot_curve.py curve.csv curve.png` draws it.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from boardinghouse.rl import gym_env


def evaluate(model: Any, opponents: str, games: int, seed: int) -> tuple[float, float]:
    """Games of the model, in turn at every seat: the share won (ties shared), and the average margin in points."""
    won = 0.0
    margin = 0.0
    for game in range(games):
        env = gym_env("maui", seats=2, opponents=opponents, seat=game % 2)
        look, info = env.reset(seed=seed + game // 2)
        over = False
        while not over:
            action, _ = model.predict(look, action_masks=env.action_masks(), deterministic=True)
            look, _, over, _, info = env.step(action)
        places, scores = info["places"], info["scores"]
        won += (places[env.seat] == 1) / np.count_nonzero(places == 1)
        margin += scores[env.seat] - scores[1 - env.seat]
    return won / games, margin / games


class Curve(BaseCallback):  # type: ignore[misc]
    """Evaluates every so many steps against some bots, keeps the rows, and stops when the time is up."""

    def __init__(self, against: list[str], every: int, games: int, seconds: float) -> None:
        super().__init__()
        self.against = against
        self.every = every
        self.games = games
        self.seconds = seconds
        self.began = time.monotonic()
        self.rows: list[tuple[int, float, str, float, float]] = []

    def measure(self) -> None:
        for bot in self.against:
            won, margin = evaluate(self.model, bot, self.games, seed=1_000_000)
            seconds = time.monotonic() - self.began
            self.rows.append((self.num_timesteps, round(seconds, 1), bot, round(won, 4), round(margin, 2)))
            print(f"{self.num_timesteps:>9} steps, {bot}: won {won:6.1%}, margin {margin:+.1f}", flush=True)

    def _on_rollout_start(self) -> None:
        if not self.rows or self.num_timesteps - self.rows[-1][0] >= self.every:
            self.measure()

    def _on_step(self) -> bool:
        return time.monotonic() - self.began < self.seconds


def learn(steps: int, seconds: float, against: list[str], every: int, games: int, seed: int = 1) -> Curve:
    """Train from nothing against random seats; the curve, first and last row included."""
    tables = DummyVecEnv([lambda: gym_env("maui", seats=2, opponents="random", seat=None, reward="margin")] * 16)
    model = MaskablePPO(
        "MultiInputPolicy",
        tables,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
    )
    curve = Curve(against, every, games, seconds)
    model.learn(steps, callback=curve)
    curve.measure()
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Maui, and keep the learning curve")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--steps", type=int, default=10_000_000)
    parser.add_argument(
        "--against", default="random,greedy", help="bots to evaluate against; training is against random"
    )
    parser.add_argument("--every", type=int, default=20_000, help="steps between two evaluations")
    parser.add_argument("--games", type=int, default=200, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    given = parser.parse_args()
    curve = learn(given.steps, 60 * given.minutes, given.against.split(","), given.every, given.games, given.seed)
    with given.curve.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["steps", "seconds", "bot", "won", "margin"])
        writer.writerows(curve.rows)


if __name__ == "__main__":
    main()
