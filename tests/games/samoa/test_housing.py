"""Phase 5: who houses when, from which group, into which rooms; the day off."""

import pytest

import boardinghouse as bh
from boardinghouse.core.record import Record
from boardinghouse.games.samoa import GAME
from tests.games.samoa.table import finish, lay, position, rooms
from tests.positions import heard, legal_texts, play, why_not

FULL = {str(room): "japan plain" for room in range(1, 7)}


def hosts(state: bh.State) -> list[int]:
    """Nobody houses; in which order they were asked."""
    order = []
    while state.prompt()["key"] == "house":
        order.append(state.acting()[0])
        play(state, "done")
    return order


@pytest.mark.rule("SAM-31")
def test_the_lowest_room_price_houses_first() -> None:
    state = position(4)
    lay(state, "8-6", "20-12", "2-3", "14-8")
    assert hosts(state) == [2, 0, 3, 1]


@pytest.mark.rule("SAM-31")
def test_the_room_price_counts_and_not_the_bid() -> None:
    state = position(3)
    lay(state, "12-9", "14-8", "20-12")
    assert hosts(state) == [1, 0, 2]


@pytest.mark.rule("SAM-32")
@pytest.mark.parametrize(("tie", "order"), [(0, [3, 2, 1, 0]), (1, [0, 3, 2, 1]), (2, [1, 0, 3, 2]), (3, [2, 1, 0, 3])])
def test_equal_prices_house_counter_clockwise_from_the_tie_break_card(tie: int, order: list[int]) -> None:
    state = position(4, tie=tie)
    lay(state, *["8-6"] * 4)
    assert hosts(state) == order


@pytest.mark.rule("SAM-33")
def test_a_player_takes_tourists_of_his_choice_out_of_one_group_only() -> None:
    state = position(3, groups=("plain rich rich", "lover", "celebrity swimmer-2"))
    lay(state, "2-3", "4-4", "off")
    assert legal_texts(state) == [
        "pick 1 plain",
        "pick 1 rich",
        "pick 2 lover",
        "pick 3 celebrity",
        "pick 3 swimmer-2",
        "done",
    ]
    play(state, "pick 1 rich", "house 4")
    assert legal_texts(state) == ["pick 1 plain", "pick 1 rich", "done"]
    assert why_not(state, "pick 2 lover") == "SAM-33"
    play(state, "pick 1 rich", "house 1")
    assert legal_texts(state) == ["pick 1 plain", "done"]
    assert why_not(state, "pick 1 rich") == "SAM-33"


@pytest.mark.rule("SAM-34")
def test_what_one_leaves_is_open_to_the_next_and_taking_nobody_is_allowed() -> None:
    state = position(3, groups=("plain rich", "lover"))
    state.listen()
    lay(state, "2-3", "4-4", "6-5")
    play(state, "pick 1 plain", "house 1", "done")
    assert legal_texts(state) == ["pick 1 rich", "pick 2 lover", "done"]
    play(state, "done")
    assert legal_texts(state) == ["pick 1 rich", "pick 2 lover", "done"]
    assert rooms(state, 0) == {"1": "norway plain"}
    assert rooms(state, 1) == {}
    assert [event["seat"] for event in heard(state) if event["key"] == "passed"] == [1]


@pytest.mark.rule("SAM-35")
def test_a_tourist_moves_into_any_empty_room_and_no_other() -> None:
    state = position(3, rooms={0: {"2": "japan plain", "5": "germany lover"}})
    lay(state, "2-3", "4-4", "off")
    play(state, "pick 1 plain")
    assert legal_texts(state) == ["house 1", "house 3", "house 4", "house 6"]
    assert why_not(state, "house 2") == "SAM-35"
    assert why_not(state, "house extra-1") == "SAM-35"
    play(state, "house 6")
    assert rooms(state, 0) == {"2": "japan plain", "5": "germany lover", "6": "norway plain"}


@pytest.mark.rule("SAM-35")
def test_without_an_empty_room_nobody_is_picked() -> None:
    state = position(3, rooms={0: {**FULL, "6": "germany lover"}}, groups=("plain lover", "rich"))
    lay(state, "2-3", "4-4", "off")
    assert legal_texts(state) == ["pick 1 lover", "done"]
    assert why_not(state, "pick 2 rich") == "SAM-35"
    state = position(3, rooms={0: FULL}, owned={0: "send-home"}, groups=("lover",))
    lay(state, "2-3", "4-4", "off")
    assert legal_texts(state) == [*[f"send-home {room}" for room in range(1, 7)], "done"]
    assert why_not(state, "pick 1 lover") == "SAM-35"


@pytest.mark.rule("SAM-36")
def test_no_answer_moves_a_guest_to_another_room() -> None:
    state = position(3, rooms={0: {"2": "japan plain"}})
    lay(state, "2-3", "4-4", "off")
    play(state, "pick 1 plain", "house 1")
    before = rooms(state, 0)
    for action in state.legal(0):
        twin = state.clone()
        twin.apply(0, action)
        after = rooms(twin, 0)
        assert {room: after[room] for room in before} == before


@pytest.mark.rule("SAM-33")
def test_housing_steps_can_be_taken_back_one_by_one() -> None:
    record = Record(GAME, ["a", "b", "c"], {"flags": "sorted"}, seed=14)
    state = record.new_state()
    for action in bh.Luck(14).settle(state):
        record.add(bh.CHANCE, action)
    for seat, text in enumerate(("lay 2-3", "lay off", "lay off")):
        state.apply(seat, GAME.actions.parse(text))
        record.add(seat, GAME.actions.parse(text))
    digests: list[str] = []
    while state.prompt()["key"] in ("build", "house", "room") and len(digests) < 5:
        digests.append(state.digest())
        action = state.legal(0)[-1] if state.prompt()["key"] == "build" else state.legal(0)[0]
        state.apply(0, action)
        record.add(0, action)
    assert len(digests) == 5
    while digests:
        state = record.undo(state, 0)
        assert state.digest() == digests.pop()


@pytest.mark.rule("SAM-37")
def test_the_phase_ends_with_the_last_tourist() -> None:
    state = position(3, groups=("plain",))
    lay(state, "2-3", "4-4", "6-5")
    play(state, "pick 1 plain", "house 1", "done")
    assert state.acting() == (bh.CHANCE,)
    assert state.round == 5


@pytest.mark.rule("SAM-37", "SAM-104")
def test_a_player_who_can_house_nobody_is_passed_over() -> None:
    state = position(4, rooms={1: FULL})
    lay(state, "8-6", "2-3", "4-4", "off")
    assert hosts(state) == [2, 0]


@pytest.mark.rule("SAM-104")
def test_full_hotels_are_asked_while_a_lover_may_be_joined_or_a_tile_may_empty_a_room() -> None:
    lone = {**FULL, "6": "germany lover"}
    pair = {**FULL, "6": "germany lover, britain lover"}
    cases = [
        (lone, "", "lover", [0]),
        (lone, "", "plain", []),
        (pair, "", "lover", []),
        (FULL, "send-home", "plain", [0]),
        (FULL, "swap", "plain", []),
        ({}, "", "plain", [0]),
    ]
    for hotel, owned, group, asked in cases:
        state = position(3, rooms={0: hotel}, owned={0: owned}, groups=(group,))
        lay(state, "2-3", "off", "off")
        if state.prompt()["key"] == "swap":
            play(state, "keep")
        found = [state.acting()[0]] if state.prompt()["key"] == "house" else []
        assert found == asked


@pytest.mark.rule("SAM-38")
def test_tourists_left_over_return_to_their_pile() -> None:
    state = position(3, groups=("plain rich", "lover"))
    state.listen()
    lay(state, "2-3", "off", "off")
    play(state, "pick 1 plain", "house 1", "done")
    assert sum(state.groups) == 0
    assert list(state.piles)[7:14] == [5, 2, 4, 1, 2, 2, 1]
    gone = [(event["kind"], event["count"]) for event in heard(state) if event["key"] == "unhoused"]
    assert gone == [(1, 1), (2, 1)]


@pytest.mark.rule("SAM-81")
def test_everyone_houses_once_a_round() -> None:
    state = position(3, groups=("plain plain plain",))
    lay(state, "2-3", "4-4", "6-5")
    order = []
    while state.prompt()["key"] in ("house", "room"):
        order.append(state.acting()[0])
        if len(order) == 1:
            play(state, "pick 1 plain", "house 1")
        play(state, "done")
    assert order == [0, 1, 2]


@pytest.mark.rule("SAM-39", "SAM-40")
def test_the_day_off_houses_nobody_and_may_send_up_to_two_guests_home() -> None:
    guests = {"1": "japan plain", "3": "germany rich", "4": "britain celebrity"}
    state = position(3, rooms={0: guests})
    lay(state, "off", "2-3", "4-4")
    assert hosts(state) == [1, 2]
    assert (state.prompt()["key"], state.acting()) == ("day-off", (0,))
    assert legal_texts(state) == ["send-home 1", "send-home 3", "send-home 4", "done"]
    assert why_not(state, "pick 1 plain") == "SAM-39"
    assert why_not(state, "send-home 2") == "SAM-40"
    play(state, "send-home 3", "send-home 1")
    assert legal_texts(state) == ["done"]
    assert why_not(state, "send-home 4") == "SAM-40"
    assert rooms(state, 0) == {"4": "britain celebrity"}
    assert (state.piles[0], state.piles[15]) == (6, 2)
    play(state, "done")
    assert state.round == 5


@pytest.mark.rule("SAM-40", "SAM-104")
def test_the_day_off_may_keep_all_guests_and_is_not_asked_in_an_empty_hotel() -> None:
    state = position(3, rooms={0: {"1": "japan plain"}}, groups=("plain",))
    lay(state, "off", "off", "off")
    assert state.acting() == (0,)
    play(state, "done")
    assert rooms(state, 0) == {"1": "japan plain"}
    assert state.round == 5


@pytest.mark.rule("SAM-92")
def test_guests_leave_on_the_day_off_after_all_others_have_housed() -> None:
    state = position(3, rooms={1: {"1": "japan plain"}, 2: {"1": "japan plain"}}, tie=1)
    lay(state, "20-12", "off", "off")
    assert (state.prompt()["key"], state.acting()) == ("house", (0,))
    play(state, "pick 1 plain", "house 1", "done")
    assert sum(state.groups) == 0
    assert (state.prompt()["key"], state.acting()) == ("day-off", (2,))
    play(state, "done")
    assert (state.prompt()["key"], state.acting()) == ("day-off", (1,))
    finish(state)
