"""Game, State, Pending: what every game is to everyone who uses it. Read this page first.

A state is ints and vectors of ints. Its stack of pending frames is the program still to be run: the top frame says who
owes which answer. A frame is five ints: kind, owing (a mask of seats, CHANCE_BIT for chance, 0 for a step that runs by
itself) and three arguments. What a kind means stands in one stateless class, listed in `Game.pending`:

* Decision: seats owe an answer. `options` adds the legal actions, `resolve` does what the chosen one does.
* Chance: dice or a deck decide. `source` names the stream, `outcomes` and `sample` the draw, `resolve` its effect.
* Step: nobody is asked. `run` does it.

Whoever is on top takes itself off with `state.pop()` when done, and pushes what comes next; last pushed runs first.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, final

from boardinghouse.core.actions import ActionSpace, Choices
from boardinghouse.core.events import EVERYONE, Event, Kind
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import Table
from boardinghouse.core.vectors import append, i64, listed, packed, vec

CHANCE: Final = -1
NOBODY: Final = -2
CHANCE_BIT: Final = 1 << 16
FRAME: Final = 5
KIND: Final = 0
OWING: Final = 1
FIRST_ARG: Final = 2


class IllegalAction(ValueError):
    """The action is not among the legal ones; the state is unchanged."""


@final
class Result:
    """The outcome: scores, places (1 is best, ties share), and per seat the points by source."""

    def __init__(self, scores: list[int], places: list[int], breakdown: list[dict[str, int]]) -> None:
        self.scores = scores
        self.places = places
        self.breakdown = breakdown

    def to_json(self) -> dict[str, object]:
        return {"scores": self.scores, "places": self.places, "breakdown": self.breakdown}


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Places for sort keys, best key highest: equal keys share a place, the next place is left out."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


class State:
    """A position of a game. Subclasses add the game's fields, all of them ints or `vec[i64]`."""

    def __init__(self, game: "Game[Any]", seats: i64, choices: vec[i64]) -> None:
        self.game = game
        self.seats = seats
        self.choices = choices
        self.frames = vec[i64]()
        self.depth: i64 = 0
        self.undo_seat: i64 = NOBODY
        self.undo_count: i64 = 0
        self.revealed: bool = False
        self.events: list[Event] | None = None

    # ---- what everybody may ask -------------------------------------------------------------------------------

    def acting(self) -> tuple[int, ...]:
        """The seats owing an answer; (CHANCE,) when dice or a deck decide; () when the game is over."""
        if self.depth == 0:
            return ()
        owing = self.owing()
        if owing == CHANCE_BIT:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if (owing >> seat) & 1)

    def legal(self, seat: int) -> list[int]:
        """The actions this seat may answer with, ascending; empty for a seat that owes none. CHANCE: its outcomes."""
        if seat == CHANCE:
            return [action for action, weight in self.outcomes()] if self.actor() == CHANCE else []
        if not self.owes(seat):
            return []
        CHOICES.clear()
        self.legal_into(seat, CHOICES)
        return CHOICES.listed()

    def apply(self, seat: int, action: int) -> None:
        """Answer the open question. IllegalAction, and nothing changed, if the answer is not legal."""
        if not self.allows(seat, action):
            raise IllegalAction(self.complaint(seat, action))
        self.play(seat, action)

    def why_not(self, seat: int, action: int) -> str | None:
        """The RULES.md paragraph that forbids this action now; None if it is legal."""
        if self.allows(seat, action):
            return None
        if not self.owes(seat) or not 0 <= action < self.game.actions.size:
            return self.game.turn_rule
        pending = self.game.pending[self.frames[self.top()]]
        return pending.forbids(self, seat, action) or pending.rule

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance node: every outcome with its weight, ascending by action."""
        if self.actor() != CHANCE:
            raise ValueError("outcomes() is for chance nodes; here a seat is to act or the game is over")
        return self.game.pending[self.frames[self.top()]].outcomes(self)

    def sample(self, rng: Rng) -> int:
        """At a chance node: one outcome, drawn by weight."""
        if self.actor() != CHANCE:
            raise ValueError("sample() is for chance nodes; here a seat is to act or the game is over")
        return self.game.pending[self.frames[self.top()]].sample(self, rng)

    def source(self) -> int:
        """At a chance node: which of `game.sources` decides."""
        if self.actor() != CHANCE:
            raise ValueError("source() is for chance nodes; here a seat is to act or the game is over")
        return self.game.pending[self.frames[self.top()]].source(self)

    def prompt(self) -> dict[str, object]:
        """The open question as a key and numbers, for the interface to put into words."""
        if self.depth == 0:
            return {"key": "over", "params": {}}
        pending = self.game.pending[self.frames[self.top()]]
        return {
            "key": pending.key,
            "params": {name: self.arg(place) for place, name in enumerate(pending.args.split())},
        }

    def clone(self) -> "State":
        """An independent copy that listens to no events."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """Plain JSON data: all that this seat may know; None is a watcher."""
        return self.game.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A full random world that this seat cannot tell from the true one."""
        world: State = self.game.determinize(self, seat, rng)
        return world

    def result(self) -> Result:
        """Scores, places and breakdown as they stand; final once acting() is ()."""
        return self.game.result(self)

    def undoable(self, seat: int) -> int:
        """How many of its own latest actions this seat may take back: nothing was revealed, nobody else moved since."""
        return self.undo_count if seat == self.undo_seat else 0

    def to_json(self) -> dict[str, object]:
        """The whole state, secrets included, as plain data."""
        fields: dict[str, object] = {}
        for name in self.game.fields:
            value = getattr(self, name)
            fields[name] = value if isinstance(value, int) else list(value)
        frames = listed(self.frames)
        pending = [frames[start : start + FRAME] for start in range(0, self.depth * FRAME, FRAME)]
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.game.chosen(self.choices),
            "pending": [[self.game.pending[frame[KIND]].key, *frame[OWING:]] for frame in pending],
            "undo": [self.undo_seat, self.undo_count],
            "fields": fields,
        }

    def digest(self) -> str:
        """A fingerprint of the whole state, equal in the compiled and in the interpreted package."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def describe(self) -> str:
        """The pending stack in words, the open question first, for debugging."""
        lines: list[str] = []
        for level in range(self.depth - 1, -1, -1):
            start = level * FRAME
            pending = self.game.pending[self.frames[start + KIND]]
            owing: int = self.frames[start + OWING]
            who = "chance" if owing == CHANCE_BIT else "step"
            if 0 < owing < CHANCE_BIT:
                who = "seat " + ",".join(str(seat) for seat in range(self.seats) if (owing >> seat) & 1)
            args = [
                f"{name}={self.frames[start + FIRST_ARG + place]}" for place, name in enumerate(pending.args.split())
            ]
            lines.append(" ".join([f"{who}: {pending.key}", *args]))
        return "\n".join(lines) if lines else "over"

    # ---- events ------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on keep what happens."""
        self.events = []

    def heard(self) -> list[Event]:
        """What happened since the last call."""
        events = self.events
        if events is None:
            return []
        self.events = []
        return events

    def tell(self, code: i64, to: i64 = EVERYONE, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """For rules: something happened that the seats of the mask `to` may know."""
        events = self.events
        if events is not None:
            events.append(Event(code, to, (a, b, c, d, e)))

    # ---- the stack, for rules ----------------------------------------------------------------------------------

    def push(self, kind: i64, owing: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a pending frame on top."""
        start: i64 = self.depth * FRAME
        if start == len(self.frames):
            self.frames = append(append(append(append(append(self.frames, kind), owing), a), b), c)
        else:
            self.frames[start] = kind
            self.frames[start + 1] = owing
            self.frames[start + 2] = a
            self.frames[start + 3] = b
            self.frames[start + 4] = c
        self.depth += 1

    def pop(self) -> None:
        """Take the top frame off."""
        self.depth -= 1

    def top(self) -> i64:
        """Where the top frame starts."""
        return (self.depth - 1) * FRAME

    def arg(self, place: i64) -> i64:
        """An argument of the top frame."""
        return self.frames[self.top() + FIRST_ARG + place]

    def set_arg(self, place: i64, value: i64) -> None:
        """Change an argument of the top frame."""
        self.frames[self.top() + FIRST_ARG + place] = value

    def owing(self) -> i64:
        """Who owes the answer to the top frame, as a mask."""
        return self.frames[self.top() + OWING]

    def answered(self, seat: i64) -> bool:
        """In a simultaneous choice: note that this seat has answered; True when it was the last."""
        place: i64 = self.top() + OWING
        one: i64 = 1
        self.frames[place] &= ~(one << seat)
        return self.frames[place] == 0

    def reveal(self) -> None:
        """Something hidden was shown: nobody can take back what led to it."""
        self.revealed = True

    # ---- hot loops ---------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        """One seat that is to act (the lowest of several), CHANCE, or NOBODY when the game is over."""
        if self.depth == 0:
            return NOBODY
        owing: i64 = self.frames[(self.depth - 1) * FRAME + OWING]
        if owing == CHANCE_BIT:
            return CHANCE
        seat: i64 = 0
        while (owing >> seat) & 1 == 0:
            seat += 1
        return seat

    def legal_into(self, seat: i64, out: Choices) -> None:
        """Add the legal actions of a seat that owes an answer."""
        pending = self.game.pending[self.frames[(self.depth - 1) * FRAME]]
        pending.options(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        """Apply an action known to be legal."""
        self.revealed = False
        self.game.pending[self.frames[(self.depth - 1) * FRAME]].resolve(self, seat, action)
        while self.depth > 0 and self.frames[(self.depth - 1) * FRAME + OWING] == 0:
            self.game.pending[self.frames[(self.depth - 1) * FRAME]].run(self)
        if seat == CHANCE or self.revealed:
            self.undo_seat = NOBODY
            self.undo_count = 0
        elif seat == self.undo_seat:
            self.undo_count += 1
        else:
            self.undo_seat = seat
            self.undo_count = 1

    def carry(self, other: "State") -> None:
        """For `clone`: take over what every state has beside its game's fields."""
        self.frames = other.frames[: other.depth * FRAME]
        self.depth = other.depth
        self.undo_seat = other.undo_seat
        self.undo_count = other.undo_count

    # ---- inner -------------------------------------------------------------------------------------------------

    def owes(self, seat: i64) -> bool:
        if self.depth == 0 or seat < 0 or seat >= self.seats:
            return False
        owing = self.owing()
        return owing != CHANCE_BIT and (owing >> seat) & 1 != 0

    def allows(self, seat: int, action: int) -> bool:
        if not 0 <= action < self.game.actions.size:
            return False
        if seat == CHANCE:
            return self.actor() == CHANCE and self.game.pending[self.frames[self.top()]].possible(self, action)
        if not self.owes(seat):
            return False
        CHOICES.clear()
        self.legal_into(seat, CHOICES)
        return CHOICES.has(action)

    def complaint(self, seat: int, action: int) -> str:
        actions = self.game.actions
        name = repr(actions.text(action)) if 0 <= action < actions.size else f"action {action}"
        if seat not in self.acting():
            return f"{name}: seat {seat} owes no answer now"
        return f"{name} is not legal for seat {seat} now ({self.prompt()['key']})"


S = TypeVar("S", bound=State)


class Pending(Generic[S]):
    """One kind of frame. Stateless: everything it needs is in the state and in the frame's arguments."""

    key: str = ""
    args: str = ""  # the names of the frame's arguments, separated by spaces
    rule: str = ""

    def __init__(self) -> None:
        pass

    def options(self, state: S, seat: i64, out: Choices) -> None:
        raise NotImplementedError

    def resolve(self, state: S, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def run(self, state: S) -> None:
        raise NotImplementedError

    def source(self, state: S) -> i64:
        raise NotImplementedError

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> i64:
        raise NotImplementedError

    def possible(self, state: S, action: i64) -> bool:
        """At a chance node: whether the action is an outcome."""
        for outcome, _ in self.outcomes(state):
            if outcome == action:
                return True
        return False

    def forbids(self, state: S, seat: i64, action: i64) -> str | None:
        """The paragraph that forbids an illegal answer, where it is another than `rule`."""
        return None

    def seen_by(self, state: S, seat: i64, action: i64) -> i64:
        """The mask of seats that may know the action when it is taken."""
        return EVERYONE


class Decision(Pending[S]):
    """Seats owe an answer: write `options` and `resolve`. `rule` is the paragraph that says what may be answered."""


class Chance(Pending[S]):
    """Dice or a deck decide: write `source`, `outcomes`, `sample` and `resolve`."""


class Step(Pending[S]):
    """Nobody is asked: write `run`."""


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
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.actions = actions
        self.sources = sources
        self.events = events
        self.fields = fields
        self.pending = pending
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


CHOICES: Final = Choices()
