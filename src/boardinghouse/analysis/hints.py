"""A hint for the seat to answer, in three strengths: what to look at, the kind of answer, the answer and why."""

from dataclasses import dataclass

from boardinghouse import compiled
from boardinghouse.analysis.judge import BATCHES, LONGEST_LINE, Reason, candidates, own_line, reasons
from boardinghouse.analysis.subjects import Subject, subject_of
from boardinghouse.analysis.tools import Tools
from boardinghouse.core.contract import State

ROUNDS = 2000
ROUNDS_INTERPRETED = 200  # plain Python is some sixty times slower, and somebody waits


@dataclass(frozen=True)
class Hint:
    """`subject`: the thing that the best line is about; `reasons`: what speaks for the answer against the next best."""

    subject: Subject | None
    kind: str
    move: int
    reasons: list[Reason]


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
    why = reasons(tools, view, order[0], order[1]) if len(order) > 1 else []
    move = found[order[0]]
    line = view.line(order[0], LONGEST_LINE)
    if not tools.learned:  # a tree may go on past others' answers; a planned turn is all the seat's own
        line = own_line(state, seat, line)
    line = line or [move]
    return Hint(subject_of(state, seat, line), state.game.actions.verb(move), move, why)
