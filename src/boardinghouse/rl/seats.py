"""What the environments of PettingZoo and RLlib share: agents, seeds, how long a game lasts and what it is worth."""

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from boardinghouse.rl.arena import Arena, new_seed


def agent(seat: int) -> str:
    return f"seat_{seat}"


class Seats:
    """The seats of one game as agents."""

    def __init__(self, arena: Arena, max_cycles: int | None) -> None:
        self.arena = arena
        self.max_cycles = max_cycles
        self.possible_agents = [agent(seat) for seat in range(arena.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {name: arena.action_space() for name in self.possible_agents}
        self.generator, _ = seeding.np_random()
        self.cycles = 0

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        start = self.arena.start_in(options)
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.arena.begin(new_seed(self.generator), start)
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def step_on(self) -> tuple[bool, bool]:
        """One more is done: whether the game is over, or cut short."""
        self.cycles += 1
        over = self.arena.over()
        return over, not over and self.max_cycles is not None and self.cycles >= self.max_cycles

    def outcome(self) -> dict[str, float]:
        """What a game that is over is worth."""
        return dict(zip(self.possible_agents, self.arena.rewards(), strict=True))

    def state(self) -> NDArray[np.float32]:
        """What all seats together know, for critics that see more than the seat that plays: their observations side by
        side, from seat 0 on."""
        return self.arena.whole()
