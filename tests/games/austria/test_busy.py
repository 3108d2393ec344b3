"""Games of players who know what they are after: guests get served and move in, staff is hired, rooms are laid. Random
games pass and idle too much to reach the deeper questions; these reach all of them, with every property checked."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.play import Luck
from boardinghouse.games.austria import GAME
from tests.contract.properties import Walk
from tests.positions import check

EAGER = ("settle", "disc", "fill", "use", "play", "serve", "claim", "occupy", "prepare", "take")
LAZY = ("pass", "waste", "skip", "end")


def busy(state: Any, seat: int, rng: bh.Rng) -> int:
    """An answer that gets something done: mostly the most eager one, a dish to a table before one to the kitchen."""
    legal: list[int] = state.legal(seat)
    texts = {action: state.game.actions.text(action) for action in legal}
    if rng.below(8) != 0:
        for verb in EAGER:
            eager = [action for action in legal if texts[action].split()[0] == verb]
            if eager:
                return eager[rng.below(len(eager))]
        tables = [action for action in legal if "table-" in texts[action]]
        if tables:
            return tables[rng.below(len(tables))]
    keen = [action for action in legal if texts[action].split()[0] not in LAZY] or legal
    return keen[rng.below(len(keen))]


class BusyWalk(Walk):
    """The contract's walk, with busy players instead of random ones."""

    def step(self) -> None:
        seat = self.state.actor()
        if seat == CHANCE:
            super().step()
            return
        self.take(seat, busy(self.state, seat, self.streams[seat]))
        self.check_undo(seat)


@pytest.mark.parametrize(("seats", "side", "staff"), [(2, "night", "draft"), (3, "day", "introductory")])
def test_the_contract_holds_in_busy_games(seats: int, side: str, staff: str) -> None:
    counts = BusyWalk(GAME, seats, {"side": side, "staff": staff}, f"busy {seats}").run()
    assert counts["steps"] > 250


def test_busy_games_reach_every_question() -> None:
    asked: set[str] = set()
    deepest = 0
    for number in range(60):
        state = GAME.new(
            2 + number % 3, side=("night", "day")[number % 2], staff=("random", "introductory", "draft")[number % 3]
        )
        luck, rng = Luck(f"busy {number}"), bh.Rng(f"busy {number}")
        while state.acting():
            seat = state.actor()
            asked.add(str(state.prompt()["key"]))
            deepest = max(deepest, state.depth)
            state.play(seat, luck.draw(state) if seat == CHANCE else busy(state, seat, rng))
        check(state)
    questions = {pending.key for pending in GAME.pending if pending.rule}
    assert questions - asked == set()
    assert deepest >= 6
