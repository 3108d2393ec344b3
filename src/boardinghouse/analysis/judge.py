"""One decision: what the answer given cost against the best there was, as far as its seat could know.

A search of the whole question finds the candidates; a comparison of equal effort picks the strongest of them; and a
second one, on fresh worlds, measures answer given against candidate. The choice of the candidate had no part in that
measure, so that it is not biased towards finding faults.
"""

from dataclasses import dataclass

from boardinghouse.analysis.compare import Comparison
from boardinghouse.analysis.grades import counts, grade
from boardinghouse.analysis.tools import Tools
from boardinghouse.bots.search import Search
from boardinghouse.core.contract import State
from boardinghouse.core.rng import Rng

CANDIDATES = 3  # answers beside the one given that are looked into
BATCHES = 8  # of every comparison
LONGER = 3  # times that a loss near the border of the noise is looked into for as long again
WORTH_IT = 0.02  # the loss from which that is done
REASONS = 3
SPEAKING = 0.15  # part of all that speaks for the better line that a reason must have
LONGEST_LINE = 24


@dataclass(frozen=True)
class Reason:
    """A term of the evaluation that is better at the ends of the better line: more points for the seat that answers
    (`seat` its own), or fewer for a rival."""

    term: str
    seat: int
    points: float


@dataclass(frozen=True)
class Judgement:
    """`chances`: of all seats with the best answer; `after`: with the answer given; equal where no loss counts."""

    seat: int
    action: int
    loss: float
    error: float
    grade: str
    best: int
    line: list[int]
    reasons: list[Reason]
    chances: list[float]
    after: list[float]

    @property
    def counted(self) -> float:
        """The loss, as far as it is outside the noise."""
        return self.loss if counts(self.loss, self.error) else 0.0


def candidates(tools: Tools, state: State, seat: int, rounds: int, seed: str, beside: int | None) -> list[int]:
    """The answers most looked into by a search, the most visited first; `beside` one that is not wanted."""
    search = Search(state, seat, tools.evaluation, tools.style, Rng(seed))
    search.run(rounds)
    visits = search.visits()
    order = sorted(visits, key=lambda action: (-visits[action], action))
    return [action for action in order if action != beside][:CANDIDATES]


def judge(tools: Tools, state: State, seat: int, action: int, rounds: int, seed: str) -> Judgement:
    """Judge an answer to a question that had others."""
    others = candidates(tools, state, seat, rounds, f"{seed}/candidates", action)
    both = tools.comparison(seat, f"{seed}/compare")
    for answer in (action, *others):
        both.add(state, answer)
    for _ in range(BATCHES):
        both.run(max(1, rounds // (2 * BATCHES)))
    strongest = max(range(1, len(both.branches)), key=lambda index: both.mean(index)[seat])
    both.keep(0, strongest)
    for _ in range(BATCHES):
        both.run(max(1, rounds // BATCHES))
    for _ in range(LONGER):
        loss, error = both.difference(1, 0, seat)
        if loss < WORTH_IT or counts(loss, error):
            break
        for _ in range(BATCHES):
            both.run(max(1, rounds // BATCHES))
    return judgement(tools, state, both, action, others[strongest - 1])


def judgement(tools: Tools, state: State, both: Comparison, action: int, rival: int) -> Judgement:
    """The outcome of a comparison of the answer given (first) and its rival."""
    seat = int(both.seat)
    raw, error = both.difference(1, 0, seat)
    after = tools.calibration.stretched(both.mean(0))
    chances = tools.calibration.stretched(both.mean(1))
    loss = chances[seat] - after[seat]
    if abs(raw) > 1.0e-9:
        error *= loss / raw
    if not counts(loss, error):
        return Judgement(seat, action, max(loss, 0.0), error, "good", action, [], [], after, after)
    line = own_line(state, seat, both.line(1, LONGEST_LINE))
    found = reasons(tools, both, 1, 0)
    return Judgement(seat, action, loss, error, grade(loss, error), rival, line, found, chances, after)


def own_line(state: State, seat: int, answers: list[int]) -> list[int]:
    """As many of these answers as the seat can give one after the other, before anybody else or chance comes in."""
    twin = state.clone()
    line: list[int] = []
    for answer in answers:
        if seat not in twin.acting() or answer not in twin.legal(seat):
            break
        twin.apply(seat, answer)
        line.append(answer)
    return line


def reasons(tools: Tools, both: Comparison, better: int, worse: int) -> list[Reason]:
    """The terms that speak most for the better of two branches."""
    seat = int(both.seat)
    found: list[Reason] = []
    for other in range(tools.seats):
        sign = 1 if other == seat else -1
        for term, name in enumerate(tools.evaluation.names):
            points = sign * (both.term(better, other, term) - both.term(worse, other, term))
            if points > 0:
                found.append(Reason(name, other, points))
    found.sort(key=lambda reason: -reason.points)
    total = sum(reason.points for reason in found)
    return [reason for reason in found[:REASONS] if reason.points >= SPEAKING * total]
