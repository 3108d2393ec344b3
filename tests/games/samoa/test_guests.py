"""What each kind of guest does and pays, alone and together with suites, pools and each other."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.samoa.components import KIND_NAMES
from tests.games.samoa.table import finish, lay, money, position, rooms
from tests.positions import chance, check, legal_texts, play, why_not

PRICE = 7  # of card 10-7


def earned(group: str, *answers: str, card: str = "10-7", **fields: Any) -> int:
    """What seat 0 earns when it alone houses out of one group."""
    state = position(3, groups=(group,), **fields)
    lay(state, card, "off", "off")
    before = money(state)[0]
    play(state, *answers, "done")
    finish(state)
    assert money(state)[1:] == [25, 25]
    check(state)
    return money(state)[0] - before


@pytest.mark.rule("SAM-41", "SAM-50")
def test_a_plain_tourist_pays_the_room_price() -> None:
    assert earned("plain", "pick 1 plain", "house 1") == PRICE
    assert earned("plain plain", "pick 1 plain", "house 1", "pick 1 plain", "house 2") == 2 * PRICE


@pytest.mark.rule("SAM-41")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("2-3", 3),
        ("4-4", 4),
        ("6-5", 5),
        ("8-6", 6),
        ("10-7", 7),
        ("12-9", 9),
        ("14-8", 8),
        ("16-10", 10),
        ("18-11", 11),
        ("20-12", 12),
    ],
)
def test_every_price_card_earns_its_room_price(card: str, price: int) -> None:
    assert earned("plain", "pick 1 plain", "house 1", card=card) == price


@pytest.mark.rule("SAM-42")
def test_guests_pay_when_they_come_and_never_again() -> None:
    hotel = {"1": "japan rich", "2": "germany swimmer-3", "3": "britain celebrity"}
    state = position(3, rooms={0: hotel}, owned={0: "pool"}, groups=("plain",))
    lay(state, "10-7", "off", "off")
    finish(state)
    assert money(state) == [25, 25, 25]
    state = position(3, groups=("plain plain",))
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 plain", "house 1", "done")
    assert money(state) == [25 + PRICE, 25, 25]
    bh.Luck(3).settle(state)
    lay(state, "20-12", "off", "off")
    finish(state)
    assert money(state) == [25 + PRICE, 25, 25]


@pytest.mark.rule("SAM-51")
def test_a_rich_tourist_pays_double() -> None:
    assert earned("rich", "pick 1 rich", "house 1") == 2 * PRICE


@pytest.mark.rule("SAM-61")
def test_every_kind_of_tourist_pays_double_in_a_suite() -> None:
    for kind in KIND_NAMES:
        assert earned(kind, f"pick 1 {kind}", "house 3", suites={0: "3"}) == 2 * PRICE


@pytest.mark.rule("SAM-61")
def test_another_room_than_the_suite_is_not_dearer() -> None:
    assert earned("plain", "pick 1 plain", "house 2", suites={0: "3"}) == PRICE
    assert earned("plain", "pick 1 plain", "house 3", suites={1: "3"}) == PRICE


@pytest.mark.rule("SAM-55")
def test_a_celebrity_pays_the_plain_price() -> None:
    assert earned("celebrity", "pick 1 celebrity", "house 5") == PRICE


@pytest.mark.rule("SAM-56")
def test_next_to_a_celebrity_is_beside_above_or_below() -> None:
    for celebrity, neighbours in (("5", {"2", "4", "6"}), ("1", {"2", "4"})):
        hotel = {0: {celebrity: "japan celebrity"}}
        for room in {"1", "2", "3", "4", "5", "6"} - {celebrity}:
            paid = earned("plain", "pick 1 plain", f"house {room}", rooms=hotel)
            assert paid == (2 * PRICE if room in neighbours else PRICE)


@pytest.mark.rule("SAM-56")
def test_a_celebrity_in_another_hotel_is_no_neighbour() -> None:
    assert earned("plain", "pick 1 plain", "house 1", rooms={1: {"2": "japan celebrity"}}) == PRICE


@pytest.mark.rule("SAM-57")
def test_extra_rooms_have_no_neighbours() -> None:
    own: dict[str, Any] = {"owned": {0: "extra-room extra-room"}}
    for room in ("1", "6", "extra-2"):
        guest = earned("plain", "pick 1 plain", f"house {room}", rooms={0: {"extra-1": "japan celebrity"}}, **own)
        assert guest == PRICE
    for board_room in range(1, 7):
        hotel = {0: {str(board_room): "japan celebrity"}}
        assert earned("plain", "pick 1 plain", "house extra-1", rooms=hotel, **own) == PRICE


@pytest.mark.rule("SAM-86")
def test_a_celebrity_of_the_same_turn_counts_whichever_was_housed_first() -> None:
    first = ("pick 1 plain", "house 1", "pick 1 celebrity", "house 2")
    last = ("pick 1 celebrity", "house 2", "pick 1 plain", "house 1")
    assert earned("plain celebrity", *first) == earned("plain celebrity", *last) == 2 * PRICE + PRICE


@pytest.mark.rule("SAM-86")
def test_a_celebrity_that_comes_later_brings_nothing_from_earlier_guests() -> None:
    assert earned("celebrity", "pick 1 celebrity", "house 2", rooms={0: {"1": "japan plain"}}) == PRICE


@pytest.mark.rule("SAM-87")
def test_celebrities_side_by_side_double_the_new_one() -> None:
    assert earned("celebrity", "pick 1 celebrity", "house 2", rooms={0: {"1": "japan celebrity"}}) == 2 * PRICE


@pytest.mark.rule("SAM-58")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("pools", [0, 1, 3])
def test_a_swimmer_brings_his_number_for_every_pool(number: int, pools: int) -> None:
    kind = f"swimmer-{number}"
    paid = earned(kind, f"pick 1 {kind}", "house 1", owned={0: "pool " * pools})
    assert paid == PRICE + number * pools


@pytest.mark.rule("SAM-58")
def test_other_guests_and_other_hotels_pools_bring_no_swimming_money() -> None:
    assert earned("plain", "pick 1 plain", "house 1", owned={0: "pool pool"}) == PRICE
    assert earned("swimmer-2", "pick 1 swimmer-2", "house 1", owned={1: "pool pool"}) == PRICE


@pytest.mark.rule("SAM-91")
def test_a_pool_bought_in_this_round_counts_for_its_newcomers() -> None:
    state = position(3, tiles="pool", groups=("swimmer-3",))
    lay(state, "10-7", "off", "off")
    play(state, "buy pool", "pick 1 swimmer-3", "house 1", "done")
    assert money(state)[0] == 25 - 10 + PRICE + 3


@pytest.mark.rule("SAM-63")
def test_nothing_pays_more_than_double() -> None:
    celebrity = {0: {"2": "japan celebrity"}}
    rich = ("pick 1 rich", "house 1")
    assert earned("rich", *rich, suites={0: "1"}) == 2 * PRICE
    assert earned("rich", *rich, rooms=celebrity) == 2 * PRICE
    assert earned("rich", *rich, suites={0: "1"}, rooms=celebrity) == 2 * PRICE
    assert earned("plain", "pick 1 plain", "house 1", suites={0: "1"}, rooms=celebrity) == 2 * PRICE
    both = {0: {"2": "japan celebrity", "4": "germany celebrity"}}
    assert earned("plain", "pick 1 plain", "house 1", rooms=both) == 2 * PRICE


@pytest.mark.rule("SAM-64", "SAM-63")
def test_a_swimmer_in_a_suite_pays_the_room_double_and_his_number_once_a_pool() -> None:
    swimmer = ("pick 1 swimmer-3", "house 1")
    pools: dict[str, Any] = {"owned": {0: "pool pool"}}
    assert earned("swimmer-3", *swimmer, suites={0: "1"}, **pools) == 2 * PRICE + 6
    assert earned("swimmer-3", *swimmer, rooms={0: {"4": "japan celebrity"}}, **pools) == 2 * PRICE + 6


@pytest.mark.rule("SAM-52", "SAM-85")
def test_two_lovers_share_a_room_and_each_pays() -> None:
    state = position(3, groups=("lover lover plain",))
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 lover", "house 3", "pick 1 lover")
    assert "house 3" in legal_texts(state)
    play(state, "house 3", "done")
    assert rooms(state, 0) == {"3": "norway lover, norway lover"}
    assert money(state)[0] == 25 + 2 * PRICE


@pytest.mark.rule("SAM-52", "SAM-82")
def test_a_lover_joins_a_lover_of_another_nation_and_only_the_newcomer_pays() -> None:
    state = position(3, groups=("lover",), rooms={0: {"3": "japan lover"}})
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 lover", "house 3", "done")
    assert rooms(state, 0) == {"3": "japan lover, norway lover"}
    assert money(state)[0] == 25 + PRICE


@pytest.mark.rule("SAM-83")
def test_no_third_lover_and_nobody_else_in_a_lovers_room() -> None:
    hotel = {"1": "japan lover, germany lover", "2": "japan lover", "3": "japan plain"}
    state = position(3, groups=("lover plain",), rooms={0: hotel})
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 lover")
    assert legal_texts(state) == ["house 2", "house 4", "house 5", "house 6"]
    assert why_not(state, "house 1") == "SAM-83"
    assert why_not(state, "house 3") == "SAM-83"
    play(state, "house 4", "pick 1 plain")
    assert legal_texts(state) == ["house 5", "house 6"]
    assert why_not(state, "house 2") == "SAM-35"


@pytest.mark.rule("SAM-84")
def test_lovers_need_not_share() -> None:
    state = position(3, groups=("lover lover",))
    lay(state, "10-7", "off", "off")
    play(state, "pick 1 lover", "house 3", "pick 1 lover", "house 4", "done")
    assert rooms(state, 0) == {"3": "norway lover", "4": "norway lover"}


@pytest.mark.rule("SAM-84", "SAM-54")
def test_lovers_who_share_are_never_parted_by_their_host() -> None:
    state = position(3, rooms={0: {"1": "japan lover, norway lover"}}, groups=("plain",))
    lay(state, "off", "off", "off")
    play(state, "send-home 1")
    assert rooms(state, 0) == {}
    assert (state.piles[2], state.piles[9]) == (4, 4)


@pytest.mark.rule("SAM-54")
def test_a_pair_counts_as_one_on_the_day_off() -> None:
    hotel = {"1": "japan lover, norway lover", "2": "japan plain", "3": "germany plain"}
    state = position(3, rooms={0: hotel})
    lay(state, "off", "off", "off")
    play(state, "send-home 1")
    assert legal_texts(state) == ["send-home 2", "send-home 3", "done"]
    play(state, "send-home 3")
    assert legal_texts(state) == ["done"]
    assert rooms(state, 0) == {"2": "japan plain"}


@pytest.mark.rule("SAM-53")
@pytest.mark.parametrize("flags", ["britain japan norway germany", "britain japan germany norway"])
@pytest.mark.parametrize("pair", ["norway lover, germany lover", "germany lover, norway lover"])
def test_lovers_of_two_nations_leave_together_by_either_flag(flags: str, pair: str) -> None:
    state = position(3, round=2, flags=" ".join([flags] * 3), rooms={0: {"1": pair}}, groups=("plain",))
    lay(state, "off", "off", "off")
    finish(state)
    assert rooms(state, 0) == {"1": pair}
    chance(state, "tile pool")
    assert rooms(state, 0) == {}
    assert (state.piles[9], state.piles[16]) == (4, 4)
    check(state)


@pytest.mark.rule("SAM-85", "SAM-63")
def test_each_of_two_lovers_pays_double_in_a_suite_beside_a_celebrity() -> None:
    answers = ("pick 1 lover", "house 1", "pick 1 lover", "house 1")
    assert earned("lover lover", *answers, suites={0: "1"}) == 4 * PRICE
    assert earned("lover lover", *answers, rooms={0: {"4": "japan celebrity"}}) == 4 * PRICE
    assert earned("lover lover", *answers, suites={0: "1"}, rooms={0: {"4": "japan celebrity"}}) == 4 * PRICE


def test_a_pair_next_door_is_no_celebrity() -> None:
    for pair in ("japan lover, norway lover", "britain lover, britain lover", "norway lover, germany lover"):
        assert earned("plain", "pick 1 plain", "house 1", rooms={0: {"2": pair, "4": pair}}) == PRICE


@pytest.mark.rule("SAM-59")
def test_lovers_may_share_an_extra_room() -> None:
    answers = ("pick 1 lover", "house extra-1", "pick 1 lover", "house extra-1")
    assert earned("lover lover", *answers, owned={0: "extra-room"}) == 2 * PRICE
