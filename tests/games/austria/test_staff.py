"""One line a staff card: where it is played or at work, what is done, what has changed."""

from typing import Any

import pytest

from boardinghouse.games.austria.guests import GUESTS
from boardinghouse.games.austria.scoring import end_card_points
from tests.games.austria.table import (
    TURN,
    changes,
    final,
    legal,
    position,
    prompt,
    run,
    summary,
    turn,
)

HIRING: list[list[Any]] = [*turn("acted"), ["hiring", 1, 0, 0, 0]]

# number, position, script, what has changed
AT_ONCE: list[tuple[int, dict[str, Any], list[str], dict[str, Any]]] = [
    (21, {}, ["play 21-chef"], {"kitchen": "scwk", "krones": -3}),
    (
        35,
        {"free": "1-2 1-3 1-4"},
        ["play 35-page-boy", "occupy 1-3", "occupy 1-2"],
        {"free": "1-4", "occupied": "1-2 1-3", "krones": -2},
    ),
    (36, {}, ["play 36-sommelier"], {"kitchen": "wwww", "krones": -2}),
    (38, {"cafe": [(75, "wk")]}, ["play 38-porter", "fill 1"], {"krones": -5}),
    (39, {}, ["play 39-confectioner"], {"kitchen": "cccc", "krones": -3}),
    (43, {}, ["play 43-barista"], {"kitchen": "kkkk", "krones": -3}),
    (44, {}, ["play 44-larder-cook"], {"kitchen": "ssss", "krones": -2}),
    (45, {}, ["play 45-pool-attendant"], {"emperor": 3, "krones": -1}),
]
ROUND: list[tuple[int, dict[str, Any], list[str], dict[str, Any]]] = [
    (1, {}, ["use 1-breakfast-server"], {"kitchen": "s"}),
    (2, {}, ["use 2-waitress"], {"kitchen": "c"}),
    (3, {}, ["use 3-barkeeper"], {"kitchen": "w"}),
    (4, {}, ["use 4-sous-chef"], {"kitchen": "k"}),
]
MOVING_IN = {"free": "1-2 1-3 3-1", "occupied": "1-1"}
PERMANENT: list[tuple[int, dict[str, Any], list[str], dict[str, Any]]] = [
    (
        5,
        {**MOVING_IN, "cafe": [(77, "")]},
        ["settle 1"],
        {"points": 1, "krones": 3, "free": "1-2 3-1", "occupied": "1-1 1-3", "guests": []},
    ),
    (
        6,
        {**MOVING_IN, "cafe": [(65, "")]},
        ["settle 1"],
        {"points": 3, "emperor": 1, "free": "1-2 1-3", "occupied": "1-1 3-1", "guests": []},
    ),
    (
        7,
        {**MOVING_IN, "cafe": [(51, "")]},
        ["settle 1"],
        {"points": 1, "krones": 1, "kitchen": "s", "free": "1-3 3-1", "occupied": "1-1 1-2", "guests": []},
    ),
    (
        8,
        {**MOVING_IN, "cafe": [(92, "")]},
        ["settle 1", "occupy 1-2"],
        {"points": 2, "krones": 1, "free": "1-3 3-1", "occupied": "1-1 1-2", "guests": []},
    ),
    (9, {"free": "1-1 2-1"}, ["die 3 plain", "prepare 3-1"], {"free": "1-1 2-1 3-1"}),
    (10, {"free": "1-1 2-2"}, ["die 3 plain", "prepare 2-3"], {"free": "1-1 2-2 2-3"}),
    (11, {"free": "1-1"}, ["die 3 plain", "prepare 2-1"], {"free": "1-1 2-1"}),
    (12, {}, ["die 3 plain"], {"points": 2}),
    (13, {}, ["die 2 plain", "gain wine kitchen", "gain wine kitchen", "gain coffee kitchen"], {"kitchen": "wwk"}),
    (
        14,
        {"free": "1-1"},
        ["die 1 plain", "gain strudel kitchen", "prepare 2-1"],
        {"kitchen": "s", "free": "1-1 2-1", "krones": -1},
    ),
    (15, {}, ["die 4 boosted"], {"emperor": 2, "krones": 1}),
    (16, {}, ["die 4 plain", "advance money"], {"points": 4, "krones": 1}),
    (17, {}, ["six 4 plain", "advance money", "advance money", "advance money"], {"krones": 3}),
    (18, {"hand": [2]}, ["die 5 plain", "play 2-waitress"], {"krones": -2, "hand": [], "played": [2, 18]}),
    (19, {}, ["die 3 plain"], {"points": 5}),
    (20, {}, ["die 5 plain"], {"emperor": 2}),
    (22, {"hand": [27]}, ["die 3 plain", "play 27-booking-manager"], {"hand": [], "krones": -4, "played": [22, 27]}),
    (
        23,
        {**MOVING_IN, "cafe": [(65, "")]},
        ["settle 1"],
        {"points": 3, "krones": 1, "free": "1-2 1-3", "occupied": "1-1 3-1", "guests": []},
    ),
    (
        24,
        {"cafe": [(75, None)], "kitchen": "wwkk"},
        ["serve wine 1", "serve wine 1", "serve coffee 1", "serve coffee 1"],
        {"kitchen": ""},
    ),
    (25, {}, ["take 1", "guest 49-sculptor"], {"guests": [92]}),
    (26, {"pending": [["verdict", 0, 0, 8, 0]]}, ["ignore"], {"krones": -1}),
    (
        33,
        {**MOVING_IN, "cafe": [(90, "")]},
        ["settle 1"],
        {"points": 11, "krones": 3, "kitchen": "w", "free": "1-2 3-1", "occupied": "1-1 1-3", "guests": []},
    ),
    (42, {"pending": [["verdict", 0, 0, 0, 1]]}, [], {"points": 5, "krones": 3}),
]
# number, position, points at the end. On the night board blue are 1-1 1-5 3-1 3-3 4-1 4-3 4-5,
# red 1-3 1-4 2-3 2-4 3-2 4-2 4-4.
AT_END: list[tuple[int, dict[str, Any], int]] = [
    (27, {"occupied": "1-1 1-3 1-4"}, 6),
    (28, {"occupied": "1-1 1-3 1-5 3-1"}, 9),
    (29, {"occupied": "1-1 1-3 1-4", "others": {1: {"played": [27, 31]}}}, 6),
    (30, {"occupied": "1-2 2-1 1-3"}, 6),
    (31, {"occupied": "1-1 1-2 1-3", "free": "1-4"}, 3),
    (32, {"played": [32, 45, 12]}, 6),
    (34, {"occupied": "1-1 1-2", "free": "1-3"}, 3),
    (37, {"occupied": "1-1 1-5 3-1"}, 4),
    (40, {"fields": {"discs": 0b1000000001}}, 10),
    (41, {"emperor": 6}, 12),
    (46, {"occupied": "1-1 1-2 1-3 1-4 1-5 2-1 2-2 2-3 2-4 2-5 3-1 3-2"}, 10),
    (47, {"occupied": "1-1 2-1 3-1 4-1 1-2 2-2 3-2 4-2 1-3"}, 10),
    (48, {"occupied": "1-3 1-4 2-3 1-1 1-5 1-2"}, 4),
]


@pytest.mark.rule("AUS-3", "AUS-68", "AUS-72", "AUS-78")
@pytest.mark.parametrize(("number", "table", "script", "expected"), AT_ONCE, ids=[str(line[0]) for line in AT_ONCE])
def test_card_that_works_at_once(
    number: int, table: dict[str, Any], script: list[str], expected: dict[str, Any]
) -> None:
    state = position(hand=[number], pending=HIRING, **table)
    before = summary(state)
    run(state, *script)
    assert changes(before, state) == {"hand": [], "played": [number], **expected}
    assert prompt(state) in TURN


@pytest.mark.rule("AUS-3", "AUS-44", "AUS-69", "AUS-72")
@pytest.mark.parametrize(("number", "table", "script", "expected"), ROUND, ids=[str(line[0]) for line in ROUND])
def test_card_of_use_once_a_round(
    number: int, table: dict[str, Any], script: list[str], expected: dict[str, Any]
) -> None:
    state = position(played=[number], **table)
    before = summary(state)
    run(state, *script)
    assert changes(before, state) == expected
    assert legal(state, "use") == []
    assert state.why_not(0, state.game.actions.parse(script[0])) == "AUS-44"


@pytest.mark.rule("AUS-3", "AUS-70", "AUS-72", "AUS-73")
@pytest.mark.parametrize(("number", "table", "script", "expected"), PERMANENT, ids=[str(line[0]) for line in PERMANENT])
def test_permanent_card(number: int, table: dict[str, Any], script: list[str], expected: dict[str, Any]) -> None:
    table = dict(table)
    pending = table.pop("pending", None)
    state = position(played=[number], pending=pending, **table)
    if pending is not None:
        state.pending().run(state)
        while state.depth and state.owing() == 0:
            state.pending().run(state)
    before = summary(position(played=[number], **table))
    run(state, *script)
    assert changes(before, state) == expected


@pytest.mark.rule("AUS-70")
@pytest.mark.parametrize(("number", "table", "script", "expected"), PERMANENT, ids=[str(line[0]) for line in PERMANENT])
def test_permanent_card_in_hand_does_nothing(
    number: int, table: dict[str, Any], script: list[str], expected: dict[str, Any]
) -> None:
    """The same lines without the card in play: the script is not possible, or it changes something else."""
    table = dict(table)
    if table.pop("pending", None) is not None:
        return
    table["hand"] = [*table.get("hand", []), number]
    state = position(**table)
    before = summary(state)
    try:
        run(state, *script)
    except ValueError:
        return
    assert changes(before, state) != expected


@pytest.mark.rule("AUS-3", "AUS-63", "AUS-71", "AUS-72")
@pytest.mark.parametrize(("number", "table", "expected"), AT_END, ids=[str(line[0]) for line in AT_END])
def test_card_that_scores_at_the_end(number: int, table: dict[str, Any], expected: int) -> None:
    state = position(**{"played": [number], **table})
    assert end_card_points(state, 0, number - 1) == expected
    assert final(state)["end-staff"] == expected
    in_hand = position(**{**table, "played": [], "hand": [number]})
    assert final(in_hand)["end-staff"] == 0


# permanent card: the faces of dice and the colours of guests it works for
WORKS_FOR = {
    5: "red", 6: "blue", 7: "yellow", 8: "green", 12: "3 4", 13: "1 2", 14: "1 2", 15: "4", 16: "4", 17: "6",
    18: "5", 19: "3", 20: "5", 22: "3", 23: "red blue yellow green", 33: "",
}  # fmt: skip


@pytest.mark.rule("AUS-70", "AUS-73", "AUS-97")
@pytest.mark.parametrize("number", [line[0] for line in PERMANENT])
def test_permanent_card_works_for_its_dice_and_guests_and_for_no_others(number: int) -> None:
    for face in range(1, 7):
        work = "six 4 plain" if face == 6 else f"die {face} plain"
        table = {"dice_faces": str(face), "hand": [27], "free": "1-1"}
        assert works(number, table, work) == (str(face) in WORKS_FOR.get(number, ""))
    for guest, row in enumerate(GUESTS, 49):
        colour = row[1]
        room = {"red": "1-3", "blue": "3-1", "yellow": "1-2", "green": "1-2"}[colour]
        expected = colour in WORKS_FOR.get(number, "") or (number == 33 and len(row[2]) == 4)
        assert works(number, {"cafe": [(guest, "")], "free": room}, "settle 1") == expected


def works(number: int, table: dict[str, Any], text: str) -> bool:
    """Whether it makes a difference to an action that the card is in play."""
    outcomes = []
    for played in ((), (number,)):
        state = position(played=played, **table)
        before = summary(state)
        run(state, text)
        outcomes.append((changes(before, state), state.prompt()))
    return outcomes[0] != outcomes[1]


@pytest.mark.rule("AUS-117")
def test_each_free_colour_is_one_colour() -> None:
    """The third floor of the night side is laid; without a krone one lays what is free."""
    for number, rooms in ((9, "4-1 4-3 4-5"), (10, "2-3 2-4 4-2 4-4"), (11, "2-1 2-2 2-5")):
        state = position(played=[number], free="3-1 3-2 3-3 3-4 3-5", krones=0, dice_faces="3")
        run(state, "die 3 plain")
        assert legal(state, "prepare") == [f"prepare {room}" for room in rooms.split()]
    waiter = position(played=[24], cafe=[(92, None)], kitchen="s", krones=0)
    assert (legal(waiter, "serve"), legal(waiter, "take")) == (["serve strudel 1"], ["take 4", "take 5"])
    boy = position(played=[25], cafe=[(92, None)], kitchen="s", krones=0)
    assert (legal(boy, "serve"), len(legal(boy, "take"))) == ([], 5)


def test_every_staff_card_has_a_line() -> None:
    numbers = [line[0] for lines in (AT_ONCE, ROUND, PERMANENT, AT_END) for line in lines]
    assert sorted(numbers) == list(range(1, 49))
