"""Search by turns: the best turns of a plan are played on in redrawn worlds, and the one that does best is taken.

After a turn the others, and the seat itself, go on with quick plans of their own; then the network judges. Worlds and
luck are the same for all candidates. Those that fall behind are given up, so that the rest is looked at more closely.
"""

import time
from typing import Any, Final, final

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.planner import LONGEST, POINT, Effort, Planner, asked_together, owes
from boardinghouse.core.contract import CHANCE, CHANCE_BIT, State
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, vec, zeros

MOST: Final = 16  # candidates
BEHIND: Final = 8 * POINT  # a turn that looks so much worse is no candidate


@final
class Depth:
    """How far a plan is looked into: how many candidates, through how many worlds at first and at most, how many turns
    are played on, and with what plans."""

    def __init__(self, candidates: int, worlds: int, most: int, turns: int, quick: Effort) -> None:
        self.candidates: i64 = min(MOST, candidates)
        self.worlds: i64 = worlds
        self.most: i64 = most
        self.turns: i64 = turns
        self.quick: Final = quick


@final
class TurnSearch:
    """Plans for one game; keeps its buffers from one plan to the next."""

    def __init__(self, mind: AnyMind, network: Any, effort: Effort, depth: Depth) -> None:
        self.mind: Final = mind
        self.effort: Final = effort
        self.depth: Final = depth
        self.planner: Final = Planner(mind, network, effort.turns() + 1)
        self.quick: Final = Planner(mind, network, depth.quick.turns() + 1)
        self.rows: Final = zeros(MOST)  # the candidates, the best first
        self.sums: Final = zeros(MOST)
        self.seen: i64 = 0  # worlds looked at

    def find(self, state: State, seat: i64, seed: object, seconds: float) -> list[int]:
        """The answers of the turn to take. With seconds, worlds are looked at until they are over."""
        began = time.perf_counter()
        rng = Rng(seed)
        planner = self.planner
        best = planner.plan(state.determinize(seat, rng), seat, rng, self.effort)
        live = self.pick_candidates(self.depth.candidates)
        if live < 2 or self.depth.most == 0 or planner.over[best] != 0:
            return planner.turn(best)
        self.seen = 0
        step: i64 = self.depth.worlds
        while live > 1:
            for _ in range(step):
                self.look(state, seat, f"{seed}/{self.seen}", live)
                self.seen += 1
                if seconds > 0.0 and time.perf_counter() - began > seconds:
                    break
            self.sort(live)
            if seconds > 0.0 and time.perf_counter() - began > seconds:
                break
            if live > 2:
                live = (live + 1) // 2
            elif self.seen >= self.depth.most:
                break
            step = self.seen
        return planner.turn(self.rows[0])

    def pick_candidates(self, most: i64) -> i64:
        """The best turns of the plan; how many."""
        planner = self.planner
        found = planner.find_best(most)
        count: i64 = 0
        for place in range(found):
            row = planner.best[place]
            if planner.values[row] >= planner.values[planner.best[0]] - BEHIND:
                self.rows[count] = row
                self.sums[count] = 0
                count += 1
        return count

    def sort(self, live: i64) -> None:
        """The candidates in order. What the plan thought of them counts as a few worlds more."""
        values = self.planner.values
        for place in range(1, live):
            row = self.rows[place]
            total = self.sums[place]
            at: i64 = place
            while at > 0 and self.sums[at - 1] + 2 * values[self.rows[at - 1]] < total + 2 * values[row]:
                self.rows[at] = self.rows[at - 1]
                self.sums[at] = self.sums[at - 1]
                at -= 1
            self.rows[at] = row
            self.sums[at] = total

    def look(self, state: State, seat: i64, seed: str, live: i64) -> None:
        """One world for all candidates."""
        world = state.determinize(seat, Rng(seed))
        for place in range(live):
            self.sums[place] += self.play_on(world.clone(), seat, self.rows[place], Luck(seed), Rng(seed))

    def play_on(self, state: State, seat: i64, row: i64, luck: Luck, rng: Rng) -> i64:
        """What a candidate comes to in a world."""
        planner = self.planner
        start: i64 = row * LONGEST
        turn = zeros(planner.lengths[row])
        for step in range(planner.lengths[row]):
            turn[step] = planner.actions[start + step]
        self.go_on(state, seat, turn, luck, rng)
        return self.quick.value(state, seat)

    def go_on(self, state: State, seat: i64, turn: vec[i64], luck: Luck, rng: Rng) -> None:
        """Play a turn that has been planned, then as many quick ones as the depth says. No turn: only those."""
        if len(turn) > 0 and not self.follow(state, seat, turn, luck):
            self.take_turn(state, seat, luck, rng)
        left: i64 = self.depth.turns
        while left > 0 and state.depth > 0:
            self.settle(state, luck)
            if state.depth > 0:
                self.take_turn(state, state.actor(), luck, rng)
            left -= 1

    def settle(self, state: State, luck: Luck) -> None:
        while state.depth > 0 and state.owing() == CHANCE_BIT:
            state.play(CHANCE, luck.draw(state))

    def follow(self, state: State, seat: i64, turn: vec[i64], luck: Luck) -> bool:
        """Give the answers of a turn as far as they can be given; whether the turn came to its end."""
        together = asked_together(state)
        options = self.quick.options
        for step in range(len(turn)):
            options.clear()
            state.legal_into(seat, options)
            if not options.has(turn[step]):
                return False
            state.play(seat, turn[step])
            if together or self.comes_to_rest(state, seat, luck):
                return True
        return False

    def comes_to_rest(self, state: State, seat: i64, luck: Luck) -> bool:
        """Draw what chance decides within the turn; whether the turn is over."""
        while True:
            if state.depth == 0 or self.mind.rests(state, seat):
                return True
            if state.owing() != CHANCE_BIT:
                return not owes(state, seat)
            state.play(CHANCE, luck.draw(state))

    def take_turn(self, state: State, seat: i64, luck: Luck, rng: Rng) -> None:
        """A turn of a quick plan, planned again where it cannot be followed."""
        quick = self.quick
        tries: i64 = 0
        while tries < 4:
            row: i64 = quick.plan(state, seat, rng, self.depth.quick)
            turn = zeros(quick.lengths[row])
            for step in range(quick.lengths[row]):
                turn[step] = quick.actions[row * LONGEST + step]
            if self.follow(state, seat, turn, luck):
                return
            tries += 1
