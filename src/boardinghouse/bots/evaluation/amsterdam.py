"""What an Amsterdam position is worth: tourists around the own hotels, how near the target is, what may come or go."""

from typing import Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.amsterdam.city import CANAL
from boardinghouse.games.amsterdam.scoring import attracted
from boardinghouse.games.amsterdam.state import NO_HOTEL, AmsterdamState

TOURISTS: Final = 0
NEARNESS: Final = 1
REACH: Final = 2
ARRIVALS: Final = 3
BUILDINGS_AHEAD: Final = 9  # canal tiles the boat may come to in the next turns


@final
class AmsterdamEvaluation(Evaluation[AmsterdamState]):
    """Judged at any moment; the next arrivals are weighed by how soon the boat comes by."""

    def __init__(self) -> None:
        super().__init__((("tourists", 1.0), ("nearness", 2.0), ("reach", 0.25), ("arrivals", 0.6)))

    def measure(self, state: AmsterdamState, seat: i64, out: vec[float]) -> None:
        tourists = attracted(state, seat)
        part = float(tourists) / float(state.target())
        cells = self.covered(state, seat)
        out[TOURISTS] = float(tourists)
        out[NEARNESS] = part * part * part
        out[REACH] = float(size(cells))
        out[ARRIVALS] = self.arrivals(state, cells)

    def covered(self, state: AmsterdamState, seat: i64) -> i64:
        """The set of cells around the seat's hotels."""
        cells: i64 = 0
        count = state.components.hotels
        for index in range(seat * count, seat * count + count):
            if state.hotels[index] != NO_HOTEL:
                cells |= state.components.around[state.hotels[index]]
        return cells

    def arrivals(self, state: AmsterdamState, cells: i64) -> float:
        """Share of the canal tiles ahead that lie opposite an own cell."""
        found: i64 = 0
        for ahead in range(1, BUILDINGS_AHEAD + 1):
            cell = state.components.opposite[(state.boat + ahead) % CANAL]
            if cell >= 0 and (cells >> cell) & 1 != 0:
                found += 1
        return float(found) / float(BUILDINGS_AHEAD)

    def spread(self, state: AmsterdamState) -> float:
        return 0.8 + 0.08 * float(state.supply)


EVALUATION: Final = AmsterdamEvaluation()
