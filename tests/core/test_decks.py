"""Card sets as ints against Python's own sets."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import boardinghouse as bh
from boardinghouse.core import decks
from boardinghouse.core.vectors import packed

card_sets = st.sets(st.integers(0, 61))


def as_int(cards: set[int]) -> int:
    return sum(1 << card for card in cards)


@given(card_sets)
def test_sets_and_ints_agree(cards: set[int]) -> None:
    bits = as_int(cards)
    assert decks.size(bits) == len(cards)
    assert decks.listed_cards(bits) == sorted(cards)
    assert [decks.nth(bits, index) for index in range(len(cards))] == sorted(cards)
    assert all(decks.holds(bits, card) == (card in cards) for card in range(62))
    if cards:
        assert decks.lowest(bits) == min(cards)
        assert decks.draw(bits, bh.Rng(1)) in cards


@given(st.integers(0, 61))
def test_single_and_full(card: int) -> None:
    assert decks.single(card) == 1 << card
    assert decks.full(card) == (1 << card) - 1


def test_every_card_of_a_deck_is_drawn_sometimes() -> None:
    rng = bh.Rng("deck")
    cards = as_int({0, 5, 31, 32, 61})
    assert {decks.draw(cards, rng) for _ in range(200)} == {0, 5, 31, 32, 61}


def test_a_weighted_draw_takes_each_as_often_as_it_weighs() -> None:
    weights = packed([9, 0, 3, 1, 0, 9])
    rng = bh.Rng("weights")
    drawn = Counter(decks.weighted(weights, 1, 4, rng) for _ in range(4000))
    assert set(drawn) == {1, 2}
    assert 2800 < drawn[1] < 3200
    assert decks.weighted_outcomes(50, weights, 1, 4) == [(51, 3), (52, 1)]
