"""Lessons: the first game of every game, as data beside its rules (`games/<id>/lesson.json`).

A chapter is a set-up, a seed and steps. A step names its words (`lesson-<say>` of the game's texts), what it points at
(`look`, spots of the board) and the lines played in it: the learner's own are waited for, those of the others follow
the script. Chance draws from the seed. Only the engine is needed to play it.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, IllegalAction
from boardinghouse.core.events import Event

LEARNER = 0  # the learner always has the first seat


class BrokenLesson(ValueError):
    """The rules that run now cannot play a lesson as it is written."""


class ChapterStep(NamedTuple):
    say: str
    look: tuple[str, ...]
    lines: tuple[str, ...]


class Chapter(NamedTuple):
    game: str
    number: int
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    before: tuple[str, ...]  # played before the first step: an earlier chapter
    steps: tuple[ChapterStep, ...]


class Moment(NamedTuple):
    """A position of a chapter and how it came about; `wanted` is what the learner is to do next, None if nothing;
    `goes_on`: another seat moves next. `seen` is the mask of seats that may know `action`."""

    step: int
    seat: int | None
    action: int
    seen: int
    events: list[Event]
    state: Any
    wanted: int | None
    goes_on: bool


@cache
def chapters(id: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson; none where it has no lesson."""
    bh.load(id)
    path = resources.files("boardinghouse.games").joinpath(id, "lesson.json")
    if not path.is_file():
        return ()
    return tuple(
        read_chapter(id, number, data) for number, data in enumerate(json.loads(path.read_text(encoding="utf-8")))
    )


def read_chapter(id: str, number: int, data: Mapping[str, Any]) -> Chapter:
    steps = [
        ChapterStep(step["say"], tuple(step.get("look", ())), tuple(step.get("lines", ()))) for step in data["steps"]
    ]
    return Chapter(
        id,
        number,
        data["rules"],
        data["seats"],
        data.get("options", {}),
        data["seed"],
        tuple(data.get("before", ())),
        tuple(steps),
    )


def read_line(chapter: Chapter, state: Any, text: str) -> tuple[int, int]:
    """The seat and the action of a line: "2: lay 3" where several seats owe an answer, else the action alone."""
    before, named, action = text.rpartition(": ")
    owing = state.acting()
    if not named and len(owing) != 1:
        raise BrokenLesson(f"{chapter.game}: {text!r} must say whose it is: {owing} are to act")
    return int(before) - 1 if named else owing[0], state.game.actions.parse(action)


def moments(chapter: Chapter) -> Iterator[Moment]:
    """The positions of a chapter one after the other, the set-up first. A step without lines of its own has one too."""
    game = bh.load(chapter.game)
    if chapter.rules != game.version:
        raise BrokenLesson(
            f"{chapter.game}: the lesson is of version {chapter.rules} of the rules, which are at {game.version}: "
            "read it again, then change its `rules`"
        )
    state = game.begin(chapter.seats, chapter.options)
    state.listen()
    luck = bh.Luck(chapter.seed)
    luck.settle(state)
    for earlier in chapter.before:
        state.apply(*read_line(chapter, state, earlier))
        luck.settle(state)
    came: tuple[int | None, int, int] = (None, 0, 0)
    events = list(state.heard())
    for number, step in enumerate(chapter.steps):
        for line in (*step.lines, None):
            if line is None and step.lines:
                break  # the next step speaks about where this one has led
            seat, action = (None, 0) if line is None else read_line(chapter, state, line)
            wanted = action if seat == LEARNER else None
            yield Moment(number, *came, events, state.clone(), wanted, seat is not None and wanted is None)
            came, events = (None, 0, 0), []
            if line is None or seat is None:
                continue
            seen = int(state.pending().seen_by(state, seat, action))
            try:
                state.apply(seat, action)
            except IllegalAction as fault:
                raise BrokenLesson(f"{chapter.game}, step {step.say!r}: {fault}") from None
            luck.settle(state)
            came, events = (seat, action, seen), list(state.heard())
    if came[0] is not None:
        raise BrokenLesson(f"{chapter.game}: the last step is to look at what came out, without lines of its own")


def played(chapter: Chapter) -> list[tuple[int, int]]:
    """All lines of a chapter, chance included: where the game goes on from."""
    state = bh.load(chapter.game).begin(chapter.seats, chapter.options)
    luck = bh.Luck(chapter.seed)
    lines = [(CHANCE, outcome) for outcome in luck.settle(state)]
    for text in (*chapter.before, *(line for step in chapter.steps for line in step.lines)):
        seat, action = read_line(chapter, state, text)
        state.apply(seat, action)
        lines.append((seat, action))
        lines += [(CHANCE, outcome) for outcome in luck.settle(state)]
    return lines
