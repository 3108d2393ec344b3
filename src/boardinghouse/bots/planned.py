"""What was learned of a game, and what the levels think with where whole turns are planned."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from boardinghouse.bots.evaluation import Evaluation, evaluation_of
from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.foresight import Foresight
from boardinghouse.bots.mind.network import KERNEL, Network
from boardinghouse.bots.mind.planner import Effort
from boardinghouse.bots.mind.turns import Depth, TurnSearch

MINDS = "boardinghouse.bots.mind"


@cache
def network_of(id: str) -> Network | None:
    """The network of a game; None where nothing has been learned."""
    weights = files(MINDS).joinpath(f"{id}.net")
    return Network(weights.read_bytes()) if weights.is_file() else None


def mind_of(id: str) -> AnyMind:
    """The mind of a game; ValueError where it has none."""
    name = f"{MINDS}.{id}"
    found: AnyMind | None = getattr(import_module(name), "MIND", None) if find_spec(name) is not None else None
    if found is None:
        raise ValueError(f"{id} has no mind: nothing says yet how its positions are written down")
    return found


@cache
def plans_turns(id: str) -> bool:
    """Whether the levels of a game plan whole turns."""
    return network_of(id) is not None and mind_of(id).plans


@cache
def judgement_of(id: str) -> Evaluation[Any]:
    """What positions of a game are worth: by its network where there is one for trees, else by the evaluation written
    by hand. Plain Python, for which a network is too slow, keeps to that."""
    network = network_of(id)
    if network is None or KERNEL is None or mind_of(id).plans:
        return evaluation_of(id)
    return Foresight(mind_of(id), network)


@dataclass(frozen=True)
class Thought:
    """How hard a level thinks about a turn: turns tried at first, rounds that change the best, how many of these and
    how often each; candidates looked into, the worlds at first and at most, the turns played on, and its seconds."""

    effort: tuple[int, int, int, int]
    depth: tuple[int, int, int, int] = (1, 0, 0, 0)
    seconds: float = 0.0


QUICK = (32, 1, 4, 4)
# plain Python is some hundred times slower: fewer turns, and none of them played on
PLAIN = {3: Thought((24, 1, 4, 4)), 4: Thought((48, 2, 5, 5)), 5: Thought((64, 3, 6, 6))}
THOUGHTS = {
    3: Thought((96, 3, 8, 8)),
    4: Thought((400, 12, 12, 12), (8, 4, 16, 2)),
    5: Thought((600, 16, 12, 12), (12, 6, 192, 3), 3.0),
}


@cache
def turn_search(id: str, thought: Thought) -> TurnSearch:
    """Made once for a process: its buffers are large."""
    candidates, worlds, most, turns = thought.depth
    depth = Depth(candidates, worlds, most, turns, Effort(*QUICK))
    return TurnSearch(mind_of(id), network_of(id), Effort(*thought.effort), depth)


class TurnThinker:
    """Plans a turn, and gives its answers one by one as long as nothing comes in between."""

    def __init__(self, level: int) -> None:
        self.thought = (PLAIN if KERNEL is None else THOUGHTS)[level]
        self.rest: list[int] = []
        self.seat = -1
        self.expected: Any = None  # what the seat sees where the plan goes on

    def choose(self, state: Any, seat: int, seconds: float, seed: object) -> int:
        rest = self.rest
        if not rest or seat != self.seat or not state.allows(seat, rest[0]) or self.expected != state.view(seat):
            rest = turn_search(state.game.id, self.thought).find(state, seat, seed, seconds or self.thought.seconds)
        action, self.rest = rest[0], rest[1:]
        self.seat = seat
        if self.rest:
            after = state.clone()
            after.play(seat, action)
            self.expected = after.view(seat)
            if after.acting() != (seat,):
                self.rest = []
        return action
