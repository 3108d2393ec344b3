"""Boardinghouse: five board games about hotels, to play, analyse, train agents on and redesign."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

if find_spec("librt") is None:  # Pyodide
    from boardinghouse import standin

    standin.install()

from boardinghouse.core.contract import CHANCE, Game, IllegalAction, Result, State
from boardinghouse.core.play import Bot, Luck, drive
from boardinghouse.core.record import BrokenRecord, Record
from boardinghouse.core.rng import Rng
from boardinghouse.games import games, load

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "Bot",
    "BrokenRecord",
    "Game",
    "IllegalAction",
    "Luck",
    "Record",
    "Result",
    "Rng",
    "State",
    "compiled",
    "find",
    "games",
    "load",
    "play",
]


def compiled() -> bool:
    """Whether core and games run compiled."""
    from boardinghouse.core import contract

    return not contract.__file__.endswith((".py", ".pyc"))


def find(name: str) -> Bot:
    """The bot of this name: "random", "greedy", "level:1" to "level:5", "search:1000", or one from another package."""
    from boardinghouse.bots import find as found

    return found(name)


def play(game: Game[Any], bots: Sequence[Bot | str], seed: object = 0, budget: float = 0.0, **options: str) -> Record:
    """Play a whole game between bots (or their names), chance included, and return the record."""
    players = [find(bot) if isinstance(bot, str) else bot for bot in bots]
    state = game.new(len(players), **options)
    record = Record(game, [bot.name for bot in players], game.chosen(state.choices), seed)
    drive(state, players, seed, budget, record.add)
    record.close(state)
    return record
