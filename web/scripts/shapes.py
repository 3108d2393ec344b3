"""Python declarations as JSON Schema: what travels, from the types that the server and the games are checked against.

It reads `TypedDict`s (views), msgspec structs (messages) and the tables of a game: options, questions, events, actions.
"""

import types
from collections.abc import Mapping
from dataclasses import is_dataclass
from importlib import import_module
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Meta, Struct, UnsetType
from msgspec.structs import fields

from boardinghouse.core.contract import Game
from boardinghouse.server.protocol import Carries

Schema = dict[str, Any]

PLAIN: dict[object, Schema] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    type(None): {"type": "null"},
    None: {"type": "null"},
}
LIMITS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
    "description": "description",
}


def words(values: tuple[str, ...] | list[str]) -> Schema:
    return {"enum": list(values)}


def record(properties: dict[str, Schema], required: list[str] | None = None, doc: str | None = None) -> Schema:
    """An object of these keys; without `required` all of them are."""
    shape: Schema = {"type": "object", "properties": properties}
    shape["required"] = list(properties) if required is None else required
    if doc:
        shape["description"] = doc
    return shape


def either(shapes: list[Schema]) -> Schema:
    return shapes[0] if len(shapes) == 1 else {"anyOf": shapes}


def doc_of(cls: type) -> str | None:
    text = cls.__dict__.get("__doc__")
    return None if text is None or text.startswith(f"{cls.__name__}(") else " ".join(text.split())


class Shapes:
    """The definitions met so far. Names are those of the classes, a game's with the game in front; `sent` says that the
    server fills every field, so that only those it leaves out on purpose may be missing."""

    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {}
        self.owners: dict[str, object] = {}
        self.aliases: dict[tuple[object, ...], str] = {}

    def ref(self, name: str) -> Schema:
        return {"$ref": f"#/$defs/{name}"}

    def define(self, name: str, shape: Schema) -> Schema:
        self.defs[name] = shape
        return self.ref(name)

    def call(self, prefix: str, module: str) -> None:
        """Words that a module has a name for go by that name."""
        for name, value in vars(import_module(module)).items():
            if get_origin(value) is Literal:
                self.aliases[get_args(value)] = prefix + name

    def of(self, type_: Any, prefix: str = "", sent: bool = True) -> Schema:
        if type_ in PLAIN:
            return dict(PLAIN[type_])
        if type_ is Any:
            return {}
        origin, args = get_origin(type_), get_args(type_)
        if origin is Annotated:
            return self.annotated(args[0], args[1:], prefix, sent)
        if origin is Literal:
            name = self.aliases.get(args)
            return words(list(args)) if name is None else self.define(name, words(list(args)))
        if origin in (Union, types.UnionType):
            return either([self.of(arg, prefix, sent) for arg in args if arg is not UnsetType])
        if origin is NotRequired:
            return self.of(args[0], prefix, sent)
        if origin is tuple:
            places = [self.of(arg, prefix, sent) for arg in args]
            return {"type": "array", "prefixItems": places, "items": False, "minItems": len(places)}
        if origin is list:
            return {"type": "array", "items": self.of(args[0], prefix, sent)}
        if origin is dict:
            keys = self.of(args[0], prefix, sent)
            shape: Schema = {"type": "object", "additionalProperties": self.of(args[1], prefix, sent)}
            if get_origin(args[0]) is Literal:
                shape |= {"propertyNames": keys, "minProperties": len(get_args(args[0]))}
            return shape
        if isinstance(type_, type) and (is_typeddict(type_) or is_dataclass(type_) or issubclass(type_, Struct)):
            return self.named(type_, prefix, sent)
        raise TypeError(f"nothing says how {type_!r} travels; give it a type or `Carries`")

    def annotated(self, base: Any, notes: tuple[Any, ...], prefix: str, sent: bool) -> Schema:
        carried = next((note.name for note in notes if isinstance(note, Carries)), None)
        if carried is None:
            shape = self.of(base, prefix, sent)
        else:
            shape = self.ref(carried)
            if type(None) in get_args(base):
                shape = either([shape, PLAIN[None]])
        for note in notes:
            if isinstance(note, Meta):
                shape |= {word: value for name, word in LIMITS.items() if (value := getattr(note, name)) is not None}
        return shape

    def named(self, cls: Any, prefix: str, sent: bool) -> Schema:
        name = (
            prefix + cls.__name__.removeprefix(prefix)
            if cls.__module__.startswith("boardinghouse.games")
            else (cls.__name__)
        )
        if name not in self.defs:
            self.owners[name] = cls
            self.defs[name] = {}  # met again inside itself
            self.defs[name] = self.fields(cls, prefix, sent)
        elif self.owners[name] is not cls:
            raise TypeError(f"two types are called {name}: {cls!r} and {self.owners[name]!r}")
        return self.ref(name)

    def fields(self, cls: Any, prefix: str, sent: bool) -> Schema:
        hints = get_type_hints(cls, include_extras=True)
        properties: dict[str, Schema] = {}
        if is_dataclass(cls):
            required = list(hints)
        elif is_typeddict(cls):
            required = [name for name in hints if name in cls.__required_keys__]
        else:
            config = cls.__struct_config__
            if config.tag is not None:
                properties[config.tag_field] = {"const": config.tag}
            optional = set() if not config.omit_defaults and sent else set(defaulted(cls))
            optional |= {name for name, hint in hints.items() if UnsetType in get_args(hint)}
            required = [*properties, *(name for name in hints if name not in optional)]
        properties |= {name: self.of(hint, prefix, sent) for name, hint in hints.items()}
        return record(properties, required, doc_of(cls))

    # ---- the tables of a game ----------------------------------------------------------------------------------

    def game(self, game: Game[Any]) -> None:
        """The view, the questions, the events and the actions of a game."""
        title = game.id.capitalize()
        module = f"boardinghouse.games.{game.id}.view"
        self.call(title, module)
        numbers = PLAIN[int]
        questions: Mapping[str, tuple[str, ...]] = {
            pending.key: tuple(pending.args.split()) for pending in game.pending if pending.key
        }
        options = {name: words(values) for name, values in game.options.items()}
        self.define(f"{title}Options", record(options, [name for name in options if name not in game.silent]))
        self.define(
            f"{title}Prompt",
            {
                "description": "The open question.",
                "anyOf": [keyed(key, params) for key, params in {**questions, "over": ()}.items()],
            },
        )
        self.define(
            f"{title}Event",
            {
                "description": "Something that happened.",
                "anyOf": [keyed(kind.key, kind.params) for kind in game.events],
            },
        )
        actions = [
            record(
                {
                    "id": numbers,
                    "verb": {"const": verb.name},
                    "args": record({arg.kind: PLAIN[str] for arg in verb.args}),
                    "text": PLAIN[str],
                }
            )
            for verb in game.actions.verbs
        ]
        self.define(
            f"{title}Action",
            {"description": "An action: its arguments as the action table prints them.", "anyOf": actions},
        )
        view = getattr(import_module(module), f"{title}View")
        self.of(view, title)
        properties = self.defs[f"{title}View"]["properties"]
        properties |= {"options": self.ref(f"{title}Options"), "prompt": self.ref(f"{title}Prompt")}


def keyed(key: str, params: tuple[str, ...]) -> Schema:
    return record({"key": {"const": key}, "params": record(dict.fromkeys(params, PLAIN[int]))})


def defaulted(cls: Any) -> tuple[str, ...]:
    """The fields that a client may leave out."""
    return tuple(field.name for field in fields(cls) if not field.required)
