"""Maui: the towel on offer, the dollars of a zone, the shell or the token."""

from collections.abc import Mapping
from typing import Any

from boardinghouse.analysis.subjects import Move, Subject


def subject(view: Mapping[str, Any], seat: int, line: list[Move]) -> Subject | None:
    verb, args = line[0]
    if verb == "towel":
        return Subject("towel", {"place": args["place"], "cost": view["market"][int(args["place"]) - 1]["cost"]})
    if verb == "dollars":
        return Subject("zone", {"dollars": view["zones"][int(args["zone"]) - 1]})
    if verb == "advance":
        return Subject("shell", {"pattern": args["pattern"]})
    if verb == "token":
        return Subject("token", {"token": args["token"]})
    return Subject("spare") if verb == "spare" else Subject("tokens-kept")
