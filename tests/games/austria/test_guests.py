"""One line a guest: who moves in, what is chosen, what has changed; then the rules of moving in and of rewards."""

from typing import Any

import pytest

from tests.games.austria.table import (
    TURN,
    changes,
    guests,
    legal,
    missing,
    points,
    position,
    prompt,
    room_names,
    run,
    summary,
)

# The host: one free room a colour, none of them the last of its group; 5 krones; staff 27 (4 kr) and 45 (1 kr) in hand.
HOST: dict[str, Any] = {"free": "1-2 1-3 3-1", "occupied": "1-1", "krones": 5, "hand": (27, 45)}
OWN_ROOM = {"yellow": "1-2", "red": "1-3", "blue": "3-1"}


def settled(guest: int, colour: str) -> tuple[Any, dict[str, Any]]:
    """The guest, served, moves into a room of the right colour (a tourist into 1-3); the position before."""
    state = position(cafe=[(guest, "")], pending=None, **HOST)
    before = summary(state)
    run(state, "settle 1")
    if colour == "green":
        run(state, "occupy 1-3")
    return state, before


# number, colour, what follows, what has changed beside room and table
YELLOW: list[tuple[int, list[str], dict[str, Any]]] = [
    (49, ["prepare 2-2"], {"free": "1-3 2-2 3-1"}),
    (
        50,
        ["claim draw", "staff 1-breakfast-server", "prepare 2-2"],
        {"hand": [1, 27, 45], "free": "1-3 2-2 3-1", "krones": -1},
    ),
    (51, [], {"points": 1, "kitchen": "s"}),
    (52, [], {"kitchen": "s", "krones": 2}),
    (53, [], {"kitchen": "k", "emperor": 2}),
    (54, ["gain wine kitchen"], {"kitchen": "w", "krones": 2}),
    (55, ["staff 1-breakfast-server", "staff 2-waitress"], {"points": 7, "hand": [1, 2, 27, 45]}),
    (56, ["claim cake", "play 27-booking-manager"], {"kitchen": "c", "krones": -1, "hand": [45], "played": [27]}),
    (57, ["prepare 3-2", "prepare 2-2"], {"points": 1, "krones": -1, "free": "1-3 2-2 3-1 3-2"}),
    (58, ["occupy 1-3"], {"points": 7, "free": "3-1", "occupied": "1-1 1-2 1-3"}),
    (
        59,
        ["claim cake", "play 27-booking-manager"],
        {"points": 5, "kitchen": "c", "krones": -2, "hand": [45], "played": [27]},
    ),
    (60, [], {"points": 5, "kitchen": "k", "krones": 3}),
    (61, ["claim cheap-room", "prepare 3-2", "prepare 2-2"], {"points": 2, "krones": -2, "free": "1-3 2-2 3-1 3-2"}),
    (62, ["take 5", "guest 49-sculptor"], {"points": 4, "emperor": 3, "guests": [89]}),
]
BLUE: list[tuple[int, list[str], dict[str, Any]]] = [
    (63, ["take 1", "guest 49-sculptor"], {"guests": [92]}),
    (64, ["play 27-booking-manager"], {"krones": -3, "hand": [45], "played": [27]}),
    (65, [], {"points": 3}),
    (66, ["claim hire", "skip", "prepare 2-1"], {"points": 3, "krones": -1, "free": "1-2 1-3 2-1"}),
    (67, ["staff 1-breakfast-server", "staff 2-waitress"], {"points": 2, "emperor": 2, "hand": [1, 2, 27, 45]}),
    (68, [], {"points": 4, "emperor": 3}),
    (69, [], {"points": 7, "krones": 3}),
    (70, ["play 27-booking-manager"], {"points": 1, "emperor": 3, "krones": -3, "hand": [45], "played": [27]}),
    (71, ["prepare 4-1"], {"points": 4, "free": "1-2 1-3 4-1"}),
    (72, ["occupy 1-2"], {"points": 7, "free": "1-3", "occupied": "1-1 1-2 3-1"}),
    (
        73,
        ["play 27-booking-manager", "play 45-pool-attendant"],
        {"points": 4, "krones": -3, "emperor": 3, "hand": [], "played": [27, 45]},
    ),
    (74, [], {"points": 10, "krones": 1}),
    (
        75,
        ["staff 2-waitress", "staff 31-chambermaid", "staff 36-sommelier", "play 31-chambermaid"],
        {"points": 5, "krones": -1, "played": [31]},
    ),
    (
        76,
        ["staff 2-waitress", "staff 31-chambermaid", "staff 36-sommelier", "play 2-waitress"],
        {"points": 4, "played": [2]},
    ),
]
RED: list[tuple[int, list[str], dict[str, Any]]] = [
    (77, [], {"points": 1, "krones": 1}),
    (78, ["take 4", "guest 49-sculptor"], {"guests": [85]}),
    (79, [], {"krones": 1, "emperor": 1}),
    (80, ["take 2", "guest 49-sculptor"], {"points": 4, "guests": [93]}),
    (81, [], {"kitchen": "w", "krones": 3}),
    (82, ["occupy 1-2"], {"points": 7, "free": "3-1", "occupied": "1-1 1-2 1-3"}),
    (83, [], {"krones": 5}),
    (84, ["take 1", "guest 49-sculptor"], {"points": 2, "krones": 3, "guests": [92]}),
    (85, [], {"points": 3, "krones": 3}),
    (86, ["play 27-booking-manager"], {"points": 3, "krones": -1, "hand": [45], "played": [27]}),
    (
        87,
        ["take 5", "guest 49-sculptor", "take 1", "guest 50-musician"],
        {"points": 3, "krones": 3, "guests": [89, 49]},
    ),
    (88, ["prepare 4-1", "prepare 4-2"], {"free": "1-2 3-1 4-1 4-2"}),
    (89, [], {"points": 5, "krones": 4}),
    (90, [], {"points": 7, "kitchen": "w", "krones": 3}),
]
GREEN: list[tuple[int, list[str], dict[str, Any]]] = [
    (91, ["staff 1-breakfast-server", "staff 2-waitress", "staff 3-barkeeper"], {"hand": [1, 2, 3, 27, 45]}),
    (92, [], {"krones": 1}),
    (93, [], {"emperor": 1}),
    (94, ["play 27-booking-manager"], {"krones": -3, "hand": [45], "played": [27]}),
    (95, [], {"points": 2, "emperor": 2}),
    (96, ["play 27-booking-manager"], {"krones": -1, "hand": [45], "played": [27]}),
    (97, ["die 4 plain", "advance money", "end"], {"points": 4, "krones": 1}),
    (98, [], {"krones": 4}),
    (99, ["staff 1-breakfast-server"], {"points": 5, "emperor": 2, "hand": [1, 27, 45]}),
    (100, ["occupy 1-2"], {"points": 4, "emperor": 3, "free": "3-1", "occupied": "1-1 1-2 1-3"}),
    (101, ["take 5", "guest 49-sculptor"], {"points": 3, "emperor": 3, "guests": [89]}),
    (102, ["occupy 1-2"], {"emperor": 1, "free": "3-1", "occupied": "1-1 1-2 1-3"}),
    (103, ["staff 1-breakfast-server", "staff 2-waitress"], {"points": 4, "hand": [1, 2, 27, 45]}),
    (104, ["play 27-booking-manager"], {"points": 2, "hand": [45], "played": [27]}),
]
LINES = [
    (colour, *line)
    for colour, lines in (("yellow", YELLOW), ("blue", BLUE), ("red", RED), ("green", GREEN))
    for line in lines
]


@pytest.mark.rule("AUS-1", "AUS-2", "AUS-45", "AUS-46", "AUS-76", "AUS-83")
@pytest.mark.parametrize(("colour", "guest", "script", "expected"), LINES, ids=[str(line[1]) for line in LINES])
def test_guest(colour: str, guest: int, script: list[str], expected: dict[str, Any]) -> None:
    state, before = settled(guest, colour)
    run(state, *script)
    room = OWN_ROOM.get(colour, "1-3")
    default = {
        "free": " ".join(name for name in ("1-2", "1-3", "3-1") if name != room),
        "occupied": " ".join(sorted(("1-1", room))),
        "guests": [],
    }
    assert changes(before, state) == {**default, **expected}
    assert prompt(state) in TURN
    assert state.depth == 3


def test_every_guest_has_a_line() -> None:
    assert sorted(line[1] for line in LINES) == list(range(49, 105))


@pytest.mark.rule("AUS-2", "AUS-45", "AUS-47")
def test_guests_sleep_only_in_rooms_of_their_colour() -> None:
    state = position(cafe=[(85, ""), (69, ""), (51, "")], free="1-1", occupied="")
    assert legal(state, "settle") == ["settle 2"]
    state = position(cafe=[(85, ""), (69, ""), (92, "")], free="1-2")
    assert legal(state, "settle") == ["settle 3"]
    assert guests(state) == [85, 69, 92]
    assert state.why_not(0, state.game.actions.parse("settle 1")) == "AUS-47"


@pytest.mark.rule("AUS-45")
def test_an_incomplete_guest_cannot_move_in() -> None:
    state = position(cafe=[(85, "c")], free="1-3 1-4")
    assert legal(state, "settle") == []


@pytest.mark.rule("AUS-45", "AUS-46")
def test_a_host_chooses_among_fitting_rooms() -> None:
    state = run(position(cafe=[(92, "")], free="1-1 1-2 1-3"), "settle 1")
    assert legal(state) == ["occupy 1-1", "occupy 1-2", "occupy 1-3"]
    run(state, "occupy 1-2")
    assert room_names(state.occupied[0]) == "1-2"
    assert guests(state) == [0, 0, 0]
    assert (state.guest_discards >> (92 - 49)) & 1


@pytest.mark.rule("AUS-109")
def test_a_complete_guest_may_wait_and_nobody_is_sent_away() -> None:
    state = position(cafe=[(92, "")], free="1-1")
    run(state, "die 4 plain", "advance money", "end")
    assert guests(state) == [92, 0, 0]
    assert not [text for text in state.game.actions.texts if text.startswith(("send", "dismiss"))]


@pytest.mark.rule("AUS-81", "AUS-110")
def test_a_reward_may_use_the_table_just_freed() -> None:
    state = position(cafe=[(63, ""), (92, None), (93, None)], free="1-1", row=(49, 50, 51, 52, 53))
    run(state, "settle 1")
    assert prompt(state) == "inviting"
    run(state, "take 3", "guest 91-tezcatlipoca")
    assert guests(state) == [51, 92, 93]


@pytest.mark.rule("AUS-110")
def test_points_and_staff_come_before_the_reward() -> None:
    """The krone of no. 23 is there when the reward asks for money."""
    state = position(cafe=[(64, "")], free="3-1", krones=2, hand=(27,), played=(23,))
    run(state, "settle 1")
    assert legal(state, "play") == ["play 27-booking-manager"]


@pytest.mark.rule("AUS-77", "AUS-111")
def test_the_owner_orders_the_parts_of_a_reward() -> None:
    state = position(cafe=[(50, "")], **HOST)
    run(state, "settle 1")
    assert legal(state) == ["claim draw", "claim room"]
    run(state, "claim room", "prepare 2-2")
    assert state.acting() == (-1,)
    first = position(cafe=[(61, "")], **HOST)
    run(first, "settle 1", "claim room", "prepare 2-2", "prepare 2-3")
    assert first.krones[0] == 5 - 1 - 0
    assert legal(run(position(cafe=[(61, "")], **HOST), "settle 1")) == ["claim room", "claim cheap-room"]


@pytest.mark.rule("AUS-77", "AUS-135")
def test_parts_that_offer_a_choice_may_be_left() -> None:
    for guest, colour in ((49, "yellow"), (58, "yellow"), (63, "blue"), (64, "blue"), (104, "green")):
        state, _ = settled(guest, colour)
        assert legal(state)[-1] == "skip"
        run(state, "skip")
        assert prompt(state) in TURN


@pytest.mark.rule("AUS-111")
def test_no_order_is_asked_between_parts_that_only_add_or_are_equal() -> None:
    for colour, guest, key in (
        ("yellow", 52, "opened"),
        ("yellow", 57, "preparing"),
        ("blue", 73, "hiring"),
        ("blue", 70, "hiring"),
        ("red", 84, "inviting"),
        ("red", 87, "inviting"),
        ("yellow", 56, "order"),
        ("blue", 66, "order"),
    ):
        state, before = settled(guest, colour)
        assert prompt(state) == key, guest
        if guest in (84, 87):  # nothing else of it can cost krones, so they are there already
            assert changes(before, state)["krones"] == 3
    group = position(cafe=[(88, "")], free="4-2", occupied="3-2")
    assert (prompt(run(group, "settle 1")), group.krones[0]) == ("preparing", 13)


@pytest.mark.rule("AUS-111")
def test_krones_of_a_red_group_stand_among_the_parts_of_the_reward() -> None:
    """With a full purse one spends first: guest 86 plays a card, then the group of two pays 3."""
    state = position(cafe=[(86, "")], free="4-2", occupied="3-2", krones=19, hand=(2,))
    run(state, "settle 1")
    assert legal(state) == ["claim krones", "claim hire"]
    twin = state.clone()
    run(state, "claim hire", "play 2-waitress")
    assert state.krones[0] == 19
    run(twin, "claim krones", "play 2-waitress")
    assert twin.krones[0] == 17


@pytest.mark.rule("AUS-46", "AUS-84", "AUS-111")
def test_krones_of_a_red_group_do_not_wait_for_the_extra_turn() -> None:
    """Guest 97 fills a group of two that pays 3: the purse is full before the turn begins, and the rest is lost."""
    state = position(cafe=[(97, "")], free="4-2", occupied="3-2", krones=19, hand=(2,), dice_faces="1355")
    run(state, "settle 1")
    assert (prompt(state), state.krones[0]) == ("turn", 20)
    assert "pass" not in legal(state)
    run(state, "die 5 plain", "play 2-waitress", "end")
    assert (prompt(state), state.krones[0]) == ("opened", 16)


@pytest.mark.rule("AUS-112")
def test_an_impossible_part_lapses() -> None:
    # 49: the two lowest floors are full; 63: nobody in the row; 58: no free room is left; 64: no card in hand; 50: a
    # room nobody can pay.
    low = "1-1 1-2 1-3 1-4 1-5 2-1 2-2 2-3 2-4 2-5"
    full = position(cafe=[(49, "")], free="1-2", occupied=low.replace("1-2 ", ""))
    assert prompt(run(full, "settle 1")) in TURN
    empty = position(cafe=[(63, "")], free="1-1", row=())
    assert prompt(run(empty, "settle 1")) in TURN
    nothing = position(cafe=[(58, "")], free="1-2")
    assert prompt(run(nothing, "settle 1")) in TURN
    no_hand = position(cafe=[(64, "")], free="1-1")
    assert prompt(run(no_hand, "settle 1")) in TURN
    poor = position(cafe=[(50, "")], free="1-2", occupied="1-1 1-3 1-4 1-5", krones=0)
    run(poor, "settle 1", "claim room")
    assert poor.acting() == (-1,)


@pytest.mark.rule("AUS-113")
def test_a_guest_completed_by_a_reward_moves_in_after_it() -> None:
    """53 gives a coffee, which completes 65; only afterwards 65 may move in."""
    state = position(cafe=[(53, ""), (65, None)], free="1-2 1-1")
    run(state, "settle 1")
    assert legal(state) == ["gain coffee kitchen", "gain coffee table-2"]
    run(state, "gain coffee table-2")
    assert legal(state, "settle") == ["settle 2"]
    run(state, "settle 2")
    assert points(state) == 3 + 2


@pytest.mark.rule("AUS-106")
def test_dishes_leave_with_the_guest() -> None:
    state = run(position(cafe=[(98, "")], free="1-1", krones=0), "settle 1")
    assert missing(state, 1) == ""
    assert state.kitchens[0] == 0
    assert not [text for text in legal(state) if text.startswith("serve")]
