"""Environments for learning agents: PettingZoo, Gymnasium, vectorised, OpenSpiel (docs/environments.md).

Importing this package registers the Gymnasium ids, such as `boardinghouse/Maui-v1`: the number is the rules' version.
"""

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as fault:
    raise ImportError("the environments need more packages: pip install 'boardinghouse[rl]'") from fault

from boardinghouse.rl.batch import batch_env
from boardinghouse.rl.gym import gym_env, register_gymnasium
from boardinghouse.rl.pettingzoo import aec_env, parallel_env
from boardinghouse.rl.shared import shared_env
from boardinghouse.rl.vector import vector_env

__all__ = [
    "aec_env",
    "batch_env",
    "gym_env",
    "parallel_env",
    "register_openspiel",
    "register_rllib",
    "shared_env",
    "vector_env",
]


def register_openspiel() -> dict[str, str]:
    """Make the games known to OpenSpiel: by id, the names that `pyspiel.load_game` takes then. Twice does no harm."""
    from boardinghouse.rl import openspiel

    return openspiel.NAMES


def register_rllib() -> dict[str, str]:
    """Make the games known to RLlib: by id, the names that `environment()` of a configuration takes then."""
    from boardinghouse.rl import rllib

    return rllib.NAMES


register_gymnasium()
