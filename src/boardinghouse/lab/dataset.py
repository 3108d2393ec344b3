"""Decision data sets: every decision of a run with what its seat saw, what was legal, what was chosen and how it ended.

The games are replayed from the run's own log, so the data set fits the run exactly. docs/lab.md has the schema.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl

from boardinghouse.core.contract import CHANCE, Result
from boardinghouse.lab.card import card
from boardinghouse.lab.chunks import parquet
from boardinghouse.lab.experiment import Chunk, Experiment
from boardinghouse.lab.run import chunk_files, complete, put
from boardinghouse.processes import mapped

COLUMNS: dict[str, Any] = {
    "game": pl.UInt32,
    "players": pl.UInt8,
    "deal": pl.UInt32,
    "step": pl.UInt16,
    "seat": pl.UInt8,
    "bot": pl.String,
    "question": pl.String,
    "view": pl.String,
    "legal": pl.List(pl.UInt16),
    "mask": pl.Binary,
    "action": pl.UInt16,
    "text": pl.String,
    "share": pl.Float32,
    "place": pl.UInt8,
    "score": pl.Int32,
    "margin": pl.Int32,
}


def dataset(folder: Path, out: Path, jobs: int, progress: Callable[[int, int], None]) -> int:
    """Write the data set of a finished run, one file per chunk and a card; how many decisions it has."""
    experiment = complete(folder)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise ValueError(f"{out} exists already; choose another folder")
    out.mkdir(parents=True, exist_ok=True)
    chunks = experiment.chunks()
    work = partial(write_chunk, folder, experiment, out)
    rows = 0
    for done, count in enumerate(mapped(work, chunks, jobs), start=1):
        rows += count
        progress(done, len(chunks))
    put(out / "README.md", card(experiment, rows).encode())
    return rows


def write_chunk(folder: Path, experiment: Experiment, out: Path, chunk: Chunk) -> int:
    """Replay the games of a chunk and write their decisions."""
    games, decisions = (pl.read_parquet(path) for path in chunk_files(folder, chunk))
    table: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    logs = dict(iter(decisions.select("game", "seat", "action").partition_by("game", as_dict=True).items()))
    for game in games.iter_rows(named=True):
        log = logs[(game["game"],)].select("seat", "action").rows()
        replay(experiment, game, log, table)
    put(out / chunk_files(folder, chunk)[0].name, parquet(pl.DataFrame(table, schema=COLUMNS)))
    return len(table["game"])


def replay(
    experiment: Experiment, game: dict[str, Any], log: list[tuple[int, int]], table: dict[str, list[Any]]
) -> None:
    """Play a game again by its log, noting each decision before it is made."""
    rules = experiment.rules()
    actions = rules.actions
    state = rules.new(game["players"], **experiment.options)
    draws = iter(game["draws"])
    scores, places = game["scores"], game["places"]
    shares = Result(scores, places, []).shares()
    for step, (seat, action) in enumerate(log):
        settle(state, draws)
        legal = state.legal(seat)
        rivals = [score for other, score in enumerate(scores) if other != seat]
        row = (
            game["game"],
            game["players"],
            game["deal"],
            step,
            seat,
            game["bots"][seat],
            state.prompt()["key"],
            json.dumps(state.view(seat), separators=(",", ":"), sort_keys=True),
            legal,
            mask_of(legal, actions.size),
            action,
            actions.text(action),
            shares[seat],
            places[seat],
            scores[seat],
            scores[seat] - max(rivals),
        )
        for name, value in zip(COLUMNS, row, strict=True):
            table[name].append(value)
        state.apply(seat, action)
    settle(state, draws)
    if state.acting() != () or state.result().scores != scores:
        raise ValueError(f"game {game['game']} does not come out as it was played: other rules than those of the run?")


def settle(state: Any, draws: Any) -> None:
    while state.acting() == (CHANCE,):
        state.apply(CHANCE, next(draws))


def mask_of(legal: list[int], size: int) -> bytes:
    """The legal actions as bits, the lowest action in the lowest bit of the first byte."""
    return sum(1 << action for action in legal).to_bytes(-(-size // 8), "little")
