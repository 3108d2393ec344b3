"""One observation encoding a game, as a table of named fields. `encoding_of` finds it by the game's id. What a seat may
believe of hidden cards is further fields, in `<id>_belief.py`."""

from importlib import import_module

from boardinghouse.rl.encoding.sheet import Encoding


def encoding_of(id: str, belief: bool = False) -> Encoding:
    """The encoding of a game; with `belief`, with what a seat may believe of hidden cards behind it."""
    found: Encoding = import_module(f"boardinghouse.rl.encoding.{id}").ENCODING
    if belief:
        return found.and_belief(import_module(f"boardinghouse.rl.encoding.{id}_belief").BELIEF)
    return found
