"""Grand Austria Hotel in the lobby, under search and in the lab. In the usual seconds of analysis a game for two would
get fewer than 2,000 rounds per decision."""

from typing import Any, Final

from boardinghouse.core.facts import About, Facts
from boardinghouse.games.austria.cafe import guest_at, guest_in_row


def guest_on_space(state: Any, _: int, space: int) -> int:
    return guest_in_row(state, space)


def guest_at_table(state: Any, seat: int, table: int) -> int:
    return guest_at(state, seat, table)


FACTS: Final = Facts(
    minutes=90,
    weight=3,
    usual=2,
    rollout=12,
    guided=4,
    round_microseconds=54,
    study_seconds=160.0,
    about={
        "take": About("space", "guest", guest_on_space),
        "settle": About("table", "guest", guest_at_table),
    },
)
