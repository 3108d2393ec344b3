"""Rows: where observations and masks of many tables are written. In C where the package is compiled; `PlainRows` does
the same in plain Python."""

from importlib import import_module
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from boardinghouse.core.actions import Choices
from boardinghouse.core.vectors import listed
from boardinghouse.rl.encoding.sheet import Sheet


class Rows(Protocol):
    """A row of an array per table."""

    def observe(self, row: int, /) -> None:
        """Copy the sheet into a row and clear it."""

    def allow(self, row: int, count: int, /) -> None:
        """Allow the first so many answers of the list in a row, and nothing else."""


class PlainRows:
    """Rows by NumPy."""

    def __init__(
        self,
        sheet: Sheet,
        scales: NDArray[np.float32],
        observations: NDArray[Any],
        choices: Choices,
        masks: NDArray[Any],
        actions: int,
        packed: bool,
    ) -> None:
        self.sheet = sheet
        self.scales = scales
        self.observations = observations
        self.choices = choices
        self.masks = masks
        self.actions = actions
        self.packed = packed

    def observe(self, row: int, /) -> None:
        out = self.observations[row]
        out[:] = listed(self.sheet.values)
        if out.dtype == np.float32:
            out *= self.scales
            np.clip(out, -1.0, 1.0, out=out)
        self.sheet.clear()

    def allow(self, row: int, count: int, /) -> None:
        mask = np.zeros(self.actions, np.bool_)
        mask[listed(self.choices.actions)[:count]] = True
        self.masks[row] = np.packbits(mask, bitorder="little") if self.packed else mask


def rows_over(
    sheet: Sheet,
    scales: NDArray[np.float32],
    observations: NDArray[Any],
    choices: Choices,
    masks: NDArray[Any],
    actions: int,
    packed: bool = False,
) -> Rows:
    """Rows that carry this sheet and this list of answers into these arrays."""
    try:
        compiled = import_module("boardinghouse.rl._rows").Rows
    except ImportError:
        return PlainRows(sheet, scales, observations, choices, masks, actions, packed)
    rows: Rows = compiled(sheet.values, scales, observations, choices.actions, masks, actions, packed)
    return rows
