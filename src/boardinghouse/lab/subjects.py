"""What an action is about where it names only a place: the guest on a space of the row, the towel in the market. The
games say it in their facts.

A subject is written as its place in `game.names[kind]`, from 1; 0 is none.
"""

from collections.abc import Sequence
from typing import Any

from boardinghouse.core.contract import Game
from boardinghouse.core.facts import Look


class Subjects:
    """Finds the subjects of a game's actions."""

    def __init__(self, game: Game[Any]) -> None:
        self.kinds = {verb: subject.kind for verb, subject in game.facts.about.items()}
        self.places: list[tuple[Look, int] | None] = [None] * game.actions.size
        for verb, subject in game.facts.about.items():
            for action in range(game.actions.size):
                if game.actions.verb(action) == verb:
                    row = game.actions.by_name[verb]
                    arg = next(arg for arg in row.args if arg.kind == subject.argument)
                    self.places[action] = (subject.look, arg.index[game.actions.args(action)[subject.argument]])

    def of(self, state: Any, seat: int, actions: Sequence[int]) -> list[int]:
        """The subjects of these actions; nothing when the game has none."""
        if not self.kinds:
            return []
        seen: dict[tuple[Look, int], int] = {}
        result: list[int] = []
        for action in actions:
            place = self.places[action]
            if place is None:
                result.append(0)
                continue
            if place not in seen:
                seen[place] = place[0](state, seat, place[1]) + 1
            result.append(seen[place])
        return result
