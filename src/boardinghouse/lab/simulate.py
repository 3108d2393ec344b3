"""Many games between bots: wins, scores and speed by seat. Results depend on the seed only, never on the workers."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from boardinghouse import compiled, load
from boardinghouse.bots import find
from boardinghouse.core.play import Luck, drive, playout, seat_streams
from boardinghouse.processes import mapped

BATCH = 50
SHARES = 60  # a win is 60 shares: ties of two to six divide it without rest


@dataclass(frozen=True)
class Plan:
    """What is simulated: the game's id, one bot per seat, options, and the seed of the whole."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: int

    def check(self) -> None:
        """ValueError if the game, a bot or an option does not exist."""
        load(self.game).begin(len(self.seats), self.options)
        for name in self.seats:
            find(name)


@dataclass
class Totals:
    """Sums over games; integers only, so that the order of adding does not matter."""

    games: int = 0
    decisions: int = 0
    win_shares: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.win_shares = added(self.win_shares, other.win_shares)
        self.scores = added(self.scores, other.scores)


def added(sums: list[int], more: list[int]) -> list[int]:
    return [one + other for one, other in zip(sums, more, strict=True)] if sums else list(more)


def play_one(plan: Plan, number: int) -> Totals:
    """Game `number` of a plan. Random seats play inside the compiled package; the games are the same either way."""
    game = load(plan.game)
    seed = f"{plan.seed}/{number}"
    state = game.begin(len(plan.seats), plan.options)
    if set(plan.seats) == {"random"}:
        decisions, _ = playout(state, Luck(seed), seat_streams(seed, len(plan.seats)))
    else:
        decisions = drive(state, [find(name) for name in plan.seats], seed, 0.0, None)
    result = state.result()
    return Totals(1, decisions, [round(SHARES * share) for share in result.shares()], result.scores)


def play_batch(plan: Plan, games: range) -> Totals:
    totals = Totals()
    for number in games:
        totals.add(play_one(plan, number))
    return totals


def simulate(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> dict[str, object]:
    """Play the games, telling `progress` how many are done; the figures as plain data."""
    totals = Totals()
    began = time.perf_counter()
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    for batch in mapped(partial(play_batch, plan), batches, jobs):
        totals.add(batch)
        progress(totals.games)
    seconds = time.perf_counter() - began
    return {
        "game": plan.game,
        "games": totals.games,
        "seats": list(plan.seats),
        "options": plan.options,
        "seed": plan.seed,
        "wins": [shares / SHARES for shares in totals.win_shares],
        "mean_score": [score / totals.games for score in totals.scores],
        "decisions_per_game": totals.decisions / totals.games,
        "decisions_per_second": totals.decisions / seconds,
        "compiled": compiled(),
    }
