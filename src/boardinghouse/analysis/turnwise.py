"""The study of games that have a network: whole turns, compared on the same worlds and luck.

A branch is a position and the turn that is played there: the best one found, or the best one that begins with an answer
to be judged. The turn and a few quick ones of everybody are played in redrawn worlds; the network says how many
points that brings, by source. This takes the place of `compare` for these games, and answers the same questions.
"""

from functools import cache
from math import exp, sqrt

from boardinghouse.analysis.compare import ANY
from boardinghouse.bots.mind.network import KERNEL, UNIT_BITS
from boardinghouse.bots.mind.planner import POINT, Effort
from boardinghouse.bots.mind.turns import Depth, TurnSearch
from boardinghouse.bots.planned import mind_of, network_of, plans_turns
from boardinghouse.core.contract import NOBODY, State
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import packed, zeros

A_WORLD = 32  # rounds of a tree search that one world stands for
THOROUGH = 400  # rounds, of all branches together, from which on plans are thorough
# networks learn from games with turns drawn at random, where a lead is worth less: fitted to 150 games without
SURENESS = 1.3
# turns tried in a plan, those tried in the quick ones that follow, and how many follow
THOROUGHLY = ((160, 8, 8, 10), (32, 1, 4, 4), 2)
HASTILY = ((16, 1, 3, 3), (6, 0, 1, 1), 1)


def by_turns(id: str) -> bool:
    """Whether a game is studied like this: something has been learned of it, and the code is compiled. Plain Python
    would take minutes where a tree search with the evaluation takes seconds."""
    return KERNEL is not None and plans_turns(id)


@cache
def turn_search(id: str, thorough: bool) -> TurnSearch:
    """Made once for a process: its buffers are large."""
    effort, quick, turns = THOROUGHLY if thorough else HASTILY
    return TurnSearch(mind_of(id), network_of(id), Effort(*effort), Depth(1, 1, 1, turns, Effort(*quick)))


def best_by_answer(state: State, seat: int, rounds: int, seed: str) -> list[int]:
    """The answers with which the turns of one plan begin, the one with the best turn first."""
    search = turn_search(state.game.id, rounds >= THOROUGH)
    rng = Rng(seed)
    planner = search.planner
    planner.plan(state.determinize(seat, rng), seat, rng, search.effort)
    found: list[int] = []
    for row in planner.leading(planner.count()):
        answer = planner.turn(row)[0]
        if answer not in found:
            found.append(answer)
    return found + [answer for answer in state.legal(seat) if answer not in found]


class TurnBranch:
    """One continuation and what was seen of it: chances by world and seat, sums of points by seat and source."""

    def __init__(self, state: State, only: int) -> None:
        self.state = state
        self.only = only
        self.turn: list[int] | None = None
        self.chances: list[list[float]] = []
        self.points: list[list[float]] = []


class TurnComparison:
    """Branches seen by one seat; `open` shows it everything."""

    def __init__(self, id: str, seats: int, seat: int, open: bool, seed: str) -> None:
        self.id = id
        self.seats = seats
        self.seat = seat
        self.open = open
        self.words = Rng(seed)
        self.sources = len(mind_of(id).sources)
        self.branches: list[TurnBranch] = []
        self.out = zeros(self.sources + 1)
        self.search: TurnSearch | None = None  # chosen by the effort of the first run

    def add(self, state: State, only: int) -> None:
        """One branch more, before the first round."""
        self.branches.append(TurnBranch(state, only))

    def keep(self, places: list[int]) -> None:
        """Go on with some branches, and count from the start: choosing has no part in the estimate."""
        self.branches = [self.branches[place] for place in places]
        for branch in self.branches:
            branch.chances, branch.points = [], []

    def run(self, rounds: int) -> None:
        """More worlds, for as much time as so many rounds of a tree search."""
        search = self.search = self.search or turn_search(self.id, rounds * len(self.branches) >= THOROUGH)
        for branch in self.branches:
            if branch.turn is None:
                branch.turn = self.planned(search, branch)
        for _ in range(max(1, rounds // A_WORLD)):
            seed = self.words.next()
            for branch in self.branches:
                self.look(search, branch, seed)

    def planned(self, search: TurnSearch, branch: TurnBranch) -> list[int]:
        """The best turn that begins with the answer of a branch; none where any turn will do."""
        if branch.only == ANY:
            return []
        rng = Rng(f"{self.seat}/{branch.only}")
        world = branch.state.determinize(self.seat, rng)
        together = len(world.acting()) > 1
        world.play(self.seat, branch.only)
        if together or search.comes_to_rest(world, self.seat, Luck(rng.next())):
            return [branch.only]
        best = search.planner.plan(world, self.seat, rng, search.effort)
        return [branch.only, *search.planner.turn(best)]

    def look(self, search: TurnSearch, branch: TurnBranch, seed: int) -> None:
        """One world of one branch."""
        world = branch.state.clone() if self.open else branch.state.determinize(self.seat, Rng(seed))
        search.go_on(world, self.seat, packed(branch.turn or []), Luck(seed), Rng(seed))
        chances: list[float] = []
        points: list[float] = []
        for seat in range(self.seats):
            search.quick.foresee(world, seat, self.out, 0)
            values = list(self.out)
            points += [value / POINT for value in values[:-1]]
            chances.append(1 / (1 + exp(-values[-1] / (1 << UNIT_BITS))))
        total = sum(chances)
        over = world.actor() == NOBODY
        branch.chances.append(world.result().shares() if over else [chance / total for chance in chances])
        branch.points.append(points)

    def mean(self, index: int) -> list[float]:
        """Every seat's mean chance in a branch."""
        return [sum(column) / len(column) for column in zip(*self.branches[index].chances, strict=True)]

    def difference(self, first: int, second: int, seat: int) -> tuple[float, float]:
        """The seat's mean chance in one branch less that in another, and its standard error."""
        ahead, behind = self.branches[first].chances, self.branches[second].chances
        gaps = [one[seat] - other[seat] for one, other in zip(ahead, behind, strict=True)]
        average = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return average, 1.0
        variance = sum((gap - average) ** 2 for gap in gaps) / (len(gaps) - 1)
        return average, sqrt(variance / len(gaps))

    def term(self, index: int, seat: int, term: int) -> float:
        """The mean of a seat's final points from a source, as expected at the ends of a branch."""
        points = self.branches[index].points
        return sum(row[seat * self.sources + term] for row in points) / len(points)

    def line(self, index: int, longest: int) -> list[int]:
        """The answers of the turn of a branch."""
        return (self.branches[index].turn or [])[:longest]


class Learned:
    """Chances of the networks are chances already, only too cautious."""

    def fitted(self, means: list[float], state: State, seat: int) -> list[float]:
        """The chances that mean chances of a comparison stand for."""
        scores = [mean**SURENESS for mean in means]
        total = sum(scores)
        return [score / total for score in scores]

    def steepness(self, state: State) -> float:
        """By how much odds grow faster than those of the means."""
        return SURENESS


def terms_of(id: str) -> tuple[str, ...]:
    """The names of reasons: the parts of the score."""
    return tuple(f"score-{source}" for source in mind_of(id).sources)
