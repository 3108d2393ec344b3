"""Hotel Samoa in the lobby, under search and in the lab."""

from typing import Final

from boardinghouse.core.facts import Facts

FACTS: Final = Facts(minutes=60, weight=2, usual=4, round_microseconds=8)
