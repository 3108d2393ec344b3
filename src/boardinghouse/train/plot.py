"""The picture of a run: mean points of self-play by the number of games, a line for each number of seats."""

import json
from pathlib import Path

import altair as alt

from boardinghouse.charts import COLOURS, Values, svg

WIDTH, HEIGHT = 520, 240


def curve_plot(folder: Path) -> str:
    """The curve of a run as SVG."""
    lines = [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    rows = [
        {"games": line["games"], "seats": seats, "points": points}
        for line in lines
        for seats, points in line["points"].items()
    ]
    colours = alt.Scale(range=list(COLOURS))
    chart = alt.Chart(Values(values=rows)).mark_line().properties(width=WIDTH, height=HEIGHT)
    return svg(
        chart.encode(
            x=alt.X("games:Q", title="games of self-play"),
            y=alt.Y("points:Q", title="mean points"),
            color=alt.Color("seats:N", title="seats", scale=colours),
        )
    )
