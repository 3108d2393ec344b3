"""The network: two hidden layers over sparse rows, in whole numbers, so that all machines agree to the last digit.

A file is a header of eight 32-bit numbers (a mark, inputs, the widths of both layers, outputs), then the 32-bit biases
of the three steps, then their 16-bit weights: the first by input, the others by output. Little-endian throughout.
`kernel.c` does the same where the package is compiled.
"""

import sys
from array import array
from importlib import import_module
from operator import mul
from typing import Any, Final

from boardinghouse.bots.mind.sheet import VALUE, VALUE_BITS, ZERO


def found_kernel() -> Any:
    """The arithmetic in C; None in plain Python."""
    try:
        return import_module("boardinghouse.bots.mind.kernel") if sys.byteorder == "little" else None
    except ImportError:
        return None


KERNEL: Final = found_kernel()

MARK: Final = 0x314E4842
SIZES: Final = 8
UNIT_BITS: Final = 20  # an output of 1.0 is written as 2 ** 20
FIRST_BITS: Final = 13  # a weight of the first step of 1.0 is written as 2 ** 13
WEIGHT_BITS: Final = 12  # one of the others as 2 ** 12
LEAK_BITS: Final = 7  # below 0 a sum counts 1/128
FIRST_SHIFT: Final = 5  # what a layer hands on has 8 bits after the point
SECOND_SHIFT: Final = 12
MOST: Final = 32767


def bent(sum: int, shift: int) -> int:
    value = (sum >> LEAK_BITS if sum < 0 else sum) >> shift
    return max(-MOST - 1, min(MOST, value))


class Network:
    """Weights, and what they say of rows."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        sizes = self.read("i", 0, SIZES)
        if sizes[0] != MARK:
            raise ValueError("this is not a network of Boardinghouse")
        self.inputs, self.first, self.second, self.outputs = sizes[1:5]
        self.rows: list[list[int]] | None = None  # unpacked when plain Python first needs them

    def read(self, kind: str, start: int, count: int) -> list[int]:
        values = array(kind)
        values.frombytes(self.data[start : start + count * values.itemsize])
        if sys.byteorder != "little":
            values.byteswap()
        return values.tolist()

    def unpack(self) -> list[list[int]]:
        """The biases, then the weights of every input, of every sum of the second layer, of every output."""
        at = 4 * SIZES
        rows: list[list[int]] = []
        for count in (self.first, self.second, self.outputs):
            rows.append(self.read("i", at, count))
            at += 4 * count
        for many, count in ((self.inputs, self.first), (self.second, self.first), (self.outputs, self.second)):
            for _ in range(many):
                rows.append(self.read("h", at, count))
                at += 2 * count
        return rows

    def evaluate(self, entries: Any, starts: Any, first: int, last: int, out: Any) -> None:
        """Write the outputs of the rows from `first` on, before `last`."""
        if KERNEL is not None:
            KERNEL.evaluate(self.data, entries, starts, first, last, out)
            return
        for row in range(first, last):
            answers = self.judge([entries[at] for at in range(starts[row], starts[row + 1])])
            for place, answer in enumerate(answers):
                out[row * self.outputs + place] = answer

    def judge(self, entries: list[int]) -> list[int]:
        """The outputs of one row, in plain Python."""
        rows = self.rows = self.rows or self.unpack()
        sums = rows[0]
        for entry in entries:
            value = (entry & VALUE) - ZERO
            weights = rows[3 + (entry >> VALUE_BITS)]
            if value == 1:
                sums = [total + weight for total, weight in zip(sums, weights, strict=True)]
            else:
                sums = [total + value * weight for total, weight in zip(sums, weights, strict=True)]
        hidden = [bent(total, FIRST_SHIFT) for total in sums]
        at = 3 + self.inputs
        second = rows[at : at + self.second]
        hidden = [
            bent(bias + sum(map(mul, hidden, weights)), SECOND_SHIFT)
            for bias, weights in zip(rows[1], second, strict=True)
        ]
        last = rows[at + self.second :]
        return [bias + sum(map(mul, hidden, weights)) for bias, weights in zip(rows[2], last, strict=True)]
