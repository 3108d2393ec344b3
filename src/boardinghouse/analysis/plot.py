"""The picture of a calibration: chances predicted against chances that came true, one panel per game."""

from typing import Any

import altair as alt

from boardinghouse.charts import COLOURS, INK, Values, svg

SIDE = 150
ALLOWED = 0.05  # chances that a prediction may be off
ENOUGH = 200  # positions from which a tenth is judged


def calibration_plot(figures: dict[str, list[dict[str, Any]]]) -> str:
    """The figures of `calibration_figures` by game, as SVG. Tenths of few positions are drawn hollow."""
    rows = [
        {
            "game": id,
            "predicted": round(row["predicted"], 5),
            "observed": round(row["observed"], 5),
            "low": round(max(0.0, row["predicted"] - ALLOWED), 5),
            "high": round(min(1.0, row["predicted"] + ALLOWED), 5),
            "enough": row["positions"] >= ENOUGH,
        }
        for id, bins in figures.items()
        for row in bins
        if row["positions"]
    ]
    base = alt.Chart().properties(width=SIDE, height=SIDE)
    whole = alt.Scale(domain=[0, 1])
    x = alt.X("predicted:Q", title="predicted", scale=whole, axis=alt.Axis(format="%", tickCount=5))
    y = alt.Y("observed:Q", title="came true", scale=whole, axis=alt.Axis(format="%", tickCount=5))
    band = base.mark_area(color=COLOURS[0], opacity=0.2).encode(x=x, y=alt.Y("low:Q", scale=whole), y2="high:Q")
    fill = alt.condition("datum.enough", alt.value(COLOURS[1]), alt.value("white"))
    dots = base.mark_point(size=40, stroke=INK, opacity=1).encode(x=x, y=y, fill=fill)
    layers = alt.layer(band, dots, data=Values(values=rows))
    return svg(layers.facet(facet=alt.Facet("game:N", title=None, sort=list(figures)), columns=5))
