"""Clocks: whose time runs, how much is left, when it is out. Pure: times come from the steps of the log."""

from boardinghouse.server.changes import Clock

PATIENCE = 86_400  # without a clock, the seconds after which somebody counts as late: he may be gone for good


class Clocks:
    """The times of one table. A seat's clock runs while it owes an answer, unless a bot answers for it.

    A question is known by the number of lines before it. Put again after its answer was taken back, it goes on with
    the time it had, and it brings an increment once: to play and take back in turn makes no time.

    Without a clock nobody is shown a time, but where people wait for each other an answer may take a day and no more.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.on = clock.kind != "none"
        self.seconds = float(clock.seconds or PATIENCE)
        self.left = [self.seconds] * seats
        self.since: dict[int, float] = {}
        self.asked = [0] * seats  # each seat's question
        self.spent: list[dict[int, float]] = [{} for _ in range(seats)]  # by question; only a `turn` clock counts it
        self.gained: set[tuple[int, int]] = set()  # seats and questions that brought an increment
        self.delay: dict[tuple[int, int], float] = {}  # by seat and question: what is left of the delay

    def turn(self, now: float, owing: list[int], mover: int | None, line: int) -> None:
        """The question has changed: stop the clocks of those who owe no more, start those who owe now. The mover's
        starts anew even if the next question is his too."""
        for seat in list(self.since):
            if seat == mover or seat not in owing:
                self.stop(seat, now)
                if seat == mover:
                    self.gain(seat)
        for seat in owing:
            if seat not in self.since:
                self.begin(seat, now, line)

    def gain(self, seat: int) -> None:
        """The increment for an answer, once per question."""
        answered = (seat, self.asked[seat])
        if self.clock.kind == "live" and answered not in self.gained:
            self.gained.add(answered)
            self.left[seat] += self.clock.increment

    def back(self, now: float, owing: list[int], mover: int, keep: int) -> None:
        """The mover has taken back what came after the first `keep` lines: those who owe now go on with the question
        that they had then. What the others spent on questions that are gone is not held against them."""
        for seat in list(self.since):
            self.stop(seat, now)
        for seat, spent in enumerate(self.spent):
            if seat != mover:
                self.spent[seat] = {line: seconds for line, seconds in spent.items() if line <= keep}
        for seat in owing:
            self.begin(seat, now, max((line for line in self.spent[seat] if line <= keep), default=keep))

    def begin(self, seat: int, now: float, line: int) -> None:
        """This seat's clock runs, for the question after that many lines."""
        if self.on:
            self.asked[seat] = line
            self.since[seat] = now - self.spent[seat].setdefault(line, 0.0)

    def stop(self, seat: int, now: float) -> None:
        """This seat's clock stands still: somebody else answers for it, or the others are asked what to do."""
        begun = self.since.pop(seat, None)
        if begun is None:
            return
        passed = max(0.0, now - begun)  # the machine's clock may have been set back between two starts of the server
        if self.clock.kind == "live":
            free = min(passed, self.free(seat))
            self.delay[seat, self.asked[seat]] = self.free(seat) - free
            self.left[seat] = max(0.0, self.left[seat] - (passed - free))
        else:
            self.spent[seat][self.asked[seat]] = passed

    def renew(self, seat: int, now: float, line: int | None) -> None:
        """The others give the seat its time once more, also for the question it owes an answer to, if any."""
        self.left[seat] = self.seconds
        if line is not None:
            self.spent[seat].clear()
            self.begin(seat, now, line)

    def free(self, seat: int) -> float:
        """What is left of the delay before this question costs time."""
        return self.delay.get((seat, self.asked[seat]), float(self.clock.delay))

    def deadlines(self) -> dict[int, float]:
        """By seat: when its time is out."""
        return {seat: begun + self.free(seat) + self.left[seat] for seat, begun in self.since.items()}

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is out; None if its clock does not run."""
        return self.deadlines().get(seat)

    def next_deadline(self) -> float | None:
        """The earliest of all."""
        return min(self.deadlines().values(), default=None)
