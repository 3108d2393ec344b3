"""Many tables at once: a Gymnasium VectorEnv whose tables are spread over worker processes.

Every worker steps its share of the tables by one call (`batch.py`), which writes what they show into memory that all
processes share; a step costs one short message to each worker and one back. Gymnasium's AsyncVectorEnv gives every
table a process and two messages per step; our tables step too fast for that (docs/environments.md has figures).
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from boardinghouse.processes import Worker
from boardinghouse.rl.arena import Observation
from boardinghouse.rl.batch import BatchEnv
from boardinghouse.rl.gym import SeatEnv
from boardinghouse.rl.hall import CUT, GOING, OVER
from boardinghouse.rl.shared import shares

Infos = dict[str, Any]


@dataclass
class SharedRows:
    """What the processes share, as raw buffers: one row per table."""

    observations: Any
    masks: Any
    actions: Any
    rewards: Any
    terminations: Any
    truncations: Any


class Board:
    """The same as arrays."""

    def __init__(self, memory: SharedRows, tables: int) -> None:
        self.observations = np.frombuffer(memory.observations, np.float32).reshape(tables, -1)
        self.masks = np.frombuffer(memory.masks, np.int8).reshape(tables, -1)
        self.actions = np.frombuffer(memory.actions, np.int64)
        self.rewards = np.frombuffer(memory.rewards, np.float64)
        self.terminations = np.frombuffer(memory.terminations, np.bool_)
        self.truncations = np.frombuffer(memory.truncations, np.bool_)


class Share:
    """A worker's tables."""

    def __init__(self, board: Board, share: range, settings: dict[str, Any], mode: AutoresetMode) -> None:
        rows = slice(share.start, share.stop)
        self.actions = board.actions[rows]
        self.rewards = board.rewards[rows]
        self.terminations = board.terminations[rows]
        self.truncations = board.truncations[rows]
        self.mode = mode
        arrays: dict[str, Any] = {"observations": board.observations[rows], "masks": board.masks[rows]}
        # what gym_env has where nothing is said
        wanted: dict[str, Any] = {"seats": None, "opponents": "random", "illegal": "random", **settings}
        wanted.pop("render_mode", None)
        self.env = BatchEnv(tables=len(share), autoreset=False, **arrays, **wanted)
        self.merger: VectorEnv[Any, Any, Any] = VectorEnv()
        self.merger.num_envs = len(share)

    def reset(self, seeds: list[int | None], chosen: list[bool] | None, options: dict[str, Any]) -> Infos:
        """New games at all tables, or at those chosen."""
        self.env.reset(seeds, options, chosen)
        self.terminations[:] = False
        self.truncations[:] = False
        return {}

    def step(self) -> Infos:
        env = self.env
        if self.mode == AutoresetMode.DISABLED and (env.hall_ends != GOING).any():
            raise ValueError('a game has ended: reset(options={"reset_mask": ...}) begins the next')
        env.hall.step(self.actions.tolist(), False)
        self.rewards[:] = env.hall_gains
        np.equal(env.hall_ends, OVER, out=self.terminations)
        np.equal(env.hall_ends, CUT, out=self.truncations)
        infos: Infos = {}
        for row in np.flatnonzero((env.hall_ends != GOING) | (env.hall_replaced != 0)):
            infos = self.tell(infos, int(row))
        return infos

    def tell(self, infos: Infos, row: int) -> Infos:
        """Add what is to be said of a table: that an answer was replaced, how a game ended."""
        env = self.env
        info: Infos = {"illegal": True} if env.hall_replaced[row] else {}
        if env.hall_ends[row] == OVER:
            info |= {"scores": env.hall_scores[row].copy(), "places": env.hall_places[row].copy()}
        if env.hall_ends[row] != GOING and self.mode == AutoresetMode.SAME_STEP:
            mask = env.masks[row].copy()
            seen = {"observation": env.observations[row].copy(), "action_mask": mask}
            info = {"final_obs": seen, "final_info": {"action_mask": mask, **info}}
            env.hall.restart(row)
        return self.merger._add_info(infos, info, row)  # noqa: SLF001 - Gymnasium's own way to merge infos


class ShareWork:
    """What a worker does: its share of the tables is made at its first order, in its own process."""

    def __init__(
        self, memory: SharedRows, tables: int, share: range, settings: dict[str, Any], mode: AutoresetMode
    ) -> None:
        self.arguments = (memory, tables, share, settings, mode)
        self.share: Share | None = None

    def __call__(self, order: tuple[Any, ...] | None) -> Infos:
        if self.share is None:
            memory, tables, share, settings, mode = self.arguments
            self.share = Share(Board(memory, tables), share, settings, mode)
        return self.share.step() if order is None else self.share.reset(*order)


class SeatVector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """As many copies of `gym_env` as asked for. A table whose game is over begins the next one by itself, in the way
    that Gymnasium calls the autoreset mode."""

    def __init__(self, num_envs: int, workers: int, mode: AutoresetMode, copy: bool, settings: dict[str, Any]) -> None:
        self.workers: list[Worker] = []  # what goes wrong before there are any leaves none to be ended
        if num_envs < 1 or workers < 1:
            raise ValueError(f"at least one table and one worker, not {num_envs} and {workers}")
        pattern = SeatEnv(**settings)  # here, so that wrong settings are told at once
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {**pattern.metadata, "autoreset_mode": mode}
        self.single_observation_space = pattern.observation_space
        self.single_action_space = pattern.action_space
        self.observation_space = batch_space(pattern.observation_space, num_envs)
        self.action_space = batch_space(pattern.action_space, num_envs)
        context = get_context("spawn")
        numbers = len(pattern.arena.scales)
        memory = SharedRows(
            context.RawArray("f", num_envs * numbers),
            context.RawArray("b", num_envs * pattern.arena.size),
            context.RawArray("q", num_envs),
            context.RawArray("d", num_envs),
            context.RawArray("b", num_envs),
            context.RawArray("b", num_envs),
        )
        self.board = Board(memory, num_envs)
        self.shares = shares(num_envs, workers)
        self.workers = [
            Worker(ShareWork(memory, num_envs, share, settings, mode), passing=True) for share in self.shares
        ]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """New games at all tables, or at those that `options["reset_mask"]` marks. One seed stands for as many, counted
        up. `options["state"]` is a position to start from."""
        seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else seed
        seeds = [None] * self.num_envs if seeds is None else list(seeds)
        rest = dict(options or {})
        marked = rest.pop("reset_mask", None)
        chosen = None if marked is None else np.asarray(marked, np.bool_).tolist()
        orders = []
        for share in self.shares:
            rows = slice(share.start, share.stop)
            orders.append((seeds[rows], None if chosen is None else chosen[rows], rest))
        infos = self.ask(orders)
        return self.seen(), infos

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        self.board.actions[:] = actions
        infos = self.ask([None] * len(self.shares))
        board = self.board
        return self.seen(), board.rewards.copy(), board.terminations.copy(), board.truncations.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions at every table."""
        return self.board.masks.astype(np.bool_)

    def seen(self) -> Observation:
        board = self.board
        masks = board.masks.copy() if self.copy else board.masks
        return {"observation": board.observations.copy() if self.copy else board.observations, "action_mask": masks}

    def ask(self, orders: Sequence[tuple[Any, ...] | None]) -> Infos:
        """Have all workers do something at once; what they have to tell beside the shared memory."""
        for worker, order in zip(self.workers, orders, strict=True):
            worker.give(order)
        answers: list[Infos] = []
        faults: list[Exception] = []
        for worker in self.workers:  # all of them, so that none has an answer left for the next order
            try:
                answers.append(worker.answer())
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise faults[0]
        infos: Infos = {"action_mask": self.board.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        for share, told in zip(self.shares, answers, strict=True):
            self.merge(infos, share, told)
        return infos

    def merge(self, infos: Infos, share: range, told: Infos) -> None:
        """Put what a worker told of its share where it belongs among all tables."""
        for name, value in told.items():
            if isinstance(value, dict):
                self.merge(infos.setdefault(name, {}), share, value)
            else:
                empty = np.zeros((self.num_envs, *value.shape[1:]), value.dtype)
                if value.dtype == object:
                    empty.fill(None)
                infos.setdefault(name, empty)[share.start : share.stop] = value

    def close_extras(self, **kwargs: Any) -> None:
        for worker in self.workers:
            worker.end()


def vector_env(
    game: str,
    num_envs: int,
    workers: int | None = None,
    autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    copy: bool = True,
    **settings: Any,
) -> SeatVector:
    """`num_envs` copies of `gym_env(game, **settings)` in `workers` processes, by default one per processor. With
    `copy=False` observations are the shared memory itself, overwritten by the next step. Bots in `settings` go by name,
    or can be pickled. A script starts it under `if __name__ == "__main__":`, as every use of processes."""
    settings = {"game": game, **settings}
    return SeatVector(num_envs, workers or os.cpu_count() or 1, autoreset_mode, copy, settings)
