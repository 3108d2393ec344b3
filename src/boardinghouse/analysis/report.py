"""The report of an analysis as plain data, docs/study.md: chances line by line, decisions, turns, draws, players.

For every seat the parts add up: start + own errors + errors of others + luck + unexplained = result. Errors are losses
outside the noise. Luck is what the draws brought, measured at the chance nodes. What is left is not explained: hidden
things coming to light, and whatever the estimate learns as the game goes on.
"""

from dataclasses import asdict
from math import sqrt
from typing import Any

from boardinghouse.analysis.grades import GRADES, grade
from boardinghouse.analysis.scale import accuracy
from boardinghouse.analysis.work import START, Finding, StudiedGame
from boardinghouse.core.contract import CHANCE

FORMAT = 2
DIGITS = 5


def report(game: StudiedGame, findings: dict[int, Finding], rounds: int) -> dict[str, Any]:
    """All that is known so far; complete once every piece of work is done with that many rounds."""
    findings = dict(sorted(findings.items()))  # sums of fractions must not depend on who was ready first
    pieces = game.pieces()
    record = game.record
    done = sum(1 for line in pieces if line in findings and findings[line].rounds >= rounds)
    return {
        "format": FORMAT,
        "game": record.game.id,
        "version": record.game.version,
        "options": record.options,
        "seats": record.seats,
        "rounds": rounds,
        "done": done,
        "total": len(pieces),
        "points": points(game, findings),
        "decisions": decisions(game, findings),
        "turns": turns(game, findings),
        "draws": draws(game, findings),
        "players": players(game, findings),
    }


def rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]


def points(game: StudiedGame, findings: dict[int, Finding]) -> list[dict[str, Any]]:
    """The graph: chances before every decision, `line` counted from 0, and at the end. `step` counts answers of seats
    only, as replays do."""
    rows = [
        {
            "line": max(0, line),
            "step": game.steps[max(0, line)],
            "fair": rounded(found.fair),
            "open": rounded(found.open),
        }
        for line, found in findings.items()
        if found.fair is not None and found.open is not None
    ]
    shares = game.shares()
    last = len(game.record.lines)
    return [*rows, {"line": last, "step": game.steps[last], "fair": shares, "open": shares}]


def decisions(game: StudiedGame, findings: dict[int, Finding]) -> list[dict[str, Any]]:
    text = game.record.game.actions.text
    rows = []
    for line, found in findings.items():
        judged = found.judgement
        if judged is None:
            continue
        rows.append(
            {
                "line": line,
                "step": game.steps[line],
                "seat": judged.seat,
                "do": text(judged.action),
                "loss": round(judged.loss, DIGITS),
                "error": round(judged.error, DIGITS),
                "grade": judged.grade,
                "better": [text(action) for action in judged.line],
                "moves": [int(action) for action in judged.line],
                "reasons": [{**asdict(reason), "points": round(reason.points, 2)} for reason in judged.reasons],
                "rounds": found.rounds,
            }
        )
    return rows


def turn_lines(game: StudiedGame) -> list[tuple[int, list[int]]]:
    """The turns: a seat and its lines, one after the other with nobody else between; chance may be."""
    result: list[tuple[int, list[int]]] = []
    for number, line in enumerate(game.record.lines):
        if line.seat == CHANCE:
            continue
        if not result or result[-1][0] != line.seat:
            result.append((line.seat, []))
        result[-1][1].append(number)
    return result


def turns(game: StudiedGame, findings: dict[int, Finding]) -> list[dict[str, Any]]:
    """Turns of several decisions judged as a whole: small losses add up, and so does their noise."""
    rows = []
    for seat, lines in turn_lines(game):
        judged = [
            judgement for line in lines if line in findings and (judgement := findings[line].judgement) is not None
        ]
        if not judged:
            continue
        loss = sum(judgement.loss for judgement in judged)
        error = sqrt(sum(judgement.error**2 for judgement in judged))
        rows.append(
            {
                "first": lines[0],
                "last": lines[-1],
                "seat": seat,
                "decisions": len(judged),
                "loss": round(loss, DIGITS),
                "error": round(error, DIGITS),
                "grade": grade(loss, error),
            }
        )
    return rows


def draws(game: StudiedGame, findings: dict[int, Finding]) -> list[dict[str, Any]]:
    state_of = game.positions
    return [
        {
            "line": line,
            "step": game.steps[line],
            "source": game.record.game.sources[state_of[line].source()],
            "luck": rounded(found.luck),
        }
        for line, found in findings.items()
        if found.luck is not None
    ]


def players(game: StudiedGame, findings: dict[int, Finding]) -> list[dict[str, Any]]:
    """What the game consisted of for every seat."""
    seats = range(game.tools.seats)
    judged = [judgement for found in findings.values() if (judgement := found.judgement) is not None]
    begun = findings.get(START)
    start = list(begun.fair) if begun is not None and begun.fair is not None else [1 / len(seats)] * len(seats)
    result = game.shares()
    rows: list[dict[str, Any]] = []
    for seat in seats:
        own = [judgement for judgement in judged if judgement.seat == seat]
        errors = -sum(judgement.counted for judgement in own)
        others = sum(judgement.after[seat] - judgement.chances[seat] for judgement in judged if judgement.seat != seat)
        luck = sum(found.luck[seat] for found in findings.values() if found.luck is not None)
        rows.append(
            {
                "seat": seat,
                "start": start[seat],
                "own_errors": errors,
                "others_errors": others,
                "luck": luck,
                "unexplained": result[seat] - start[seat] - errors - others - luck,
                "result": result[seat],
                "decisions": len(own),
                "accuracy": accuracy(
                    game.record.game.id,
                    sum(judgement.given for judgement in own),
                    sum(judgement.stake for judgement in own),
                ),
                **{name: sum(1 for judgement in own if judgement.grade == name) for name, _ in GRADES},
            }
        )
    return rows
