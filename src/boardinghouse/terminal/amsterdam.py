"""Hotels of Amsterdam in the terminal: canal, buildings with both sides, numbered crossings; 79 columns wide."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardinghouse.games.amsterdam.view import AmsterdamView, Building
from boardinghouse.words import Words

SEAT_STYLES = ("red", "blue", "yellow", "green")
CANAL_STYLE = "cyan"
SIDE_STYLES = {"day": "bold yellow", "night": "bold magenta"}
SIDE = 5
CROSSINGS = 4
CANAL_SIDE = 6
CANAL_WIDTH = 6
CELL_WIDTH = 11
STREET_WIDTH = 3
TOURIST, HOTEL = "●", "■"
EAST, WEST, NORTH, SOUTH = "→", "←", "↑", "↓"


def draw(view: AmsterdamView, seat: int | None, words: Words) -> RenderableType:
    """The table. Every seat sees the same; the viewer's own line is bold."""
    lines = [bank(view, words, north=True)]
    for row in range(SIDE):
        lines += cell_lines(view, words, row)
        if row < CROSSINGS:
            lines.append(street(view, words, row))
    lines.append(bank(view, words, north=False))
    legend = Text(words.say("board-legend"), style="dim")
    return Group(title(view, words), Text(), *lines, Text(), legend, players(view, seat, words))


def title(view: AmsterdamView, words: Words) -> Text:
    rules = view["options"]["rules"]
    text = words.say("board-title", rules=rules, turn=view["turn"], tourists=view["supply"])
    if view["dice"]["white"]:
        text += words.say("board-dice", white=view["dice"]["white"], black=view["dice"]["black"])
    return Text(text, style="bold")


def fitted(text: str, width: int) -> str:
    return text[:width].center(width)


def canal_tile(view: AmsterdamView, words: Words, tile: int, current: str, width: int) -> Text:
    """A tile of the canal: the boat, a quay with its waiting tourists, or the way the boat goes."""
    boat = words.say("board-boat") if view["boat"] == tile else ""
    text = f"~{current}~"
    if tile % CANAL_SIDE == 0:
        waiting = view["quays"][tile // CANAL_SIDE]
        # The number first: what does not fit is cut off at the end.
        text = f"{TOURIST}{waiting}{boat}" if waiting else boat or words.say("board-quay")
    elif boat:
        text = boat
    return Text(fitted(text, width), style=f"bold reverse {CANAL_STYLE}" if boat else CANAL_STYLE)


def bank(view: AmsterdamView, words: Words, north: bool) -> Text:
    """The northern or southern side of the canal with its corners."""
    corners = (0, CANAL_SIDE) if north else (3 * CANAL_SIDE, 2 * CANAL_SIDE)
    step = 1 if north else -1
    current = EAST if north else WEST
    line = canal_tile(view, words, corners[0], current, CANAL_WIDTH)
    for column in range(SIDE):
        line.append_text(canal_tile(view, words, corners[0] + step * (column + 1), current, CELL_WIDTH))
        line.append(" " * STREET_WIDTH if column < CROSSINGS else "")
    return line.append_text(canal_tile(view, words, corners[1], current, CANAL_WIDTH))


def cell_lines(view: AmsterdamView, words: Words, row: int) -> list[Text]:
    """Three lines of buildings, the canal on both ends of the middle one."""
    lines = [Text(" " * CANAL_WIDTH), Text(), Text(" " * CANAL_WIDTH)]
    lines[1] = canal_tile(view, words, 4 * CANAL_SIDE - 1 - row, NORTH, CANAL_WIDTH)
    cells = {cell["cell"]: cell for cell in view["cells"]}
    for column in range(SIDE):
        name = f"{'abcde'[column]}{row + 1}"
        parts = building(cells[name], words) if name in cells else fountain(view, words, name)
        for line, part in zip(lines, parts, strict=True):
            line.append_text(part)
            line.append(" │ " if column < CROSSINGS else "", style="dim")
    lines[1].append_text(canal_tile(view, words, CANAL_SIDE + 1 + row, SOUTH, CANAL_WIDTH))
    return lines


def building(cell: Building, words: Words) -> list[Text]:
    """Name, side and tourists; the symbol shown; the one below."""
    side, day, night = cell["shows"], cell["day"], cell["night"]
    shown, hidden = ("", "") if day is None or night is None else (kind(words, day), kind(words, night))
    if side == "night":
        shown, hidden = hidden, shown
    return [
        head(cell["cell"], words.say(f"board-{side}"), cell["tourists"]),
        Text(shown.ljust(CELL_WIDTH), style=SIDE_STYLES[side]),
        Text(f"/{hidden}".ljust(CELL_WIDTH), style="dim"),
    ]


def kind(words: Words, name: str) -> str:
    return words.say(f"kind-{name}")[: CELL_WIDTH - 1]


def fountain(view: AmsterdamView, words: Words, name: str) -> list[Text]:
    word = words.say("board-fountain")
    return [
        head(name, "", view["fountain"]),
        Text(word.ljust(CELL_WIDTH), style=f"bold {CANAL_STYLE}"),
        Text(" " * CELL_WIDTH),
    ]


def head(name: str, side: str, tourists: int) -> Text:
    count = f"{TOURIST}{tourists}" if tourists else ""
    line = Text(f"{name} {side}".ljust(CELL_WIDTH - len(count)), style="dim")
    return line.append(count, style="bold")


def street(view: AmsterdamView, words: Words, row: int) -> Text:
    """A street between two rows of buildings with its four crossings."""
    line = Text(" " * CANAL_WIDTH)
    used = 0
    for column in range(CROSSINGS):
        label = crossing(view, words, str(row * CROSSINGS + column + 1))
        centre = (column + 1) * (CELL_WIDTH + STREET_WIDTH) - STREET_WIDTH // 2 - 1
        start = centre - len(label) // 2
        line.append("─" * (start - used), style="dim")
        line.append_text(label)
        used = start + len(label)
    width = SIDE * CELL_WIDTH + CROSSINGS * STREET_WIDTH
    return line.append("─" * (width - used), style="dim")


def crossing(view: AmsterdamView, words: Words, name: str) -> Text:
    """The number of a crossing with the hotel and the figure on it."""
    label = Text(f" {name} ")
    for owner, player in enumerate(view["players"]):
        if name in player["hotels"]:
            label.append(f"{HOTEL}{owner + 1} ", style=f"bold {SEAT_STYLES[owner]}")
    if view["mayor"] == name:
        label.append(words.say("board-mayor"), style="bold black on white").append(" ")
    if view["watch"] == name:
        label.append(words.say("board-watch"), style="bold white on black").append(" ")
    return label


def players(view: AmsterdamView, seat: int | None, words: Words) -> Table:
    table = Table(expand=False)
    tourists = f"{words.say('board-tourists')} {words.say('board-target', target=view['target'])}"
    for column in (words.say("board-player"), words.say("board-hotels"), tourists):
        table.add_column(column)
    for owner, player in enumerate(view["players"]):
        hotels = ", ".join(name for name in player["hotels"] if name is not None)
        mark = "> " if owner == view["active"] and view["acting"] else "  "
        style = f"bold {SEAT_STYLES[owner]}" if owner == seat else SEAT_STYLES[owner]
        name = Text(f"{mark}{HOTEL}{owner + 1} {words.names[owner]}", style=style)
        table.add_row(name, hotels, str(player["tourists"]))
    return table
