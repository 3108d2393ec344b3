"""Tables spread over processes: the games of `batch_env`, in arrays that all processes share."""

from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

import boardinghouse as bh
from boardinghouse.rl import batch_env, shared_env

TABLES = 5
ARRAYS = ("observations", "masks", "rewards", "dones", "truncated", "seats", "learners", "scores")


def score(env: Any) -> Any:
    """Shaping that reads the arrays of all tables."""
    points = env.observations[:, env.slices["score"].start]
    return points if env.rewards.ndim == 1 else points[:, None]


# answers for every seat, in whole numbers and bits; against a bot, in floats and bools
@pytest.mark.parametrize(
    ("opponents", "kinds"),
    [(None, {"observations": "int16", "masks": "bits"}), ("random", {})],
    ids=["alone", "against"],
)
def test_processes_play_what_one_plays(opponents: str | None, kinds: dict[str, str]) -> None:
    settings: dict[str, Any] = {"opponents": opponents, "seed": 4, "reward": "margin", "shaping": score, **kinds}
    alone = batch_env("maui", 2, TABLES, **settings)
    before = {child.pid for child in active_children()}
    shared = shared_env("maui", 2, TABLES, workers=2, **settings)
    try:
        assert len({child.pid for child in active_children()} - before) == 2
        rng = np.random.default_rng(1)
        kept = {name: getattr(shared, name) for name in ARRAYS}

        def same() -> None:
            for name in ARRAYS:
                assert getattr(shared, name) is kept[name]
                assert np.array_equal(getattr(shared, name), getattr(alone, name)), name

        ended = 0
        while ended < TABLES:
            same()
            assert np.array_equal(shared.state(), alone.state())
            masks = np.unpackbits(alone.masks, axis=1, bitorder="little") if kinds else alone.masks
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
            wrong = actions.copy()
            wrong[3] = 10_000
            with pytest.raises(bh.IllegalAction, match="table 3: 10000 is not legal"):
                shared.step(wrong)
            same()  # nowhere has a table gone on
            alone.step(actions)
            shared.step(actions)
            ended += int(alone.dones.sum())
        state = alone.position(3)
        for env in (alone, shared):
            env.reset(seed=9, options={"state": [state] * TABLES}, chosen=[True, False, True, False, True])
        assert np.array_equal(shared.observations, alone.observations)
    finally:
        shared.close()
    assert {child.pid for child in active_children()} <= before


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="at least one table and one worker, not 4 and 0"):
        shared_env("maui", 2, 4, workers=0)
    with pytest.raises(ValueError, match="the rewards are"):
        shared_env("maui", 2, 4, reward="money")
