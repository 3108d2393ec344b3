"""Figures out of the tables of an experiment, each with its 95 % interval.

Games of one deal share their luck, so intervals are computed from deals, not from games (cluster-robust errors).
"""

from pathlib import Path
from typing import Any

import polars as pl

from boardinghouse.lab.chunks import POINTS

Z = 1.96  # a 95 % interval is so many standard errors to each side
TENTHS = 10


def read_games(folder: Path) -> pl.DataFrame:
    """The table of games, in order."""
    return pl.read_parquet(folder / "games" / "*.parquet").sort("game")


def read_decisions(folder: Path, *columns: str) -> pl.DataFrame:
    """These columns of the table of decisions, in order; all but the long lists if none are named."""
    wanted = columns or ("game", "step", "seat", "question", "action", "options", "scores", "chances")
    return pl.scan_parquet(folder / "decisions" / "*.parquet").select(wanted).collect()


def seat_rows(games: pl.DataFrame) -> pl.DataFrame:
    """One row per game and seat: bot, score, place, points by source, place in turn order, share of the victory."""
    points = [name for name in games.columns if name.startswith(POINTS)]
    rows = games.select(
        "game",
        "players",
        "deal",
        "rotation",
        "first",
        "decisions",
        "bots",
        "bot",
        "scores",
        "places",
        *points,
        seat=pl.int_ranges(0, pl.col("players")),
    ).explode("seat", "bots", "bot", "scores", "places", *points)
    seat, first, players = (pl.col(name).cast(pl.Int64) for name in ("seat", "first", "players"))
    return rows.rename({"bots": "name", "scores": "score", "places": "place"}).with_columns(
        seat=seat,
        position=(seat - first) % players,
        share=(pl.col("place") == 1).cast(pl.Float64) / (pl.col("place") == 1).sum().over("game"),
    )


def means(rows: pl.DataFrame, value: str, *by: str) -> pl.DataFrame:
    """By group: the mean of a column, half the width of its 95 % interval, and how many rows it is of."""
    deals = rows.group_by(*by, "deal").agg(total=pl.col(value).cast(pl.Float64).sum(), count=pl.len()).sort(*by, "deal")
    mean = pl.col("total").sum() / pl.col("count").sum()
    spread = ((pl.col("total") - mean * pl.col("count")) ** 2).sum()
    return (
        deals.group_by(*by)
        .agg(mean=mean, half=half_width(spread, pl.col("count").sum()), rows=pl.col("count").sum())
        .sort(*by)
    )


def half_width(spread: pl.Expr, rows: pl.Expr) -> pl.Expr:
    """Half an interval from the sum over deals of squared deviations; infinite where there is one deal only."""
    deals = pl.len().cast(pl.Float64)
    return pl.when(deals > 1).then(Z * (spread * deals / (deals - 1)).sqrt() / rows).otherwise(float("inf"))


def by_position(seats: pl.DataFrame) -> pl.DataFrame:
    """Win rate by place in turn order."""
    return means(seats, "share", "players", "position")


def by_bot(seats: pl.DataFrame) -> pl.DataFrame:
    """Win rate by bot."""
    return means(seats, "share", "players", "name")


def scores(seats: pl.DataFrame) -> pl.DataFrame:
    """By number of players: mean score and its interval, spread, and the range of nine in ten."""
    spread = seats.group_by("players").agg(
        deviation=pl.col("score").std(),
        low=pl.col("score").quantile(0.05, "nearest"),
        high=pl.col("score").quantile(0.95, "nearest"),
        best=pl.col("score").max(),
        worst=pl.col("score").min(),
    )
    return means(seats, "score", "players").join(spread, on="players").sort("players")


def game_rows(seats: pl.DataFrame) -> pl.DataFrame:
    """One row per game: the winning margin in points, and whether the first place was shared."""
    ordered = pl.col("score").sort(descending=True)
    return (
        seats.group_by("game", "players", "deal", "decisions", maintain_order=True)
        .agg(margin=ordered.get(0) - ordered.get(1), tie=((pl.col("place") == 1).sum() > 1).cast(pl.Float64))
        .sort("game")
    )


def sources(seats: pl.DataFrame) -> pl.DataFrame:
    """Mean points by source, of winners and of the others."""
    points = [name for name in seats.columns if name.startswith(POINTS)]
    long = seats.with_columns(winner=pl.col("place") == 1).unpivot(
        points, index=["players", "deal", "winner"], variable_name="source", value_name="points"
    )
    return means(long, "points", "players", "winner", "source").with_columns(
        source=pl.col("source").str.strip_prefix(POINTS)
    )


def lengths(decisions: pl.DataFrame, games: pl.DataFrame) -> dict[str, pl.DataFrame]:
    """How long games are and how much there is to choose: all together, by question, and by tenth of the game."""
    rows = decisions.select("game", "step", "seat", "question", "options").join(
        games.select("game", "players", "deal", "decisions"), on="game"
    )
    rows = rows.with_columns(
        forced=(pl.col("options") == 1).cast(pl.Float64),
        tenth=(pl.col("step").cast(pl.Int64) * TENTHS // pl.col("decisions")),
    )
    count = games.group_by("players").len("games")
    questions = (
        rows.group_by("players", "question")
        .agg(
            asked=pl.len(),
            options=pl.col("options").mean(),
            most=pl.col("options").max(),
            forced=pl.col("forced").mean(),
        )
        .join(count, on="players")
        .with_columns(asked=pl.col("asked") / pl.col("games"))
        .sort("players", "asked", "question", descending=[False, True, False])
    )
    return {
        "decisions": means(games, "decisions", "players"),
        "options": means(rows, "options", "players"),
        "forced": means(rows, "forced", "players"),
        "median": rows.group_by("players")
        .agg(median=pl.col("options").median(), most=pl.col("options").max())
        .sort("players"),
        "questions": questions,
        "tenths": means(rows, "options", "players", "tenth"),
    }


def leads(decisions: pl.DataFrame, seats: pl.DataFrame) -> dict[str, pl.DataFrame]:
    """Who is ahead, and whether it lasts.

    The lead is judged by the evaluation's chances to win. It is read once per round: in between, a player who has just
    moved would always look ahead."""
    chances = pl.col("chances")
    ordered = chances.list.sort(descending=True)
    samples = (
        decisions.select("game", "step", "chances", "scores")
        .filter(once_a_round(decisions, seats))
        .with_columns(leader=pl.when(ordered.list.get(0) > ordered.list.get(1)).then(chances.list.arg_max()))
        .with_columns(leader=pl.col("leader").forward_fill().over("game"))
    )
    about = seats.select("game", "seat", "players", "deal", "share", "decisions")
    games = about.unique("game", keep="first", maintain_order=True).select("game", "players", "deal", "decisions")
    led = samples.filter(pl.col("leader").is_not_null()).join(games, on="game")
    led = led.with_columns(
        tenth=pl.col("step").cast(pl.Int64) * TENTHS // pl.col("decisions"),
        turned=(pl.col("leader") != pl.col("leader").shift(1).over("game")).fill_null(value=False),
    )
    won = led.join(
        about.select("game", "share", leader=pl.col("seat").cast(pl.UInt32)), on=["game", "leader"], how="left"
    )
    changes = games.join(
        led.group_by("game").agg(
            changes=pl.col("turned").sum().cast(pl.Float64),
            late=(pl.col("turned") & (pl.col("tenth") >= TENTHS // 2)).any().cast(pl.Float64),
        ),
        on="game",
        how="left",
    ).with_columns(pl.col("changes", "late").fill_null(0.0))
    changes = changes.with_columns(none=(pl.col("changes") == 0).cast(pl.Float64))
    lowest = (
        samples.select("game", "chances")
        .with_columns(seat=pl.int_ranges(0, pl.col("chances").list.len()))
        .explode("chances", "seat")
        .group_by("game", "seat")
        .agg(lowest=pl.col("chances").min().cast(pl.Float64) / 1000)
        .join(about.filter(pl.col("share") > 0), on=["game", "seat"])
    )
    half = led.filter(pl.col("tenth") >= TENTHS // 2).group_by("game", maintain_order=True).first()
    ranked = (
        half.select("game", "scores")
        .with_columns(seat=pl.int_ranges(0, pl.col("scores").list.len()))
        .explode("scores", "seat")
        .join(about, on=["game", "seat"])
        .with_columns(rank=pl.col("scores").rank("min", descending=True).over("game").cast(pl.Int64))
    )
    return {
        "changes": means(changes, "changes", "players"),
        "none": means(changes, "none", "players"),
        "late": means(changes, "late", "players"),
        "kept": means(won, "share", "players", "tenth"),
        "lowest": means(lowest, "lowest", "players"),
        "half": means(ranked, "share", "players", "rank"),
    }


def once_a_round(decisions: pl.DataFrame, seats: pl.DataFrame) -> pl.Series:
    """Which decisions begin a round: a turn begins, the position can be judged, and since the last such moment every
    seat has answered."""
    everyone = {game: (1 << players) - 1 for game, players in seats.select("game", "players").unique().iter_rows()}
    wanted: list[bool] = []
    current, acted, before, calm = -1, 0, -1, False
    rows = decisions.select("game", "seat", pl.col("chances").list.len() > 0).iter_rows()
    for game, seat, quiet in rows:
        if game != current:
            current, acted, before, calm = game, everyone[game], -1, False
        begins = quiet and acted == everyone[game] and (seat != before or not calm)
        wanted.append(begins)
        acted = (0 if begins else acted) | 1 << seat
        before, calm = seat, quiet
    return pl.Series(wanted, dtype=pl.Boolean)


def figure(frame: pl.DataFrame, **where: Any) -> tuple[float, float]:
    """Mean and half interval of the one row that fits."""
    row = frame.filter(**where).row(0, named=True)
    return row["mean"], row["half"]
