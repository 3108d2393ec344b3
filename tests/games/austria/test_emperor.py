"""The emperor's scoring; one line a tile for its bonus and one for its penalty (AUS-56, AUS-58 to AUS-62)."""

from typing import Any

import pytest

from boardinghouse.core.contract import CHANCE
from boardinghouse.games.austria import GAME
from boardinghouse.games.austria.components import TILE_NAMES
from tests.games.austria.table import (
    changes,
    dishes,
    final,
    guests,
    hand,
    in_play,
    legal,
    missing,
    points,
    position,
    prompt,
    room_names,
    run,
    summary,
)

ROUND_OF = {"A": 3, "B": 5, "C": 7}
RETREAT = {3: 3, 5: 5, 7: 7}
TRACK = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)


def before_scoring(tile: str, bonus: bool, **table: Any) -> Any:
    """The last turn of the tile's round is open; seat 0 will get the bonus (or the penalty), seat 1 nothing."""
    round = ROUND_OF[tile[0]]
    tiles = ["A1", "B1", "C1"]
    tiles["ABC".index(tile[0])] = tile
    others = {1: {"emperor": RETREAT[round] + 1, **table.pop("others", {}).get(1, {})}}
    emperor = table.pop("emperor", RETREAT[round] + 3 if bonus else 0)
    pending = [["end-round", 0, 0, 0, 0], ["next-turn", 0, 0, 0, 0], ["acted", 1, 0, 0, 0]]
    return position(
        round=round,
        tiles=tiles,
        emperor=emperor,
        others=others,
        dice_faces="",
        pending=pending,
        **table,
    )


def judged(tile: str, bonus: bool, **table: Any) -> tuple[Any, dict[str, Any]]:
    """After the turn the emperor scores: the position, and a summary with track points and retreat already counted."""
    state = before_scoring(tile, bonus, **table)
    before = summary(state)
    before["points"] += TRACK[state.emperor[0]]
    before["emperor"] = max(0, state.emperor[0] - RETREAT[state.round])
    return run(state, "end"), before


BONUSES: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("A1", {}, [], {"krones": 3}),
    ("A2", {}, ["gain wine kitchen", "gain coffee kitchen"], {"kitchen": "wk"}),
    (
        "A3",
        {},
        ["staff 2-waitress", "staff 31-chambermaid", "staff 36-sommelier", "play 31-chambermaid"],
        {"krones": -1, "played": [31]},
    ),
    ("A4", {"free": "3-1"}, ["prepare 4-1"], {"free": "3-1 4-1"}),
    ("B1", {}, [], {"kitchen": "scwk"}),
    ("B2", {}, [], {"krones": 5}),
    ("B3", {}, ["staff 2-waitress", "staff 31-chambermaid", "staff 36-sommelier", "play 2-waitress"], {"played": [2]}),
    ("B4", {"occupied": "1-1"}, ["prepare 2-1"], {"occupied": "1-1 2-1"}),
    ("C1", {}, [], {"points": 8}),
    ("C2", {"occupied": "3-1"}, ["prepare 4-1"], {"occupied": "3-1 4-1", "points": 5}),
    ("C3", {"played": [1, 45, 27]}, [], {"points": 6}),
    ("C4", {"hand": [2, 27]}, ["play 2-waitress"], {"hand": [27], "played": [2]}),
]
PENALTIES: list[tuple[str, dict[str, Any], list[str], dict[str, Any]]] = [
    ("A1", {}, ["suffer loss"], {"krones": -3}),
    ("A1", {}, ["suffer points"], {"points": -5}),
    ("A2", {"kitchen": "scwk", "cafe": [(98, "s")]}, [], {"kitchen": ""}),
    ("A3", {"hand": [1, 2, 27]}, ["suffer loss", "choose 2-waitress", "choose 1-breakfast-server"], {"hand": [27]}),
    ("A3", {"hand": [1, 2, 27]}, ["suffer points"], {"points": -5}),
    ("A4", {"free": "1-2 2-1"}, ["suffer loss"], {"free": "1-2"}),
    ("A4", {"free": "1-2 2-1"}, ["suffer points"], {"points": -5}),
    ("B1", {"kitchen": "scwk", "cafe": [(98, "s")]}, [], {"kitchen": ""}),
    ("B2", {}, ["suffer loss"], {"krones": -5}),
    ("B2", {}, ["suffer points"], {"points": -7}),
    (
        "B3",
        {"hand": [1, 2, 27, 30]},
        ["suffer loss", "choose 1-breakfast-server", "choose 2-waitress", "choose 27-booking-manager"],
        {"hand": [30]},
    ),
    ("B3", {"hand": [1, 2, 27]}, ["suffer points"], {"points": -7}),
    ("B4", {"free": "1-2 2-1 2-2", "occupied": "1-1"}, ["suffer loss", "remove 2-1"], {"free": "1-2"}),
    ("B4", {"free": "1-2 2-1"}, ["suffer points"], {"points": -7}),
    ("C1", {}, [], {"points": -8}),
    ("C2", {"occupied": "1-2 3-2 1-1"}, [], {"occupied": "1-1"}),
    ("C3", {"played": [1, 45, 27]}, [], {"points": -6}),
    ("C4", {"played": [1, 27, 31]}, ["suffer loss", "choose 27-booking-manager"], {"played": [1, 31]}),
    ("C4", {"played": [1, 27, 31]}, ["suffer points"], {"points": -10}),
]


@pytest.mark.rule("AUS-14", "AUS-60", "AUS-62")
@pytest.mark.parametrize(("tile", "table", "script", "expected"), BONUSES, ids=[line[0] for line in BONUSES])
def test_bonus(tile: str, table: dict[str, Any], script: list[str], expected: dict[str, Any]) -> None:
    state, before = judged(tile, True, **table)
    run(state, *script)
    assert changes(before, state) == expected
    assert state.acting() in ((CHANCE,), ())


@pytest.mark.rule("AUS-14", "AUS-60", "AUS-61", "AUS-62")
@pytest.mark.parametrize(
    ("tile", "table", "script", "expected"), PENALTIES, ids=[f"{line[0]}-{line[3]}" for line in PENALTIES]
)
def test_penalty(tile: str, table: dict[str, Any], script: list[str], expected: dict[str, Any]) -> None:
    state, before = judged(tile, False, **table)
    run(state, *script)
    assert changes(before, state) == expected
    assert state.acting() in ((CHANCE,), ())


def test_every_tile_has_a_line() -> None:
    assert tuple(line[0] for line in BONUSES) == TILE_NAMES
    assert tuple(dict.fromkeys(line[0] for line in PENALTIES)) == TILE_NAMES


@pytest.mark.rule("AUS-58", "AUS-9")
@pytest.mark.parametrize("division", range(14))
def test_points_of_the_division(division: int) -> None:
    state = before_scoring("C1", False, emperor=division)
    run(state, "end")
    expected = TRACK[division] + (8 if division >= 10 else -8 if division <= 7 else 0)
    assert points(state) == expected


@pytest.mark.rule("AUS-9", "AUS-56", "AUS-59", "AUS-134")
@pytest.mark.parametrize("round", range(1, 8))
def test_the_emperor_scores_after_rounds_3_5_and_7_and_the_discs_go_back(round: int) -> None:
    pending = [["end-round", 0, 0, 0, 0], ["next-turn", 0, 0, 0, 0], ["acted", 1, 0, 0, 0]]
    state = position(round=round, emperor=2, others={1: {"emperor": 13}}, dice_faces="", pending=pending, krones=0)
    run(state, "end")
    if prompt(state) == "receive":
        run(state, *["gain strudel kitchen"])
    back = RETREAT.get(round, 0)
    assert state.emperor[1] == 13 - back
    assert state.emperor[0] == max(0, 2 - back)
    assert (points(state, 1) > 0) == bool(back)
    assert state.round == (round + 1 if round < 7 else 7)
    assert (state.acting() == ()) == (round == 7)


@pytest.mark.rule("AUS-60")
@pytest.mark.parametrize(("division", "krones"), [(3, -3), (4, 0), (5, 0), (6, 3), (9, 3)])
def test_bonus_from_3_penalty_on_0_nothing_between(division: int, krones: int) -> None:
    state = before_scoring("A1", True, emperor=division)
    run(state, "end")
    if prompt(state) == "penalty":
        run(state, "suffer loss")
    assert state.krones[0] == 10 + krones


@pytest.mark.rule("AUS-61", "AUS-137", "AUS-154")
def test_an_impossible_penalty_forces_the_other() -> None:
    for tile, table in (
        ("A1", {"krones": 2}),
        ("A3", {"hand": [1]}),
        ("A4", {"occupied": "1-1"}),
        ("B2", {"krones": 4}),
        ("B3", {"hand": [1, 2]}),
        ("B4", {"free": "1-1"}),
        ("C4", {"played": [1, 45], "hand": [27]}),
    ):
        state, before = judged(tile, False, **table)
        lost = {"A": 5, "B": 7, "C": 10}[tile[0]]
        assert changes(before, state) == {"points": -lost}
        assert points(state) < 0


@pytest.mark.rule("AUS-128")
def test_the_conference_manager_buys_the_penalty_off() -> None:
    state, before = judged("A1", False, played=[26])
    assert legal(state) == ["suffer loss", "suffer points", "ignore"]
    run(state, "ignore")
    assert changes(before, state) == {"krones": -1}
    only, _ = judged("C1", False, played=[26])
    assert legal(only) == ["suffer points", "ignore"]
    kitchen, _ = judged("A2", False, played=[26], kitchen="s")
    assert legal(kitchen) == ["suffer loss", "ignore"]
    poor, before = judged("A2", False, played=[26], kitchen="s", krones=0)
    assert changes(before, poor) == {"kitchen": ""}


@pytest.mark.rule("AUS-131")
def test_the_gardener_is_paid_for_bonuses_due_while_he_is_in_play() -> None:
    idle, before = judged("C4", True, played=[42])  # no card in hand: the bonus gives nothing
    assert changes(before, idle) == {"points": 5}
    late, before = judged("C4", True, hand=[42])
    run(late, "play 42-gardener")
    assert changes(before, late)["played"] == [42]
    assert "points" not in changes(before, late)


@pytest.mark.rule("AUS-133")
def test_bonuses_and_penalties_come_in_the_order_of_the_tokens() -> None:
    pending = [["end-round", 0, 0, 0, 0], ["next-turn", 0, 0, 0, 0], ["acted", 1, 0, 0, 0]]
    players = {1: {"emperor": 8}, 2: {"emperor": 0}}
    state = position(
        3, round=3, first=2, emperor=7, others=players, dice_faces="", pending=pending, tiles=("A3", "B1", "C1")
    )
    run(state, "end")
    # Seat 2 has token 1: no hand, so it loses points by itself; then seat 0, then seat 1 look at cards.
    assert points(state, 2) == -5
    assert state.arg(0) == 0
    assert points(state, 1) == TRACK[8]
    run(state, "staff 1-breakfast-server", "staff 2-waitress", "staff 3-barkeeper", "skip")
    assert state.arg(0) == 1


@pytest.mark.rule("AUS-134")
def test_steps_won_by_a_bonus_do_not_change_the_verdicts() -> None:
    state = before_scoring("B4", True, emperor=8, occupied="1-2 2-1", free="", others={1: {"emperor": 5}})
    run(state, "end", "prepare 2-2")
    assert state.emperor[0] == 3 + 6
    assert state.acting() == (CHANCE,) or prompt(state) == "penalty"
    assert points(state, 1) == TRACK[5] - 7


@pytest.mark.rule("AUS-135", "AUS-107", "AUS-136", "AUS-38")
def test_bonuses_may_be_left_and_dishes_go_to_guests_but_nobody_moves_in() -> None:
    for tile, table in (
        ("A4", {"free": "1-1"}),
        ("B4", {"free": "1-1"}),
        ("C2", {"free": "1-1"}),
        ("C4", {"hand": [27]}),
    ):
        state, before = judged(tile, True, **table)
        assert legal(state)[-1] == "skip"
        run(state, "skip")
        assert changes(before, state) == {}
    state, _ = judged("A2", True, cafe=[(92, None)], free="1-1", played=[1])
    assert legal(state, "gain")[:2] == ["gain strudel kitchen", "gain strudel table-1"]
    run(state, "gain strudel table-1")
    assert missing(state, 1) == ""
    assert {text.split()[0] for text in legal(state)} == {"gain"}
    run(state, "gain cake kitchen")
    assert guests(state) == [92, 0, 0]


@pytest.mark.rule("AUS-62")
def test_the_room_of_b4_lies_on_the_two_lower_floors_and_that_of_c2_anywhere() -> None:
    laid = {"free": "2-1 3-2"}
    low, _ = judged("B4", True, **laid)
    assert legal(low) == ["prepare 1-1", "prepare 2-2", "skip"]
    high, _ = judged("C2", True, **laid)
    assert legal(high, "prepare") == [f"prepare {room}" for room in "1-1 2-2 3-1 3-3 4-2".split()]


@pytest.mark.rule("AUS-136")
def test_cards_played_by_a_bonus_work() -> None:
    state, before = judged("C4", True, hand=[45])
    run(state, "play 45-pool-attendant")
    assert changes(before, state) == {"emperor": 3, "hand": [], "played": [45]}
    end, _ = judged("C4", True, hand=[31], occupied="1-1")
    run(end, "play 31-chambermaid")
    assert final(end)["end-staff"] == 1


@pytest.mark.rule("AUS-138", "AUS-62")
def test_b1_opens_all_orders_again() -> None:
    state, _ = judged("B1", False, cafe=[(98, "s"), (92, "")], kitchen="w")
    assert (missing(state, 1), missing(state, 2), dishes(state)) == ("sss", "s", "")
    assert guests(state)[:2] == [98, 92]
    kept, _ = judged("A2", False, cafe=[(98, "s")], kitchen="w")
    assert (missing(kept, 1), dishes(kept)) == ("s", "")


@pytest.mark.rule("AUS-139", "AUS-152")
def test_returned_cards_go_under_the_deck_in_the_order_named() -> None:
    state, _ = judged("A3", False, hand=[1, 2, 27])
    run(state, "suffer loss", "choose 27-booking-manager", "choose 1-breakfast-server")
    assert [entry % 64 + 1 for entry in state.under] == [27, 1]
    assert hand(state) == [2]
    assert state.view(1)["under"] == [None, None]
    assert state.view(0)["under"] == ["27-booking-manager", "1-breakfast-server"]


@pytest.mark.rule("AUS-140")
def test_free_rooms_go_from_the_highest_floor_that_has_one() -> None:
    state, _ = judged("A4", False, free="1-2 2-1 2-2", occupied="1-1 3-1")
    run(state, "suffer loss")
    assert legal(state) == ["remove 2-1", "remove 2-2"]
    run(state, "remove 2-2")
    assert room_names(state.laid[0]) == "1-1 1-2 2-1 3-1"
    twice, _ = judged("B4", False, free="1-2 1-3 2-2", occupied="1-1")
    run(twice, "suffer loss")
    assert legal(twice) == ["remove 1-2", "remove 1-3"]  # 2-2 is gone already


@pytest.mark.rule("AUS-141", "AUS-142")
def test_c2_takes_two_occupied_rooms_of_a_column_if_there_are_two() -> None:
    state, _ = judged("C2", False, occupied="4-1 1-1 4-2 4-3 2-3", free="3-1")
    assert legal(state) == ["remove 4-1", "remove 4-3"]
    before = points(state)
    run(state, "remove 4-1")
    assert room_names(state.occupied[0]) == "2-3 4-2 4-3"
    assert points(state) == before
    assert room_names(state.laid[0]) == "2-3 3-1 4-2 4-3"
    one, _ = judged("C2", False, occupied="2-1 2-2")
    assert legal(one) == ["remove 2-1", "remove 2-2"]
    high, before_high = judged("C2", False, occupied="4-1 2-2 1-2")  # the highest floor comes before two rooms
    assert changes(before_high, high) == {"occupied": "1-2 2-2"}
    none, before_none = judged("C2", False, free="2-1")
    assert changes(before_none, none) == {}


@pytest.mark.rule("AUS-143", "AUS-129")
def test_a_dismissed_card_counts_for_nothing() -> None:
    state, _ = judged("C4", False, played=[31], occupied="1-1", others={1: {"played": [29], "occupied": "1-1"}})
    run(state, "suffer loss", "choose 31-chambermaid")
    assert in_play(state) == []
    assert final(state)["end-staff"] == final(state, 1)["end-staff"] == 0
    assert state.view(None)["dismissed"] == ["31-chambermaid"]


@pytest.mark.rule("AUS-79", "AUS-153")
def test_three_cards_are_looked_at_and_the_others_go_under_the_deck_as_drawn() -> None:
    state, _ = judged("A3", True, hand=[27], krones=2)
    run(state, "staff 36-sommelier", "staff 2-waitress", "staff 31-chambermaid")
    assert legal(state) == ["play 31-chambermaid", "play 36-sommelier", "skip"]  # not the hand, and not 6 - 3 krones
    assert state.why_not(0, GAME.actions.parse("play 2-waitress")) == "AUS-10"
    assert state.why_not(0, GAME.actions.parse("play 27-booking-manager")) == "AUS-79"
    run(state, "play 31-chambermaid")
    assert [entry % 64 + 1 for entry in state.under] == [36, 2]
    few, _ = judged("A3", True, fields={"staff_deck": 1 << 44, "staff_gone": ((1 << 48) - 1) ^ (1 << 44)})
    run(few, "staff 45-pool-attendant")
    assert legal(few) == ["play 45-pool-attendant", "skip"]
