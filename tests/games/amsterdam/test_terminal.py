"""The table in the terminal and the words of the game."""

import io

import pytest
from rich.console import Console

from boardinghouse.core.play import Luck, seat_streams
from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.state import AmsterdamState
from boardinghouse.terminal.amsterdam import draw
from boardinghouse.words import Words
from tests.games.amsterdam.table import position

WIDTH = 79


def drawn(state: AmsterdamState, seat: int | None = 0) -> list[str]:
    """The lines of the table, without colours."""
    console = Console(file=io.StringIO(), width=2 * WIDTH)
    names = ["Anneke", "Bram", "Cornelia", "Dirk"][: state.seats]
    console.print(draw(GAME.view(state, seat), seat, Words(GAME, names)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_the_board_shows_sides_tourists_hotels_figures_boat_and_quays() -> None:
    state = position(
        tiles={"a1": "museum-bar", "b1": "palace-coffeeshop"},
        tourists={"a1": 3, "c3": 2},
        hotels=[(1, 16), (4,), (13,)],
        mayor=16,
        watch=5,
        boat=2,
        quays=[0, 4, 0, 0],
    )
    lines = drawn(state)
    north = next(number for number, line in enumerate(lines) if "BOAT" in line)
    assert lines[north].rstrip().endswith("●4")
    assert lines[north].index("BOAT") > lines[north + 1].index("b1 night")
    assert lines[north + 1].split("│")[0].split() == ["a1", "day", "●3"]
    assert lines[north + 2].split("│")[0].split() == ["~↑~", "museum"]
    assert lines[north + 3].split("│")[0].split() == ["/bar"]
    assert lines[north + 2].split("│")[1].split() == ["coffeeshop"]
    assert lines[north + 3].split("│")[1].split() == ["/palace"]
    assert " 1 ■1 " in lines[north + 4]
    assert " 4 ■2 " in lines[north + 4]
    assert " 5 W " in lines[north + 8]
    assert lines[north + 9].split("│")[2].split() == ["c3", "●2"]
    assert " 13 ■3 " in lines[north + 16]
    assert " 16 ■1 M " in lines[north + 16]
    assert any("Anneke" in line and "1, 16" in line for line in lines)


def test_all_tourists_on_a_quay_are_counted_also_where_the_boat_lies() -> None:
    for boat, shown in ((2, "●12"), (6, "●12BOA")):
        north = next(line for line in drawn(position(boat=boat, quays=[0, 12, 0, 0], supply=18)) if "●12" in line)
        assert north.split()[-1] == shown


@pytest.mark.parametrize("rules", GAME.options["rules"])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_has_words_and_fits_the_width(rules: str, seats: int) -> None:
    words = Words(GAME, ["Anneke", "Bram", "Cornelia", "Dirk"][:seats])
    keys = set()
    for seed in range(2):
        state = GAME.new(seats, rules=rules)
        state.listen()
        luck, streams = Luck(seed), seat_streams(seed, seats)
        while state.acting():
            seat = state.actor()
            if state.undoable(seat) == 1:
                assert max(len(line) for line in drawn(state, None)) <= WIDTH
            keys.add(state.prompt()["key"])
            assert words.prompt(state.prompt())
            legal = state.legal(seat)
            state.play(seat, luck.draw(state) if seat < 0 else legal[streams[seat].pick(len(legal))])
            for event in state.heard():
                assert words.event(event)
    assert keys >= {"lay-tiles", "draw-first", "placing", "walking", "turning", "moving"}


def test_words_for_all_options_and_actions() -> None:
    words = Words(GAME, ["Anneke", "Bram", "Cornelia", "Dirk"])
    assert words.say("game") == "Hotels of Amsterdam"
    for name, values in GAME.options.items():
        assert words.say(f"option-{name}")
        for value in values:
            assert words.say(f"option-{name}-{value}")
    for action in range(GAME.actions.size):
        assert words.action(action)
