"""Several continuations of a game side by side: each on the same hidden worlds, each with the same effort.

A branch is a position and, where an answer is to be judged, that answer as the first step of the search. Every round
starts all searches from the same words of luck, so that worlds agree and draws agree as long as the play does. The
searches play for the chances of the calibration, so that what is sought and what is measured are the same. What is
kept are sums by batch of rounds: differences between branches with their standard error come from the batches, because
rounds of one search are not independent of one another.
"""

from math import sqrt
from typing import Final, final

from boardinghouse.analysis.calibration import Calibration
from boardinghouse.bots.evaluation import amounts
from boardinghouse.bots.search import Search, Style
from boardinghouse.bots.tree import NONE
from boardinghouse.core.contract import State
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import append, i64, vec

ANY: Final = NONE  # a branch whose first answer is the search's own choice


@final
class Branch:
    """One continuation and what was seen of it."""

    def __init__(self, search: Search, terms: i64) -> None:
        self.search = search
        self.sums = vec[float]()  # of chances, by batch and seat
        self.terms = amounts(terms)  # sums of weighted terms, by seat and term


@final
class Comparison:
    """Branches seen by one seat; `open` shows it everything."""

    def __init__(
        self,
        seat: i64,
        calibration: Calibration,
        style: Style,
        open: bool,
        seed: str,
    ) -> None:
        self.seat = seat
        self.calibration = calibration
        self.style = style
        self.open = open
        self.words = Rng(seed)
        self.branches: list[Branch] = []
        self.sizes = vec[float]()  # rounds of each batch
        self.rounds: i64 = 0

    def add(self, state: State, only: i64) -> None:
        """One branch more, before the first round."""
        search = Search(state, self.seat, self.calibration, self.style, Rng(0))
        search.only = only
        search.open = self.open
        self.branches.append(Branch(search, self.calibration.terms * self.calibration.seats))

    def keep(self, places: list[int]) -> None:
        """Go on with some branches and what they have learnt, and start counting again: choosing has no part in the
        estimate."""
        self.branches = [self.branches[place] for place in places]
        self.sizes = vec[float]()
        self.rounds = 0
        for branch in self.branches:
            branch.sums = vec[float]()
            branch.terms = amounts(len(branch.terms))

    def run(self, rounds: i64) -> None:
        """One batch more, of that many rounds."""
        seats: i64 = self.calibration.seats
        place: i64 = len(self.sizes) * seats
        self.sizes = append(self.sizes, float(rounds))
        for branch in self.branches:
            for _ in range(seats):
                branch.sums = append(branch.sums, 0.0)
        done: i64 = 0
        while done < rounds:
            a: i64 = self.words.next()
            b: i64 = self.words.next()
            c: i64 = self.words.next()
            d: i64 = self.words.next() | 1
            for branch in self.branches:
                branch.search.rng.restore(a, b, c, d)
                branch.search.iterate()
                for seat in range(seats):
                    branch.sums[place + seat] += branch.search.chances[seat]
                for index in range(len(branch.terms)):
                    branch.terms[index] += self.calibration.amounts[index]
            done += 1
        self.rounds += rounds

    def mean(self, index: int) -> list[float]:
        """Every seat's mean chance in a branch."""
        sums = self.branches[index].sums
        seats: i64 = self.calibration.seats
        result: list[float] = []
        for seat in range(seats):
            total = 0.0
            place: i64 = seat
            while place < len(sums):
                total += sums[place]
                place += seats
            result.append(total / float(self.rounds))
        return result

    def difference(self, first: int, second: int, seat: i64) -> tuple[float, float]:
        """The seat's mean chance in one branch less that in another, and its standard error."""
        seats: i64 = self.calibration.seats
        ahead = self.branches[first].sums
        behind = self.branches[second].sums
        batches: i64 = len(self.sizes)
        total = 0.0
        for batch in range(batches):
            total += ahead[batch * seats + seat] - behind[batch * seats + seat]
        average = total / float(self.rounds)
        if batches < 2:
            return average, 1.0
        squares = 0.0
        for batch in range(batches):
            gap = ahead[batch * seats + seat] - behind[batch * seats + seat] - average * self.sizes[batch]
            squares += gap * gap / self.sizes[batch]
        variance = squares / float(batches - 1) / float(self.rounds)
        return average, sqrt(variance)

    def term(self, index: int, seat: int, term: int) -> float:
        """The mean of a weighted term at the ends of a branch, in points."""
        return self.branches[index].terms[seat * self.calibration.terms + term] / float(self.rounds)

    def line(self, index: int, longest: int) -> list[int]:
        """The seat's answers that the search of a branch visited most, step by step."""
        tree = self.branches[index].search.tree
        answers: list[int] = []
        node: i64 = 0
        while len(answers) < longest:
            best: i64 = NONE
            child = tree.first_child[node]
            while child != NONE:
                if tree.actor[child] == self.seat and (best == NONE or tree.visits[child] > tree.visits[best]):
                    best = child
                child = tree.sibling[child]
            if best == NONE or tree.visits[best] < 2.0:
                break
            answers.append(tree.action[best])
            node = best
        return answers
