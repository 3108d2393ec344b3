"""The tables of `batch_env` spread over processes, in arrays that all of them share.

Every process steps its share of the tables by one compiled call and writes what they show straight into the shared
arrays; a step costs one short message to each worker and one back. The games are those of `batch_env`, bit for bit.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from boardinghouse.core.contract import IllegalAction, Result
from boardinghouse.processes import Worker
from boardinghouse.rl.batch import BatchEnv, Opponents

SharedShaping = Callable[["SharedBatch"], NDArray[np.float32]]
RESET, STEP, STATE = "reset", "step", "state"


@dataclass
class SharedArray:
    """An array that processes share: a row per table."""

    memory: Any
    kind: str
    shape: tuple[int, ...]

    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.kind).reshape(self.shape)


class WorkerTables:
    """A worker's tables. They are made at the first order, in its own process."""

    def __init__(self, arrays: dict[str, SharedArray], share: range, settings: dict[str, Any]) -> None:
        self.arrays = arrays
        self.share = share
        self.settings = settings
        self.env: BatchEnv | None = None

    def __call__(self, order: tuple[str, Any, Any, Any]) -> None:
        rows = slice(self.share.start, self.share.stop)
        if self.env is None:
            self.rows = {name: shared.array()[rows] for name, shared in self.arrays.items()}
            given: dict[str, Any] = {name: self.rows[name] for name in ("observations", "masks")}
            self.env = BatchEnv(tables=len(self.share), **given, **self.settings)
        what, *rest = order
        if what == STATE:  # nobody has moved, and the rewards out there have their shaping already, which ours lack
            self.rows["whole"][:] = self.env.state()
            return
        if what == RESET:
            seeds, options, chosen = rest
            self.env.reset(seeds, options, chosen)
        else:
            self.env.step(self.rows["actions"])
        for name in ("rewards", "dones", "truncated", "seats", "learners", "scores"):
            self.rows[name][...] = getattr(self.env, name)


class SharedBatch:
    """As `BatchEnv`, with the same arrays, but stepped by `workers` processes side by side."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        tables: int,
        workers: int,
        opponents: Opponents | None = None,
        reward: str | Callable[[Result], list[float]] = "places",
        seed: int | None = None,
        observations: Literal["float32", "int16"] = "float32",
        masks: Literal["bool", "bits"] = "bool",
        shaping: SharedShaping | None = None,
        **settings: Any,
    ) -> None:
        if tables < 1 or workers < 1:
            raise ValueError(f"at least one table and one worker, not {tables} and {workers}")
        settings = {"game": game, "seats": seats, "opponents": opponents, "reward": reward, **settings}
        pattern = BatchEnv(tables=1, observations=observations, masks=masks, **settings)  # wrong settings are told here
        self.game = pattern.game
        self.seat_count = pattern.seat_count
        self.encoding = pattern.encoding
        self.scales = pattern.scales
        self.slices = pattern.slices
        self.tables = tables
        self.shaping = shaping
        self.strict: bool = pattern.hall.strict
        like = {
            name: getattr(pattern, name)
            for name in ("observations", "masks", "rewards", "dones", "truncated", "seats", "learners", "scores")
        }
        like |= {"actions": pattern.seats, "whole": pattern.state()}
        shared = {name: shared_array(tables, one) for name, one in like.items()}
        arrays = {name: one.array() for name, one in shared.items()}
        self.observations: NDArray[Any] = arrays["observations"]
        self.masks: NDArray[Any] = arrays["masks"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.truncated: NDArray[np.bool_] = arrays["truncated"]
        self.seats: NDArray[np.int64] = arrays["seats"]
        self.learners: NDArray[np.int64] = arrays["learners"]
        self.scores: NDArray[np.int64] = arrays["scores"]
        self.actions: NDArray[np.int64] = arrays["actions"]
        self.whole: NDArray[Any] = arrays["whole"]
        self.shares = shares(tables, workers)
        self.workers = [Worker(WorkerTables(shared, share, settings), passing=True) for share in self.shares]
        self.reset(seed)

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
        chosen: Sequence[bool] | None = None,
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """New games at all tables, or at those chosen, as in `BatchEnv`."""
        seeds = list(range(seed, seed + self.tables)) if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.tables:
            raise ValueError(f"{self.tables} tables need as many seeds, not {len(seeds)}")
        start = (options or {}).get("state")
        orders = []
        for share in self.shares:
            rows = slice(share.start, share.stop)
            mine = {"state": start[rows]} if isinstance(start, list | tuple) else options
            orders.append(
                (RESET, None if seeds is None else seeds[rows], mine, None if chosen is None else chosen[rows])
            )
        self.ask(orders)
        return self.observations, self.masks

    def step(
        self, actions: NDArray[np.integer[Any]] | Sequence[int]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.float32], NDArray[np.bool_]]:
        """An answer at every table: observations, masks, rewards, dones."""
        if len(actions) != self.tables:
            raise ValueError(f"{self.tables} tables need as many actions, not {len(actions)}")
        self.actions[:] = actions
        if self.strict:  # here, so that no table has gone on where another refuses
            self.refuse_illegal()
        self.ask([(STEP, None, None, None)] * len(self.shares))
        return self.observations, self.masks, self.rewards, self.dones

    def refuse_illegal(self) -> None:
        """IllegalAction for the first table whose answer is not legal."""
        size = self.game.actions.size
        masks = self.masks
        if masks.shape[1] != size:
            masks = np.unpackbits(masks, axis=1, bitorder="little", count=size)
        within = (self.actions >= 0) & (self.actions < size)
        fine = within & (masks[np.arange(self.tables), np.where(within, self.actions, 0)] != 0)
        if not fine.all():
            table = int(np.argmin(fine))
            raise IllegalAction(f"table {table}: {self.actions[table]} is not legal")

    def state(self) -> NDArray[Any]:
        """What all seats together know, as in `BatchEnv`."""
        self.ask([(STATE, None, None, None)] * len(self.shares))
        return self.whole

    def ask(self, orders: Sequence[tuple[str, Any, Any, Any]]) -> None:
        """Have all workers do something at once."""
        for worker, order in zip(self.workers, orders, strict=True):
            worker.give(order)
        faults: list[Exception] = []
        for worker in self.workers:  # all of them, so that none has an answer left for the next order
            try:
                worker.answer()
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise faults[0]
        if self.shaping is not None and orders[0][0] != STATE:
            self.rewards += self.shaping(self)

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.end()
        self.workers = []


def shared_array(tables: int, like: NDArray[Any]) -> SharedArray:
    """Room for as many rows, each as this array's first."""
    shape = (tables, *like.shape[1:])
    size = int(np.prod(shape)) * like.itemsize
    return SharedArray(get_context("spawn").RawArray("b", size), like.dtype.str, shape)


def shares(tables: int, workers: int) -> list[range]:
    """The tables of each worker, as even as can be; no worker without one."""
    workers = min(workers, tables)
    ends = [tables * worker // workers for worker in range(workers + 1)]
    return [range(start, end) for start, end in pairwise(ends)]


def shared_env(
    game: str,
    seats: int | None = None,
    tables: int = 1024,
    workers: int = 2,
    opponents: Opponents | None = None,
    reward: str | Callable[[Result], list[float]] = "places",
    seed: int | None = None,
    **settings: Any,
) -> SharedBatch:
    """`batch_env` in `workers` processes that share its arrays: the same games, bit for bit. `shaping` is called in
    this process; bots and functions in the other settings must be such that can be pickled. A script starts it under
    `if __name__ == "__main__":`, as every use of processes."""
    return SharedBatch(game, seats, tables, workers, opponents, reward, seed, **settings)
