"""What an interface needs to know about a game without knowing its rules: names, options, rules text, components."""

import re
from functools import cache
from importlib import resources
from typing import Literal

from msgspec import Struct

import boardinghouse as bh

PARAGRAPH = re.compile(r"\*\*([A-Z]{3}-\d+)\*\* (?:\(`([^`]+)`(?:, `[^`]+`)*\) )?(.*)")

Language = Literal["en", "ru", "uk"]


class ArgInfo(Struct, frozen=True):
    """An argument of a verb: its kind and the values it takes."""

    kind: str
    values: list[str]


class VerbInfo(Struct, frozen=True):
    """A verb of the action table: `base` is the id of its first action; the last argument runs fastest."""

    name: str
    base: int
    args: list[ArgInfo]


class EventKind(Struct, frozen=True):
    """An event's key, its parameters and what each is: a seat, a card, a number."""

    key: str
    params: dict[str, str]


class QuestionKind(Struct, frozen=True):
    key: str
    params: list[str]
    rule: str


class GameInfo(Struct, frozen=True):
    """`options`: the choices, the first is the default. `names`: a thing's kind to the short names of its numbers."""

    id: str
    version: int
    fewest: int
    most: int
    options: dict[str, list[str]]
    verbs: list[VerbInfo]
    names: dict[str, list[str]]
    events: list[EventKind]
    questions: list[QuestionKind]


class Paragraph(Struct, frozen=True):
    """A heading (`rule` empty, `level` of the heading), a numbered rule, or text between (`level` 0). Only the English
    rules name the file."""

    level: int
    rule: str
    file: str
    text: str


class ComponentTable(Struct, frozen=True):
    """The numbers of a game with where each comes from: rulebook, publication or reconstructed."""

    name: str
    values: list[int]
    sources: list[str]


@cache
def game_info(id: str) -> GameInfo:
    game = bh.load(id)
    return GameInfo(
        id=id,
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[1],
        options={name: list(values) for name, values in game.options.items()},
        verbs=[
            VerbInfo(verb.name, verb.base, [ArgInfo(arg.kind, list(arg.values)) for arg in verb.args])
            for verb in game.actions.verbs
        ],
        names={kind: list(values) for kind, values in game.names.items()},
        events=[EventKind(kind.key, dict(zip(kind.params, kind.things, strict=True))) for kind in game.events],
        questions=[
            QuestionKind(pending.key, pending.args.split(), pending.rule) for pending in game.pending if pending.key
        ],
    )


@cache
def rules(id: str, language: Language = "en") -> list[Paragraph]:
    """RULES.md, or RULES.ru.md and RULES.uk.md, as data."""
    bh.load(id)
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = resources.files("boardinghouse.games").joinpath(id, name).read_text(encoding="utf-8")
    result: list[Paragraph] = []
    for line in text.splitlines():
        numbered = PARAGRAPH.fullmatch(line)
        if numbered is not None:
            result.append(Paragraph(0, numbered[1], numbered[2] or "", numbered[3]))
        elif line.startswith("#"):
            level = len(line) - len(line.lstrip("#"))
            result.append(Paragraph(level, "", "", line[level:].strip()))
        elif line.strip():
            result.append(Paragraph(0, "", "", line.strip()))
    return result


def rule_text(id: str, rule: str, language: Language = "en") -> str | None:
    """One numbered paragraph."""
    return next((paragraph.text for paragraph in rules(id, language) if paragraph.rule == rule), None)


@cache
def components(id: str) -> list[ComponentTable]:
    tables = bh.load(id).tables
    return [ComponentTable(name, list(table.values), list(table.sources)) for name, table in tables.items()]
