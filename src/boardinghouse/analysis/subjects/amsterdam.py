"""Hotels of Amsterdam: the tile, the crossing or the figure that the turn is about."""

from collections.abc import Mapping
from typing import Any

from boardinghouse.analysis.subjects import Move, Subject


def subject(view: Mapping[str, Any], seat: int, line: list[Move]) -> Subject | None:
    tourists = {row["cell"]: row["tourists"] for row in view["cells"]}
    for verb, args in line:
        if verb == "turn":
            return Subject("tile", {"cell": args["cell"], "tourists": tourists.get(args["cell"], 0)})
        if verb == "hotel":
            return Subject("crossing", {"crossing": args["crossing"]})
        if verb in ("move", "send"):
            return Subject("cell", {"cell": args["cell"], "tourists": tourists.get(args["cell"], 0)})
    verb, args = line[0]
    if verb == "walk":
        return Subject("figure", {"figure": args["figure"]})
    if verb == "sail":
        return Subject("boat")
    return Subject("rest")
