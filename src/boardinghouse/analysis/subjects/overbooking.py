"""Overbooking: the hotel and its beds, or the guests whose ability is asked about."""

from collections.abc import Mapping
from typing import Any

from boardinghouse.analysis.subjects import Move, Subject


def subject(view: Mapping[str, Any], seat: int, line: list[Move]) -> Subject | None:
    verb, args = line[0]
    if verb == "lay":
        return Subject("hotel", {"hotel": args["hotel"], "beds": view["hotels"][int(args["hotel"]) - 1]["beds"]})
    if verb == "keep":
        return Subject("cards-kept")
    checked = view["checking"]["hotel"]
    return Subject("ability", {"hotel": checked + 1}) if checked >= 0 else None
