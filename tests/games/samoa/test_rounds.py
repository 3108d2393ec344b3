"""The course of the round: phases, tiles, departures and arrivals."""

from collections import Counter
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
from boardinghouse.games.samoa import GAME
from boardinghouse.games.samoa.state import TABLE
from tests.games.samoa.table import finish, lay, money, position, rooms, tile_count
from tests.positions import chance, check, heard, legal_texts, play, started, why_not

ROW = ["flag japan", "flag norway", "flag germany", "flag britain"] * 3


def settle(state: bh.State, seed: int = 1) -> list[str]:
    """Chance plays on; what it drew."""
    return [GAME.actions.text(action) for action in bh.Luck(seed).settle(state)]


@pytest.mark.rule("SAM-14")
def test_the_six_phases_follow_each_other_for_twelve_rounds() -> None:
    state = started(GAME, 3, seed=5)
    rng = bh.Rng(5)
    luck = bh.Luck(5)
    order = ["price", "swap", "build", "cover", "house", "room", "day-off"]
    phase = {"price": 0, "swap": 1, "build": 2, "cover": 2, "house": 3, "room": 3, "day-off": 4}
    seen = []
    while state.acting():
        if state.acting() == (bh.CHANCE,):
            luck.settle(state)
            continue
        key = state.prompt()["key"]
        assert key in order
        seen.append((state.round, phase[str(key)]))
        actor = state.acting()[-1]
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    assert seen == sorted(seen)
    assert {round for round, _ in seen} == set(range(1, 13))


@pytest.mark.rule("SAM-14")
def test_only_the_player_whose_turn_it_is_answers() -> None:
    state = position(tiles="pool")
    assert state.acting() == (0, 1, 2, 3)
    lay(state, "2-3", "14-8", "off", "6-5")
    assert state.acting() == (1,)
    with pytest.raises(bh.IllegalAction, match="seat 0 owes no answer"):
        state.apply(0, GAME.actions.parse("pass"))
    assert why_not(state, "pass", 0) == "SAM-14"


@pytest.mark.rule("SAM-15", "SAM-16")
@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (3, (1, 1, 1, 0)),
        (4, (2, 1, 1, 0)),
        (5, (2, 2, 1, 0)),
        (6, (3, 2, 1, 0)),
    ],
)
def test_new_tiles_by_players_and_round(seats: int, counts: tuple[int, ...]) -> None:
    state = GAME.new(seats)
    luck = bh.Luck(seats)
    offered = 0
    for round in range(1, 13):
        luck.settle(state)
        offered += counts[(round - 1) // 3]
        assert state.round == round
        assert sum(list(state.tiles)[TABLE * 6 : TABLE * 6 + 6]) == offered
        lay(state, *["2-3"] * seats)
        finish(state)


@pytest.mark.rule("SAM-17", "SAM-78")
def test_tiles_left_stay_and_are_for_sale_beside_the_new_ones_also_when_none_is_new() -> None:
    state = position(round=8, tiles="pool suite")
    lay(state, "2-3", "2-3", "2-3", "2-3")
    finish(state)
    chance(state, "tile swap")
    settle(state)
    assert state.view(0)["tiles"] == ["pool", "suite", "swap"]
    state = position(round=10, tiles="pool suite")
    lay(state, "2-3", "4-4", "2-3", "2-3")
    assert legal_texts(state) == ["buy pool", "buy suite", "pass"]


@pytest.mark.rule("SAM-18", "SAM-19")
def test_guests_of_the_nation_fly_home_from_all_hotels_to_their_pile_and_nobody_else() -> None:
    state = position(
        round=3,
        rooms={
            0: {"1": "norway plain", "2": "japan rich", "3": "norway celebrity"},
            2: {"extra-1": "norway swimmer-3", "6": "britain lover"},
        },
        owned={2: "extra-room"},
        groups=("plain",),
        flight=0,
    )
    lay(state, "off", "off", "off", "off")
    finish(state)
    state.listen()
    settle(state)
    assert state.round == 4
    assert rooms(state, 0) == {"2": "japan rich"}
    assert rooms(state, 2) == {"6": "britain lover"}
    left = [event for event in heard(state) if event["key"] == "left"]
    assert len(left) == 3
    check(state)


@pytest.mark.rule("SAM-18")
def test_the_pile_of_the_nation_is_complete_when_the_plane_lands() -> None:
    state = position(round=3, rooms={0: {"1": "norway plain"}}, groups=("plain",))
    lay(state, "off", "off", "off", "off")
    finish(state)
    chance(state, "tile pool", "flight 2")
    assert sum(weight for _, weight in state.outcomes()) == 18


@pytest.mark.rule("SAM-20", "SAM-21")
@pytest.mark.parametrize(
    ("seats", "card", "sizes"),
    [
        (3, 8, [2, 1, 1]),
        (4, 12, [4, 3, 0]),
        (5, 10, [5, 2, 0]),
        (6, 6, [5, 2, 0]),
        (6, 1, [5, 0, 0]),
        (6, 13, [3, 3, 3]),
    ],
)
def test_the_line_for_the_number_of_players_tells_the_groups(seats: int, card: int, sizes: list[int]) -> None:
    state: Any = GAME.new(seats)
    chance(state, *ROW, "tie-card 1")
    while GAME.actions.verb(state.legal(bh.CHANCE)[0]) == "tile":
        chance(state, "tile pool")
    chance(state, f"flight {card}")
    drawn = settle(state)
    assert all(text.startswith("arrive") for text in drawn)
    assert len(drawn) == sum(sizes)
    assert [len(group) for group in state.view(None)["groups"]] == sizes
    arrived = Counter(text.split()[1] for text in drawn)
    assert Counter(kind for group in state.view(None)["groups"] for kind in group) == arrived
    assert state.view(None)["tourist_card"] == card
    assert card not in state.view(None)["tourist_cards_left"]


@pytest.mark.rule("SAM-21")
def test_a_tourist_drawn_is_not_drawn_again() -> None:
    state = GAME.new(3)
    chance(state, *ROW, "tie-card 1", "tile pool", "flight 3", "arrive celebrity")
    assert "arrive celebrity" not in legal_texts(state, bh.CHANCE)
    assert sum(weight for _, weight in state.outcomes()) == 17


@pytest.mark.rule("SAM-22")
@pytest.mark.parametrize("round", [6, 12])
def test_a_holiday_doubles_every_group(round: int) -> None:
    state = position(3, round=round - 1, groups=("plain",))
    lay(state, "off", "off", "off")
    finish(state)
    if round == 6:
        chance(state, "tile pool")
    chance(state, "flight 8")
    settle(state)
    assert [len(group) for group in state.view(None)["groups"]] == [4, 2, 2]


@pytest.mark.rule("SAM-22")
def test_the_largest_card_on_a_holiday_empties_a_pile() -> None:
    state = position(6, round=11, groups=("plain",))
    lay(state, *["off"] * 6)
    finish(state)
    chance(state, "flight 13")
    settle(state)
    assert [len(group) for group in state.view(None)["groups"]] == [6, 6, 6]
    assert state.view(None)["piles"]["norway"] == 0


@pytest.mark.rule("SAM-107")
def test_too_small_a_pile_leaves_the_last_groups_smaller() -> None:
    few = GAME.with_tables({"tourists": NumberTable((3, 0, 0, 0, 0, 0, 0), RECONSTRUCTED)})
    state: Any = few.new(4)
    chance(state, *ROW, "tie-card 1", "tile pool", "tile pool", "flight 8")
    chance(state, "arrive plain", "arrive plain", "arrive plain")
    assert [len(group) for group in state.view(None)["groups"]] == [2, 1, 0]
    assert state.prompt()["key"] == "price"


@pytest.mark.rule("SAM-49")
def test_the_tie_break_card_moves_one_gap_clockwise_a_round() -> None:
    state = position(3, tie=1)
    state.listen()
    for tie in (2, 0, 1):
        lay(state, *["off"] * 3)
        finish(state)
        assert state.tie == tie
        assert {"key": "tie-card", "seat": tie, "before": (tie - 1) % 3} in heard(state)
        settle(state, seed=tie)


@pytest.mark.rule("SAM-70")
def test_the_game_ends_after_the_twelfth_round() -> None:
    state = position(3, round=12)
    lay(state, "off", "off", "2-3")
    assert state.acting() == (2,)
    play(state, "pick 1 plain", "house 1", "done")
    assert state.acting() == ()
    assert state.round == 12
    assert money(state) == [25, 25, 28]
    state = position(3, round=11)
    lay(state, "off", "off", "off")
    assert state.acting() == (bh.CHANCE,)


def test_unbought_tiles_are_counted_once() -> None:
    state = position(tiles="pool pool")
    assert tile_count(state, TABLE, "pool") == 2
    check(state)
