"""Gymnasium: one seat learns, bots answer for the others. Importing `boardinghouse.rl` registers the ids."""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from numpy.typing import NDArray

from boardinghouse import games, load
from boardinghouse.core.play import Bot, ask, seat_streams, turns
from boardinghouse.core.rng import Rng
from boardinghouse.rl.arena import Arena, Illegal, Observation, new_seed
from boardinghouse.rl.batch import seated


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A Gymnasium environment for one seat: a step is one answer of it; the bots answer until it is asked again.
    `opponents` is a bot or its name for all other seats, or one for each, in order from the seat to the left;
    `seat=None` draws the seat for every game; `budget` is the bots' seconds per move."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - gymnasium's own way

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = 0,
        reward: str = "places",
        illegal: Illegal = "random",
        max_cycles: int | None = None,
        budget: float = 0.0,
        render_mode: str | None = None,
        belief: bool = False,
        **options: str,
    ) -> None:
        self.arena = Arena(game, seats, options, reward, illegal, belief)
        others = self.arena.seats - 1
        if seat is not None and not 0 <= seat < self.arena.seats:
            raise ValueError(f"seat is from 0 to {others}, or None for another one every game, not {seat}")
        self.opponents = seated(opponents, others)
        self.wanted = seat
        self.seat = 0 if seat is None else seat
        self.max_cycles = max_cycles
        self.budget = budget
        self.render_mode = render_mode
        self.observation_space = self.arena.observation_space()
        self.action_space = self.arena.action_space()
        self.cycles = 0
        self.seed: int = 0
        self.streams: list[Rng] = []
        self.answers = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        start = self.arena.start_in(options)
        if self.wanted is None:
            self.seat = int(self.np_random.integers(self.arena.seats))
        self.seed = new_seed(self.np_random)
        self.streams = seat_streams(self.seed, self.arena.seats)
        self.cycles = 0
        self.answers = 0
        self.arena.begin(self.seed, start)
        self.let_bots_play()
        return self.look()

    def step(self, action: np.int64 | int) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        self.answers += 1
        replaced = self.arena.answer(self.seat, int(action))
        self.let_bots_play()
        self.cycles += 1
        over = self.arena.over()
        too_long = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        observation, info = self.look()
        if replaced:
            info["illegal"] = True
        if over:
            result = self.arena.state.result()
            info["scores"] = np.array(result.scores)
            info["places"] = np.array(result.places)
        return observation, self.arena.rewards()[self.seat] if over else 0.0, over, too_long, info

    def let_bots_play(self) -> None:
        """Until the seat is asked or the game is over."""
        state = self.arena.state
        for seat in turns(state, self.arena.luck):
            if seat == self.seat:
                return
            bot = self.opponents[(seat - self.seat) % self.arena.seats - 1]
            word = self.streams[seat].next()
            state.apply(seat, ask(bot, state, seat, self.budget, word, f"{self.seed}/world {self.answers}"))
            self.answers += 1

    def look(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.arena.mask(self.seat)
        return {"observation": self.arena.numbers(self.seat), "action_mask": mask}, {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return self.arena.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.arena.text() if self.render_mode == "ansi" else None


def gym_id(game: str) -> str:
    """The Gymnasium id of a game; its version is that of the rules."""
    return f"boardinghouse/{game.capitalize()}-v{load(game).version}"


def register_gymnasium() -> None:
    """Make the five ids known."""
    for game in games():
        gymnasium.register(gym_id(game), entry_point="boardinghouse.rl.gym:SeatEnv", kwargs={"game": game})


gym_env = SeatEnv
