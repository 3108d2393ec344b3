"""Own statistics for an experiment: how often towels of Maui are laid partly outside the beach, and by whom."""

from collections.abc import Sequence
from typing import Any


class Outside:
    """Counts towels laid partly in the ocean or among the trees, by all and by the winner."""

    def __init__(self) -> None:
        self.columns = {"outside": int, "outside_by_winner": int}
        self.outside: list[int] = []

    def before(self, state: Any, bots: Sequence[str]) -> None:
        self.outside = [0] * len(bots)

    def step(self, state: Any, seat: int, action: int, offered: Sequence[int]) -> None:
        actions = state.game.actions
        if actions.verb(action) == "towel" and int(actions.args(action)["row"]) not in range(1, 6):
            self.outside[seat] += 1

    def after(self, state: Any) -> dict[str, int]:
        winner = state.result().places.index(1)
        return {"outside": sum(self.outside), "outside_by_winner": self.outside[winner]}
