"""Maui in the terminal: market, tracks, beaches, players. Wide terminals show beaches two abreast, narrow ones (from 80
columns on) one below the other."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardinghouse.games.maui.components import Pattern
from boardinghouse.games.maui.view import Cell, MauiView
from boardinghouse.words import Words

SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
PATTERN_STYLES: dict[Pattern, str] = {
    "yellow": "black on bright_yellow",
    "pink": "black on bright_magenta",
    "blue": "black on bright_cyan",
    "orange": "black on dark_orange",
    "green": "black on bright_green",
}
LETTERS: dict[str, Pattern] = {"Y": "yellow", "P": "pink", "B": "blue", "O": "orange", "G": "green"}
SPOTS = {"white-pearl": "*w", "black-pearl": "*b", "blue-green": "*BG", "orange-green": "*OG", "crab": "c?"}
PENALTY, ORNAMENT = "-1", "◇"
COLUMNS = 13
ROWS = 7
CELLS = 3
PLACES = 3
WIDTH = 3  # of a cell
PLACE_WIDTH = 9
ZONE = 19
LABEL = 8
OFF = 6
BEACH = LABEL + COLUMNS * WIDTH


def draw(view: MauiView, seat: int | None, words: Words) -> RenderableType:
    """The table as this seat sees it, its own beach first."""
    order = list(range(view["seats"]))
    if seat is not None:
        order = order[seat:] + order[:seat]
    beaches = Columns([block(beach(view, owner, words)) for owner in order])
    legend = [words.say("board-legend"), words.say("board-legend-lying"), words.say(f"board-legend-{view['side']}")]
    return Group(
        title(view, words),
        Text(),
        *market(view, seat, words),
        block(tracks(view, words)),
        beaches,
        *[Text(line, style="dim") for line in legend],
        players(view, words),
    )


def block(lines: list[Text]) -> Text:
    """Lines that stay together, with an empty one below."""
    text = Text("\n").join([*lines, Text()])
    text.no_wrap = True
    return text


def title(view: MauiView, words: Words) -> Text:
    first = words.names[view["first"]]
    mode, side = view["options"]["mode"], view["side"]
    text = words.say("board-title", mode=mode, side=side, round=view["round"], first=first, bag=view["bag_count"])
    return Text(text, style="bold")


def pattern_cell(pattern: Pattern, text: str = "") -> Text:
    """A cell of a towel: the pattern's letter on its colour, or what covers it."""
    letter = next(letter for letter, name in LETTERS.items() if name == pattern)
    return Text((text or letter).center(WIDTH), style=PATTERN_STYLES[pattern])


def market(view: MauiView, seat: int | None, words: Words) -> list[RenderableType]:
    """Both rows with their dollars; towels as they would lie on the viewer's beach."""
    turned = seat is not None and view["players"][seat]["turned"]
    parts: list[RenderableType] = [Text(words.say("board-market"), style="bold")]
    if turned:
        parts.append(Text(words.say("board-turned"), style="dim"))
    return [*parts, Columns([block(market_row(view, zone, turned, words)) for zone in range(len(view["zones"]))])]


def market_row(view: MauiView, zone: int, turned: bool, words: Words) -> list[Text]:
    """A row of the market: its dollars, the prices and the towels of its places."""
    dollars = view["zones"][zone]
    heading = words.say("board-zone", zone=zone + 1, dollars=dollars).ljust(ZONE)
    lines = [Text(heading, style="bold" if dollars else "dim"), *[Text(" " * ZONE) for _ in range(CELLS)]]
    for place in range(zone * PLACES, zone * PLACES + PLACES):
        offer = view["market"][place]
        price = words.say("board-place", place=place + 1, cost=offer["cost"])
        lines[0].append(price.ljust(PLACE_WIDTH), style="default")
        letters = offer["towel"] or " " * CELLS
        for line, letter in zip(lines[1:], reversed(letters) if turned else letters, strict=True):
            line.append_text(Text(" " * WIDTH) if letter == " " else pattern_cell(LETTERS[letter]))
            line.append(" " * (PLACE_WIDTH - WIDTH), style="default on default")
    return lines


def tracks(view: MauiView, words: Words) -> list[Text]:
    """A line a track: the numbers of the players whose shells stand on a square."""
    points = view["tracks"]["points"]
    width = 5 if len(points) <= 10 else 3
    head = Text(words.say("board-tracks").ljust(LABEL), style="bold")
    head.append(words.say("board-off").center(OFF), style="dim")
    lines = [head.append("".join(str(value).center(width) for value in points))]
    ornaments = {ornament["pattern"]: ornament for ornament in view["tracks"]["ornaments"]}
    for pattern, style in PATTERN_STYLES.items():
        line = Text(words.say(f"pattern-{pattern}").ljust(LABEL - 1), style=style).append(
            " ", style="default on default"
        )
        for square in range(len(points) + 1):
            ornamented = pattern in ornaments and ornaments[pattern]["square"] == square
            line.append_text(shells(view, pattern, square, width if square else OFF, ornamented))
        lines.append(line)
    for pattern, ornament in ornaments.items():
        name = words.say(f"pattern-{pattern}")
        token = words.say(f"token-{ornament['token']}")
        text = words.say("board-ornament", count=ornament["count"], token=token, pattern=name)
        lines.append(Text(text, style="dim"))
    return lines


def shells(view: MauiView, pattern: Pattern, square: int, width: int, ornamented: bool) -> Text:
    """Who stands on a square."""
    here = [seat for seat, player in enumerate(view["players"]) if player["shells"][pattern] == square]
    if not here:
        empty = ORNAMENT if ornamented else "." if square else ""
        return Text(empty.center(width), style="default on default")
    if len(here) > width:
        return Text(f"{here[0] + 1}-{here[-1] + 1}".center(width), style="default on default")
    line = Text(" " * ((width - len(here)) // 2), style="default on default")
    for seat in here:
        line.append(str(seat + 1), style=SEAT_STYLES[seat])
    return line.append(" " * (width - len(line)))


def beach(view: MauiView, owner: int, words: Words) -> list[Text]:
    """A heading, the columns, and a line for every row of the beach and for those outside that towels reach."""
    player = view["players"][owner]
    cells: dict[tuple[int, int], Text] = {}
    for spot in player["beach"]["spots"]:
        cells[spot["column"], spot["row"]] = Text(SPOTS[spot["kind"]].center(WIDTH))
    for towel in player["beach"]["towels"]:
        for cell in towel["cells"]:
            cells[towel["column"], cell["row"]] = towel_cell(cell)
    heading = words.say("board-beach", name=f"{owner + 1} {words.names[owner]}", laid=player["laid"])
    lines = [Text(heading[:BEACH].ljust(BEACH), style=SEAT_STYLES[owner])]
    head = words.say("board-row").ljust(LABEL) + "".join(str(column).center(WIDTH) for column in range(COLUMNS))
    lines.append(Text(head, style="dim"))
    reached = {row for _, row in cells}
    rows = range(min({1} | reached), max({ROWS} | reached) + 1)
    return lines + [beach_row(view, row, cells, words) for row in rows]


def towel_cell(cell: Cell) -> Text:
    """A cell of a towel on a beach with what lies on it."""
    pattern = cell["pattern"]
    if "penalty" in cell:
        return Text(PENALTY.center(WIDTH), style="bold white on red")
    if "crab" in cell:
        return pattern_cell(pattern, "c?" if cell["crab"] is None else f"c{cell['crab']}")
    if "token" in cell:
        letter = cell["token"][0].upper()
        return Text(f"({letter})", style=PATTERN_STYLES[cell["token"]])
    return pattern_cell(pattern)


def beach_row(view: MauiView, row: int, cells: dict[tuple[int, int], Text], words: Words) -> Text:
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


def players(view: MauiView, words: Words) -> Table:
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
