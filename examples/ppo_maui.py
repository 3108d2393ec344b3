"""PPO in one file learns Maui against `greedy` on `batch_env`, and draws its learning curve.

    python examples/ppo_maui.py --minutes 15 --curve curve.csv --picture curve.png

needs `pip install 'boardinghouse[rl,lab]'` and PyTorch. Everything is here: the network, the advantages, the updates.
The curve has a row for every evaluation: steps trained, seconds of processor time, the bot played against, share of
games won, average margin in points.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from boardinghouse.core.contract import Result
from boardinghouse.rl import batch_env

TABLES = 256
HORIZON = 32  # steps between updates: about two games
EPOCHS = 3
MINIBATCH = 2048
RATE = 1e-3
LAMBDA = 0.95  # rewards are not discounted: a game is short, and only its end counts
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
STEEPEST = 0.5  # gradients are cut to this length
POINTS = 40  # so many points ahead are worth as much as winning

PLACES, CELLS, PATTERNS, TOPS = 6, 3, 5, 9  # of the market; of a towel; rows in which one may begin
TOWELS = PLACES * TOPS  # the first actions: which towel, and where
UNREAD = ("options", "crab_side", "towels", "covers", "tops")  # all that still counts of a beach is in the other fields

Row = tuple[int, float, str, float, float]


def worth(result: Result) -> list[float]:
    """Winning, and some of the margin, so that a close loss is better than a clear one."""
    margin = result.scores[0] - result.scores[1]
    share = result.shares()[0] - result.shares()[1]
    return [share + margin / POINTS, -share - margin / POINTS]


class Lead:
    """Pays for points when they are made. Over a game it adds up to nothing but what the lead was at its start."""

    def __init__(self) -> None:
        self.before: Any = None

    def __call__(self, env: Any) -> Any:
        score = env.slices["score"].start
        now = (env.observations[:, score] - env.observations[:, score + 1]) * 150 / POINTS
        if self.before is None:
            self.before = now.copy()
        gained = np.where(env.dones, -self.before, now - self.before)  # the end has paid for the whole margin
        self.before = now.copy()
        return gained.astype(np.float32)


class Agent(nn.Module):  # type: ignore[misc]
    """A value and a policy on one trunk. What a towel is worth is asked of every place of the market in the same way:
    from the towel, its cost, the patterns that it would match in each row and what it would cover."""

    def __init__(self, env: Any, width: int = 256, inner: int = 128) -> None:
        super().__init__()
        self.slices = env.slices
        read = np.ones(len(env.scales), bool)
        for name in UNREAD:
            read[env.slices[name]] = False
        self.register_buffer("read", torch.from_numpy(np.flatnonzero(read)))
        self.register_buffer("mean", torch.zeros(int(read.sum())))
        self.register_buffer("spread", torch.ones(int(read.sum())))
        self.register_buffer("counted", torch.from_numpy((env.scales < 1)[read]))
        self.trunk = nn.Sequential(nn.Linear(int(read.sum()), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.value = nn.Linear(width, 1)
        self.others = nn.Linear(width, env.masks.shape[1] - TOWELS)
        self.about_game = nn.Linear(width, inner)
        self.about_towel = nn.Linear(CELLS * PATTERNS + 1 + TOPS * (PATTERNS + 5), inner)
        self.towels = nn.Sequential(nn.ReLU(), nn.Linear(inner, inner), nn.ReLU(), nn.Linear(inner, TOPS))
        for last in (self.others, self.towels[-1]):
            nn.init.orthogonal_(last.weight, 0.01)
            nn.init.zeros_(last.bias)

    def measure(self, seen: torch.Tensor) -> None:
        """Numbers that are counted are told as how far they are from the usual."""
        part = seen[:, self.read]
        self.mean.copy_(torch.where(self.counted, part.mean(0), 0.0))
        self.spread.copy_(torch.where(self.counted, part.std(0).clamp(min=0.01), 1.0))

    def offers(self, seen: torch.Tensor) -> torch.Tensor:
        """For every place of the market: the towel, its cost, and row by row what laying it there would match and
        cover."""
        rows = len(seen)
        market = seen[:, self.slices["market"]].reshape(rows, PLACES, CELLS, PATTERNS)
        front = seen[:, self.slices["front"]][:, : (TOPS + 2) * PATTERNS].reshape(rows, TOPS + 2, PATTERNS)
        spot = seen[:, self.slices["next_spot"]][:, :12]
        matched = torch.einsum("bick,bpkc->bpic", front.unfold(1, CELLS, 1), market)
        covered = nn.functional.pad(spot[:, 5:], (2, 2)).unfold(1, CELLS, 1).sum(2)  # by row, whether
        covered = (covered[:, :, None] * spot[:, None, :5])[:, None].expand(rows, PLACES, TOPS, 5)
        costs = seen[:, self.slices["costs"], None]
        return torch.cat([market.flatten(2), costs, matched.flatten(2), covered.flatten(2)], 2)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        game = self.trunk(((seen[:, self.read] - self.mean) / self.spread).clamp(-5, 5))
        towels = self.towels(self.about_game(game)[:, None] + self.about_towel(self.offers(seen))).flatten(1)
        logits = torch.cat([towels, self.others(game)], 1)
        return logits.masked_fill(~masks, -1e9), self.value(game).squeeze(-1)


def evaluate(agent: Agent, opponents: str, games: int, seed: int) -> tuple[float, float]:
    """Games of the agent, its seat drawn for each: the share won (ties shared), and the average margin in points."""
    env = batch_env("maui", 2, games, opponents, reward="victory", seed=seed, seat=None)
    won = np.full(games, np.nan)
    margins = np.zeros(games)
    learners = env.learners.copy()
    while np.isnan(won).any():
        with torch.no_grad():
            logits, _ = agent(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        env.step(logits.argmax(-1).numpy())
        first = env.dones & np.isnan(won)  # a table goes on with the next game; only its first counts
        won[first] = (env.rewards[first] + 1) / 2
        own = np.take_along_axis(env.scores, learners[:, None], 1)[:, 0]
        margins[first] = (2 * own - env.scores.sum(1))[first]
    return float(won.mean()), float(margins.mean())


def learn(
    steps: int, seconds: float, against: list[str], every: int, games: int, seed: int = 1, teacher: str = "greedy"
) -> tuple[Agent, list[Row]]:
    """Train from nothing against `teacher`: the agent and its curve, first and last row included."""
    torch.manual_seed(seed)
    env = batch_env("maui", 2, TABLES, teacher, worth, seed, seat=None, shaping=Lead())
    numbers, actions = env.observations.shape[1], env.masks.shape[1]
    agent = Agent(env)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)

    # the arrays of the environment as tensors, without a copy
    seen_now, masks_now = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
    rewards_now, dones_now = torch.from_numpy(env.rewards), torch.from_numpy(env.dones)
    seen = torch.zeros(HORIZON, TABLES, numbers)
    masks = torch.zeros(HORIZON, TABLES, actions, dtype=torch.bool)
    chosen = torch.zeros(HORIZON, TABLES, dtype=torch.int64)
    log_chances, rewards, ends, values = (torch.zeros(HORIZON, TABLES) for _ in range(4))

    for step in range(HORIZON):  # games at random, to see which numbers are usual
        seen[step] = seen_now
        env.step(Categorical(logits=torch.zeros(TABLES, actions).masked_fill(~masks_now, -1e9)).sample().numpy())
    agent.measure(seen.flatten(0, 1))

    began = time.process_time()
    rows: list[Row] = []
    trained = 0

    def measure() -> None:
        spent = time.process_time() - began
        for bot in against:
            won, margin = evaluate(agent, bot, games, seed=1_000_000)
            rows.append((trained, round(spent, 1), bot, round(won, 4), round(margin, 2)))
            print(f"{trained:>9} steps, {spent:5.0f} s, {bot}: won {won:6.1%}, margin {margin:+.1f}", flush=True)

    measure()
    while trained < steps and time.process_time() - began < seconds:
        done = max(trained / steps, (time.process_time() - began) / seconds)
        optimizer.param_groups[0]["lr"] = RATE * (1 - done)

        for step in range(HORIZON):
            seen[step], masks[step] = seen_now, masks_now
            with torch.no_grad():
                logits, values[step] = agent(seen_now, masks_now)
                choice = Categorical(logits=logits)
                chosen[step] = choice.sample()
                log_chances[step] = choice.log_prob(chosen[step])
            env.step(chosen[step].numpy())
            rewards[step], ends[step] = rewards_now, dones_now
        trained += HORIZON * TABLES

        advantages = torch.zeros(HORIZON, TABLES)
        with torch.no_grad():
            _, following = agent(seen_now, masks_now)
        later = torch.zeros(TABLES)
        for step in reversed(range(HORIZON)):
            goes_on = 1 - ends[step]
            surprise = rewards[step] + following * goes_on - values[step]
            later = surprise + LAMBDA * goes_on * later
            advantages[step] = later
            following = values[step]
        returns = advantages + values

        flat: list[Any] = [part.flatten(0, 1) for part in (seen, masks, chosen, log_chances, advantages, returns)]
        for _ in range(EPOCHS):
            for part in torch.randperm(HORIZON * TABLES).split(MINIBATCH):
                one_seen, one_masks, one_chosen, one_log, one_advantage, one_return = (row[part] for row in flat)
                logits, value = agent(one_seen, one_masks)
                choice = Categorical(logits=logits)
                ratio = (choice.log_prob(one_chosen) - one_log).exp()
                gain = (one_advantage - one_advantage.mean()) / (one_advantage.std() + 1e-8)
                policy_loss = -torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
                value_loss = (value - one_return).square().mean()
                loss = policy_loss + VALUE * value_loss - ENTROPY * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), STEEPEST)
                optimizer.step()

        if trained - rows[-1][0] >= every:
            measure()
    if rows[-1][0] != trained:
        measure()
    return agent, rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Maui on many tables at once, and keep the learning curve")
    parser.add_argument("--minutes", type=float, default=15, help="of processor time")
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--against", default="random,greedy", help="bots to evaluate against")
    parser.add_argument("--teacher", default="greedy", help="the bot to train against")
    parser.add_argument("--every", type=int, default=100_000, help="steps between two evaluations")
    parser.add_argument("--games", type=int, default=400, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--picture", type=Path, help="where to draw the curve")
    parser.add_argument("--agent", type=Path, help="where to keep the agent")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    bots = given.against.split(",")
    agent, rows = learn(given.steps, 60 * given.minutes, bots, given.every, given.games, given.seed, given.teacher)
    with given.curve.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["steps", "seconds", "bot", "won", "margin"])
        writer.writerows(rows)
    if given.agent:
        torch.save(agent.state_dict(), given.agent)
    if given.picture:
        from plot_curve import main as draw  # type: ignore[import-not-found] # beside this file

        draw(str(given.curve), str(given.picture), "PPO on batch_env learns Maui against greedy (two seats)")


if __name__ == "__main__":
    main()
