"""HTTP about games, bots and the server itself."""

from typing import Annotated

import prometheus_client
from litestar import Response, get
from litestar.params import Parameter
from msgspec import Struct

import boardinghouse as bh
from boardinghouse.server import bots, library
from boardinghouse.server.guard import is_local
from boardinghouse.server.house import House
from boardinghouse.server.library import known
from boardinghouse.server.people_routes import Http
from boardinghouse.server.refused import Refused

Game = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]


class Health(Struct, frozen=True):
    status: str
    database: bool
    version: str
    compiled: bool


@get("/games", summary="The games with their names, options and questions")
async def games() -> list[library.GameInfo]:
    return [library.game_info(id) for id in bh.games()]


@get("/games/{game:str}", summary="One game")
async def game(game: Game) -> library.GameInfo:
    return library.game_info(known(game))


@get("/games/{game:str}/rules", summary="Its rules, paragraph by paragraph")
async def game_rules(game: Game, language: library.Language = "en", notes: bool = False) -> list[library.Paragraph]:
    return library.rules(known(game), language, notes)


@get("/games/{game:str}/components", summary="Its numbers, with where each comes from")
async def game_components(game: Game) -> list[library.ComponentTable]:
    return library.components(known(game))


@get("/bots", summary="The bots that can take a seat")
async def offered_bots() -> list[str]:
    return list(bots.offered())


@get("/health", summary="Is the server well?")
async def health(house: House) -> Response[Health]:
    database = await house.store.healthy()
    well = database and house.ready
    report = Health("ok" if well else "failing", database, bh.__version__, bh.compiled())
    return Response(report, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Http) -> Response[bytes]:
    """Numbers for Prometheus; for this machine only, as they are nobody else's business."""
    if not is_local(request.scope):
        raise Refused("not-yours-to-see")
    return Response(prometheus_client.generate_latest(), media_type="text/plain; version=0.0.4")


ROUTES = [games, game, game_rules, game_components, offered_bots]
