"""The report on an experiment: one HTML file with pictures and plain sentences, readable without a network."""

from base64 import b64encode
from html import escape
from pathlib import Path
from typing import Any

import polars as pl

import boardinghouse as bh
from boardinghouse import charts
from boardinghouse.lab import figures
from boardinghouse.lab.contents import content_section
from boardinghouse.lab.experiment import Experiment
from boardinghouse.lab.luck import PARTS, luck
from boardinghouse.lab.run import complete, read_plan
from boardinghouse.words import Words

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #22313a; background: #f5f3ee; margin: 0; }
main { max-width: 960px; margin: 0 auto; padding: 1.5rem; }
section { background: #fff; border-radius: 10px; padding: 1rem 1.5rem; margin: 1rem 0; box-shadow: 0 1px 3px #0002; }
h1 { margin-bottom: 0; } h2 { margin-top: 0; } img { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: .9rem; } th, td { padding: .15rem .7rem; text-align: right; }
th { font-weight: 600; border-bottom: 1px solid #ccd5da; } td:first-child, th:first-child { text-align: left; }
tbody tr:nth-child(even) { background: #f6f8f9; } summary { cursor: pointer; color: #33658a; }
.note { color: #5d737e; font-size: .9rem; } .wide { overflow-x: auto; }
"""


def percent(value: float, half: float | None = None) -> str:
    """A share in words: 33.4 % ± 1.2."""
    text = f"{100 * value:.1f} %"
    return text if half is None else f"{text} ± {100 * half:.1f}"


def amount(value: float, half: float) -> str:
    digits = 1 if half >= 0.05 else 2
    return f"{value:.{digits}f} ± {half:.{digits}f}"


def points_apart(value: float) -> str:
    return f"{100 * abs(value):.1f} percentage points"


class Page:
    """The page while it grows: sections of sentences, pictures and tables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def begin(self, title: str) -> None:
        self.parts.append(f"<section><h2>{escape(title)}</h2>")

    def end(self) -> None:
        self.parts.append("</section>")

    def say(self, *sentences: str) -> None:
        self.parts += [f"<p>{escape(sentence)}</p>" for sentence in sentences]

    def note(self, text: str) -> None:
        self.parts.append(f'<p class="note">{escape(text)}</p>')

    def picture(self, svg: str, alt: str) -> None:
        code = b64encode(svg.encode()).decode()
        self.parts.append(f'<p><img src="data:image/svg+xml;base64,{code}" alt="{escape(alt, quote=True)}"></p>')

    def table(self, head: list[str], rows: list[list[str]], summary: str = "") -> None:
        """A table; folded away under its summary where it has one."""
        top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        table = f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
        self.parts.append(f"<details><summary>{escape(summary)}</summary>{table}</details>" if summary else table)

    def html(self, title: str) -> str:
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
            + "\n".join(self.parts)
            + "\n</main></body></html>\n"
        )


def report(folder: Path, mirrored: list[Path]) -> str:
    """The page for a finished run; `mirrored` are further runs of the same game, for luck against skill."""
    experiment = complete(folder)
    games = figures.read_games(folder)
    seats = figures.seat_rows(games)
    rules = bh.load(experiment.game)
    words = Words(rules, [str(seat + 1) for seat in range(rules.seats[1])])
    page = Page()
    title = f"{words.say('game')}: what {games.height:,} games show"
    head(page, read_plan(folder), title, games)
    winning(page, seats)
    scoring(page, seats, words)
    length(page, folder, games)
    leading(page, folder, seats)
    chance(page, experiment, seats, mirrored)
    content_section(page, folder, experiment, words, seats)
    return page.html(title)


def head(page: Page, plan: dict[str, Any], title: str, games: pl.DataFrame) -> None:
    page.parts.append(f"<h1>{escape(title)}</h1>")
    options = ", ".join(f"{name} {value}" for name, value in plan["options"].items()) or "none"
    numbers = ", ".join(f"{key} = {value}" for key, value in plan["set"].items())
    counts = games.group_by("players").len("games").sort("players").rows()
    told = "; ".join(f"{count:,} games of {players}" for players, count in counts)
    page.say(
        f"Bots: {', '.join(plan['bots'])} (the last one takes all remaining seats). {told}. Options: {options}. "
        f"Rules version {plan['rules']}, seed {plan['seed']}." + (f" Changed numbers: {numbers}." if numbers else "")
    )
    page.note(
        "All figures are means with 95 % intervals; games that share their luck are counted as one. For a win rate "
        "near 25 %, an interval of ± 2 points takes about 1,800 games, one of ± 1 point about 7,200. Bots are not "
        "people: these figures describe the game as these bots play it."
    )


def winning(page: Page, seats: pl.DataFrame) -> None:
    page.begin("Who wins: place in turn order")
    rates = figures.by_position(seats)
    page.picture(charts.positions(rates), "Win rate by place in turn order for each number of players")
    for players in rates["players"].unique().sort().to_list():
        rows = rates.filter(pl.col("players") == players)
        best = rows.sort("mean", descending=True).row(0, named=True)
        fair = 1 / players
        listed = ", ".join(percent(row["mean"], row["half"]) for row in rows.to_dicts())
        clear = best["mean"] - best["half"] > fair
        judged = (
            f"The {ordinal(best['position'] + 1)} in turn order wins most, {points_apart(best['mean'] - fair)} above "
            f"the fair {percent(fair)}."
            if clear
            else f"No place wins clearly more than the fair {percent(fair)}."
        )
        page.say(f"{players} players: in turn order they win {listed}. {judged}")
    page.note("Counted from the seat drawn in the set-up: the first player, or the one the tie-break card favours.")
    if seats["name"].n_unique() > 1:
        bots = [
            [row["name"], str(row["players"]), percent(row["mean"], row["half"]), percent(1 / row["players"])]
            for row in figures.by_bot(seats).to_dicts()
        ]
        page.table(["bot", "players", "win rate of one such seat", "fair"], bots)
    page.end()


def ordinal(number: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}.get(number, f"{number}th")


def scoring(page: Page, seats: pl.DataFrame, words: Words) -> None:
    page.begin("Scores, margins and where points come from")
    games = figures.game_rows(seats)
    margins, ties = figures.means(games, "margin", "players"), figures.means(games, "tie", "players")
    page.picture(charts.histogram(seats, "score", "score"), "How often each score is reached")
    for row in figures.scores(seats).to_dicts():
        players = row["players"]
        page.say(
            f"{players} players: a mean score of {amount(row['mean'], row['half'])}, nine in ten between "
            f"{row['low']:.0f} and {row['high']:.0f} (least {row['worst']}, most {row['best']}). The winner leads by "
            f"{amount(*figures.figure(margins, players=players))}; {percent(*figures.figure(ties, players=players))} "
            "of the games have no single winner."
        )
    parts = figures.sources(seats)
    labels = {source: score_label(words, source) for source in parts["source"].unique(maintain_order=True).to_list()}
    page.picture(charts.sources(parts, labels), "Points by source, winners beside the others")
    for players in parts["players"].unique().sort().to_list():
        rows = parts.filter(pl.col("players") == players).pivot("winner", index="source", values=["mean", "half"])
        if "mean_true" not in rows.columns or "mean_false" not in rows.columns:
            continue
        gap = (
            rows.with_columns(gap=pl.col("mean_true") - pl.col("mean_false"))
            .sort("gap", descending=True)
            .row(0, named=True)
        )
        page.say(
            f"{players} players: winners get most of their lead from {labels[gap['source']].lower()}: "
            f"{amount(gap['mean_true'], gap['half_true'])} against {amount(gap['mean_false'], gap['half_false'])} "
            "points."
        )
    page.end()


def score_label(words: Words, source: str) -> str:
    key = f"score-{source}"
    return words.say(key) if words.bundle.has_message(key) else source


def length(page: Page, folder: Path, games: pl.DataFrame) -> None:
    page.begin("Length, and how much there is to choose")
    found = figures.lengths(figures.read_decisions(folder), games)
    page.picture(charts.histogram(games, "decisions", "decisions in a game"), "The number of decisions per game")
    for row in found["median"].to_dicts():
        players = row["players"]
        page.say(
            f"{players} players: {amount(*figures.figure(found['decisions'], players=players))} decisions per game, "
            f"{amount(*figures.figure(found['options'], players=players))} options each (median {row['median']:.0f}, "
            f"most {row['most']}); {percent(*figures.figure(found['forced'], players=players))} of them are forced."
        )
    page.picture(charts.curve(found["tenths"], "options", "d", zero=True), "Options per decision through the game")
    rows = [
        [
            str(row["players"]),
            row["question"],
            f"{row['asked']:.1f}",
            f"{row['options']:.1f}",
            str(row["most"]),
            percent(row["forced"]),
        ]
        for row in found["questions"].to_dicts()
    ]
    page.table(["players", "question", "times per game", "options", "most", "forced"], rows, "Question by question")
    page.end()


def leading(page: Page, folder: Path, seats: pl.DataFrame) -> None:
    page.begin("Lead changes and comebacks")
    found = figures.leads(figures.read_decisions(folder), seats)
    if found["kept"].height:
        page.picture(
            charts.curve(found["kept"], "leader wins", "%", zero=False), "How often the leader wins, through the game"
        )
    for players in found["changes"]["players"].to_list():
        half = found["half"].filter(pl.col("players") == players).sort("rank")
        told = ""
        if half.height:
            first, last = half.row(0, named=True), half.row(-1, named=True)
            told = (
                f" The player with most points half-way wins {percent(first['mean'], first['half'])}, the one with "
                f"fewest {percent(last['mean'], last['half'])}."
            )
        page.say(
            f"{players} players: the lead changes {amount(*figures.figure(found['changes'], players=players))} times; "
            f"{percent(*figures.figure(found['none'], players=players))} of the games have no change, "
            f"{percent(*figures.figure(found['late'], players=players))} one in the second half. At worst "
            f"the later winner had a chance of {percent(*figures.figure(found['lowest'], players=players))}.{told}"
        )
    page.note(
        "Who leads is judged by the bots' evaluation of the position, read once per round: when every player has moved "
        "since the last time."
    )
    page.end()


def chance(page: Page, experiment: Experiment, seats: pl.DataFrame, mirrored: list[Path]) -> None:
    page.begin("Luck against skill")
    runs: list[tuple[str, pl.DataFrame]] = [(", ".join(experiment.bots), seats)]
    for folder in mirrored:
        other = complete(folder)
        if other.game != experiment.game:
            raise ValueError(f"{folder} is about {other.game}, not {experiment.game}")
        runs.append((", ".join(other.bots), figures.seat_rows(figures.read_games(folder))))
    told = False
    for bots, rows in runs:
        parts = luck(rows)
        if not parts:
            continue
        told = True
        page.picture(charts.shares(parts, PARTS), f"What decides who wins, bots {bots}")
        for players, part in parts.items():
            listed = ", ".join(f"{name} {percent(*part[name])}" for name in PARTS)
            rates = figures.by_bot(rows.filter(pl.col("players") == players)).to_dicts()
            wins = "; ".join(f"{row['name']} wins {percent(row['mean'], row['half'])} per seat" for row in rates)
            page.say(f"{players} players, bots {bots}: of the variance of who wins, {listed}. {wins}.")
    if not told:
        page.say("No deal was played more than once here, so luck cannot be told from skill.")
    page.note(
        "Every deal is played in every seating of different bots, with the same dice and decks. What a seat wins "
        "beyond its place in turn order and its bot is compared between the games of a deal: what they have in "
        "common came with the deal (the covariance within deals). What is left is play: choices, and how they meet "
        "the deal. Intervals by jackknife over twenty groups of deals."
    )
    page.end()


def write_report(folder: Path, mirrored: list[Path], out: Path) -> None:
    """Make the report and write it."""
    out.write_text(report(folder, mirrored), encoding="utf-8")
