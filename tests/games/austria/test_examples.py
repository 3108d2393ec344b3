"""The worked examples of the rulebook, and interrupts within interrupts."""

from typing import Any

import pytest

from boardinghouse.core.contract import CHANCE
from boardinghouse.games.austria import GAME
from tests.games.austria.table import (
    TURN,
    dishes,
    final,
    guests,
    in_play,
    legal,
    missing,
    points,
    position,
    prompt,
    run,
    turn,
)


def mixtures(state: Any, plain: str, fine: str) -> set[str]:
    """All that can be taken of the action open now, as letters of the kitchen."""
    found: set[str] = set()
    open_states = [state]
    while open_states:
        here = open_states.pop()
        if prompt(here) != "dishes":
            found.add(dishes(here))
            continue
        taken = [text for text in legal(here) if text in (f"gain {plain} kitchen", f"gain {fine} kitchen")]
        open_states += [run(here.clone(), text) for text in taken]
    return found


@pytest.mark.rule("AUS-31")
def test_example_action_1_three_dice() -> None:
    """Three strudels, or two strudels and a cake."""
    state = run(position(dice_faces="111"), "die 1 plain")
    assert mixtures(state, "strudel", "cake") == {"sss", "ssc"}


@pytest.mark.rule("AUS-37")
def test_example_action_4_two_dice() -> None:
    """Two steps, two krones, or one of each."""
    for first, second, expected in (
        ("emperor", "emperor", (2, 10)),
        ("money", "money", (0, 12)),
        ("emperor", "money", (1, 11)),
    ):
        state = run(position(dice_faces="44"), "die 4 plain", f"advance {first}", f"advance {second}")
        assert (state.emperor[0], state.krones[0]) == expected


@pytest.mark.rule("AUS-38", "AUS-75")
def test_example_action_5_four_dice() -> None:
    """A card of 6 costs 2; one of 4 or less would be free."""
    state = position(dice_faces="5555", hand=[2, 27])
    dear = run(state.clone(), "die 5 plain", "play 2-waitress")
    assert dear.krones[0] == 8
    assert run(state, "die 5 plain", "play 27-booking-manager").krones[0] == 10


@pytest.mark.rule("AUS-39", "AUS-32")
def test_example_action_6_four_sixes_for_drinks() -> None:
    """Four sixes and one 2: a krone, and two wines and two coffees."""
    state = run(position(dice_faces="66662"), "six 2 plain")
    assert state.krones[0] == 9
    run(state, "gain wine kitchen", "gain wine kitchen", "gain coffee kitchen", "gain coffee kitchen")
    assert dishes(state) == "wwkk"
    assert prompt(state) in TURN


@pytest.mark.rule("AUS-28", "AUS-41", "AUS-40", "AUS-45", "AUS-46", "AUS-79", "AUS-52")
def test_example_turn_of_dasha() -> None:
    """A full cafe; action 2 with three dice and a krone; the Baroness gets two wines and two coffees and moves in."""
    state = position(
        dice_faces="2224",
        cafe=[(75, None), (98, None), (92, None)],
        free="1-5",
        occupied="1-1",
        krones=3,
        row=(49, 50, 51, 52, 53),
    )
    assert legal(state, "take") == []
    run(state, "die 2 boosted")
    assert state.krones[0] == 2
    run(state, "gain wine table-1", "gain wine table-1", "gain coffee table-1", "gain coffee table-1")
    assert missing(state, 1) == ""
    run(state, "settle 1")
    assert points(state) == 5 + 2  # the guest, and a blue group of one
    run(state, "staff 27-booking-manager", "staff 2-waitress", "staff 41-operator", "play 27-booking-manager")
    assert (state.krones[0], in_play(state)) == (1, [27])
    assert guests(state) == [0, 98, 92]


@pytest.mark.rule("AUS-49", "AUS-50", "AUS-33")
def test_example_andrey_passes_and_rolls_two_threes() -> None:
    state = position(dice_faces="112244", covered=1, free="1-1")
    run(state, "pass")
    for _ in range(2):
        assert state.acting() == (1,)
        run(state, "die 4 plain" if "die 4 plain" in legal(state) else "die 2 plain", "skip", "end")
    assert state.acting() == (CHANCE,)
    run(state, "roll 3", "roll 3", "roll 1")
    assert state.acting() == (0,)
    run(state, "die 3 plain", "prepare 1-2", "prepare 1-3")
    assert legal(state, "prepare") == []


@pytest.mark.rule("AUS-52")
def test_example_vanya_fills_a_blue_group_of_two() -> None:
    state = run(position(cafe=[(65, "")], free="4-3", occupied="3-3"), "settle 1")
    assert points(state) == 3 + 5


@pytest.mark.rule("AUS-71")
def test_example_hotel_manager() -> None:
    """Three red, four blue and six yellow occupied rooms: 3 x 4 points."""
    occupied = "1-3 1-4 2-3 1-1 1-5 3-1 3-3 1-2 2-1 2-2 2-5 3-4 3-5"
    assert final(position(played=[48], occupied=occupied))["end-staff"] == 12


@pytest.mark.rule("AUS-36", "AUS-10")
def test_remark_three_free_rooms_are_always_there() -> None:
    state = position(krones=0, pending=[*turn("acted"), ["preparing", 1, 0, 4, 3]])
    run(state, "prepare 1-1", "prepare 1-2", "prepare 1-3")
    assert state.krones[0] == 0


@pytest.mark.rule("AUS-77", "AUS-114", "AUS-95", "AUS-156")
def test_interrupts_nest_and_every_point_can_be_saved_and_taken_back() -> None:
    """Within an extra turn a guest's reward plays a card, which turns two rooms, the second of which fills a red group,
    which pays for the room that the reward prepares next. Every point survives a copy and a JSON round trip, and all
    can be taken back but the card that was shown."""
    state = position(
        cafe=[(66, ""), (92, ""), (97, "")],
        free="3-1 3-2 4-2 1-1",
        hand=[35, 27],
        krones=2,
        dice_faces="34",
    )
    script = [
        "settle 3", "occupy 1-1",  # the extra turn of guest 97
        "settle 1",  # within it the Landgrave: play a card for 1 less, prepare a room
        "claim hire", "play 35-page-boy",  # which turns two rooms
        "occupy 4-2", "occupy 3-2",  # the second fills the red group: 3 krones
        "prepare 2-1",
        "settle 2", "die 4 plain", "advance money", "end",  # the extra turn ends
        "die 3 plain", "prepare 2-2", "end",
    ]  # fmt: skip
    deepest = 0
    for text in script:
        again = GAME.rebuilt(state.to_json())
        twin = state.clone()
        undoable = state.undoable(0)
        run(state, text)
        for copy in (again, twin):
            run(copy, text)
            assert copy.digest() == state.digest()
        if state.acting() == (0,):
            assert state.undoable(0) == (0 if text.startswith("play") else undoable + 1)
        deepest = max(deepest, state.depth)
    assert deepest >= 6
    assert in_play(state) == [35]
    assert state.acting() == (1,)
    assert state.krones[0] == 2 - 1 + 3 - 1 + 1 + 1 - 1
