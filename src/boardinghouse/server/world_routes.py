"""HTTP for bots that play elsewhere: a world to think in, as the server's own bots are given."""

import secrets
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter
from msgspec import Meta, Struct

from boardinghouse.core.rng import Rng
from boardinghouse.server import rights
from boardinghouse.server.decide import own_seat, require_present, running
from boardinghouse.server.house import House
from boardinghouse.server.people_routes import Http, require_person
from boardinghouse.server.protocol import Carries
from boardinghouse.server.refused import Refused
from boardinghouse.server.table_routes import Table

Seat = Annotated[int, Parameter(ge=0, le=15, description="A seat of yours that owes an answer")]


class World(Struct, frozen=True):
    """A whole position that your seat cannot tell from the true one: what it may not know is drawn at random. `number`
    is the step it is of, `state` what `Game.from_json` of these rules reads."""

    table: str
    seat: int
    number: int
    game: str
    rules: int
    state: Annotated[
        dict[str, Any],
        Carries("State"),
        Meta(description="the position as the engine writes it"),
    ]


@get("/tables/{table:str}/world", summary="A position to think about: what your seat may not know is drawn at random")
async def world(request: Http, house: House, table: Table, seat: Seat) -> World:
    person = await require_person(request, house)
    house.limits.spend("world", person.id)
    async with house.tables.reading(table) as live:
        found = live.table
        rights.require_known(found, person.id)
        require_present(found, own_seat(found, person, seat, playing=True))
        position = running(found)
        if seat not in found.owing:
            raise Refused("not-your-turn")
        drawn = position.state.determinize(seat, Rng(secrets.token_hex(16)))
        return World(found.id, seat, found.version, found.game.id, found.header.rules, drawn.to_json())


ROUTES = [world]
