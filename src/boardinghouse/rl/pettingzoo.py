"""PettingZoo: the seats one after the other (AEC), or all at once (Parallel).

In AEC an agent acts as often in a row as the rules ask it. Where all owe a secret answer at once they are asked one
after the other, and nobody's observation shows an answer before all are in.

In Parallel, one step takes an answer of every seat that owes one. The others have exactly one action, the no-op, which
stands behind the game's own actions.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from boardinghouse.core.contract import IllegalAction
from boardinghouse.rl.arena import Arena, Illegal, Observation
from boardinghouse.rl.seats import Seats, agent


class ShownSeats(Seats):
    """What both environments share beside: what they are called, spaces to ask for, the board as text."""

    def __init__(self, arena: Arena, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__(arena, max_cycles)
        self.render_mode = render_mode
        self.metadata = {"name": arena.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.observation_spaces = {name: arena.observation_space() for name in self.possible_agents}
        self.state_space = spaces.Box(-1.0, 1.0, (arena.seats * len(arena.scales),), np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.arena.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class SeatsInTurn(ShownSeats, AECEnv):  # type: ignore[misc]
    """One agent per seat; `agent_selection` is the seat that owes the next answer."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = agent(self.arena.state.actor())
        self.tell_masks()

    def tell_masks(self) -> None:
        for name, seat in self.seat_of.items():
            self.infos[name] = {"action_mask": self.arena.mask(seat)}

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {"observation": self.arena.numbers(seat), "action_mask": self.arena.mask(seat)}

    def step(self, action: int | np.integer[Any] | None) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{name} owes an answer: None is for agents whose game is over")
        replaced = self.arena.answer(self.seat_of[name], int(action))
        over, broken_off = self.step_on()
        self._cumulative_rewards[name] = 0.0
        self._clear_rewards()
        if over:
            self.rewards = self.outcome()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, broken_off)
            self.agent_selection = agent(self.arena.state.actor())
        self.tell_masks()
        if replaced:
            self.infos[name]["illegal"] = True
        self._accumulate_rewards()


class SeatsAtOnce(ShownSeats, ParallelEnv):  # type: ignore[misc]
    """One agent per seat, all acting at every step; the last action is the no-op of those who owe no answer."""

    @property
    def no_op(self) -> int:
        return self.arena.size - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed, options)
        return self.looks()

    def looks(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every seat sees, and its mask once more."""
        seen: dict[str, Observation] = {}
        for name in self.agents:
            seat = self.seat_of[name]
            mask = self.arena.mask(seat)
            mask[self.no_op] = not self.arena.state.owes(seat)
            seen[name] = {"observation": self.arena.numbers(seat), "action_mask": mask}
        return seen, {name: {"action_mask": look["action_mask"]} for name, look in seen.items()}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        owing = self.arena.state.acting()  # whom an answer of this step asks next, is asked in the next step
        replaced = [name for name in self.agents if self.answer(name, int(actions[name]), owing)]
        over, broken_off = self.step_on()
        rewards = self.outcome() if over else dict.fromkeys(self.agents, 0.0)
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, broken_off)
        seen, infos = self.looks()
        for name in replaced:
            infos[name]["illegal"] = True
        if over or broken_off:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def answer(self, name: str, action: int, owing: tuple[int, ...]) -> bool:
        """Take a seat's action; whether it was not legal and another was taken for it."""
        seat = self.seat_of[name]
        if seat in owing:
            return self.arena.answer(seat, action)
        if action != self.no_op and self.arena.illegal == "raise":
            raise IllegalAction(f"{name} owes no answer now: its one action is the no-op, {self.no_op}, not {action}")
        return action != self.no_op


def aec_env(
    game: str,
    seats: int | None = None,
    reward: str = "places",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    belief: bool = False,
    **options: str,
) -> SeatsInTurn:
    """A PettingZoo AEC environment. `seats` is by default the fewest that the game allows; `options` are the game's
    own; `max_cycles` truncates after that many answers of all seats together; `belief` adds to the observation what a
    seat may believe of hidden cards."""
    return SeatsInTurn(Arena(game, seats, options, reward, illegal, belief), max_cycles, render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    reward: str = "places",
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    belief: bool = False,
    **options: str,
) -> SeatsAtOnce:
    """A PettingZoo Parallel environment; as `aec_env`, but `max_cycles` counts steps."""
    return SeatsAtOnce(Arena(game, seats, options, reward, illegal, belief, extra=1), max_cycles, render_mode)
