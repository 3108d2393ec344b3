"""The three special tiles: swap, send home, take back."""

import pytest

import boardinghouse as bh
from boardinghouse.games.samoa import GAME
from boardinghouse.games.samoa.state import USED
from tests.games.samoa.table import cards, finish, held, lay, names, position, rooms, tile_count
from tests.positions import check, heard, legal_texts, play, why_not

FULL = {str(room): "japan plain" for room in range(1, 7)}


@pytest.mark.rule("SAM-67", "SAM-95", "SAM-65")
def test_swap_replaces_the_laid_card_and_the_old_one_returns_to_the_hand() -> None:
    state = position(3, owned={0: "swap"}, tiles="pool", discards={0: cards("4-4")})
    lay(state, "2-3", "6-5", "8-6")
    assert (state.prompt()["key"], state.acting()) == ("swap", (0,))
    assert "swap 2-3" not in legal_texts(state)
    assert "swap 4-4" not in legal_texts(state)
    assert why_not(state, "swap 4-4") == "SAM-67"
    play(state, "swap 20-12")
    assert "2-3" in held(state, 0)
    assert "20-12" not in held(state, 0)
    assert tile_count(state, USED, "swap") == 1
    assert state.view(1)["players"][0]["laid"]["card"] == "20-12"
    assert (state.prompt()["key"], state.acting()) == ("build", (0,))
    check(state)


@pytest.mark.rule("SAM-67", "SAM-65")
def test_the_swap_tile_may_wait() -> None:
    state = position(3, owned={0: "swap"})
    lay(state, "2-3", "6-5", "8-6")
    play(state, "keep")
    assert tile_count(state, USED, "swap") == 0
    assert state.prompt()["key"] == "house"
    finish(state)
    bh.Luck(1).settle(state)
    lay(state, "2-3", "6-5", "8-6")
    assert state.prompt()["key"] == "swap"


@pytest.mark.rule("SAM-67")
def test_a_shown_swap_cannot_be_taken_back_but_keeping_can() -> None:
    state = position(3, owned={0: "swap"})
    lay(state, "2-3", "6-5", "8-6")
    twin = state.clone()
    play(state, "swap off")
    assert state.undoable(0) == 0
    play(twin, "keep")
    assert twin.undoable(0) == 1


@pytest.mark.rule("SAM-95")
def test_the_day_off_may_be_swapped_in_or_out() -> None:
    state = position(3, owned={0: "swap", 1: "swap"}, tiles="pool")
    lay(state, "2-3", "off", "8-6")
    play(state, "swap off", "swap 10-7")
    assert (state.prompt()["key"], state.acting()) == ("build", (1,))
    play(state, "buy pool")
    finish(state)
    assert "off" in held(state, 0)
    assert names(state.discards[0]) == []
    assert names(state.discards[1]) == ["10-7"]


@pytest.mark.rule("SAM-94")
def test_owners_of_swap_tiles_are_asked_once_each_clockwise_from_the_tie_break_card() -> None:
    state = position(4, owned={1: "swap", 3: "swap"}, tie=2, tiles="pool")
    lay(state, "2-3", "6-5", "8-6", "2-3")
    asked = []
    while state.prompt()["key"] == "swap":
        asked.append(state.acting()[0])
        play(state, "keep")
    assert asked == [3, 1]
    state = position(3, owned={1: "swap swap"}, tiles="pool")
    lay(state, "2-3", "6-5", "8-6")
    play(state, "swap 20-12")
    assert state.prompt()["key"] == "build"
    assert tile_count(state, USED, "swap") == 1


@pytest.mark.rule("SAM-94")
def test_nobody_is_asked_to_swap_without_another_card() -> None:
    state = position(3, owned={0: "swap"}, discards={0: (1 << 10) - 1})
    lay(state, "off", "6-5", "8-6")
    assert state.prompt()["key"] == "house"
    state = position(3, owned={0: "swap take-back"}, discards={0: (1 << 10) - 1})
    lay(state, "off", "6-5", "8-6")
    assert legal_texts(state) == ["keep", "take-back"]
    play(state, "take-back", "retrieve 18-11", "retrieve 4-4")
    assert legal_texts(state) == ["swap 4-4", "swap 18-11", "keep"]
    play(state, "swap 18-11")
    assert names(state.hands[0]) == ["4-4", "off"]


@pytest.mark.rule("SAM-68", "SAM-96", "SAM-65")
def test_send_home_empties_two_rooms_before_housing() -> None:
    hotel = {**FULL, "1": "japan lover, germany lover", "2": "norway rich", "6": "japan swimmer-1"}
    state = position(3, owned={0: "send-home"}, rooms={0: hotel})
    lay(state, "2-3", "6-5", "8-6")
    assert state.acting() == (0,)
    assert legal_texts(state) == [*[f"send-home {room}" for room in range(1, 7)], "done"]
    play(state, "send-home 1")
    assert (state.piles[2], state.piles[16]) == (4, 4)
    assert "send-home 2" in legal_texts(state)
    assert tile_count(state, USED, "send-home") == 1
    play(state, "send-home 2")
    assert legal_texts(state) == ["pick 1 plain", "pick 2 plain", "pick 2 rich", "done"]
    assert why_not(state, "send-home 3") == "SAM-68"
    play(state, "pick 2 plain", "house 2", "pick 2 rich", "house 1")
    assert legal_texts(state) == ["done"]
    check(state)


@pytest.mark.rule("SAM-96")
def test_send_home_may_stop_at_one_room_and_ends_with_the_first_tourist_housed() -> None:
    state = position(3, owned={0: "send-home send-home"}, rooms={0: FULL})
    lay(state, "2-3", "6-5", "8-6")
    play(state, "send-home 4", "pick 1 plain")
    assert legal_texts(state) == ["house 4"]
    play(state, "house 4")
    assert state.prompt() == {"key": "house", "params": {"taken-from": 1, "may-send": 0}}
    assert legal_texts(state) == ["done"]
    assert why_not(state, "send-home 5") == "SAM-96"
    assert tile_count(state, USED, "send-home") == 1


@pytest.mark.rule("SAM-102")
def test_several_special_tiles_may_be_used_in_one_round() -> None:
    state = position(3, owned={0: "send-home send-home swap"}, rooms={0: FULL})
    lay(state, "2-3", "6-5", "8-6")
    play(state, "swap 4-4", *[f"send-home {room}" for room in (1, 2, 3, 4)])
    assert "send-home 5" not in legal_texts(state)
    assert rooms(state, 0) == {"5": "japan plain", "6": "japan plain"}
    assert tile_count(state, USED, "send-home") == 2
    check(state)


@pytest.mark.rule("SAM-97")
def test_no_send_home_with_the_day_off_or_after_the_last_tourist() -> None:
    state = position(3, owned={0: "send-home"}, rooms={0: {"1": "japan plain"}}, groups=("plain",))
    lay(state, "off", "6-5", "8-6")
    play(state, "pick 1 plain", "house 1", "done")
    assert state.prompt()["key"] == "day-off"
    play(state, "send-home 1", "done")
    assert tile_count(state, USED, "send-home") == 0
    state = position(3, owned={0: "send-home"}, rooms={0: FULL}, groups=("plain",))
    lay(state, "20-12", "6-5", "8-6")
    play(state, "pick 1 plain", "house 1", "done")
    assert state.acting() == (bh.CHANCE,)


@pytest.mark.rule("SAM-101")
def test_using_a_special_tile_does_not_cost_the_price_card() -> None:
    state = position(3, owned={0: "send-home take-back swap"}, rooms={0: FULL}, discards={0: cards("4-4")})
    lay(state, "2-3", "6-5", "8-6")
    play(state, "take-back", "retrieve 4-4", "swap 4-4", "send-home 1", "done")
    finish(state)
    assert state.discards[0] == 0
    assert len(held(state, 0)) == 11


@pytest.mark.rule("SAM-69", "SAM-65")
def test_take_back_returns_two_discarded_cards_of_choice() -> None:
    state = position(3, owned={0: "take-back"}, discards={0: cards("2-3", "4-4", "20-12")})
    assert "take-back" in legal_texts(state, 0)
    play(state, "take-back")
    assert tile_count(state, USED, "take-back") == 1
    assert legal_texts(state, 0) == ["retrieve 2-3", "retrieve 4-4", "retrieve 20-12"]
    assert state.why_not(0, GAME.actions.parse("lay 6-5")) == "SAM-69"
    play(state, "retrieve 20-12")
    assert legal_texts(state, 0) == ["retrieve 2-3", "retrieve 4-4"]
    play(state, "retrieve 2-3")
    assert names(state.discards[0]) == ["4-4"]
    assert "retrieve 4-4" not in legal_texts(state, 0)
    assert "take-back" not in legal_texts(state, 0)
    assert state.why_not(0, GAME.actions.parse("retrieve 4-4")) == "SAM-98"
    assert state.why_not(0, GAME.actions.parse("take-back")) == "SAM-69"
    assert {"lay 20-12", "lay 2-3"} <= set(legal_texts(state, 0))
    check(state)


@pytest.mark.rule("SAM-98")
def test_take_back_takes_the_only_card_there_is_and_needs_one() -> None:
    state = position(3, owned={0: "take-back take-back"}, discards={0: cards("8-6")})
    play(state, "take-back", "retrieve 8-6")
    assert "take-back" not in legal_texts(state, 0)
    assert len(held(state, 0)) == 11
    assert tile_count(state, USED, "take-back") == 1


@pytest.mark.rule("SAM-98")
def test_take_back_answers_every_question_and_leaves_it_open() -> None:
    asked = set()
    state = position(
        3,
        owned={0: "take-back swap"},
        tiles="suite",
        groups=("plain",),
        rooms={0: {"1": "japan plain"}},
        discards={0: cards("2-3", "4-4", "20-12")},
    )
    for answers in (
        (),
        ("lay 6-5", "lay off", "lay off"),
        ("keep",),
        ("buy suite",),
        ("cover 1",),
        ("pick 1 plain",),
    ):
        play(state, *answers)
        question = state.prompt()
        asked.add(question["key"])
        twin = state.clone()
        play(twin, "take-back")
        assert legal_texts(twin, 0) == ["retrieve 2-3", "retrieve 4-4", "retrieve 20-12"]
        for text in (
            "pass",
            "done",
            "keep",
            "lay 6-5",
            "house 2",
            "cover 2",
            "pick 1 plain",
            "buy suite",
            "send-home 1",
        ):
            assert why_not(twin, text) == "SAM-69"
        play(twin, "retrieve 20-12", "retrieve 2-3")
        assert twin.prompt() == question
        assert twin.acting() == state.acting()
        before = [text for text in legal_texts(state, 0) if text != "take-back"]
        kept = [text for text in legal_texts(twin, 0) if not text.endswith((" 20-12", " 2-3"))]
        assert kept == before
    state = position(3, owned={0: "take-back"}, rooms={0: {"1": "japan plain"}}, discards={0: cards("2-3")})
    lay(state, "off", "off", "off")
    asked.add(state.prompt()["key"])
    play(state, "take-back")
    assert why_not(state, "done") == "SAM-69"
    play(state, "retrieve 2-3", "send-home 1", "done")
    assert asked == {"price", "swap", "build", "cover", "house", "room", "day-off"}


@pytest.mark.rule("SAM-98")
def test_other_seats_answer_on_while_one_takes_cards_back() -> None:
    state = position(3, owned={0: "take-back"}, discards={0: cards("2-3", "4-4", "20-12")})
    state.apply(0, GAME.actions.parse("take-back"))
    assert state.acting() == (0, 1, 2)
    state.apply(1, GAME.actions.parse("lay off"))
    state.apply(0, GAME.actions.parse("retrieve 2-3"))
    state.apply(2, GAME.actions.parse("lay off"))
    assert state.acting() == (0,)
    state.apply(0, GAME.actions.parse("retrieve 4-4"))
    state.apply(0, GAME.actions.parse("lay 4-4"))
    assert state.prompt()["key"] == "house"


@pytest.mark.rule("SAM-98")
def test_a_card_discarded_in_the_round_before_can_be_taken_back() -> None:
    state = position(3, owned={0: "take-back"}, groups=("plain",))
    lay(state, "6-5", "off", "off")
    assert "take-back" not in legal_texts(state)
    play(state, "pick 1 plain", "house 1", "done")
    bh.Luck(1).settle(state)
    play(state, "take-back", "retrieve 6-5")
    assert len(held(state, 0)) == 11


@pytest.mark.rule("SAM-65")
def test_everyone_hears_of_a_tile_used() -> None:
    state = position(3, owned={0: "take-back"}, discards={0: cards("2-3", "4-4", "20-12")})
    state.listen()
    play(state, "take-back")
    assert heard(state) == [{"key": "used-tile", "seat": 0, "tile": 5}]
    assert state.view(1)["players"][0]["special"]["take-back"] == 0
