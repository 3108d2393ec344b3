"""The table in the terminal and the words of the game."""

import io
from typing import Any

import pytest
from rich.console import Console

from boardinghouse.core.play import Luck, seat_streams
from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.components import POLITICS_NAMES, TILE_NAMES
from boardinghouse.games.austria.guests import GUEST_NAMES
from boardinghouse.games.austria.staff import STAFF_NAMES
from boardinghouse.terminal.austria import draw
from boardinghouse.terminal.austria_cards import bonus_text, penalty_text, staff_text
from boardinghouse.words import Words
from tests.games.austria.table import position, run

WIDTH = 100
NAMES = ["Anna", "Boris", "Clara", "Doris"]


def drawn(state: Any, seat: int | None = 0) -> list[str]:
    """The lines of the table, without colours."""
    console = Console(file=io.StringIO(), width=WIDTH)
    console.print(draw(state.view(seat), seat, Words(GAME, NAMES[: state.seats])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def line_with(lines: list[str], *texts: str) -> str:
    found = [line for line in lines if all(text in line for text in texts)]
    assert found, texts
    return found[0]


def test_the_table_shows_hotels_cafes_guests_dice_and_tracks() -> None:
    state = position(
        krones=7,
        emperor=4,
        kitchen="ssw",
        cafe=[(75, "wk"), (92, "")],
        free="1-2",
        occupied="1-1",
        hand=[24],
        played=[1],
        used=[1],
        dice_faces="1223",
        row=(49, 50, 51, 52, 104),
        fields={"discs": 2},
    )
    lines = drawn(state)
    assert line_with(lines, "Anna", "2 strudels, 1 wine").split()[:7] == [">1", "Anna", "1", "4", "7", "4", "2"]
    assert line_with(lines, "Sculptor (yellow)").split()[:2] == ["1", "3"]
    assert "play a staff card for nothing" in line_with(lines, "MacLeod (green)", "2 strudels, 2 cakes")
    assert "1 wine, 1 coffee" in line_with(lines, "Baroness (blue)", "look at three staff")
    assert "served" in line_with(lines, "Capt. Goldhaken (green)")
    assert "used" in line_with(lines, "1 Breakfast Server")
    assert "carrying dishes and drinks from the kitchen" in line_with(lines, "24 Chief Waiter")
    assert line_with(lines, "Dice").split() == ["Dice", "1", "2", "1", "0", "0", "0"]
    assert "Boris / 10 free / 5 free" in line_with(lines, "20 krones in the purse")
    assert "lose 3 krones or lose 5 points" in line_with(lines, "A1 after round 3")
    own = next(line for line in lines if "1 (0 kr)" in line).split("1 (0 kr)")[-1]
    assert [cell.strip() for cell in own.split("│")[1:]] == ["[B]", "Y", "r", "r", "b"]


def test_others_hands_are_not_drawn() -> None:
    state = position(hand=[24], others={1: {"hand": [25]}})
    assert not [line for line in drawn(state) if "Delivery Boy" in line]
    assert not [line for line in drawn(state, None) if "Chief Waiter" in line]


@pytest.mark.parametrize(
    ("seats", "side", "staff"), [(2, "night", "draft"), (3, "day", "introductory"), (4, "night", "random")]
)
def test_everything_has_words_and_fits_the_width(seats: int, side: str, staff: str) -> None:
    words = Words(GAME, NAMES[:seats])
    said: set[str] = set()
    keys = set()
    for seed in range(2):
        state = GAME.new(seats, side=side, staff=staff)
        state.listen()
        luck, streams = Luck(seed), seat_streams(seed, seats)
        while state.acting():
            seat = state.actor()
            if state.undoable(seat) == 5:
                assert max(len(line) for line in drawn(state, seat)) <= WIDTH
            keys.add(state.prompt()["key"])
            if str(state.prompt()) not in said:
                said.add(str(state.prompt()))
                assert words.prompt(state.prompt())
            legal = state.legal(seat)
            state.play(seat, luck.draw(state) if seat < 0 else legal[streams[seat].pick(len(legal))])
            for event in state.heard():
                assert words.event(event)
    assert keys >= {"turn", "dishes", "tracks", "preparing", "inviting", "hiring"}


def test_words_for_all_options_actions_questions_and_cards() -> None:
    words = Words(GAME, NAMES)
    assert words.say("game") == "Grand Austria Hotel"
    for name, values in GAME.options.items():
        assert words.say(f"option-{name}")
        for value in values[1 if name in GAME.picks else 0 :]:
            assert words.thing(GAME.picks[name], value) if name in GAME.picks else words.say(f"option-{name}-{value}")
    for action in range(GAME.actions.size):
        assert words.action(action)
    for pending in GAME.pending:
        params = dict.fromkeys(pending.args.split(), 1)
        assert words.prompt({"key": pending.key, "params": params})
    keys = [f"guest-{name}" for name in GUEST_NAMES] + [f"politics-{name}" for name in POLITICS_NAMES]
    keys += [f"staff-{name}" for name in STAFF_NAMES]
    for key in keys:
        assert words.say(key)


def test_the_extra_turn_never_says_that_a_die_is_taken() -> None:
    words = Words(GAME, NAMES)
    state = run(position(cafe=[(97, "")], free="1-1", dice_faces="3"), "settle 1")
    assert words.prompt(state.prompt()).startswith("Extra turn: take a guest")
    run(state, "die 3 plain")
    assert words.prompt(state.prompt()).startswith("Extra turn: extra actions, or end the extra turn.")
    run(state, "end", "die 3 plain")
    assert words.prompt(state.prompt()).startswith("The die is taken")


def test_cards_say_what_they_do_in_the_words_of_their_effects() -> None:
    words = Words(GAME, NAMES)
    texts = [staff_text(name, words) for name in STAFF_NAMES]
    assert len(set(texts)) == len(STAFF_NAMES)
    assert texts[0] == "1 strudel"
    assert staff_text("12-executive-housekeeper", words) == "2 points whenever you take a die of value 3 or 4"
    assert staff_text("23-custodian", words) == "1 krone whenever a guest moves in"
    assert staff_text("10-chauffeur", words) == "red rooms cost nothing to prepare"
    assert staff_text("14-decorator", words).startswith("you may prepare a room at its price whenever")
    assert staff_text("22-staff-manager", words).startswith("you may play a staff card at its cost whenever")
    assert staff_text("35-page-boy", words) == "you may turn 2 rooms to occupied"
    assert staff_text("41-operator", words) == "2 points for each step from division 0 of the emperor track to yours"
    assert bonus_text("B1", words) == "1 strudel, 1 cake, 1 wine, 1 coffee"
    assert penalty_text("A1", words) == "lose 3 krones or lose 5 points"
    assert all(bonus_text(name, words) and penalty_text(name, words) for name in TILE_NAMES)
