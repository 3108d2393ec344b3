"""One line a politics card: a hotel that just meets the demand, one that just does not; then the rules on discs."""

from typing import Any

import pytest

from boardinghouse.games.austria import GAME
from tests.games.austria.table import legal, points, position, run

FLOOR_1 = "1-1 1-2 1-3 1-4 1-5"
FLOOR_2 = "2-1 2-2 2-3 2-4 2-5"
COLUMN_1 = "1-1 2-1 3-1 4-1"
COLUMN_2 = "1-2 2-2 3-2 4-2"
RED = "1-3 1-4 2-3 2-4 3-2 4-2 4-4"
BLUE = "1-1 1-5 3-1 3-3 4-1 4-3 4-5"
YELLOW = "1-2 2-1 2-2 2-5 3-4 3-5"


def some(rooms: str, count: int) -> str:
    return " ".join(rooms.split()[:count])


ALL = f"{RED} {BLUE} {YELLOW}"
PLENTY: dict[str, Any] = {"krones": 20, "emperor": 13, "played": [1, 2, 21, 27, 45, 36], "occupied": ALL}


def without(*rooms: str) -> dict[str, Any]:
    """Plenty of everything, but some rooms are only free."""
    return {**PLENTY, "occupied": " ".join(room for room in ALL.split() if room not in rooms), "free": " ".join(rooms)}


def only(count: int, rooms: str) -> dict[str, Any]:
    """Plenty of everything, but no more than so many of these rooms are occupied."""
    return without(*rooms.split()[count:])


# number, a hotel that just meets the demand, hotels that just miss it and have plenty of everything else
LINES: list[tuple[int, dict[str, Any], list[dict[str, Any]]]] = [
    (105, {"krones": 20}, [{**PLENTY, "krones": 19}]),
    (
        106,
        {"free": f"{FLOOR_1} {FLOOR_2} 3-1", "occupied": "3-2"},
        [{**PLENTY, "occupied": f"{FLOOR_1} {FLOOR_2} 3-1"}],
    ),
    (107, {"played": [1, 2, 21, 27, 45, 36]}, [{**PLENTY, "played": [1, 2, 21, 27, 45], "hand": [36]}]),
    (108, {"emperor": 10}, [{**PLENTY, "emperor": 9}]),
    (109, {"occupied": f"{FLOOR_1} {FLOOR_2}"}, [without("2-5", "3-5", "4-5")]),
    (110, {"occupied": "1-1 1-5 4-5 4-4 3-1 4-1 3-3 4-3"}, [without("3-1", "3-3", "1-3", "3-2", "1-2")]),
    (111, {"occupied": YELLOW}, [without("1-1", "1-2", "1-3")]),
    (112, {"occupied": f"{COLUMN_1} {COLUMN_2}"}, [without("1-2", "2-3", "3-4", "4-5")]),
    (
        113,
        {"occupied": f"{some(RED, 3)} {some(BLUE, 3)} {some(YELLOW, 3)}"},
        [only(2, RED), only(2, BLUE), only(2, YELLOW)],
    ),
    (114, {"occupied": f"{some(RED, 4)} {some(YELLOW, 3)}"}, [only(3, RED), only(2, YELLOW)]),
    (115, {"occupied": f"{some(YELLOW, 4)} {some(BLUE, 3)}"}, [only(3, YELLOW), only(2, BLUE)]),
    (116, {"occupied": f"{some(BLUE, 4)} {some(RED, 3)}"}, [only(3, BLUE), only(2, RED)]),
]


def shown(card: int) -> dict[str, Any]:
    """The card on its place, the other two out of reach."""
    stack = (card - 105) // 4
    politics = [105, 109, 114]
    politics[stack] = card
    return {"politics": politics}


@pytest.mark.rule("AUS-43", "AUS-54", "AUS-55")
@pytest.mark.parametrize(("card", "met", "missed"), LINES, ids=[str(line[0]) for line in LINES])
def test_politics_card(card: int, met: dict[str, Any], missed: list[dict[str, Any]]) -> None:
    disc = f"disc {'ABC'[(card - 105) // 4]}"
    state = position(**shown(card), **met)
    assert disc in legal(state)
    run(state, disc)
    assert points(state) == 15
    for table in missed:
        not_yet = position(**shown(card), **table)
        assert disc not in legal(not_yet)
        assert not_yet.why_not(0, GAME.actions.parse(disc)) == "AUS-54"


@pytest.mark.rule("AUS-54", "AUS-145")
def test_places_pay_15_10_and_5_and_the_fourth_player_gets_nothing() -> None:
    rich = {seat: {"krones": 20} for seat in range(1, 4)}
    state = position(4, krones=20, others=rich, dice_faces="4" * 14)
    for seat, expected in ((0, 15), (1, 10), (2, 5)):
        assert state.acting() == (seat,)
        run(state, "disc A")
        assert points(state, seat) == expected
        assert "disc A" not in legal(state)  # one disc a player and card
        run(state, "die 4 plain", "skip", "end")
    assert "disc A" not in legal(state)
    assert state.view(None)["politics"][0]["discs"] == [0, 1, 2]  # type: ignore[index]


@pytest.mark.rule("AUS-144", "AUS-48")
def test_the_demand_must_be_met_when_the_disc_is_laid() -> None:
    """With 20 krones and a guest for 3 the demand is missed; discs on several cards are fine, and they stay."""
    state = position(krones=20)
    assert "disc A" in legal(state)
    run(state, "take 1", "guest 49-sculptor")
    assert "disc A" not in legal(state)
    two = position(krones=20, occupied=f"{FLOOR_1} {FLOOR_2}")
    run(two, "disc A", "disc B")
    assert points(two) == 30
    run(two, "die 3 boosted")
    assert two.krones[0] == 19
    assert two.discs & 7 == 1
