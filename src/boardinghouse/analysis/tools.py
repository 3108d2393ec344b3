"""What every part of the analysis of one game works with: its evaluation, calibration and style of search."""

from typing import Any

from boardinghouse.analysis.calibration import Calibration, calibration_of
from boardinghouse.analysis.compare import ANY, Comparison
from boardinghouse.bots.evaluation import Evaluation, evaluation_of
from boardinghouse.bots.search import Style, style_of
from boardinghouse.core.contract import Game, State

EXPLORE = 0.3  # chances of the calibration differ less than what the bots play for, and a mean over a search is
PRIOR_HEAT = 0.05  # the better the less of it goes into answers that are not the best


def study_style(game: Game[Any]) -> Style:
    """How the analysis searches a game: like the bots, for chances."""
    theirs = style_of(game)
    return Style(EXPLORE, PRIOR_HEAT, int(theirs.rollout), int(theirs.guided), theirs.paranoid)


class Tools:
    """The instruments for a game and its number of seats; `state` is any position of it."""

    def __init__(self, state: State) -> None:
        self.evaluation: Evaluation[Any] = evaluation_of(state.game.id)
        start: State = state.game.new(int(state.seats))
        self.calibration: Calibration = calibration_of(self.evaluation, start)
        self.style: Style = study_style(state.game)
        self.seats = int(state.seats)

    def comparison(self, seat: int, seed: str, open: bool = False) -> Comparison:
        """An empty comparison through the eyes of a seat."""
        return Comparison(seat, self.calibration, self.style, open, seed)

    def chances(self, state: State, seat: int, rounds: int, seed: str, open: bool = False) -> list[float]:
        """Every seat's chance to win, as this seat can know it, or with all cards open."""
        view = self.comparison(seat, seed, open)
        view.add(state, ANY)
        view.run(rounds)
        return self.calibration.fitted(view.mean(0), state, seat)
