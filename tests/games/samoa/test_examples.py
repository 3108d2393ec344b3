"""The worked examples of the rulebook."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.samoa.state import HOTELS, TABLE
from tests.games.samoa.table import finish, held, lay, money, names, position, rooms, tile_count
from tests.positions import chance, check, legal_texts, play

ANNA, BORIS, KONSTANTIN, DENIS = range(4)


def before_round_4(**fields: Any) -> Any:
    """Round 3 is about to end, the Norwegian flag follows."""
    state = position(4, round=3, groups=("plain",), **fields)
    lay(state, "off", "off", "off", "off")
    finish(state)
    assert state.round == 4
    return state


@pytest.mark.rule("SAM-20", "SAM-21", "SAM-18")
def test_example_of_the_norwegian_flight_of_four_and_three() -> None:
    state = before_round_4(rooms={ANNA: {"1": "norway plain"}, DENIS: {"6": "norway rich", "5": "japan plain"}})
    chance(state, "tile pool")
    assert rooms(state, ANNA) == {}
    assert rooms(state, DENIS) == {"5": "japan plain"}
    chance(state, "flight 12")
    chance(state, *["arrive plain"] * 4, "arrive rich", "arrive lover", "arrive celebrity")
    view = state.view(BORIS)
    assert view["flags"][3] == "norway"
    assert view["groups"] == [["plain"] * 4, ["rich", "lover", "celebrity"], []]
    assert state.acting() == (0, 1, 2, 3)


@pytest.mark.rule("SAM-22")
def test_example_of_the_holiday_with_groups_of_eight_and_six() -> None:
    state = position(4, round=5, groups=("plain",))
    lay(state, "off", "off", "off", "off")
    finish(state)
    chance(state, "tile pool", "flight 12")
    bh.Luck(1).settle(state)
    assert [len(group) for group in state.view(None)["groups"]] == [8, 6, 0]


@pytest.mark.rule("SAM-15", "SAM-24", "SAM-25", "SAM-27", "SAM-28", "SAM-31", "SAM-34", "SAM-38", "SAM-40", "SAM-41")
@pytest.mark.rule("SAM-43", "SAM-44", "SAM-45")
def test_example_of_a_full_round_with_four_players() -> None:
    guests = {"1": "japan plain", "2": "germany plain", "3": "britain plain"}
    state = before_round_4(rooms={KONSTANTIN: guests})
    assert legal_texts(state, bh.CHANCE)[0] == "tile pool"
    chance(state, "tile pool", "flight 12", *["arrive plain"] * 4)
    chance(state, "arrive plain", "arrive plain", "arrive lover")
    assert state.view(None)["tiles"] == ["pool"]

    lay(state, "2-3", "14-8", "off", "6-5")
    assert (state.prompt()["key"], state.acting()) == ("build", (BORIS,))
    play(state, "pass")
    assert state.acting() == (DENIS,)
    play(state, "buy pool")
    assert money(state) == [25, 25, 25, 19]
    assert tile_count(state, HOTELS + DENIS, "pool") == 1

    assert (state.prompt()["key"], state.acting()) == ("house", (ANNA,))
    for room in (1, 2, 3):
        play(state, "pick 1 plain", f"house {room}")
    play(state, "done")
    assert [len(group) for group in state.view(None)["groups"]] == [1, 3, 0]
    assert state.acting() == (DENIS,)
    play(state, "pick 2 plain", "house 4", "pick 2 plain", "house 5", "pick 2 lover", "house 6", "done")
    assert state.acting() == (BORIS,)
    assert legal_texts(state) == ["pick 1 plain", "done"]
    play(state, "done")
    assert state.view(None)["groups"] == [[], [], []]
    assert (state.prompt()["key"], state.acting()) == ("day-off", (KONSTANTIN,))
    play(state, "send-home 1", "send-home 3", "done")

    assert rooms(state, KONSTANTIN) == {"2": "germany plain"}
    assert money(state) == [25 + 9, 25, 25, 25 - 6 + 15]
    assert [names(used) for used in state.discards] == [["2-3"], [], [], ["6-5"]]
    assert "14-8" in held(state, BORIS)
    assert "off" in held(state, KONSTANTIN)
    assert state.round == 5
    check(state)


@pytest.mark.rule("SAM-25")
def test_example_had_there_been_a_second_tile_anna_could_build_it_for_two() -> None:
    state = position(4, tiles="pool suite")
    lay(state, "2-3", "14-8", "off", "6-5")
    play(state, "pass", "buy pool")
    assert state.acting() == (ANNA,)
    assert legal_texts(state) == ["buy suite", "pass"]
    play(state, "buy suite")
    assert money(state)[ANNA] == 23


@pytest.mark.rule("SAM-29", "SAM-32", "SAM-49")
def test_example_of_the_tie() -> None:
    state = position(4, tiles="pool", tie=BORIS)
    lay(state, "8-6", "6-5", "8-6", "12-9")
    builders = []
    while state.prompt()["key"] == "build":
        builders.append(state.acting()[0])
        play(state, "pass")
    assert builders == [DENIS, KONSTANTIN, ANNA, BORIS]
    hosts = []
    while state.prompt()["key"] == "house":
        hosts.append(state.acting()[0])
        play(state, "done")
    assert hosts == [BORIS, ANNA, KONSTANTIN, DENIS]
    assert state.tie == KONSTANTIN
    assert tile_count(state, TABLE, "pool") == 1


@pytest.mark.rule("SAM-51")
def test_example_of_the_rich_guest_who_pays_fourteen() -> None:
    state = position(3, groups=("rich",))
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 rich", "house 1", "done")
    assert money(state)[0] == 25 + 14


@pytest.mark.rule("SAM-58")
def test_example_of_two_swimmers_worth_five_and_three_pools() -> None:
    state = position(3, groups=("swimmer-3 swimmer-2",), owned={0: "pool pool pool"})
    lay(state, "2-3", "off", "off")
    play(state, "pick 1 swimmer-3", "house 1", "pick 1 swimmer-2", "house 2", "done")
    assert money(state)[0] == 25 + 2 * 3 + 15


@pytest.mark.rule("SAM-62", "SAM-58")
def test_example_of_the_first_pool_and_a_swimmer_who_comes_later() -> None:
    hotel = {"1": "japan swimmer-3", "2": "germany swimmer-2"}
    state = position(3, tiles="pool", groups=("swimmer-2",), rooms={0: hotel})
    lay(state, "2-3", "off", "off")
    play(state, "buy pool")
    assert money(state)[0] == 25 - 2 + 5
    play(state, "pick 1 swimmer-2", "house 3", "done")
    assert money(state)[0] == 25 - 2 + 5 + 3 + 2


@pytest.mark.rule("SAM-63", "SAM-64")
def test_example_of_the_note_on_doubling() -> None:
    hotel = {0: {"2": "japan celebrity"}}
    state = position(3, groups=("rich",), rooms=hotel, suites={0: "1"})
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 rich", "house 1", "done")
    assert money(state)[0] == 25 + 14
    state = position(3, groups=("swimmer-1",), rooms=hotel, suites={0: "1"}, owned={0: "pool pool"})
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 swimmer-1", "house 1", "done")
    assert money(state)[0] == 25 + 14 + 2
