"""Clocks: whose time runs, how much is left, when it is out. Pure: times come from the steps of the log."""

from boardinghouse.server.changes import Clock


class Clocks:
    """The times of one table. A seat's clock runs while it owes an answer, unless a bot answers for it."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.since: dict[int, float] = {}

    def turn(self, now: float, owing: list[int], mover: int | None) -> None:
        """The question has changed: stop the clocks of those who owe no more, start those who owe now. The mover's
        starts anew even if the next question is his too."""
        if self.clock.kind == "none":
            return
        for seat, begun in list(self.since.items()):
            if seat == mover or seat not in owing:
                del self.since[seat]
                if self.clock.kind == "live":
                    self.left[seat] = max(0.0, self.left[seat] - (now - begun))
                    if seat == mover:
                        self.left[seat] += self.clock.increment
        for seat in owing:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: float) -> None:
        """This seat's clock stands still: somebody else answers for it, or the others are asked what to do."""
        begun = self.since.pop(seat, None)
        if begun is not None and self.clock.kind == "live":
            self.left[seat] = max(0.0, self.left[seat] - (now - begun))

    def renew(self, seat: int, now: float, owes: bool) -> None:
        """The others wait: the seat gets its time once more."""
        if self.clock.kind == "none":
            return
        self.left[seat] = float(self.clock.seconds)
        if owes:
            self.since[seat] = now

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is out; None if its clock does not run."""
        begun = self.since.get(seat)
        return None if begun is None else begun + self.left[seat]

    def next_deadline(self) -> float | None:
        """The earliest of all."""
        return min((begun + self.left[seat] for seat, begun in self.since.items()), default=None)
