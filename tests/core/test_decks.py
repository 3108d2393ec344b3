"""Card sets as ints against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

import boardinghouse as bh
from boardinghouse.core import decks

card_sets = st.sets(st.integers(0, 61))


def as_int(cards: set[int]) -> int:
    return sum(1 << card for card in cards)


@given(card_sets)
def test_sets_and_ints_agree(cards: set[int]) -> None:
    packed = as_int(cards)
    assert decks.size(packed) == len(cards)
    assert decks.listed_cards(packed) == sorted(cards)
    assert [decks.nth(packed, index) for index in range(len(cards))] == sorted(cards)
    assert all(decks.holds(packed, card) == (card in cards) for card in range(62))
    if cards:
        assert decks.lowest(packed) == min(cards)
        assert decks.draw(packed, bh.Rng(1)) in cards


@given(st.integers(0, 61))
def test_single_and_full(card: int) -> None:
    assert decks.single(card) == 1 << card
    assert decks.full(card) == (1 << card) - 1


def test_every_card_of_a_deck_is_drawn_sometimes() -> None:
    rng = bh.Rng("deck")
    cards = as_int({0, 5, 31, 32, 61})
    assert {decks.draw(cards, rng) for _ in range(200)} == {0, 5, 31, 32, 61}
