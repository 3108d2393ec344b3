"""What a worker process does with the text of a game record: nobody waits while a long one is read and checked.

Anybody who has a record may see everything in it. The server asks by `records.py`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct, json

import boardinghouse as bh
from boardinghouse.analysis.study import Study, Unfinished
from boardinghouse.analysis.work import Finding
from boardinghouse.core.record import BrokenRecord, OtherRules, parse
from boardinghouse.server import views
from boardinghouse.server.frames import Frame, Hints, Lines, Replay, as_replay, through
from boardinghouse.server.position import Position
from boardinghouse.server.refused import Refused


class Beginning(Struct, frozen=True):
    """The set-up of a record and its lines up to a position."""

    game: str
    options: dict[str, str]
    seats: int
    lines: Lines


class StudyPlan(Struct, frozen=True):
    """How a game is to be analysed: pieces of work, the lines and the effort of each."""

    game: str
    pieces: list[tuple[list[int], int]]


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer as JSON text, or why there is none."""
    work = WORK[question.pop("clerk")]
    try:
        return {"answer": json.encode(work(**question)).decode()}
    except Refused as refused:
        return {"refused": [refused.reason, refused.rule]}


def parsed(text: str) -> bh.Record:
    try:
        return parse(text.encode(), bh.load)
    except BrokenRecord as fault:
        raise unreadable(fault) from None


def checked(text: str) -> tuple[bh.Record, Any]:
    """The record and the state it ends with, once every line was checked."""
    record = parsed(text)
    try:
        return record, record.verify()
    except BrokenRecord as fault:
        raise unreadable(fault) from None


def unreadable(fault: BrokenRecord) -> Refused:
    """Why a record cannot be shown: it is damaged, or it is of another version."""
    return Refused("rules-changed" if isinstance(fault, OtherRules) else "broken-record", str(fault))


def given_hints(record: bh.Record) -> Hints:
    """The hints of a record; none where somebody has written something else there: no checksum covers them."""
    try:
        return msgspec.convert((record.closing or {}).get("hints", []), Hints)
    except msgspec.ValidationError:
        return []


def replay(text: str, viewer: int | None, first: int, count: int) -> Replay:
    """The frames of a game from `first` on; the first ones say that all of it is sound."""
    record = checked(text)[0] if first == 0 else parsed(text)
    if viewer is not None and viewer >= len(record.seats):
        raise Refused("no-such-seat")
    position = Position(record.game, len(record.seats), record.options, "")
    lines = [(line.seat, line.action) for line in record.lines]
    frames = [frame for frame in through(position, lines, viewer, first, count) if frame is not None]
    return as_replay("", position, lines, viewer, first, frames, given_hints(record))


def begin(text: str, line: int, seat: int) -> Beginning:
    """The first `line` lines of a sound record, for somebody who goes on from there at this seat."""
    record, _ = checked(text)
    if seat >= len(record.seats):
        raise Refused("no-such-seat")
    if line > len(record.lines):
        raise Refused("no-such-position")
    lines = [(one.seat, one.action) for one in record.lines[:line]]
    return Beginning(record.game.id, record.options, len(record.seats), lines)


def other_line(text: str, line: int, seat: int, moves: list[int]) -> list[Frame]:
    """The positions after each of other moves than those of a game that is over, as the mover sees them."""
    record, end = checked(text)
    if end.acting() and not record.lost():
        raise Refused("not-over")
    if seat >= len(record.seats) or line > len(record.lines):
        raise Refused("no-such-position")
    state = record.state_at(line)
    step = sum(1 for one in record.lines[:line] if one.seat != bh.CHANCE)
    result: list[Frame] = []
    for move in moves:
        step += 1
        state.listen()
        try:
            state.apply(seat, move)
        except bh.IllegalAction:
            raise Refused("illegal") from None
        events = views.events_for(record.game, state.heard(), seat)
        acting = [one for one in state.acting() if one != bh.CHANCE]
        action = views.action_texts(record.game.id)[move]
        result.append(Frame(step, seat, action, events, acting, state.view(seat)))
    return result


@lru_cache(maxsize=4)
def study_of(text: str, seconds: float | None) -> Study:
    """The study of a sound record, kept for the next report on it; refused if the game is not over."""
    checked(text)
    try:
        return Study(text, seconds)
    except Unfinished:
        raise Refused("not-over") from None


def plan(text: str, seconds: float | None) -> StudyPlan:
    study = study_of(text, seconds)
    return StudyPlan(study.game.record.game.id, study.plan())


def report(text: str, seconds: float | None, findings: list[Any]) -> dict[str, Any]:
    """What these findings, in the order in which they came, say of the game."""
    study = study_of(text, seconds)
    study.findings.clear()
    study.take(msgspec.convert(findings, list[Finding]))
    return study.report()


WORK: dict[str, Callable[..., Any]] = {
    "replay": replay,
    "begin": begin,
    "other-line": other_line,
    "plan": plan,
    "report": report,
}
