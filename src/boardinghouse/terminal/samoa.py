"""Hotel Samoa in the terminal: flags, tourists and tiles on the table, then the hotels, two in a row on 80 columns and
three on 100."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardinghouse.games.samoa.view import Player, PriceCard, Room, SamoaView
from boardinghouse.words import Words

SEAT_STYLES = ("red", "blue", "green", "yellow", "magenta", "cyan")
ROOMS_IN_A_ROW = 3
ROOM_WIDTH = 9
HOTEL_WIDTH = ROOMS_IN_A_ROW * (ROOM_WIDTH + 1) + 1
NEW = "*"


def draw(view: SamoaView, seat: int | None, words: Words) -> RenderableType:
    """The table as this seat sees it."""
    parts: list[RenderableType] = [title(view, words), flags(view, words), *groups(view, words), tiles(view, words)]
    parts += [tie(view, words), hotels(view, words), Text(words.say("board-legend"), style="dim")]
    if seat is not None:
        own = view["players"][seat]
        parts.append(Text(words.say("board-your-hand", cards=cards(own["hand"], words)), style="bold"))
        if own["discards"]:
            parts.append(Text(words.say("board-your-discards", cards=cards(own["discards"], words)), style="dim"))
        if seat in view["acting"] and sending_uses_tile(view, own):
            parts.append(Text(words.say("explain-uses-tile")))
    return Group(*parts)


def sending_uses_tile(view: SamoaView, own: Player) -> bool:
    """Whether the owner is asked to house and could send guests home, for a tile not used yet."""
    asked = view["prompt"] == {"key": "house", "params": {"taken-from": 0, "may-send": 0}}
    return asked and own["special"]["send-home"] > 0 and any(place["guests"] for place in own["rooms"])


def title(view: SamoaView, words: Words) -> Text:
    flag = view["flags"][max(view["round"] - 1, 0)]
    nation = words.say(f"nation-{flag}") if flag else "?"
    holiday = "yes" if view["round"] in view["holidays"] else "no"
    return Text(words.say("board-title", round=view["round"], nation=nation, holiday=holiday), style="bold")


def flags(view: SamoaView, words: Words) -> Text:
    """The row of flags: rounds gone by are dim, the present one is reversed."""
    line = Text(words.say("board-flags"))
    for round, flag in enumerate(view["flags"], start=1):
        style = "reverse bold" if round == view["round"] else "dim" if round < view["round"] else ""
        holiday = words.say("board-holiday") if round in view["holidays"] else ""
        line.append(" ").append(f"{round}:{words.say(f'code-{flag}') if flag else '?'}{holiday}", style=style)
    return line


def groups(view: SamoaView, words: Words) -> list[Text]:
    """A line for every group of the tourist card that is still on the table."""
    lines = []
    for number, group in enumerate(view["groups"], start=1):
        if group:
            kinds = ", ".join(words.say("board-kind", kind=kind, count=count) for kind, count in counted(group, words))
            lines.append(Text(f"{words.say('board-group', group=number)}: {kinds}"))
    return lines


def counted(group: Sequence[str], words: Words) -> list[tuple[str, int]]:
    """The kinds of a group in words, each with its number."""
    return [(words.say(f"kind-{kind}"), group.count(kind)) for kind in dict.fromkeys(group)]


def tiles(view: SamoaView, words: Words) -> Text:
    names = ", ".join(words.say(f"tile-name-{tile}") for tile in view["tiles"]) or words.say("board-none")
    return Text(f"{words.say('board-table')}: {names} {words.say('board-stack', count=view['stack_count'])}")


def tie(view: SamoaView, words: Words) -> Text:
    after = words.names[view["tie"]]
    before = words.names[view["tie"] - 1]
    return Text(words.say("board-tie", before=before, after=after), style="dim")


def hotels(view: SamoaView, words: Words) -> Columns:
    """As many in a row as the terminal is wide."""
    return Columns([hotel(view, owner, words) for owner in range(view["seats"])], padding=(0, 1))


def hotel(view: SamoaView, owner: int, words: Words) -> Table:
    """A hotel with its rooms, its owner above and what they laid and have below."""
    player = view["players"][owner]
    mark = "> " if owner in view["acting"] else ""
    name = Text(mark + words.say("board-hotel", seat=owner + 1, name=words.names[owner]), style="bold")
    name.stylize(SEAT_STYLES[owner])
    name.truncate(HOTEL_WIDTH, overflow="ellipsis")
    table = Table(title=name, caption=caption(view, player, words), box=box.SQUARE, show_header=False, show_lines=True)
    table.padding = 0
    for _ in range(ROOMS_IN_A_ROW):
        table.add_column(width=ROOM_WIDTH, no_wrap=True)
    rooms = [room(view, place, words) for place in player["rooms"]]
    for first in range(0, len(rooms), ROOMS_IN_A_ROW):
        table.add_row(*rooms[first : first + ROOMS_IN_A_ROW])
    return table


def room(view: SamoaView, place: Room, words: Words) -> Text:
    """Three lines: name, guests, how long they stay."""
    number = place["room"].rpartition("-")[2]
    text = Text(words.say("board-extra" if place["extra"] else "board-room", room=number), style="dim")
    if place["suite"]:
        text.append(" " + words.say("board-suite"), style="not dim bold yellow")
    guests = place["guests"]
    if not guests:
        return text.append("\n\n")
    new = NEW if any(guest["new"] for guest in guests) else ""
    nations = "-".join(words.say(f"code-{guest['nation']}") for guest in guests)
    kind = f" {words.say('short-' + guests[0]['kind'])}" if len(guests) == 1 else ""
    text.append(f"\n{nations}{kind}"[: ROOM_WIDTH + 1], style="not dim bold")
    leaves = departure(view, {guest["nation"] for guest in guests})
    stay = words.say("board-until", round=leaves) if leaves else words.say("board-to-the-end")
    return text.append(f"\n{new}{stay}"[: ROOM_WIDTH + 1], style="not dim" if new else "")


def departure(view: SamoaView, nations: set[str]) -> int:
    """The round whose flag takes these guests home; 0 if none does."""
    for round, flag in enumerate(view["flags"], start=1):
        if round > view["round"] and flag in nations:
            return round
    return 0


def caption(view: SamoaView, player: Player, words: Words) -> Text:
    """What the owner laid, then what they have."""
    laid = player["laid"]
    if laid is not None:
        card = words.say("board-off") if laid["bid"] is None else words.say("board-laid", **numbers(laid))
    else:
        card = words.say("board-face-down" if player["answered"] else "board-choosing")
    things = [words.say("board-pools", count=player["pools"])]
    things += [words.say(f"tile-name-{tile}") for tile, count in player["special"].items() for _ in range(count)]
    lines = [", ".join(things), words.say("board-hand", hand=player["hand_count"], used=player["discard_count"])]
    if view["acting"]:
        lines.insert(0, card)
    if "money" in player:
        lines.append(words.say("board-money", money=player["money"]))
    return Text("\n".join(lines), style="not italic")


def numbers(card: PriceCard) -> dict[str, Any]:
    return {"bid": card["bid"], "price": card["price"]}


def cards(held: list[PriceCard], words: Words) -> str:
    """Price cards by their numbers."""
    return " ".join(
        words.say("board-off") if card["bid"] is None else words.say("board-card", **numbers(card)) for card in held
    )
