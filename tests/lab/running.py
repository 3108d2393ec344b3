"""Small experiments for the tests of the lab."""

import sys
from pathlib import Path

import pytest

from boardinghouse import cli
from boardinghouse.lab.engines import engine_of
from boardinghouse.lab.experiment import Experiment, read_experiment
from boardinghouse.lab.run import run


def quiet(done: int, total: int) -> None:
    """No progress bar."""


def ran(experiment: Experiment, folder: Path, jobs: int = 1) -> Path:
    """The folder, with the experiment played in it."""
    run(experiment, folder, engine_of("pool", jobs, None), quiet)
    return folder


def small(**given: object) -> Experiment:
    """Three files of random Maui games for two, unless something else is given."""
    plan: dict[str, object] = {"game": "maui", "bots": ["random"], "seats": [2], "games": 150, "seed": 3}
    return read_experiment(None, {**plan, **given})


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, hidden ones too."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run the program in this process; its exit code."""
    monkeypatch.setattr(sys, "argv", ["boardinghouse", *arguments])
    with pytest.raises(SystemExit) as left:
        cli.main()
    return int(left.value.code or 0)
