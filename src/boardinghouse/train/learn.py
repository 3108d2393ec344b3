"""Learning: generations of self-play and of fitting the network to a window of past games.

Everything follows from the seed and from what stands in the folder, so that a run can be broken off and taken up again.
"""

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from boardinghouse import load
from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.network import FIRST_BITS, LEAK_BITS, MARK, MOST, SIZES, UNIT_BITS, WEIGHT_BITS, Network
from boardinghouse.bots.mind.planner import Effort
from boardinghouse.bots.planned import mind_of
from boardinghouse.core.contract import NOBODY
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng, share
from boardinghouse.train.selfplay import Curiosity, Player, take_turn

HIDDEN = (128, 64)


@dataclass(frozen=True)
class Course:
    """The settings of a run."""

    game: str
    seed: str = "one"
    games: int = 100  # of a generation
    steps: int = 120  # of fitting after each generation
    batch: int = 512
    rate: float = 1.5e-3
    last_rate: float = 3e-4
    decline: int = 120  # generations until the last rate
    window: int = 120_000  # rows
    gate: int = 10  # generations between two matches against the best so far
    deals: int = 20  # of such a match, each played twice
    two: float = 0.7  # part of the games with the fewest seats


class Layers(nn.Module):  # type: ignore[misc]
    """The network as PyTorch knows it. Inputs are scaled by what the first games held."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        first, second = HIDDEN
        self.register_buffer("scale", torch.ones(inputs))
        self.one = nn.Linear(inputs, first)
        self.two = nn.Linear(first, second)
        self.three = nn.Linear(second, outputs)
        nn.init.normal_(self.one.weight, std=0.06)
        nn.init.zeros_(self.one.bias)
        nn.init.normal_(self.three.weight, std=0.01)
        nn.init.zeros_(self.three.bias)

    def forward(self, rows: Any) -> Any:
        leak = 1 / (1 << LEAK_BITS)
        hidden = nn.functional.leaky_relu(self.one(rows * self.scale), leak)
        return self.three(nn.functional.leaky_relu(self.two(hidden), leak))

    def packed(self) -> bytes:
        """The weights as the package keeps them."""
        whole = [HIDDEN[0], HIDDEN[1], self.three.out_features]
        sizes = np.zeros(SIZES, "<i4")
        sizes[:5] = [MARK, self.one.in_features, *whole]
        with torch.no_grad():
            first = (self.one.weight * self.scale).T.numpy()
            biases = [
                (self.one.bias.numpy(), FIRST_BITS),
                (self.two.bias.numpy(), UNIT_BITS),
                (self.three.bias.numpy(), UNIT_BITS),
            ]
            weights = [
                (first, FIRST_BITS),
                (self.two.weight.numpy(), WEIGHT_BITS),
                (self.three.weight.numpy(), WEIGHT_BITS),
            ]
        data = sizes.tobytes()
        for values, bits in biases:
            data += np.round(values * (1 << bits)).astype("<i4").tobytes()
        for values, bits in weights:
            data += np.clip(np.round(values * (1 << bits)), -MOST, MOST).astype("<i2").tobytes()
        return data


def effort_at(generation: int) -> Effort:
    """More turns are tried once the network has something to say."""
    if generation < 8:
        return Effort(48, 2, 6, 5)
    return Effort(64, 3, 6, 6)


class Learner:
    """One run, in its folder."""

    def __init__(self, course: Course, folder: Path, say: Callable[[str], None]) -> None:
        self.course = course
        self.folder = folder
        self.say = say
        self.game = load(course.game)
        self.mind = mind_of(course.game)
        outputs = len(self.mind.sources) + 2
        torch.set_num_threads(max(1, int(os.environ.get("OMP_NUM_THREADS", "1"))))
        torch.manual_seed(int.from_bytes(course.seed.encode()[:7], "little"))
        self.layers = Layers(self.mind.width, outputs)
        self.adam = torch.optim.Adam(self.layers.parameters(), lr=course.rate)
        self.inputs = np.zeros((course.window, self.mind.width), np.int8)
        self.targets = np.zeros((course.window, outputs), np.float32)
        self.filled = 0
        self.at = 0
        self.generation = 0
        self.played = 0
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "run.pt").exists():
            self.restore()

    # ---- one generation ----------------------------------------------------------------------------------------

    def go(self, seconds: float) -> None:
        """Generations until the time is up."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            began = time.monotonic()
            self.generate()
            self.seconds += time.monotonic() - began
            self.save()
            if self.generation % self.course.gate == 0:
                self.meet_best()

    def network(self) -> Network | None:
        return Network(self.layers.packed()) if self.generation else None

    def generate(self) -> None:
        course = self.course
        began = time.monotonic()
        player = Player(self.game, self.mind, self.network(), effort_at(self.generation))
        rng = Rng(f"{course.seed}/{self.generation}")
        scores: dict[int, list[int]] = {}
        for number in range(course.games):
            seats, options = self.set_up(rng)
            seed = f"{course.seed}/{self.generation}/{number}"
            result, lesson = player.play(seats, options, seed, Curiosity())
            scores.setdefault(seats, []).extend(result.scores)
            self.take(lesson)
            self.played += 1
        between = time.monotonic()
        if self.generation == 0:
            largest = np.abs(self.inputs[: self.filled]).max(0).astype(np.float32)
            self.layers.scale.copy_(torch.from_numpy(1 / np.maximum(largest / 2, 1)))
        loss = self.fit(3 * course.steps if self.generation == 0 else course.steps)
        self.generation += 1
        means = ", ".join(f"{seats}: {np.mean(found):.1f}" for seats, found in sorted(scores.items()))
        line = {
            "generation": self.generation,
            "games": self.played,
            "points": {str(seats): round(float(np.mean(found)), 1) for seats, found in sorted(scores.items())},
            "loss": round(loss, 4),
            "play": round(between - began, 1),
            "fit": round(time.monotonic() - between, 1),
            "minutes": round((self.seconds + time.monotonic() - began) / 60, 2),
        }
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.say(f"generation {self.generation}, {self.played} games, points by seats {means}, loss {loss:.3f}")

    def set_up(self, rng: Rng) -> tuple[int, dict[str, str]]:
        """Any number of seats and any options; the fewest seats and the plainest options most often."""
        low, high = self.game.seats
        seats = low
        if low < high and float(share(rng.next(), 1000)) >= 1000 * self.course.two:
            seats = low + 1 + share(rng.next(), high - low)
        options = {}
        for name, values in self.game.options.items():
            if name in self.game.picks:
                continue
            options[name] = values[share(rng.next(), len(values))] if share(rng.next(), 3) == 0 else values[0]
        return seats, options

    def take(self, lesson: Any) -> None:
        """Rows into the window, in place of the oldest."""
        for row in range(len(lesson.inputs)):
            self.inputs[self.at] = lesson.inputs[row]
            self.targets[self.at] = lesson.targets[row]
            self.at = (self.at + 1) % self.course.window
            self.filled = min(self.filled + 1, self.course.window)

    def fit(self, steps: int) -> float:
        """Steps of gradient descent; the mean loss."""
        course = self.course
        part = min(1.0, self.generation / course.decline)
        for group in self.adam.param_groups:
            group["lr"] = course.rate * (course.last_rate / course.rate) ** part
        chosen = np.random.default_rng([self.generation, *course.seed.encode()])
        total = 0.0
        for _ in range(steps):
            rows = chosen.integers(0, self.filled, course.batch)
            wanted = torch.from_numpy(self.targets[rows])
            found = self.layers(torch.from_numpy(self.inputs[rows]).float())
            error = found[:, :-1] - wanted[:, :-1]
            own = error[:, :-1].sum(1)
            loss = (own**2).mean() + (error[:, -1] ** 2).mean() + 0.3 * (error[:, :-1] ** 2).sum(1).mean()
            won = nn.functional.binary_cross_entropy_with_logits(found[:, -1], wanted[:, -1].clamp(0, 1))
            self.adam.zero_grad()
            (loss + 0.2 * won).backward()
            self.adam.step()
            total += float(own.detach().pow(2).mean())
        return total / steps

    # ---- the gate ----------------------------------------------------------------------------------------------

    def meet_best(self) -> None:
        """The newest network takes over only if it wins over paired deals by more than luck explains."""
        newest = self.layers.packed()
        best = self.folder / "best.net"
        if not best.exists():
            best.write_bytes(newest)
            return
        shares = match(self.game, self.mind, newest, best.read_bytes(), self.course.deals, f"gate {self.generation}")
        mean, error = float(np.mean(shares)), float(np.std(shares, ddof=1) / np.sqrt(len(shares)))
        passed = mean - error > 0.5
        self.say(
            f"against the best so far {100 * mean:.1f} % ± {196 * error:.1f}: {'takes over' if passed else 'stays'}"
        )
        if passed:
            best.write_bytes(newest)

    # ---- the folder --------------------------------------------------------------------------------------------

    def save(self) -> None:
        data = {
            "layers": self.layers.state_dict(),
            "adam": self.adam.state_dict(),
            "numbers": [self.generation, self.played, self.filled, self.at],
            "seconds": self.seconds,
            "course": asdict(self.course),
        }
        torch.save(data, self.folder / "run.new")
        (self.folder / "run.new").replace(self.folder / "run.pt")
        (self.folder / "newest.net").write_bytes(self.layers.packed())
        np.savez(self.folder / "window.npz", inputs=self.inputs[: self.filled], targets=self.targets[: self.filled])

    def restore(self) -> None:
        data = torch.load(self.folder / "run.pt")
        self.layers.load_state_dict(data["layers"])
        self.adam.load_state_dict(data["adam"])
        self.generation, self.played, self.filled, self.at = data["numbers"]
        self.seconds = data["seconds"]
        window = np.load(self.folder / "window.npz")
        self.inputs[: self.filled] = window["inputs"]
        self.targets[: self.filled] = window["targets"]


def match(game: Any, mind: AnyMind, one: bytes, other: bytes, deals: int, seed: str) -> list[float]:
    """By deal: the share of the first network, over both seats of a table of two, deals and plans alike."""
    effort = Effort(64, 3, 6, 6)
    players = [Player(game, mind, Network(data), effort).planner for data in (one, other)]
    still = Curiosity(0.0, 0.0, 0.0)
    shares: list[float] = []
    for deal in range(deals):
        total = 0.0
        for swap in (0, 1):
            state = game.new(game.seats[0])
            luck, rng = Luck(f"{seed}/{deal}"), Rng(f"{seed}/{deal}/plans")
            while True:
                luck.settle(state)
                seat = state.actor()
                if seat == NOBODY:
                    break
                take_turn(players[(seat + swap) % 2], state, seat, luck, rng, effort, still)
            total += state.result().shares()[swap]
        shares.append(total / 2)
    return shares
