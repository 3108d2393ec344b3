"""State: a position of any game, the stack of its pending frames, and what any caller may ask of it."""

import hashlib
import json
from collections.abc import Mapping
from itertools import count
from threading import local
from typing import TYPE_CHECKING, Any, Final, Self, TypedDict, final

from boardinghouse.core.actions import Choices
from boardinghouse.core.events import EVERYONE, Event, only
from boardinghouse.core.result import Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import append, i64, listed, vec

if TYPE_CHECKING:
    from boardinghouse.core.contract import Game
    from boardinghouse.core.pending import Pending

CHANCE: Final = -1
NOBODY: Final = -2
CHANCE_BIT: Final = 1 << 16
MOST_SEATS: Final = 6
FRAME: Final = 5
KIND: Final = 0
OWING: Final = 1
FIRST_ARG: Final = 2


class IllegalAction(ValueError):
    """The action is not among the legal ones; the state is unchanged."""


@final
class Prompt(TypedDict):
    """The open question: a key, and numbers for the interface to put into words."""

    key: str
    params: dict[str, int]


@final
class Listed:
    """The answers that a thread listed last, for which seat, and the number of that list. A state that still notes the
    number has not changed since, so that `apply` need not list again what `legal` has just listed."""

    def __init__(self) -> None:
        self.choices: Final = Choices()
        self.seat: i64 = NOBODY
        self.number: i64 = 0


OF_THREAD: Final[Any] = local()  # `listed`: two threads may list the answers of two states at once
NUMBERS: Final = count(1)  # of lists, never the same in two threads


def listed_last() -> Listed:
    """The answers that this thread listed last."""
    found: Listed | None = getattr(OF_THREAD, "listed", None)
    if found is None:
        found = Listed()
        OF_THREAD.listed = found
    return found


# by mask: the seats in it
SEATS_OF: Final = [tuple(seat for seat in range(MOST_SEATS) if (mask >> seat) & 1) for mask in range(1 << MOST_SEATS)]


class State:
    """A position of a game. Subclasses add the game's fields, all of them ints or `vec[i64]`.

    Threads may play at once, each its own states. Nothing guards a state that two threads use at the same time."""

    def __init__(self, game: "Game[Any]", seats: i64, choices: vec[i64], old: "State | None") -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.choices: Final = choices
        self.frames: vec[i64] = vec[i64]() if old is None else old.frames[: old.depth * FRAME]
        self.depth: i64 = i64(0) if old is None else old.depth
        self.undo_seat: i64 = i64(NOBODY) if old is None else old.undo_seat
        self.undo_count: i64 = i64(0) if old is None else old.undo_count
        self.revealed: bool = False
        self.listing: i64 = 0  # the number of the list that is this state's
        self.events: list[Event] | None = None

    # ---- what everybody may ask -------------------------------------------------------------------------------

    def acting(self) -> tuple[int, ...]:
        """The seats owing an answer; (CHANCE,) when dice or a deck decide; () when the game is over."""
        if self.depth == 0:
            return ()
        owing = self.owing()
        if owing == CHANCE_BIT:
            return (CHANCE,)
        return SEATS_OF[owing]

    def legal(self, seat: int) -> list[int]:
        """The actions this seat may answer with, ascending; empty for a seat that owes none. CHANCE: its outcomes."""
        if seat == CHANCE:
            return [action for action, weight in self.outcomes()] if self.actor() == CHANCE else []
        if not self.owes(seat):
            return []
        return self.list_legal(seat).choices.listed()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    def apply(self, seat: int, action: int | str) -> None:
        """Answer the open question by an action's number or text. IllegalAction, and nothing changed, if the answer is
        not legal."""
        number = self.numbered(action)
        if not self.allows(seat, number):
            raise IllegalAction(self.complaint(seat, number))
        self.play(seat, number)

    def why_not(self, seat: int, action: int | str) -> str | None:
        """The RULES.md paragraph that forbids this action now; None if it is legal."""
        number = self.numbered(action)
        if self.allows(seat, number):
            return None
        if not self.owes(seat) or not 0 <= number < self.game.actions.size:
            return self.game.turn_rule
        pending = self.pending()
        return pending.forbids(self, seat, number) or pending.rule

    def outcomes(self) -> list[tuple[int, int]]:
        """At a chance node: every outcome with its weight, ascending by action."""
        if self.actor() != CHANCE:
            raise ValueError("outcomes() is for chance nodes; here a seat is to act or the game is over")
        return self.pending().outcomes(self)

    def sample(self, rng: Rng) -> int:
        """At a chance node: one outcome, drawn by weight."""
        if self.actor() != CHANCE:
            raise ValueError("sample() is for chance nodes; here a seat is to act or the game is over")
        return self.pending().sample(self, rng)

    def source(self) -> int:
        """At a chance node: which of `game.sources` decides."""
        if self.actor() != CHANCE:
            raise ValueError("source() is for chance nodes; here a seat is to act or the game is over")
        return self.pending().source(self)

    def prompt(self) -> Prompt:
        """The open question as a key and numbers, for the interface to put into words."""
        if self.depth == 0:
            return {"key": "over", "params": {}}
        pending = self.pending()
        return {
            "key": pending.key,
            "params": {name: pending.told(self, place) for place, name in enumerate(pending.args.split())},
        }

    def clone(self) -> Self:
        """An independent copy that listens to no events."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """Plain JSON data: all that this seat may know; None is a watcher."""
        return self.game.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Self:
        """A full random world that this seat cannot tell from the true one."""
        world: Self = self.game.determinize(self, seat, rng)
        return world

    def result(self) -> Result:
        """Scores, places and breakdown at this point; final once acting() is ()."""
        return self.game.result(self)

    def undoable(self, seat: int) -> int:
        """How many of its own latest actions this seat may take back: those since which nothing was revealed and nobody
        else moved."""
        return self.undo_count if seat == self.undo_seat else 0

    def to_json(self) -> dict[str, object]:
        """The whole state, including secrets, as plain data."""
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
                who = "seat " + ",".join(str(seat) for seat in SEATS_OF[owing])
            args = [
                f"{name}={self.frames[start + FIRST_ARG + place]}" for place, name in enumerate(pending.args.split())
            ]
            lines.append(" ".join([f"{who}: {pending.key}", *args]))
        return "\n".join(lines) if lines else "over"

    # ---- as a value --------------------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game: everything `digest` covers, with the same tables."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game.plays_like(other.game) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a state changes and so cannot be a key; use its digest()")

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return self.game.rebuilt, (self.to_json(),)

    def __repr__(self) -> str:
        acting = self.acting()
        who = "over" if not acting else "chance to act" if acting == (CHANCE,) else ""
        if not who:
            who = f"seat{'s' if len(acting) > 1 else ''} {', '.join(str(seat) for seat in acting)} to act"
        return f"<State of {self.game.id}: round {getattr(self, 'round', 0)}, {who}>"

    # ---- events ------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on, keep events."""
        self.events = []

    def heard(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        if events is None:
            return []
        self.events = []
        return events

    def tell(self, code: i64, to: i64 = EVERYONE, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """For rules: something happened that the seats of the mask `to` may know."""
        if self.events is not None:
            self.note(code, to, a, b, c, d, e)

    def note(self, code: i64, to: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Keep an event. Apart from `tell`, which is then small enough to be inlined where nobody listens."""
        if self.events is not None:
            self.events.append(Event(code, to, (a, b, c, d, e)))

    # ---- the stack, for rules ----------------------------------------------------------------------------------

    def push(self, kind: i64, owing: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a pending frame on top."""
        start: i64 = self.depth * FRAME
        frames = self.frames
        if start == len(frames):
            self.frames = append(append(append(append(append(frames, kind), owing), a), b), c)
        else:
            frames[start] = kind
            frames[start + 1] = owing
            frames[start + 2] = a
            frames[start + 3] = b
            frames[start + 4] = c
        self.depth += 1
        self.listing = 0

    def pop(self) -> None:
        """Take the top frame off."""
        self.depth -= 1
        self.listing = 0

    def top(self) -> i64:
        """Where the top frame starts."""
        return (self.depth - 1) * FRAME

    def asks(self, kind: i64) -> bool:
        """Whether the top frame is of this kind."""
        return self.depth > 0 and self.frames[(self.depth - 1) * FRAME] == kind

    def finish(self) -> None:
        """End the game, whatever was still to come."""
        self.depth = 0
        self.listing = 0

    def pending(self) -> "Pending[Any]":
        """What the top frame means."""
        top: i64 = (self.depth - 1) * FRAME
        kind = self.frames[top]
        return self.game.pending[kind]

    def arg(self, place: i64) -> i64:
        """An argument of the top frame."""
        index: i64 = (self.depth - 1) * FRAME + FIRST_ARG + place
        return self.frames[index]

    def set_arg(self, place: i64, value: i64) -> None:
        """Change an argument of the top frame."""
        self.frames[self.top() + FIRST_ARG + place] = value
        self.listing = 0

    def owing(self) -> i64:
        """Who owes the answer to the top frame, as a mask."""
        index: i64 = (self.depth - 1) * FRAME + OWING
        return self.frames[index]

    def answered(self, seat: i64) -> bool:
        """In a simultaneous choice: note that this seat has answered; True when it was the last."""
        place: i64 = self.top() + OWING
        self.frames[place] &= ~only(seat)
        return self.frames[place] == 0

    def reveal(self) -> None:
        """Something hidden was shown: nobody can take back what led to it."""
        self.revealed = True

    # ---- hot loops ---------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        """One seat that has to act (the lowest of several), CHANCE, or NOBODY when the game is over."""
        if self.depth == 0:
            return NOBODY
        owing = self.owing()
        if owing == CHANCE_BIT:
            return CHANCE
        seat: i64 = 0
        while (owing >> seat) & 1 == 0:
            seat += 1
        return seat

    def legal_into(self, seat: i64, out: Choices) -> None:
        """Add the legal actions of a seat that owes an answer."""
        self.pending().options(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        """Apply an action known to be legal."""
        self.revealed = False
        self.listing = 0
        self.pending().resolve(self, seat, action)
        while self.depth > 0 and self.owing() == 0:
            self.pending().run(self)
        if seat == CHANCE or self.revealed:
            self.undo_seat = NOBODY
            self.undo_count = 0
        elif seat == self.undo_seat:
            self.undo_count += 1
        else:
            self.undo_seat = seat
            self.undo_count = 1

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
            return self.actor() == CHANCE and self.pending().possible(self, action)
        if not self.owes(seat):
            return False
        listed = listed_last()
        if self.listing != listed.number or seat != listed.seat:
            listed = self.list_legal(seat)
        return listed.choices.has(action)

    def list_legal(self, seat: i64) -> Listed:
        """List the answers of a seat that owes one, and remember that this list is the state's, until it changes."""
        listed = listed_last()
        listed.choices.clear()
        self.legal_into(seat, listed.choices)
        listed.seat = seat
        listed.number = next(NUMBERS)
        self.listing = listed.number
        return listed

    def numbered(self, action: int | str) -> int:
        return self.game.actions.parse(action) if isinstance(action, str) else action

    def complaint(self, seat: int, action: int) -> str:
        actions = self.game.actions
        name = repr(actions.text(action)) if 0 <= action < actions.size else f"action {action}"
        if seat not in self.acting():
            return f"{name}: seat {seat} owes no answer now"
        return f"{name} is not legal for seat {seat} now ({self.prompt()['key']})"
