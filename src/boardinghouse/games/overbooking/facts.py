"""Overbooking in the lobby, under search and in the lab."""

from typing import Any, Final

from boardinghouse.core.facts import About, Facts


def side_at(state: Any, _: int, hotel: int) -> int:
    side: int = state.hotels[hotel]
    return side


FACTS: Final = Facts(
    minutes=30,
    weight=1,
    usual=3,
    round_microseconds=14,
    about={"lay": About("hotel", "side-of-hotel", side_at)},
)
