"""What an action is about where it names only a place: the guest on a space of the row, the towel in the market.

A subject is written as its place in `game.names[kind]`, from 1; 0 is none.
"""

from collections.abc import Callable, Sequence
from typing import Any

from boardinghouse.core.contract import Game
from boardinghouse.games.austria.cafe import guest_at, guest_in_row

# by game and verb: the argument that is a place, the kind of thing that lies there, and how to look
Look = Callable[[Any, int, int], int]
PLACES: dict[str, dict[str, tuple[str, str, Look]]] = {
    "austria": {
        "take": ("space", "guest", lambda state, _, space: guest_in_row(state, space)),
        "settle": ("table", "guest", lambda state, seat, table: guest_at(state, seat, table)),
    },
    "maui": {
        "towel": ("place", "towel", lambda state, _, place: state.market[place]),
        "spare": ("place", "towel", lambda state, _, place: state.market[place]),
    },
    "overbooking": {"lay": ("hotel", "side-of-hotel", lambda state, _, hotel: state.hotels[hotel])},
}


class Subjects:
    """Finds the subjects of a game's actions."""

    def __init__(self, game: Game[Any]) -> None:
        verbs = PLACES.get(game.id, {})
        self.kinds = {verb: kind for verb, (_, kind, _) in verbs.items()}
        self.places: list[tuple[Look, int] | None] = [None] * game.actions.size
        for verb, (place, _, look) in verbs.items():
            for action in range(game.actions.size):
                if game.actions.verb(action) == verb:
                    row = game.actions.by_name[verb]
                    arg = next(arg for arg in row.args if arg.kind == place)
                    self.places[action] = (look, arg.index[game.actions.args(action)[place]])

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
