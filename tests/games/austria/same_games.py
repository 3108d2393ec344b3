"""The course of whole games as short sums: a change of how the rules are written can show that they still ask the
same questions, allow the same answers, forbid for the same reasons, tell the same events and count the same points.

`python -m tests.games.austria.same_games` prints the sums again; sums that change say that a rule changed.
"""

import json
from collections.abc import Iterator
from hashlib import blake2s
from typing import Any

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.events import told
from boardinghouse.core.play import Luck
from boardinghouse.games.austria import GAME
from tests.contract.properties import set_ups
from tests.games.austria.table import TURN
from tests.games.austria.test_busy import busy

SPAN = 100  # positions a sum covers: one that differs says about where
ASKED_WHY = 16  # at one position out of so many every action is asked for the rule that forbids it


def names() -> list[str]:
    return [
        f"{pace}-{seats}-{options['side']}-{options['staff']}"
        for seats, options in set_ups(GAME)
        for pace in ("busy", "busier", "busiest", "random")
    ]


def course(name: str) -> Iterator[list[object]]:
    """Every position of a game: who is asked what, the allowed answers, the points, and what has just happened."""
    pace, seats, side, staff = name.split("-")
    state: Any = GAME.new(int(seats), side=side, staff=staff)
    state.listen()
    luck, rng = Luck(name), bh.Rng(name)
    number = 0
    while state.acting():
        seat = state.actor()
        legal = [state.legal(other) for other in state.acting()]
        key = state.prompt()["key"]
        why: list[str | None] = []
        if seat != CHANCE and number % ASKED_WHY == 0:
            why = [state.why_not(seat, action) for action in range(GAME.actions.size)]
        events = state.heard()
        told_now = [told(GAME.events, events, viewer) for viewer in (None, 0, 1)]
        undoable = [state.undoable(other) for other in range(state.seats)]
        yield [list(state.acting()), "turn" if key in TURN else key, legal, why, undoable, told_now, counted(state)]
        if seat == CHANCE:
            state.play(seat, luck.draw(state))
        else:
            state.play(seat, busy(state, seat, rng) if pace != "random" else legal[0][rng.below(len(legal[0]))])
        number += 1
    yield [told(GAME.events, state.heard(), None), counted(state)]


def counted(state: Any) -> dict[str, object]:
    result: dict[str, object] = state.result().to_json()
    return result


def sums(name: str) -> list[str]:
    """A sum of each span of positions of a game."""
    result: list[str] = []
    for number, position in enumerate(course(name)):
        if number % SPAN == 0:
            result.append("")
        text = f"{result[-1]} {json.dumps(position, sort_keys=True)}"
        result[-1] = blake2s(text.encode(), digest_size=4).hexdigest()
    return result


def main() -> None:
    for name in names():
        print(name, *sums(name))


if __name__ == "__main__":
    main()
