"""Grand Austria Hotel in the terminal: dice, guest row, politics, tiles; hotels and cafes; the viewer's own staff
cards."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardinghouse.games.austria.effects import Dish
from boardinghouse.games.austria.view import AustriaView, EffectPart, GuestCard, StaffSeen
from boardinghouse.terminal.austria_cards import bonus_text, penalty_text, staff_text
from boardinghouse.words import Words

SEAT_STYLES = ("dark_orange", "cyan", "magenta", "bright_black")
COLOUR_STYLES = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}
COLUMNS = 5
SCORING_ROUNDS = (3, 5, 7)


def plain_table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, expand=False, pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table


def name_text(view: AustriaView, seat: int, words: Words) -> Text:
    mark = ">" if seat in view["acting"] else " "
    return Text(f"{mark}{seat + 1} {words.names[seat]}", style=SEAT_STYLES[seat])


def dishes_text(counts: dict[Dish, int], words: Words) -> str:
    """Dishes in words, those that are there."""
    return ", ".join(words.say(f"kind-{dish}", amount=count) for dish, count in counts.items() if count) or "-"


def effects_text(effects: list[EffectPart], words: Words) -> str:
    return " + ".join(words.say(f"kind-{effect['kind']}", amount=effect["amount"]) for effect in effects) or "-"


def guest_cells(guest: GuestCard, words: Words) -> list[Text | str]:
    name = Text(words.say(f"guest-{guest['guest']}"), style=COLOUR_STYLES[guest["colour"]])
    colour = words.say(f"colour-{guest['colour']}")
    return [name.append(f" ({colour})"), str(guest["points"]), effects_text(guest["reward"], words)]


def draw_dice(view: AustriaView, words: Words) -> RenderableType:
    """How many dice lie on each action space, and what the space does."""
    table = plain_table("", *[str(face) for face in range(1, 7)])
    table.add_row(words.say("board-dice"), *[Text(str(count), style="bold") for count in view["dice"]])
    table.add_row("", *[Text(words.say(f"board-action-{face}"), style="dim") for face in range(1, 7)])
    if view["bin"]:
        table.caption = words.say("board-bin", count=view["bin"])
    return table


def draw_row(view: AustriaView, words: Words) -> RenderableType:
    headings = ("space", "price", "guest", "points", "reward", "order")
    table = plain_table(*[words.say(f"board-{heading}") for heading in headings])
    table.title = words.say("board-row", deck=view["guest_deck_count"])
    for space, guest in enumerate(view["row"], start=1):
        if guest is not None:
            order = dishes_text(guest["order"], words)
            table.add_row(str(space), str(guest["price"]), *guest_cells(guest, words), order)
    return table


def draw_goals(view: AustriaView, words: Words) -> RenderableType:
    """Politics cards with their discs, and the emperor tiles."""
    lines: list[RenderableType] = [Text(words.say("board-politics"), style="bold")]
    for letter, card in zip("ABC", view["politics"], strict=True):
        if card is not None:
            places = [
                words.names[seat] if seat is not None else f"{points} {words.say('board-free-place')}"
                for seat, points in zip(card["discs"], card["points"], strict=True)
            ]
            demand = words.say(f"politics-{card['politics']}")
            lines.append(f"  {letter}  {demand} ({words.say('board-discs', discs=' / '.join(places))})")
    lines.append(Text(words.say("board-tiles"), style="bold"))
    for round, tile in zip(SCORING_ROUNDS, view["tiles"], strict=True):
        if tile is not None:
            bonus, penalty = bonus_text(tile, words), penalty_text(tile, words)
            line = words.say("board-tile-line", tile=tile, round=round, bonus=bonus, penalty=penalty)
            lines.append(Text(f"  {line}", style="dim" if view["round"] > round else ""))
    return Group(*lines)


def draw_players(view: AustriaView, words: Words) -> RenderableType:
    headings = ("player", "numbers", "krones", "emperor", "kitchen", "hand", "score")
    table = plain_table(*[words.say(f"board-{heading}") for heading in headings])
    for owner, player in enumerate(view["players"]):
        numbers = Text(" ")
        for place, number in enumerate(player["numbers"]):
            numbers.append(f"{number} ", style="strike dim" if place < player["covered"] else "bold")
        if player["waiting"]:
            numbers.append(words.say("board-waiting"), style="dim")
        table.add_row(
            name_text(view, owner, words),
            numbers,
            str(player["krones"]),
            str(player["emperor"]),
            dishes_text(player["kitchen"], words),
            words.say("board-cards", count=player["hand_count"]),
            str(view["scores"][owner]),
        )
    return table


def room_text(colour: str, state: str, door: int) -> Text:
    """A room: small letter not laid, capital laid, boxed occupied; the points of a door still to be won behind it."""
    letter, style = colour[0], COLOUR_STYLES[colour]
    if state == "occupied":
        return Text(f"[{letter.upper()}]", style=f"reverse {style}")
    if state == "free":
        return Text(f" {letter.upper()} ", style=f"bold {style}")
    return Text(f" {letter}", style).append(f"+{door}" if door else " ", style="dim")


def draw_hotel(view: AustriaView, owner: int, words: Words) -> RenderableType:
    player = view["players"][owner]
    title = words.say("board-hotel", name=words.names[owner], board=words.say(f"board-{player['board']}"))
    table = Table(box=box.MINIMAL, title=title, title_style=SEAT_STYLES[owner], expand=False)
    table.add_column("")
    for column in range(1, COLUMNS + 1):
        table.add_column(str(column), justify="center", width=4)
    for floor in range(3, -1, -1):
        label = words.say("board-floor", floor=floor + 1, price=view["floor_prices"][floor])
        rooms = range(floor * COLUMNS, (floor + 1) * COLUMNS)
        cells = [room_text(player["colours"][room], player["rooms"][room], view["doors"][room]) for room in rooms]
        table.add_row(label, *cells)
    return table


def draw_cafe(view: AustriaView, owner: int, words: Words) -> RenderableType:
    headings = ("guest", "points", "reward", "missing")
    table = plain_table("", *[words.say(f"board-{heading}") for heading in headings])
    table.title = words.say("board-cafe", name=words.names[owner])
    table.title_style = SEAT_STYLES[owner]
    for number, guest in enumerate(view["players"][owner]["tables"], start=1):
        if guest is None:
            table.add_row(str(number), Text(words.say("board-empty"), style="dim"))
        else:
            missing = dishes_text(guest["missing"], words)
            if missing == "-":
                missing = words.say("board-served")
            table.add_row(str(number), *guest_cells(guest, words), missing)
    return table


def draw_staff(cards: list[StaffSeen], title: str, words: Words, used: list[str]) -> RenderableType:
    """Staff cards that may be read, with what they do."""
    table = plain_table(*[words.say(f"board-{heading}") for heading in ("card", "cost", "timing", "effect")])
    table.title = title
    for card in cards:
        number = card["staff"].partition("-")[0]
        name = Text(f"{number} {words.say('staff-' + card['staff'])}")
        if card["staff"] in used:
            name.append(f" ({words.say('board-used')})", style="dim")
        effect = staff_text(card["staff"], words)
        table.add_row(name, str(card["cost"]), words.say(f"timing-{card['timing']}"), effect)
    return table


def draw_own(view: AustriaView, seat: int, words: Words) -> list[RenderableType]:
    """Hand, pack and cards looked at."""
    player = view["players"][seat]
    shown: list[RenderableType] = []
    for key, cards in (("your-hand", player["hand"]), ("pack", player["pack"]), ("looked", view["looked"])):
        if cards:
            shown.append(draw_staff(cards, words.say(f"board-{key}"), words, []))
    return shown


def draw(view: AustriaView, seat: int | None, words: Words) -> RenderableType:
    """The table as this seat sees it; its own hotel comes last, nearest to the question."""
    title = words.say("board-title", round=view["round"], first=words.names[view["first"]])
    parts: list[RenderableType] = [Text(title, style="bold"), draw_goals(view, words), draw_row(view, words)]
    parts += [draw_dice(view, words), draw_players(view, words)]
    owners = [owner for owner in range(view["seats"]) if owner != seat] + ([] if seat is None else [seat])
    for owner in owners:
        player = view["players"][owner]
        parts += [draw_cafe(view, owner, words)]
        if player["played"]:
            name = words.say("board-staff", name=words.names[owner])
            parts.append(draw_staff(player["played"], name, words, player["used"]))
        if player.get("known"):
            cards = ", ".join(words.say(f"staff-{card}") for card in player["known"])
            parts.append(words.say("board-known", name=words.names[owner], cards=cards))
    parts.append(Columns([draw_hotel(view, owner, words) for owner in owners], padding=(0, 3)))
    parts.append(Text(words.say("board-rooms-key"), style="dim"))
    if seat is not None:
        parts += draw_own(view, seat, words)
    if view["reward"]:
        parts.append(words.say("board-reward-left", parts=effects_text(view["reward"], words)))
    return Group(*parts)
