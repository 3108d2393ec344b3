"""The bot `search`: Monte Carlo tree search over worlds that the seat cannot tell from the true one.

Every iteration redraws the hidden things, walks down a tree of answers (chance is sampled on the way and is not part of
the tree), plays a little further, and judges the position by the game's evaluation. Every seat is taken to play for its
own share of the victory (max^n), or, in paranoid mode, all others against the searching one. Answers to a question put
to several seats at once are chosen side by side from the same node, so that none is chosen knowing another.
"""

import time
from math import exp, sqrt
from typing import Any, Final, final

from boardinghouse.bots.evaluation import Evaluation, amounts
from boardinghouse.bots.tree import NONE, Tree
from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE, NOBODY, Game, State
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, zeros

LARGEST: Final = 2_000_000  # nodes of a tree: some 300 MB with four seats
DEEPEST: Final = 64  # answers an iteration may go down the tree
CLOCK_EVERY: Final = 16  # iterations between two looks at the clock and at whether the choice is settled


@final
class Style:
    """How a game is searched: the numbers that tuning found."""

    def __init__(
        self,
        explore: float = 1.2,
        prior_heat: float = 0.15,
        rollout: int = 0,
        guided: int = 1,
        paranoid: bool = False,
    ) -> None:
        self.explore = explore  # weight of what has not been tried much
        self.prior_heat = prior_heat  # share of victory by which priors differ e-fold; 0: no priors
        self.rollout: i64 = rollout  # answers played after the tree, before a quiet position is looked for
        self.guided: i64 = guided  # of so many random answers the one that looks best is played; 1: any
        self.paranoid = paranoid


@final
class Search:
    """One search from one position."""

    def __init__(self, state: State, seat: i64, evaluation: Evaluation[Any], style: Style, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.evaluation = evaluation
        self.style = style
        self.rng = rng
        self.tree = Tree(state.seats)
        self.options = Choices()
        self.fresh = Choices()  # scratch: those of them without a node
        self.child_of = zeros(state.game.actions.size)  # scratch: node + 1 by action, for the node at hand
        self.values = amounts(1024)  # scratch: priors of the answers at hand
        self.chances = amounts(state.seats)
        self.path = zeros(2 * DEEPEST * 8)
        self.places = zeros(state.seats)  # scratch: where each seat answers from in a question put to several
        self.length: i64 = 0
        self.iterations: i64 = 0
        self.only: i64 = NONE  # the one answer of the searching seat that is looked into, where analysis wants that
        self.open = False  # whether hidden things stay as they are

    def run(self, iterations: i64) -> None:
        """That many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def run_until_settled(self, iterations: i64) -> None:
        """Up to that many iterations more: fewer where the rest could not change which answer is most visited."""
        left = iterations
        while left > 0 and self.lead() <= float(left):
            batch = min(left, CLOCK_EVERY)
            self.run(batch)
            left -= batch

    def run_seconds(self, seconds: float) -> None:
        """As many iterations as fit into the time, at least one batch; fewer where the rest, at the pace so far, could
        not change which answer is most visited."""
        began = time.perf_counter()
        done = 0.0
        while True:
            self.run(CLOCK_EVERY)
            done += CLOCK_EVERY
            used = time.perf_counter() - began
            if used >= seconds or self.lead() * used > done * (seconds - used) or self.tree.size > LARGEST:
                return

    def lead(self) -> float:
        """By how many visits the first answer of the seat leads before the second; 0 before anything was tried."""
        first = 0.0
        second = 0.0
        node = self.tree.first_child[0]
        while node != NONE:
            if self.tree.actor[node] == self.seat:
                visits = self.tree.visits[node]
                if visits > first:
                    second = first
                    first = visits
                elif visits > second:
                    second = visits
            node = self.tree.sibling[node]
        return first - second

    def follow(self, state: State, action: i64) -> None:
        """Keep what was learned after an answer of the seat, and search on from there."""
        self.state = state
        node = self.tree.first_child[0]
        while node != NONE:
            if self.tree.actor[node] == self.seat and self.tree.action[node] == action:
                self.tree = self.tree.branch(node)
                self.keep_legal()
                return
            node = self.tree.sibling[node]
        self.tree = Tree(state.seats)

    def keep_legal(self) -> None:
        """Drop the answers at the root that cannot be given: in other worlds something else was asked here."""
        tree = self.tree
        self.options.clear()
        self.state.legal_into(self.seat, self.options)
        for index in range(self.options.count):
            self.child_of[self.options.actions[index]] = 1
        kept: i64 = NONE
        node = tree.first_child[0]
        while node != NONE:
            if tree.actor[node] == self.seat and self.child_of[tree.action[node]] == 1:
                kept = node
            elif kept == NONE:
                tree.first_child[0] = tree.sibling[node]
            else:
                tree.sibling[kept] = tree.sibling[node]
            node = tree.sibling[node]
        for index in range(self.options.count):
            self.child_of[self.options.actions[index]] = 0

    def visits(self) -> dict[int, int]:
        """How often each answer of the searching seat was taken at the root."""
        counts: dict[int, int] = {}
        node = self.tree.first_child[0]
        while node != NONE:
            if self.tree.actor[node] == self.seat:
                counts[self.tree.action[node]] = int(self.tree.visits[node])
            node = self.tree.sibling[node]
        return counts

    def values_of(self) -> dict[int, float]:
        """The seat's mean share of the victory after each answer tried at the root."""
        shares: dict[int, float] = {}
        node = self.tree.first_child[0]
        while node != NONE:
            if self.tree.actor[node] == self.seat and self.tree.visits[node] > 0.0:
                total = self.tree.share[node * self.tree.seats + self.seat]
                shares[self.tree.action[node]] = total / self.tree.visits[node]
            node = self.tree.sibling[node]
        return shares

    # ---- an iteration ------------------------------------------------------------------------------------------

    def iterate(self) -> None:
        world = self.state.clone() if self.open else self.state.determinize(self.seat, self.rng)
        self.length = 0
        self.push(0)
        self.walk(world)
        self.play_on(world)
        self.evaluation.chances(world, self.chances)
        self.learn()
        self.iterations += 1

    def push(self, node: i64) -> None:
        self.path[self.length] = node
        self.length += 1

    def walk(self, world: State) -> None:
        """Down the tree until an answer is taken for the first time."""
        node: i64 = 0
        for _ in range(DEEPEST):
            actor = self.next_actor(world)
            if actor == NOBODY:
                return
            if node != 0 and self.tree.visits[node] == 0.0:
                return
            shared = self.shared(world)
            chosen = self.choose(world, node, actor)
            self.push(chosen)
            world.play(actor, self.tree.action[chosen])
            if shared:
                chosen = self.others_answer(world, node, chosen)
            node = chosen

    def next_actor(self, world: State) -> i64:
        """Who is to answer, after chance has been sampled."""
        actor = world.actor()
        while actor == CHANCE:
            world.play(CHANCE, world.sample(self.rng))
            actor = world.actor()
        return actor

    def shared(self, world: State) -> bool:
        """Whether the open question is put to several seats at once."""
        owing = world.owing()
        return owing & (owing - 1) != 0

    def others_answer(self, world: State, node: i64, chosen: i64) -> i64:
        """The rest of a question put to several: each answers from the same node, or, asked again, from its own answer.
        The way leads on from the answer of the searching seat, or from the last one where it is not among them."""
        for seat in range(world.seats):
            self.places[seat] = node
        self.places[self.tree.actor[chosen]] = chosen
        follow = chosen
        level = world.depth
        while True:
            last = not self.shared(world)
            actor = world.actor()
            answer = self.choose(world, self.places[actor], actor)
            self.push(answer)
            self.places[actor] = answer
            world.play(actor, self.tree.action[answer])
            if actor == self.seat or self.tree.actor[follow] != self.seat:
                follow = answer
            if last or world.depth != level:
                return follow

    def choose(self, world: State, node: i64, actor: i64) -> i64:
        """The child to follow: the best sum of what is known and what is not; new children where answers are new."""
        self.options.clear()
        if node == 0 and actor == self.seat and self.only != NONE:
            self.options.add(self.only)
        else:
            world.legal_into(actor, self.options)
        count = self.options.count
        self.mark_children(node, actor)
        missing = False
        for index in range(count):
            if self.child_of[self.options.actions[index]] == 0:
                missing = True
        if missing:
            self.grow(world, node, actor)
        chosen = self.select(node, actor)
        for index in range(count):
            self.child_of[self.options.actions[index]] = 0
        return chosen

    def mark_children(self, node: i64, actor: i64) -> None:
        child = self.tree.first_child[node]
        while child != NONE:
            if self.tree.actor[child] == actor:
                self.child_of[self.tree.action[child]] = child + 1
            child = self.tree.sibling[child]

    def grow(self, world: State, node: i64, actor: i64) -> None:
        """Children for the answers that have none, with priors from the evaluation right after them."""
        tree = self.tree
        fresh = self.fresh
        heat = self.style.prior_heat
        guess = heat > 0.0 and self.options.count > 1
        fresh.clear()
        for index in range(self.options.count):
            if self.child_of[self.options.actions[index]] == 0:
                fresh.add(self.options.actions[index])
        if guess:
            self.evaluation.hopes(world, actor, fresh, heat, self.values)
        for index in range(fresh.count):
            action = fresh.actions[index]
            child = tree.add(node, actor, action)
            self.child_of[action] = child + 1
            tree.prior[child] = exp(self.values[index]) if guess else 1.0

    def select(self, node: i64, actor: i64) -> i64:
        tree = self.tree
        count = self.options.count
        total_prior = 0.0
        tried = 0.0
        for index in range(count):
            child = self.child_of[self.options.actions[index]] - 1
            tree.offered[child] += 1
            total_prior += tree.prior[child]
            tried += tree.visits[child]
        hope = 0.5
        if tree.visits[node] > 0.0:
            hope = self.gain(node, actor)
        best = -1.0e9
        chosen: i64 = NONE
        for index in range(count):
            child = self.child_of[self.options.actions[index]] - 1
            known = self.gain(child, actor) if tree.visits[child] > 0.0 else hope
            weight = self.style.explore * tree.prior[child] / total_prior
            score = known + weight * sqrt(tried + 1.0) / (1.0 + tree.visits[child])
            if score > best:
                best = score
                chosen = child
        # Answers that are no longer legal in this world keep their marks; clear those too.
        stale = tree.first_child[node]
        while stale != NONE:
            self.child_of[tree.action[stale]] = 0
            stale = tree.sibling[stale]
        return chosen

    def gain(self, node: i64, actor: i64) -> float:
        """What the actor plays for: its own share, or, in paranoid mode, the searching seat's loss."""
        tree = self.tree
        if self.style.paranoid and actor != self.seat:
            return 1.0 - tree.share[node * tree.seats + self.seat] / tree.visits[node]
        return tree.share[node * tree.seats + actor] / tree.visits[node]

    def play_on(self, world: State) -> None:
        """Further answers: as many as the style says, then until the position is quiet."""
        left = self.style.rollout
        while True:
            actor = self.next_actor(world)
            if actor == NOBODY or (left <= 0 and self.evaluation.quiet(world)):
                return
            self.options.clear()
            world.legal_into(actor, self.options)
            world.play(actor, self.quick_answer(world, actor))
            left -= 1

    def quick_answer(self, world: State, actor: i64) -> i64:
        """A random answer, or the best-looking of a few."""
        answer: i64 = self.options.actions[self.rng.pick(self.options.count)]
        if self.style.guided < 2 or self.options.count == 1:
            return answer
        best = self.value_after(world, actor, answer)
        tries: i64 = 1
        while tries < self.style.guided:
            other: i64 = self.options.actions[self.rng.pick(self.options.count)]
            if other != answer:
                value = self.value_after(world, actor, other)
                if value > best:
                    best = value
                    answer = other
            tries += 1
        return answer

    def value_after(self, world: State, actor: i64, action: i64) -> float:
        twin = world.clone()
        twin.play(actor, action)
        return self.evaluation.value(twin, actor)

    def learn(self) -> None:
        tree = self.tree
        for index in range(self.length):
            node = self.path[index]
            tree.visits[node] += 1.0
            for seat in range(tree.seats):
                tree.share[node * tree.seats + seat] += self.chances[seat]


def most_visited(counts: dict[int, int]) -> int:
    """The answer taken most often; the lowest of equals."""
    return max(sorted(counts), key=lambda action: counts[action])


def style_of(game: Game[Any], evaluation: Evaluation[Any] | None = None) -> Style:
    """How this game is searched."""
    if evaluation is not None and not evaluation.plays_out:
        return Style(explore=evaluation.explore, rollout=evaluation.rollout)
    return Style(rollout=game.facts.rollout, guided=game.facts.guided)
