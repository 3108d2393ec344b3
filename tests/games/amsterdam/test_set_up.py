"""Components and set-up."""

from collections import Counter

import pytest

import boardinghouse as bh
from boardinghouse.core.tables import PUBLICATION, RECONSTRUCTED, RULEBOOK, NumberTable
from boardinghouse.games.amsterdam import GAME
from boardinghouse.games.amsterdam.city import CANAL, CELLS, FOUNTAIN, beside_fountain, cells_at
from boardinghouse.games.amsterdam.components import DAY_KINDS, KINDS, NIGHT_KINDS, TABLES
from tests.games.amsterdam.table import cell, people, tile
from tests.positions import chance, started


@pytest.mark.rule("AMS-3")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert TABLES["tourists"].values == (30,)
    assert TABLES["hotels"].values == (2,)
    assert set(TABLES["die"].values) == {1, 2, 3}
    assert len(TABLES["six_kinds"].values) == len(TABLES["four_kinds"].values) == 24 == CANAL
    assert GAME.seats == (2, 4)


@pytest.mark.rule("AMS-2")
@pytest.mark.parametrize(("seats", "target"), [(2, 15), (3, 12), (4, 12)])
def test_two_players_need_more_tourists(seats: int, target: int) -> None:
    assert GAME.new(seats).view(None)["target"] == target


@pytest.mark.rule("AMS-52")
def test_six_kinds_are_24_different_tiles_with_every_symbol_four_times() -> None:
    tiles = TABLES["six_kinds"].values
    assert len(set(tiles)) == 24
    assert Counter(DAY_KINDS[pair // KINDS] for pair in tiles) == dict.fromkeys(DAY_KINDS, 4)
    assert Counter(NIGHT_KINDS[pair % KINDS] for pair in tiles) == dict.fromkeys(NIGHT_KINDS, 4)
    sources = dict(zip(tiles, TABLES["six_kinds"].sources, strict=True))
    assert sources[tile("palace-coffeeshop")] == RULEBOOK
    assert sources[tile("museum-bar")] == PUBLICATION
    assert Counter(sources.values())[RECONSTRUCTED] == 22


@pytest.mark.rule("AMS-53")
def test_four_kinds_have_every_symbol_six_times_in_all_sixteen_pairings() -> None:
    tiles = TABLES["four_kinds"].values
    assert Counter(DAY_KINDS[pair // KINDS] for pair in tiles) == dict.fromkeys(DAY_KINDS[:4], 6)
    assert Counter(NIGHT_KINDS[pair % KINDS] for pair in tiles) == dict.fromkeys(NIGHT_KINDS[:4], 6)
    assert Counter(Counter(tiles).values()) == {2: 8, 1: 8}
    state = started(GAME, 2, tiles="four-kinds")
    assert Counter(state.tiles) == Counter(tiles) + Counter([-1])


@pytest.mark.rule("AMS-8")
def test_every_tile_is_laid_once_in_random_order() -> None:
    state = GAME.new(3)
    assert state.acting() == (bh.CHANCE,)
    assert [weight for _, weight in state.outcomes()] == [1] * 24
    layouts = {tuple(started(GAME, 3, seed=seed).tiles) for seed in range(5)}
    assert len(layouts) == 5
    for layout in layouts:
        assert Counter(layout) == Counter(TABLES["six_kinds"].values) + Counter([-1])
        assert layout[FOUNTAIN] == -1


@pytest.mark.rule("AMS-8")
def test_a_laid_tile_cannot_be_drawn_again_and_twins_weigh_double() -> None:
    state = GAME.new(2)
    chance(state, "tile palace coffeeshop")
    assert state.tiles[cell("a1")] == tile("palace-coffeeshop")
    with pytest.raises(bh.IllegalAction):
        chance(state, "tile palace coffeeshop")
    state = GAME.new(2, tiles="four-kinds")
    weights = {GAME.actions.text(action): weight for action, weight in state.outcomes()}
    assert weights["tile palace coffeeshop"] == 2
    assert weights["tile palace theatre"] == 1
    chance(state, "tile palace coffeeshop", "tile palace coffeeshop")
    with pytest.raises(bh.IllegalAction):
        chance(state, "tile palace coffeeshop")


@pytest.mark.rule("AMS-9", "AMS-54")
def test_day_and_night_alternate_like_a_chessboard_with_day_in_the_corners() -> None:
    state = started(GAME, 2)
    day = {place for place in range(CELLS) if (state.day >> place) & 1}
    assert len(day) == 12
    assert {cell("a1"), cell("e1"), cell("a5"), cell("e5")} <= day
    for place in range(CELLS):
        row, column = divmod(place, 5)
        if place != FOUNTAIN:
            assert (place in day) == ((row + column) % 2 == 0)


@pytest.mark.rule("AMS-10", "AMS-11", "AMS-12", "AMS-55")
def test_where_the_pieces_start() -> None:
    state = started(GAME, 4, rules="tactical")
    assert state.boat == 15
    assert state.components.opposite[state.boat] == cell("c5")
    view = state.view(None)
    assert (view["mayor"], view["watch"]) == ("6", "11")
    assert beside_fountain(state.mayor)
    assert beside_fountain(state.watch)
    assert people(state) == {"b2": 1, "d2": 1, "b4": 1, "d4": 1}
    assert state.supply == 26
    sites = [crossing for crossing in range(16) if not beside_fountain(crossing)]
    assert [sum(state.tourists[place] for place in cells_at(site)) for site in sites] == [1] * 12


@pytest.mark.rule("AMS-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_two_hotels_to_place(seats: int) -> None:
    players = GAME.new(seats).view(None)["players"]
    assert players == [{"hotels": [None, None], "tourists": 0}] * seats


@pytest.mark.rule("AMS-50")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = GAME.new(3)
    luck = bh.Luck(1)
    for _ in range(24):
        state.apply(bh.CHANCE, luck.draw(state))
    assert [(GAME.actions.text(action), weight) for action, weight in state.outcomes()] == [
        ("first 1", 1),
        ("first 2", 1),
        ("first 3", 1),
    ]
    assert {started(GAME, 3, seed=seed).acting() for seed in range(20)} == {(0,), (1,), (2,)}
    chance(state, "first 2", "roll 1 1")
    assert state.acting() == (1,)


@pytest.mark.rule("AMS-56")
def test_both_sides_of_every_tile_are_shown_to_everybody() -> None:
    state = started(GAME, 3)
    looks = [state.view(seat) for seat in (None, 0, 1, 2)]
    for look in looks:
        cells = look["cells"]
        assert isinstance(cells, list)
        for row in cells:
            assert tile(f"{row['day']}-{row['night']}") == state.tiles[cell(row["cell"])]
    for look in looks:
        assert {**look, "seat": None} == looks[0]
    for seat in range(3):
        assert state.determinize(seat, bh.Rng(1)).digest() == state.digest()


def test_a_designer_can_change_numbers_and_is_told_what_does_not_fit() -> None:
    short = GAME.with_tables({"tourists": NumberTable((12,), RULEBOOK), "die": NumberTable((1, 1, 4), RULEBOOK)})
    state = started(short, 2)
    assert state.supply == 8 - 1
    assert sorted(weight for _, weight in started_roll(short)) == [1, 2, 2, 4]
    for name, values in {
        "six_kinds": (0,) * 23,
        "four_kinds": (36,) * 24,
        "die": (1, 7, 1),
        "day_cells": (12,),
        "hotels": (4,),
        "mayor": (10,),
        "tourists": (4,),
    }.items():
        with pytest.raises(ValueError, match=name):
            GAME.with_tables({name: NumberTable(values, RULEBOOK)})


def started_roll(game: object) -> list[tuple[int, int]]:
    """The outcomes of the first roll."""
    assert isinstance(game, type(GAME))
    state = game.new(2)
    luck = bh.Luck(1)
    for _ in range(25):
        state.apply(bh.CHANCE, luck.draw(state))
    return state.outcomes()
