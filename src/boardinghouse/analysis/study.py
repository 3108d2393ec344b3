"""The analysis of a game from first look to last: a quick pass over all of it, then every piece with full effort.

Each pass gives a whole report; the second one takes over piece by piece, so that a graph is there within seconds and
sharpens.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from boardinghouse import compiled
from boardinghouse.analysis.report import report
from boardinghouse.analysis.work import QUICK_ROUNDS, Finding, find_all, game_of
from boardinghouse.core.contract import Game as Rules
from boardinghouse.core.record import Record
from boardinghouse.processes import mapped

INTERPRETED = 60  # times slower is plain Python: it does so much less, or nobody would wait for it
TOGETHER = 8  # pieces of work handed to a process at once


class Unfinished(ValueError):
    """Only games that have ended are analysed."""


class Study:
    """The analysis of one game."""

    def __init__(self, text: str, seconds: float | None = None) -> None:
        self.text = text
        self.game = game_of(text)
        if not self.game.over:
            raise Unfinished("the game is not over; only finished games are analysed")
        self.rounds = self.game.rounds_for(usual_seconds(self.game.record.game) if seconds is None else seconds)
        self.findings: dict[int, Finding] = {}

    def plan(self) -> list[tuple[list[int], int]]:
        """Pieces of work and their effort, in the order in which they are to be begun."""
        pieces = self.game.pieces()
        efforts = [self.rounds] if self.rounds <= QUICK_ROUNDS else [QUICK_ROUNDS, self.rounds]
        return [
            (pieces[first : first + TOGETHER], rounds)
            for rounds in efforts
            for first in range(0, len(pieces), TOGETHER)
        ]

    def take(self, findings: list[Finding]) -> None:
        """Add what was found; a quick look never replaces a long one."""
        for found in findings:
            known = self.findings.get(found.line)
            if known is None or known.rounds <= found.rounds:
                self.findings[found.line] = found

    def run(self, processes: int) -> Iterator[float]:
        """Do all the work in so many processes, giving the part done from time to time."""
        plan = self.plan()
        efforts = [len(lines) * rounds for lines, rounds in plan]
        done = 0
        for effort, findings in zip(efforts, mapped(partial(carried_out, self.text), plan, processes), strict=True):
            self.take(findings)
            done += effort
            yield done / sum(efforts)

    def report(self) -> dict[str, Any]:
        """What is known so far, as plain data."""
        return report(self.game, self.findings, self.rounds)


def carried_out(text: str, piece: tuple[list[int], int]) -> list[Finding]:
    """A part of the plan, in this process or in another."""
    lines, rounds = piece
    return find_all(text, lines, rounds)


def usual_seconds(game: Rules[Any]) -> float:
    """The effort where none is asked for: what takes about as long compiled or not."""
    return game.facts.study_seconds / (1 if compiled() else INTERPRETED)


def analyse(record: Record, seconds: float | None = None, processes: int = 1) -> dict[str, Any]:
    """The report on a finished game."""
    study = Study(record.text(), seconds)
    for _ in study.run(processes):
        pass
    return study.report()
