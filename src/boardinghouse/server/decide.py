"""May this person do this now? Each command becomes the change it asks for, or is refused with a reason.

Nothing is stored or sent here. A move is drafted on the engine in place: the door either commits it or throws the
table away and loads it again.
"""

from collections.abc import Callable

from msgspec.structs import replace

from boardinghouse.core.contract import CHANCE, DRAWN, IllegalAction
from boardinghouse.core.events import EVERYONE
from boardinghouse.server.changes import (
    AnyChange,
    CameBack,
    Clock,
    Closed,
    Declined,
    GaveUp,
    Played,
    Resigned,
    Sat,
    SetUp,
    Sitter,
    Started,
    Switched,
    UndoAnswered,
    UndoAsked,
    Undone,
    Voted,
    WentAway,
)
from boardinghouse.server.commands import (
    AnswerUndo,
    AnyCommand,
    Arrange,
    AskUndo,
    ClockWish,
    Close,
    Decline,
    GiveUp,
    Leave,
    Play,
    Resign,
    Return,
    SetUpTable,
    Sit,
    Stand,
    Start,
    Switch,
    Undo,
    Vote,
)
from boardinghouse.server.fold import Table
from boardinghouse.server.names import clean_name
from boardinghouse.server.position import BrokenLog, Position
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.refused import Refused

LONGEST_LOG = 5000  # steps; the longest games take some hundreds


class Decider:
    """Turns commands into changes. `bots` are the names people may choose, `stand_in` who takes a leaver's seat."""

    def __init__(self, bots: Callable[[], tuple[str, ...]], stand_in: Callable[[], str]) -> None:
        self.bots = bots
        self.stand_in = stand_in

    def decide(self, table: Table, person: PersonInfo, command: AnyCommand) -> tuple[AnyChange, int | None]:
        """The change; and, where the engine has already made it, the mask of seats that may know its action."""
        if table.status == "closed":
            raise Refused("closed")
        if table.frozen and not isinstance(command, GiveUp):
            raise Refused("frozen")
        if not isinstance(
            command, Play | GiveUp | Resign | Close
        ):  # what brings a game to its end: it has only so many moves
            require_room(table)
        match command:
            case Play():
                return self.play(table, person, command)
            case Undo():
                return self.undo(table, person, command)
            case AskUndo():
                return self.ask_undo(table, person, command)
            case AnswerUndo():
                return self.answer_undo(table, person, command)
            case Sit():
                return self.sit(table, person, command.seat), None
            case Stand():
                return self.stand(table, person, command.seat), None
            case Decline():
                return self.decline(table, person, command.seat), None
            case Arrange():
                return self.arrange(table, person, command), None
            case SetUpTable():
                return self.set_up(table, person, command), None
            case Switch():
                return self.switch(table, person, command), None
            case Start():
                return self.start(table, person), EVERYONE
            case Leave():
                seat = own_seat(table, person, command.seat, playing=True)
                if table.seats[seat].left:
                    raise Refused("already-left")
                return WentAway(seat), None
            case Resign():
                return self.resign(table, person, command.seat), None
            case Return():
                return self.come_back(table, person, command.seat), None
            case Vote():
                return self.vote(table, person, command), None
            case Close():
                require_owner(table, person)
                if table.status != "open":
                    raise Refused("already-started")
                return Closed(), None
            case GiveUp():
                return self.give_up(table, person, command.seat), None
            case _:
                raise Refused("unknown")

    # ---- playing -----------------------------------------------------------------------------------------------

    def play(self, table: Table, person: PersonInfo, command: Play) -> tuple[AnyChange, int | None]:
        seat = own_seat(table, person, command.seat, playing=True)
        require_present(table, seat)
        return self.make_move(table, seat, command.expected, command.action)

    def make_move(self, table: Table, seat: int, expected: int, action: int) -> tuple[AnyChange, int | None]:
        """The move itself: for persons and bots alike."""
        position = running(table)
        if seat not in table.owing:
            raise Refused("not-your-turn")
        require_current(table, position, seat, expected)
        seen = position.seen_by(seat, action)
        try:
            drawn = position.play(table.version + 1, seat, action)
        except IllegalAction:
            raise Refused("illegal", position.state.why_not(seat, action)) from None
        return Played(seat, action, drawn, position.owing()), seen

    def undo(self, table: Table, person: PersonInfo, command: Undo) -> tuple[AnyChange, int | None]:
        seat = own_seat(table, person, command.seat, playing=True)
        require_present(table, seat)
        position = running(table)
        if command.expected != table.version:
            raise Refused("stale")
        keep = position.undo_point(seat)
        if keep is None:
            raise Refused("nothing-to-undo")
        return self.take_back(table, position, seat, keep), EVERYONE

    def take_back(self, table: Table, position: Position, seat: int, keep: int) -> AnyChange:
        try:
            position.cut(table.version + 1, keep)
        except BrokenLog:
            raise Refused("rules-changed") from None
        return Undone(seat, keep, position.owing())

    def ask_undo(self, table: Table, person: PersonInfo, command: AskUndo) -> tuple[AnyChange, int | None]:
        seat = own_seat(table, person, command.seat, playing=True)
        require_present(table, seat)
        position = running(table)
        if command.expected != table.version:
            raise Refused("stale")
        keep = position.consent_point(seat)
        if keep is None or overrules(table, position, keep):
            raise Refused("nothing-to-undo")
        if table.undo_request is not None:
            raise Refused("already-asked")
        if table.consenting() <= {person.id}:  # bots do not mind
            return self.take_back(table, position, seat, keep), EVERYONE
        return UndoAsked(seat, keep), None

    def answer_undo(self, table: Table, person: PersonInfo, command: AnswerUndo) -> tuple[AnyChange, int | None]:
        seat = own_seat(table, person, command.seat, playing=True)
        require_present(table, seat)
        request = table.undo_request
        if request is None or command.expected != table.version:
            raise Refused("stale")
        if not command.agree:
            return UndoAnswered(seat, False), None
        if table.consenting() <= request.agreed | {person.id}:
            return self.take_back(table, running(table), request.seat, request.keep), EVERYONE
        return UndoAnswered(seat, True), None

    # ---- seats -------------------------------------------------------------------------------------------------

    def sit(self, table: Table, person: PersonInfo, seat: int, *, invited: bool = False) -> AnyChange:
        require_open(table, seat)
        kind = table.seats[seat].sitter.kind
        host = person.id == table.header.owner
        invited |= bool(person.id) and table.seats[seat].sitter.asked == person.id
        if kind != "open" and not ((invited or host) and kind == "reserved"):
            raise Refused("seat-taken" if kind != "reserved" else "invite-only")
        if not host and table.held_by(person.id):
            raise Refused("already-seated")  # they would see two hands
        if person.id in table.removed and not invited:
            raise Refused("removed")
        return Sat(seat, person_sitter(person, friend=invited or host))

    def stand(self, table: Table, person: PersonInfo, seat: int) -> AnyChange:
        require_open(table, seat)
        if table.seats[seat].sitter.person != person.id:
            raise Refused("not-your-seat")
        private = table.seats[seat].kept or (person.id == table.header.owner and not table.listed)
        return Sat(seat, Sitter("reserved" if private else "open"))

    def decline(self, table: Table, person: PersonInfo, seat: int) -> AnyChange:
        require_open(table, seat)
        if not person.id or table.seats[seat].sitter.asked != person.id:
            raise Refused("not-your-seat")
        return Declined(seat)

    def arrange(self, table: Table, person: PersonInfo, command: Arrange) -> AnyChange:
        require_owner(table, person)
        require_open(table, command.seat)
        sits = table.seats[command.seat].sitter.person
        removed = sits not in ("", person.id)
        match command.to:
            case "bot":
                return Sat(command.seat, self.bot_sitter(command.bot), removed)
            case "local":
                return Sat(command.seat, local_sitter(person, command.name), removed)
            case to:
                return Sat(command.seat, Sitter(to), removed)

    def set_up(self, table: Table, person: PersonInfo, command: SetUpTable) -> AnyChange:
        """Seats come and go at the end; nobody loses one by it."""
        require_owner(table, person)
        require_open(table, 0)
        sitters = [seat.sitter for seat in table.seats]
        seats = command.seats or len(sitters)
        chosen = {**table.header.options, **command.options}
        options = {name: value for name, value in chosen.items() if name not in table.game.picks or value != DRAWN}
        try:
            table.game.begin(seats, options)
        except ValueError as fault:
            raise Refused("bad-set-up", str(fault)) from None
        if any(sitter.kind == "person" for sitter in sitters[seats:]):
            raise Refused("seat-taken")
        sitters += [Sitter("reserved")] * (seats - len(sitters))
        clock = table.header.clock
        out = command.out or (command.clock and command.clock.out) or clock.out
        if command.clock is not None:
            clock = clock_of(command.clock)
        return SetUp(options, clock if clock.kind == "none" else replace(clock, out=out), sitters[:seats])

    def bot_sitter(self, bot: str | None) -> Sitter:
        name = bot or self.stand_in()
        if name not in self.bots():
            raise Refused("no-such-bot")
        return Sitter("bot", name=name, bot=name)

    def switch(self, table: Table, person: PersonInfo, command: Switch) -> AnyChange:
        """What people sat down to in private stays private once it has begun, whatever the owner would like."""
        require_owner(table, person)
        known = table.listed or table.watchable
        listed = table.listed if command.listed is None else command.listed
        watchable = table.watchable if command.watchable is None else command.watchable
        opened = (watchable and not table.watchable) or (listed and not known)
        if opened and table.status != "open" and table.consenting() - {person.id}:
            raise Refused("private-game")
        return Switched(listed, watchable, command.chat or table.chat, command.seating or table.seating)

    def start(self, table: Table, person: PersonInfo) -> AnyChange:
        require_owner(table, person)
        if table.status != "open":
            raise Refused("already-started")
        if any(seat.sitter.kind in ("open", "reserved") for seat in table.seats):
            raise Refused("seats-open")
        if not any(seat.sitter.kind == "person" for seat in table.seats):
            raise Refused("nobody-sits-here")
        return self.begin(table)

    @staticmethod
    def begin(table: Table) -> AnyChange:
        """The game begins, drafted on the engine."""
        position = table.open_position()
        drawn = position.start(table.version + 1)
        return Started(drawn, position.owing())

    # ---- absence -----------------------------------------------------------------------------------------------

    def come_back(self, table: Table, person: PersonInfo, seat: int) -> AnyChange:
        own_seat(table, person, seat, playing=True)
        place = table.seats[seat]
        if place.lost:
            raise Refused("lost")
        if not (place.left or place.stand_in):
            raise Refused("not-away")
        clock = table.header.clock
        if place.late and place.stand_in and (clock.kind, clock.out) == ("live", "bot"):
            raise Refused("out-of-time")
        return CameBack(seat)

    def resign(self, table: Table, person: PersonInfo, seat: int) -> AnyChange:
        """Lose now. Bots alone do not care: such a game is given up."""
        own_seat(table, person, seat, playing=True)
        if table.seats[seat].lost:
            raise Refused("lost")
        if not any(place.sitter.person not in ("", person.id) for place in table.seats):
            raise Refused("only-bots")
        return Resigned(seat, self.stand_in())

    def vote(self, table: Table, person: PersonInfo, command: Vote) -> AnyChange:
        seat = own_seat(table, person, command.seat, playing=True)
        require_present(table, seat)
        if command.about >= len(table.seats):
            raise Refused("no-such-seat")
        about = table.seats[command.about]
        if about.stand_in or about.lost or not (about.left or about.late):
            raise Refused("nobody-absent")
        if person.id not in table.voters(command.about):
            raise Refused("not-yours-to-decide")
        return Voted(seat, command.about, command.choice, self.stand_in())

    def give_up(self, table: Table, person: PersonInfo, seat: int) -> AnyChange:
        """Bots do not mind; people do, also those who are away: they may come back."""
        own_seat(table, person, seat, playing=True)
        if any(place.sitter.kind == "person" and place.sitter.person != person.id for place in table.seats):
            raise Refused("others-play")
        return GaveUp(seat)


def overrules(table: Table, position: Position, keep: int) -> bool:
    """Whether going back to the first `keep` lines takes back what somebody played themselves for whom a bot stands in
    now: they are not there to be asked."""
    later = list(enumerate(position.lines))[keep:]
    return any(place < table.seats[seat].since for place, (seat, _) in later if seat != CHANCE)


def clock_of(wish: ClockWish | None) -> Clock:
    """The clock that is wished for; refused if it makes no sense."""
    if wish is None or wish == ClockWish():
        return Clock()
    clock = Clock(wish.kind, wish.seconds, wish.increment, wish.delay, wish.out or "vote")
    if clock.kind == "none" or clock.seconds == 0 or ((clock.increment or clock.delay) and clock.kind != "live"):
        raise Refused("bad-clock")
    return clock


def person_sitter(person: PersonInfo, *, friend: bool) -> Sitter:
    account = person.account is not None
    return Sitter("person", person.id, person.name, friend=friend, account=account, program=person.bot)


def local_sitter(person: PersonInfo, name: str | None) -> Sitter:
    """Somebody at the owner's screen: the owner's session plays for them."""
    return Sitter("person", person.id, clean_name(name) if name else person.name, local=True, friend=True)


def own_seat(table: Table, person: PersonInfo, seat: int, *, playing: bool) -> int:
    if playing and table.status != "playing":
        raise Refused("over" if table.status in ("over", "ended") else "not-started")
    if seat >= len(table.seats) or table.seats[seat].sitter.person != person.id or not person.id:
        raise Refused("not-your-seat")
    return seat


def require_present(table: Table, seat: int) -> None:
    if not table.seats[seat].present:
        raise Refused("away")


def require_room(table: Table) -> None:
    """Refused where a table's log is full: everybody who comes to the table has to read it all."""
    if table.version >= LONGEST_LOG:
        raise Refused("log-full")


def require_owner(table: Table, person: PersonInfo) -> None:
    if table.header.owner != person.id:
        raise Refused("not-owner")


def require_open(table: Table, seat: int) -> None:
    if table.status != "open":
        raise Refused("closed" if table.status == "closed" else "already-started")
    if seat >= len(table.seats):
        raise Refused("no-such-seat")


def running(table: Table) -> Position:
    if table.status != "playing" or table.position is None:
        raise Refused("not-started" if table.status == "open" else "over")
    return table.position


def require_current(table: Table, position: Position, seat: int, expected: int) -> None:
    """An answer fits if the seat's question has not changed since the step it saw: in a secret choice of all, the
    others' answers do not make it stale."""
    if not position.asked[seat] <= expected <= table.version:
        raise Refused("stale")
