"""Maui in the terminal: market, tracks, players, and the beaches two abreast; 95 columns wide at most."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardinghouse.words import Words

SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
PATTERN_STYLES = {
    "yellow": "black on bright_yellow",
    "pink": "black on bright_magenta",
    "blue": "black on bright_cyan",
    "orange": "black on dark_orange",
    "green": "black on bright_green",
}
LETTERS = {"Y": "yellow", "P": "pink", "B": "blue", "O": "orange", "G": "green"}
SPOTS = {"white-pearl": "*w", "black-pearl": "*b", "blue-green": "*BG", "orange-green": "*OG", "crab": "c?"}
PENALTY, ORNAMENT = "-1", "◇"
COLUMNS = 13
ROWS = 7
CELL = 3
PLACE = 9
ZONE = 19
LABEL = 8
BEACH = LABEL + COLUMNS * CELL


def draw(view: dict[str, Any], seat: int | None, words: Words) -> RenderableType:
    """The table as this seat sees it, its own beach first."""
    order = list(range(view["seats"]))
    if seat is not None:
        order = order[seat:] + order[:seat]
    parts = [title(view, words), Text(), *market(view, seat, words), Text(), *tracks(view, words), Text()]
    beaches = [beach(view, owner, words) for owner in order]
    for left in range(0, len(beaches), 2):
        parts += abreast(beaches[left : left + 2])
    legend = (words.say("board-legend"), words.say(f"board-legend-{view['side']}"))
    return Group(*parts, *(Text(line, style="dim") for line in legend), players(view, words))


def title(view: dict[str, Any], words: Words) -> Text:
    first = words.names[view["first"]]
    mode, side = view["options"]["mode"], view["side"]
    text = words.say("board-title", mode=mode, side=side, round=view["round"], first=first, bag=view["bag_count"])
    return Text(text, style="bold")


def pattern_cell(pattern: str, text: str = "") -> Text:
    """A cell of a towel: the pattern's letter on its colour, or what covers it."""
    letter = next(letter for letter, name in LETTERS.items() if name == pattern)
    return Text((text or letter).center(CELL), style=PATTERN_STYLES[pattern])


def market(view: dict[str, Any], seat: int | None, words: Words) -> list[Text]:
    """Both rows with their dollars; towels as they would lie on the viewer's beach."""
    turned = seat is not None and view["players"][seat]["turned"]
    lines = [Text(words.say("board-market"), style="bold")]
    if turned:
        lines.append(Text(words.say("board-turned"), style="dim"))
    rows = [Text(), Text(), Text(), Text()]
    for zone, dollars in enumerate(view["zones"]):
        zone_text = words.say("board-zone", zone=zone + 1, dollars=dollars)
        rows[0].append(zone_text.ljust(ZONE), style="bold" if dollars else "dim")
        for line in rows[1:]:
            line.append(" " * ZONE)
        for place in range(zone * CELL, zone * CELL + CELL):
            offer = view["market"][place]
            rows[0].append(words.say("board-place", place=place + 1, cost=offer["cost"]).ljust(PLACE))
            letters = offer["towel"] or ""
            for cell, letter in enumerate(reversed(letters) if turned else letters):
                rows[1 + cell].append_text(pattern_cell(LETTERS[letter])).append(" " * (PLACE - CELL))
            if not letters:
                for line in rows[1:]:
                    line.append(" " * PLACE)
    return lines + rows


def tracks(view: dict[str, Any], words: Words) -> list[Text]:
    """A line a track: the numbers of the players whose shells stand on a square."""
    points = view["tracks"]["points"]
    width = 5 if len(points) <= 10 else 4
    head = Text(words.say("board-tracks").ljust(LABEL), style="bold")
    head.append(words.say("board-off").center(width), style="dim")
    head.append("".join(str(value).center(width) for value in points))
    lines = [head.append("  " + words.say("board-points-of"), style="dim") if width == 5 else head]
    ornaments = {ornament["pattern"]: ornament for ornament in view["tracks"]["ornaments"]}
    for pattern, style in PATTERN_STYLES.items():
        line = Text(words.say(f"pattern-{pattern}").ljust(LABEL - 1), style=style).append(
            " ", style="default on default"
        )
        for square in range(len(points) + 1):
            ornamented = pattern in ornaments and ornaments[pattern]["square"] == square
            line.append_text(shells(view, pattern, square, width, ornamented))
        lines.append(line)
    for pattern, ornament in ornaments.items():
        name = words.say(f"pattern-{pattern}")
        token = words.say(f"token-{ornament['token']}")
        text = words.say("board-ornament", count=ornament["count"], token=token, pattern=name)
        lines.append(Text(text, style="dim"))
    return lines


def shells(view: dict[str, Any], pattern: str, square: int, width: int, ornamented: bool) -> Text:
    """Who stands on a square."""
    here = [seat for seat, player in enumerate(view["players"]) if player["shells"][pattern] == square]
    if not here:
        empty = ORNAMENT if ornamented else "." if square else ""
        return Text(empty.center(width), style="default on default")
    line = Text(" " * ((width - len(here)) // 2), style="default on default")
    for seat in here:
        line.append(str(seat + 1), style=SEAT_STYLES[seat])
    line.append(" " * (width - len(line)))
    return line


def beach(view: dict[str, Any], owner: int, words: Words) -> list[Text]:
    """A heading, the columns, and a line for every row of the beach and for those outside that towels reach."""
    player = view["players"][owner]
    cells: dict[tuple[int, int], Text] = {}
    for spot in player["beach"]["spots"]:
        cells[spot["column"], spot["row"]] = Text(SPOTS[spot["kind"]].center(CELL))
    for towel in player["beach"]["towels"]:
        for cell in towel["cells"]:
            cells[towel["column"], cell["row"]] = towel_cell(cell)
    heading = words.say("board-beach", name=f"{owner + 1} {words.names[owner]}", laid=player["laid"])
    lines = [Text(heading[:BEACH].ljust(BEACH), style=SEAT_STYLES[owner])]
    head = words.say("board-row").ljust(LABEL) + "".join(str(column).center(CELL) for column in range(COLUMNS))
    lines.append(Text(head, style="dim"))
    reached = {row for _, row in cells}
    rows = range(min({1} | reached), max({ROWS} | reached) + 1)
    return lines + [beach_row(view, row, cells, words) for row in rows]


def towel_cell(cell: dict[str, Any]) -> Text:
    """A cell of a towel on a beach with what lies on it."""
    pattern = cell["pattern"]
    if "penalty" in cell:
        return Text(PENALTY.center(CELL), style="bold white on red")
    if "crab" in cell:
        return pattern_cell(pattern, "c?" if cell["crab"] is None else f"c{cell['crab']}")
    if "token" in cell:
        letter = cell["token"][0].upper()
        return Text(f"({letter})", style=PATTERN_STYLES[cell["token"]])
    return pattern_cell(pattern)


def beach_row(view: dict[str, Any], row: int, cells: dict[tuple[int, int], Text], words: Words) -> Text:
    """One row: its number and worth, then the columns."""
    if 1 <= row <= ROWS:
        label = f"{row}  +{view['row_values'][row - 1]}"
    else:
        label = words.say("board-ocean" if row < 1 else "board-trees")
    line = Text(label[: LABEL - 1].ljust(LABEL), style="dim")
    for column in range(COLUMNS):
        bare = Text(" . " if 1 <= row <= ROWS and column else "   ", style="dim")
        line.append_text(cells.get((column, row), bare))
    return line


def abreast(beaches: list[list[Text]]) -> list[Text]:
    """Beaches side by side."""
    lines: list[Text] = []
    for number in range(max(len(lines_of) for lines_of in beaches)):
        line = Text()
        for lines_of in beaches:
            line.append_text(lines_of[number] if number < len(lines_of) else Text(" " * BEACH)).append(" ")
        lines.append(line)
    return [*lines, Text()]


def players(view: dict[str, Any], words: Words) -> Table:
    table = Table(expand=False)
    for key in ("player", "dollars", "tokens", "pearls", "penalties", "crabs", "points"):
        table.add_column(words.say(f"board-{key}"))
    for owner, player in enumerate(view["players"]):
        crabs = sum(int(value) * count for value, count in player["crabs"].items())
        table.add_row(
            Text(f"{owner + 1} {words.names[owner]}", style=SEAT_STYLES[owner]),
            str(player["dollars"]),
            words.say("board-token-counts", **player["tokens"]),
            words.say("board-pearl-counts", **player["pearls"]),
            str(-player["penalties"]),
            str(-crabs),
            str(view["scores"][owner]),
        )
    return table
