"""Overbooking in the terminal: the column of hotels with back door on the left and queue on the right."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boardinghouse.games.overbooking.view import OverbookingView, TableCard
from boardinghouse.words import Words

SEAT_STYLES = ("red", "blue", "green", "yellow")
SMALL, LARGE = "o", "O"


def card_text(card: TableCard | None) -> Text:
    """A card on the table: its face where known, else family and size of the back; coloured by owner."""
    if card is None:
        return Text("-", style="dim")
    style = SEAT_STYLES[card["owner"]]
    owner = f"{card['owner'] + 1}:"
    if "card" in card:
        return Text(f"{owner}{card['card']}{'' if card['open'] else '*'}", style=style)
    return Text(f"{owner}{LARGE if card['large'] else SMALL}-{card['family']}", style=f"{style} dim")


def joined(cards: list[Text]) -> Text:
    return Text("  ").join(cards) if cards else Text("")


def draw(view: OverbookingView, seat: int | None, words: Words) -> RenderableType:
    """The table as this seat sees it."""
    title = words.say("board-title", round=view["round"], first=words.names[view["first"]])
    hotels = Table(title=title, expand=False)
    for key, justify in (("hotel", "right"), ("door", "right"), ("beds", "center"), ("queue", "left")):
        hotels.add_column(words.say(f"board-{key}"), justify=justify)  # type: ignore[arg-type]  # Rich wants literals
    for number, hotel in enumerate(view["hotels"], start=1):
        if hotel["side"] is None:
            continue
        door = [card_text(card) for card in reversed(hotel["door"])]
        if hotel["token"]:
            door.append(Text(words.say("board-token"), style="bold yellow"))
        beds = Text.assemble((str(hotel["beds"]), "bold"), "\n", words.say(f"rule-{hotel['rule']}"))
        queue = joined([card_text(card) for card in hotel["queue"]])
        hotels.add_row(str(number), joined(door), beds, queue)
    players = Table(expand=False)
    for key in ("player", "hand", "deck", "tokens", "booked", "score"):
        players.add_column(words.say(f"board-{key}"))
    for owner, player in enumerate(view["players"]):
        players.add_row(
            Text(f"{owner + 1} {words.names[owner]}", style=SEAT_STYLES[owner]),
            str(player["hand_count"]),
            str(player["deck_count"]),
            str(player["tokens"]),
            " ".join(player["booked"]),
            str(view["scores"][owner]),
        )
    parts: list[RenderableType] = [hotels, Text(words.say("board-legend"), style="dim"), players]
    if seat is not None:
        parts.append(words.say("board-your-hand", cards="  ".join(view["players"][seat]["hand"])))
    return Group(*parts)
