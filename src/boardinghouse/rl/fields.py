"""The tables of fields in docs/environments.md, made from the encodings: `python -m boardinghouse.rl.fields FILE`."""

import re
import sys
from pathlib import Path

from boardinghouse import games
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.encoding.sheet import ONCE, Field


def table_of(game: str) -> str:
    """The fields of a game as a Markdown table."""
    encoding = encoding_of(game)
    fewest, most = encoding.game.seats
    sizes = ", ".join(f"{encoding.size(seats)} for {seats}" for seats in range(fewest, most + 1))
    lines = [f"Numbers by seats: {sizes}.", "", "| field | numbers | from | to | what |", "|---|---|---|---|---|"]
    lines += [row_of(field) for field in encoding.fields]
    believed = encoding_of(game, belief=True)
    if not believed.belief:
        return "\n".join([*lines, "", "With `belief=True` nothing more: nothing is hidden."])
    sizes = ", ".join(f"{believed.size(seats)} for {seats}" for seats in range(fewest, most + 1))
    head = f"With `belief=True`, chances in thousandths; numbers by seats: {sizes}."
    lines += ["", head, "", "| field | numbers | from | to | what |", "|---|---|---|---|---|"]
    return "\n".join(lines + [row_of(field) for field in believed.belief])


def row_of(field: Field) -> str:
    """A field as a row of the table."""
    count = str(field.size) if field.repeat == ONCE else f"{field.size} per {field.repeat}"
    return f"| `{field.name}` | {count} | {field.low} | {field.high} | {field.about} |"


def part_of(game: str) -> re.Pattern[str]:
    """Where the table of a game is in the docs."""
    return re.compile(rf"(?<=<!-- fields of {game} -->\n).*?(?=\n<!-- end -->)", re.DOTALL)


def documented(text: str, game: str) -> str | None:
    """The table of a game as the docs have it."""
    found = part_of(game).search(text)
    return found.group() if found else None


if __name__ == "__main__":
    docs = Path(sys.argv[1])
    text = docs.read_text(encoding="utf-8")
    for game in games():
        table = table_of(game)
        text = part_of(game).sub(lambda _, table=table: table, text)  # type: ignore[misc]
    docs.write_text(text, encoding="utf-8")
