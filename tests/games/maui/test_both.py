"""Both games in a row: what the change keeps, what it returns, who begins."""

from collections import Counter
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import CRAB
from tests.games.maui.table import beach_of, market, position, refill, squares
from tests.positions import changed, check, legal_texts, play, started


def last_turn(seats: int = 2, **more: Any) -> Any:
    """The last turn of the first game: the first player has laid 12 towels, the last of the round is to act."""
    beaches = {0: beach_of(12)}
    return position(**{"seats": seats, "mode": "both", "actor": seats - 1, "beaches": beaches, **more})


def changed_over(seed: int = 1, **more: Any) -> Any:
    """The second game after `last_turn`, set up."""
    state = last_turn(**more)
    play(state, "dollars 1")
    bh.Luck(seed).settle(state)
    check(state)
    return state


@pytest.mark.rule("MAU-61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_on_each_side_each_until_a_twelfth_towel(seats: int) -> None:
    state = started(GAME, seats, seed=4, mode="both")
    luck, answers = bh.Luck(4), bh.Rng(4)
    ends = []
    side, laid = state.side, list(state.laid)
    while state.acting():
        luck.settle(state)
        if not state.acting():
            break
        if state.side != side:
            ends.append((side, max(laid)))
            side = state.side
            assert state.round == 1
        seat = state.acting()[0]
        legal = state.legal(seat)
        laid = list(state.laid)
        state.apply(seat, legal[answers.pick(len(legal))])
        laid = [max(pair) for pair in zip(laid, state.laid, strict=True)]
    ends.append((side, max(state.laid)))
    assert ends == [(0, 12), (1, 12)]


@pytest.mark.rule("MAU-61")
@pytest.mark.parametrize("mode", ["beach", "crabs"])
def test_the_other_modes_are_one_game(mode: str) -> None:
    state = position(mode=mode, actor=1, beaches={0: beach_of(12)})
    play(state, "dollars 1")
    assert state.acting() == ()


@pytest.mark.rule("MAU-63", "MAU-87")
def test_the_fewest_points_on_the_tracks_begin_whatever_else_was_won() -> None:
    state = last_turn(
        3, shells={0: {"blue": 4}, 1: {"blue": 3}, 2: {"blue": 5}}, pearls={1: (3, 3)}, penalties=[9, 0, 0]
    )
    play(state, "dollars 1")
    assert (state.first, state.prompt()["key"]) == (1, "fill-market")
    bh.Luck(1).settle(state)
    assert state.acting() == (1,)


@pytest.mark.rule("MAU-63")
def test_chance_decides_among_equals() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(30):
        state = last_turn(3, shells={0: {"blue": 4}, 1: {"green": 3}, 2: {"pink": 3}})
        play(state, "dollars 1")
        assert [(GAME.actions.text(action), weight) for action, weight in state.outcomes()] == [
            ("first 2", 1),
            ("first 3", 1),
        ]
        bh.Luck(seed).settle(state)
        firsts[state.first] += 1
        assert state.acting() == (state.first,)
    assert set(firsts) == {1, 2}


@pytest.mark.rule("MAU-64")
def test_towels_go_back_into_the_bag_and_everything_is_drawn_anew() -> None:
    state = last_turn()
    before = market(state)
    play(state, "dollars 1")
    assert (list(state.laid), state.side, state.round) == ([0, 0], 1, 1)
    settled = changed_over()
    view = settled.view(None)
    assert view["bag_count"] == 60 - 6 - 2
    assert market(settled) != before
    assert [len(player["beach"]["towels"]) for player in view["players"]] == [1, 1]
    kinds = Counter(spot["kind"] for spot in view["players"][0]["beach"]["spots"])
    assert kinds == {"crab": 7, "blue-green": 1, "orange-green": 1}


@pytest.mark.rule("MAU-65")
def test_shells_and_tokens_stay_and_tokens_can_be_laid() -> None:
    state = changed_over(shells={0: {"yellow": 7, "green": 12}, 1: {"pink": 20}}, tokens={0: (1, 0)})
    assert squares(state, 0) == {"Y": 7, "G": 12}
    assert squares(state, 1) == {"P": 20}
    assert state.view(None)["players"][0]["tokens"] == {"blue": 1, "orange": 0}
    assert [ornament["count"] for ornament in state.view(None)["tracks"]["ornaments"]] == [0, 1]
    state = position(mode="both", side=1, tokens={0: (1, 0)}, beaches={0: ("YBG@3",)}, market=("YPO",))
    play(state, "towel 1 3")
    refill(state)
    play(state, "token blue 2")
    assert squares(state) == {"Y": 1, "B": 1}


@pytest.mark.rule("MAU-66")
def test_pearls_and_penalties_are_kept_for_the_second_scoring() -> None:
    state = changed_over(pearls={0: (2, 1)}, penalties=[3, 1])
    result = state.result()
    assert [part["pearls"] for part in result.breakdown] == [7, 0]
    assert [part["penalties"] for part in result.breakdown] == [-3, -1]


@pytest.mark.rule("MAU-86")
def test_dollars_stay_where_they_are() -> None:
    state = last_turn(dollars=(0, 1), zones=(1, 2))
    play(state, "dollars 2")
    assert (list(state.dollars), list(state.zones)) == ([0, 3], [1, 0])
    bh.Luck(1).settle(state)
    assert (list(state.dollars), list(state.zones)) == ([0, 3], [1, 0])


@pytest.mark.rule("MAU-89")
def test_ties_are_broken_by_the_second_game() -> None:
    state = position(mode="both", side=1, first=1, beaches={0: beach_of(11), 1: beach_of(12, 20, turned=True)})
    assert state.result().places == [1, 2]
    state = position(mode="both", side=1, first=1)
    assert state.result().places == [1, 2]
    state = position(mode="both", side=1, first=0)
    assert state.result().places == [2, 1]


@pytest.mark.rule("MAU-90")
def test_tokens_on_towels_of_the_first_game_are_gone() -> None:
    state = last_turn(3)
    laid = changed(state, covers=[0, 0b001, 0b010_000, *[0] * 36], ornaments=[1, 1])
    play(laid, "dollars 1")
    assert list(laid.boxed_tokens) == [1, 1]
    assert not any(laid.covers)
    bh.Luck(1).settle(laid)
    check(laid)


@pytest.mark.rule("MAU-91")
def test_the_umbrellas_with_patterns_are_laid_again_used_or_not() -> None:
    for spots in ({}, {1: {2: "blue-green", 3: "orange-green", 5: "white-pearl"}}):
        state = changed_over(spots=spots)
        for seat in range(2):
            kinds = [
                spot["kind"] for spot in state.view(None)["players"][seat]["beach"]["spots"] if spot["kind"] != "crab"
            ]
            assert sorted(kinds) == ["blue-green", "orange-green"]
        assert list(state.spots).count(CRAB) == 14


@pytest.mark.rule("MAU-61")
def test_the_second_game_ends_the_whole() -> None:
    state = position(mode="both", side=1, actor=1, beaches={0: beach_of(12)})
    play(state, legal_texts(state)[-1])
    assert state.acting() == ()
