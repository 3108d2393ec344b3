"""Hotel Samoa: how many tourists and rooms a price is about, the tile on offer, the group, the room."""

from collections.abc import Mapping
from typing import Any

from boardinghouse.analysis.subjects import Move, Subject

PLAIN = {"keep": "keep-card", "pass": "no-tile", "done": "enough-guests", "take-back": "used-cards"}


def subject(view: Mapping[str, Any], seat: int, line: list[Move]) -> Subject | None:
    verb, args = line[0]
    if verb == "lay":
        tourists = sum(len(group) for group in view["groups"])
        return Subject("price", {"tourists": tourists, "rooms": view["players"][seat]["empty_rooms"]})
    if verb in ("swap", "retrieve"):
        return Subject("price-card", {"card": args["card"]})
    if verb == "buy":
        return Subject("tile", {"tile": args["tile"]})
    if verb == "pick":
        return Subject("group", {"group": args["group"], "kind": args["kind"]})
    if "room" in args:
        return Subject("room", {"room": args["room"]})
    return Subject(PLAIN[verb]) if verb in PLAIN else None
