"""A game as plain data for interfaces that have no Python: its action table, names, events and component tables."""

from typing import Any

from boardinghouse.core.actions import Verb
from boardinghouse.core.contract import Game


def catalog(game: Game[Any]) -> dict[str, object]:
    """Everything about a game that does not change while it is played."""
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": {name: list(values) for name, values in game.options.items()},
        "verbs": [{"name": verb.name, "base": verb.base, "args": kinds(verb)} for verb in game.actions.verbs],
        "names": {kind: list(values) for kind, values in game.names.items()},
        "events": [{"key": kind.key, "params": list(kind.params), "things": list(kind.things)} for kind in game.events],
        "tables": {
            name: {"values": list(table.values), "sources": list(table.sources)} for name, table in game.tables.items()
        },
    }


def kinds(verb: Verb) -> list[str]:
    return [arg.kind for arg in verb.args]
