"""Packed vectors of 64-bit ints: the only door to librt.vecs.

State fields are `vec[i64]`. Compiled, they are plain C arrays; interpreted, librt's own objects (or, where librt
cannot be had, the stand-in of `boardinghouse.standin`). A change of representation is a change of this file.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["append", "i64", "listed", "packed", "repeated", "vec", "zeros"]


def zeros(length: i64) -> vec[i64]:
    """A vector of that many zeros."""
    return repeated(0, length)


def repeated(value: i64, length: i64) -> vec[i64]:
    """A vector of that many equal values."""
    return vec[i64]([value] * length)


def packed(values: list[int]) -> vec[i64]:
    """The vector of a list."""
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


def listed(values: vec[i64]) -> list[int]:
    """The list of a vector, for the edges of the API (JSON, views)."""
    result: list[int] = []
    for index in range(len(values)):
        result.append(values[index])
    return result
