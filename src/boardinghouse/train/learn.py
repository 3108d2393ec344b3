"""Learning: generations of self-play and of fitting the network to a window of past games.

Everything follows from the seed and from what is in the folder, so that a run can be interrupted and resumed.
"""

import json
import os
import time
from collections.abc import Callable, Sequence
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
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng, share
from boardinghouse.train.examples import NO_ANSWER
from boardinghouse.train.questions import QuestionPlay, duel
from boardinghouse.train.selfplay import Curiosity, SelfPlay, take_turn


@dataclass(frozen=True)
class Course:
    """The settings of a run. Whole turns are slow to plan and worth much; answers are given by the thousand."""

    game: str
    seed: str = "one"
    games: int = 100  # of a generation
    steps: int = 120  # of fitting after each generation
    batch: int = 512
    rate: float = 1.5e-3
    last_rate: float = 2e-4
    decline: int = 160  # generations until the last rate
    window: int = 300_000  # rows
    networks: int = 3  # that learn from the same games and answer with their mean
    hidden: tuple[int, int] = (128, 64)
    gate: int = 10  # generations between two matches against the best so far
    deals: int = 20  # of such a match, each played twice
    two: float = 0.7  # part of the games with the fewest seats
    discount: float = 0.9
    looks: int = 0  # generations whose answers are given by one look ahead; later ones search
    iterations: int = 100  # of such a search
    searched: int = 60  # games of a generation that searches
    winning: float = 0.2  # weight of the chance to win beside the points
    wishing: float = 0.0  # weight of what answers are wished for


def course_of(id: str) -> Course:
    """How a game is learned."""
    if mind_of(id).plans:
        return Course(id)
    return Course(
        id,
        games=400,
        steps=150,
        networks=1,
        hidden=(128, 32),
        deals=40,
        decline=120,
        looks=30,
        winning=0.6,
        wishing=0.15,
    )


class Layers(nn.Module):  # type: ignore[misc]
    """The network as PyTorch knows it. Inputs are scaled by what the first games held."""

    def __init__(self, inputs: int, hidden: tuple[int, int], outputs: int, actions: int) -> None:
        super().__init__()
        first, second = hidden
        self.outputs = outputs
        self.register_buffer("scale", torch.ones(inputs))
        self.one = nn.Linear(inputs, first)
        self.two = nn.Linear(first, second)
        self.three = nn.Linear(second, outputs + actions)
        self.gain = nn.Parameter(torch.zeros(1))  # what a point at once adds to how much an answer is wished for
        nn.init.normal_(self.one.weight, std=0.06)
        nn.init.zeros_(self.one.bias)
        nn.init.normal_(self.three.weight, std=0.01)
        nn.init.zeros_(self.three.bias)

    def forward(self, rows: Any) -> Any:
        leak = 1 / (1 << LEAK_BITS)
        hidden = nn.functional.leaky_relu(self.one(rows * self.scale), leak)
        return self.three(nn.functional.leaky_relu(self.two(hidden), leak))

    def packed(self) -> bytes:
        """The weights as the package keeps them, without the header."""
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
        data = b""
        for values, bits in biases:
            data += np.round(values * (1 << bits)).astype("<i4").tobytes()
        for values, bits in weights:
            data += np.clip(np.round(values * (1 << bits)), -MOST, MOST).astype("<i2").tobytes()
        return data


def packed(networks: Sequence[Layers]) -> bytes:
    """A file of the package: networks that answer together."""
    first = networks[0]
    widths = [first.one.in_features, first.one.out_features, first.two.out_features, first.outputs]
    gain = float(np.mean([layers.gain.item() for layers in networks]))
    actions = first.three.out_features - first.outputs
    sizes = np.zeros(SIZES, "<i4")
    sizes[:] = [MARK, *widths, len(networks), actions, round(gain * (1 << UNIT_BITS))]
    return sizes.tobytes() + b"".join(layers.packed() for layers in networks)


def effort_at(generation: int) -> Effort:
    """More turns are tried once the network has something to say."""
    if generation < 8:
        return Effort(48, 2, 6, 5)
    return Effort(64, 3, 6, 6) if generation < 60 else Effort(96, 3, 8, 8)


class Learner:
    """One run, in its folder."""

    def __init__(self, course: Course, folder: Path, say: Callable[[str], None]) -> None:
        self.course = course
        self.folder = folder
        self.say = say
        self.game = load(course.game)
        self.mind = mind_of(course.game)
        outputs = len(self.mind.sources) + 2
        actions = 0 if self.mind.plans else self.game.actions.size
        torch.set_num_threads(max(1, int(os.environ.get("OMP_NUM_THREADS", "1"))))
        torch.manual_seed(int.from_bytes(course.seed.encode()[:7], "little"))
        self.networks = [Layers(self.mind.width, course.hidden, outputs, actions) for _ in range(course.networks)]
        self.adams = [torch.optim.Adam(layers.parameters(), lr=course.rate) for layers in self.networks]
        self.inputs = np.zeros((course.window, self.mind.width), np.int8)
        self.targets = np.zeros((course.window, outputs), np.float32)
        self.wishes = np.full((course.window, actions), NO_ANSWER, np.float16)
        self.gains = np.zeros((course.window, actions), np.int8)
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
            if self.generation % self.course.gate == 0:
                self.save()
                self.meet_best()
        self.save()

    def network(self) -> Network | None:
        return Network(packed(self.networks)) if self.generation else None

    def generate(self) -> None:
        course = self.course
        began = time.monotonic()
        player, games = self.player()
        rng = Rng(f"{course.seed}/{self.generation}")
        scores: dict[int, list[int]] = {}
        for number in range(games):
            seats, options = self.set_up(rng)
            seed = f"{course.seed}/{self.generation}/{number}"
            result, examples = player.play(seats, options, seed)
            scores.setdefault(seats, []).extend(result.scores)
            self.take(examples)
            self.played += 1
        between = time.monotonic()
        if self.generation == 0:
            largest = np.abs(self.inputs[: self.filled]).max(0).astype(np.float32)
            for layers in self.networks:
                layers.scale.copy_(torch.from_numpy(1 / np.maximum(largest / 2, 1)))
        steps = 3 * course.steps if self.generation == 0 else course.steps
        loss = float(np.mean([self.fit(number, steps) for number in range(len(self.networks))]))
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

    def player(self) -> tuple[SelfPlay | QuestionPlay, int]:
        """Who plays against itself in this generation, and how many games."""
        course = self.course
        if self.mind.plans:
            effort = effort_at(self.generation)
            return SelfPlay(self.game, self.mind, self.network(), effort, course.discount), course.games
        early = self.generation < course.looks
        iterations = 0 if early else course.iterations
        player = QuestionPlay(self.game, self.mind, self.network(), iterations, course.discount)
        return player, course.games if early else course.searched

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

    def take(self, one: Any) -> None:
        """Rows into the window, in place of the oldest."""
        count = len(one.inputs)
        places = (self.at + np.arange(count)) % self.course.window
        for kept, rows in zip(self.kept(), (one.inputs, one.targets, one.wishes, one.gains), strict=True):
            kept[places] = rows
        self.at = (self.at + count) % self.course.window
        self.filled = min(self.filled + count, self.course.window)

    def kept(self) -> tuple[Any, Any, Any, Any]:
        return self.inputs, self.targets, self.wishes, self.gains

    def fit(self, number: int, steps: int) -> float:
        """Steps of gradient descent of one network; the mean loss."""
        course, layers, adam = self.course, self.networks[number], self.adams[number]
        part = min(1.0, self.generation / course.decline)
        for group in adam.param_groups:
            group["lr"] = course.rate * (course.last_rate / course.rate) ** part
        chosen = np.random.default_rng([self.generation, number, *course.seed.encode()])
        total = 0.0
        for _ in range(steps):
            rows = chosen.integers(0, self.filled, course.batch)
            wanted = torch.from_numpy(self.targets[rows])
            found = layers(torch.from_numpy(self.inputs[rows]).float())
            last = wanted.shape[1] - 1
            error = found[:, :last] - wanted[:, :last]
            own = error[:, :-1].sum(1)
            loss = (own**2).mean() + (error[:, -1] ** 2).mean() + 0.3 * (error[:, :-1] ** 2).sum(1).mean()
            won = nn.functional.binary_cross_entropy_with_logits(found[:, last], wanted[:, last].clamp(0, 1))
            loss = loss + course.winning * won
            if course.wishing > 0:
                loss = loss + course.wishing * self.wished(layers, found[:, last + 1 :], rows)
            adam.zero_grad()
            loss.backward()
            adam.step()
            total += float(own.detach().pow(2).mean())
        return total / steps

    def wished(self, layers: Layers, found: Any, rows: Any) -> Any:
        """How far the answers wished for are from those that were found promising."""
        wishes = torch.from_numpy(self.wishes[rows].astype(np.float32))
        found = found + layers.gain * torch.from_numpy(self.gains[rows].astype(np.float32))
        legal = wishes > NO_ANSWER / 2
        weighed = legal.any(1)
        none = torch.finfo(torch.float32).min
        wanted = wishes.masked_fill(~legal, none)[weighed].softmax(1)
        said = found.masked_fill(~legal, none)[weighed].log_softmax(1)
        return -(wanted * said.masked_fill(~legal[weighed], 0.0)).sum() / max(1, int(weighed.sum()))

    # ---- the gate ----------------------------------------------------------------------------------------------

    def meet_best(self) -> None:
        """The newest network takes over only if it wins over paired deals by more than luck explains."""
        newest = packed(self.networks)
        best = self.folder / "best.net"
        if not best.exists():
            best.write_bytes(newest)
            return
        meet = match if self.mind.plans else duel
        shares = meet(self.game, self.mind, newest, best.read_bytes(), self.course.deals, f"gate {self.generation}")
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
            "networks": [layers.state_dict() for layers in self.networks],
            "adams": [adam.state_dict() for adam in self.adams],
            "numbers": [self.generation, self.played, self.filled, self.at],
            "seconds": self.seconds,
            "course": asdict(self.course),
        }
        torch.save(data, self.folder / "run.new")
        (self.folder / "run.new").replace(self.folder / "run.pt")
        (self.folder / "newest.net").write_bytes(packed(self.networks))
        np.savez(self.folder / "window.npz", *[kept[: self.filled] for kept in self.kept()])

    def restore(self) -> None:
        data = torch.load(self.folder / "run.pt")
        for layers, kept in zip(self.networks, data["networks"], strict=True):
            layers.load_state_dict(kept)
        for adam, kept in zip(self.adams, data["adams"], strict=True):
            adam.load_state_dict(kept)
        self.generation, self.played, self.filled, self.at = data["numbers"]
        self.seconds = data["seconds"]
        window = np.load(self.folder / "window.npz")
        for place, kept in enumerate(self.kept()):
            kept[: self.filled] = window[f"arr_{place}"]


def match(game: Any, mind: AnyMind, one: bytes, other: bytes, deals: int, seed: str) -> list[float]:
    """By deal: the share of the first network, over both seats of a table of two, deals and plans alike."""
    effort = Effort(64, 3, 6, 6)
    players = [SelfPlay(game, mind, Network(data), effort).planner for data in (one, other)]
    still = Curiosity(0.0, 0.0, 0.0)
    shares: list[float] = []
    for deal in range(deals):
        total = 0.0
        for swap in (0, 1):
            state = game.new(game.seats[0])
            luck, rng = Luck(f"{seed}/{deal}"), Rng(f"{seed}/{deal}/plans")
            for seat in turns(state, luck):
                take_turn(players[(seat + swap) % 2], state, seat, luck, rng, effort, still)
            total += state.result().shares()[swap]
        shares.append(total / 2)
    return shares
