"""perft: how many lines of play lead on from a position, chance outcomes included, to a given depth.

`python -m tests.perft.counts` prints the table again; counts that change say that a rule changed.
"""

from typing import Any

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, State
from tests.golden.games import golden_games

DEPTH = 2
FRACTIONS = (0, 1, 2, 3, 4, 5, 6, 7)


def leaves(state: State, depth: int) -> int:
    """Lines of `depth` actions from here; a game that ends earlier is one line."""
    acting = state.acting()
    if depth == 0 or not acting:
        return 1
    count = 0
    for seat in acting:
        actions = state.legal(seat) if seat != CHANCE else [action for action, _ in state.outcomes()]
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            count += leaves(after, depth - 1)
    return count


def positions(record: bh.Record) -> list[Any]:
    """Eight positions spread over a golden game."""
    return [record.state_at(len(record.lines) * eighth // 8) for eighth in FRACTIONS]


def table() -> dict[str, list[int]]:
    """Leaf counts of every golden game's positions."""
    counts: dict[str, list[int]] = {}
    for path, id, _, _ in golden_games():
        counts[f"{id}/{path.stem}"] = [leaves(state, DEPTH) for state in positions(bh.Record.load(path))]
    return counts


def main() -> None:
    for name, counts in table().items():
        print(name, *counts)


if __name__ == "__main__":
    main()
