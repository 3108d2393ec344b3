"""HTTP for the study of games: analyses of finished ones, hints against bots, and playing on from any position."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Raw

from boardinghouse.server import views
from boardinghouse.server.bodies import LONGEST_RECORD, BranchFile, BranchWish, HintWish, LineFile, LineWish, StudyFile
from boardinghouse.server.clerk import Beginning
from boardinghouse.server.frames import Frame
from boardinghouse.server.guard import address
from boardinghouse.server.hints import HintAnswer
from boardinghouse.server.house import House
from boardinghouse.server.people_routes import Http, maybe_person, require_person
from boardinghouse.server.protocol import Lobby
from boardinghouse.server.record_routes import asking
from boardinghouse.server.replay import play_on, record_text
from boardinghouse.server.studies import StudyState
from boardinghouse.server.table_routes import Table

Key = Annotated[str, Parameter(pattern="^[0-9a-f]{32}$")]
Known = Annotated[
    int,
    Parameter(ge=0, le=10_000_000, description="The `number` of the report you have: one comes along if it is newer"),
]


@post("/tables/{table:str}/study", summary="Have a finished game analysed", status_code=200)
async def study(request: Http, house: House, table: Table) -> StudyState:
    person = await maybe_person(request, house)
    asker = await asking(request, house)
    house.limits.spend("study", asker.person)
    text = await record_text(house.tables, "" if person is None else person.id, table)
    return await house.studies.begin(text, asker)


@post(
    "/records/study",
    summary="Have the game of a record file analysed",
    status_code=200,
    request_max_body_size=2 * LONGEST_RECORD,
)
async def study_file(request: Http, house: House, data: StudyFile) -> StudyState:
    asker = await asking(request, house)
    house.limits.spend("study", asker.person)
    return await house.studies.begin(data.text, asker)


@get("/studies/{key:str}", summary="How far an analysis is, and its report so far")
async def look(request: Http, house: House, key: Key, known: Known = 0) -> StudyState:
    house.limits.spend("study", (await asking(request, house)).person)
    return await house.studies.look(key, known)


@post("/tables/{table:str}/hint", summary="A hint for the open question, at a table of bots", status_code=200)
async def hint(request: Http, house: House, table: Table, data: HintWish) -> HintAnswer:
    person = await require_person(request, house)
    house.limits.spend("hint", person.id)
    return await house.hints.give(person, table, data.seat, data.strength)


@post("/tables/{table:str}/branch", summary="Play on from a position of a finished game against bots")
async def branch(request: Http, house: House, table: Table, data: BranchWish) -> Lobby:
    person = await require_person(request, house)
    house.limits.spend("create", person.id)
    text = await record_text(house.tables, person.id, table)
    return await branched(house, request, text, data)


@post(
    "/records/branch",
    summary="Play on from a position of a record file against bots",
    request_max_body_size=2 * LONGEST_RECORD,
)
async def branch_file(request: Http, house: House, data: BranchFile) -> Lobby:
    person = await require_person(request, house)
    house.limits.spend("create", person.id)
    return await branched(house, request, data.text, data)


async def branched(house: House, request: Http, text: str, wish: BranchWish) -> Lobby:
    person = await require_person(request, house)
    asker = await asking(request, house)
    game = await house.records.ask(asker, "begin", Beginning, text=text, line=wish.line, seat=wish.seat)
    return views.lobby(await play_on(house.tables, person, game, wish))


async def other_line(house: House, request: Http, text: str, wish: LineWish) -> Response[list[Frame]]:
    asker = await asking(request, house)
    about = {"text": text, "line": wish.line, "seat": wish.seat, "moves": wish.moves}
    return Response(await house.records.ask(asker, "other-line", Raw, **about))  # type: ignore[arg-type]


@post("/tables/{table:str}/line", summary="Positions after other moves in a finished game", status_code=200)
async def line(request: Http, house: House, table: Table, data: LineWish) -> Response[list[Frame]]:
    house.limits.spend("replay", address(request.scope))
    person = await maybe_person(request, house)
    text = await record_text(house.tables, "" if person is None else person.id, table)
    return await other_line(house, request, text, data)


@post(
    "/records/line",
    summary="Positions after other moves in the game of a record file",
    status_code=200,
    request_max_body_size=2 * LONGEST_RECORD,
)
async def line_file(request: Http, house: House, data: LineFile) -> Response[list[Frame]]:
    house.limits.spend("replay", address(request.scope))
    return await other_line(house, request, data.text, data)


ROUTES = [study, study_file, look, hint, branch, branch_file, line, line_file]
