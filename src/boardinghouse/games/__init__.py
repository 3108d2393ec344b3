"""The games we have. Being listed here is all that registration takes."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from boardinghouse.core.contract import Game

if TYPE_CHECKING:
    from boardinghouse.games.amsterdam import Amsterdam
    from boardinghouse.games.austria import Austria
    from boardinghouse.games.maui import Maui
    from boardinghouse.games.overbooking import Overbooking
    from boardinghouse.games.samoa import Samoa

IDS = ("samoa", "amsterdam", "overbooking", "maui", "austria")


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return IDS


@overload
def load(id: Literal["samoa"]) -> "Samoa": ...
@overload
def load(id: Literal["amsterdam"]) -> "Amsterdam": ...
@overload
def load(id: Literal["overbooking"]) -> "Overbooking": ...
@overload
def load(id: Literal["maui"]) -> "Maui": ...
@overload
def load(id: Literal["austria"]) -> "Austria": ...
@overload
def load(id: str) -> Game[Any]: ...
def load(id: str) -> Game[Any]:
    """The game of this id."""
    if id not in IDS:
        raise ValueError(f"unknown game {id!r}; the games are {', '.join(IDS)}")
    game: Game[Any] = import_module(f"boardinghouse.games.{id}").GAME
    return game
