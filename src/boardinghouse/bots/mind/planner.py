"""Whole turns: proposed, changed for the better, and judged by the network where they end.

A turn goes on until another seat owes an answer or the game's mind says that it rests. All turns of a plan meet the
same luck. They begin in a world that the seat cannot tell from the true one, and are judged by what the seat knows.
"""

from math import log
from typing import Any, Final, final

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.actions import MOST_ACTIONS, Choices
from boardinghouse.core.contract import CHANCE, CHANCE_BIT, State
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, vec, zeros

LONGEST: Final = 64  # answers of a turn
POINT: Final = 1024  # values are in so many parts of a point
OUTPUT_POINTS: Final = 20  # points that an output of 1.0 means
OUTPUT_SHIFT: Final = 10
RIVAL_PERCENT: Final = 40  # how much the strongest rival's points count against the own
WORD: Final = 4294967296.0


@final
class Effort:
    """How many turns are tried: at first, then in rounds that change the best."""

    def __init__(self, first: int, rounds: int, top: int, each: int) -> None:
        self.first: i64 = first
        self.rounds: i64 = rounds
        self.top: i64 = top
        self.each: i64 = each

    def turns(self) -> int:
        """The most there can be."""
        return self.first + self.rounds * self.top * self.each


@final
class Planner:
    """Keeps the turns tried from one position."""

    def __init__(self, mind: AnyMind, network: Any, rows: int) -> None:
        self.mind: Final = mind
        self.network: Final = network  # None: points as they stand
        self.sheet: Final = SparseRows(rows, mind.entries)
        self.outputs: i64 = len(mind.sources) + 2
        self.out: Final = zeros(rows * (len(mind.sources) + 2))
        self.values: Final = zeros(rows)  # by turn: what it is worth
        self.own: Final = zeros(rows)  # by turn: own final points as expected
        self.rival: Final = zeros(rows)  # by turn: those of the strongest rival
        self.over: Final = zeros(rows)
        self.lengths: Final = zeros(rows)
        self.actions: Final = zeros(rows * LONGEST)
        self.marks: Final = zeros(rows)
        slots: i64 = 256
        while slots < 2 * rows:
            slots *= 2
        self.last_slot: i64 = slots - 1
        self.slots: Final = zeros(slots)  # row + 1 by mark
        self.best: Final = zeros(64)
        self.options: Final = Choices()
        self.weights: Final = zeros(MOST_ACTIONS)
        self.parts: Final = zeros(len(mind.sources))
        self.luck: Final = Rng(0)
        self.a: i64 = 1
        self.b: i64 = 2
        self.c: i64 = 3
        self.d: i64 = 4

    def plan(self, state: State, seat: i64, rng: Rng, effort: Effort) -> int:
        """Try turns from here, in this very world; the number of the best."""
        self.sheet.clear()
        self.forget()
        self.a = rng.next()
        self.b = rng.next()
        self.c = rng.next()
        self.d = rng.next() | 1
        tried: i64 = 0
        while tried < effort.first and self.sheet.rows < self.sheet.most:
            self.attempt(state, seat, rng, -1)
            tried += 1
        self.judge(0)
        for _ in range(effort.rounds):
            known: i64 = self.sheet.rows
            if known < 2:
                break
            count = self.find_best(effort.top)
            for place in range(count):
                tried = 0
                while tried < effort.each and self.sheet.rows < self.sheet.most:
                    self.attempt(state, seat, rng, self.best[place])
                    tried += 1
            self.judge(known)
        self.find_best(1)
        return self.best[0]

    def count(self) -> int:
        """How many different ends of turns were found."""
        return self.sheet.rows

    def turn(self, row: int) -> list[int]:
        """The answers of a turn."""
        answers: list[int] = []
        for step in range(self.lengths[row]):
            answers.append(self.actions[row * LONGEST + step])
        return answers

    def leading(self, count: int) -> list[int]:
        """The numbers of the best turns, the best first."""
        found = self.find_best(count)
        rows: list[int] = []
        for place in range(found):
            rows.append(self.best[place])
        return rows

    def choose_by_lot(self, rng: Rng, heat: float) -> int:
        """A turn at random, a good one more likely: one that is worth `heat` points less is e times less so."""
        best = -1.0e18
        chosen: i64 = 0
        for row in range(self.sheet.rows):
            chance = (float(rng.next()) + 0.5) / WORD
            value = float(self.values[row]) / float(POINT) - heat * log(-log(chance))
            if value > best:
                best = value
                chosen = row
        return chosen

    def find_best(self, count: i64) -> i64:
        """The best turns into `best`, the best first; how many."""
        found: i64 = 0
        most: i64 = min(64, count)
        for row in range(self.sheet.rows):
            value = self.values[row]
            if found == most and value <= self.values[self.best[found - 1]]:
                continue
            place: i64 = found if found < most else found - 1
            while place > 0 and value > self.values[self.best[place - 1]]:
                self.best[place] = self.best[place - 1]
                place -= 1
            self.best[place] = row
            if found < most:
                found += 1
        return found

    # ---- a turn ------------------------------------------------------------------------------------------------

    def attempt(self, root: State, seat: i64, rng: Rng, source: i64) -> None:
        """One turn. From a source: the same up to a point, there something else, then the same again where that can
        be."""
        mind = self.mind
        options = self.options
        state = root.clone()
        luck = self.luck
        luck.a = self.a
        luck.b = self.b
        luck.c = self.c
        luck.d = self.d
        put: i64 = self.sheet.rows * LONGEST
        given: i64 = source * LONGEST
        length: i64 = 0
        cut: i64 = -1
        follow: i64 = 0
        faith: i64 = 0
        if source >= 0:
            length = self.lengths[source]
            cut = rng.pick(length)
            faith = 92 if rng.pick(4) != 0 else 0
        mood = rng.pick(8)
        steps: i64 = 0
        shared = asked_together(state)
        while state.depth > 0:
            if steps > 0 and (shared or mind.rests(state, seat)):
                break
            if state.owing() == CHANCE_BIT:
                state.play(CHANCE, state.pending().sample(state, luck))
                continue
            if not owes(state, seat):
                break
            action: i64 = -1
            if steps < cut:
                action = self.actions[given + steps]
                follow = steps + 1
            else:
                options.clear()
                state.legal_into(seat, options)
                if steps > cut and source >= 0 and rng.pick(100) < faith:
                    tries: i64 = 0
                    while tries < 3 and follow < length and action < 0:
                        if options.has(self.actions[given + follow]):
                            action = self.actions[given + follow]
                        follow += 1
                        tries += 1
                if action < 0:
                    changed: i64 = self.actions[given + cut] if steps == cut else -1
                    action = self.propose(state, seat, rng, steps, mood, changed)
                if steps == cut:
                    follow = cut + rng.pick(2)
            if steps == LONGEST:
                return
            self.actions[put + steps] = action
            steps += 1
            state.play(seat, action)
        self.note(state, seat, steps)

    def propose(self, state: State, seat: i64, rng: Rng, steps: i64, mood: i64, not_this: i64) -> i64:
        """One of the options, by the game's weights."""
        options = self.options
        weights = self.weights
        if options.count == 1:
            return options.actions[0]
        self.mind.weigh(state, seat, options, steps, mood, weights)
        total: i64 = 0
        for index in range(options.count):
            if options.actions[index] == not_this:
                weights[index] = 0
            total += weights[index]
        if total == 0:
            return options.actions[0]
        word: i64 = rng.pick(total)
        place: i64 = 0
        while word >= weights[place]:
            word -= weights[place]
            place += 1
        return options.actions[place]

    def note(self, state: State, seat: i64, steps: i64) -> None:
        """Keep a turn that ends like no other before it."""
        sheet = self.sheet
        row: i64 = sheet.rows
        sheet.begin()
        self.mind.write(state, seat, sheet)
        mark: i64 = sheet.mark()
        slot: i64 = mark & self.last_slot
        while self.slots[slot] != 0:
            if self.marks[self.slots[slot] - 1] == mark:
                return
            slot = (slot + 1) & self.last_slot
        self.slots[slot] = row + 1
        self.marks[row] = mark
        self.lengths[row] = steps
        self.over[row] = 1 if state.depth == 0 else 0
        self.own[row] = POINT * self.mind.standing(state, seat, self.parts)
        self.rival[row] = POINT * self.mind.rival(state, seat, self.parts)
        sheet.keep()

    def foresee(self, state: State, seat: i64, out: vec[i64], start: i64) -> None:
        """The seat's final points as expected, by source in parts of a point; then how likely it wins, as the network
        writes it: nothing of use once the game is over."""
        mind = self.mind
        sources: i64 = self.outputs - 2
        mind.points(state, seat, self.parts)
        self.sheet.clear()
        if state.depth > 0 and self.network is not None:
            self.sheet.begin()
            mind.write(state, seat, self.sheet)
            self.sheet.keep()
            self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, 1, self.out)
        for place in range(sources):
            out[start + place] = POINT * self.parts[place]
            if self.sheet.rows > 0:
                out[start + place] += (self.out[place] * OUTPUT_POINTS) >> OUTPUT_SHIFT
        out[start + sources] = self.out[sources + 1] if self.sheet.rows > 0 else 0

    def value(self, state: State, seat: i64) -> i64:
        """What a position is worth to a seat."""
        self.sheet.clear()
        self.forget()
        self.note(state, seat, 0)
        self.judge(0)
        return self.values[0]

    def forget(self) -> None:
        """No position has been met yet."""
        for slot in range(self.last_slot + 1):
            self.slots[slot] = 0

    def judge(self, first: i64) -> None:
        """The values of the turns from a row on."""
        sheet = self.sheet
        if first == sheet.rows:
            return
        if self.network is not None:
            self.network.evaluate(sheet.entries, sheet.starts, first, sheet.rows, self.out)
        sources: i64 = self.outputs - 2
        for row in range(first, sheet.rows):
            if self.network is not None and self.over[row] == 0:
                start: i64 = row * self.outputs
                own: i64 = 0
                for place in range(sources):
                    own += self.out[start + place]
                self.own[row] += (own * OUTPUT_POINTS) >> OUTPUT_SHIFT
                self.rival[row] += (self.out[start + sources] * OUTPUT_POINTS) >> OUTPUT_SHIFT
            self.values[row] = self.own[row] - self.rival[row] * RIVAL_PERCENT // 100


def owes(state: State, seat: i64) -> bool:
    """Whether the seat owes an answer."""
    owing: i64 = state.owing()
    return owing != CHANCE_BIT and (owing >> seat) & 1 != 0


def asked_together(state: State) -> bool:
    """Whether the open question is put to several seats at once."""
    if state.depth == 0:
        return False
    owing: i64 = state.owing()
    return owing != CHANCE_BIT and owing & (owing - 1) != 0
