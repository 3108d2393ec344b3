"""The report's section on cards, tiles and rooms: their power, and what is never or always chosen."""

from pathlib import Path
from typing import Protocol

import polars as pl

import boardinghouse as bh
from boardinghouse import charts
from boardinghouse.lab.experiment import Experiment
from boardinghouse.lab.figures import read_games
from boardinghouse.lab.power import Contents, power
from boardinghouse.words import Words

ENOUGH = 50  # seats that took it, and as many that did not, before a power is shown
SHOWN = 10  # strongest and weakest in a picture
ALWAYS = 0.99
LISTED = 30  # names in a sentence


class Paper(Protocol):
    """What this section writes on."""

    def begin(self, title: str) -> None: ...
    def end(self) -> None: ...
    def say(self, *sentences: str) -> None: ...
    def note(self, text: str) -> None: ...
    def picture(self, svg: str, alt: str) -> None: ...
    def table(self, head: list[str], rows: list[list[str]], summary: str = "") -> None: ...


def content_section(page: Paper, folder: Path, experiment: Experiment, words: Words, seats: pl.DataFrame) -> None:
    """Write the section."""
    rules = bh.load(experiment.game)
    contents = Contents(rules, words)
    found = power(folder, experiment, contents, seats).with_columns(
        name=pl.concat_str(
            pl.col("verb").map_elements(contents.title, return_dtype=pl.String), pl.lit(": "), pl.col("label")
        ),
        rate=pl.col("takes") / pl.col("offers"),
    )
    found = found.with_columns(name=pl.when(pl.col("kind") == "").then("label").otherwise("name"))
    page.begin("Cards, tiles and rooms: their power")
    for players in found["players"].unique().sort().to_list():
        rows = found.filter(pl.col("players") == players)
        enough = rows.filter(pl.col("taken") >= ENOUGH, pl.col("merely") >= ENOUGH).sort("power", descending=True)
        clear = enough.filter(pl.col("power").abs() > pl.col("half"))
        page.say(
            f"{players} players: of {enough.height} things that were taken and left often enough to judge, "
            f"{clear.height} go with winning more or less often than the interval explains; by chance alone about "
            f"{enough.height / 20:.0f} would."
        )
        if enough.height:
            ends = enough if enough.height <= 2 * SHOWN else pl.concat([enough.head(SHOWN), enough.tail(SHOWN)])
            page.picture(charts.powers(ends), f"Strongest and weakest things for {players} players")
            page.table(
                ["thing", "offered", "chosen", "win rate taken", "merely offered", "power"],
                [thing_row(row) for row in enough.to_dicts()],
                f"All {enough.height} for {players} players",
            )
    page.note(
        "Power is the win rate of seats that took a thing at least once in a game, minus that of seats that were "
        "offered it and never took it. It shows what goes with winning, not what causes it: what is cheap for the "
        "leader looks strong. Only decisions between two or more answers count; shown is what was taken and left by "
        f"at least {ENOUGH} seats."
    )
    page.end()
    page.begin("Never or always chosen")
    drawn = {rules.actions.verb(action) for action in drawn_actions(folder)}
    for players in found["players"].unique().sort().to_list():
        rows = found.filter(pl.col("players") == players)
        seen = set(zip(rows["verb"], rows["kind"], rows["value"], strict=True))
        missing = [key for key in contents.keys if key[0] not in drawn and key not in seen]
        never = rows.filter(pl.col("takes") == 0, pl.col("offers") >= ENOUGH)
        always = rows.filter(pl.col("rate") >= ALWAYS, pl.col("offers") >= ENOUGH)
        page.say(
            f"{players} players: offered {ENOUGH} times or more and never chosen: {listed(never)}.",
            f"Chosen in {ALWAYS:.0%} or more of the decisions that offered it: {listed(always)}.",
        )
        if missing:
            page.say(f"Never came up beside another choice in these games: {gathered(contents, missing)}.")
    page.end()


def drawn_actions(folder: Path) -> list[int]:
    """What chance drew at least once: these verbs are no choices of players."""
    found: list[int] = read_games(folder)["draws"].explode().drop_nulls().unique().sort().to_list()
    return found


def gathered(contents: Contents, missing: list[tuple[str, str, str]]) -> str:
    """Missing contents in words, verb by verb; only the verb where all of it is missing."""
    told: list[str] = []
    for verb in dict.fromkeys(key[0] for key in missing):
        lost = [key for key in missing if key[0] == verb]
        title = contents.title(verb)
        if len(lost) == sum(1 for key in contents.keys if key[0] == verb):
            told.append(title)
        else:
            told.append(f"{title}: {shortened([contents.label(*key) for key in lost], ', ')}")
    return "; ".join(told)


def thing_row(row: dict[str, float]) -> list[str]:
    return [
        str(row["name"]),
        f"{row['offers']:,}",
        f"{row['rate']:.0%}",
        f"{row['when_taken']:.1%}",
        f"{row['when_merely']:.1%}",
        f"{100 * row['power']:+.1f} ± {100 * row['half']:.1f}",
    ]


def listed(rows: pl.DataFrame) -> str:
    return shortened(rows["name"].to_list()) if rows.height else "nothing"


def shortened(names: list[str], comma: str = "; ") -> str:
    shown = comma.join(names[:LISTED])
    return shown if len(names) <= LISTED else f"{shown}{comma}and {len(names) - LISTED} more"
