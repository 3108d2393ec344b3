"""The power of every card, tile and room: the win rate of those who took it minus that of those who were offered it and
never took it. Only real choices count, of two answers or more."""

from pathlib import Path
from typing import Any

import polars as pl

from boardinghouse.core.contract import Game
from boardinghouse.lab.experiment import Experiment
from boardinghouse.lab.figures import half_width
from boardinghouse.lab.run import chunk_files
from boardinghouse.lab.subjects import Subjects
from boardinghouse.words import Words


class Contents:
    """What a game's actions are about: a verb with one of its arguments each, or the verb alone."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        self.keys: list[tuple[str, str, str]] = []  # verb, kind, value
        self.labels: list[str] = []
        self.words = words
        codes: dict[tuple[str, str, str], int] = {}
        pairs: list[tuple[int, int]] = []
        for action in range(game.actions.size):
            verb = game.actions.verb(action)
            args = game.actions.args(action)
            for kind, value in args.items() if args else [("", "")]:
                pairs.append((action, self.code(codes, verb, kind, value)))
        subjects: list[tuple[int, int, int]] = []
        for verb, kind in Subjects(game).kinds.items():
            found = [self.code(codes, verb, kind, value) for value in game.names[kind]]
            for action in range(game.actions.size):
                if game.actions.verb(action) == verb:
                    subjects += [(action, place, code) for place, code in enumerate(found, start=1)]
        self.of_action = pl.DataFrame(pairs, schema={"offered": pl.UInt16, "content": pl.UInt32}, orient="row")
        self.of_subject = pl.DataFrame(
            subjects, schema={"offered": pl.UInt16, "subjects": pl.UInt16, "content": pl.UInt32}, orient="row"
        )

    def code(self, codes: dict[tuple[str, str, str], int], verb: str, kind: str, value: str) -> int:
        key = (verb, kind, value)
        if key not in codes:
            codes[key] = len(self.keys)
            self.keys.append(key)
            self.labels.append(self.label(*key))
        return codes[key]

    def title(self, verb: str) -> str:
        """A verb in words."""
        key = f"verb-{verb}"
        return self.words.say(key) if self.words.bundle.has_message(key) else verb

    def label(self, verb: str, kind: str, value: str) -> str:
        """A content in words."""
        if not kind:
            return self.title(verb)
        named = self.words.bundle.has_message(f"{kind}-{value}")
        thing = value if kind == "seat" else str(self.words.thing(kind, value))
        return thing if named else f"{kind.replace('-', ' ')} {thing}"


def power(folder: Path, experiment: Experiment, contents: Contents, seats: pl.DataFrame) -> pl.DataFrame:
    """By number of players and content: how often offered and taken, win rates, their difference and its interval."""
    outcome = seats.select("game", "seat", "players", "deal", "share").with_columns(pl.col("seat").cast(pl.UInt8))
    sums = [
        chunk_sums(pl.read_parquet(chunk_files(folder, chunk)[1]), contents, outcome) for chunk in experiment.chunks()
    ]
    deals = (
        pl.concat(sums).group_by("players", "content", "deal").agg(pl.all().sum()).sort("players", "content", "deal")
    )
    taken, merely = pl.col("taken").sum(), pl.col("merely").sum()
    when_taken = pl.col("share_taken").sum() / taken
    when_merely = pl.col("share_merely").sum() / merely
    influence = (pl.col("share_taken") - when_taken * pl.col("taken")) / taken - (
        pl.col("share_merely") - when_merely * pl.col("merely")
    ) / merely
    table = deals.group_by("players", "content").agg(
        offers=pl.col("offers").sum(),
        takes=pl.col("takes").sum(),
        taken=taken,
        merely=merely,
        when_taken=when_taken,
        when_merely=when_merely,
        power=when_taken - when_merely,
        half=half_width((influence**2).sum(), pl.lit(1.0)),
    )
    names = pl.DataFrame(
        {
            "content": range(len(contents.keys)),
            "verb": [key[0] for key in contents.keys],
            "kind": [key[1] for key in contents.keys],
            "value": [key[2] for key in contents.keys],
            "label": contents.labels,
        },
        schema_overrides={"content": pl.UInt32},
    )
    return table.join(names, on="content").sort("players", "content")


def chunk_sums(decisions: pl.DataFrame, contents: Contents, outcome: pl.DataFrame) -> pl.DataFrame:
    """By number of players, content and deal: decisions that offered and took it; seats that took it, or were merely
    offered it, and the victories of both."""
    lists = ["offered", "subjects"] if decisions["subjects"].list.len().max() else ["offered"]
    offers = (
        decisions.filter(pl.col("options") > 1)
        .select("game", "step", "seat", "action", *lists)
        .explode(*lists)
        .with_columns(took=pl.col("offered") == pl.col("action"))
    )
    keys = ["game", "step", "seat", "content"]
    found = [offers.join(contents.of_action, on="offered").select(*keys, "took")]
    if len(lists) == 2:
        found.append(offers.join(contents.of_subject, on=lists).select(*keys, "took"))
    return (
        pl.concat(found)
        .group_by(keys)
        .agg(took=pl.col("took").any())
        .group_by("game", "seat", "content")
        .agg(offers=pl.len().cast(pl.Int64), takes=pl.col("took").sum().cast(pl.Int64))
        .join(outcome, on=["game", "seat"])
        .with_columns(took=(pl.col("takes") > 0).cast(pl.Float64))
        .group_by("players", "content", "deal")
        .agg(
            offers=pl.col("offers").sum(),
            takes=pl.col("takes").sum(),
            taken=pl.col("took").sum(),
            merely=(1 - pl.col("took")).sum(),
            share_taken=(pl.col("share") * pl.col("took")).sum(),
            share_merely=(pl.col("share") * (1 - pl.col("took"))).sum(),
        )
    )
