"""Many tables in one call: the same games, bit for bit, as the environments with one table play."""

from typing import Any

import numpy as np
import pytest

import boardinghouse as bh
from boardinghouse.core.actions import Choices
from boardinghouse.rl import aec_env, batch_env, gym_env
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.encoding.sheet import Sheet
from boardinghouse.rl.rows import PlainRows, rows_over
from tests.rl.set_ups import ALL, NAMES

EVERY = pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
TABLES = 3


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action per table."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@EVERY
def test_writers_write_what_the_table_of_fields_says(game: str, seats: int, options: dict[str, str]) -> None:
    encoding = encoding_of(game)
    state = bh.load(game).new(seats, **options)
    luck = bh.Luck("writers")
    rng = bh.Rng("writers")
    luck.settle(state)
    assert encoding.writer is not None
    while True:
        for seat in range(seats):
            by_table = Sheet(encoding.size(seats))
            encoding.write_by_table(state, seat, by_table)
            assert np.array_equal(np.asarray(encoding.sheet(state, seat).values), np.asarray(by_table.values))
        if state.over:
            break
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])
        luck.settle(state)


@EVERY
def test_self_play_is_what_aec_env_plays(game: str, seats: int, options: dict[str, Any]) -> None:
    """Whole games at every table, observations, masks, seats, rewards and scores, and into the next games."""
    batch = batch_env(game, seats, TABLES, seed=5, **options)
    alone = [aec_env(game, seats, **options) for _ in range(TABLES)]
    for row, env in enumerate(alone):
        env.reset(seed=5 + row)
    rng = np.random.default_rng(1)
    ended = np.zeros(TABLES, int)
    while ended.min() < 1:
        for row, env in enumerate(alone):
            assert env.agent_selection == f"seat_{batch.seats[row]}"
            look = env.observe(env.agent_selection)
            assert look["observation"].tobytes() == batch.observations[row].tobytes()
            assert np.array_equal(look["action_mask"], batch.masks[row])
        assert batch.state().reshape(TABLES, -1)[0].tobytes() == alone[0].state().tobytes()
        actions = chosen(batch.masks, rng)
        batch.step(actions)
        for row, env in enumerate(alone):
            env.step(int(actions[row]))
            over = env.terminations["seat_0"]
            assert batch.dones[row] == over
            rewards = [np.float32(env.rewards[name]) for name in env.possible_agents]
            assert batch.rewards[row].tolist() == rewards
            assert batch.scores[row].tolist() == (env.arena.state.result().scores if over else [0] * seats)
            if over:
                ended[row] += 1
                env.reset()


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("game", bh.games())
def test_with_opponents_it_is_what_gym_env_plays(game: str, opponents: str) -> None:
    seats = bh.load(game).seats[0]
    settings: dict[str, Any] = {"opponents": opponents, "seat": None, "reward": "margin"}
    batch = batch_env(game, seats, TABLES, seed=7, **settings)
    alone = [gym_env(game, seats, **settings) for _ in range(TABLES)]
    looks = [env.reset(seed=7 + row)[0] for row, env in enumerate(alone)]
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(400 if opponents == "random" else 12):
        for row, look in enumerate(looks):
            assert look["observation"].tobytes() == batch.observations[row].tobytes()
            assert np.array_equal(look["action_mask"], batch.masks[row])
        actions = chosen(batch.masks, rng)
        batch.step(actions)
        for row, env in enumerate(alone):
            looks[row], reward, over, _, info = env.step(actions[row])
            assert batch.rewards[row] == np.float32(reward)
            assert batch.dones[row] == over
            if over:
                ended += 1
                assert batch.scores[row].tolist() == info["scores"].tolist()
                looks[row] = env.reset()[0]
    assert ended or opponents == "greedy"


def test_whole_numbers_and_bits_say_the_same() -> None:
    plain = batch_env("austria", 2, TABLES, seed=1)
    small = batch_env("austria", 2, TABLES, seed=1, observations="int16", masks="bits")
    rng = np.random.default_rng(3)
    for _ in range(60):
        scaled = np.clip(small.observations * small.scales, -1, 1)
        assert scaled.tobytes() == plain.observations.tobytes()
        bits = np.unpackbits(small.masks, axis=1, bitorder="little", count=plain.masks.shape[1])
        assert np.array_equal(bits, plain.masks)
        actions = chosen(plain.masks, rng)
        plain.step(actions)
        small.step(actions)


def test_arrays_are_made_once_and_can_be_given() -> None:
    env = batch_env("maui", 2, TABLES, seed=1)
    arrays = [env.observations, env.masks, env.rewards, env.dones]
    seen = np.zeros_like(env.observations)
    masks = np.zeros_like(env.masks)
    given = batch_env("maui", 2, TABLES, seed=1, observations=seen, masks=masks)
    for _ in range(5):
        actions = env.masks.argmax(axis=1)
        assert all(one is other for one, other in zip(env.step(actions), arrays, strict=True))
        given.step(actions)
        assert np.array_equal(seen, env.observations)
        assert np.array_equal(masks, env.masks)
        assert seen.flags.c_contiguous


def test_rows_in_c_and_in_python_are_the_same() -> None:
    """Numbers beyond their bounds, negative ones and all actions; where the package is not compiled, both are plain."""
    sheet, choices = Sheet(6), Choices()
    scales = np.array([1, 0.5, 1 / 3, 1 / 7, 0.25, 1], np.float32)
    for kind, width, packed in ((np.float32, 9, False), (np.int16, 2, True)):
        results = []
        for make in (rows_over, PlainRows):
            seen = np.full((2, 6), 9, kind)
            masks = np.full((2, width), 1, np.uint8)
            rows = make(sheet, scales, seen, choices, masks, 9, packed)
            sheet.clear()
            for value in (3, -1, 2, 5, -9, 1):
                sheet.put(value)
            choices.clear()
            for action in (0, 3, 8):
                choices.add(action)
            rows.observe(1)
            rows.allow(0, 3)
            assert not np.asarray(sheet.values).any()
            results.append((seen.tobytes(), masks.tobytes()))
        assert results[0] == results[1]


def test_illegal_answers_change_nothing_or_are_replaced() -> None:
    env = batch_env("maui", 2, TABLES, seed=1)
    before = env.observations.copy()
    actions = env.masks.argmax(axis=1)
    actions[-1] = np.flatnonzero(~env.masks[-1])[0]
    with pytest.raises(bh.IllegalAction, match="table 2"):
        env.step(actions)
    assert np.array_equal(before, env.observations)
    assert [env.position(row).undoable(seat) for row, seat in enumerate(env.seats.tolist())] == [0, 0, 0]
    mild = batch_env("maui", 2, TABLES, opponents="random", seed=1, illegal="random")
    alone = gym_env("maui", 2)
    alone.reset(seed=3)
    mild.step(np.full(TABLES, 10_000))
    look, *_ = alone.step(10_000)
    assert np.array_equal(look["observation"], mild.observations[2])


def test_games_start_from_given_positions() -> None:
    state = bh.load("maui").new(2)
    luck = bh.Luck(3)
    luck.settle(state)
    while state.round < 5:
        state.apply(state.actor(), state.legal(state.actor())[0])
        luck.settle(state)
    for given in (state, state.to_json(), [state] * TABLES):
        env = batch_env("maui", 2, TABLES)
        env.reset(seed=1, options={"state": given})
        assert [env.position(row) == state for row in range(TABLES)] == [True] * TABLES
        env.step(env.masks.argmax(axis=1))
        assert env.position(0) != state
    for one in (aec_env("maui", 2), gym_env("maui", 2, seat=state.actor())):
        one.reset(seed=1, options={"state": state})
        assert one.arena.state == state
    with pytest.raises(ValueError, match="a table of maui with 3 seats cannot go on from"):
        batch_env("maui", 3, TABLES).reset(options={"state": state})


def test_rewards_can_be_shaped() -> None:
    """Points gained since the step before, read from the observations of all tables at once."""
    scores = np.zeros(TABLES, np.float32)

    def gained(env: Any) -> Any:
        now = env.observations[:, env.slices["score"].start] * 150
        before = scores.copy()
        scores[:] = now
        return np.where(env.dones, 0, now - before).astype(np.float32)

    env = batch_env("maui", 2, TABLES, opponents="random", seed=1, shaping=gained)
    total = env.rewards.copy()
    for _ in range(8):
        total += env.step(env.masks.argmax(axis=1))[2]
    assert not env.dones.any()
    assert total.tolist() == pytest.approx(scores.tolist())
    assert total.any()


def test_mistakes_are_named() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        batch_env("maui", 2, 0)
    with pytest.raises(ValueError, match="2 opponents are needed for 3 seats, not 1"):
        batch_env("maui", 3, 2, opponents=["random"])
    with pytest.raises(ValueError, match="3 tables need as many actions, not 2"):
        batch_env("maui", 2, 3).step([0, 0])
    with pytest.raises(ValueError, match="the rewards are places, victory, margin"):
        batch_env("maui", 2, 2, reward="money")
