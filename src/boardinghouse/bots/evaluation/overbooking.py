"""What an Overbooking position is worth: points made, crests on the way, and what the table promises."""

from typing import Final, final

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.core.decks import size
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.overbooking.components import FAMILIES, FAMILY_CARDS
from boardinghouse.games.overbooking.scoring import coin_points, crest_points, token_points
from boardinghouse.games.overbooking.state import EXPERT, NONE, SCORING, OverbookingState

POINTS: Final = 0
CRESTS: Final = 1


@final
class OverbookingEvaluation(Evaluation[OverbookingState]):
    """Judged between rounds, when no card lies on the table."""

    def __init__(self) -> None:
        super().__init__((("points", 1.0), ("crests", 0.35)))

    def measure(self, state: OverbookingState, seat: i64, out: vec[float]) -> None:
        out[POINTS] = float(coin_points(state, seat) + token_points(state, seat) + crest_points(state, seat))
        out[CRESTS] = self.crest_promise(state, seat)

    def crest_promise(self, state: OverbookingState, seat: i64) -> float:
        """Steps of families that can still reach a bonus, growing the nearer they are to it."""
        if state.choices[SCORING] == NONE or state.round == state.components.rounds:
            return 0.0
        promise = 0.0
        for family in range(FAMILIES):
            cards: i64 = FAMILY_CARDS
            cards <<= family
            have = size(state.booked[seat] & cards)
            lost = size(state.gone[seat] & cards)
            if lost <= 2 and have >= 2:
                promise += float(have - 1) * (1.5 if state.choices[SCORING] == EXPERT else 1.0)
        return promise

    def spread(self, state: OverbookingState) -> float:
        return 1.5 + 2.0 * float(state.components.rounds - state.round)

    def quiet(self, state: OverbookingState) -> bool:
        return state.laid == 0

    def tells(self, state: OverbookingState) -> bool:
        return state.laid >= state.seats * state.components.laid_a_round - 1  # before, only back doors pay


EVALUATION: Final = OverbookingEvaluation()
