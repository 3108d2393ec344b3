"""A hint for whoever is to answer, in three strengths: what matters now, what kind of answer, the answer itself."""

from dataclasses import dataclass

from boardinghouse import compiled
from boardinghouse.analysis.judge import BATCHES, candidates, reasons
from boardinghouse.analysis.tools import Tools
from boardinghouse.core.contract import State

ROUNDS = 2000
ROUNDS_INTERPRETED = 200  # plain Python is some sixty times slower, and somebody waits
STRENGTHS = ("area", "kind", "move")


@dataclass(frozen=True)
class Hint:
    """`area`: the term of the evaluation that speaks most for the answer against the next best; empty where none."""

    area: str
    kind: str
    move: int


def usual_rounds() -> int:
    """The effort of a hint: its answer comes within seconds, compiled or not."""
    return ROUNDS if compiled() else ROUNDS_INTERPRETED


def find_hint(state: State, seat: int, rounds: int, seed: str) -> Hint:
    """The best answer that an equal look at the most promising ones finds."""
    tools = Tools(state)
    found = candidates(tools, state, seat, rounds, f"{seed}/candidates", None)
    view = tools.comparison(seat, f"{seed}/compare")
    for action in found:
        view.add(state, action)
    for _ in range(BATCHES):
        view.run(max(1, rounds // BATCHES))
    order = sorted(range(len(found)), key=lambda index: -view.mean(index)[seat])
    area = ""
    if len(order) > 1:
        own = [reason.term for reason in reasons(tools, view, order[0], order[1]) if reason.seat == seat]
        area = own[0] if own else ""
    move = found[order[0]]
    return Hint(area, state.game.actions.verb(move), move)
