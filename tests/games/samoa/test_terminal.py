"""The table in the terminal and the words of the game."""

import io
from typing import Any

import pytest
from rich.console import Console

from boardinghouse.core.play import Luck, seat_streams
from boardinghouse.games.samoa import GAME
from boardinghouse.terminal.samoa import draw
from boardinghouse.words import Words
from tests.games.samoa.table import cards, lay, position
from tests.positions import play

NAMES = ["Anna", "Boris", "Konstantin", "Denis", "Elena", "Fyodor"]


def drawn(state: Any, seat: int | None = 0, width: int = 100) -> str:
    """The table without colours."""
    console = Console(file=io.StringIO(), width=width)
    console.print(draw(state.view(seat), seat, Words(GAME, NAMES[: state.seats])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_table_shows_flags_groups_tiles_hotels_and_the_own_hand() -> None:
    state = position(
        4,
        round=5,
        tie=1,
        groups=("plain plain rich", "lover"),
        tiles="pool suite",
        owned={0: "extra-room swap", 2: "pool"},
        suites={0: "2"},
        rooms={0: {"2": "norway lover, germany lover", "6": "britain swimmer-3"}},
        discards={0: cards("2-3", "8-6")},
    )
    text = drawn(state)
    for part in (
        "Round 5 of 12: Japan",
        "6:DEx2",
        "Group 1: plain tourist x 2, rich tourist",
        "Group 2: lover",
        "pool, suite (",
        "between Anna and Boris",
        "2 suite",
        "NO-DE",
        "till 6",
        "GB swim 3",
        "till 7",
        "extra 1",
        "no pool, swap",
        "1 pool",
        "9 in hand, 2 used",
        "25 coins",
        "Your cards (bid/rooms): 4/4 6/5 10/7",
        "Used: 2/3 8/6",
    ):
        assert part in text
    assert text.count("25 coins") == 1
    assert text.count("no card yet") == 4


@pytest.mark.parametrize(("width", "in_a_row"), [(80, 2), (100, 3)])
def test_hotels_stand_side_by_side_as_the_terminal_allows(width: int, in_a_row: int) -> None:
    roof = "┌─────────┬─────────┬─────────┐"
    state = position(6, rooms={0: {"1": "japan swimmer-3"}}, owned={1: "extra-room"})
    lines = drawn(state, 0, width).splitlines()
    assert max(line.count(roof) for line in lines) == in_a_row
    assert sum(line.count(roof) for line in lines) == 6
    assert any("JP swim 3" in line for line in lines)


def test_cards_are_face_down_until_all_lie_there() -> None:
    state = position(3, groups=("plain",))
    play(state, "lay 6-5")
    assert "card laid face down" in drawn(state, 1)
    assert "bid 6, rooms at 5" not in drawn(state, 1)
    assert "bid 6, rooms at 5" in drawn(state, 0)
    play(state, "lay off", "lay 20-12")
    assert "bid 6, rooms at 5" in drawn(state, None)
    assert "day off" in drawn(state, None)
    assert "Your cards" not in drawn(state, None)


def test_new_guests_are_marked() -> None:
    state = position(3, groups=("plain plain",))
    lay(state, "6-5", "off", "off")
    play(state, "pick 1 plain", "house 1")
    assert "*till 8" in drawn(state)


@pytest.mark.rule("SAM-68")
def test_sending_guests_home_tells_that_it_uses_up_a_tile() -> None:
    warning = "uses up a send-home tile"
    hotel = {"1": "japan plain", "2": "japan plain", "3": "japan plain"}
    state = position(3, owned={0: "send-home", 1: "send-home"}, rooms={0: hotel, 2: hotel}, groups=("plain plain",))
    assert warning not in drawn(state)
    lay(state, "2-3", "4-4", "6-5")
    assert warning in drawn(state)
    assert warning not in drawn(state, 1)
    play(state, "send-home 1")
    assert warning not in drawn(state)
    play(state, "send-home 2", "pick 1 plain", "house 1", "done")
    assert state.acting() == (1,)
    assert warning not in drawn(state, 1)
    play(state, "done")
    assert state.acting() == (2,)
    assert warning not in drawn(state, 2)


def test_the_log_calls_the_day_off_by_its_name() -> None:
    state = position(3)
    state.listen()
    lay(state, "6-5", "off", "2-3")
    words = Words(GAME, NAMES[:3])
    assert "Boris: the day-off card." in [words.event(event) for event in state.heard()]


@pytest.mark.rule("SAM-13")
def test_the_log_tells_between_whom_the_tie_break_card_lies() -> None:
    state = position(3, tie=1, groups=("plain",))
    state.listen()
    lay(state, "off", "off", "off")
    words = Words(GAME, NAMES[:3])
    told = [words.event(event) for event in state.heard()]
    assert "The tie-break card lies between Boris and Konstantin." in told


@pytest.mark.rule("SAM-66")
def test_the_last_table_shows_the_money_that_decided() -> None:
    state = position(3, round=12, owned={0: "send-home take-back"}, coins={1: 28})
    lay(state, "off", "off", "off")
    text = drawn(state, None)
    assert "31 coins" in text
    assert "28 coins" in text
    assert text.count("25 coins") == 1


@pytest.mark.parametrize("seats", [3, 6])
def test_everything_has_words_and_rooms_keep_their_width(seats: int) -> None:
    words = Words(GAME, NAMES[:seats])
    keys: set[object] = set()
    said: set[int] = set()
    told: set[int] = set()
    for seed in range(4):
        state = GAME.new(seats)
        state.listen()
        luck, streams = Luck(seed), seat_streams(seed, seats)
        step = 0
        while state.acting():
            step += 1
            seat = state.actor()
            legal = state.legal(seat)
            keys.add(state.prompt()["key"])
            assert words.prompt(state.prompt())
            assert all(words.action(action) for action in set(legal) - said)
            said |= set(legal)
            if step % 20 == 0:
                assert drawn(state, max(seat, 0)).count("┌─────────┬─────────┬─────────┐") == seats
            state.play(seat, luck.draw(state) if seat < 0 else legal[streams[seat].pick(len(legal))])
            for event in state.heard():
                told.add(event.code)
                assert words.event(event)
        assert "coins" in drawn(state, None)
        assert "no card yet" not in drawn(state, None)
    assert {"price", "build", "cover", "house", "room", "day-off", "draw-flag", "draw-tourist"} <= keys
    if seats == 6:
        assert told == set(range(len(GAME.events)))
        assert "swap" in keys
