"""What a Maui position is worth: points made, steps that will pay more, the place of the last towel, means to go on."""

from typing import Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.maui.beach import matchable_cells
from boardinghouse.games.maui.components import BAND_BITS, COLUMNS, PATTERNS, ROWS, TOKEN_KINDS, band
from boardinghouse.games.maui.scoring import crab_points, dollar_points, pearl_points, penalty_points, track_points
from boardinghouse.games.maui.state import MauiState

POINTS: Final = 0
CLIMB: Final = 1
PLACE: Final = 2
MONEY: Final = 3
TOKENS: Final = 4
TEMPO: Final = 5
BAND: Final = (1 << BAND_BITS) - 1


@final
class MauiEvaluation(Evaluation[MauiState]):
    """Judged at any moment. Means count only as far as there are columns left to use them in."""

    def __init__(self) -> None:
        super().__init__(
            (("points", 1.0), ("climb", 2.0), ("place", 2.0), ("money", 1.0), ("tokens", 3.0), ("tempo", 10.0))
        )

    def measure(self, state: MauiState, seat: i64, out: vec[float]) -> None:
        left = self.columns_left(state)
        part = float(left) / float(COLUMNS)
        points: i64 = track_points(state, seat) + pearl_points(state, seat) + dollar_points(state, seat)
        points += penalty_points(state, seat) + crab_points(state, seat)
        out[POINTS] = float(points)
        out[CLIMB] = self.next_steps(state, seat) * part
        out[PLACE] = self.standing(state, seat) if left > 0 else 0.0
        out[MONEY] = float(min(state.dollars[seat], 2 * left)) * (part + 0.2 if left > 0 else 0.0)
        held: i64 = 0
        for kind in range(TOKEN_KINDS):
            held += state.tokens[seat * TOKEN_KINDS + kind]
        out[TOKENS] = float(min(held, left))
        out[TEMPO] = float(state.laid[seat] - self.most_laid(state))

    def most_laid(self, state: MauiState) -> i64:
        most: i64 = 0
        for seat in range(state.seats):
            if state.laid[seat] > most:
                most = state.laid[seat]
        return most

    def columns_left(self, state: MauiState) -> i64:
        """Columns until the first beach is full."""
        return COLUMNS - self.most_laid(state)

    def next_steps(self, state: MauiState, seat: i64) -> float:
        """What the next step on every track pays, added up: rising tracks reward a shell that is high already."""
        total: i64 = 0
        length = state.track_length()
        for pattern in range(PATTERNS):
            square = state.shells[seat * PATTERNS + pattern]
            if square < length:
                total += state.components.track_points[square + 1] - state.components.track_points[square]
        return float(total)

    def standing(self, state: MauiState, seat: i64) -> float:
        """Row values of the cells that the next towel can match."""
        if state.laid[seat] >= COLUMNS:
            return 0.0
        cells = matchable_cells(state, seat)
        total: i64 = 0
        for row in range(1, ROWS + 1):
            if (cells >> band(row)) & BAND != 0:
                total += state.components.row_values[row]
        return float(total)

    def spread(self, state: MauiState) -> float:
        return 2.0 + 0.8 * float(self.columns_left(state))


EVALUATION: Final = MauiEvaluation()
