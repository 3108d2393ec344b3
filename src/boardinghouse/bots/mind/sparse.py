"""What seats know of positions, as rows of sparse small numbers. The one input of a network."""

from typing import Final, final

from boardinghouse.core.vectors import i64, listed, zeros

VALUE_BITS: Final = 8
VALUE: Final = 255
ZERO: Final = 128  # a value is written as so much more
MOST: Final = 127


@final
class SparseRows:
    """Rows of entries. An entry is a place of the row and the value there, in one int; places without one hold 0."""

    def __init__(self, rows: int, entries: int) -> None:
        """Room for that many rows, of that many entries at most."""
        self.most: i64 = rows
        self.entries: Final = zeros(rows * entries)
        self.starts: Final = zeros(rows + 1)  # by row: its first entry; one more for where the last row ends
        self.rows: i64 = 0
        self.used: i64 = 0  # entries written, those of the row at hand included
        self.place: i64 = 0  # of the row at hand

    def clear(self) -> None:
        self.rows = 0
        self.used = 0
        self.place = 0

    def begin(self) -> None:
        """Begin a row, in place of one that was not kept."""
        self.used = self.starts[self.rows]
        self.place = 0

    def keep(self) -> None:
        """The row at hand is complete."""
        self.rows += 1
        self.starts[self.rows] = self.used

    def mark(self) -> i64:
        """A number that distinguishes this row from others, equal for equal rows."""
        mark: i64 = 1469598103
        for at in range(self.starts[self.rows], self.used):
            mark = ((mark ^ self.entries[at]) * 1000003 + (mark >> 29)) & 0xFFFFFFFFFFF
        return mark

    def dense(self, row: int, width: int) -> list[int]:
        """A row with all its places, for learning and for tests."""
        values = [0] * width
        for entry in listed(self.entries[self.starts[row] : self.starts[row + 1]]):
            values[entry >> VALUE_BITS] = (entry & VALUE) - ZERO
        return values

    # ---- what a game writes with -------------------------------------------------------------------------------

    def put(self, value: i64) -> None:
        """A number; beyond what fits, the largest that does."""
        if value != 0:
            within: i64 = value
            if within > MOST:
                within = MOST
            elif within < -MOST:
                within = -MOST
            self.entries[self.used] = (self.place << VALUE_BITS) + within + ZERO
            self.used += 1
        self.place += 1

    def flag(self, holds: bool) -> None:
        if holds:
            self.entries[self.used] = (self.place << VALUE_BITS) + 1 + ZERO
            self.used += 1
        self.place += 1

    def flag_at(self, ahead: i64) -> None:
        """A flag some places ahead; the place at hand stays."""
        self.entries[self.used] = ((self.place + ahead) << VALUE_BITS) + 1 + ZERO
        self.used += 1

    def skip(self, places: i64) -> None:
        self.place += places

    def one(self, chosen: i64, count: i64) -> None:
        """Which of so many; none where it is not among them."""
        if chosen >= 0 and chosen < count:
            self.entries[self.used] = ((self.place + chosen) << VALUE_BITS) + 1 + ZERO
            self.used += 1
        self.place += count

    def at_least(self, value: i64, low: i64, count: i64) -> None:
        """For each of so many bounds, from `low` up, whether the value reaches it."""
        reached: i64 = value - low + 1
        if reached > count:
            reached = count
        step: i64 = 0
        while step < reached:
            self.entries[self.used] = ((self.place + step) << VALUE_BITS) + 1 + ZERO
            self.used += 1
            step += 1
        self.place += count

    def members(self, cards: i64, count: i64) -> None:
        """A set of so many things."""
        rest: i64 = cards
        step: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                self.entries[self.used] = ((self.place + step) << VALUE_BITS) + 1 + ZERO
                self.used += 1
            step += 1
            rest >>= 1
        self.place += count
