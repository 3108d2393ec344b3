"""HTTP for tables: list, make, look, invite, command, replay. What changes a table is one command, as on the socket."""

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from boardinghouse.server import rights, views
from boardinghouse.server.bodies import Wrapped
from boardinghouse.server.commands import SeatNumber
from boardinghouse.server.frames import Replay
from boardinghouse.server.guard import address
from boardinghouse.server.house import House
from boardinghouse.server.making import create
from boardinghouse.server.people_routes import Http, maybe_person, require_person
from boardinghouse.server.protocol import ChatLine, Done, Lobby, NewTable, Sync
from boardinghouse.server.refused import Refused
from boardinghouse.server.replay import record_text, replay

LISTED = 100
RECORD_TYPE = "application/jsonl; charset=utf-8"
Table = Annotated[str, Parameter(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Viewer = Annotated[int | None, Parameter(ge=0, le=15, description="A seat of yours; nothing for a watcher's view")]
Game = Annotated[str | None, Parameter(max_length=40, pattern="^[a-z0-9_-]+$")]
Number = Annotated[int, Parameter(ge=0, le=10_000_000)]


class InviteWish(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Invite(Struct, frozen=True):
    """The secret of a link; the page's address for it is `/#/invite/<secret>`, so that it never reaches a log."""

    secret: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(min_length=1, max_length=64)]


class Invitation(Struct, frozen=True):
    """The table one is invited to, and the seat."""

    table: Lobby
    seat: int


@get("/tables", summary="Listed tables, the newest first; open ones as long as their owner comes by once a day")
async def listed(
    request: Http,
    house: House,
    game: Game = None,
    status: Literal["open", "playing", "over"] = "open",
    watchable: Annotated[bool, Parameter(description="Only those that may be watched")] = False,
) -> list[Lobby]:
    ids = await house.store.listed(game, status, LISTED, watchable=watchable)
    return await lobbies(house, await person_id(request, house), ids)


@get("/tables/mine", summary="Tables at which I sit or sat, the newest first")
async def mine(request: Http, house: House) -> list[Lobby]:
    person = await require_person(request, house)
    await house.accounts.note(person.id)
    return await lobbies(house, person.id, await house.store.tables_of(person.id, LISTED))


async def lobbies(house: House, person: str, ids: list[str]) -> list[Lobby]:
    result: list[Lobby] = []
    for id in ids:
        async with house.tables.reading(id) as live:
            if rights.may_know(live.table, person):
                result.append(views.lobby(live.table))
    return result


@post("/tables", summary="Make a table")
async def make(request: Http, house: House, data: NewTable) -> Lobby:
    person = await require_person(request, house)
    house.limits.spend("create", person.id)
    names = {seat.name or "" for seat in data.seats if seat.kind == "asked"}
    for _ in names:
        house.limits.spend("ask", person.id)
    return views.lobby(await create(house.tables, person, data, await house.accounts.bots_named(names)))


@get("/tables/{table:str}", summary="A table: who sits there and how it stands")
async def lobby(request: Http, house: House, table: Table) -> Lobby:
    person = await person_id(request, house)
    async with house.tables.reading(table) as live:
        rights.require_known(live.table, person)
        return views.lobby(live.table)


@get("/tables/{table:str}/state", summary="The position as a seat or a watcher sees it")
async def state(request: Http, house: House, table: Table, seat: Viewer = None, last: Number | None = None) -> Sync:
    return await house.tables.look(await person_id(request, house), table, seat, last)


@post("/tables/{table:str}/invites", summary="Make a link with which one person can take a seat, once")
async def invite(request: Http, house: House, table: Table, data: InviteWish) -> Invite:
    person = await require_person(request, house)
    house.limits.spend("command", person.id)
    return Invite(await house.invites.make(person, table, data.seat))


@post("/invites/claim", summary="Take the seat of an invite link", status_code=200)
async def claim(request: Http, house: House, data: Claim) -> Done:
    person = await require_person(request, house)
    house.limits.spend("command", person.id)
    return await house.invites.claim(person, data.secret)


@post("/invites/look", summary="What an invite link leads to", status_code=200)
async def look_at_invite(request: Http, house: House, data: Claim) -> Invitation:
    house.limits.spend("replay", address(request.scope))
    table, seat = await house.invites.look(await person_id(request, house), data.secret)
    async with house.tables.reading(table) as live:
        return Invitation(views.lobby(live.table), seat)


@post("/commands", summary="Do something at a table: the same commands as on the socket", status_code=200)
async def command(request: Http, house: House, data: Wrapped) -> Done:
    try:
        person = await require_person(request, house)
        house.limits.spend("command", person.id)
        if house.passing is not None and (done := await house.passing.command(person, data.command)) is not None:
            return done
        await house.calls.require_room(person, data.command)
        return await house.tables.command(person, data.command)
    except Refused as fault:
        fault.command = data.command
        raise


@get("/tables/{table:str}/replay", summary="The game from its beginning; a running one only as you saw it")
async def game_replay(
    request: Http,
    house: House,
    table: Table,
    seat: Viewer = None,
    first: Number = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 50,
) -> Replay:
    house.limits.spend("replay", address(request.scope))
    return await replay(house.tables, await person_id(request, house), table, seat, first, count)


@get("/tables/{table:str}/record", summary="The record of a finished game", media_type=RECORD_TYPE)
async def record(request: Http, house: House, table: Table) -> Response[str]:
    house.limits.spend("replay", address(request.scope))
    text = await record_text(house.tables, await person_id(request, house), table)
    name = f"boardinghouse-{table}.jsonl"
    return Response(
        text,
        media_type=RECORD_TYPE,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table:str}/chat", summary="The newest lines of chat")
async def chat(request: Http, house: House, table: Table, after: Number = 0) -> list[ChatLine]:
    person = await person_id(request, house)
    muted = await house.accounts.muted_by(person)
    return await house.chat.history(person, muted, table, after)


async def person_id(request: Http, house: House) -> str:
    person = await maybe_person(request, house)
    return "" if person is None else person.id


ROUTES = [listed, mine, make, lobby, state, invite, claim, look_at_invite, command, game_replay, record, chat]
