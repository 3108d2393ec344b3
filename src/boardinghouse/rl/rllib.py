"""RLlib: the games as `boardinghouse_<id>_v<version>`, registered when this module is imported.

One agent per seat, and a step asks exactly one of them: the dicts of observations hold the seat that owes the next
answer, and all seats when the game is over. Where all owe a secret answer at once they are asked one after the other,
and nobody's observation shows an answer before all are in. Observations have the parts that RLlib's own module for
masks reads, `observations` and `action_mask`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.tune.registry import register_env

from boardinghouse import games, load
from boardinghouse.rl.arena import Arena, Illegal
from boardinghouse.rl.seats import Seats, agent

Dicts = dict[str, Any]


class SeatsForRay(Seats, MultiAgentEnv):  # type: ignore[misc]
    """A MultiAgentEnv. RLlib's `env_config` may hold `seats`, `reward`, `illegal`, `max_cycles`, `belief` and the
    game's own options."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "places",
        illegal: Illegal = "random",  # RLlib's own checks know no masks
        max_cycles: int | None = None,
        belief: bool = False,
        **options: str,
    ) -> None:
        MultiAgentEnv.__init__(self)
        Seats.__init__(self, Arena(game, seats, options, reward, illegal, belief), max_cycles)
        self.agents = self.possible_agents[:]
        self._agent_ids = set(self.agents)
        numbers = spaces.Box(-1.0, 1.0, (len(self.arena.scales),), np.float32)
        mask = spaces.Box(0.0, 1.0, (self.arena.size,), np.float32)
        parts: dict[str, spaces.Space[Any]] = {"observations": numbers, "action_mask": mask}
        self.observation_spaces = {name: spaces.Dict(parts) for name in self.agents}
        self.observation_space = spaces.Dict({**self.observation_spaces})
        self.action_space = spaces.Dict({**self.action_spaces})

    def reset(self, *, seed: int | None = None, options: Dicts | None = None) -> tuple[Dicts, Dicts]:
        self.begin(seed, options)
        return self.look(), {}

    def step(self, action_dict: Dicts) -> tuple[Dicts, Dicts, Dicts, Dicts, Dicts]:
        seat = self.arena.state.actor()
        name = agent(seat)
        if set(action_dict) != {name}:
            raise ValueError(f"{name} owes the answer, not {', '.join(sorted(action_dict)) or 'nobody'}")
        replaced = self.arena.answer(seat, int(action_dict[name]))
        over, broken_off = self.step_on()
        seen = self.look(everyone=over or broken_off)
        infos = {name: {"illegal": True}} if replaced and name in seen else {}
        # an agent that has acted is owed a reward with its next observation, though games pay at their end
        rewards = self.outcome() if over else dict.fromkeys(seen, 0.0)
        return seen, rewards, {"__all__": over}, {"__all__": broken_off}, infos

    def look(self, everyone: bool = False) -> Dicts:
        """What the seat that owes an answer sees, or what all see."""
        seats = range(self.arena.seats) if everyone else [self.arena.state.actor()]
        return {
            agent(seat): {
                "observations": self.arena.numbers(seat),
                "action_mask": self.arena.mask(seat).astype(np.float32),
            }
            for seat in seats
        }


def ray_name(game: str) -> str:
    """The name RLlib knows a game by; its version is that of the rules."""
    return f"boardinghouse_{game}_v{load(game).version}"


def register() -> dict[str, str]:
    """The names of the games by id."""
    for game in games():
        register_env(ray_name(game), lambda config, game=game: SeatsForRay(game, **config))
    return {game: ray_name(game) for game in games()}


NAMES = register()
