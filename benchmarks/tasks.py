"""A task: something that a contestant does over and over, and how much of it was done.

Every contestant (our package, a peer) lists its tasks; `worker.py` runs them, `rounds.py` takes turns between them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

Amounts = dict[str, int]
# The work itself, that many times. It returns how to count what was done, which is called after the clock has stopped.
Work = Callable[[int], Callable[[], Amounts]]

GAMES = "games"  # random games from the set-up to the end, in the contestant's own fastest loop
DRIVEN = "driven"  # the same, every step of it asked for by plain Python, as fast as we know how
EXAMPLE = "example"  # the same, as the contestant's own example does it
CLONE = "clone"
VIEW = "view"
DETERMINIZE = "determinize"
JSON = "json"
REPLAY = "replay"
SEARCH = "search"  # iterations of a tree search over redrawn worlds, from the first decision of a game
THOUGHT = 500  # iterations of one search
QUARTERS = (0, 25, 50, 75)  # percent of a game
REST = {quarter: f"rest from {quarter} %" for quarter in QUARTERS}  # games played on from there
CLONE_AT = {quarter: f"clone at {quarter} %" for quarter in QUARTERS}

# what is counted in the rate of each measure
UNIT = {
    GAMES: "decisions",
    DRIVEN: "decisions",
    EXAMPLE: "decisions",
    CLONE: "clones",
    VIEW: "views",
    DETERMINIZE: "worlds",
    JSON: "round trips",
    REPLAY: "lines",
    SEARCH: "iterations",
    **{REST[quarter]: "decisions" for quarter in QUARTERS},
    **{CLONE_AT[quarter]: "clones" for quarter in QUARTERS},
}


@dataclass(frozen=True, order=True)
class Name:
    """Who does what: the contestant, its game, the number of seats, and the measure."""

    contestant: str
    game: str
    seats: int
    measure: str

    def __str__(self) -> str:
        return f"{self.contestant} {self.game} {self.seats} {self.measure}"


@dataclass(frozen=True)
class Task:
    """One measure of one game. `copy` makes a copy of a mid-game position, to see what it takes to keep one."""

    game: str
    seats: int
    measure: str
    work: Work
    copy: Callable[[], object] | None = None


@dataclass(frozen=True)
class Sample:
    """One turn of a task: the processor's seconds, and what was done in them."""

    seconds: float
    amounts: Amounts

    def rate(self, unit: str) -> float:
        return self.amounts[unit] / self.seconds


@dataclass(frozen=True)
class Spread:
    """The middle of some measurements, and the quarters below and above it."""

    low: float
    middle: float
    high: float

    @staticmethod
    def of(values: list[float]) -> "Spread":
        ordered = sorted(values)
        half = (len(ordered) + 1) // 2
        return Spread(median(ordered[:half]), median(ordered), median(ordered[-half:]))

    @property
    def percent(self) -> float:
        """Half the distance between the quarters, in percent of the middle."""
        return 50 * (self.high - self.low) / self.middle
