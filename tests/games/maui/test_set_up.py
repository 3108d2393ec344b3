"""Set-up: market, money, tokens, shells, umbrellas, crabs, start towels, first player."""

from collections import Counter

import pytest

import boardinghouse as bh
from boardinghouse.games.maui import GAME
from tests.games.maui.table import cells
from tests.positions import started


@pytest.mark.rule("MAU-8", "MAU-13", "MAU-68", "MAU-69")
@pytest.mark.parametrize("mode", ["beach", "crabs"])
def test_market_and_start_towels_come_out_of_the_bag(mode: str) -> None:
    for seats in (2, 3, 4):
        state = started(GAME, seats, mode=mode)
        view = state.view(None)
        assert all(place["towel"] for place in view["market"])
        assert view["bag_count"] == 60 - 6 - seats
        for seat in range(seats):
            assert view["players"][seat]["laid"] == 0
            assert [towel["column"] for towel in view["players"][seat]["beach"]["towels"]] == [0]
            assert [cell["row"] for cell in cells(state, seat, 0)] == [3, 4, 5]


@pytest.mark.rule("MAU-9")
def test_one_dollar_for_every_zone_and_every_player() -> None:
    for seats in (2, 3, 4):
        view = started(GAME, seats).view(None)
        assert view["zones"] == [1, 1]
        assert [player["dollars"] for player in view["players"]] == [1] * seats


@pytest.mark.rule("MAU-10")
@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 2)])
def test_towel_tokens_lie_on_the_ornaments(seats: int, count: int) -> None:
    view = started(GAME, seats).view(None)
    ornaments = [(lying["pattern"], lying["token"], lying["count"]) for lying in view["tracks"]["ornaments"]]
    assert ornaments == [("yellow", "blue", count), ("pink", "orange", count)]
    assert all(player["tokens"] == {"blue": 0, "orange": 0} for player in view["players"])


@pytest.mark.rule("MAU-11")
def test_shells_start_off_the_tracks() -> None:
    state = started(GAME, 3)
    assert list(state.shells) == [0] * 15
    assert [part["tracks"] for part in state.result().breakdown] == [0, 0, 0]


@pytest.mark.rule("MAU-12")
def test_umbrellas_are_laid_out_at_random_for_each_player_and_in_sight() -> None:
    layouts = Counter(
        tuple(spot["kind"] for spot in player["beach"]["spots"])
        for seed in range(30)
        for player in started(GAME, 2, seed=seed).view(None)["players"]
    )
    assert len(layouts) > 50
    first = Counter(layout[0] for layout in layouts.elements())
    assert set(first) == {"white-pearl", "black-pearl", "blue-green", "orange-green"}
    state = GAME.new(2)
    luck = bh.Luck(3)
    while state.prompt()["key"] != "lay-umbrella":
        state.apply(bh.CHANCE, luck.draw(state))
    assert [(GAME.actions.text(action), weight) for action, weight in state.outcomes()] == [
        ("umbrella white-pearl", 3),
        ("umbrella black-pearl", 3),
        ("umbrella blue-green", 1),
        ("umbrella orange-green", 1),
    ]


@pytest.mark.rule("MAU-53")
def test_the_crab_side_has_seven_crabs_and_the_two_umbrellas_with_patterns() -> None:
    orders = set()
    for seed in range(20):
        for player in started(GAME, 4, seed=seed, mode="crabs").view(None)["players"]:
            kinds = [spot["kind"] for spot in player["beach"]["spots"]]
            assert Counter(kinds) == {"crab": 7, "blue-green": 1, "orange-green": 1}
            orders.add(tuple(kind for kind in kinds if kind != "crab"))
    assert orders == {("blue-green", "orange-green"), ("orange-green", "blue-green")}


@pytest.mark.rule("MAU-15", "MAU-67")
def test_the_first_player_is_drawn_at_random() -> None:
    for seats in (2, 3, 4):
        first = Counter(started(GAME, seats, seed=seed).first for seed in range(60))
        assert set(first) == set(range(seats))
    state = started(GAME, 4)
    assert state.acting() == (state.first,)
