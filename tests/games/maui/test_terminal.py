"""The table in the terminal and the words of the game."""

import io
from typing import Any

import pytest
from rich.console import Console

from boardinghouse.core.play import Luck, seat_streams
from boardinghouse.games.maui import GAME
from boardinghouse.terminal.maui import draw
from boardinghouse.words import Words
from tests.games.maui.table import position, refill
from tests.positions import chance, play

WIDTH = 100
NARROW = 80
NAMES = ["Anela", "Boris", "Chloé", "Dmytro"]


def drawn(state: Any, seat: int | None = 0, wide: bool = True) -> list[str]:
    """The lines of the table, without colours."""
    console = Console(file=io.StringIO(), width=WIDTH if wide else NARROW)
    console.print(draw(state.view(seat), seat, Words(GAME, NAMES[: state.seats])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def row(lines: list[str], label: str) -> str:
    """The first line that begins with this label."""
    return next(line for line in lines if line.startswith(label))


def test_the_market_shows_prices_dollars_and_towels_as_they_would_lie() -> None:
    state = position(market=("YPB", "GOP"), zones=(2, 0))
    lines = drawn(state)
    start = lines.index(row(lines, "Zone 1: $2"))
    assert "Zone 2: no dollar" in lines[start]
    assert [part for part in lines[start].split() if part.startswith("$")] == ["$2", "$1", "$2", "$1", "$2"]
    assert [lines[start + cell].split()[:2] for cell in (1, 2, 3)] == [["Y", "G"], ["P", "O"], ["B", "P"]]
    opposite = drawn(state, 1)
    start = opposite.index(row(opposite, "Zone 1: $2"))
    assert [opposite[start + cell].split()[:2] for cell in (1, 2, 3)] == [["B", "P"], ["P", "O"], ["Y", "G"]]
    assert any("upside down" in line for line in opposite)
    assert not any("upside down" in line for line in lines)


def test_the_tracks_show_whose_shell_stands_where() -> None:
    state = position(3, shells={0: {"yellow": 2}, 2: {"yellow": 2, "green": 10}})
    lines = drawn(state)
    assert row(lines, "yellow").split() == ["yellow", "2", ".", "13", ".", ".", "◇", ".", ".", ".", ".", "."]
    assert row(lines, "green").split()[-1] == "3"
    assert any("2 blue tokens" in line for line in lines)


def test_a_beach_shows_towels_umbrellas_penalties_and_tokens() -> None:
    state = position(
        beaches={0: ("YPB@1",)},
        market=("GYP",),
        spots={0: {2: "white-pearl", 8: "orange-green"}},
        tokens={0: (1, 0)},
    )
    play(state, "towel 1 0")
    refill(state)
    play(state, "token blue 3")
    lines = drawn(state)
    assert "1 Anela: 1 of 12 towels" in row(lines, "1 Anela")
    assert row(lines, "ocean").split()[:2] == ["ocean", "-1"]
    assert row(lines, "1  +3").split()[:4] == ["1", "+3", "Y", "Y"]
    assert row(lines, "2  +2").split()[:5] == ["2", "+2", "P", "(B)", "*w"]
    assert "*OG" in row(lines, "5  +1")


def test_a_beach_shows_crabs_before_and_after() -> None:
    state = position(mode="crabs", beaches={0: ("YPB@4", "YPO@4")}, spots={0: {2: "crab", 3: "crab"}}, market=("YBG",))
    assert "c?" in row(drawn(state), "6  +2")
    play(state, "towel 1 4")
    refill(state)
    chance(state, "show 4")
    lines = drawn(state)
    assert "c4" in row(lines, "6  +2")
    assert "c?" in row(lines, "2  +2")


def test_the_viewers_beach_comes_first() -> None:
    state = position(4)
    assert next(line for line in drawn(state, 2) if "of 12 towels" in line).startswith("3 Chloé")
    assert next(line for line in drawn(state, None) if "of 12 towels" in line).startswith("1 Anela")


def check_lines(lines: list[str]) -> None:
    """Nothing is wrapped or cut: every beach shows its twelve columns, every track its last square."""
    assert sum(line.count("0  1  2  3  4  5  6  7  8  9  10 11 12") for line in lines) >= 2
    assert any(line.rstrip().endswith(("22", "62")) and line.startswith("Points") for line in lines)
    assert any(line.startswith("│ 2 Boris") for line in lines)
    assert not any("…" in line for line in lines)


@pytest.mark.parametrize("mode", GAME.options["mode"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_has_words_and_fits_the_width(mode: str, seats: int) -> None:
    words = Words(GAME, NAMES[:seats])
    keys: set[object] = set()
    for seed in range(3):
        state = GAME.new(seats, mode=mode)
        state.listen()
        luck, streams = Luck(seed), seat_streams(seed, seats)
        while state.acting():
            seat = state.actor()
            if seat == state.first and state.round % 8 == 1:
                check_lines(drawn(state, seat, wide=True))
                check_lines(drawn(state, seat, wide=False))
            keys.add(state.prompt()["key"])
            assert words.prompt(state.prompt())
            legal = state.legal(seat)
            state.play(seat, luck.draw(state) if seat < 0 else legal[streams[seat].pick(len(legal))])
            for event in state.heard():
                assert words.event(event)
    expected = {"fill-market", "lay-umbrella", "draw-start", "draw-first", "turn", "umbrella-step", "tokens"}
    assert keys >= (expected if mode == "beach" else expected | {"turn-crab"})


def test_words_for_all_options_actions_and_events() -> None:
    words = Words(GAME, NAMES)
    assert words.say("game") == "Maui"
    for name, values in GAME.options.items():
        assert words.say(f"option-{name}")
        for value in values:
            assert words.say(f"option-{name}-{value}")
    for action in range(GAME.actions.size):
        assert words.action(action)
    assert words.action(GAME.actions.parse("towel 3 -1")) == (
        "take the towel at place 3 and lay it on row 1, two cells in the ocean"
    )
    for kind in GAME.events:
        assert words.bundle.has_message(f"event-{kind.key}")
