"""Arena: one game in play behind every environment. It draws for chance, encodes what seats see, checks answers."""

import json
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import Game, State
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng
from boardinghouse.games import load
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.encoding.sheet import Encoding, Sheet
from boardinghouse.rl.hall import allow, observe
from boardinghouse.rl.rewards import reward_of
from boardinghouse.rl.rows import rows_over

Illegal = Literal["raise", "random"]
Observation = dict[str, Any]  # of arrays: `observation` and `action_mask`


class Arena:
    """A game with its seats and options. `extra` more actions stand behind the game's own, for environments to use."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, str],
        reward: str,
        illegal: Illegal,
        belief: bool,
        extra: int = 0,
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
        self.encoding = encoding_of(game, belief)
        self.scales = np.array(self.encoding.scales(self.seats), np.float32)
        self.luck = Luck()
        self.replacing = Rng()
        self.desk = Desk(self.encoding, self.seats, self.size)

    @property
    def name(self) -> str:
        """The game and the version of its rules."""
        return f"{self.game.id}_v{self.game.version}"

    def action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(self.size)

    def observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-1.0, 1.0, (len(self.scales),), np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    def begin(self, seed: object, start: State | None = None) -> None:
        """A new game, up to the first question, or one that goes on from a position. Equal seeds mean equal luck, the
        same that `bh.play` has."""
        self.state = self.game.new(self.seats, **self.options) if start is None else start.clone()
        self.luck = Luck(seed)
        self.replacing = Rng(f"{seed}/illegal")
        self.luck.settle(self.state)

    def start_in(self, options: dict[str, Any] | None) -> State | None:
        """The position to start from that the options of a reset name."""
        given = start_in(options)
        return None if given is None else position_of(self.game, self.seats, given)

    def numbers(self, seat: int) -> NDArray[np.float32]:
        """The observation as this seat knows the game."""
        return self.desk.numbers(self.state, seat).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action this seat may answer with; all 0 where it owes no answer."""
        return self.desk.mask(self.state, seat).copy()

    def whole(self) -> NDArray[np.float32]:
        """What all seats together know: their observations side by side."""
        return np.concatenate([self.numbers(seat) for seat in range(self.seats)])

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


class Desk:
    """Where one observation and one mask at a time are written; what is there is overwritten by the next."""

    def __init__(self, encoding: Encoding, seats: int, actions: int) -> None:
        self.encoding = encoding
        self.sheet = Sheet(encoding.size(seats))
        self.choices = Choices()
        self.seen: NDArray[np.float32] = np.zeros(encoding.size(seats), np.float32)
        self.allowed: NDArray[np.int8] = np.zeros(actions, np.int8)
        scales = np.array(encoding.scales(seats), np.float32)
        self.rows = rows_over(self.sheet, scales, self.seen[None], self.choices, self.allowed[None], actions)

    def numbers(self, state: State, seat: int) -> NDArray[np.float32]:
        observe(self.encoding, state, seat, self.sheet, self.rows)
        return self.seen

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        allow(state, seat, self.choices, self.rows)
        return self.allowed


def start_in(options: dict[str, Any] | None) -> Any:
    """What the options of a reset give to start from; None for the set-up. Other options are none of ours: PettingZoo's
    own tests send some."""
    return None if options is None else options.get("state")


def position_of(game: Game[Any], seats: int, given: State | dict[str, Any]) -> State:
    """A position to start from: a State, or what `to_json` gave; ValueError where it is not one of this table."""
    state: State = given if isinstance(given, State) else game.from_json(given)
    if state.game is not game or state.seats != seats:
        raise ValueError(f"a table of {game.id} with {seats} seats cannot go on from {state!r} with {state.seats}")
    if state.over:
        raise ValueError("the game to start from is over")
    return state


def new_seed(generator: np.random.Generator) -> int:
    """A seed for one game."""
    return int(generator.integers(1 << 62))
