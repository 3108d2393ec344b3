"""Writes what is declared once in Python for those who read it elsewhere: the page's types, the JSON Schema of the
protocol, the tables of docs/protocol.md.

    python -m web.scripts.wire            # write them
    python -m web.scripts.wire --check    # fail where one is out of date: `make lint`
"""

import json
import sys
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from web.scripts.asyncapi import asyncapi_text
from web.scripts.listed import kind_table, limit_table, reason_table, step_kinds
from web.scripts.shapes import Schema, Shapes, either, words
from web.scripts.typescript import comment, definition

import boardinghouse as bh
from boardinghouse.core.result import Outcome
from boardinghouse.server import (
    commands,
    game_routes,
    lesson_routes,
    people_routes,
    protocol,
    record_routes,
    study_routes,
    table_routes,
    world_routes,
)
from boardinghouse.server.contract_routes import ASYNCAPI_FILE, PROTOCOL_FILE

ROOT = Path(__file__).parent.parent.parent
ROUTES = (people_routes, game_routes, lesson_routes, table_routes, world_routes, record_routes, study_routes)
OF_A_GAME = ("View", "Prompt", "Event", "Action", "Options")  # keep the game's name in front in the page's types
NOTE = "Written by web/scripts/wire.py from the declarations in Python: change those, then run it."
START, END = "<!-- {}: written by web/scripts/wire.py -->", "<!-- end -->"


def gather() -> Shapes:
    """Everything that travels."""
    shapes = Shapes()
    shapes.call("", "boardinghouse.server.protocol")
    shapes.call("", "boardinghouse.server.commands")
    shapes.define("GameId", words(bh.games()))
    shapes.define("StepKind", words(list(step_kinds())))
    for id in bh.games():
        shapes.game(bh.load(id))
    for name in OF_A_GAME[:4]:
        shapes.define(name, either([shapes.ref(f"{id.capitalize()}{name}") for id in bh.games()]))
    shapes.of(Outcome)
    shapes.define("Report", {"type": "object", "description": "The analysis of a game, as docs/study.md says."})
    shapes.define("State", {"type": "object", "description": "A whole position, as the engine writes it."})
    for name, types, sent in (
        ("AnyCommand", commands.AnyCommand, False),
        ("Request", commands.Request, False),
        ("Message", protocol.Message, True),
    ):
        shapes.define(name, shapes.of(types, sent=sent))
    for module in ROUTES:
        for handler in module.ROUTES:
            hints = get_type_hints(handler.fn, include_extras=True)
            if "data" in hints:
                shapes.of(hints["data"], sent=False)
            answer = hints["return"]
            if get_origin(answer) is not None and get_origin(answer).__name__ == "Response":
                answer = get_args(answer)[0]
            shapes.of(answer)
    return shapes


def game_of(name: str) -> str | None:
    """The game whose definition this is."""
    return next((id for id in bh.games() if name.startswith(id.capitalize())), None)


def page_name(name: str) -> str:
    game = game_of(name)
    short = name if game is None else name.removeprefix(game.capitalize())
    return name if short in OF_A_GAME else short


def game_types(shapes: Shapes, id: str) -> str:
    common: set[str] = set()

    def called(name: str) -> str:
        if game_of(name) is None:
            common.add(name)
        return page_name(name)

    parts = [definition(page_name(name), shape, called) for name, shape in shapes.defs.items() if game_of(name) == id]
    if common:
        parts.insert(0, f'import type {{ {", ".join(sorted(common))} }} from "../../lib/wire.ts";\n')
    title = id.capitalize()
    return "\n".join([*comment(f"What the server sends of this game. {NOTE}"), "", *parts]) + (
        f"\n/** All of it by its part. */\nexport interface {title}Wire {{\n"
        + "".join(f"  {part.lower()}: {title}{part};\n" for part in OF_A_GAME)
        + "}\n"
    )


def common_types(shapes: Shapes) -> str:
    lines = comment(f"What travels between server and page. {NOTE}")
    lines += [f'import type {{ {id.capitalize()}Wire }} from "../games/{id}/wire.ts";' for id in bh.games()]
    lines += ["", "/** What is sent of each game. */", "export interface Games {"]
    lines += [f"  {id}: {id.capitalize()}Wire;" for id in bh.games()]
    lines += ["}", ""]
    for name, shape in shapes.defs.items():
        if game_of(name) is None:
            if name in OF_A_GAME:
                lines.append(f'export type {name} = Games[GameId]["{name.lower()}"];\n')
            else:
                lines.append(definition(name, shape, page_name))
    return "\n".join(lines)


def facts_text() -> str:
    lines = comment(f"What the lobby knows of the games, in its order. {NOTE}")
    lines += ["export interface Facts {", "  minutes: number;", "  weight: number;", "  usual: number;", "}", ""]
    lines.append("export const FACTS: Record<string, Facts> = {")
    for id in bh.games():
        facts = bh.load(id).facts
        lines.append(f"  {id}: {{ minutes: {facts.minutes}, weight: {facts.weight}, usual: {facts.usual} }},")
    lines += ["};", "", f"export const ORDER = {json.dumps(bh.games())};", ""]
    lines.append("/** By game and level: how often of a hundred times it is placed before one of the level below. */")
    lines.append("export const BEATS: Record<string, Record<number, number>> = {")
    beats = level_figures()
    for id in bh.games():
        figures = ", ".join(f"{level}: {percent}" for level, percent in sorted(beats.get(id, {}).items()))
        lines.append(f"  {id}: {{ {figures} }},")
    return "\n".join([*lines, "};", ""])


FEWEST_GAMES = 20  # fewer say nothing that a player should be told


def level_figures() -> dict[str, dict[int, int]]:
    """What `boardinghouse ladder` measured of each level against the one below it (docs/ladder.json)."""
    found: dict[str, dict[int, int]] = {}
    for row in json.loads((ROOT / "docs/ladder.json").read_text(encoding="utf-8")):
        names = [bot["bot"].partition(":") for bot in row["bots"]]
        if len(names) != 2 or row["games"] < FEWEST_GAMES or any(kind != "level" for kind, _, _ in names):
            continue
        level, below = (int(number) for _, _, number in names)
        if level == below + 1:
            found.setdefault(row["game"], {})[level] = round(100 * row["bots"][0]["ahead"])
    return found


def schema_text(shapes: Shapes) -> str:
    data: Schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boardinghouse",
        "description": "What travels on the socket and over HTTP. A client sends a Request and is sent a Message; "
        "docs/protocol.md says when. " + NOTE,
        "anyOf": [shapes.ref("Request"), shapes.ref("Message")],
        "$defs": dict(sorted(shapes.defs.items())),
    }
    head = json.dumps({**data, "$defs": {}}, indent=1, ensure_ascii=False).removesuffix("{}\n}")
    rows = [f"  {json.dumps(name)}: {json.dumps(shape, ensure_ascii=False)}" for name, shape in data["$defs"].items()]
    return head + "{\n" + ",\n".join(rows) + "\n }\n}\n"  # one line per definition


# ---- docs/protocol.md -------------------------------------------------------------------------------------------


def row(shapes: Shapes, cls: Any, hidden: tuple[str, ...]) -> str:
    shape = shapes.defs[cls.__name__]
    fields = ", ".join(name for name in shape["properties"] if name not in hidden)
    tag = cls.__struct_config__.tag
    return f"| `{tag}` | {f'`{fields}`' if fields else ''} | {shape.get('description', '')} |"


def union_table(shapes: Shapes, types: Any, hidden: tuple[str, ...]) -> list[str]:
    rows = [row(shapes, cls, hidden) for cls in get_args(types)]
    return ["| type | fields | |", "|---|---|---|", *rows]


def field_table(shapes: Shapes, name: str) -> list[str]:
    fields = shapes.defs[name]["properties"].items()
    return ["| field | |", "|---|---|", *(f"| `{field}` | {shape.get('description', '')} |" for field, shape in fields)]


def protocol_text(shapes: Shapes, text: str) -> str:
    """The page with its tables filled in again."""
    others = tuple(cls for cls in get_args(commands.Request) if cls not in get_args(commands.AnyCommand))
    tables = {
        "commands": union_table(shapes, commands.AnyCommand, ("type", "table", "key")),
        "requests": ["| type | fields | |", "|---|---|---|", *(row(shapes, cls, ("type",)) for cls in others)],
        "messages": union_table(shapes, protocol.Message, ("type",)),
        "situation": field_table(shapes, "Situation"),
        "kinds": kind_table(),
        "reasons": reason_table(),
        "limits": limit_table(),
    }
    for name, lines in tables.items():
        start = START.format(name)
        before, found, rest = text.partition(start)
        if not found:
            raise SystemExit(f"docs/protocol.md has no line {start}")
        text = "\n".join([before + start, "", *lines, "", END]) + rest.partition(END)[2]
    return text


def served(shapes: Shapes) -> dict[str, str]:
    """What a server hands out of it."""
    return {PROTOCOL_FILE: schema_text(shapes), ASYNCAPI_FILE: asyncapi_text(NOTE)}


def files() -> dict[Path, str]:
    """All that is written, by its place."""
    shapes = gather()
    page = ROOT / "web/src"
    protocol_page = ROOT / "docs/protocol.md"
    return {
        page / "lib/wire.ts": common_types(shapes),
        page / "games/facts.ts": facts_text(),
        **{page / "games" / id / "wire.ts": game_types(shapes, id) for id in bh.games()},
        ROOT / "docs/protocol.schema.json": schema_text(shapes),
        **{ROOT / "src/boardinghouse/server/contract" / name: text for name, text in served(shapes).items()},
        protocol_page: protocol_text(shapes, protocol_page.read_text(encoding="utf-8")),
    }


def main() -> None:
    stale = []
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    if "--check" in sys.argv and stale:
        raise SystemExit(f"out of date: {', '.join(stale)}; run python -m web.scripts.wire and commit what it writes")


if __name__ == "__main__":
    main()
