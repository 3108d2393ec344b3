"""Game, State, Pending: what every game is to everyone who uses it. Read this page first.

A state is ints and vectors of ints. Its stack of pending frames is the program still to be run: the top frame says who
owes which answer. A frame is five ints: kind, owing (a mask of seats, CHANCE_BIT for chance, 0 for a step that runs by
itself) and three arguments. What a kind means stands in one stateless class, listed in `Game.pending`:

* Decision: seats owe an answer. `options` adds the legal actions, `resolve` does what the chosen one does.
* Chance: dice or a deck decide. `source` names the stream, `outcomes` and `sample` the draw, `resolve` its effect.
* Step: nobody is asked. `run` does it.

Whoever is on top takes itself off with `state.pop()` when done, and pushes what comes next; last pushed runs first.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic

from boardinghouse.core.actions import ActionSpace
from boardinghouse.core.events import Kind
from boardinghouse.core.pending import Chance, Decision, Pending, S, SeatDraw, Step
from boardinghouse.core.rng import Rng
from boardinghouse.core.state import (
    CHANCE,
    CHANCE_BIT,
    FIRST_ARG,
    FRAME,
    KIND,
    MOST_SEATS,
    NOBODY,
    OWING,
    IllegalAction,
    Result,
    State,
    ranked,
)
from boardinghouse.core.tables import Table
from boardinghouse.core.vectors import append, i64, packed, vec

__all__ = [
    "CHANCE",
    "CHANCE_BIT",
    "FIRST_ARG",
    "FRAME",
    "KIND",
    "NOBODY",
    "OWING",
    "Chance",
    "Decision",
    "Game",
    "IllegalAction",
    "Pending",
    "Result",
    "SeatDraw",
    "State",
    "Step",
    "ranked",
]


class Game(Generic[S]):
    """The rules of one game. One object a game, shared by all its states."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: dict[str, tuple[str, ...]],
        actions: ActionSpace,
        sources: tuple[str, ...],
        events: tuple[Kind, ...],
        fields: tuple[str, ...],
        pending: list[Pending[Any]],
        turn_rule: str,
        tables: dict[str, Table],
        names: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        if seats[1] > MOST_SEATS:
            raise ValueError(f"{id}: a game has at most {MOST_SEATS} seats")
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.actions = actions
        self.sources = sources
        self.events = events
        self.fields = fields
        self.pending: Final = vec[Pending](pending)  # type: ignore[type-arg]  # librt takes plain classes only
        self.turn_rule = turn_rule
        self.tables = tables
        self.names = {arg.kind: arg.values for verb in actions.verbs for arg in verb.args}
        if names is not None:  # things that events and questions speak of and actions do not
            self.names.update(names)
        for code, kind in enumerate(events):
            if kind.code != code:
                raise ValueError(f"event {kind.key!r} has code {kind.code} but stands at {code}")

    # ---- what a game writes ------------------------------------------------------------------------------------

    def start(self, seats: int, choices: vec[i64]) -> S:
        """The position before the first chance node."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        raise NotImplementedError

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        raise NotImplementedError

    def result(self, state: S) -> Result:
        raise NotImplementedError

    def with_tables(self, tables: dict[str, Table]) -> "Game[S]":
        """The same rules over other numbers: `tables` replaces those of the same name."""
        raise NotImplementedError

    # ---- what everybody uses -----------------------------------------------------------------------------------

    def new(self, seats: int | None = None, **options: str) -> S:
        """A new game. Nothing is random yet: set-up draws are chance nodes too."""
        return self.begin(self.seats[0] if seats is None else seats, options)

    def begin(self, count: int, options: Mapping[str, str]) -> S:
        """`new` with options that somebody else named: none of them can be taken for the number of seats."""
        fewest, most = self.seats
        if not fewest <= count <= most:
            raise ValueError(f"{self.id} takes {fewest} to {most} players, not {count}")
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.id} has no option {name!r}; its options: {known}")
        choices = vec[i64]()
        for name, values in self.options.items():
            value = options.get(name, values[0])
            if value not in values:
                raise ValueError(f"option {name} of {self.id} is one of {', '.join(values)}, not {value!r}")
            choices = append(choices, values.index(value))
        return self.start(count, choices)

    def chosen(self, choices: vec[i64]) -> dict[str, str]:
        """The options in words."""
        return {name: values[choices[place]] for place, (name, values) in enumerate(self.options.items())}

    def from_json(self, data: Mapping[str, Any]) -> S:
        """A state from `State.to_json` data, or ValueError that says what does not fit."""
        try:
            if data["game"] != self.id:
                raise ValueError(f"this is a state of {data['game']!r}, not of {self.id}")
            if data["version"] != self.version:
                raise ValueError(f"this state was made by rules version {data['version']}, these are {self.version}")
            state = self.begin(data["seats"], data["options"])
            fields = data["fields"]
            if set(fields) != set(self.fields):
                raise ValueError(f"the fields of a state of {self.id} are {', '.join(self.fields)}")
            for name in self.fields:
                value, there = fields[name], getattr(state, name)
                if isinstance(value, int) and isinstance(there, int):
                    setattr(state, name, value)
                elif isinstance(value, int) or isinstance(there, int) or len(there) not in (0, len(value)):
                    raise ValueError(f"field {name} has the wrong shape")
                elif len(there) == 0:  # a field that grows
                    setattr(state, name, packed(value))
                else:  # number by number: a vector set from outside would keep the memory of the old one
                    for place, number in enumerate(value):
                        there[place] = number
            kinds = {pending.key: kind for kind, pending in enumerate(self.pending)}
            state.frames = vec[i64]()
            state.depth = 0
            for key, owing, a, b, c in data["pending"]:
                state.push(kinds[key], owing, a, b, c)
            state.undo_seat, state.undo_count = data["undo"]
        except (KeyError, TypeError, OverflowError) as fault:
            raise ValueError(f"this is no state of {self.id}: {fault!r}") from None
        return state
