"""Running an experiment into a folder. A chunk is put there whole or not at all, so an interrupted run is resumed."""

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardinghouse.lab.chunks import PlayedChunk
from boardinghouse.lab.engines import Engine
from boardinghouse.lab.experiment import Chunk, Experiment, differences, from_json

PLAN = "experiment.json"


@dataclass(frozen=True)
class RunCost:
    """What a run cost: games and decisions played now, seconds that passed, that workers worked, and of processors."""

    games: int
    decisions: int
    seconds: float
    worked: float
    processor: float

    def line(self, workers: int) -> str:
        if self.games == 0:
            return "everything was played already"
        passed = max(self.seconds, 1e-9) * workers
        return (
            f"{self.games:,} games with {self.decisions:,} decisions in {self.seconds:,.0f} s: "
            f"{self.games / self.seconds:,.1f} games/s, {workers} workers busy {self.worked / passed:.0%} of the time, "
            f"{self.processor / passed:.0%} on a processor"
        )


def run(experiment: Experiment, folder: Path, engine: Engine, progress: Callable[[int, int], None]) -> RunCost:
    """Play what the folder does not hold yet, telling `progress` games done and games in all."""
    open_folder(experiment, folder)
    chunks = experiment.chunks()
    left = [chunk for chunk in chunks if not finished(folder, chunk)]
    total = sum(chunk.games() for chunk in chunks)
    done = total - sum(chunk.games() for chunk in left)
    progress(done, total)
    began = time.perf_counter()
    games, decisions, worked, processor = 0, 0, 0.0, 0.0
    for played in engine(experiment, left) if left else ():
        store(folder, played)
        games += played.chunk.games()
        decisions += played.answers
        worked += played.seconds
        processor += played.processor
        progress(done + games, total)
    return RunCost(games, decisions, time.perf_counter() - began, worked, processor)


def open_folder(experiment: Experiment, folder: Path) -> None:
    """Note the experiment in the folder; ValueError if another one is there."""
    plan = folder / PLAN
    here = experiment.to_json()
    if plan.exists():
        there = read_plan(folder)
        if there != here:
            names = differences(there, here)
            told = ", ".join(f"{name} is {there.get(name)!r} there and {here[name]!r} here" for name in names)
            raise ValueError(f"{folder} contains another experiment ({told}); choose another folder")
    elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} exists and is not an experiment; choose another folder")
    for part in ("games", "decisions"):
        (folder / part).mkdir(parents=True, exist_ok=True)
        for leftover in (folder / part).glob(".*.part"):
            leftover.unlink(missing_ok=True)
    if not plan.exists():
        put(plan, (json.dumps(here, indent=1) + "\n").encode())


def read_plan(folder: Path) -> dict[str, Any]:
    """The experiment of a folder as plain data; ValueError if there is none."""
    try:
        data: dict[str, Any] = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f"{folder} is not an experiment: `boardinghouse lab run --out {folder}` makes one") from None
    except ValueError:
        raise ValueError(f"{folder / PLAN} cannot be read; the folder is damaged") from None
    return data


def complete(folder: Path) -> Experiment:
    """The experiment of a folder that is played to the end; ValueError if something is missing."""
    experiment = from_json(read_plan(folder))
    chunks = experiment.chunks()
    missing = sum(1 for chunk in chunks if not finished(folder, chunk))
    if missing:
        raise ValueError(
            f"{folder} is not finished: {missing} of {len(chunks)} files are missing; run it again to finish"
        )
    return experiment


def chunk_files(folder: Path, chunk: Chunk) -> tuple[Path, Path]:
    """The files of a chunk: games and decisions."""
    name = f"{chunk.number:05}.parquet"
    return folder / "games" / name, folder / "decisions" / name


def finished(folder: Path, chunk: Chunk) -> bool:
    return chunk_files(folder, chunk)[0].exists()


def store(folder: Path, played: PlayedChunk) -> None:
    """Put a chunk into the folder; the table of games comes last and says that both are there."""
    games, decisions = chunk_files(folder, played.chunk)
    put(decisions, played.decisions)
    put(games, played.games)


def put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
