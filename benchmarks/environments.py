"""What a step of the environments costs, beside OpenSpiel, RLCard and pgx: `make bench-environments`.

Processor time per step with observation and legal actions, the least of several turns: what else the machine does only
ever adds to it. Choosing the actions is not counted. All contestants take turns in one process; JAX gets one thread.
`--write` puts the table into docs/benchmarks.md, `--gym` prints only what `gym_env` costs, as JSON, for a package of
another version to be compared with.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import boardinghouse as bh
from benchmarks.peers import drawn

DOCS = Path(__file__).parents[1] / "docs" / "benchmarks.md"
BEGIN, END = "<!-- environments: begin -->", "<!-- environments: end -->"
TABLES = 1024
TURNS = 7
BATCHES = 12  # steps of a whole batch per turn
STEPS = 1500  # of single environments per turn
OPENSPIEL_GAMES = ("leduc_poker", "crazy_eights", "backgammon", "hanabi", "gin_rummy")
RLCARD_GAMES = ("leduc-holdem", "uno", "doudizhu")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "backgammon")

Turn = Callable[[], tuple[float, int]]  # a turn: processor seconds, steps


@dataclass(frozen=True)
class Contestant:
    """An environment, how many numbers its observations have, and what takes a turn of it."""

    package: str
    name: str
    numbers: int
    turn: Turn


class Clock:
    """Processor time of marked stretches, without that of looking at the clock."""

    def __init__(self) -> None:
        looks = [time.process_time_ns() for _ in range(2001)]
        self.look = (looks[-1] - looks[0]) / 2000
        self.spent = 0.0

    def __enter__(self) -> None:
        self.began = time.process_time_ns()

    def __exit__(self, *fault: object) -> None:
        self.spent += time.process_time_ns() - self.began - self.look


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action per row."""
    return np.where(masks, rng.random(masks.shape, np.float32), -1).argmax(axis=1)


# ---- ours --------------------------------------------------------------------------------------------------------


def ours() -> Iterator[Contestant]:
    from boardinghouse.rl import aec_env, batch_env, gym_env, register_openspiel

    names = register_openspiel()
    for game in bh.games():
        batch = batch_env(game, tables=TABLES, seed=1)
        numbers = len(batch.scales)
        yield Contestant("ours", f"{game}, batch_env", numbers, batch_turn(batch))
        against = batch_env(game, tables=TABLES, seed=1, opponents="random")
        yield Contestant("ours", f"{game}, batch_env against random", numbers, batch_turn(against))
        yield Contestant("ours", f"{game}, gym_env against random", numbers, gym_turn(gym_env(game)))
        yield Contestant("ours", f"{game}, aec_env", numbers, aec_turn(aec_env(game)))
        yield Contestant("ours", f"{game}, OpenSpiel adapter", numbers, spiel_turn(names[game]))


def batch_turn(env: Any) -> Turn:
    rng = np.random.default_rng(1)
    for _ in range(60):  # tables drift apart, as they do in training
        env.step(random_actions(env.masks, rng))

    def turn() -> tuple[float, int]:
        clock = Clock()
        for _ in range(BATCHES):
            actions = random_actions(env.masks, rng)
            with clock:
                env.step(actions)
        return clock.spent, BATCHES * TABLES

    return turn


def gym_turn(env: Any) -> Turn:
    rng = np.random.default_rng(1)
    look, _ = env.reset(seed=1)

    def turn() -> tuple[float, int]:
        nonlocal look
        clock = Clock()
        for _ in range(STEPS):
            action = rng.choice(np.flatnonzero(look["action_mask"]))
            with clock:
                look, _, over, _, _ = env.step(action)
                if over:
                    look, _ = env.reset()
        return clock.spent, STEPS

    return turn


def aec_turn(env: Any) -> Turn:
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    look = env.observe(env.agent_selection)

    def turn() -> tuple[float, int]:
        nonlocal look
        clock = Clock()
        for _ in range(STEPS):
            action = rng.choice(np.flatnonzero(look["action_mask"]))
            with clock:
                env.step(action)
                if env.terminations["seat_0"]:
                    env.reset()
                look = env.observe(env.agent_selection)
        return clock.spent, STEPS

    return turn


# ---- the peers ---------------------------------------------------------------------------------------------------


def spiel_turn(name: str) -> Turn:
    """A move with what chance draws behind it, the tensor and the legal actions: OpenSpiel's ways from Python."""
    game = import_module("pyspiel").load_game(name)
    choose = Random(1).random

    def on(state: Any) -> Any:
        while state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), choose()))
        return state

    state = on(game.new_initial_state())
    # games without the one tensor have the other
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def turn() -> tuple[float, int]:
        nonlocal state
        legal = state.legal_actions()
        clock = Clock()
        for _ in range(STEPS):
            action = legal[int(choose() * len(legal))]
            with clock:
                state.apply_action(action)
                on(state)
                if state.is_terminal():
                    state = on(game.new_initial_state())
                getattr(state, tensor)(state.current_player())
                legal = state.legal_actions()
        return clock.spent, STEPS

    return turn


def openspiel() -> Iterator[Contestant]:
    pyspiel = import_module("pyspiel")
    for name in OPENSPIEL_GAMES:
        kind = pyspiel.load_game(name)
        whole = kind.get_type().provides_observation_tensor
        numbers = kind.observation_tensor_size() if whole else kind.information_state_tensor_size()
        yield Contestant("OpenSpiel", name, numbers, spiel_turn(name))


def rlcard() -> Iterator[Contestant]:
    make = import_module("rlcard").make
    for name in RLCARD_GAMES:
        env = make(name, config={"seed": 1})
        yield Contestant("RLCard", name, int(np.prod(env.state_shape[0])), rlcard_turn(env))


def rlcard_turn(env: Any) -> Turn:
    choose = Random(1).random
    look, _ = env.reset()

    def turn() -> tuple[float, int]:
        nonlocal look
        clock = Clock()
        steps = STEPS // 5
        for _ in range(steps):
            legal = list(look["legal_actions"])
            action = legal[int(choose() * len(legal))]
            with clock:
                look, _ = env.step(action)
                if env.is_over():
                    look, _ = env.reset()
        return clock.spent, steps

    return turn


def pgx() -> Iterator[Contestant]:
    jax = import_module("jax")
    library = import_module("pgx")
    resetting = import_module("pgx.experimental.wrappers").auto_reset
    for name in PGX_GAMES:
        env = library.make(name)
        step = jax.jit(jax.vmap(resetting(env.step, env.init)))
        keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
        first = jax.jit(jax.vmap(env.init))(keys)
        yield Contestant("pgx", name, int(np.prod(env.observation_shape)), pgx_turn(jax, step, first))


def pgx_turn(jax: Any, step: Any, state: Any) -> Turn:
    rng = np.random.default_rng(1)
    key = jax.random.PRNGKey(2)

    def turn() -> tuple[float, int]:
        nonlocal state, key
        clock = Clock()
        for _ in range(BATCHES):
            actions = jax.numpy.asarray(random_actions(np.asarray(state.legal_action_mask), rng))
            key, part = jax.random.split(key)
            keys = jax.block_until_ready(jax.random.split(part, TABLES))
            with clock:
                state = jax.block_until_ready(step(state, actions, keys))
        return clock.spent, BATCHES * TABLES

    turn()  # compiles
    return turn


# ---- the run -----------------------------------------------------------------------------------------------------


def measured(contestants: list[Contestant], turns: int) -> list[float]:
    """Microseconds per step, the least of all turns."""
    least = [float("inf")] * len(contestants)
    for _ in range(turns):
        for place, contestant in enumerate(contestants):
            spent, steps = contestant.turn()
            least[place] = min(least[place], spent / steps / 1000)
    return least


def report(contestants: list[Contestant], costs: list[float]) -> str:
    package = f"{'Compiled' if bh.compiled() else 'Plain Python'}, CPython {sys.version.split()[0]}"
    lines = [
        f"{package}; {TABLES} tables in batches; the least of {TURNS} turns; load {os.getloadavg()[0]:.1f}.",
        "",
        "| | game and environment | numbers seen | µs per step |",
        "|---|---|---:|---:|",
    ]
    for contestant, cost in zip(contestants, costs, strict=True):
        lines.append(f"| {contestant.package} | {contestant.name} | {contestant.numbers} | {cost:.1f} |")
    return "\n".join(lines)


def main() -> None:
    if "--gym" in sys.argv:
        from boardinghouse.rl import gym_env

        seats = [Contestant("ours", game, 0, gym_turn(gym_env(game))) for game in bh.games()]
        print(json.dumps(dict(zip(bh.games(), measured(seats, TURNS), strict=True))))
        return
    contestants = [*ours(), *openspiel(), *rlcard(), *pgx()]
    text = report(contestants, measured(contestants, TURNS))
    print(text)
    if "--write" in sys.argv:
        docs = DOCS.read_text(encoding="utf-8")
        before, _, rest = docs.partition(BEGIN)
        DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
