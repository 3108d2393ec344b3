"""Game, State, Pending: what every game is to everyone who uses it. Read this page first.

A state is ints and vectors of ints. Its stack of pending frames is the program still to be run: the top frame says who
owes which answer. A frame is five ints: kind, owing (a mask of seats, CHANCE_BIT for chance, 0 for a step that runs by
itself) and three arguments. What a kind means is in one stateless class, listed in `Game.pending`:

* Decision: seats owe an answer. `options` adds the legal actions, `resolve` does what the chosen one does.
* Chance: dice or a deck decide. `source` names the stream, `outcomes` and `sample` the draw, `resolve` its effect.
* Automatic: nobody is asked. `run` does it.

The top frame takes itself off with `state.pop()` when done, and pushes what comes next; last pushed runs first.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final, Generic, Self, cast

from boardinghouse.core.actions import ActionSpace
from boardinghouse.core.events import Kind
from boardinghouse.core.facts import Facts
from boardinghouse.core.pending import Automatic, CardDraw, Chance, Decision, Pending, S, SeatDraw
from boardinghouse.core.result import Result, ranked
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
    State,
)
from boardinghouse.core.tables import NumberTable
from boardinghouse.core.vectors import append, i64, packed, vec

__all__ = [
    "CHANCE",
    "CHANCE_BIT",
    "FIRST_ARG",
    "FRAME",
    "KIND",
    "NOBODY",
    "OWING",
    "Automatic",
    "CardDraw",
    "Chance",
    "Decision",
    "Game",
    "IllegalAction",
    "Pending",
    "Result",
    "SeatDraw",
    "State",
    "ranked",
]


DRAWN: Final = "drawn"  # the first value of every pick: nobody has chosen, chance decides


class Game(Generic[S]):
    """The rules of one game. There is one object per game, shared by all its states."""

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
        tables: dict[str, NumberTable],
        facts: Facts | None = None,
        names: dict[str, tuple[str, ...]] | None = None,
        picks: dict[str, tuple[str, tuple[str, ...]]] | None = None,
        same_since: int | None = None,
        added: tuple[str, ...] = (),
    ) -> None:
        if seats[1] > MOST_SEATS:
            raise ValueError(f"{id}: a game has at most {MOST_SEATS} seats")
        self.id = id
        self.version = version
        self.same_since = version if same_since is None else same_since  # the oldest version with the same games
        self.seats = seats
        self.variants = options  # the options that change rules
        self.picks: dict[str, str] = {}  # the options that name what set-up would draw, and of which kind it is
        # unnamed where they have their first value: variants that are younger than records of this version, and picks
        self.silent = set(added)
        self.options = dict(options)
        if picks is not None:
            for name, (thing, values) in picks.items():
                self.picks[name] = thing
                self.silent.add(name)
                self.options[name] = (DRAWN, *values)
        self.actions = actions
        self.sources = sources
        self.events = events
        self.fields = fields
        self.pending: Final = vec[Pending](pending)  # type: ignore[type-arg]  # librt takes plain classes only
        self.turn_rule = turn_rule
        self.tables = tables
        self.facts = Facts() if facts is None else facts
        self.names = {arg.kind: arg.values for verb in actions.verbs for arg in verb.args}
        if names is not None:  # things that events, questions and tables speak of and actions do not
            self.names.update(names)
        for code, kind in enumerate(events):
            if kind.code != code:
                raise ValueError(f"event {kind.key!r} has code {kind.code} but is at place {code}")

    # ---- what a game writes ------------------------------------------------------------------------------------

    def start(self, seats: int, choices: vec[i64]) -> S:
        """The position before the first chance node."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        raise NotImplementedError

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        raise NotImplementedError

    def result(self, state: S) -> Result:
        raise NotImplementedError

    def faults(self, state: S) -> Iterator[str]:
        """What no game can lead to: things lost, created or in two places at once. Written in `laws.py`."""
        raise NotImplementedError

    # ---- what everybody uses -----------------------------------------------------------------------------------

    def new(self, seats: int | None = None, **options: str) -> S:
        """A new game. Nothing is random yet: the draws of the set-up are chance nodes too."""
        return self.begin(self.seats[0] if seats is None else seats, options)

    def begin(self, count: int, options: Mapping[str, str]) -> S:
        """`new` with options from outside: none of them can be mistaken for the number of seats."""
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

    def with_tables(self, tables: Mapping[str, NumberTable]) -> Self:
        """The same rules with other numbers: `tables` replaces those of the same name, size by size."""
        result = dict(self.tables)
        for name, table in tables.items():
            if name not in self.tables:
                raise ValueError(f"{self.id} has no table {name!r}; its tables: {', '.join(self.tables)}")
            wanted, given = len(self.tables[name].values), len(table.values)
            if wanted != given:
                raise ValueError(f"table {name} of {self.id} has {wanted} values, not {given}")
            try:
                result[name] = self.tables[name].replaced(table)
            except ValueError as fault:
                raise ValueError(f"table {name} of {self.id}: {fault}") from None
        made: Self = cast(Any, type(self))(result)  # the class of a game takes its tables and nothing else
        return made

    def plays_like(self, other: "Game[Any]") -> bool:
        """Whether the other is the same game with the same numbers."""
        if self is other:
            return True
        if self.id != other.id or self.version != other.version:
            return False
        return all(table.values == other.tables[name].values for name, table in self.tables.items())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        module = type(self).__module__
        printed = published(module).tables
        changed = {
            name: (table.written, table.sources, table.rows)
            for name, table in self.tables.items()
            if table is not printed[name]
        }
        return remade, (module, changed)

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}>"

    def replays(self, version: object) -> bool:
        """Whether these rules replay games of that version move by move to the same end. Their states may differ."""
        return type(version) is int and self.same_since <= version <= self.version

    def chosen(self, choices: vec[i64]) -> dict[str, str]:
        """The options in words, as records name them."""
        named: dict[str, str] = {}
        for place, (name, values) in enumerate(self.options.items()):
            if choices[place] != 0 or name not in self.silent:
                named[name] = values[choices[place]]
        return named

    def from_json(self, data: Mapping[str, Any]) -> S:
        """A state from `State.to_json` data, or a ValueError that says what does not fit or could never come about."""
        state = self.rebuilt(data)
        try:
            faults = list(self.faults(state)) or list(unanswerable(state))
        except (ValueError, TypeError, LookupError, OverflowError) as fault:  # numbers that name nothing
            raise ValueError(f"this is not a state of {self.id}: {fault!r}") from None
        if faults:
            raise ValueError(f"this is not a position of {self.id}: {'; '.join(faults)}")
        return state

    def rebuilt(self, data: Mapping[str, Any]) -> S:
        """The same without checking whether the position could come about: for our own data, and for tests."""
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
            raise ValueError(f"this is not a state of {self.id}: {fault!r}") from None
        return state


def unanswerable(state: State) -> Iterator[str]:
    """What is wrong with the stack: every frame must wait for seats of this game, and the open question needs an
    answer."""
    everybody = (1 << state.seats) - 1
    for start in range(0, state.depth * FRAME, FRAME):
        owing: int = state.frames[start + OWING]
        if owing != CHANCE_BIT and not 0 <= owing <= everybody:
            yield f"{state.game.pending[state.frames[start]].key} waits for a seat that is not there"
            return
    if state.over:
        return
    if not state.acting():
        yield f"nobody is asked, and {state.pending().key} has not been carried out"
    for seat in state.acting():
        if not state.legal(seat):
            who = "chance" if seat == CHANCE else f"seat {seat}"
            yield f"{who} has no answer to {state.pending().key}"


def published(module: str) -> "Game[Any]":
    """The game of this module by its printed numbers."""
    game: Game[Any] = import_module(module).GAME
    return game


def remade(
    module: str, changed: dict[str, tuple[tuple[int | str, ...], tuple[str, ...], tuple[str, ...]]]
) -> "Game[Any]":
    """A game from what `pickle` keeps of it: where to find it, and the numbers that were changed."""
    game = published(module)
    if not changed:
        return game
    return game.with_tables(
        {name: NumberTable(values, sources, rows) for name, (values, sources, rows) in changed.items()}
    )
