"""Components, set-up, the change of rounds, scoring, and what is seen."""

from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.decks import size
from boardinghouse.games.overbooking.components import ALL_CARDS, HOTELS, RULE_NAMES, TABLES, TYPE_NAMES
from boardinghouse.games.overbooking.state import CARD_NAMES
from tests.games.overbooking.table import GAME, SIDES, cards, position
from tests.positions import chance, changed, play, started


@pytest.mark.rule("OVB-1", "OVB-2", "OVB-3")
def test_a_deck_has_six_types_in_four_families() -> None:
    assert len(set(CARD_NAMES)) == 24
    assert TYPE_NAMES == ("monk", "merchants", "maids", "noblewomen", "soldiers", "workers")
    assert TABLES["beds"].values == (1, 2, 3, 4, 5, 6)
    assert TABLES["coins"].values == (3, 3, 2, 2, 1, 1)
    assert sum(int(name[0]) for name in CARD_NAMES) == 84


@pytest.mark.rule("OVB-5")
def test_sixteen_hotels_of_ten_kinds_with_beds_from_8_to_17() -> None:
    beds = [row[1] for row in HOTELS]
    assert (len(HOTELS), min(beds), max(beds)) == (16, 8, 17)
    assert {row[2] for row in HOTELS} == set(range(len(RULE_NAMES)))
    for card in range(8):
        assert beds[card * 2] + beds[card * 2 + 1] == 25
        assert HOTELS[card * 2][2] != HOTELS[card * 2 + 1][2]


@pytest.mark.rule("OVB-7", "OVB-54")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_hotels_as_players_each_side_as_likely(seats: int) -> None:
    state = GAME.new(seats)
    assert state.acting() == (CHANCE,)
    assert state.outcomes() == [(GAME.actions.parse(f"show {side}"), 1) for side in SIDES]
    chance(state, "show 3b")
    assert [GAME.actions.text(action) for action, _ in state.outcomes()] == [
        f"show {side}" for side in SIDES if side[0] != "3"
    ]
    bh.Luck(3).settle(state)
    assert len({side // 2 for side in state.hotels}) == seats


@pytest.mark.rule("OVB-8", "OVB-9")
def test_tokens_at_every_open_back_door_and_nine_cards_in_hand() -> None:
    state = GAME.new(2)
    chance(state, "show 1b", "show 3a")
    assert list(state.door_tokens) == [0, 1]
    bh.Luck(3).settle(state)
    assert [size(hand) for hand in state.hands] == [9, 9]
    assert [hand | deck for hand, deck in zip(state.hands, state.decks, strict=True)] == [ALL_CARDS] * 2


@pytest.mark.rule("OVB-10", "OVB-70")
def test_the_first_player_is_drawn() -> None:
    state = GAME.new(3)
    luck = bh.Luck(1)
    while state.prompt()["key"] != "draw-first":
        state.apply(CHANCE, luck.draw(state))
    assert state.outcomes() == [(GAME.actions.parse(f"first {seat}"), 1) for seat in (1, 2, 3)]
    chance(state, "first 3")
    assert state.acting() == (2,)


def end_of_round(round: int, hotels: tuple[str, ...] = ("7b", "3a"), **fields: object) -> Any:
    held = cards("1-bird", "2-bird", "3-bird", "4-bird")
    state = changed(position(2, hotels, laid=9, round=round, hands={0: held, 1: held}), **fields)
    play(state, "keep")
    return state


@pytest.mark.rule("OVB-12")
def test_the_game_ends_after_the_fourth_round_without_preparing_another() -> None:
    state = end_of_round(4)
    assert state.acting() == ()
    assert state.round == 4
    assert size(state.hands[0]) == 4


@pytest.mark.rule("OVB-28")
@pytest.mark.parametrize("round", [1, 3])
def test_hotels_are_turned_over_before_rounds_2_and_4(round: int) -> None:
    state = end_of_round(round)
    assert [SIDES[side] for side in state.hotels] == ["7a", "3b"]


@pytest.mark.rule("OVB-29")
def test_hotels_not_used_yet_come_before_round_3() -> None:
    state = end_of_round(2)
    assert state.prompt()["key"] == "draw-hotel"
    offered = {GAME.actions.text(action).split()[1][0] for action, _ in state.outcomes()}
    assert offered == set("124568")


@pytest.mark.rule("OVB-30")
def test_every_back_door_has_one_token_in_a_new_round() -> None:
    assert list(end_of_round(1, door_tokens=[1, 0]).door_tokens) == [1, 1]


@pytest.mark.rule("OVB-59")
def test_a_token_left_where_the_door_closes_is_put_away_and_comes_back_when_it_opens() -> None:
    assert list(end_of_round(1, ("1a", "3a"), door_tokens=[1, 1]).door_tokens) == [0, 1]
    assert list(end_of_round(1, ("1b", "3a"), door_tokens=[0, 1]).door_tokens) == [1, 1]


@pytest.mark.rule("OVB-31")
def test_the_marker_passes_on_and_everyone_draws_five() -> None:
    state = end_of_round(1)
    bh.Luck(1).settle(state)
    assert state.first == 1
    assert state.acting() == (1,)
    assert [size(hand) for hand in state.hands] == [9, 9]


@pytest.mark.rule("OVB-8", "OVB-31")
@pytest.mark.parametrize("seed", range(3))
def test_all_cards_are_drawn_at_most_20_laid_and_16_tokens_are_enough(seed: int) -> None:
    state = bh.play(GAME, [RandomBot()] * 4, seed=seed).verify()
    for seat in range(4):
        laid = state.booked[seat] | state.gone[seat]
        assert size(laid) <= 20
        assert laid | state.hands[seat] == ALL_CARDS
        assert laid & state.hands[seat] == 0
    assert 0 < sum(state.tokens) <= 16


def ended(booked: list[int], tokens: list[int], **options: str) -> bh.Result:
    state = started(GAME, 2, **options)
    result: bh.Result = changed(state, booked=booked, tokens=tokens, pending=[]).result()
    return result


@pytest.mark.rule("OVB-50")
def test_coins_and_tokens_are_points() -> None:
    result = ended([cards("1-bird", "3-fish", "6-bear"), cards("2-bird")], [2, 0])
    assert result.breakdown == [{"coins": 6, "tokens": 2, "crests": 0}, {"coins": 3, "tokens": 0, "crests": 0}]
    assert result.scores == [8, 3]
    assert result.places == [1, 2]


@pytest.mark.rule("OVB-11", "OVB-51", "OVB-52", "OVB-67")
@pytest.mark.parametrize(
    ("scoring", "points"),
    [("none", (0, 0, 0, 0)), ("beginner", (0, 2, 4, 6)), ("expert", (0, 2, 5, 10))],
)
def test_crest_bonus_by_the_highest_step_reached(scoring: str, points: tuple[int, ...]) -> None:
    for count, bonus in zip((3, 4, 5, 6), points, strict=True):
        birds = cards(*(f"{beds}-bird" for beds in range(1, count + 1)))
        both = birds | cards(*(f"{beds}-fish" for beds in range(1, count + 1)))
        result = ended([birds, both], [0, 0], scoring=scoring)
        assert [parts["crests"] for parts in result.breakdown] == [bonus, bonus * 2]


@pytest.mark.rule("OVB-53")
def test_ties_go_to_more_three_coin_cards_and_are_shared_otherwise() -> None:
    two = cards("1-bird", "2-bird")
    three = cards("3-bird", "4-bird", "3-fish")
    assert ended([three, two], [0, 0]).scores == [6, 6]
    assert ended([three, two], [0, 0]).places == [2, 1]
    assert ended([two, cards("1-fish", "2-fish")], [0, 0]).places == [1, 1]


@pytest.mark.rule("OVB-4", "OVB-17")
def test_of_a_face_down_card_others_see_the_back_and_the_owner_all() -> None:
    state = position(queues=(("0:3-bird", "1:6-fish"),), doors=(("0:4-stag",),))
    small, large = state.view(1)["hotels"][0]["queue"]
    assert small == {"owner": 0, "family": "bird", "large": 0, "open": False}
    assert large == {"owner": 1, "family": "fish", "large": 1, "open": False, "card": "6-fish"}
    assert state.view(0)["hotels"][0]["door"][0]["card"] == "4-stag"
    assert "card" not in state.view(None)["hotels"][0]["door"][0]


@pytest.mark.rule("OVB-4", "OVB-57")
def test_in_a_new_round_nothing_lies_open_that_lay_open_in_the_last() -> None:
    state = changed(position(2, ("5b", "3a"), (("0:3-bird",),), laid=9, hands={0: 0xFF, 1: 0xFF}), shown=[1, 0])
    play(state, "keep")
    bh.Luck(1).settle(state)
    play(state, "lay 1-bird 1 queue", "lay 1-fish 1 door")
    hotel = state.view(None)["hotels"][0]
    assert (hotel["checked"], state.view(None)["checking"]["beds"]) == (False, 0)
    assert not any("card" in card for card in (*hotel["queue"], *hotel["door"]))


@pytest.mark.rule("OVB-17", "OVB-69")
def test_without_looking_the_own_face_down_cards_are_backs_too() -> None:
    state = position(queues=(("0:3-bird",),), look="forbidden")
    assert "card" not in state.view(0)["hotels"][0]["queue"][0]
    state = position(2, ("5b", "3a"), look="forbidden")
    play(state, "lay 3-bird 1 queue")
    assert state.view(0)["hotels"][0]["queue"][0]["card"] == "3-bird"


@pytest.mark.rule("OVB-68")
def test_booked_and_lost_cards_tokens_and_hand_sizes_are_public_but_not_the_hand() -> None:
    state = position(hands={0: cards("1-bird", "2-bird")})
    state = changed(state, booked=[0, 0], tokens=[3, 0])
    for seat in (None, 1):
        seen = state.view(seat)["players"][0]
        assert seen["hand_count"] == 2
        assert seen["tokens"] == 3
        assert seen["booked"] == []
        assert seen["gone"] == []
        assert "hand" not in seen
    assert state.view(0)["players"][0]["hand"] == ["1-bird", "2-bird"]


@pytest.mark.rule("OVB-4")
def test_redrawn_worlds_fit_the_backs_and_reach_every_card_that_could_lie_there() -> None:
    state = position(2, ("5a", "7b"), (("0:4-bird", "0:6-bird"), ("0:1-fish",)), hands={0: cards("5-bird", "2-fish")})
    rng = bh.Rng(1)
    found: list[set[str]] = [set(), set(), set()]
    hands = set()
    for _ in range(300):
        world = state.determinize(1, rng)
        shown = [world.queues[place] for place in (0, 1, 6)]
        for place, card in enumerate(shown):
            found[place].add(CARD_NAMES[card])
        hands.add(world.hands[0])
    assert found == [{"4-bird", "6-bird"}, {"4-bird", "6-bird"}, {"1-fish", "2-fish", "3-fish"}]
    assert len(hands) > 20
