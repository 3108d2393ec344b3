"""Pictures of reports: Altair charts as SVG."""

from collections.abc import Sequence
from typing import Any

import altair as alt
import polars as pl
import vl_convert

Values: Any = alt.Data  # has no types of its own
WIDTH, HEIGHT = 250, 170
INK = "#2f4858"
COLOURS = ("#33658a", "#d1603d", "#4c9f70", "#c8963e", "#7b4b94", "#5d737e")


def svg(chart: Any) -> str:
    """A chart as SVG."""
    config = {
        "background": "white",
        "font": "sans-serif",
        "view": {"stroke": None},
        "axis": {"labelColor": INK, "titleColor": INK, "gridColor": "#e6ebee", "titleFontWeight": "normal"},
        "header": {"labelColor": INK, "labelFontWeight": "bold"},
        "range": {"category": list(COLOURS)},
    }
    picture: str = vl_convert.vegalite_to_svg({**chart.to_dict(), "config": config}, show_warnings=False)
    return picture


def data(frame: pl.DataFrame) -> Any:
    """A frame as the values of a chart; intervals without end are left out."""
    rows = frame.with_columns(pl.col(pl.Float64).round(5)).to_dicts()
    return Values(values=[row for row in rows if row.get("half") != float("inf")])


def with_ends(frame: pl.DataFrame) -> pl.DataFrame:
    return frame.with_columns(
        low=pl.col("mean") - pl.col("half"), high=pl.col("mean") + pl.col("half"), table=table_name()
    )


def table_name() -> pl.Expr:
    return pl.format("{} players", pl.col("players"))


def beside(chart: Any, columns: int = 3) -> Any:
    """One panel for each number of players."""
    return chart.facet(facet=alt.Facet("table:N", title=None), columns=columns)


def positions(frame: pl.DataFrame) -> str:
    """Win rate by place in turn order, with intervals and the fair share."""
    rows = with_ends(frame).with_columns(order=pl.col("position") + 1, fair=1 / pl.col("players"))
    base = alt.Chart().properties(width=WIDTH * 0.7, height=HEIGHT)
    order = alt.X("order:O", title="place in turn order", axis=alt.Axis(labelAngle=0))
    rate = alt.Y("mean:Q", title="win rate", axis=alt.Axis(format="%"), scale=alt.Scale(zero=True))
    bars = base.mark_bar(color=COLOURS[0], opacity=0.75).encode(x=order, y=rate)
    ends = base.mark_rule(color=INK, strokeWidth=2).encode(x=order, y="low:Q", y2="high:Q")
    fair = base.mark_rule(color=COLOURS[1], strokeDash=[4, 3]).encode(y="fair:Q")
    return svg(beside(alt.layer(bars, ends, fair, data=data(rows)), 4).resolve_scale(x="independent"))


def histogram(frame: pl.DataFrame, value: str, title: str) -> str:
    """How often each value comes, in about thirty steps, in per cent of each number of players."""
    span = int(frame[value].max()) - int(frame[value].min())  # type: ignore[arg-type]
    step = max(1, -(-span // 30))
    rows = (
        frame.with_columns(bin=pl.col(value) // step * step)
        .group_by("players", "bin")
        .len("count")
        .with_columns(part=pl.col("count") / pl.col("count").sum().over("players"), table=table_name())
        .with_columns(end=pl.col("bin") + step)
        .sort("players", "bin")
    )
    bars = (
        alt.Chart()
        .mark_bar(color=COLOURS[0], opacity=0.8)
        .encode(
            x=alt.X("bin:Q", title=title, axis=alt.Axis(tickCount=6)),
            x2="end:Q",
            y=alt.Y("part:Q", title=None, axis=alt.Axis(format="%")),
        )
        .properties(width=WIDTH * 0.7, height=HEIGHT * 0.8)
    )
    return svg(beside(alt.layer(bars, data=data(rows)), 4))


def sources(frame: pl.DataFrame, labels: dict[str, str]) -> str:
    """Mean points by source, winners beside the others."""
    rows = with_ends(frame).with_columns(
        who=pl.when("winner").then(pl.lit("winner")).otherwise(pl.lit("others")),
        name=pl.col("source").replace(labels),
    )
    names = [labels[source] for source in labels]
    base = alt.Chart().properties(width=WIDTH * 0.7)
    where = alt.Y("name:N", sort=names, title=None)
    aside = alt.YOffset("who:N", sort=["winner", "others"])
    colour = alt.Color("who:N", sort=["winner", "others"], title=None)
    bars = base.mark_bar().encode(x=alt.X("mean:Q", title="points"), y=where, yOffset=aside, color=colour)
    ends = base.mark_rule(color=INK).encode(x=alt.X("low:Q", title="points"), x2="high:Q", y=where, yOffset=aside)
    return svg(beside(alt.layer(bars, ends, data=data(rows)), 4))


def curve(frame: pl.DataFrame, title: str, form: str, zero: bool) -> str:
    """A mean by tenth of the game, a line for each number of players."""
    rows = with_ends(frame).with_columns(part=(pl.col("tenth") + 0.5) / 10)
    base = alt.Chart(data(rows)).properties(width=WIDTH * 1.8, height=HEIGHT)
    through = alt.X("part:Q", title="part of the game", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    scale = alt.Scale(zero=zero)
    colour = alt.Color("table:N", title=None)
    line = base.mark_line(point=True).encode(
        x=through, y=alt.Y("mean:Q", title=title, axis=alt.Axis(format=form), scale=scale), color=colour
    )
    band = base.mark_area(opacity=0.18).encode(x=through, y=alt.Y("low:Q", scale=scale), y2="high:Q", color=colour)
    return svg(band + line)


def shares(parts: dict[int, dict[str, tuple[float, float]]], order: Sequence[str]) -> str:
    """What decides, as one bar for each number of players."""
    rows = [
        {"table": f"{players} players", "part": name, "share": max(0.0, round(values[name][0], 4)), "place": place}
        for players, values in parts.items()
        for place, name in enumerate(order)
    ]
    bars = (
        alt.Chart(Values(values=rows))
        .mark_bar()
        .encode(
            x=alt.X("share:Q", title="part of the variance of who wins", axis=alt.Axis(format="%"), stack="normalize"),
            y=alt.Y("table:N", title=None),
            color=alt.Color("part:N", title=None, sort=list(order)),
            order="place:O",
        )
        .properties(width=WIDTH * 1.8, height=34 * len(parts))
    )
    return svg(bars)


def powers(frame: pl.DataFrame) -> str:
    """Power with intervals, strongest on top."""
    rows = frame.with_columns(low=pl.col("power") - pl.col("half"), high=pl.col("power") + pl.col("half"))
    base = alt.Chart(data(rows)).properties(width=WIDTH * 1.4)
    where = alt.Y("name:N", sort=rows["name"].to_list(), title=None, axis=alt.Axis(labelLimit=330))
    title = "win rate when taken minus when merely offered"
    ends = base.mark_rule(color=INK).encode(
        x=alt.X("low:Q", title=title, axis=alt.Axis(format="+.0%", tickCount=7)), x2="high:Q", y=where
    )
    dots = base.mark_point(filled=True, size=45, color=COLOURS[0]).encode(x=alt.X("power:Q", title=title), y=where)
    zero = alt.Chart(Values(values=[{"zero": 0}])).mark_rule(color=COLOURS[1]).encode(x="zero:Q")
    return svg(zero + ends + dots)
