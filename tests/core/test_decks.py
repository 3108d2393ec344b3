"""Sets of cards as ints, up to the last bit: the compiled package must not cut them to 32."""

from boardinghouse.core.decks import draw, full, holds, listed_cards, lowest, nth, single, size
from boardinghouse.core.rng import Rng


def test_a_single_card_is_its_bit() -> None:
    assert [single(card) for card in range(63)] == [1 << card for card in range(63)]


def test_a_full_set_holds_all_cards_below_its_count() -> None:
    assert [full(count) for count in range(63)] == [(1 << count) - 1 for count in range(63)]


def test_cards_are_found_counted_and_listed() -> None:
    cards = single(0) | single(30) | single(31) | single(32) | single(61)
    assert [card for card in range(62) if holds(cards, card)] == [0, 30, 31, 32, 61]
    assert listed_cards(cards) == [0, 30, 31, 32, 61]
    assert [nth(cards, index) for index in range(5)] == [0, 30, 31, 32, 61]
    assert (size(cards), lowest(cards), lowest(single(61))) == (5, 0, 61)
    assert (size(full(62)), size(0)) == (62, 0)


def test_every_card_of_a_set_can_be_drawn() -> None:
    cards = single(3) | single(40) | single(59)
    rng = Rng(1)
    assert {draw(cards, rng) for _ in range(100)} == {3, 40, 59}
