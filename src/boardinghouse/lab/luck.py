"""Luck against skill: how much of who wins is due to turn order, to the bot, to the deal, and to the rest.

Every deal is played several times with the same dice and decks and the bots in other seats. What a seat wins beyond its
place in turn order and its bot is compared between the games of a deal: the mean product of two of them is the part of
the variance that comes with the deal itself (the covariance within deals). What is left is play: choices, and how they
meet the deal.
"""

from math import sqrt

import polars as pl

PARTS = ("turn order", "bot", "deal", "play")
GROUPS = 20  # of deals that the jackknife leaves out one after the other


def luck(seats: pl.DataFrame) -> dict[int, dict[str, tuple[float, float]]]:
    """By number of players: each part's share of the variance of the victory, and half its 95 % interval. Numbers of
    players whose deals were played once only are left out."""
    result: dict[int, dict[str, tuple[float, float]]] = {}
    for players in seats["players"].unique().sort().to_list():
        rows = seats.filter(pl.col("players") == players)
        if rows["game"].n_unique() <= rows["deal"].n_unique() or rows["deal"].n_unique() < GROUPS:
            continue
        whole = parts(rows)
        partial = [parts(rows.filter(pl.col("deal") % GROUPS != group)) for group in range(GROUPS)]
        result[players] = {name: (whole[name], jackknifed([part[name] for part in partial])) for name in PARTS}
    return result


def jackknifed(values: list[float]) -> float:
    """Half the 95 % interval, from the values without one group of deals each (t with 19 degrees of freedom)."""
    mean = sum(values) / len(values)
    return 2.09 * sqrt((len(values) - 1) / len(values) * sum((value - mean) ** 2 for value in values))


def parts(rows: pl.DataFrame) -> dict[str, float]:
    """The shares of the parts; they add up to 1."""
    fair = float(rows["share"].mean())  # type: ignore[arg-type]
    judged = rows.with_columns(
        order=pl.col("share").mean().over("position") - fair, strength=pl.col("share").mean().over("name") - fair
    ).with_columns(rest=pl.col("share") - fair - pl.col("order") - pl.col("strength"))
    total = float(((judged["share"] - fair) ** 2).sum())
    if total == 0:
        return dict.fromkeys(PARTS, 0.0)
    pairs = (
        judged.group_by("deal", "seat")
        .agg(sum=pl.col("rest").sum(), squares=(pl.col("rest") ** 2).sum(), games=pl.len())
        .with_columns(common=(pl.col("sum") ** 2 - pl.col("squares")) / (pl.col("games") - 1))
    )
    order = float((judged["order"] ** 2).sum()) / total
    bot = float((judged["strength"] ** 2).sum()) / total
    deal = float(pairs["common"].sum()) / total
    return {"turn order": order, "bot": bot, "deal": deal, "play": 1 - order - bot - deal}
