"""Bots: computer players, which answer for a seat when no person does. `find` gives a bot by the name used on command
lines.

Other packages add theirs under the entry point group `boardinghouse.bots`: a name and something that makes a bot.
"""

from collections.abc import Callable
from importlib.metadata import entry_points

from boardinghouse.bots.bench import ExpertBot, FlatBot
from boardinghouse.bots.greedy import GreedyBot
from boardinghouse.bots.levels import LEVELS, LevelBot
from boardinghouse.bots.random import RandomBot
from boardinghouse.bots.thinker import SearchBot
from boardinghouse.core.play import Bot

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names to choose from."""
    levels = [f"level:{number}" for number in LEVELS]
    added = [entry.name for entry in entry_points(group="boardinghouse.bots")]
    return [*BOTS, *levels, "plain:LEVEL", "search:ITERATIONS", *added]


def find(name: str) -> Bot:
    """The bot of this name. `expert` and `flat:MILLISECONDS` are found too, though they are not for play."""
    kind, _, number = name.partition(":")
    if kind == "search" and number.isdecimal() and int(number) > 0:
        return SearchBot(int(number))
    if kind == "flat" and number.isdecimal() and int(number) > 0:
        return FlatBot(int(number))
    if name == ExpertBot.name:
        return ExpertBot()
    if kind in ("level", "plain") and number.isdecimal() and int(number) in LEVELS:
        return LevelBot(int(number), plain=kind == "plain")
    if name in BOTS:
        return BOTS[name]()
    for entry in entry_points(group="boardinghouse.bots"):
        if entry.name == name:
            bot: Bot = entry.load()()
            return bot
    raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(names())}")
