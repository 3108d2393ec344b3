"""Draws the curve that `learn_maui.py` or `ppo_maui.py` wrote: python examples/plot_curve.py curve.csv curve.png TITLE
(needs altair, vl-convert-python and polars: `pip install 'boardinghouse[lab]'`)."""

import sys

import altair
import polars


def main(source: str, target: str, title: str) -> None:
    curve = polars.read_csv(source)
    lines = (
        altair.Chart(curve)
        .mark_line(point=True)
        .encode(
            x=altair.X("steps:Q", title="steps trained"),
            y=altair.Y("won:Q", title="games won", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1])),
            color=altair.Color("bot:N", title="playing against"),
        )
    )
    lines.properties(width=640, height=320, title=title).save(target, scale_factor=1.5)


if __name__ == "__main__":
    main(*sys.argv[1:4])
