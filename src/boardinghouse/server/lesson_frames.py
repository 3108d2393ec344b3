"""A chapter of a lesson as the learner goes through it, the table where its game goes on, and the rules at a glance."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from msgspec import Raw, Struct

import boardinghouse as bh
from boardinghouse import glance as glances
from boardinghouse import lessons
from boardinghouse.lessons import LEARNER, Moment
from boardinghouse.server import views
from boardinghouse.server.fold import Table
from boardinghouse.server.library import known
from boardinghouse.server.making import resume
from boardinghouse.server.protocol import Action, Carries, EventInfo, PersonInfo, PromptInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.tables import Tables

RIVALS = "level:1"


class LessonStep(Struct, frozen=True):
    """`say`: its words are `lesson-<say>` of the game's texts; `look`: the spots of the board it speaks of."""

    say: str
    look: list[str]


class LessonFrame(Struct, frozen=True):
    """A position of step `step`. `wanted` is the answer the step waits for, one of `actions`; None where the learner
    only looks. `goes_on`: another seat moves next in this step. `seat` and `action` are what led here."""

    step: int
    seat: int | None
    action: Annotated[Raw | None, Carries("Action")]
    events: list[Annotated[EventInfo, Carries("Event")]]
    acting: list[int]
    view: Annotated[Mapping[str, Any], Carries("View")]
    actions: list[Action]
    prompt: Annotated[PromptInfo | None, Carries("Prompt")]
    wanted: int | None
    goes_on: bool


class Lesson(Struct, frozen=True):
    game: str
    chapter: int
    chapters: int
    rules: int
    seats: int
    steps: list[LessonStep]
    frames: list[LessonFrame]


class GlancePanel(Struct, frozen=True):
    """`say`: its words are `glance-<say>` in the game's texts; `part`: aim, turn, score or end; `show`: spots of the
    board that it shows, `look` those with a ring; `rules`: the paragraphs it is an example of."""

    say: str
    part: str
    show: list[str]
    look: list[str]
    rules: list[str]
    frame: LessonFrame


class Glance(Struct, frozen=True):
    """`wrong`: the paragraphs of the things people get wrong; their words are `glance-wrong-<number>`, from 1."""

    game: str
    seats: int
    panels: list[GlancePanel]
    wrong: list[str]


def frame(moment: Moment) -> LessonFrame:
    state = moment.state
    texts = views.action_texts(state.game.id)
    acting = list(state.acting())
    asked = moment.wanted is not None
    question = state.prompt() if LEARNER in acting else None
    return LessonFrame(
        step=moment.step,
        seat=moment.seat,
        action=texts[moment.action] if moment.seat is not None and views.may_know(moment.seen, LEARNER) else None,
        events=views.events_for(state.game, moment.events, LEARNER),
        acting=acting,
        view=state.view(LEARNER),
        actions=[texts[action] for action in state.legal(LEARNER)] if asked else [],
        prompt=PromptInfo(str(question["key"]), question["params"]) if question is not None else None,
        wanted=moment.wanted,
        goes_on=moment.goes_on,
    )


def chapter_of(game: str, number: int) -> lessons.Chapter:
    chapters = lessons.chapters(known(game))
    if number >= len(chapters):
        raise Refused("no-such-page")
    return chapters[number]


@cache
def told(game: str, number: int) -> Lesson:
    chapter = chapter_of(game, number)
    return Lesson(
        game=game,
        chapter=number,
        chapters=len(lessons.chapters(game)),
        rules=chapter.rules,
        seats=chapter.seats,
        steps=[LessonStep(step.say, list(step.look)) for step in chapter.steps],
        frames=[frame(moment) for moment in lessons.moments(chapter)],
    )


@cache
def pictured(game: str) -> Glance:
    page = glances.glance(game)
    if page is None:
        raise Refused("no-such-page")
    panels = [
        GlancePanel(panel.say, panel.part, list(panel.show), list(panel.look), list(panel.rules), frame(moment))
        for panel, moment in zip(page.panels, glances.pictures(page), strict=True)
    ]
    return Glance(game, page.chapter.seats, panels, list(page.wrong))


async def play_lesson_on(tables: Tables, person: PersonInfo, game: str, number: int) -> Table:
    """A table that goes on where a chapter ends, against the easiest bots."""
    chapter = chapter_of(game, number)
    sitters = [None if seat == LEARNER else tables.decider.bot_sitter(RIVALS) for seat in range(chapter.seats)]
    options = bh.load(game).chosen(bh.load(game).begin(chapter.seats, chapter.options).choices)
    return await resume(tables, person, game, options, sitters, lessons.played(chapter))
