"""A stand-in for librt.vecs where librt cannot be had (Pyodide): the same few operations on top of list. And for the
numbers of mypy_extensions, which are plain ones where nothing is compiled.

`boardinghouse/__init__.py` installs it under librt's name before anything else is imported.
"""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any


class Vec(list[int]):
    """A list that behaves as `vec[i64]` does: slices are vectors again, `vec[i64](items)` makes one."""

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return Vec(found) if isinstance(index, slice) else found


def append(values: Vec, value: int) -> Vec:
    values.append(value)
    return values


def install() -> None:
    """Put the stand-in where `import librt.vecs` will find it."""
    package = ModuleType("librt")
    package.__path__ = []
    module = ModuleType("librt.vecs")
    module.__dict__.update(vec=Vec, append=append)
    sys.modules["librt"] = package
    sys.modules["librt.vecs"] = module
    if find_spec("mypy_extensions") is None:
        numbers = ModuleType("mypy_extensions")
        numbers.__dict__["i64"] = int
        sys.modules["mypy_extensions"] = numbers
