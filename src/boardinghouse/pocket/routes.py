"""What the page asks by address, answered in the browser: the same addresses, bodies and answers as over HTTP.

What is not here needs a server: the page is told so and says why.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec
from msgspec import Struct, convert

import boardinghouse as bh
from boardinghouse.pocket.house import PocketHouse, offered
from boardinghouse.server import clerk, library, rights, views
from boardinghouse.server.bodies import (
    BranchFile,
    BranchWish,
    GuestWish,
    HintWish,
    LineFile,
    LineWish,
    PlayOn,
    RecordFile,
    Session,
    StudyFile,
    Wrapped,
)
from boardinghouse.server.frames import Replay
from boardinghouse.server.hints import HintAnswer
from boardinghouse.server.lesson_frames import Glance, Lesson, pictured, play_lesson_on, told
from boardinghouse.server.making import create
from boardinghouse.server.protocol import ChatLine, Done, Lobby, NewTable, Sync
from boardinghouse.server.refused import Refused
from boardinghouse.server.replay import play_on, record_text, replay
from boardinghouse.server.studies import StudyState
from boardinghouse.server.turns import Asker

LISTED = 40  # each is played up to where it is before it can be shown
ASKER = Asker("me", "here")
T = TypeVar("T")


class Asked(NamedTuple):
    """A request: the house it is put to, the parts of its address by name, and its body."""

    house: PocketHouse
    parts: dict[str, str]
    body: bytes

    def part(self, name: str, kind: type[T], default: T) -> T:
        return convert(self.parts[name], kind, strict=False) if name in self.parts else default

    def data(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body, type=kind)

    @property
    def table(self) -> str:
        return self.parts["table"]

    @property
    def seat(self) -> int | None:
        return int(self.parts["seat"]) if self.parts.get("seat", "").isdecimal() else None


Handler = Callable[[Asked], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def on(method: str, address: str) -> Callable[[Handler], Handler]:
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[A-Za-z0-9_-]+)", address))

    def add(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return add


# ---- people -----------------------------------------------------------------------------------------------------


@on("GET", "/session")
async def session(asked: Asked) -> Session:
    return Session(asked.house.me.person)


@on("POST", "/guests")
async def guest(asked: Asked) -> Session:
    return Session(await asked.house.me.call(asked.data(GuestWish).name))


@on("PUT", "/name")
async def rename(asked: Asked) -> Session:
    person = await asked.house.me.call(asked.data(GuestWish).name)
    await asked.house.tables.rename(person)
    return Session(person)


@on("GET", "/mutes")
async def mutes(_: Asked) -> list[str]:
    return []


# ---- games ------------------------------------------------------------------------------------------------------


@on("GET", "/games")
async def games(_: Asked) -> list[library.GameInfo]:
    return [library.game_info(id) for id in bh.games()]


@on("GET", "/games/{game}")
async def game(asked: Asked) -> library.GameInfo:
    return library.game_info(library.known(asked.parts["game"]))


@on("GET", "/games/{game}/rules")
async def rules(asked: Asked) -> list[library.Paragraph]:
    language = convert(asked.parts.get("language", "en"), library.Language)
    return library.rules(library.known(asked.parts["game"]), language, asked.part("notes", bool, False))


@on("GET", "/games/{game}/components")
async def components(asked: Asked) -> list[library.ComponentTable]:
    return library.components(library.known(asked.parts["game"]))


@on("GET", "/games/{game}/lesson")
async def lesson(asked: Asked) -> Lesson:
    return told(library.known(asked.parts["game"]), asked.part("chapter", int, 0))


@on("GET", "/games/{game}/glance")
async def at_a_glance(asked: Asked) -> Glance:
    return pictured(library.known(asked.parts["game"]))


@on("POST", "/games/{game}/lesson")
async def lesson_played_on(asked: Asked) -> Lobby:
    person, chapter = asked.house.me.required(), asked.data(PlayOn).chapter
    return views.lobby(await play_lesson_on(asked.house.tables, person, asked.parts["game"], chapter))


@on("GET", "/bots")
async def bots(_: Asked) -> tuple[str, ...]:
    return offered()


# ---- tables -----------------------------------------------------------------------------------------------------


@on("GET", "/tables")
async def listed(_: Asked) -> list[Lobby]:
    """Nobody elsewhere has a table to join."""
    return []


@on("GET", "/tables/mine")
async def mine(asked: Asked) -> list[Lobby]:
    house, result = asked.house, []
    for id in await house.store.tables_of(house.me.required().id, LISTED):
        async with house.tables.reading(id) as live:
            result.append(views.lobby(live.table))
    return result


@on("POST", "/tables")
async def make(asked: Asked) -> Lobby:
    return views.lobby(await create(asked.house.tables, asked.house.me.required(), asked.data(NewTable)))


@on("GET", "/tables/{table}")
async def lobby(asked: Asked) -> Lobby:
    async with asked.house.tables.reading(asked.table) as live:
        rights.require_known(live.table, asked.house.me.required().id)
        return views.lobby(live.table)


@on("GET", "/tables/{table}/state")
async def state(asked: Asked) -> Sync:
    last = int(asked.parts["last"]) if "last" in asked.parts else None
    return await asked.house.tables.look(asked.house.me.required().id, asked.table, asked.seat, last)


@on("POST", "/commands")
async def command(asked: Asked) -> Done:
    return await asked.house.tables.command(asked.house.me.required(), asked.data(Wrapped).command)


@on("GET", "/tables/{table}/replay")
async def table_replay(asked: Asked) -> Replay:
    person = asked.house.me.required().id
    first, count = asked.part("first", int, 0), asked.part("count", int, 50)
    return await replay(asked.house.tables, person, asked.table, asked.seat, first, count)


@on("GET", "/tables/{table}/record")
async def record(asked: Asked) -> str:
    return await record_text(asked.house.tables, asked.house.me.required().id, asked.table)


@on("GET", "/tables/{table}/chat")
async def chat(_: Asked) -> list[ChatLine]:
    return []


@on("POST", "/tables/{table}/hint")
async def hint(asked: Asked) -> HintAnswer:
    wish = asked.data(HintWish)
    return await asked.house.hints.give(asked.house.me.required(), asked.table, wish.seat, wish.strength)


# ---- records ----------------------------------------------------------------------------------------------------


@on("POST", "/records/replay")
async def record_replay(asked: Asked) -> Replay:
    data = asked.data(RecordFile)
    return clerk.replay(data.text, data.seat, data.first, data.count)


@on("POST", "/records/line")
async def line_of_file(asked: Asked) -> list[Any]:
    data = asked.data(LineFile)
    return list(clerk.other_line(data.text, data.line, data.seat, data.moves))


@on("POST", "/tables/{table}/line")
async def line_of_table(asked: Asked) -> list[Any]:
    data = asked.data(LineWish)
    return list(clerk.other_line(await record(asked), data.line, data.seat, data.moves))


@on("POST", "/records/branch")
async def branch_of_file(asked: Asked) -> Lobby:
    data = asked.data(BranchFile)
    return await branched(asked, data.text, data)


@on("POST", "/tables/{table}/branch")
async def branch_of_table(asked: Asked) -> Lobby:
    return await branched(asked, await record(asked), asked.data(BranchWish))


async def branched(asked: Asked, text: str, wish: BranchWish) -> Lobby:
    person = asked.house.me.required()
    beginning = clerk.begin(text, wish.line, wish.seat)
    return views.lobby(await play_on(asked.house.tables, person, beginning, wish))


# ---- studies ----------------------------------------------------------------------------------------------------


@on("POST", "/tables/{table}/study")
async def study(asked: Asked) -> StudyState:
    return await asked.house.studies.begin(await record(asked), ASKER)


@on("POST", "/records/study")
async def study_of_file(asked: Asked) -> StudyState:
    return await asked.house.studies.begin(asked.data(StudyFile).text, ASKER)


@on("GET", "/studies/{key}")
async def look(asked: Asked) -> StudyState:
    return await asked.house.studies.look(asked.parts["key"], asked.part("known", int, 0))


# ---- answering --------------------------------------------------------------------------------------------------


class Answer(Struct, frozen=True):
    """What a request is answered with: `reason` is empty where it was carried out."""

    reason: str
    detail: str | None
    data: Any


async def answer(house: PocketHouse, method: str, address: str, body: str) -> str:
    """The answer to a request, as JSON text."""
    return msgspec.json.encode(await answered(house, method, address, body)).decode()


async def answered(house: PocketHouse, method: str, address: str, body: str) -> Answer:
    parts = urlsplit(address)
    for wanted, pattern, handler in ROUTES:
        found = pattern.fullmatch(parts.path)
        if found is None or wanted != method:
            continue
        asked = Asked(house, {**dict(parse_qsl(parts.query)), **found.groupdict()}, body.encode())
        try:
            return Answer("", None, await handler(asked))
        except Refused as refused:
            return Answer(refused.reason, refused.rule, None)
        except (msgspec.MsgspecError, ValueError) as fault:
            return Answer("malformed", str(fault)[:200], None)
    return Answer("needs-server", None, None)
