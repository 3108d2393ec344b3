"""Positions that are worth the same: the same is legal, and leads to the same points, under other names."""

import pytest

pytest.importorskip("numpy")

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.play import turns
from boardinghouse.train.exchange import EXCHANGES, exchange


@pytest.mark.parametrize("id", list(EXCHANGES))
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_answers_lead_to_the_same_points(id: str, seats: int) -> None:
    state = bh.load(id).begin(seats, {})
    rng = bh.Rng(f"{id}/{seats}")
    others = 0
    for seat in turns(state, bh.Luck(seats)):
        legal = state.legal(seat)
        twin, renamed = exchange(state, rng)
        assert sorted(renamed[action] for action in legal) == sorted(twin.legal(seat))
        others += twin.to_json() != state.to_json()
        action = legal[rng.below(len(legal))]
        after, there = state.clone(), twin.clone()
        after.play(seat, action)
        there.play(seat, renamed[action])
        assert there.acting() == after.acting()
        if after.acting() != (CHANCE,):
            assert len(there.legal(seat)) == len(after.legal(seat)) if seat in after.acting() else True
        assert there.result().breakdown == after.result().breakdown
        state.play(seat, action)
    assert others > 10
