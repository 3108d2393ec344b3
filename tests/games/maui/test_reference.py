"""The rules of matching once more, slowly and on a grid, against the fast ones in random games."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.maui import GAME
from tests.positions import legal_texts

VALUES = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3}
LETTERS = {"Y": "yellow", "P": "pink", "B": "blue", "O": "orange", "G": "green"}


def shown(towel: dict[str, Any]) -> dict[int, str]:
    """Row to pattern of the active cells of a towel in a view."""
    return {
        cell["row"]: cell.get("token", cell["pattern"])
        for cell in towel["cells"]
        if "penalty" not in cell and "crab" not in cell
    }


def fits(last: dict[int, str], patterns: list[str], top: int, crab_row: int | None, tokens: set[str]) -> bool:
    for cell, pattern in enumerate(patterns):
        row = top + cell
        if 1 <= row <= 7 and row != crab_row and row in last and last[row] in {pattern} | tokens:
            return True
    return False


def expected(view: dict[str, Any], seat: int) -> list[str]:
    """What a turn offers, read from a view."""
    player = view["players"][seat]
    last = shown(player["beach"]["towels"][-1])
    column = player["laid"] + 1
    crabs = [spot["row"] for spot in player["beach"]["spots"] if spot["column"] == column and spot["kind"] == "crab"]
    tokens = {name for name, count in player["tokens"].items() if count}
    texts = []
    for place, offer in enumerate(view["market"], start=1):
        patterns = [LETTERS[letter] for letter in offer["towel"]]
        if player["turned"]:
            patterns.reverse()
        if offer["cost"] <= player["dollars"]:
            texts += [
                f"towel {place} {top}"
                for top in range(-1, 8)
                if fits(last, patterns, top, crabs[0] if crabs else None, tokens)
            ]
    texts += [f"dollars {zone}" for zone, dollars in enumerate(view["zones"], start=1) if dollars]
    return texts or [f"spare {place}" for place in range(1, 7)]


def steps(view: dict[str, Any], seat: int) -> dict[str, int]:
    """The steps that the last towel of a beach brings."""
    before, last = (shown(towel) for towel in view["players"][seat]["beach"]["towels"][-2:])
    moved: dict[str, int] = {}
    for row, pattern in last.items():
        if before.get(row) == pattern:
            moved[pattern] = moved.get(pattern, 0) + VALUES[row]
    return moved


@pytest.mark.rule("MAU-17", "MAU-23", "MAU-25", "MAU-33", "MAU-37", "MAU-38", "MAU-57", "MAU-58")
@pytest.mark.parametrize("mode", ["beach", "crabs", "both"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offers_and_steps_are_those_of_a_slow_reading_of_the_rules(mode: str, seats: int) -> None:
    for seed in range(4):
        state: Any = GAME.new(seats, mode=mode)
        luck, answers = bh.Luck(seed), bh.Rng(seed)
        lowest_bag = 60
        while state.acting():
            luck.settle(state)
            lowest_bag = min(lowest_bag, state.view(None)["bag_count"])
            if not state.acting():
                break
            seat = state.acting()[0]
            view = state.view(None)
            legal = legal_texts(state)
            if state.prompt()["key"] == "turn":
                assert legal == expected(view, seat)
            chosen = legal[answers.pick(len(legal))]
            side = state.side
            squares = dict(view["players"][seat]["shells"])
            state.apply(seat, GAME.actions.parse(chosen))
            while state.acting() == (bh.CHANCE,) and state.side == side:
                state.apply(bh.CHANCE, luck.draw(state))
            over = state.side != side
            if chosen.startswith("towel") and not over and state.acting() != (seat,):
                after = state.view(None)
                length = len(after["tracks"]["points"])
                gained = steps(after, seat)
                for pattern, square in squares.items():
                    squares[pattern] = min(length, square + gained.get(pattern, 0))
                assert gained
                assert after["players"][seat]["shells"] == squares
        assert lowest_bag >= 60 - 6 - seats - 12 * seats
