"""The pages that nobody writes: modules from their docstrings, commands from their help, messages from the schema."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from scripts.documents.plots import TITLES

import boardinghouse as bh
from boardinghouse.cli import app

# page, title, what it is for, its modules
MODULES = (
    ("api-game", "The engine", "A game, its states, and playing it.", [
        "boardinghouse", "boardinghouse.games", "boardinghouse.core.contract", "boardinghouse.core.state",
        "boardinghouse.core.result",
        "boardinghouse.core.actions", "boardinghouse.core.pending", "boardinghouse.core.events",
        "boardinghouse.core.play", "boardinghouse.core.rng", "boardinghouse.core.decks",
        "boardinghouse.core.tables", "boardinghouse.core.facts", "boardinghouse.core.record",
    ]),
    ("api-bots", "Bots", "Who plays when no person does.", [
        "boardinghouse.bots", "boardinghouse.bots.greedy", "boardinghouse.bots.levels", "boardinghouse.bots.thinker",
        "boardinghouse.bots.search", "boardinghouse.client",
    ]),
    ("api-rl", "Environments", "One table or thousands, for learning agents.", [
        "boardinghouse.rl", "boardinghouse.rl.gym", "boardinghouse.rl.pettingzoo", "boardinghouse.rl.vector",
        "boardinghouse.rl.batch", "boardinghouse.rl.shared", "boardinghouse.rl.openspiel", "boardinghouse.rl.rewards",
        "boardinghouse.rl.leaderboard",
    ]),
    ("api-analysis", "Analysis and lab", "What a game was about; what thousands of games say.", [
        "boardinghouse.analysis.study", "boardinghouse.analysis.hints", "boardinghouse.analysis.grades",
        "boardinghouse.lab.simulate", "boardinghouse.lab.tournament", "boardinghouse.lab.experiment",
        "boardinghouse.lab.compare", "boardinghouse.lab.changes", "boardinghouse.lab.hooks",
        "boardinghouse.lab.dataset",
    ]),
    ("api-words", "Words and lessons", "Rules, texts and first games.", [
        "boardinghouse.words", "boardinghouse.rulebook", "boardinghouse.lessons", "boardinghouse.glance",
    ]),
)  # fmt: skip

# what a module hands on from others is described where it is written
OF = {
    "boardinghouse": ":ignore-module-all:",
    "boardinghouse.core.contract": ":ignore-module-all:",
}


def write(source: Path) -> None:
    folder = source / "reference"
    folder.mkdir(exist_ok=True)
    for name, title, purpose, modules in MODULES:
        parts = [f"# {title}\n\n{purpose}\n"]
        for module in modules:
            shown = module.removeprefix("boardinghouse.")
            parts.append(f"## {shown}\n\n```{{eval-rst}}\n.. automodule:: {module}\n   {OF.get(module, '')}\n```\n")
        (folder / f"{name}.md").write_text("\n".join(parts), encoding="utf-8")
    (folder / "commands.md").write_text(commands(), encoding="utf-8")
    messages(folder, json.loads((source / "extra/protocol.schema.json").read_text(encoding="utf-8"))["$defs"])


def table(rows: Sequence[tuple[str, ...]], *heads: str) -> str:
    if not rows:
        return ""
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("\n", " ") for cell in line) + " |" for line in lines) + "\n"


def commands() -> str:
    """Every command of the command line with what it takes."""
    parts = ["# The command line\n\n`boardinghouse COMMAND --help` says the same.\n"]
    root = typer.main.get_command(app)
    add_command(root, "boardinghouse", parts)
    return "\n".join(parts)


def add_command(command: Any, name: str, parts: list[str]) -> None:
    subcommands = getattr(command, "commands", {})
    if not subcommands or command.params:
        takes = []
        for one in command.params:
            what = (
                ", ".join(f"`{way}`" for way in one.opts)
                if one.param_type_name == "option"
                else f"`{one.metavar or one.name.upper()}`"
            )
            takes.append((what, escape(getattr(one, "help", None) or ""), default_of(one)))
        said = re.sub(r"\n(?!\n)", " ", (command.help or "").strip())
        parts.append(f"## {name}\n\n{escape(said)}\n\n{table(takes, 'option', 'what it does', 'default')}")
    for below in subcommands.values():
        if not below.hidden:
            add_command(below, f"{name} {below.name}", parts)


def default_of(one: Any) -> str:
    value = one.default
    if one.required or value is None or callable(value) or value is False or value in ((), [], ""):
        return ""
    return f"`{value.value if hasattr(value, 'value') else value}`"


def escape(text: str) -> str:
    """Help in plain text as Markdown: what it names between ticks stays, bars and angles are no marks."""
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\b", "")


def messages(folder: Path, types: dict[str, Any]) -> None:
    """The schema of the protocol, a page for what all games share and one for each game."""
    games = {bh.load(game).id: game.capitalize() for game in bh.games()}

    def page(name: str) -> str:
        return next((game for game, title in games.items() if name.startswith(title)), "")

    for game in ("", *games):
        title = f"Messages: {TITLES[game]}" if game else "Messages"
        parts = [f"# {title}\n"]
        if not game:
            parts.append(
                "What travels on the socket and over HTTP, written from the declarations of the server. "
                "[The protocol](../protocol.md) says when; "
                'the same as JSON Schema: <a href="../protocol.schema.json">protocol.schema.json</a>.\n'
            )
        parts += [describe(name, types[name], page) for name in sorted(types) if page(name) == game]
        (folder / f"messages{'-' + game if game else ''}.md").write_text("\n".join(parts), encoding="utf-8")


def describe(name: str, schema: dict[str, Any], page: Any) -> str:
    parts = [f'<a id="{name}"></a>\n\n## {name}\n']
    if "description" in schema:
        parts.append(escape(schema["description"]) + "\n")
    if "properties" in schema:
        parts.append(fields(schema, page))
    elif "anyOf" in schema and all("properties" in one for one in schema["anyOf"]):
        parts += [fields(one, page) for one in schema["anyOf"]]
    else:
        parts.append(kind(schema, page) + "\n")
    return "\n".join(parts)


def fields(schema: dict[str, Any], page: Any) -> str:
    needed = set(schema.get("required", ()))
    rows = [
        (f"`{key}`", kind(value, page), "" if key in needed else "may be left out")
        for key, value in schema["properties"].items()
    ]
    if needed >= set(schema["properties"]):
        return table([row[:2] for row in rows], "field", "is")
    return table(rows, "field", "is", "or")


def kind(schema: dict[str, Any], page: Any) -> str:
    """A type in words, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        game = page(name)
        return f'<a href="messages{"-" + game if game else ""}.html#{name}">{name}</a>'
    if "const" in schema:
        return f"`{json.dumps(schema['const'], ensure_ascii=False)}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value, ensure_ascii=False)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(kind(one, page) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return "list of " + ", then ".join(kind(one, page) for one in schema["prefixItems"])
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'], page)}" if "items" in schema else "list"
    if schema.get("type") == "object":
        if schema.get("properties") == {}:
            return "empty object"
        if "properties" in schema:
            return "object of " + ", ".join(f"`{key}`: {kind(one, page)}" for key, one in schema["properties"].items())
        values = schema.get("additionalProperties")
        return f"object with values {kind(values, page)}" if isinstance(values, dict) else "object"
    if "minLength" in schema and "maxLength" in schema:
        schema = {**schema, "type": f"string of {schema['minLength']} to {schema['maxLength']} characters"}
        del schema["minLength"], schema["maxLength"]
    limits = [f"{word} `{schema[key]}`" for key, word in LIMITS.items() if key in schema]
    return " ".join([str(schema.get("type", "anything")), *limits])


LIMITS = {"minLength": "of at least", "maxLength": "of at most", "minimum": "from", "maximum": "to", "pattern": "like"}
