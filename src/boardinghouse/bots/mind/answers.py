"""Every answer to a question, judged by the position after it: one look ahead, for the first games that a network
learns from."""

from typing import Any, Final, final

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE, NOBODY, State
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64, zeros

MOST: Final = 320  # answers to a question
UNIT: Final = 1048576.0  # an output of 1.0 is written as so much
CERTAIN: Final = 8.0  # the odds of a game that is won, as a logarithm
POINTS: Final = 10.0  # as much ahead counts as odds of e, where nothing has been learned


@final
class Answers:
    """Judges questions; keeps its buffers from one to the next."""

    def __init__(self, mind: AnyMind, network: Any) -> None:
        self.mind: Final = mind
        self.network: Final = network  # None: points as they stand
        self.outputs: i64 = len(mind.sources) + 2
        self.sheet: Final = SparseRows(MOST, mind.entries)
        self.out: Final = zeros(MOST * (len(mind.sources) + 2))
        self.parts: Final = zeros(len(mind.sources))
        self.options: Final = Choices()
        self.luck: Final = Rng(0)

    def judge(self, world: State, seat: i64, rng: Rng) -> list[float]:
        """How good each answer looks, as the logarithm of odds, in the order of `options`. All meet the same luck."""
        options = self.options
        options.clear()
        world.legal_into(seat, options)
        self.sheet.clear()
        values: list[float] = []
        a, b, c, d = rng.next(), rng.next(), rng.next(), rng.next() | 1
        luck = self.luck
        for index in range(options.count):
            luck.a = a
            luck.b = b
            luck.c = c
            luck.d = d
            twin = world.clone()
            twin.play(seat, options.actions[index])
            while twin.actor() == CHANCE:
                twin.play(CHANCE, twin.pending().sample(twin, luck))
            self.sheet.begin()
            if twin.actor() == NOBODY:
                values.append(CERTAIN * (2.0 * twin.result().shares()[seat] - 1.0))
            elif self.network is None:
                lead: i64 = self.mind.standing(twin, seat, self.parts) - self.mind.rival(twin, seat, self.parts)
                values.append(float(lead) / POINTS)
            else:
                self.mind.write(twin, seat, self.sheet)
                values.append(0.0)
            self.sheet.keep()
        if self.network is not None:
            self.network.evaluate(self.sheet.entries, self.sheet.starts, 0, options.count, self.out)
            for index in range(options.count):
                if self.sheet.starts[index + 1] > self.sheet.starts[index]:
                    values[index] = float(self.out[(index + 1) * self.outputs - 1]) / UNIT
        return values
