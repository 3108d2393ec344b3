"""One observation encoding a game, as a table of named fields. `encoding_of` finds it by the game's id."""

from importlib import import_module

from boardinghouse.rl.encoding.sheet import Encoding


def encoding_of(id: str) -> Encoding:
    """The encoding of a game."""
    found: Encoding = import_module(f"boardinghouse.rl.encoding.{id}").ENCODING
    return found
