"""The walk through one turn in docs/architecture.md: its files are passed, and in one direction."""

import re
import sys
from graphlib import TopologicalSorter
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import boardinghouse as bh
from tests.games.austria.table import position, run

ROOT = Path(__file__).parents[3]
FOLDER = str(Path(bh.__file__).parent / "games" / "austria")


def walk() -> str:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    return text.split("### One turn of Grand Austria Hotel")[1].split("\n## ")[0]


def test_what_the_walk_names_is_there() -> None:
    named = re.findall(r"`(\w+)\.py`\s+`(\w+)`", walk())
    assert len(named) >= 10
    for file, name in named:
        assert hasattr(import_module(f"boardinghouse.games.austria.{file}"), name), f"{file}.py has no {name}"


@pytest.mark.skipif(bh.compiled(), reason="compiled calls cannot be watched")
def test_the_walk_goes_in_one_direction() -> None:
    """No file calls one that leads to it; only the stack, which the core runs, goes back up."""
    calls: dict[str, set[str]] = {}

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_back is not None:
            caller, called = frame.f_back.f_code.co_filename, frame.f_code.co_filename
            if caller != called and caller.startswith(FOLDER) and called.startswith(FOLDER):
                calls.setdefault(Path(caller).stem, set()).add(Path(called).stem)

    laid: dict[str, Any] = {"free": "1-1 2-1 2-4", "occupied": "1-2 1-3 1-4 2-3"}
    state = position(dice_faces="1333", krones=6, cafe=[(89, "")], played=[1], **laid)
    sys.setprofile(watch)
    try:
        run(state, "take 5")
        bh.Luck(7).settle(state)
        run(state, "die 3 boosted", "prepare 2-2", "prepare 3-1", "settle 1", "end")
    finally:
        sys.setprofile(None)
    assert state.acting() == (1,)
    assert state.krones[0] >= 10  # the red group of four has paid
    above = list(TopologicalSorter(calls).static_order())  # raises where the calls go round
    passed = [file for file in dict.fromkeys(re.findall(r"`(\w+)\.py`", walk())) if file != "offers"]  # asked nothing
    assert set(passed) <= set(above)
    assert above.index("tracks") < above.index("rewards") < above.index("lodging") < above.index("decisions")
