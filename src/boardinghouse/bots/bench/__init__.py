"""Opponents that share nothing with the bots they test: play-outs by the clock, and experts that follow a script.

`flat:N` has N milliseconds of processor time per decision and plays each answer out at random, in the same worlds for
all. `expert` plays by rules of thumb written down from how people explain the game, without search beyond its own turn
and without the evaluations and networks of the other bots. Neither is for play: they are a yardstick (docs/ladder.md).
"""

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardinghouse.core.play import Tally, finish
from boardinghouse.core.rng import Rng

Script = Callable[[Any, int, Sequence[int]], int]


class FlatBot:
    """`flat:N`."""

    looks = True

    def __init__(self, milliseconds: int) -> None:
        self.name = f"flat:{milliseconds}"
        self.seconds = milliseconds / 1000

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        ends = time.process_time() + (budget or self.seconds)
        rng, tally, totals = Rng(seed), Tally(), [0.0] * len(legal)
        while True:
            world = state.determinize(seat, rng)
            for place, action in enumerate(legal):
                twin = world.clone()
                twin.play(seat, action)
                finish(twin, rng, tally)
                totals[place] += twin.result().shares()[seat]
            if time.process_time() >= ends:
                return legal[max(range(len(legal)), key=totals.__getitem__)]


class ExpertBot:
    """`expert`."""

    name = "expert"
    looks = True

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        return legal[0] if len(legal) == 1 else script_of(state.game.id)(state, seat, legal)


def has_script(id: str) -> bool:
    return find_spec(f"{__name__}.{id}") is not None


def script_of(id: str) -> Script:
    """The rules of thumb of a game."""
    if not has_script(id):
        raise ValueError(f"nobody has written down how an expert plays {id}")
    script: Script = import_module(f"{__name__}.{id}").choose
    return script
