"""The network: two hidden layers over sparse rows, in whole numbers, so that all machines agree to the last digit.

A file is a header of eight 32-bit numbers (a mark, inputs, the widths of both layers, outputs, how many networks, how
many actions, the worth of a gain), then for each network the 32-bit biases of its three steps and their 16-bit weights:
the first by input, the others by output. Little-endian throughout. Several networks answer with their mean: they err in
different places. Behind its outputs a network may have one number for each action of the game: how promising it is, as
a logarithm. `kernel.c` does the same where the package is compiled.
"""

import sys
from array import array
from collections.abc import Iterable
from importlib import import_module
from operator import mul
from typing import Any, Final

from boardinghouse.bots.mind.sparse import VALUE, VALUE_BITS, ZERO


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
        self.count = max(1, sizes[5])
        self.actions = sizes[6]
        self.gain = sizes[7]  # how much a point that an answer brings at once makes it more promising, in UNIT_BITS
        self.parts: list[list[list[int]]] = []  # unpacked when plain Python first needs them

    def read(self, kind: str, start: int, count: int) -> list[int]:
        values = array(kind)
        values.frombytes(self.data[start : start + count * values.itemsize])
        if sys.byteorder != "little":
            values.byteswap()
        return values.tolist()

    def unpacked(self) -> list[list[list[int]]]:
        """All networks, as `unpack` says."""
        if not self.parts:
            size = (len(self.data) - 4 * SIZES) // self.count
            self.parts = [self.unpack(4 * SIZES + part * size) for part in range(self.count)]
        return self.parts

    def unpack(self, at: int) -> list[list[int]]:
        """One network: the biases, then the weights by input, by sum of the second layer, by output."""
        rows: list[list[int]] = []
        last = self.outputs + self.actions
        for count in (self.first, self.second, last):
            rows.append(self.read("i", at, count))
            at += 4 * count
        for many, count in ((self.inputs, self.first), (self.second, self.first), (last, self.second)):
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
            answers = self.judge([entries[at] for at in range(starts[row], starts[row + 1])], range(self.outputs))
            for place, answer in enumerate(answers):
                out[row * self.outputs + place] = answer

    def prefer(self, entries: Any, starts: Any, row: int, actions: Any, count: int, out: Any) -> None:
        """Write how promising the first `count` of these actions are in the position of a row."""
        if KERNEL is not None:
            KERNEL.prefer(self.data, entries, starts, row, actions, count, out)
            return
        wanted = [self.outputs + actions[place] for place in range(count)]
        for place, answer in enumerate(self.judge([entries[at] for at in range(starts[row], starts[row + 1])], wanted)):
            out[place] = answer

    def judge(self, entries: list[int], wanted: Iterable[int]) -> list[int]:
        """These numbers of one row, in plain Python."""
        answers = [self.judge_alone(rows, entries, wanted) for rows in self.unpacked()]
        return [sum(found) // self.count for found in zip(*answers, strict=True)]

    def judge_alone(self, rows: list[list[int]], entries: list[int], wanted: Iterable[int]) -> list[int]:
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
        last = at + self.second
        return [rows[2][place] + sum(map(mul, hidden, rows[last + place])) for place in wanted]
