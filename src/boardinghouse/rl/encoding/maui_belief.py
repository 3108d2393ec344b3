"""What a seat may believe in Maui: nobody hides anything, so what is not on the table is in the bag (MAU-84)."""

from typing import Final

from boardinghouse.core.vectors import i64
from boardinghouse.games.maui.components import TOWELS
from boardinghouse.games.maui.state import MauiState
from boardinghouse.rl.encoding.sheet import Field, Sheet


def write_in_bag(state: MauiState, viewer: i64, owner: i64, sheet: Sheet) -> None:
    sheet.members(state.bag, TOWELS)


BELIEF: Final = (Field("in_bag", TOWELS, write_in_bag, "towels still in the bag, by number"),)
