"""What an interface needs to know about a game without knowing its rules: names, options, rules text, components."""

from functools import cache
from typing import Literal

from msgspec import Struct

import boardinghouse as bh
from boardinghouse import lessons, rulebook
from boardinghouse.server.refused import Refused

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
    """`options`: the choices, the first is the default. `picks`: the options that name what set-up would draw, with the
    kind of thing. `names`: a thing's kind to the short names of its numbers. `chapters`: of its lesson."""

    id: str
    version: int
    fewest: int
    most: int
    chapters: int
    options: dict[str, list[str]]
    picks: dict[str, str]
    verbs: list[VerbInfo]
    names: dict[str, list[str]]
    events: list[EventKind]
    questions: list[QuestionKind]


class Paragraph(Struct, frozen=True):
    """A heading (`rule` empty, `level` of the heading), a numbered rule, or text between (`level` 0). For contributors
    a rule also has its file (in English) and the reason `why`, and some text is a `note` for them."""

    level: int
    rule: str
    file: str
    text: str
    why: str
    note: bool


class ComponentTable(Struct, frozen=True):
    """The numbers of a game with where each comes from: rulebook, publication or reconstructed."""

    name: str
    values: list[int]
    sources: list[str]


def known(game: str) -> str:
    if game not in bh.games():
        raise Refused("no-such-game")
    return game


@cache
def game_info(id: str) -> GameInfo:
    game = bh.load(id)
    return GameInfo(
        id=id,
        version=game.version,
        fewest=game.seats[0],
        most=game.seats[1],
        chapters=len(lessons.chapters(id)),
        options={name: list(values) for name, values in game.options.items()},
        picks=game.picks,
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
def rules(id: str, language: Language = "en", notes: bool = False) -> list[Paragraph]:
    """RULES.md, or RULES.ru.md and RULES.uk.md, as data: for players, or with the notes for contributors."""
    bh.load(id)
    passages = rulebook.passages if notes else rulebook.for_players
    return [Paragraph(*passage) for passage in passages(id, language)]


@cache
def components(id: str) -> list[ComponentTable]:
    tables = bh.load(id).tables
    return [ComponentTable(name, list(table.values), list(table.sources)) for name, table in tables.items()]
