"""No game gets slower unnoticed."""

import json

import pytest
from benchmarks.server import guard as server_guard

import boardinghouse as bh
from benchmarks import guard


@pytest.mark.skipif(not bh.compiled(), reason="speed is promised for the compiled package")
def test_random_games_copies_and_steps_cost_what_was_noted() -> None:
    noted = json.loads(guard.NOTED.read_text(encoding="utf-8"))
    here = guard.environment()
    if here != {name: noted[name] for name in here}:
        pytest.skip(f"noted for {noted['python']} on {noted['machine']}, and compilers differ")
    faults = guard.faults(noted)
    assert not faults, "\n".join(["make guard notes the new cost, if it is meant to be so:", *faults])


def test_a_stored_move_costs_what_was_noted() -> None:
    """From the socket to everybody who is told of it, in instructions of the interpreter: the same on every machine."""
    noted = json.loads(server_guard.NOTED.read_text(encoding="utf-8"))
    if noted["python"] != guard.environment()["python"] or not bh.compiled():
        pytest.skip(f"noted for the compiled package and Python {noted['python']}")
    faults = guard.changed(server_guard.costs(), noted["instructions"], guard.LIMIT)
    assert not faults, "\n".join(["make guard notes the new cost, if it is meant to be so:", *faults])


def test_a_slowdown_beyond_the_limit_is_told() -> None:
    assert guard.changed({"maui 2 clone": 124.0}, {"maui 2 clone": 100.0}, 1.25) == []
    assert guard.changed({"maui 2 clone": 126.0}, {"maui 2 clone": 100.0}, 1.25) == [
        "maui 2 clone: 1.26 times what it was (100.0 -> 126.0)"
    ]


def test_a_note_that_guards_nothing_is_told() -> None:
    assert guard.changed({"maui 2 clone": 79.0}, {"maui 2 clone": 100.0}, 1.25) == [
        "maui 2 clone: faster, 100.0 -> 79.0; note it, so that it stays so"
    ]
    assert guard.changed({"maui 2 clone": 1.0}, {"maui 4 clone": 1.0}, 1.25) == [
        "maui 2 clone: not noted yet",
        "maui 4 clone: noted, but not there any more",
    ]


def test_every_game_is_guarded_at_fewest_and_most_seats() -> None:
    expected = {
        f"{id} {seats} {what}"
        for id in bh.games()
        for seats in bh.load(id).seats
        for what in ("decision", "clone", "step")
    }
    assert {piece.name for piece in guard.pieces()} == expected


def test_times_need_no_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "TURNS", 1)
    costs = guard.times()
    assert set(costs) == {piece.name for piece in guard.pieces()}
    assert min(costs.values()) > 0
