"""Positions that a game treats alike, such as a city turned by a quarter. What a network sees of one in many guises it
learns sooner.
"""

from typing import Any

from boardinghouse.core.rng import Rng, share
from boardinghouse.train.games import notes_on


def shuffled(count: int, rng: Rng) -> list[int]:
    places = list(range(count))
    for last in range(count - 1, 0, -1):
        other = share(rng.next(), last + 1)
        places[last], places[other] = places[other], places[last]
    return places


def moved(set: int, places: list[int]) -> int:
    """A set whose members have gone to other places."""
    return sum(1 << places[member] for member in range(len(places)) if set >> member & 1)


def exchange(state: Any, rng: Rng) -> tuple[Any, list[int]]:
    """A position that is worth the same, and by action what it is called there; the same one where a game has none."""
    own = getattr(notes_on(state.game.id), "exchange", None)
    return (state, list(range(state.game.actions.size))) if own is None else own(state, rng)
