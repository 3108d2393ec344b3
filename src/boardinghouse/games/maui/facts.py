"""Maui in the lobby, under search and in the lab. Nothing is hidden from anybody."""

from typing import Any, Final

from boardinghouse.core.facts import About, Facts


def towel_at(state: Any, _: int, place: int) -> int:
    towel: int = state.market[place]
    return towel


TOWEL: Final = About("place", "towel", towel_at)
FACTS: Final = Facts(
    minutes=35,
    weight=2,
    usual=3,
    perfect=True,
    round_microseconds=6,
    ladder_iterations=50_000,
    learned=(100, 850),
    about={"towel": TOWEL, "spare": TOWEL},
)
