"""What-if: the same deals with and without changed numbers, and the differences deal by deal."""

from dataclasses import dataclass
from pathlib import Path

import polars as pl

from boardinghouse.lab import figures
from boardinghouse.lab.chunks import POINTS
from boardinghouse.lab.run import complete, read_plan


@dataclass(frozen=True)
class Difference:
    """A figure before and after, and the mean difference between the two games of a deal with its 95 % interval."""

    players: int
    figure: str
    before: float
    after: float
    difference: float
    half: float

    def clear(self) -> bool:
        """Whether the interval leaves zero out."""
        return abs(self.difference) > self.half


def compare(before: Path, after: Path) -> list[Difference]:
    """Two finished runs that differ in their numbers only."""
    for folder in (before, after):
        complete(folder)
    plans = [read_plan(folder) for folder in (before, after)]
    for key in plans[0]:
        if key != "set" and plans[0][key] != plans[1][key]:
            raise ValueError(f"{before} and {after} differ in {key}, so their games cannot be paired")
    keys = ["players", "figure", "deal"]
    paired = deal_figures(before).join(deal_figures(after), on=keys, suffix="_after", how="full", coalesce=True)
    paired = paired.with_columns(pl.col("value", "value_after").fill_null(0.0)).with_columns(
        difference=pl.col("value_after") - pl.col("value")
    )
    deals = pl.len().cast(pl.Float64)
    error = pl.when(deals > 1).then(pl.col("difference").std() / deals.sqrt()).otherwise(float("inf"))
    table = (
        paired.sort(keys)
        .group_by("players", "figure", maintain_order=True)
        .agg(
            before=pl.col("value").mean(),
            after=pl.col("value_after").mean(),
            mean=pl.col("difference").mean(),
            half=figures.Z * error,
        )
    )
    order = {figure: place for place, figure in enumerate(ordered(table["figure"].to_list()))}
    rows = sorted(table.rows(), key=lambda row: (row[0], order[row[1]]))
    return [Difference(*row) for row in rows]


def ordered(names: list[str]) -> list[str]:
    """Figures in the order of a report: winning first, sources of points last."""
    groups = ("win rate", "score", "margin", "ties", "decisions", "options", "forced", "points")
    return sorted(
        set(names), key=lambda name: (next(place for place, group in enumerate(groups) if name.startswith(group)), name)
    )


def deal_figures(folder: Path) -> pl.DataFrame:
    """By number of players, figure and deal: its mean over the games of the deal."""
    games = figures.read_games(folder)
    seats = figures.seat_rows(games)
    keys = ["players", "deal"]
    decisions = (
        figures.read_decisions(folder, "game", "options")
        .join(games.select("game", *keys), on="game")
        .with_columns(forced=(pl.col("options") == 1))
    )
    winners = figures.game_rows(seats)
    long = [
        seats.select(
            *keys, figure=pl.format("win rate, place {} in turn order", pl.col("position") + 1), value="share"
        ),
        seats.select(*keys, figure=pl.lit("score"), value="score"),
        winners.select(*keys, figure=pl.lit("margin of the winner"), value="margin"),
        winners.select(*keys, figure=pl.lit("ties for the first place"), value="tie"),
        winners.select(*keys, figure=pl.lit("decisions per game"), value="decisions"),
        decisions.select(*keys, figure=pl.lit("options per decision"), value="options"),
        decisions.select(*keys, figure=pl.lit("forced decisions"), value="forced"),
    ]
    if seats["name"].n_unique() > 1:
        long.append(seats.select(*keys, figure=pl.format("win rate of {}", pl.col("name")), value="share"))
    for name in seats.columns:
        if name.startswith(POINTS):
            source = name.removeprefix(POINTS)
            long.append(seats.select(*keys, figure=pl.lit(f"points from {source}"), value=name))
    rows = pl.concat([part.with_columns(pl.col("value").cast(pl.Float64)) for part in long])
    return rows.group_by("players", "figure", "deal").agg(pl.col("value").mean())
