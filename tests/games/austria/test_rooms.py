"""Rooms, groups and their bonus (AUS-33 to AUS-36, AUS-52, AUS-53, with their rulings)."""

import pytest

from boardinghouse.games.austria import GAME
from tests.games.austria.table import TURN, legal, points, position, prompt, room_names, rooms, run, turn

PREPARING = turn("rooms", 0, 0, 9)


@pytest.mark.rule("AUS-34", "AUS-116")
def test_rooms_are_laid_side_by_side() -> None:
    state = position(free="2-3", pending=PREPARING)
    assert legal(state, "prepare") == ["prepare 1-3", "prepare 2-2", "prepare 2-4", "prepare 3-3"]
    edge = position(free="1-5 3-1", pending=PREPARING)  # nothing wraps around at the walls
    assert legal(edge, "prepare") == ["prepare 1-4", "prepare 2-1", "prepare 2-5", "prepare 3-2", "prepare 4-1"]
    assert state.why_not(0, GAME.actions.parse("prepare 4-5")) == "AUS-34"


@pytest.mark.rule("AUS-34")
def test_a_new_room_is_free() -> None:
    state = run(position(free="1-1", pending=PREPARING), "prepare 1-2")
    assert room_names(state.laid[0]) == "1-1 1-2"
    assert state.occupied[0] == 0


@pytest.mark.rule("AUS-35", "AUS-10")
@pytest.mark.parametrize(("room", "price"), [("1-2", 0), ("2-2", 1), ("3-2", 2), ("4-2", 3)])
def test_a_room_costs_what_its_floor_says(room: str, price: int) -> None:
    neighbour = f"{room[0]}-1"
    state = position(free=neighbour, krones=price, pending=PREPARING)
    run(state, f"prepare {room}")
    assert state.krones[0] == 0
    if price:
        poor = position(free=neighbour, krones=price - 1, pending=PREPARING)
        assert f"prepare {room}" not in legal(poor)
        assert poor.why_not(0, GAME.actions.parse(f"prepare {room}")) == "AUS-35"


@pytest.mark.rule("AUS-36", "AUS-119")
def test_doors_at_the_top_right_show_points() -> None:
    shown = {"3-4": 1, "3-5": 1, "4-3": 2, "4-4": 2, "4-5": 2}
    for room in [f"{floor}-{column}" for floor in range(1, 5) for column in range(1, 6)]:
        if room != "1-1":
            floor, column = room.split("-")
            neighbour = f"{floor}-{int(column) - 1}" if column != "1" else f"{int(floor) - 1}-1"
            state = run(position(free=neighbour, pending=PREPARING), f"prepare {room}")
            assert points(state) == shown.get(room, 0)
    # Removed and laid again it pays again.
    again = position(free="3-3 3-4", pending=[*PREPARING, ["clearing", 1, 1, 0, 0]])
    run(again, "remove 3-4", "prepare 3-4")
    assert points(again) == 1


@pytest.mark.rule("AUS-52")
@pytest.mark.parametrize(
    ("board", "last", "others", "bonus"),
    [
        ("night", "1-1", "", ("points", 2)),
        ("night", "4-1", "3-1", ("points", 5)),
        ("day-a", "4-1", "2-1 3-1", ("points", 9)),
        ("day-d", "3-3", "1-2 2-2 3-2", ("points", 15)),
        ("night", "4-4", "", ("krones", 1)),
        ("night", "4-2", "3-2", ("krones", 3)),
        ("day-c", "3-1", "1-1 2-1", ("krones", 6)),
        ("night", "2-4", "1-3 1-4 2-3", ("krones", 10)),
        ("day-a", "1-5", "", ("emperor", 1)),
        ("day-b", "2-2", "1-2", ("emperor", 3)),
        ("night", "2-2", "1-2 2-1", ("emperor", 6)),
        ("day-a", "4-2", "1-2 2-2 3-2", ("emperor", 10)),
    ],
)
def test_a_full_group_pays_by_colour_and_size(board: str, last: str, others: str, bonus: tuple[str, int]) -> None:
    pending = [*turn("acted"), ["occupying", 1, 1, 0, 0]]
    state = position(board=board, free=last, occupied=others, krones=0, pending=pending)
    run(state, f"occupy {last}")
    gained = {"points": points(state), "krones": state.krones[0], "emperor": state.emperor[0]}
    assert gained == {**dict.fromkeys(gained, 0), bonus[0]: bonus[1]}


@pytest.mark.rule("AUS-53", "AUS-114")
def test_a_group_pays_once_even_if_a_room_of_it_is_lost_and_filled_again() -> None:
    pending = [*turn("acted"), ["occupying", 1, 1, 0, 0]]
    state = position(free="1-1", pending=pending, fields={"paid_groups": [1, 0]})
    run(state, "occupy 1-1")
    assert points(state) == 0


@pytest.mark.rule("AUS-46", "AUS-53")
def test_a_guest_fills_a_group() -> None:
    state = run(position(cafe=[(65, "")], free="4-1", occupied="3-1"), "settle 1")
    assert points(state) == 3 + 5


@pytest.mark.rule("AUS-118")
def test_a_hotel_cut_in_two_goes_on_at_both_parts() -> None:
    state = position(free="1-1 1-3", pending=PREPARING)
    assert legal(state, "prepare") == ["prepare 1-2", "prepare 1-4", "prepare 2-1", "prepare 2-3"]
    lost = position(free="2-2", pending=PREPARING)
    assert "prepare 1-1" not in legal(lost)


@pytest.mark.rule("AUS-33", "AUS-112")
def test_a_full_hotel_lays_no_more() -> None:
    everything = " ".join(f"{floor}-{column}" for floor in range(1, 5) for column in range(1, 6))
    state = position(occupied=everything, pending=PREPARING)
    assert legal(state, "prepare") == []
    assert rooms(everything) == (1 << 20) - 1


@pytest.mark.rule("AUS-77", "AUS-117")
def test_a_cheaper_room_never_costs_less_than_nothing() -> None:
    state = position(free="1-1", krones=0, pending=[*turn("acted"), ["preparing", 1, 1, 4, 1]])
    run(state, "prepare 1-2")
    assert state.krones[0] == 0
    assert prompt(state) in TURN
