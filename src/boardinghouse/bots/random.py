"""The bot `random`: every legal answer equally likely."""

from typing import Any, final

from boardinghouse.core.rng import share


@final
class RandomBot:
    """Takes one word of luck per answer, just as `core.play.playout` does, so that both play the same games."""

    name = "random"
    looks = False

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        return legal[share(seed, len(legal))]
