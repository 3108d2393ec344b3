"""HTTP for people: who am I, guests, accounts, tokens, mutes."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta, Struct

from boardinghouse.server.accounts import COOKIE_SECONDS, TOKEN_SECONDS, hashed, token_id
from boardinghouse.server.bodies import GuestWish, Session
from boardinghouse.server.commands import Name
from boardinghouse.server.guard import address
from boardinghouse.server.house import House
from boardinghouse.server.names import sign_in_name
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.refused import Refused

Http = Request[Any, Any, Any]
PersonId = Annotated[str, Parameter(max_length=32, pattern="^[0-9a-f]+$")]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordChange(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=1, max_length=200)]


class TokenWish(Struct, frozen=True, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f]*$")]


class Token(Struct, frozen=True):
    """`token` is shown this once; `id` revokes it."""

    id: str
    token: str


class TokenInfo(Struct, frozen=True):
    id: str
    label: str
    created: float


def session_hash(request: Http, house: House) -> str:
    """The hash of the session a request names: of its token or of its cookie."""
    _, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token or request.cookies.get(house.settings.cookie, "").partition(".")[0])


async def maybe_person(request: Http, house: House) -> PersonInfo | None:
    """Who asks, and where they are is noted."""
    person = await who_asks(request, house)
    if person is not None:
        house.addresses.note(person.id, address(request.scope))
    return person


async def who_asks(request: Http, house: House) -> PersonInfo | None:
    """Who asks: by the cookie, or by `Authorization: Bearer`."""
    header = request.headers.get("authorization", "")
    if header:
        kind, _, token = header.partition(" ")
        person = await house.accounts.who_by_token(token) if kind.lower() == "bearer" else None
        if person is None:
            raise Refused("sign-in-first")
        return person
    cookie = request.cookies.get(house.settings.cookie)
    return await house.accounts.who_by_cookie(cookie) if cookie else None


async def require_person(request: Http, house: House) -> PersonInfo:
    person = await maybe_person(request, house)
    if person is None:
        raise Refused("sign-in-first")
    return person


async def require_cookie(request: Http, house: House) -> PersonInfo:
    """Who asks, in person. A token plays; it must not be able to take over whom it plays for, or make more tokens."""
    if "authorization" in request.headers:
        raise Refused("not-with-a-token")
    return await require_person(request, house)


async def signed_in(house: House, person: PersonInfo) -> Response[Session]:
    """A new session in a new cookie: nobody else can know its secret."""
    cookie = Cookie(
        key=house.settings.cookie,
        value=await house.accounts.cookie_for(person),
        max_age=int(COOKIE_SECONDS),
        path="/",
        secure=house.settings.secure,
        httponly=True,
        samesite="strict",
    )
    return Response(Session(person), cookies=[cookie])


@get("/session", summary="Who am I?")
async def session(request: Http, house: House) -> Session:
    return Session(await maybe_person(request, house))


@post("/guests", summary="Play at once, with nothing but a name")
async def guest(request: Http, house: House, data: GuestWish) -> Response[Session]:
    house.limits.spend("guest", address(request.scope))
    return await signed_in(house, await house.accounts.guest(data.name))


@put("/name", summary="Change my name")
async def rename(request: Http, house: House, data: GuestWish) -> Session:
    person = await house.accounts.rename(await require_cookie(request, house), data.name)
    house.sockets.rename(person)
    await house.tables.finish(house.tables.rename(person))
    return Session(person)


@post(
    "/bot", summary="Say that I am a program: everybody sees it from now on, and there is no way back", status_code=200
)
async def become_bot(request: Http, house: House) -> Session:
    person = await house.accounts.become_bot(await require_cookie(request, house))
    house.sockets.rename(person)
    return Session(person)


@get("/programs", summary="Bots that play from elsewhere and can be asked to a table by name now")
async def programs(house: House) -> list[PersonInfo]:
    return await house.accounts.bots(await house.calls.present())


@post("/accounts", summary="Turn me, a guest, into an account that keeps my games")
async def register(request: Http, house: House, data: Credentials) -> Response[Session]:
    house.limits.spend("password", address(request.scope))
    person = await house.accounts.register(await require_cookie(request, house), data.name, data.password)
    house.sockets.close_person(person.id)
    await house.tables.finish(house.tables.rename(person))
    return await signed_in(house, person)


@post("/login", summary="Sign in to an account", status_code=200)
async def log_in(request: Http, house: House, data: Credentials) -> Response[Session]:
    house.limits.spend("password", address(request.scope))
    house.limits.spend("account", sign_in_name(data.name))
    return await signed_in(house, await house.accounts.log_in(data.name, data.password))


@post("/logout", summary="End this session", status_code=200)
async def log_out(request: Http, house: House) -> Response[Session]:
    cookie = request.cookies.get(house.settings.cookie)
    if cookie:
        person = await house.accounts.who_by_cookie(cookie)
        await house.accounts.close_session(cookie)
        if person is not None:
            house.sockets.close_person(person.id)
    answer = Response(Session(None))
    answer.delete_cookie(house.settings.cookie, path="/")
    return answer


@put("/password", summary="Change my password; ends all my other sessions and my tokens")
async def change_password(request: Http, house: House, data: PasswordChange) -> Response[Session]:
    person = await require_cookie(request, house)
    house.limits.spend("password", address(request.scope))
    await house.accounts.change_password(person, data.old, data.new)
    house.sockets.close_person(person.id)
    return await signed_in(house, person)


@post("/logout-others", summary="End all my sessions but this one, and my tokens", status_code=200)
async def log_out_others(request: Http, house: House) -> Response[Session]:
    person = await require_cookie(request, house)
    await house.accounts.sign_out(person)
    house.sockets.close_person(person.id)
    return await signed_in(house, person)


@get("/tokens", summary="My tokens for programs")
async def tokens(request: Http, house: House) -> list[TokenInfo]:
    person = await require_cookie(request, house)
    return [TokenInfo(*token) for token in await house.accounts.tokens(person)]


@post("/tokens", summary="Make a token for a program that plays as me")
async def make_token(request: Http, house: House, data: TokenWish) -> Token:
    person = await require_cookie(request, house)
    house.limits.spend("create", person.id)
    token = await house.accounts.open_session(person, "token", data.label, TOKEN_SECONDS)
    return Token(token_id(token), token)


@delete("/tokens/{id:str}", summary="Revoke a token")
async def revoke(
    request: Http, house: House, id: Annotated[str, Parameter(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]
) -> None:
    person = await require_cookie(request, house)
    await house.accounts.revoke(person, id)
    house.sockets.close_person(person.id)


@get("/mutes", summary="Whose chat I do not hear")
async def mutes(request: Http, house: House) -> list[str]:
    person = await require_cookie(request, house)
    return sorted(await house.accounts.muted_by(person.id))


@put("/mutes/{person:str}", summary="Hear no more of this person's chat", status_code=204)
async def mute(request: Http, house: House, person: PersonId) -> None:
    await set_mute(request, house, person, on=True)


@delete("/mutes/{person:str}", summary="Hear this person again")
async def unmute(request: Http, house: House, person: PersonId) -> None:
    await set_mute(request, house, person, on=False)


async def set_mute(request: Http, house: House, muted: str, *, on: bool) -> None:
    me = await require_cookie(request, house)
    await house.accounts.mute(me, muted, on=on)
    for connection in house.sockets.open:
        if connection.person == me.id:
            (connection.muted.add if on else connection.muted.discard)(muted)


ROUTES = [
    session,
    guest,
    rename,
    become_bot,
    programs,
    register,
    log_in,
    log_out,
    change_password,
    log_out_others,
    tokens,
    make_token,
    revoke,
    mutes,
    mute,
    unmute,
]
