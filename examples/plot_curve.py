"""Draws the curve that `learn_maui.py` wrote: python examples/plot_curve.py curve.csv curve.png (needs altair,
vl-convert-python and polars: `pip install 'boardinghouse[lab]'`)."""

import sys

import altair
import polars


def main(source: str, target: str) -> None:
    curve = polars.read_csv(source)
    lines = (
        altair.Chart(curve)
        .mark_line(point=True)
        .encode(
            x=altair.X("steps:Q", title="steps trained against a random seat"),
            y=altair.Y("won:Q", title="games won", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1])),
            color=altair.Color("bot:N", title="playing against"),
        )
    )
    lines.properties(width=640, height=320, title="MaskablePPO learns Maui (two seats)").save(target, scale_factor=1.5)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
