"""Grand Austria Hotel: the guest and what they lack, else the card, the room, the track or the die."""

from collections.abc import Mapping
from typing import Any

from boardinghouse.analysis.subjects import Move, Subject

PLAIN = {"pass": "wait", "end": "enough", "skip": "leave", "ignore": "penalty", "suffer": "penalty", "waste": "sixes"}


def subject(view: Mapping[str, Any], seat: int, line: list[Move]) -> Subject | None:
    """A guest who moves in by the line, else the first guest that it is about, else the first card or room in it, else
    its first answer."""
    abouts = (guest_in, card_in, first_in)
    return moving_in(view, seat, line) or next(
        (found for about in abouts for move in line if (found := about(view, seat, move))), None
    )


def moving_in(view: Mapping[str, Any], seat: int, line: list[Move]) -> Subject | None:
    """The first guest who gets from the row or from an unfinished order to a room within the line."""
    taken = [view["row"][int(args["space"]) - 1] for verb, args in line if verb == "take"]
    for verb, args in line[1:]:
        if verb == "settle":
            guest = view["players"][seat]["tables"][int(args["table"]) - 1] or next(iter(taken), None)
            if guest is not None:
                return Subject("guest-moves-in", {"guest": guest["guest"]})
    return None


def guest_in(view: Mapping[str, Any], seat: int, move: Move) -> Subject | None:
    verb, args = move
    if verb == "take":
        guest = view["row"][int(args["space"]) - 1]
        return None if guest is None else wanting(guest, guest["order"])
    table = args.get("table") or args.get("place", "").removeprefix("table-")
    if verb in ("serve", "settle", "fill", "gain") and table.isdigit():
        guest = view["players"][seat]["tables"][int(table) - 1]
        return None if guest is None else wanting(guest, guest["missing"])
    return None


def wanting(guest: Mapping[str, Any], dishes: Mapping[str, int]) -> Subject:
    """A guest, and how far they are from their room."""
    lacking = {dish: count for dish, count in dishes.items() if count}
    count = sum(lacking.values())
    if count == 0:
        return Subject("guest-served", {"guest": guest["guest"], "colour": guest["colour"]})
    if len(lacking) == 1:
        return Subject("guest-lacks-dish", {"guest": guest["guest"], "dish": next(iter(lacking)), "count": count})
    return Subject("guest-lacks", {"guest": guest["guest"], "count": count})


def card_in(view: Mapping[str, Any], seat: int, move: Move) -> Subject | None:
    verb, args = move
    if verb in ("play", "choose", "use"):
        return Subject("staff", {"staff": args["staff"]})
    if verb == "disc":
        stack = "ABC".index(args["stack"])
        return Subject("politics", {"politics": view["politics"][stack]["politics"]})
    if verb in ("prepare", "occupy", "remove"):
        return Subject("room", {"room": args["room"]})
    return None


def first_in(view: Mapping[str, Any], seat: int, move: Move) -> Subject | None:
    verb, args = move
    if verb in ("die", "six"):
        face = args.get("face") or args["as"]
        return Subject("dice", {"face": face, "count": view["dice"][int(face) - 1]})
    if verb == "advance":
        return Subject("track", {"track": args["track"]})
    if verb == "claim":
        return Subject("reward")
    if verb == "gain":
        return Subject("kitchen", {"dish": args["dish"]})
    return Subject(PLAIN[verb]) if verb in PLAIN else None
