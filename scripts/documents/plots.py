"""Pictures of figures that the documents have as tables: the ladder of bots, and what a step or a game costs."""

import json
import re
from itertools import dropwhile, takewhile
from pathlib import Path
from typing import Any

import altair as alt

from boardinghouse import charts

TITLES = {
    "samoa": "Hotel Samoa",
    "amsterdam": "Hotels of Amsterdam",
    "overbooking": "Overbooking",
    "maui": "Maui",
    "austria": "Grand Austria Hotel",
}
LADDER = "ladder-levels"
GAMES_PER_SECOND = "benchmarks-decisions"
STEPS = "benchmarks-steps"


def draw(root: Path, source: Path) -> None:
    """Draw all plots and put each on its page."""
    folder = source / "images/plots"
    folder.mkdir(parents=True)
    measured = (root / "docs/benchmarks.md").read_text(encoding="utf-8")
    pictures = {
        LADDER: levels(json.loads((root / "docs/ladder.json").read_text(encoding="utf-8"))),
        GAMES_PER_SECOND: decisions(measured),
        STEPS: steps(measured),
    }
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    put(source / "ladder.md", LADDER, "How often each level beats the one below", "have a network.\n\n")
    put(
        source / "benchmarks.md",
        GAMES_PER_SECOND,
        "Decisions per second in random games, ours and the peers",
        "\n## Figures\n\n",
    )
    put(source / "benchmarks.md", STEPS, "What a step of an environment costs", "\n## Environments\n\n")


def put(page: Path, name: str, shown: str, after: str) -> None:
    """A picture on a page, behind the first place where this text is."""
    text = page.read_text(encoding="utf-8")
    before, found, rest = text.partition(after)
    if not found:
        raise ValueError(f"{page.name} has no place for {name}: {after!r}")
    page.write_text(f"{before}{found}![{shown}](images/plots/{name}.svg)\n\n{rest}", encoding="utf-8")


def levels(matches: list[dict[str, Any]]) -> str:
    """The share of the first bot in the matches of a level with the one below."""
    rows = []
    for match in matches:
        first, other = match["bots"][0], match["bots"][-1]
        upper, lower = (re.fullmatch(r"level:(\d)", bot["bot"]) for bot in (first, other))
        if upper is None or lower is None or int(upper[1]) != int(lower[1]) + 1:
            continue
        share, error = first["ahead"], first["ahead_error"]
        rows.append({
            "game": TITLES[match["game"]],
            "match": f"level {upper[1]} over {lower[1]}",
            "ahead": share,
            "low": max(0.0, share - error),
            "high": min(1.0, share + error),
            "even": 0.5,
        })  # fmt: skip
    base = alt.Chart().properties(width=120, height=charts.HEIGHT)
    who = alt.X("match:N", title=None, axis=alt.Axis(labelAngle=-40))
    bars = base.mark_bar(color=charts.COLOURS[0], opacity=0.8).encode(
        x=who,
        y=alt.Y("ahead:Q", title="placed before its rival", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
    )
    ends = base.mark_rule(color=charts.INK, strokeWidth=2).encode(x=who, y="low:Q", y2="high:Q")
    even = base.mark_rule(color=charts.COLOURS[1], strokeDash=[4, 3]).encode(y="even:Q")
    panels = alt.layer(bars, ends, even, data=charts.Values(values=rows))
    return charts.svg(panels.facet(facet=alt.Facet("game:N", title=None, sort=list(TITLES.values())), columns=3))


def rows_of(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table behind a heading."""
    _, found, rest = text.partition(heading)
    from_table = dropwhile(lambda line: not line.startswith("|"), rest.splitlines())
    lines = takewhile(lambda line: line.startswith("|"), from_table)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if not found or len(rows) < 3:
        raise ValueError(f"no table behind {heading!r}")
    return rows[2:]


def amount(cell: str) -> float:
    """ "3.93 M ± 2 %" as a number."""
    number, _, rest = cell.partition(" ")
    return float(number) * {"M": 1e6, "k": 1e3}.get(rest[:1], 1.0)


def decisions(measured: str) -> str:
    ours = [
        (f"{row[0]} seats", amount(row[1]), "ours, compiled")
        for row in rows_of(measured, "### Our games, random from start to end")
    ]
    peers = [(row[0], amount(row[1]), row[0].split()[0]) for row in rows_of(measured, "### The peers")]
    return bars([*ours, *peers], "decisions per second")


def steps(measured: str) -> str:
    rows = rows_of(measured, "<!-- environments: begin -->")
    return bars(
        [(f"{row[0]}: {row[1]}" if row[0] != "ours" else row[1], float(row[3]), row[0]) for row in rows], "µs per step"
    )


def bars(rows: list[tuple[str, float, str]], title: str) -> str:
    """One bar per contestant, coloured by who it is."""
    values = [{"name": name, "value": value, "of": of} for name, value, of in rows]
    order = [name for name, _, _ in rows]
    chart = (
        alt.Chart(charts.Values(values=values))
        .mark_point(filled=True, size=70)
        .encode(
            x=alt.X("value:Q", title=title, scale=alt.Scale(type="log"), axis=alt.Axis(format="~s")),
            y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=330, grid=True)),
            color=alt.Color("of:N", title=None),
        )
        .properties(width=charts.WIDTH * 1.6, height=15 * len(rows))
    )
    return charts.svg(chart)
