"""Search from one decision to the next: the bot `search:N`, and what the levels think with."""

from collections.abc import Callable
from typing import Any

from boardinghouse.bots.evaluation import Evaluation, evaluation_of
from boardinghouse.bots.search import Search, Style, most_visited, style_of
from boardinghouse.core.rng import Rng

Judge = Callable[[str], Evaluation[Any]]  # what positions of a game are worth, by its id


class Thinker:
    """Searches one decision after another. Where the next decision follows straight from the last answer, as within a
    turn of many steps, it goes on with the tree that is there."""

    def __init__(self, style: Style | None = None, judge: Judge = evaluation_of) -> None:
        self.style = style
        self.judge = judge
        self.search: Search | None = None
        self.expected: Any = None  # what the seat sees where the kept tree goes on

    def think(self, state: Any, seat: int, iterations: int, seconds: float, seed: object) -> dict[int, int]:
        """Visits of every answer after a search by iterations, or by seconds where given."""
        search = self.kept(state, seat)
        if search is None:
            evaluation = self.judge(state.game.id)
            style = self.style or style_of(state.game, evaluation)
            search = Search(state, seat, evaluation, style, Rng(seed))
        search.state = state
        if seconds > 0:
            search.run_seconds(seconds)
        else:
            search.run_until_settled(iterations)
        self.search = search
        return search.visits()

    def kept(self, state: Any, seat: int) -> Search | None:
        """The search that goes on here, if there is one."""
        search = self.search
        if search is None or search.seat != seat or search.state.game is not state.game:
            return None
        return search if self.expected == state.view(seat) else None

    def keep(self, state: Any, seat: int, action: int) -> None:
        """Keep the tree below the answer given, if the seat is asked again at once."""
        search = self.search
        self.search = None
        if search is None:
            return
        after = state.clone()
        after.play(seat, action)
        if after.acting() == (seat,):
            search.follow(after, action)
            self.search = search
            self.expected = after.view(seat)


class SearchBot:
    """`search:N`: up to N iterations per decision; with a budget, that many seconds."""

    looks = True

    def __init__(self, iterations: int, style: Style | None = None, judge: Judge = evaluation_of) -> None:
        self.name = f"search:{iterations}"
        self.iterations = iterations
        self.thinker = Thinker(style, judge)

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int:
        legal: list[int] = state.legal(seat)
        if len(legal) == 1:
            self.thinker.search = self.thinker.kept(state, seat)
            action = legal[0]
        else:
            action = most_visited(self.thinker.think(state, seat, self.iterations, budget, seed))
        self.thinker.keep(state, seat, action)
        return action
