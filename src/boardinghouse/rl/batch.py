"""Many tables in one call: `step(actions)` answers at all of them and writes what they show into arrays made once."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from boardinghouse.bots import find
from boardinghouse.bots.random import RandomBot
from boardinghouse.core.contract import Result, State
from boardinghouse.core.play import Bot
from boardinghouse.games import load
from boardinghouse.rl.arena import Illegal, new_seed, position_of, start_in
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.hall import CUT, GOING, Hall
from boardinghouse.rl.rewards import reward_of
from boardinghouse.rl.rows import rows_over

Opponents = str | Bot | Sequence[str | Bot]
Shaping = Callable[["BatchEnv"], NDArray[np.float32]]


def seated(opponents: Opponents, others: int) -> list[Bot]:
    """The bots of all other seats, from the next one on."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents] * others
    if len(opponents) != others:
        raise ValueError(f"{others} opponents are needed for {others + 1} seats, not {len(opponents)}")
    return [find(bot) if isinstance(bot, str) else bot for bot in opponents]


class BatchEnv:
    """`tables` games at once. All arrays have a row per table, are made once and overwritten by every step:

    `observations`: what the seat asked sees; float32 within -1 and 1, or int16 as counted, to be multiplied by `scales`
    `masks`: its legal actions, as bools or, packed, as bits from the lowest up
    `rewards`: of the learner's seat; without opponents, of every seat
    `dones`: whether the last step ended a game; the row then shows the next game already
    `truncated`: whether `max_cycles` did
    `seats`: the seat asked
    `learners`: the seat that learns, in the game shown now; -1 without opponents
    `scores`: the final points of the game that ended, by seat; else 0
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        tables: int,
        opponents: Opponents | None = None,
        reward: str | Callable[[Result], list[float]] = "places",
        seed: int | None = None,
        seat: int | None = 0,
        observations: Literal["float32", "int16"] | NDArray[Any] = "float32",
        masks: Literal["bool", "bits"] | NDArray[Any] = "bool",
        illegal: Illegal = "raise",
        max_cycles: int | None = None,
        budget: float = 0.0,
        shaping: Shaping | None = None,
        autoreset: bool = True,
        belief: bool = False,
        **options: str,
    ) -> None:
        if tables < 1:
            raise ValueError(f"at least one table, not {tables}")
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is 'raise' or 'random', not {illegal!r}")
        self.game = load(game)
        self.seat_count: int = self.game.new(seats, **options).seats
        if seat is not None and not 0 <= seat < self.seat_count:
            raise ValueError(f"seat is from 0 to {self.seat_count - 1}, or None for another one every game, not {seat}")
        self.tables = tables
        self.encoding = encoding_of(game, belief)
        self.scales: NDArray[np.float32] = np.array(self.encoding.scales(self.seat_count), np.float32)
        self.slices = self.encoding.slices(self.seat_count)
        self.alone = opponents is None
        self.wanted = seat
        self.shaping = shaping
        self.autoreset = autoreset
        bots = None if opponents is None else seated(opponents, self.seat_count - 1)
        self.generators: list[np.random.Generator] = []
        self.hall = Hall(
            self.game,
            self.seat_count,
            options,
            tables,
            self.encoding,
            reward_of(reward) if isinstance(reward, str) else reward,
            self.deal,
            None if bots is None else [None if isinstance(bot, RandomBot) else bot for bot in bots],
            budget,
            illegal == "raise",
            max_cycles or 0,
        )
        actions = self.game.actions.size
        if isinstance(observations, str):
            observations = np.zeros((tables, len(self.scales)), observations)
        if isinstance(masks, str):
            packed = masks == "bits"
            masks = np.zeros((tables, -(-actions // 8) if packed else actions), np.uint8 if packed else np.bool_)
        self.observations: NDArray[Any] = observations
        self.masks: NDArray[Any] = masks
        packed = masks.shape[1] != actions
        self.hall.rows = rows_over(
            self.hall.sheet, self.scales, observations, self.hall.choices, masks, actions, packed
        )
        self.rewards: NDArray[np.float32] = np.zeros(
            tables if not self.alone else (tables, self.seat_count), np.float32
        )
        self.dones: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.seats: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.learners: NDArray[np.int64] = np.zeros(tables, np.int64)
        self.scores: NDArray[np.int64] = np.zeros((tables, self.seat_count), np.int64)
        # the hall's own vectors, looked at
        self.hall_rewards: NDArray[np.float64] = np.asarray(self.hall.rewards).reshape(tables, self.seat_count)
        self.hall_scores = np.asarray(self.hall.scores).reshape(tables, self.seat_count)
        self.hall_places = np.asarray(self.hall.places).reshape(tables, self.seat_count)
        self.hall_ends = np.asarray(self.hall.ends)
        self.hall_acting = np.asarray(self.hall.acting)
        self.hall_learners = np.asarray(self.hall.learners)
        self.hall_gains = np.asarray(self.hall.gains)
        self.hall_replaced = np.asarray(self.hall.replaced)
        self.whole: NDArray[Any] | None = None
        self.reset(seed)

    def deal(self, row: int) -> int:
        """The seed of a table's next game, drawn as the other environments draw it."""
        generator = self.generators[row]
        if not self.alone:
            seat = int(generator.integers(self.seat_count)) if self.wanted is None else self.wanted
            self.hall.seat_learner(row, seat)
        return new_seed(generator)

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
        chosen: Sequence[bool] | None = None,
    ) -> tuple[NDArray[Any], NDArray[Any]]:
        """New games at all tables, or at those chosen. Table 0 gets the seed, table 1 the next number, and so on.
        `options={"state": ...}` is a position to start from, or a list of one for each table: a State, or what its
        `to_json` gave. The games after these start from the set-up."""
        starts = self.starts(options)
        seeds = list(range(seed, seed + self.tables)) if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.tables:
            raise ValueError(f"{self.tables} tables need as many seeds, not {len(seeds)}")
        for row in range(self.tables):
            if len(self.generators) <= row:
                self.generators.append(seeding.np_random(None if seeds is None else seeds[row])[0])
            elif seeds is not None and seeds[row] is not None:
                self.generators[row] = seeding.np_random(seeds[row])[0]
            if chosen is None or chosen[row]:
                self.hall.restart(row, None if starts is None else starts[row].clone())
        self.read()
        return self.observations, self.masks

    def starts(self, options: dict[str, Any] | None) -> list[State] | None:
        """The positions to start from."""
        given = start_in(options)
        if given is None:
            return None
        if not isinstance(given, list | tuple):
            return [position_of(self.game, self.seat_count, given)] * self.tables
        if len(given) != self.tables:
            raise ValueError(f"{self.tables} tables need one position, or as many, not {len(given)}")
        return [position_of(self.game, self.seat_count, one) for one in given]

    def step(
        self, actions: NDArray[np.integer[Any]] | Sequence[int]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.float32], NDArray[np.bool_]]:
        """An answer at every table: observations, masks, rewards, dones."""
        self.hall.step(np.asarray(actions).tolist(), self.autoreset)
        self.read()
        return self.observations, self.masks, self.rewards, self.dones

    def read(self) -> None:
        """Take over what the hall noted."""
        np.copyto(self.rewards, self.hall_rewards if self.alone else self.hall_gains, "same_kind")
        np.not_equal(self.hall_ends, GOING, out=self.dones)
        np.equal(self.hall_ends, CUT, out=self.truncated)
        np.copyto(self.seats, self.hall_acting)
        np.copyto(self.learners, self.hall_learners)
        np.copyto(self.scores, self.hall_scores)
        if self.shaping is not None:
            self.rewards += self.shaping(self)

    def position(self, table: int) -> State:
        """The state at a table, secrets included: yours to look at, not to change."""
        return self.hall.states[table]

    def state(self) -> NDArray[Any]:
        """What all seats together know, for critics that see more than the seat that plays: a row per table, with the
        observations of seat 0, seat 1 and so on side by side. An array made once, and written when this is called."""
        if self.whole is None:
            self.whole = np.zeros((self.tables * self.seat_count, len(self.scales)), self.observations.dtype)
            masks = np.zeros((len(self.whole), -(-self.game.actions.size // 8)), np.uint8)
            self.whole_rows = rows_over(
                self.hall.sheet, self.scales, self.whole, self.hall.choices, masks, self.game.actions.size, packed=True
            )
        self.hall.survey(self.whole_rows)
        return self.whole.reshape(self.tables, -1)


def batch_env(
    game: str,
    seats: int | None = None,
    tables: int = 1024,
    opponents: Opponents | None = None,
    reward: str | Callable[[Result], list[float]] = "places",
    seed: int | None = None,
    **settings: Any,
) -> BatchEnv:
    """`tables` games stepped by one compiled call. Without `opponents` you answer for every seat, as in `aec_env`; with
    them for one seat, as in `gym_env`. Equal seeds and actions give what those give, bit for bit. `settings` are the
    others of BatchEnv, and the game's own options."""
    return BatchEnv(game, seats, tables, opponents, reward, seed, **settings)
