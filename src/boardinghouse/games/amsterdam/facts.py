"""Hotels of Amsterdam in the lobby, under search and in the lab. Nothing is hidden from anybody."""

from typing import Final

from boardinghouse.core.facts import Facts

FACTS: Final = Facts(minutes=40, weight=1, usual=3, perfect=True, rollout=200, round_microseconds=15)
