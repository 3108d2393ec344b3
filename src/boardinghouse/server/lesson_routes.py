"""HTTP about learning a game: a chapter of its lesson as the learner goes through it, the table where its game goes
on, and its rules at a glance."""

from litestar import get, post

from boardinghouse.server import views
from boardinghouse.server.bodies import Place, PlayOn
from boardinghouse.server.game_routes import Game
from boardinghouse.server.house import House
from boardinghouse.server.lesson_frames import Glance, Lesson, pictured, play_lesson_on, told
from boardinghouse.server.library import known
from boardinghouse.server.people_routes import Http, require_person
from boardinghouse.server.protocol import Lobby


@get("/games/{game:str}/lesson", summary="A chapter of its lesson, position by position")
async def lesson(game: Game, chapter: Place = 0) -> Lesson:
    return told(known(game), chapter)


@get("/games/{game:str}/glance", summary="Its rules at a glance, as panels with positions to draw")
async def at_a_glance(game: Game) -> Glance:
    return pictured(known(game))


@post("/games/{game:str}/lesson", summary="Play on where a chapter of its lesson ends, against the easiest bots")
async def play_on(request: Http, house: House, game: Game, data: PlayOn) -> Lobby:
    person = await require_person(request, house)
    house.limits.spend("create", person.id)
    return views.lobby(await play_lesson_on(house.tables, person, game, data.chapter))


ROUTES = [lesson, play_on, at_a_glance]
