"""Before the first round: purses, flags, the tie-break card."""

from collections import Counter

import pytest

import boardinghouse as bh
from boardinghouse.games.samoa import GAME
from boardinghouse.games.samoa.components import NATION_NAMES, TABLES
from tests.games.samoa.table import money, position
from tests.positions import chance, heard, legal_texts, started


def weights(state: bh.State) -> dict[str, int]:
    return {GAME.actions.text(action): weight for action, weight in state.outcomes()}


@pytest.mark.rule("SAM-7")
def test_everyone_begins_with_an_empty_hotel_all_cards_and_25_coins() -> None:
    state = started(GAME, 5)
    assert money(state) == [25] * 5
    assert list(state.hands) == [(1 << 11) - 1] * 5
    assert sum(state.rooms) == 0
    assert [state.room_count(seat) for seat in range(5)] == [6] * 5


@pytest.mark.rule("SAM-8")
def test_all_twelve_flags_lie_open_before_the_first_price_card() -> None:
    for seed in range(20):
        state = started(GAME, 4, seed=seed)
        shown = state.view(None)["flags"]
        assert shown == [NATION_NAMES[flag] for flag in state.flags]
        assert Counter(shown) == dict.fromkeys(NATION_NAMES, 3)
        assert state.nation() == state.flags[0]


@pytest.mark.rule("SAM-9", "SAM-10")
def test_sorted_flags_have_every_nation_once_in_every_four_rounds_and_no_equal_neighbours() -> None:
    rows = set()
    for seed in range(200):
        row = tuple(started(GAME, 3, seed=seed).flags)
        rows.add(row)
        for first in (0, 4, 8):
            assert sorted(row[first : first + 4]) == [0, 1, 2, 3]
        assert all(row[place] != row[place + 1] for place in range(11))
    assert len(rows) > 150


@pytest.mark.rule("SAM-73")
def test_the_first_flag_of_a_stack_is_any_but_the_one_before_it_all_equally_likely() -> None:
    state = GAME.new(3)
    assert weights(state) == {"flag japan": 1, "flag norway": 1, "flag germany": 1, "flag britain": 1}
    chance(state, "flag japan", "flag norway", "flag germany")
    assert weights(state) == {"flag britain": 1}
    chance(state, "flag britain")
    assert weights(state) == {"flag japan": 1, "flag norway": 1, "flag germany": 1}
    chance(state, "flag germany")
    assert weights(state) == {"flag japan": 1, "flag norway": 1, "flag britain": 1}


@pytest.mark.rule("SAM-74", "SAM-10")
def test_unsorted_flags_give_every_row_without_equal_neighbours_the_same_chance() -> None:
    state = GAME.new(3, flags="unsorted")
    assert set(weights(state).values()) == {41_304 // 4}  # 41,304 rows of four nations thrice without equal neighbours
    chance(state, "flag japan", "flag norway")
    found = weights(state)
    assert set(found) == {"flag japan", "flag germany", "flag britain"}
    for text, weight in found.items():
        twin = state.clone()
        chance(twin, text)
        assert sum(weights(twin).values()) == weight
    unbalanced = 0
    for seed in range(100):
        row = list(started(GAME, 3, seed=seed, flags="unsorted").flags)
        assert Counter(row) == {0: 3, 1: 3, 2: 3, 3: 3}
        assert all(row[place] != row[place + 1] for place in range(11))
        unbalanced += sorted(row[:4]) != [0, 1, 2, 3]
    assert unbalanced > 50


def test_unsorted_flags_never_run_into_a_dead_end() -> None:
    state = GAME.new(3, flags="unsorted")
    chance(state, *["flag japan", "flag norway"] * 3)
    assert legal_texts(state, bh.CHANCE) == ["flag germany", "flag britain"]
    chance(state, "flag germany")
    assert legal_texts(state, bh.CHANCE) == ["flag britain"]


@pytest.mark.rule("SAM-11")
def test_rounds_6_and_12_are_holidays() -> None:
    assert TABLES["holidays"].values == (6, 12)
    assert started(GAME, 3).view(0)["holidays"] == [6, 12]


@pytest.mark.rule("SAM-12")
def test_nothing_of_the_order_of_cards_tiles_and_tourists_is_fixed_before_it_is_drawn() -> None:
    state = GAME.new(3)
    chance(state, *["flag japan", "flag norway", "flag germany", "flag britain"] * 3, "tie-card 1")
    assert weights(state) == {
        "tile pool": 5,
        "tile extra-room": 4,
        "tile suite": 4,
        "tile swap": 2,
        "tile send-home": 2,
        "tile take-back": 2,
    }
    chance(state, "tile pool")
    assert len(weights(state)) == 13
    chance(state, "flight 1")
    assert weights(state) == {
        "arrive plain": 6,
        "arrive rich": 2,
        "arrive lover": 4,
        "arrive celebrity": 1,
        "arrive swimmer-1": 2,
        "arrive swimmer-2": 2,
        "arrive swimmer-3": 1,
    }


@pytest.mark.rule("SAM-13", "SAM-75")
def test_the_tie_break_card_begins_in_any_gap_by_lot() -> None:
    state = GAME.new(5)
    chance(state, *["flag japan", "flag norway", "flag germany", "flag britain"] * 3)
    assert weights(state) == {f"tie-card {seat}": 1 for seat in range(1, 6)}
    state.listen()
    chance(state, "tie-card 4")
    assert state.tie == 3
    assert heard(state)[0] == {"key": "tie-card", "seat": 3, "before": 2}
    assert position(tie=2).view(1)["tie"] == 2
