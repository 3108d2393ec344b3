"""A table as the fold of its log: `Table.take` applies one change, no matter who made it or whether it is new or read
again.

Nothing here asks whether a change is allowed (that is `decide.py`), stores or sends anything.
"""

from collections import deque
from typing import Any

import msgspec

import boardinghouse as bh
from boardinghouse.core.events import EVERYONE
from boardinghouse.server.changes import (
    AnyChange,
    CameBack,
    ChatRule,
    Choice,
    Closed,
    Declined,
    GaveUp,
    Hinted,
    Loss,
    Played,
    RematchAnswered,
    Rematched,
    Renamed,
    Resigned,
    Sat,
    Seating,
    SetUp,
    Sitter,
    Started,
    Strength,
    Switched,
    TimedOut,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    WentAway,
)
from boardinghouse.server.clocks import Clocks
from boardinghouse.server.position import BrokenLog, Position
from boardinghouse.server.table_parts import Happening, Header, Seat, Status, UndoRequest

RECENT = 60  # steps kept in memory for those who come back


class Table:
    """Everything about one table."""

    def __init__(self, header: Header, seed: str) -> None:
        self.header = header
        self.id = header.id
        self.seed = seed
        self.game = bh.load(header.game)
        self.version = 0
        self.status: Status = "open"
        self.updated = header.created
        self.listed = header.listed
        self.watchable = header.watchable
        self.chat: ChatRule = header.chat
        self.seating: Seating = header.seating
        self.seats = [Seat(sitter) for sitter in header.seats]
        self.clocks = Clocks(header.clock, len(self.seats))
        self.position: Position | None = None
        self.lines: list[tuple[int, int]] = []  # while folding what a snapshot already holds
        self.owing: list[int] = []
        self.undo_request: UndoRequest | None = None
        self.undo_refused: tuple[int, int] | None = None  # who asked last, and who did not agree
        self.forfeits: list[int] = []  # the seats that have lost, the first one first
        self.removed: set[str] = set()  # people whom the owner has sent away
        self.wanted: dict[str, bool] = {}  # by person: do they want to play again?
        self.ballots: dict[int, dict[str, Choice]] = {}
        self.proposed: dict[int, str] = {}  # the bot that would take an absent seat
        self.rematch = ""
        self.resumed = False  # whether it goes on from another game: then the seed does not explain its first draws
        self.hints: list[tuple[int, int, Strength]] = []  # lines played when it was given, seat, strength
        self.frozen = ""  # why nobody can play on
        self.keys: dict[tuple[str, str], int] = {}
        self.recent: deque[Happening] = deque(maxlen=RECENT)

    # ---- asking ------------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return [seat.sitter.name for seat in self.seats]

    def held_by(self, person: str) -> list[int]:
        """The seats of this person, those left included."""
        return [place for place, seat in enumerate(self.seats) if seat.sitter.person == person and person]

    def holders(self) -> list[tuple[int, str]]:
        """Whose table this is, by seat: those who sit there, and those who are asked to."""
        people = [(place, seat.sitter.person or seat.sitter.asked) for place, seat in enumerate(self.seats)]
        return [(place, person) for place, person in people if person]

    def is_member(self, person: str) -> bool:
        return bool(self.held_by(person)) or person == self.header.owner

    def voters(self, about: int) -> set[str]:
        """The people who decide about an absent seat: those who are here, its own person left out."""
        absent = self.seats[about].sitter.person
        return {
            seat.sitter.person for seat in self.seats if seat.present and not seat.late and seat.sitter.person != absent
        }

    def may_chat(self, person: str) -> bool:
        """Whether this person reads and writes here."""
        seats = [self.seats[seat] for seat in self.held_by(person)]
        if self.chat == "off" or not seats:
            return False
        return self.chat == "all" or any(seat.sitter.friend for seat in seats)

    def consenting(self) -> set[str]:
        """The people who have a say when a move is to be taken back: also those who are late or have left, until a bot
        plays for them. Otherwise one could play the others' moves again and again and know the dice."""
        return {seat.sitter.person for seat in self.seats if seat.sitter.kind == "person" and not seat.stand_in}

    def players(self) -> set[str]:
        """The people who are asked for a rematch: all who did not leave."""
        return {seat.sitter.person for seat in self.seats if seat.sitter.person and not seat.left}

    def outcome(self) -> dict[str, Any] | None:
        """Scores, places and where they come from, once the game is over. Those who have lost come last, the first one
        who did at the very end."""
        if self.status != "over" or self.position is None:
            return None
        result: dict[str, Any] = self.position.state.result().to_json()
        if self.forfeits:
            standing = [place for seat, place in enumerate(result["places"]) if seat not in self.forfeits]
            count = len(self.seats)
            result["places"] = [
                count - self.forfeits.index(seat)
                if seat in self.forfeits
                else 1 + sum(1 for other in standing if other < place)
                for seat, place in enumerate(result["places"])
            ]
        return result

    def played(self) -> int:
        """How many lines the game has."""
        return len(self.lines if self.position is None else self.position.lines)

    def wake(self, bot_seconds: float) -> float | None:
        """When somebody has to look after this table: a clock runs out or a bot should have answered."""
        if self.status != "playing":
            return None
        deadline = self.clocks.next_deadline()
        if any(self.seats[seat].bot for seat in self.owing):
            due = self.updated + bot_seconds
            return due if deadline is None else min(due, deadline)
        return deadline

    # ---- folding -----------------------------------------------------------------------------------------------

    def take(
        self, number: int, at: float, change: AnyChange, *, drafted: int | None = None, engine: bool = True
    ) -> Happening:
        """Apply a change. `drafted`: the engine has already made it, and this mask of seats may know its action.
        `engine=False`: a snapshot holds the engine's side of it."""
        if number != self.version + 1:
            raise BrokenLog(f"step {number} follows step {self.version}")
        seen = EVERYONE if drafted is None else drafted
        before = self.standing()
        if isinstance(change, Started | Played | Undone):
            if drafted is None:
                seen = self.move(number, change, engine)
            self.after_move(at, change)
        else:
            self.seat_change(at, change)
        self.version = number
        self.updated = at
        events = self.position.heard() if self.position is not None and engine else []
        moved = isinstance(change, Played | Undone)
        happening = Happening(number, at, change, seen, events, not moved or self.standing() != before)
        self.recent.append(happening)
        return happening

    def standing(self) -> tuple[object, ...]:
        """What a move may change beside the position."""
        late = [seat.late for seat in self.seats]
        return self.status, self.undo_request, self.undo_refused, late, {*self.ballots}

    def open_position(self) -> Position:
        if self.position is None:
            self.position = Position(self.game, len(self.seats), self.header.options, self.seed)
        return self.position

    def move(self, number: int, change: Started | Played | Undone, engine: bool) -> int:
        """The engine's side of a change read from the log; who may know its action."""
        if not engine:
            if isinstance(change, Undone):
                del self.lines[change.keep :]
                return EVERYONE
            if isinstance(change, Played):
                self.lines.append((change.seat, change.action))
            elif isinstance(change, Started):
                self.lines += change.lines
            self.lines += [(bh.CHANCE, action) for action in change.chance]
            return 1 << change.seat if isinstance(change, Played) else EVERYONE  # it may have been a secret choice
        position = self.open_position()
        seen = EVERYONE
        if isinstance(change, Started):
            position.start(number, change.chance, change.lines)
        elif isinstance(change, Played):
            seen = position.seen_by(change.seat, change.action)
            try:
                position.play(number, change.seat, change.action, change.chance)
            except bh.IllegalAction as fault:
                raise BrokenLog(str(fault)) from None
        else:
            position.cut(number, change.keep)
        return seen

    def after_move(self, at: float, change: Started | Played | Undone) -> None:
        mover = change.seat if isinstance(change, Played) else None
        if isinstance(change, Started):
            self.resumed = bool(change.lines)
            self.clocks.on |= len({seat.sitter.person for seat in self.seats if seat.sitter.person}) > 1
        if isinstance(change, Undone):
            # what a hint told stays known when the question it was for is put again
            self.hints = [(min(count, change.keep), seat, strength) for count, seat, strength in self.hints]
            for place in self.seats:
                place.since = min(place.since, change.keep)
        self.owing = change.owing
        self.status = "playing" if self.owing else "over"
        self.undo_request = self.undo_refused = None
        if mover is not None and self.seats[mover].late and not self.seats[mover].stand_in and self.caught_up(mover):
            self.seats[mover].late = False
            self.ballots.pop(mover, None)
            self.clocks.gain(mover)  # for the turn, as ever; the time that is gone is gone
        if isinstance(change, Undone):
            self.clocks.back(at, self.owing, change.seat, change.keep, self.timed())
        else:
            self.clocks.turn(at, self.owing, mover, self.played(), self.timed())

    def caught_up(self, seat: int) -> bool:
        """Whether somebody who was late is so no more after an answer: with a time for the whole game, when the turn is
        over."""
        return self.header.clock.kind != "live" or seat not in self.owing

    def timed(self) -> list[int]:
        """The seats whose clocks run: those that owe an answer and can give it. Of people at one screen that is one at
        a time."""
        timed: dict[str, int] = {}
        for seat in self.owing:
            if self.seats[seat].present and not self.seats[seat].late:
                timed.setdefault(self.seats[seat].sitter.person, seat)
        return list(timed.values())

    def seat_change(self, at: float, change: AnyChange) -> None:
        match change:
            case SetUp(options=options, clock=clock, seats=sitters):
                self.header = msgspec.structs.replace(self.header, options=options, clock=clock)
                self.seats = [*self.seats, *map(Seat, sitters[len(self.seats) :])][: len(sitters)]
                self.clocks = Clocks(clock, len(sitters))
            case Renamed(seat=seat, name=name):
                self.seats[seat].sitter = msgspec.structs.replace(self.seats[seat].sitter, name=name)
            case Sat(seat=seat, sitter=sitter, removed=removed):
                if removed:
                    self.removed.add(self.seats[seat].sitter.person)
                self.removed.discard(sitter.person)
                kept = sitter.kind == "person" and self.seats[seat].sitter.kind == "reserved"
                self.seats[seat] = Seat(sitter, kept=kept)
            case Declined(seat=seat):
                self.seats[seat] = Seat(Sitter("reserved"))
            case Switched(listed=listed, watchable=watchable, chat=chat, seating=seating):
                self.listed, self.watchable, self.chat, self.seating = listed, watchable, chat, seating
            case Closed():
                self.status = "closed"
                self.watchable = True  # there is nothing to hide, and everybody with the link learns that it is closed
            case GaveUp(seat=seat):  # without a result, but it is known who has lost
                self.forfeits += self.held_by(self.seats[seat].sitter.person)
                for place in self.forfeits:
                    self.seats[place].lost = "resigned"
                self.status = "ended"
                self.owing = []
            case UndoAsked(seat=seat, keep=keep):
                self.undo_refused = None
                self.undo_request = UndoRequest(seat, keep, {self.seats[seat].sitter.person})
            case UndoAnswered(seat=seat, agree=agree):
                if self.undo_request is not None and agree:
                    self.undo_request.agreed.add(self.seats[seat].sitter.person)
                else:
                    self.undo_refused = None if self.undo_request is None else (self.undo_request.seat, seat)
                    self.undo_request = None
            case TimedOut(seat=seat, out=out, bot=bot):
                self.seats[seat].late = True
                if out == "loses":
                    self.forfeit(seat, "time", bot)
                elif out == "bot":
                    self.let_bot_play(seat, bot)
            case Resigned(seat=seat, bot=bot):
                self.forfeit(seat, "resigned", bot)
            case WentAway(seat=seat):
                self.seats[seat].left = True
                self.undo_request = None  # they ask and answer no more
            case CameBack(seat=seat):
                away = self.seats[seat]
                self.seats[seat] = Seat(away.sitter)
                self.ballots.pop(seat, None)
                if self.header.clock.kind == "none" and (away.late or away.stand_in):
                    self.clocks.renew(seat)
                elif away.late and not away.stand_in:  # the others still decide
                    self.seats[seat].late = True
            case Voted(seat=seat, about=about, choice=choice, bot=bot):
                self.ballots.setdefault(about, {})[self.seats[seat].sitter.person] = choice
                self.proposed[about] = bot
            case Hinted(seat=seat, strength=strength):
                self.hints.append((self.played(), seat, strength))
            case RematchAnswered(seat=seat, agree=agree):
                self.wanted[self.seats[seat].sitter.person] = agree
            case Rematched(table=table):
                self.rematch = table
            case _:
                raise BrokenLog(f"unknown change {change!r}")
        self.count_votes()
        self.clocks.run(at, self.timed())

    def count_votes(self) -> None:
        """More than half of the people who are here decide about a seat. Asked again whenever somebody goes away."""
        for about, ballots in list(self.ballots.items()):
            voters = self.voters(about)
            cast = [choice for person, choice in ballots.items() if person in voters]
            for choice in set(cast):
                if 2 * cast.count(choice) > len(voters):
                    del self.ballots[about]
                    self.decide_absence(about, choice)
                    break

    def decide_absence(self, about: int, choice: Choice) -> None:
        seat = self.seats[about]
        if choice == "end":
            self.status = "ended"
            self.owing = []
        elif choice == "bot":
            self.let_bot_play(about, self.proposed.get(about, ""))
        else:
            seat.late = False
            if not seat.left:
                self.clocks.renew(about)

    def let_bot_play(self, seat: int, bot: str) -> None:
        self.seats[seat].stand_in = bot
        self.seats[seat].since = self.played()
        self.undo_request = None  # other people have a say now

    def forfeit(self, seat: int, why: Loss, bot: str) -> None:
        """This seat has lost. The last one left has won; where there are more, they play on."""
        self.seats[seat].lost = why
        self.forfeits.append(seat)
        self.ballots.pop(seat, None)
        self.let_bot_play(seat, bot)
        if len(self.forfeits) >= len(self.seats) - 1:
            self.status = "over"
            self.owing = []

    # ---- saving ------------------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any] | None:
        """The engine's side, to be stored; the rest is folded again from the log."""
        return None if self.position is None else self.position.snapshot()

    def record(self) -> bh.Record | None:
        """The game as a record, with the hints that were given; None before it has begun."""
        if self.position is None:
            return None
        record = self.position.record(self.names())
        if self.status == "ended":
            record.stop(self.position.state)
        if self.resumed:
            record.seed = None
        if self.forfeits and self.status == "over" and self.position.state.acting():
            record.close(self.position.state)
        if record.closing is not None and self.forfeits and self.status in ("over", "ended"):
            record.closing["lost"] = list(self.forfeits)
        if record.closing is not None and self.hints:
            record.closing["hints"] = [list(hint) for hint in self.hints]
        return record
