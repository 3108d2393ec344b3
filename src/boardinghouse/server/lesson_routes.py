"""HTTP about lessons: a chapter as the learner goes through it, and the table where its game goes on."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from litestar import get, post
from msgspec import Meta, Raw, Struct

import boardinghouse as bh
from boardinghouse import lessons
from boardinghouse.lessons import LEARNER, Moment
from boardinghouse.server import views
from boardinghouse.server.game_routes import Game, known
from boardinghouse.server.house import House
from boardinghouse.server.people_routes import Http, require_person
from boardinghouse.server.protocol import Action, Carries, EventInfo, Lobby, PromptInfo
from boardinghouse.server.refused import Refused

RIVALS = "level:1"
Place = Annotated[int, Meta(ge=0, le=20)]


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


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Place = 0


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


@get("/games/{game:str}/lesson", summary="A chapter of its lesson, position by position")
async def lesson(game: Game, chapter: Place = 0) -> Lesson:
    return told(known(game), chapter)


@post("/games/{game:str}/lesson", summary="Play on where a chapter of its lesson ends, against the easiest bots")
async def play_on(request: Http, house: House, game: Game, data: PlayOn) -> Lobby:
    person = await require_person(request, house)
    house.limits.spend("create", person.id)
    chapter = chapter_of(game, data.chapter)
    sitters = [None if seat == LEARNER else house.tables.decider.bot_sitter(RIVALS) for seat in range(chapter.seats)]
    options = bh.load(game).chosen(bh.load(game).begin(chapter.seats, chapter.options).choices)
    table = await house.tables.resume(person, game, options, sitters, lessons.played(chapter))
    return views.lobby(table)


ROUTES = [lesson, play_on]
