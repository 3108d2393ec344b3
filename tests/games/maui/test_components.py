"""The pieces: patterns, towels, beach, umbrellas, tracks, market, crabs."""

from itertools import permutations
from typing import Any

import pytest

from boardinghouse.core.tables import RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import TOWEL_NAMES
from tests.games.maui.table import cells, position, refill, squares
from tests.positions import play, started


def spots(state: Any, seat: int, kinds: str) -> set[tuple[int, int]]:
    """Column and row of what lies on a beach; kinds: crab or umbrella."""
    lying = state.view(None)["players"][seat]["beach"]["spots"]
    return {(spot["column"], spot["row"]) for spot in lying if (spot["kind"] == "crab") == (kinds == "crab")}


@pytest.mark.rule("MAU-1", "MAU-2")
def test_the_towels_are_all_ordered_triples_of_different_patterns_out_of_five() -> None:
    assert sorted(TOWEL_NAMES) == sorted("".join(triple) for triple in permutations("YPBOG", 3))
    assert len(TOWEL_NAMES) == 60
    values = GAME.tables["towels"].values
    assert ["".join("YPBOG"[pattern] for pattern in values[start : start + 3]) for start in range(0, 180, 3)] == list(
        TOWEL_NAMES
    )
    assert started(GAME, 2).view(None)["players"][0]["shells"].keys() == {"yellow", "pink", "blue", "orange", "green"}


@pytest.mark.rule("MAU-3")
@pytest.mark.parametrize(("row", "steps"), [(1, 3), (2, 2), (3, 1), (4, 1), (5, 1), (6, 2), (7, 3)])
def test_a_match_is_worth_more_toward_the_ocean_and_the_trees(row: int, steps: int) -> None:
    top = min(row, 5)
    last = "".join("YGO"[(cell - (row - top)) % 3] for cell in range(3))
    taken = "".join("YBP"[(cell - (row - top)) % 3] for cell in range(3))
    state = position(beaches={0: (f"{last}@{top}",)}, market=(taken,))
    play(state, f"towel 1 {top}")
    refill(state)
    assert squares(state) == {"Y": steps}


@pytest.mark.rule("MAU-3")
def test_a_beach_has_twelve_columns_beside_the_start() -> None:
    state = started(GAME, 2)
    while state.acting() and max(state.laid) < 12:
        state.apply(state.acting()[0], state.legal(state.acting()[0])[0])
    assert max(state.laid) == 12
    towels = state.view(None)["players"][list(state.laid).index(12)]["beach"]["towels"]
    assert [towel["column"] for towel in towels] == list(range(13))


@pytest.mark.rule("MAU-4", "MAU-12")
def test_every_player_lays_out_eight_umbrellas() -> None:
    for seats in (2, 3, 4):
        view = started(GAME, seats).view(None)
        for player in view["players"]:
            kinds = sorted(spot["kind"] for spot in player["beach"]["spots"])
            assert kinds == ["black-pearl"] * 3 + ["blue-green", "orange-green"] + ["white-pearl"] * 3


@pytest.mark.rule("MAU-5")
def test_umbrellas_lie_on_their_eight_spots() -> None:
    state = started(GAME, 4)
    for seat in range(4):
        assert spots(state, seat, "umbrella") == {
            (2, 2), (3, 6), (5, 3), (6, 7), (7, 1), (8, 5), (10, 2), (11, 6),
        }  # fmt: skip
        assert spots(state, seat, "crab") == set()


@pytest.mark.rule("MAU-54")
def test_crabs_and_umbrellas_lie_on_the_spots_of_the_other_side() -> None:
    state = started(GAME, 4, mode="crabs")
    for seat in range(4):
        assert spots(state, seat, "crab") == {(2, 6), (3, 2), (5, 5), (6, 2), (8, 6), (9, 3), (11, 2)}
        assert spots(state, seat, "umbrella") == {(4, 4), (10, 4)}


@pytest.mark.rule("MAU-6")
def test_a_shell_counts_its_square_on_all_five_tracks_alike() -> None:
    for pattern in ("yellow", "pink", "blue", "orange", "green"):
        points = [position(shells={0: {pattern: square}}).result().breakdown[0]["tracks"] for square in range(11)]
        assert points == [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22]
    assert position(shells={0: {"yellow": 4, "green": 2}}).result().breakdown[0]["tracks"] == 7


@pytest.mark.rule("MAU-62", "MAU-88")
def test_the_additional_board_lies_there_from_the_start_of_both() -> None:
    for mode, length in (("beach", 10), ("crabs", 10), ("both", 20)):
        points = started(GAME, 2, mode=mode).view(None)["tracks"]["points"]
        assert len(points) == length
        assert points[10:] == [26, 30, 34, 38, 42, 46, 50, 54, 58, 62][: length - 10]
    state = position(mode="both", shells={0: {"green": 10}}, beaches={0: ("YPG@5",)}, market=("OBG",))
    play(state, "towel 1 5")
    refill(state)
    assert squares(state) == {"G": 13}


@pytest.mark.rule("MAU-7")
def test_places_cost_nothing_one_and_two_dollars_in_both_rows() -> None:
    assert [place["cost"] for place in started(GAME, 2).view(None)["market"]] == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("MAU-14", "MAU-22", "MAU-70")
@pytest.mark.parametrize(("seats", "turned"), [(2, [1]), (3, [2]), (4, [2, 3])])
def test_seats_on_the_other_side_see_towels_upside_down_and_nobody_turns_them(seats: int, turned: list[int]) -> None:
    assert [
        seat for seat, player in enumerate(started(GAME, seats).view(None)["players"]) if player["turned"]
    ] == turned
    for seat in range(seats):
        as_it_lies = "BPY" if seat in turned else "YPB"
        patterns = {"Y": "yellow", "P": "pink", "B": "blue"}
        start = f"{as_it_lies[0]}GO@3"
        state = position(seats, actor=seat, beaches={seat: (start,)}, market=("YPB",))
        play(state, "towel 1 3")
        assert [cell["pattern"] for cell in cells(state, seat, 1)] == [patterns[letter] for letter in as_it_lies]
        upside_down = position(seats, actor=seat, beaches={seat: (f"{as_it_lies[2]}GO@3",)}, market=("YPB",))
        assert "towel 1 3" not in [GAME.actions.text(action) for action in upside_down.legal(seat)]


@pytest.mark.rule("MAU-55")
def test_crabs_have_values_from_two_to_four() -> None:
    state = position(mode="crabs", beaches={0: ("YPB@4", "YBP@4")}, spots={0: {2: "crab"}}, market=("YOG",))
    play(state, "towel 1 4")
    refill(state)
    assert [(GAME.actions.text(action), weight) for action, weight in state.outcomes()] == [
        ("show 2", 2),
        ("show 3", 3),
        ("show 4", 2),
    ]


@pytest.mark.rule("MAU-79")
def test_one_ornament_on_the_fifth_square_of_the_yellow_and_the_pink_track() -> None:
    assert started(GAME, 4).view(None)["tracks"]["ornaments"] == [
        {"pattern": "yellow", "square": 5, "token": "blue", "count": 2},
        {"pattern": "pink", "square": 5, "token": "orange", "count": 2},
    ]


def test_every_table_says_where_it_comes_from() -> None:
    assert set(GAME.tables["umbrellas"].sources) == {RULEBOOK}
    assert set(GAME.tables["track"].sources) == {RECONSTRUCTED}


def test_a_designer_can_change_numbers_but_not_put_two_spots_into_a_column() -> None:
    generous = GAME.with_tables(
        {"row_values": NumberTable((9,) * 7, RECONSTRUCTED), "costs": NumberTable((0, 0, 0), RECONSTRUCTED)}
    )
    assert [place["cost"] for place in started(generous, 2).view(None)["market"]] == [0] * 6
    assert generous.tables["pearl_points"].values == GAME.tables["pearl_points"].values
    with pytest.raises(ValueError, match="column 4 has two spots"):
        GAME.with_tables({"crab_spots": NumberTable((0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0), RECONSTRUCTED)})
