"""All randomness: a named generator, and Luck with one stream for each source of chance.

The generator is xoshiro128++ 1.0 (Blackman and Vigna): words of 32 bits made of additions, xors, shifts and rotations,
so that compiled and interpreted code agree to the bit. Seeds of any kind are spread over its state by BLAKE2s.
"""

from hashlib import blake2s
from typing import Final, final

from boardinghouse.core.vectors import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of 32-bit words. Equal seeds (compared as text) give equal streams on every machine."""

    def __init__(self, seed: object = 0) -> None:
        spread = blake2s(str(seed).encode(), digest_size=16).digest()
        self.a: i64 = int.from_bytes(spread[0:4], "little")
        self.b: i64 = int.from_bytes(spread[4:8], "little")
        self.c: i64 = int.from_bytes(spread[8:12], "little")
        self.d: i64 = int.from_bytes(spread[12:16], "little") | 1

    def words(self) -> tuple[int, int, int, int]:
        """The four words of the generator's state, for saving."""
        return self.a, self.b, self.c, self.d

    def restore(self, a: int, b: int, c: int, d: int) -> None:
        """Continue from four saved words."""
        if not (0 <= a <= WORD and 0 <= b <= WORD and 0 <= c <= WORD and 0 <= d <= WORD and (a or b or c or d)):
            raise ValueError("a generator's state is four 32-bit words, not all zero")
        self.a, self.b, self.c, self.d = a, b, c, d

    def next(self) -> i64:
        """The next word, 0 to 2**32 - 1."""
        total: i64 = (self.a + self.d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + self.a) & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """An even draw from 0 to bound - 1 (bound at most 2**31)."""
        product: i64 = self.next() * bound
        low: i64 = product & WORD
        if low < bound:
            unfair: i64 = (WORD + 1 - bound) % bound
            while low < unfair:
                product = self.next() * bound
                low = product & WORD
        return product >> 32

    def pick(self, bound: i64) -> i64:
        """One word spread over 0 to bound - 1: the same choice as `share(word, bound)` of that word."""
        return share(self.next(), bound)


def share(word: i64, bound: i64) -> i64:
    """The place of a 32-bit word on a scale of `bound` equal parts."""
    return (word * bound) >> 32
