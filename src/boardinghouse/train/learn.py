"""Learning: generations of self-play and of fitting the network to a window of past games.

Everything follows from the seed and from what is in the folder, so that a run can be interrupted and resumed.
"""

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from boardinghouse import load
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.network import UNIT_BITS, Network
from boardinghouse.bots.mind.planner import Effort
from boardinghouse.bots.planned import mind_of
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng, share
from boardinghouse.train.course import Course
from boardinghouse.train.examples import NO_ANSWER
from boardinghouse.train.layers import Layers, packed
from boardinghouse.train.questions import QuestionPlay, duel
from boardinghouse.train.selfplay import Curiosity, SelfPlay, take_turn

PARTS = 25  # of a fit to one window, between which the rate declines


def effort_at(generation: int) -> Effort:
    """More turns are tried once the network has something to say."""
    if generation < 8:
        return Effort(48, 2, 6, 5)
    return Effort(64, 3, 6, 6) if generation < 60 else Effort(96, 3, 8, 8)


class Learner:
    """One run, in its folder."""

    def __init__(self, course: Course, folder: Path, say: Callable[[str], None], start: Network | None = None) -> None:
        self.course = course
        self.start = start  # what the first games are played by, and what learns on
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
                if self.generation >= self.course.taught:
                    self.meet_best()
        self.save()

    def network(self) -> Network | None:
        return Network(packed(self.networks)) if self.generation else self.start

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
            if self.start is not None:
                for layers, rows in zip(self.networks, self.start.unpacked(), strict=True):
                    layers.adopt(rows)
                    layers.gain.data.fill_(self.start.gain / (1 << UNIT_BITS))
        steps = 3 * course.steps if self.generation == 0 and self.start is None else course.steps
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
        taught = self.generation < course.taught
        player = QuestionPlay(
            self.game,
            self.mind,
            None if taught else self.network(),
            0 if early else course.iterations,
            course.discount,
            evaluation_of(course.game) if taught else None,
            course.belief,
            course.guises,
        )
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

    def refit(self, steps: int) -> None:
        """Fresh networks, fitted to the window as it is; the rate declines on the way."""
        for number, old in enumerate(self.networks):
            self.networks[number] = layers = Layers(
                self.mind.width, self.course.hidden, old.outputs, old.three.out_features - old.outputs
            )
            layers.scale.copy_(old.scale)
            self.adams[number] = torch.optim.Adam(layers.parameters(), lr=self.course.rate)
            losses = [self.fit(number, max(1, steps // PARTS), part / PARTS) for part in range(PARTS)]
            self.say(f"{number + 1} of {len(self.networks)} fitted again, loss {losses[-1]:.3f}")
        (self.folder / "refitted.net").write_bytes(packed(self.networks))

    def fit(self, number: int, steps: int, part: float | None = None) -> float:
        """Steps of gradient descent of one network; the mean loss."""
        course, layers, adam = self.course, self.networks[number], self.adams[number]
        again = [] if part is None else [round(part * PARTS)]
        if part is None:
            part = min(1.0, self.generation / course.decline)
        for group in adam.param_groups:
            group["lr"] = course.rate * (course.last_rate / course.rate) ** part
        chosen = np.random.default_rng([self.generation, number, *again, *course.seed.encode()])
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
