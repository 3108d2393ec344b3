"""Phase 4: who builds when, what it costs, and what tiles do when they are bought."""

import pytest

import boardinghouse as bh
from boardinghouse.games.samoa.state import HOTELS, TABLE
from tests.games.samoa.table import finish, lay, money, position, tile_count
from tests.positions import legal_texts, play, why_not


def builders(state: bh.State) -> list[int]:
    """Everyone passes; in which order they were asked."""
    order = []
    while state.prompt()["key"] == "build":
        order.append(state.acting()[0])
        play(state, "pass")
    return order


@pytest.mark.rule("SAM-25")
def test_the_highest_bid_builds_first() -> None:
    state = position(4, tiles="pool")
    lay(state, "8-6", "20-12", "2-3", "14-8")
    assert builders(state) == [1, 3, 0, 2]


@pytest.mark.rule("SAM-25")
def test_the_bid_counts_and_not_the_room_price() -> None:
    state = position(3, tiles="pool")
    lay(state, "12-9", "14-8", "2-3")
    assert builders(state) == [1, 0, 2]


@pytest.mark.rule("SAM-29")
@pytest.mark.parametrize(("tie", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_equal_bids_build_clockwise_from_the_tie_break_card(tie: int, order: list[int]) -> None:
    state = position(4, tiles="pool", tie=tie)
    lay(state, *["8-6"] * 4)
    assert builders(state) == order


@pytest.mark.rule("SAM-26")
def test_a_buyer_gets_the_tile_and_pays_his_bid_at_once() -> None:
    state = position(3, tiles="pool swap")
    lay(state, "6-5", "off", "4-4")
    assert legal_texts(state) == ["buy pool", "buy swap", "pass"]
    play(state, "buy swap")
    assert money(state) == [19, 25, 25]
    assert tile_count(state, HOTELS, "swap") == 1
    assert tile_count(state, TABLE, "swap") == 0
    assert why_not(state, "buy swap") == "SAM-26"
    assert legal_texts(state) == ["buy pool", "pass"]


@pytest.mark.rule("SAM-27", "SAM-77")
def test_a_pass_costs_nothing_and_is_final() -> None:
    state = position(3, tiles="pool")
    lay(state, "6-5", "4-4", "off")
    play(state, "pass")
    assert state.acting() == (1,)
    play(state, "pass")
    assert state.prompt()["key"] == "house"
    assert money(state) == [25, 25, 25]


@pytest.mark.rule("SAM-28")
def test_building_ends_when_no_tile_is_left() -> None:
    state = position(3, tiles="pool")
    lay(state, "6-5", "4-4", "2-3")
    play(state, "buy pool")
    assert (state.prompt()["key"], state.acting()) == ("house", (2,))
    state = position(3)
    lay(state, "6-5", "4-4", "2-3")
    assert state.prompt()["key"] == "house"


@pytest.mark.rule("SAM-77")
def test_nobody_builds_twice_in_a_round() -> None:
    state = position(3, tiles="pool pool pool")
    lay(state, "6-5", "4-4", "2-3")
    asked = []
    while state.prompt()["key"] == "build":
        asked.append(state.acting()[0])
        play(state, "buy pool" if asked[-1] == 0 else "pass")
    assert asked == [0, 1, 2]


@pytest.mark.rule("SAM-30")
def test_the_day_off_does_not_build() -> None:
    state = position(3, tiles="pool")
    lay(state, "off", "off", "2-3")
    assert builders(state) == [2]
    state = position(3, tiles="pool")
    lay(state, "off", "off", "off")
    assert state.acting() == (bh.CHANCE,)
    assert tile_count(state, TABLE, "pool") == 1


@pytest.mark.rule("SAM-76")
def test_without_the_money_only_a_pass_is_left() -> None:
    state = position(3, tiles="pool", coins={0: 19, 1: 18})
    lay(state, "20-12", "18-11", "off")
    assert legal_texts(state) == ["pass"]
    assert why_not(state, "buy pool") == "SAM-76"
    assert why_not(state, "buy suite") == "SAM-26"
    play(state, "pass")
    play(state, "buy pool")
    assert money(state)[:2] == [19, 0]


@pytest.mark.rule("SAM-80")
def test_this_rounds_guests_do_not_pay_for_this_rounds_tile() -> None:
    state = position(3, tiles="pool", coins={0: 3}, groups=("rich",))
    lay(state, "4-4", "off", "off")
    assert legal_texts(state) == ["pass"]


@pytest.mark.rule("SAM-105")
def test_a_pool_cannot_be_paid_with_what_it_brings() -> None:
    state = position(3, tiles="pool", coins={0: 3}, rooms={0: {"1": "japan swimmer-3"}})
    lay(state, "4-4", "off", "off")
    assert legal_texts(state) == ["pass"]
    state = position(3, tiles="pool", coins={0: 4}, rooms={0: {"1": "japan swimmer-3"}})
    lay(state, "4-4", "off", "off")
    play(state, "buy pool")
    assert money(state)[0] == 3


@pytest.mark.rule("SAM-59")
def test_an_extra_room_takes_guests_from_then_on() -> None:
    state = position(3, tiles="extra-room", groups=("plain rich",))
    lay(state, "4-4", "off", "off")
    play(state, "buy extra-room", "pick 1 plain")
    assert legal_texts(state) == [*[f"house {room}" for room in range(1, 7)], "house extra-1"]
    assert why_not(state, "house extra-2") == "SAM-35"
    play(state, "house extra-1", "done")
    finish(state)
    assert money(state)[0] == 25 - 4 + 4


@pytest.mark.rule("SAM-60")
def test_a_suite_is_laid_at_once_on_a_room_of_the_buyers_hotel() -> None:
    state = position(3, tiles="suite pool")
    lay(state, "6-5", "4-4", "off")
    play(state, "buy suite")
    assert (state.prompt()["key"], state.acting()) == ("cover", (0,))
    assert legal_texts(state) == [f"cover {room}" for room in range(1, 7)]
    assert why_not(state, "pass") == "SAM-60"
    play(state, "cover 5")
    assert list(state.suites) == [1 << 4, 0, 0]
    assert state.acting() == (1,)


@pytest.mark.rule("SAM-88")
def test_a_suite_on_an_occupied_room_brings_nothing_from_the_guest_there() -> None:
    state = position(3, tiles="suite", rooms={0: {"5": "japan rich"}})
    lay(state, "6-5", "off", "off")
    play(state, "buy suite", "cover 5")
    finish(state)
    assert money(state)[0] == 19


@pytest.mark.rule("SAM-89")
def test_a_suite_may_cover_an_extra_room_but_not_a_suite() -> None:
    state = position(3, tiles="suite", owned={0: "extra-room"}, suites={0: "2"})
    lay(state, "6-5", "off", "off")
    play(state, "buy suite")
    assert legal_texts(state) == [f"cover {room}" for room in (1, 3, 4, 5, 6, "extra-1")]
    assert why_not(state, "cover 2") == "SAM-89"
    play(state, "cover extra-1")
    assert state.suites[0] == 1 << 6 | 1 << 1


@pytest.mark.rule("SAM-62", "SAM-90")
def test_every_pool_pays_the_sum_of_the_swimmers_in_the_hotel_once() -> None:
    rooms = {"1": "japan swimmer-3", "4": "germany swimmer-2", "6": "germany plain"}
    for owned in ("", "pool", "pool pool"):
        state = position(3, tiles="pool", rooms={0: rooms, 1: {"1": "britain swimmer-1"}}, owned={0: owned})
        lay(state, "6-5", "off", "off")
        play(state, "buy pool")
        assert money(state) == [25 - 6 + 5, 25, 25]


@pytest.mark.rule("SAM-100")
def test_send_home_and_take_back_serve_from_their_purchase_and_swap_from_the_next_round() -> None:
    state = position(3, tiles="send-home swap", rooms={0: {"1": "japan plain"}})
    lay(state, "6-5", "4-4", "off")
    play(state, "buy send-home", "buy swap")
    assert state.prompt()["key"] == "house"
    play(state, "done")
    assert state.acting() == (0,)
    assert "send-home 1" in legal_texts(state)
    finish(state)
    bh.Luck(1).settle(state)
    lay(state, "2-3", "2-3", "2-3")
    assert (state.prompt()["key"], state.acting()) == ("swap", (1,))
    state = position(3, tiles="take-back", groups=("plain",), discards={0: 1})
    lay(state, "6-5", "off", "off")
    play(state, "buy take-back")
    assert "take-back" in legal_texts(state)
