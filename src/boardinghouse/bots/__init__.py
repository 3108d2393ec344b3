"""Bots: whoever answers for a seat when no person does. `find` gives a bot by the name used on command lines."""

from collections.abc import Callable

from boardinghouse.bots.greedy import GreedyBot
from boardinghouse.bots.random import RandomBot
from boardinghouse.bots.search import SearchBot
from boardinghouse.core.play import Bot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def find(name: str) -> Bot:
    """The bot of this name."""
    kind, _, number = name.partition(":")
    if kind == "search" and number.isdigit() and int(number) > 0:
        return SearchBot(int(number))
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}, search:ITERATIONS")
    return BOTS[name]()
