"""Bots: whoever answers for a seat when no person does. `find` gives a bot by the name used on command lines."""

from collections.abc import Callable

from boardinghouse.bots.random import RandomBot
from boardinghouse.core.play import Bot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def find(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
