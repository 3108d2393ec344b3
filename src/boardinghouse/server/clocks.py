"""Clocks: whose time runs, how much is left, when it is out. Pure: times come from the steps of the log."""

from boardinghouse.server.changes import Clock

PATIENCE = 86_400  # without a clock, the seconds after which somebody counts as late: they may be gone for good


class Clocks:
    """The times of one table. A seat's clock runs while it owes an answer, unless a bot answers for it.

    A question is known by the number of lines before it, a turn by its first question. A turn lasts until the seat owes
    no more or, where several were asked at once, until all have answered. Increment and delay are per turn: neither
    short answers nor those that give themselves make time. Put again after its answer was taken back, a question goes
    on with the time it had.

    Without a clock nobody is shown a time, but where people wait for each other an answer may take a day and no more.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.on = clock.kind != "none"
        self.seconds = float(clock.seconds or PATIENCE)
        self.left = [self.seconds] * seats
        self.since: dict[int, float] = {}
        self.owing: list[int] = []  # the seats that are asked, whether their clocks run or not
        self.asked = [0] * seats  # each seat's question
        self.shared: set[int] = set()  # the seats that were asked while others were
        self.turns: list[dict[int, int]] = [{} for _ in range(seats)]  # by question: the turn it belongs to
        self.spent: list[dict[int, float]] = [{} for _ in range(seats)]  # by question; only a `turn` clock counts it
        self.gained: set[tuple[int, int]] = set()  # seats and turns that brought an increment
        self.delay: dict[tuple[int, int], float] = {}  # by seat and turn: what is left of the delay

    def turn(
        self, now: float, owing: list[int], mover: int | None, line: int, running: list[int] | None = None
    ) -> None:
        """The question has changed: stop the clocks of those who owe no more, start those who owe now. The mover's
        starts again even if the next question is theirs too. `running`: those of `owing` whose clocks run, if not
        all."""
        onward = mover is not None and mover in owing and not (mover in self.shared and owing == [mover])
        if mover is not None and mover in self.since:
            self.stop(mover, now)
            if not onward:
                self.gain(mover)
        for seat in owing:
            if seat == mover or seat not in self.owing:
                self.turns[seat][line] = self.place(seat)[1] if seat == mover and onward else line
                self.asked[seat] = line
        if mover is not None and not onward:
            self.shared.discard(mover)
        if len(owing) > 1:
            self.shared |= {*owing}
        self.owing = list(owing)
        self.run(now, owing if running is None else running)

    def gain(self, seat: int) -> None:
        """The increment for a turn, once."""
        if self.clock.kind == "live" and self.place(seat) not in self.gained:
            self.gained.add(self.place(seat))
            self.left[seat] += self.clock.increment

    def place(self, seat: int) -> tuple[int, int]:
        """The seat and its turn."""
        return seat, self.turns[seat].get(self.asked[seat], self.asked[seat])

    def back(self, now: float, owing: list[int], mover: int, keep: int, running: list[int] | None = None) -> None:
        """The mover has taken back what came after the first `keep` lines: those who owe now go on with the question
        that they had then. What the others spent on questions that are gone is not held against them."""
        self.run(now, [])
        for seat, spent in enumerate(self.spent):
            if seat != mover:
                self.spent[seat] = {line: seconds for line, seconds in spent.items() if line <= keep}
                self.turns[seat] = {line: first for line, first in self.turns[seat].items() if line <= keep}
        for seat in owing:
            self.asked[seat] = max((line for line in self.turns[seat] if line <= keep), default=keep)
        self.owing = list(owing)
        self.shared = {*owing} if len(owing) > 1 else set()
        self.run(now, owing if running is None else running)

    def run(self, now: float, running: list[int]) -> None:
        """From now on the clocks of these seats run, and no others."""
        for seat in list(self.since):
            if seat not in running:
                self.stop(seat, now)
        for seat in running:
            if self.on and seat not in self.since:
                self.since[seat] = now - self.spent[seat].setdefault(self.asked[seat], 0.0)

    def stop(self, seat: int, now: float) -> None:
        """This seat's clock stands still: somebody else answers for it, or the others are asked what to do."""
        begun = self.since.pop(seat, None)
        if begun is None:
            return
        passed = max(0.0, now - begun)  # the machine's clock may have been set back between two starts of the server
        if self.clock.kind == "live":
            free = min(passed, self.free(seat))
            self.delay[self.place(seat)] = self.free(seat) - free
            self.left[seat] = max(0.0, self.left[seat] - (passed - free))
        else:
            self.spent[seat][self.asked[seat]] = passed

    def renew(self, seat: int) -> None:
        """The others give the seat its time once more, also for the question it owes an answer to, if any."""
        self.since.pop(seat, None)
        self.left[seat] = self.seconds
        self.spent[seat].clear()

    def free(self, seat: int) -> float:
        """What is left of the delay before this turn costs time."""
        return self.delay.get(self.place(seat), float(self.clock.delay))

    def deadlines(self) -> dict[int, float]:
        """By seat: when its time is out."""
        return {seat: begun + self.free(seat) + self.left[seat] for seat, begun in self.since.items()}

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is out; None if its clock does not run."""
        return self.deadlines().get(seat)

    def next_deadline(self) -> float | None:
        """The earliest of all."""
        return min(self.deadlines().values(), default=None)
