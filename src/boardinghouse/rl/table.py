"""Table: one game in play behind every environment. It draws for chance, encodes what seats see, checks answers."""

import json
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boardinghouse.core.contract import State
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng
from boardinghouse.games import load
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.encoding.sheet import Sheet, mask
from boardinghouse.rl.rewards import reward_of

Illegal = Literal["raise", "random"]
Observation = dict[str, Any]  # of arrays: `observation` and `action_mask`


class Table:
    """A game with its seats and options. `extra` more actions stand behind the game's own, for environments to use."""

    def __init__(
        self, game: str, seats: int | None, options: dict[str, str], reward: str, illegal: Illegal, extra: int = 0
    ) -> None:
        if illegal not in ("raise", "random"):
            raise ValueError(f"illegal is 'raise' or 'random', not {illegal!r}")
        self.game = load(game)
        self.options = options
        self.state: State = self.game.new(seats, **options)
        self.seats: int = self.state.seats
        self.reward = reward_of(reward)
        self.illegal = illegal
        self.size = self.game.actions.size + extra
        self.encoding = encoding_of(game)
        self.scales = np.array(self.encoding.scales(self.seats), np.float32)
        self.luck = Luck()
        self.replacing = Rng()

    @property
    def name(self) -> str:
        """The game and the version of its rules."""
        return f"{self.game.id}_v{self.game.version}"

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.size)

    def observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-1.0, 1.0, (len(self.scales),), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    def begin(self, seed: object) -> None:
        """A new game, up to the first question. Equal seeds mean equal luck, the same that `bh.play` has."""
        self.state = self.game.new(self.seats, **self.options)
        self.luck = Luck(seed)
        self.replacing = Rng(f"{seed}/illegal")
        self.luck.settle(self.state)

    def numbers(self, seat: int) -> NDArray[np.float32]:
        """The observation as this seat knows the game."""
        return scaled(self.encoding.sheet(self.state, seat), self.scales)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action this seat may answer with; all 0 where it owes no answer."""
        sheet = Sheet(self.size)
        mask(self.state, seat, sheet)
        return np.asarray(sheet.values).astype(np.int8)

    def answer(self, seat: int, action: int) -> bool:
        """Play an action and what chance has to say to it. An action that is not legal raises IllegalAction, or is
        replaced by a random legal one; whether it was."""
        replaced = self.illegal == "random" and not self.state.allows(seat, action)
        if replaced:
            legal = self.state.legal(seat)
            action = legal[self.replacing.pick(len(legal))]
        self.state.apply(seat, action)
        self.luck.settle(self.state)
        return replaced

    def over(self) -> bool:
        return not self.state.acting()

    def rewards(self) -> list[float]:
        """By seat, once the game is over."""
        return self.reward(self.state.result())

    def text(self) -> str:
        """The table as a watcher sees it, as JSON."""
        return json.dumps(self.state.view(None), indent=1)


def scaled(sheet: Sheet, scales: NDArray[np.float32]) -> NDArray[np.float32]:
    """The numbers of a sheet within -1 and 1."""
    numbers: NDArray[np.float32] = np.asarray(sheet.values).astype(np.float32)
    numbers *= scales
    return np.clip(numbers, -1.0, 1.0, out=numbers)


def new_seed(generator: np.random.Generator) -> int:
    """A seed for one game."""
    return int(generator.integers(1 << 62))
