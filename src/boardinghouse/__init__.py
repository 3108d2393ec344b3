"""Boardinghouse: board games about hotels and their guests, to play, to study, to train agents on, to design."""

from importlib.util import find_spec

if find_spec("librt") is None:  # Pyodide
    from boardinghouse import standin

    standin.install()

from boardinghouse.core.contract import CHANCE, IllegalAction, Result, State
from boardinghouse.core.play import Luck
from boardinghouse.core.record import BrokenRecord, Record, play
from boardinghouse.core.rng import Rng
from boardinghouse.games import games, load

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "BrokenRecord",
    "IllegalAction",
    "Luck",
    "Record",
    "Result",
    "Rng",
    "State",
    "compiled",
    "games",
    "load",
    "play",
]


def compiled() -> bool:
    """Whether core and games run compiled."""
    from boardinghouse.core import contract

    return not contract.__file__.endswith(".py")
