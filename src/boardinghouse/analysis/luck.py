"""One draw of chance: what it was worth to every seat that saw it, against what could be expected.

The same searches on the same worlds value the outcome drawn and the others, so that what both sides get wrong cancels.
"""

from boardinghouse.analysis.compare import ANY
from boardinghouse.analysis.tools import Tools
from boardinghouse.core.contract import CHANCE, State
from boardinghouse.core.rng import Rng

FEW = 12  # outcomes up to which all are looked into; of more, so many are drawn


def expected_outcomes(state: State, action: int, rng: Rng) -> list[tuple[int, int]]:
    """Outcomes and weights that stand for all: the outcome drawn always among them, with no weight if need be."""
    outcomes = state.outcomes()
    if len(outcomes) <= FEW:
        return outcomes
    drawn = {action: 0}
    for _ in range(FEW):
        outcome = state.sample(rng)
        drawn[outcome] = drawn.get(outcome, 0) + 1
    return sorted(drawn.items())


def draw_luck(tools: Tools, state: State, action: int, rounds: int, seed: str) -> list[float]:
    """The luck of every seat in the draw of an outcome at this chance node, in chances to win."""
    outcomes = expected_outcomes(state, action, Rng(f"{seed}/outcomes"))
    luck = [0.0] * tools.seats
    if len(outcomes) == 1:
        return luck
    pending = state.pending()
    seen = pending.seen_by(state, CHANCE, action)
    after = []
    for outcome, _ in outcomes:
        twin = state.clone()
        twin.play(CHANCE, outcome)
        after.append(twin)
    total = sum(weight for _, weight in outcomes)
    drawn = [outcome for outcome, _ in outcomes].index(action)
    for seat in range(tools.seats):
        if not (seen >> seat) & 1:
            continue
        view = tools.comparison(seat, f"{seed}/{seat}")
        for twin in after:
            view.add(twin, ANY)
        view.run(rounds)
        values = [tools.calibration.fitted(view.mean(index), state, seat)[seat] for index in range(len(after))]
        expected = sum(value * weight for value, (_, weight) in zip(values, outcomes, strict=True)) / total
        luck[seat] = values[drawn] - expected
    return luck
