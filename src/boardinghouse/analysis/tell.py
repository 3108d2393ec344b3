"""A report in words, for the terminal."""

from typing import Any

from rich.console import Console
from rich.table import Table

from boardinghouse.core.record import Record
from boardinghouse.words import Words

WORST = 12  # errors that are told, the gravest first


def reason_text(words: Words, names: list[str], id: str, seat: int, reason: dict[str, Any]) -> str:
    """A reason of a decision of `seat`."""
    if reason["term"].startswith("score-"):
        own = reason["seat"] == seat
        change = f"{reason['points'] if own else -reason['points']:+.1f}".replace("-", "−")
        part = words.say(reason["term"])
        if own:
            return words.say("reason-score", part=part, change=change)
        return words.say("reason-score-other", part=part, change=change, name=names[reason["seat"]])
    term = words.say(f"term-{id}-{reason['term']}")
    points = f"{reason['points']:.1f}"
    if reason["seat"] == seat:
        return words.say("reason-own", term=term, points=points)
    return words.say("reason-other", term=term, points=points, name=names[reason["seat"]])


def tell(record: Record, report: dict[str, Any], language: str) -> None:
    """Print who played how well and how luckily, and the gravest errors with what was better."""
    words = Words(record.game, record.seats, language, ("study",))
    console = Console(highlight=False)
    columns = ("player", "accuracy", "start", "own-errors", "others-errors", "luck", "unexplained", "result")
    table = Table(*[words.say(f"study-{column}") for column in columns])
    table.title = words.say("study-title", game=words.say("game"))
    for row in report["players"]:
        accuracy = "" if row["accuracy"] is None else f"{row['accuracy']:.0f}"
        parts = [f"{100 * row[part]:+.1f}" for part in ("own_errors", "others_errors", "luck", "unexplained")]
        table.add_row(
            record.seats[row["seat"]],
            accuracy,
            f"{row['start']:.1%}",
            *parts,
            f"{row['result']:.1%}",
        )
    console.print(table)
    errors = [row for row in report["decisions"] if row["grade"] != "good"]
    if not errors:
        console.print(words.say("study-no-errors"))
    parse = record.game.actions.parse
    for row in sorted(errors, key=lambda row: -row["loss"])[:WORST]:
        action = words.action(parse(row["do"]))
        name = record.seats[row["seat"]]
        console.print(f"{row['line'] + 1:4} {words.say('study-move', name=name, action=action)}", markup=False)
        loss, error = f"{100 * row['loss']:.1f}", f"{100 * row['error']:.1f}"
        grade = words.say(f"grade-{row['grade']}")
        console.print(f"     {words.say('study-loss', grade=grade, loss=loss, error=error)}", markup=False)
        line = "; ".join(words.action(parse(text)) for text in row["better"])
        console.print(f"     {words.say('study-better', line=line)}", markup=False)
        if row["reasons"]:
            told = [reason_text(words, record.seats, record.game.id, row["seat"], reason) for reason in row["reasons"]]
            console.print(f"     {words.say('study-because', reasons=', '.join(told))}", markup=False)
