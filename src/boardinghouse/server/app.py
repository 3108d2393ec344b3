"""The web application: routes under /api, the socket at /ws, the page, /health and /metrics."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import structlog
from litestar import Litestar, Request, Response, Router, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.routes import BaseRoute
from msgspec import Struct

import boardinghouse as bh
from boardinghouse.server import (
    contract_routes,
    game_routes,
    lesson_routes,
    people_routes,
    record_routes,
    study_routes,
    table_routes,
    world_routes,
)
from boardinghouse.server.guard import SOCKET, App, Guard, address, refuse_socket, shown
from boardinghouse.server.house import House
from boardinghouse.server.limits import TooFast
from boardinghouse.server.page import page_route
from boardinghouse.server.refused import Refused, detail_of, status_of
from boardinghouse.server.settings import Settings
from boardinghouse.server.socket import Wire
from boardinghouse.server.wire import NAME as WIRE

log = structlog.get_logger("app")
BODY_BYTES = 65_536


class Problem(Struct, frozen=True):
    """Why a request was not carried out: a key for the interface, and what was wrong or what to do."""

    reason: str
    detail: str | None


class CommandProblem(Problem, frozen=True):
    """Why a command was not carried out: `key`, `request` (its type), `table` and `seat` are as it had them."""

    key: str
    request: str
    table: str
    seat: int | None


PROBLEMS = {
    400: "The request is malformed",
    401: "Nobody is signed in",
    403: "Not yours",
    404: "There is no such thing",
    405: "There is no such method here",
    409: "It cannot be done now",
    413: "The request is too large",
    415: "The body is not declared as JSON",
    421: "The server does not go by this name",
    429: "Too fast",
    500: "Something went wrong here",
}


def refused(_: Request[Any, Any, Any], fault: Refused) -> Response[Problem]:
    headers = {"retry-after": str(fault.retry_after)} if isinstance(fault, TooFast) else {}
    detail = detail_of(fault.reason, fault.rule)
    problem = Problem(fault.reason, detail)
    asked = fault.command
    if asked is not None:
        type, seat = str(asked.__struct_config__.tag), getattr(asked, "seat", None)
        problem = CommandProblem(fault.reason, detail, asked.key, type, asked.table, seat)
    return Response(problem, status_code=status_of(fault.reason), headers=headers)


def malformed(_: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    """What the framework found wrong, without telling what is inside."""
    reason = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}.get(fault.status_code, "malformed")
    status = fault.status_code if 400 <= fault.status_code < 500 else 500
    detail = what_is_wrong(fault) if status == 400 else None
    return Response(Problem(reason, detail_of(reason, detail)), status_code=status, headers=dict(fault.headers or {}))


def what_is_wrong(fault: HTTPException) -> str | None:
    """The field of a body or an address that does not fit, and why; or what is wrong with the whole."""
    found = [entry for entry in fault.extra or () if isinstance(entry, dict) and "message" in entry]
    if any(entry["message"] == "'data'" for entry in found):
        return "the body is missing"
    named = [f"{entry['key']}: {entry['message']}" if entry.get("key") else str(entry["message"]) for entry in found]
    return ("; ".join(named) or fault.detail)[:200] or None


def odd_body(request: Request[Any, Any, Any], fault: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """A body of nothing but brackets, or one that is not UTF-8: its reader gives up."""
    log.warning("odd-body", method=request.method, fault=type(fault).__name__)
    return Response(Problem("malformed", detail_of("malformed", None)), status_code=400)


def failed(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    log.error("request-failed", method=request.method, path=shown(request.url.path), exc_info=fault)
    return Response(Problem("fault", detail_of("fault", None)), status_code=500)


def with_problems(routes: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The routes, described with what else they may answer."""
    for route in routes:
        route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
    return list(routes)


@websocket(SOCKET)
async def socket_route(socket: WebSocket[Any, Any, Any], house: House) -> None:
    """The socket: docs/protocol.md."""
    try:
        house.limits.spend("socket", address(socket.scope))
        who = await people_routes.maybe_person(socket, house)  # type: ignore[arg-type]
        session = people_routes.session_hash(socket, house)  # type: ignore[arg-type]
        wire = cast(Wire, socket.scope["extensions"][WIRE])  # type: ignore[index]
        await house.talk.serve(socket.accept, wire, who, session, address(socket.scope))
    except Refused as fault:  # before it was opened: what is refused later is answered there
        retry = fault.retry_after if isinstance(fault, TooFast) else 0
        await refuse_socket(socket.send, fault.reason, retry)  # type: ignore[arg-type]


class Schema(Router):
    """Where the interface describes itself. The framework would add a page of its own for every other address there."""

    def register(self, value: Any) -> list[BaseRoute]:
        return [] if "/{path:str}" in getattr(value, "paths", ()) else super().register(value)


def create(settings: Settings) -> tuple[App, House]:
    """The application and its parts."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    api = Router(
        "/api",
        route_handlers=with_problems(
            [
                *people_routes.ROUTES,
                *table_routes.ROUTES,
                *world_routes.ROUTES,
                *record_routes.ROUTES,
                *lesson_routes.ROUTES,
                *study_routes.ROUTES,
                *game_routes.ROUTES,
                *contract_routes.ROUTES,
            ]
        ),
    )
    app = Litestar(
        route_handlers=[
            api,
            game_routes.health,
            game_routes.metrics,
            socket_route,
            page_route(settings.page, settings.pocket),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={
            Refused: refused,
            HTTPException: malformed,
            RecursionError: odd_body,
            UnicodeDecodeError: odd_body,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Boardinghouse",
            version=bh.__version__,
            path="/api/schema",
            render_plugins=[contract_routes.Described(settings.cookie)],
            openapi_router=Schema("/api/schema", route_handlers=[], include_in_schema=False),
        ),
        lifespan=[lifespan],
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, house.limits), house  # type: ignore[arg-type]
