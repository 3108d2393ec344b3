"""The table in the terminal and the words of the game."""

import io
from typing import Any

from rich.console import Console

from boardinghouse.core.play import Luck, seat_streams
from boardinghouse.terminal.overbooking import draw
from boardinghouse.words import Words
from tests.games.overbooking.table import GAME, cards, position

WIDTH = 79


def drawn(state: Any, seat: int | None = 0) -> list[str]:
    """The lines of the table, without colours."""
    console = Console(file=io.StringIO(), width=WIDTH, markup=False)
    console.print(draw(state.view(seat), seat, Words(GAME, ["Ada", "Bo", "Cleo", "Dov"][: state.seats])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def cells(lines: list[str], hotel: int) -> list[str]:
    """Back door and queue of a hotel."""
    row = next(line for line in lines if line.startswith(f"│     {hotel} │"))
    return [row.split("│")[place].strip() for place in (2, 4)]


def test_the_board_shows_backs_open_cards_own_cards_tokens_and_the_hand() -> None:
    state = position(
        2,
        ("5b", "3a"),
        (("1:6-bird", "0:3-fish", "1:4-stag"),),
        (("1:2-bear", "0:5-fish"),),
        hands={0: cards("1-bird", "4-bird")},
    )
    state.shown[0] = 1
    lines = drawn(state)
    assert cells(lines, 1) == ["1:5-fish*  2:o-bear", "2:6-bird  1:3-fish*"]
    assert any("2:O-stag" in line for line in lines)
    assert cells(lines, 2) == ["+1 point", ""]
    assert "Your hand: 1-bird  4-bird" in lines
    watched = drawn(state, None)
    assert cells(watched, 1) == ["1:O-fish  2:o-bear", "2:6-bird  1:o-fish"]
    assert not any("Your hand" in line for line in watched)


def test_everything_has_words_and_fits_the_width() -> None:
    for seats in (2, 3, 4):
        words = Words(GAME, ["Ada", "Bo", "Cleo", "Dov"][:seats])
        state = GAME.new(seats)
        state.listen()
        luck, streams = Luck(seats), seat_streams(seats, seats)
        while state.acting():
            seat = state.actor()
            assert words.prompt(state.prompt())
            legal = state.legal(seat)
            if seat >= 0:
                assert max(len(line) for line in drawn(state, seat)) <= WIDTH
            state.play(seat, luck.draw(state) if seat < 0 else legal[streams[seat].pick(len(legal))])
            for event in state.heard():
                assert words.event(event)
    words = Words(GAME, ["Ada", "Bo", "Cleo", "Dov"])
    assert words.say("game") == "Overbooking"
    for name, values in GAME.options.items():
        assert words.say(f"option-{name}")
        for value in values:
            assert words.say(f"option-{name}-{value}")
    for action in range(GAME.actions.size):
        assert words.action(action)
