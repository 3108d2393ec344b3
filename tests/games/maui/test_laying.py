"""Where a towel may lie, penalties, umbrellas."""

from typing import Any

import pytest

from boardinghouse.games.maui import GAME
from tests.games.maui.table import cells, position, refill, squares, tops_of
from tests.positions import chance, legal_texts, play, started, why_not


@pytest.mark.rule("MAU-21")
def test_a_towel_goes_into_the_next_column() -> None:
    state = position(beaches={0: ("YPB@3", "YPO@3", "PGY@3")})
    play(state, legal_texts(state)[0])
    towels = state.view(None)["players"][0]["beach"]["towels"]
    assert [towel["column"] for towel in towels] == [0, 1, 2, 3]
    assert [towel["towel"] for towel in towels[:3]] == ["YPB", "YPO", "PGY"]


@pytest.mark.rule("MAU-23", "MAU-72")
@pytest.mark.parametrize(
    ("towel", "tops"),
    [("YGO", [3]), ("GYO", [2]), ("GOY", [1]), ("BGO", [5]), ("BPY", [1, 3, 5]), ("PYB", [2, 3, 4]), ("YPO", [3])],
)
def test_a_match_in_a_common_row_is_needed(towel: str, tops: list[int]) -> None:
    """Beside yellow, pink, blue in rows 3 to 5. PYB matches blue in its place, pink one up, yellow one down."""
    state = position(beaches={0: ("YPB@3",)}, market=(towel,))
    expected = sorted(
        top
        for top in range(1, 6)
        if any(3 <= top + cell <= 5 and towel[cell] == "YPB"[top + cell - 3] for cell in range(3))
    )
    assert tops_of(legal_texts(state), 1) == expected
    assert set(tops) <= set(expected)
    for top in range(-1, 8):
        if not 1 <= top <= 5:
            assert why_not(state, f"towel 1 {top}") == "MAU-72"
        elif top not in expected:
            assert why_not(state, f"towel 1 {top}") == "MAU-23"


@pytest.mark.rule("MAU-24")
@pytest.mark.parametrize(
    ("last", "towel", "top", "faces"),
    [
        ("YPB@1", "GOY", -1, ["water", "water", None]),
        ("YPB@1", "GYO", 0, ["water", None, None]),
        ("YPB@1", "YGO", 1, [None, None, None]),
        ("YPB@5", "BGO", 7, [None, "trees", "trees"]),
        ("YPB@5", "GBO", 6, [None, None, "trees"]),
        ("YPB@5", "GOB", 5, [None, None, None]),
    ],
)
def test_every_cell_outside_gets_a_penalty_token(last: str, towel: str, top: int, faces: list[str | None]) -> None:
    state = position(beaches={0: (last,)}, market=(towel,))
    play(state, f"towel 1 {top}")
    assert [cell.get("penalty") for cell in cells(state, 0, 1)] == faces
    assert state.penalties[0] == 3 - faces.count(None)


@pytest.mark.rule("MAU-25")
def test_cells_outside_match_nothing() -> None:
    """Of orange, green, yellow only yellow lies on the beach, in row 1."""
    state = position(beaches={0: ("YPB@1", "OGY@-1")}, market=("OBP", "YPO", "PGO", "BGP"), dollars=(2, 0))
    legal = legal_texts(state)
    assert tops_of(legal, 1) == []
    assert why_not(state, "towel 1 -1") == "MAU-23"
    assert tops_of(legal, 2) == [1]
    assert tops_of(legal, 4) == []
    play(state, "towel 2 1")
    refill(state)
    assert squares(state) == {"Y": 3}


@pytest.mark.rule("MAU-26")
def test_penalty_tokens_do_not_run_out() -> None:
    state = position(beaches={0: ("YPB@1",)}, market=("GOY",), penalties=[14, 6])
    play(state, "towel 1 -1")
    assert list(state.penalties) == [16, 6]


@pytest.mark.rule("MAU-71")
def test_a_towel_sticks_out_by_two_cells_at_most() -> None:
    for last, tops in (("YPB@-1", {-1, 0, 1}), ("YPB@7", {5, 6, 7})):
        state = position(beaches={0: ("GOP@3", last)}, market=("BYG", "GBY", "YGB"), dollars=(2, 0))
        legal = legal_texts(state)
        found = {top for place in (1, 2, 3) for top in tops_of(legal, place)}
        assert found == tops
    rows = GAME.actions.by_name["towel"].args[1].values
    assert (rows[0], rows[-1]) == ("-1", "7")


@pytest.mark.rule("MAU-72")
def test_a_towel_may_lie_up_to_two_rows_away() -> None:
    state = position(beaches={0: ("YPB@3",)}, market=("GOY", "BGO"))
    assert tops_of(legal_texts(state), 1) == [1]
    assert tops_of(legal_texts(state), 2) == [5]


@pytest.mark.rule("MAU-27", "MAU-29")
@pytest.mark.parametrize(
    ("kind", "pearls"), [("white-pearl", {"white": 1, "black": 0}), ("black-pearl", {"white": 0, "black": 1})]
)
def test_a_covered_pearl_is_kept_by_colour(kind: str, pearls: dict[str, int]) -> None:
    for top in (0, 1, 2):
        towel = {0: "OGY", 1: "GYO", 2: "YGO"}[top]
        state = position(beaches={0: ("YPB@3", "YPO@2")}, market=(towel,), spots={0: {2: kind}})
        play(state, f"towel 1 {top}")
        view = state.view(None)["players"][0]
        assert view["pearls"] == pearls
        assert view["beach"]["spots"] == []
        assert state.result().breakdown[0]["pearls"] == 2


@pytest.mark.rule("MAU-28")
@pytest.mark.parametrize("kind", ["white-pearl", "black-pearl", "blue-green", "orange-green"])
def test_an_umbrella_beside_the_towel_goes_to_the_box(kind: str) -> None:
    state = position(beaches={0: ("YPB@3", "YPO@3")}, market=("YGB",), spots={0: {2: kind, 3: "black-pearl"}})
    boxed = sum(state.boxed)
    play(state, "towel 1 3")
    view = state.view(None)["players"][0]
    assert view["pearls"] == {"white": 0, "black": 0}
    assert [spot["column"] for spot in view["beach"]["spots"]] == [3]
    assert sum(state.boxed) == boxed + 1
    refill(state)
    assert state.acting() == (1,)
    assert squares(state) == {"Y": 1}


@pytest.mark.rule("MAU-30")
@pytest.mark.parametrize(
    ("kind", "tracks"), [("blue-green", {"blue": "B", "green": "G"}), ("orange-green", {"orange": "O", "green": "G"})]
)
def test_an_umbrella_with_patterns_moves_one_of_two_shells(kind: str, tracks: dict[str, str]) -> None:
    for pattern, letter in tracks.items():
        state = position(beaches={0: ("YPB@3", "YPO@2")}, market=("YGB",), spots={0: {2: kind}})
        boxed = sum(state.boxed)
        play(state, "towel 1 2")
        refill(state)
        assert legal_texts(state) == [f"advance {name}" for name in tracks]
        assert why_not(state, "advance yellow") == "MAU-30"
        play(state, f"advance {pattern}")
        assert squares(state) == {"Y": 2, letter: 1}
        assert state.view(None)["players"][0]["pearls"] == {"white": 0, "black": 0}
        assert sum(state.boxed) == boxed + 1


@pytest.mark.rule("MAU-31")
def test_an_umbrella_moves_no_shell_beyond_the_last_square() -> None:
    common: dict[str, Any] = {"beaches": {0: ("YPB@3", "YPO@2")}, "market": ("YGB",), "spots": {0: {2: "blue-green"}}}
    state = position(shells={0: {"blue": 10}}, **common)
    play(state, "towel 1 2")
    refill(state)
    assert legal_texts(state) == ["advance green"]
    assert why_not(state, "advance blue") == "MAU-31"
    state = position(shells={0: {"blue": 10, "green": 10}}, **common)
    play(state, "towel 1 2")
    refill(state)
    assert state.acting() == (1,)
    assert squares(state) == {"Y": 2, "B": 10, "G": 10}


def test_a_random_beach_keeps_only_umbrellas_ahead_of_the_last_towel() -> None:
    state = started(GAME, 2, seed=8)
    play(state, legal_texts(state)[0])
    chance(state, GAME.actions.text(state.outcomes()[0][0]))
    assert all(spot["column"] > 0 for spot in state.view(None)["players"][0]["beach"]["spots"])
