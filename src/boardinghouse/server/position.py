"""The engine's side of a table: state, luck and the lines played. Knows nothing of people, storage or sockets.

The engine keeps reused buffers and so belongs to one thread: everything here runs on the event loop.
"""

from typing import Any

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE, Game, IllegalAction
from boardinghouse.core.events import EVERYONE, Event
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng


class BrokenLog(ValueError):
    """The stored lines cannot be played by the rules that run now."""


class Position:
    """A game under way."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.lines: list[tuple[int, int]] = []
        self.asked = [0] * seats  # the step at which each seat's present question was put
        self.earlier: list[Any] = []  # the states before the actions that may still be taken back
        self.state = game.begin(seats, options)
        self.state.listen()
        self.luck = Luck(seed)
        self.luck.prepare(self.state)

    # ---- moving ------------------------------------------------------------------------------------------------

    def start(
        self, number: int, logged: list[int] | None = None, before: list[tuple[int, int]] | None = None
    ) -> list[int]:
        """Play the lines of another game that this one goes on from, if any, and draw the set-up or what comes next;
        what chance decided. BrokenLog, and nothing changed, if one of those lines is not legal."""
        if before:
            self.rebuild(list(before))
        drawn = self.settle(logged)
        self.asked = [number] * self.seats
        return drawn

    def play(self, number: int, seat: int, action: int, logged: list[int] | None = None) -> list[int]:
        """Apply a seat's action and what chance does after it (`logged`, when the log already says). IllegalAction, and
        nothing changed, if it is not legal."""
        before = self.question()
        clone = self.state.clone()
        self.state.apply(seat, action)
        self.lines.append((seat, action))
        self.earlier = [*self.earlier, clone] if clone.undoable(seat) else [clone]
        drawn = self.settle(logged)
        if self.state.undo_count == 0:
            self.earlier = []
        kept = self.question() == before
        acting = clone.acting()
        for other in range(self.seats):
            if not (kept and other != seat and other in acting):
                self.asked[other] = number
        return drawn

    def settle(self, logged: list[int] | None) -> list[int]:
        """Play chance nodes until a seat is to act. The log decides where it exists; the streams move on anyway."""
        drawn: list[int] = []
        while self.state.actor() == CHANCE:
            action = self.luck.draw(self.state)
            if logged is not None:
                if len(drawn) == len(logged):
                    raise BrokenLog("the log has fewer draws here than the rules need")
                action = logged[len(drawn)]
            self.state.apply(CHANCE, action)
            self.lines.append((CHANCE, action))
            drawn.append(action)
        if logged is not None and len(drawn) != len(logged):
            raise BrokenLog("the log has more draws here than the rules need")
        return drawn

    def seen_by(self, seat: int, action: int) -> int:
        """The mask of seats that may know this action when it is taken now."""
        if self.state.depth == 0 or not 0 <= action < self.game.actions.size:  # no answer to anything
            return EVERYONE
        pending = self.state.pending()
        return int(pending.seen_by(self.state, seat, action))

    def question(self) -> tuple[object, ...]:
        """What is being asked, without who has answered yet."""
        state = self.state
        if state.depth == 0:
            return ()
        return (int(state.depth), state.prompt()["key"], int(state.arg(0)), int(state.arg(1)), int(state.arg(2)))

    def owing(self) -> list[int]:
        return list(self.state.acting())

    def heard(self) -> list[Event]:
        """What happened since the last call."""
        return list(self.state.heard())

    # ---- taking back -------------------------------------------------------------------------------------------

    def undo_point(self, seat: int) -> int | None:
        """How many lines stay if this seat takes its latest action back without asking; None if it may not."""
        return len(self.lines) - 1 if self.state.undoable(seat) else None

    def consent_point(self, seat: int) -> int | None:
        """How many lines stay if everybody lets this seat take its latest action back."""
        for place in range(len(self.lines) - 1, -1, -1):
            if self.lines[place][0] == seat:
                return place
        return None

    def cut(self, number: int, keep: int) -> None:
        """Go back to the state after the first `keep` lines."""
        if keep == len(self.lines) - 1 and self.earlier:
            self.state = self.earlier.pop()
            self.state.listen()
            self.lines.pop()
        else:
            self.rebuild(self.lines[:keep])
        self.asked = [number] * self.seats

    def rebuild(self, lines: list[tuple[int, int]]) -> None:
        """Play these lines from the start."""
        fresh = Position(self.game, self.seats, self.options, self.seed)
        fresh.state.events = None
        for seat, action in lines:
            if seat == CHANCE and fresh.state.actor() == CHANCE:
                fresh.luck.draw(fresh.state)
            try:
                fresh.state.apply(seat, action)
            except IllegalAction as fault:
                raise BrokenLog(str(fault)) from None
        fresh.state.listen()
        self.state, self.luck = fresh.state, fresh.luck
        self.lines = lines
        self.earlier = []

    # ---- saving ------------------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """What `restore` needs, beside the lines, to go on exactly from here."""
        return {
            "state": self.state.to_json(),
            "luck": [list(stream.words()) for stream in self.luck.streams],
            "asked": self.asked,
        }

    def restore(self, data: dict[str, Any], lines: list[tuple[int, int]]) -> None:
        """Go on from a snapshot. One made by other rules is tried: if its fields still fit, the game goes on."""
        try:
            self.state = self.game.from_json({**data["state"], "version": self.game.version})
        except ValueError as fault:
            raise BrokenLog(str(fault)) from None
        self.state.listen()
        streams: list[Rng] = []
        for words in data["luck"]:
            stream = Rng()
            stream.restore(*words)
            streams.append(stream)
        self.luck.streams = streams
        self.asked = data["asked"]
        self.lines = lines
        self.earlier = []

    def record(self, names: list[str]) -> bh.Record:
        """The whole game as a record, seed included: for games that are over."""
        record = bh.Record(self.game, names, self.game.chosen(self.state.choices), self.seed)
        for seat, action in self.lines:
            record.add(seat, action)
        if self.state.acting() == ():
            record.close(self.state)
        return record
