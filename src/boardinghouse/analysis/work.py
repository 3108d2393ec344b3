"""The analysis of a game cut into pieces that worker processes do one by one, in any order.

A piece is one line of the record: a decision with alternatives, a draw of chance, or a moment between them. What it
gives depends on the record, the line and the effort only, so that an analysis can be repeated to the last digit.
"""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2s

from boardinghouse import load
from boardinghouse.analysis.judge import Judgement, judge
from boardinghouse.analysis.luck import draw_luck
from boardinghouse.analysis.tools import Tools
from boardinghouse.core.contract import CHANCE, NOBODY, State
from boardinghouse.core.record import Record, parse

START = -1  # the piece of work before the first line
A_JUDGEMENT = 7  # rounds that a judgement takes for each of its effort, on average: search, race and measure
OTHERS_PART = 4  # seats that are not asked are looked at with so much less effort
DRAW_PART = 10
LEAST_ROUNDS = 24
MOST_ROUNDS = 20_000
QUICK_ROUNDS = 40


@dataclass(frozen=True)
class Finding:
    """What one piece of work found out at a line: chances before it, fair (each seat by what it knew) and open; the
    judgement of a decision; the luck of a draw."""

    line: int
    rounds: int
    fair: list[float] | None = None
    open: list[float] | None = None
    judgement: Judgement | None = None
    luck: list[float] | None = None


class StudiedGame:
    """A recorded game with the position before every line, the last one being the end; `decisions` are the lines, from
    0, that are answers with alternatives, `draws` those at which chance had more than one outcome."""

    def __init__(self, text: str) -> None:
        self.record: Record = parse(text.encode(), load)
        state: State = self.record.new_state()
        self.positions: list[State] = [state, *self.record.replay()]
        self.tools = Tools(state)
        self.seed = blake2s(text.encode(), digest_size=8).hexdigest()
        self.steps = [0]  # answers of seats before every line: the steps of a replay
        for line in self.record.lines:
            self.steps.append(self.steps[-1] + (line.seat != CHANCE))
        self.decisions = [
            number
            for number, line in enumerate(self.record.lines)
            if line.seat != CHANCE and len(self.positions[number].legal(line.seat)) > 1
        ]
        self.draws = [
            number
            for number, line in enumerate(self.record.lines)
            if line.seat == CHANCE and len(self.positions[number].outcomes()) > 1
        ]

    @property
    def over(self) -> bool:
        return bool(self.positions[-1].actor() == NOBODY) or len(self.record.lost()) > 0

    def shares(self) -> list[float]:
        """How the victory was shared in the end."""
        lost = self.record.lost()
        result = self.positions[-1].result()
        if not lost:
            return result.shares()
        places = result.places
        best = min([place for seat, place in enumerate(places) if seat not in lost], default=0)
        winners = [seat for seat, place in enumerate(places) if seat not in lost and place == best]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(places))]

    def rounds_for(self, seconds: float) -> int:
        """The effort, in rounds, that takes about so many seconds of one core; the same on every machine."""
        seats = self.tools.seats
        a_decision = A_JUDGEMENT + (seats - 1) / OTHERS_PART + 1 / OTHERS_PART
        a_draw = seats * 10 / DRAW_PART
        total = a_decision * len(self.decisions) + a_draw * len(self.draws) + 1
        cost = self.record.game.facts.round_microseconds * 1.0e-6
        return max(LEAST_ROUNDS, min(MOST_ROUNDS, round(seconds / (total * cost))))

    def pieces(self) -> list[int]:
        """The lines at which there is work, START for the chances before the first."""
        return [START, *sorted([*self.decisions, *self.draws])]

    def find(self, line: int, rounds: int) -> Finding:
        """Do the piece of work of a line."""
        seed = f"{self.seed}/{line}/{rounds}"
        if line == START:
            return self.looked(line, self.positions[0], rounds, seed, None)
        state = self.positions[line]
        move = self.record.lines[line]
        if move.seat == CHANCE:
            luck = draw_luck(self.tools, state, move.action, max(4, rounds // DRAW_PART), f"{seed}/luck")
            return Finding(line, rounds, luck=luck)
        judgement = judge(self.tools, state, move.seat, move.action, rounds, f"{seed}/judge")
        return self.looked(line, state, rounds, seed, judgement)

    def looked(self, line: int, state: State, rounds: int, seed: str, judgement: Judgement | None) -> Finding:
        """The chances of a position, each seat's by what it knows, and with all cards open."""
        less = max(8, rounds // OTHERS_PART)
        fair = [
            judgement.chances[seat]
            if judgement is not None and seat == judgement.seat
            else self.tools.chances(state, seat, less, f"{seed}/fair/{seat}")[seat]
            for seat in range(self.tools.seats)
        ]
        shown = self.tools.chances(state, max(0, int(state.actor())), less, f"{seed}/open", open=True)
        return Finding(line, rounds, fair, shown, judgement)


@lru_cache(maxsize=2)
def game_of(text: str) -> StudiedGame:
    """The game of a record, kept by each worker process while it is at it."""
    return StudiedGame(text)


def find_all(text: str, lines: list[int], rounds: int) -> list[Finding]:
    """Some pieces of work, in a worker process."""
    game = game_of(text)
    return [game.find(line, rounds) for line in lines]
