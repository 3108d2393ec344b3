"""One decision: what the answer given cost against the best there was, as far as its seat could know.

A search of the whole question finds the candidates. They race: after every stage, with equal effort on the same worlds,
the better half stays. The last one is measured against the answer given on fresh worlds: the choice of the candidate
had no part in that, so that it is not biased towards finding faults. It goes on until the grade is settled.
"""

from dataclasses import dataclass

from boardinghouse.analysis.calibration import LEAST
from boardinghouse.analysis.grades import counts, grade, settled
from boardinghouse.analysis.tools import AnyComparison, Tools
from boardinghouse.core.contract import State
from boardinghouse.core.rng import Rng, share

CANDIDATES = 8  # answers beside the one given that are looked into
BATCHES = 8  # of every look at the last two
LONGEST = 8  # looks at most, while the grade is open
REASONS = 3
CARELESS = 4  # answers drawn at random, for what is at stake
SPEAKING = 0.15  # part of all that speaks for the better line that a reason must have
LONGEST_LINE = 24


@dataclass(frozen=True)
class Reason:
    """A term of the evaluation, or a part of the score where a network foresees those, that differs at the ends of two
    lines: `points` are what the better line has more for the seat that answers (`seat` its own), or less for a rival;
    below 0 where this speaks for the other line."""

    term: str
    seat: int
    points: float


@dataclass(frozen=True)
class Judgement:
    """`chances`: of all seats with the best answer; `after`: with the answer given; equal where no loss counts.
    `given`: points that the answer gave away; `stake`: points that an answer drawn at random gives away on average."""

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
    given: float
    stake: float

    @property
    def counted(self) -> float:
        """The loss, as far as it is outside the noise."""
        return self.loss if counts(self.loss, self.error) else 0.0


def candidates(tools: Tools, state: State, seat: int, rounds: int, seed: str, beside: int | None) -> list[int]:
    """The most promising answers, the best first; `beside` one that is not wanted."""
    return [action for action in tools.promising(state, seat, rounds, seed) if action != beside][:CANDIDATES]


def judge(tools: Tools, state: State, seat: int, action: int, rounds: int, seed: str) -> Judgement:
    """Judge an answer to a question that had others."""
    rivals = candidates(tools, state, seat, rounds, f"{seed}/candidates", action)
    race = tools.comparison(seat, f"{seed}/compare")
    drawn = careless(state, seat, f"{seed}/careless")
    for answer in (action, *rivals, *drawn):
        race.add(state, answer)
    race.run(max(1, rounds // (len(rivals) + 1)))
    stake = at_stake(tools, race, len(drawn))
    while len(race.branches) > 2:
        order = sorted(range(1, len(rivals) + 1), key=lambda place: -race.mean(place)[seat])
        stay = sorted(order[: (len(rivals) + 1) // 2])
        race.keep([0, *stay])
        rivals = [rivals[place - 1] for place in stay]
        if len(rivals) > 1:
            race.run(max(1, rounds // (len(rivals) + 1)))
    for _ in range(LONGEST):
        for _ in range(BATCHES):
            race.run(max(1, rounds // (2 * BATCHES)))
        loss, error, _, _ = lost(tools, state, race)
        if settled(loss, error):
            break
    return judgement(tools, state, race, action, rivals[0], stake)


def careless(state: State, seat: int, seed: str) -> list[int]:
    """Answers drawn at random, for what is at stake in a question."""
    rng = Rng(seed)
    legal = state.legal(seat)
    return [legal[share(rng.next(), len(legal))] for _ in range(CARELESS)]


def at_stake(tools: Tools, race: AnyComparison, drawn: int) -> float:
    """What the last branches, so many answers drawn at random, give away on average against the best of the others."""
    others = len(race.branches) - drawn
    best = max(range(others), key=lambda place: race.mean(place)[int(race.seat)])
    return margin(tools, race, best) - sum(margin(tools, race, others + place) for place in range(drawn)) / drawn


def lost(tools: Tools, state: State, both: AnyComparison) -> tuple[float, float, list[float], list[float]]:
    """The loss of the first branch against the second, its standard error, and the chances with the second and with
    the first. The error is that of the means, by how fast chances change with means there."""
    seat = int(both.seat)
    means = both.mean(1), both.mean(0)
    chances, after = (tools.calibration.fitted(mean, state, seat) for mean in means)
    loss = chances[seat] - after[seat]
    mean = min(max((means[0][seat] + means[1][seat]) / 2, LEAST), 1 - LEAST)
    chance = (chances[seat] + after[seat]) / 2
    slope = tools.calibration.steepness(state) * chance * (1 - chance) / (mean * (1 - mean))
    return loss, both.difference(1, 0, seat)[1] * slope, chances, after


def judgement(tools: Tools, state: State, both: AnyComparison, action: int, rival: int, stake: float) -> Judgement:
    """The outcome of a comparison of the answer given (first) and its rival."""
    seat = int(both.seat)
    loss, error, chances, after = lost(tools, state, both)
    # points alone do not make a loss: a leader may well pay some for safety
    given = max(0.0, margin(tools, both, 1) - margin(tools, both, 0)) if loss > 0 else 0.0
    if not counts(loss, error):
        return Judgement(seat, action, max(loss, 0.0), error, "good", action, [], [], after, after, given, stake)
    line = own_line(state, seat, both.line(1, LONGEST_LINE))
    found = reasons(tools, both, 1, 0)
    return Judgement(seat, action, loss, error, grade(loss, error), rival, line, found, chances, after, given, stake)


def margin(tools: Tools, both: AnyComparison, branch: int) -> float:
    """What the ends of a branch are worth to the seat, in points, less the mean of its rivals."""
    terms = range(len(tools.names))
    values = [sum(both.term(branch, seat, term) for term in terms) for seat in range(tools.seats)]
    own = values[int(both.seat)]
    return own - (sum(values) - own) / (tools.seats - 1)


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


def reasons(tools: Tools, both: AnyComparison, better: int, worse: int) -> list[Reason]:
    """The terms that speak most for the better of two branches, and what speaks most against it."""
    seat = int(both.seat)
    found: list[Reason] = []
    for other in range(tools.seats):
        sign = 1 if other == seat else -1
        for term, name in enumerate(tools.names):
            points = sign * (both.term(better, other, term) - both.term(worse, other, term))
            found.append(Reason(name, other, points))
    found.sort(key=lambda reason: -reason.points)
    total = sum(reason.points for reason in found if reason.points > 0)
    told = [reason for reason in found[:REASONS] if reason.points > 0 and reason.points >= SPEAKING * total]
    if tools.learned and told and found[-1].points <= -SPEAKING * total:
        return [*told[: REASONS - 1], found[-1]]
    return told
