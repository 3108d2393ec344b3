"""What every part of the analysis of one game works with: what has been learned of it, or its evaluation, calibration
and style of search."""

from typing import Any

from boardinghouse.analysis.calibration import Calibration, calibration_of
from boardinghouse.analysis.compare import ANY, Comparison
from boardinghouse.analysis.turnwise import Learned, TurnComparison, best_by_answer, by_turns, terms_of
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.search import Search, Style, style_of
from boardinghouse.core.contract import Game, State
from boardinghouse.core.rng import Rng

AnyComparison = Comparison | TurnComparison

EXPLORE = 0.3  # chances of the calibration differ less than what the bots play for, and a mean over a search is
PRIOR_HEAT = 0.05  # the better the less of it goes into answers that are not the best


def study_style(game: Game[Any]) -> Style:
    """How the analysis searches a game: like the bots, for chances."""
    theirs = style_of(game)
    return Style(EXPLORE, PRIOR_HEAT, int(theirs.rollout), int(theirs.guided), theirs.paranoid)


class Tools:
    """The instruments for a game and its number of seats; `state` is any position of it."""

    def __init__(self, state: State) -> None:
        self.id: str = state.game.id
        self.seats = int(state.seats)
        self.learned = by_turns(self.id)
        evaluation = evaluation_of(self.id)
        self.fit: Calibration = calibration_of(evaluation, state.game.new(self.seats))
        self.calibration: Calibration | Learned = Learned() if self.learned else self.fit
        self.style: Style = study_style(state.game)
        self.names: tuple[str, ...] = terms_of(self.id) if self.learned else evaluation.names  # of reasons

    def comparison(self, seat: int, seed: str, open: bool = False) -> AnyComparison:
        """An empty comparison through the eyes of a seat."""
        if self.learned:
            return TurnComparison(self.id, self.seats, seat, open, seed)
        return Comparison(seat, self.fit, self.style, open, seed)

    def promising(self, state: State, seat: int, rounds: int, seed: str) -> list[int]:
        """All answers of a seat, the most promising first."""
        if self.learned:
            return best_by_answer(state, seat, rounds, seed)
        search = Search(state, seat, self.fit, self.style, Rng(seed))
        search.run(rounds)
        visits = search.visits()
        return sorted(visits, key=lambda action: (-visits[action], action))

    def chances(self, state: State, seat: int, rounds: int, seed: str, open: bool = False) -> list[float]:
        """Every seat's chance to win, as this seat can know it, or with all cards open."""
        view = self.comparison(seat, seed, open)
        view.add(state, ANY)
        view.run(rounds)
        return self.calibration.fitted(view.mean(0), state, seat)
