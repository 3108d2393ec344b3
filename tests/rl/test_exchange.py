"""Positions that are worth the same: the same is legal, and leads to the same points, under other names."""

from typing import Any

import pytest

pytest.importorskip("numpy")

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, NOBODY
from boardinghouse.core.play import turns
from boardinghouse.train.exchange import exchange
from boardinghouse.train.games import notes_on

AHEAD = 25  # answers that are given on both sides


@pytest.mark.parametrize("id", [id for id in bh.games() if hasattr(notes_on(id), "exchange")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_answers_lead_to_the_same_points(id: str, seats: int) -> None:
    state = bh.load(id).begin(seats, {})
    rng = bh.Rng(f"{id}/{seats}")
    compared = 0
    for number, seat in enumerate(turns(state, bh.Luck(seats))):
        if number % 7 == 0:
            compared += follow(state.clone(), rng)
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    assert compared > 20


def follow(state: Any, rng: bh.Rng) -> int:
    """Play on here and there; how many answers. Dice fall alike; cards drawn have other names and end it."""
    there, renamed = exchange(state, rng)
    for count in range(AHEAD):
        actor = state.actor()
        assert there.actor() == actor
        assert there.result().breakdown == state.result().breakdown
        if actor == NOBODY or (actor == CHANCE and state.game.id == "overbooking"):
            return count
        legal = [state.sample(rng)] if actor == CHANCE else state.legal(actor)
        if actor != CHANCE:
            assert sorted(renamed[action] for action in legal) == there.legal(actor)
        action = legal[rng.below(len(legal))]
        state.play(actor, action)
        there.play(actor, renamed[action])
    return AHEAD
