"""Decks and card sets as ints: bit k of the set says whether card k is in it (at most 62 cards).

A deck is the set of cards nobody has seen yet. It has no order: what is on top is decided by chance when it is drawn,
so no secret order exists that could leak.
"""

from typing import Final

from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, vec

# All below 2**62: mypyc boxes larger literals.
MOST_CARDS: Final = 62
ALL_CARDS: Final = (1 << 62) - 1
LAST_CARD: Final = 61
LAST_BIT: Final = 1 << 61
ODD_BITS: Final = 0x1555555555555555
PAIRS: Final = 0x3333333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F0F


def single(card: i64) -> i64:
    """The set of just this card."""
    # Not `one << card` with `one: i64 = 1`: mypyc makes that a shift of a 32-bit C literal, which loses every card from
    # 31 on. Only literals of 2**31 and more are written with 64 bits.
    last: i64 = LAST_BIT
    return last >> (LAST_CARD - card)


def holds(cards: i64, card: i64) -> bool:
    """Whether the card is in the set."""
    return (cards >> card) & 1 != 0


def full(count: i64) -> i64:
    """The set of cards 0 to count - 1."""
    cards: i64 = ALL_CARDS
    return cards >> (MOST_CARDS - count)


def size(cards: i64) -> i64:
    """How many cards are in the set."""
    pairs: i64 = cards - ((cards >> 1) & ODD_BITS)
    nibbles: i64 = (pairs & PAIRS) + ((pairs >> 2) & PAIRS)
    octets: i64 = (nibbles + (nibbles >> 4)) & NIBBLES
    octets += octets >> 8
    octets += octets >> 16
    octets += octets >> 32
    return octets & 127


def lowest(cards: i64) -> i64:
    """The card of the lowest number in a set that is not empty."""
    return size((cards & -cards) - 1)


def nth(cards: i64, index: i64) -> i64:
    """The card at this index of the set in ascending order."""
    rest: i64 = cards
    left: i64 = index
    while left > 0:  # not `for _ in range(index)`: `_` is boxed at every turn
        rest &= rest - 1
        left -= 1
    return lowest(rest)


def draw(cards: i64, rng: Rng) -> i64:
    """A card of the set, all equally likely. The caller takes it out."""
    return nth(cards, rng.below(size(cards)))


def weighted(weights: vec[i64], first: i64, count: i64, rng: Rng) -> i64:
    """Which of so many weights, from the first one on, is drawn: its number from 0, each as likely as it weighs."""
    total: i64 = 0
    for place in range(first, first + count):
        total += weights[place]
    rest: i64 = rng.below(total)
    drawn: i64 = 0
    while rest >= weights[first + drawn]:
        rest -= weights[first + drawn]
        drawn += 1
    return drawn


def weighted_outcomes(action: i64, weights: vec[i64], first: i64, count: i64) -> list[tuple[int, int]]:
    """What `weighted` may draw, for `Chance.outcomes`: the actions from this one on, with their weights."""
    result: list[tuple[int, int]] = []
    for number in range(count):
        if weights[first + number] > 0:
            result.append((action + number, weights[first + number]))
    return result


def listed_cards(cards: i64) -> list[int]:
    """The cards of a set in ascending order, for views."""
    result: list[int] = []
    rest: i64 = cards
    while rest != 0:
        result.append(lowest(rest))
        rest &= rest - 1
    return result
