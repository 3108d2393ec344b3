"""Games of self-play answered question by question: by one look ahead at first, later by a tree search."""

from math import log
from typing import Any

import numpy as np

from boardinghouse.bots.evaluation import Evaluation
from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.answers import Answers
from boardinghouse.bots.mind.foresight import Foresight
from boardinghouse.bots.mind.network import Network
from boardinghouse.bots.search import Search, most_visited, style_of
from boardinghouse.core.contract import Game
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng, share
from boardinghouse.core.vectors import zeros
from boardinghouse.train.examples import Examples, Notes
from boardinghouse.train.exchange import exchange

HEAT = 0.35  # odds, as a logarithm, by which an answer is wished for e times less
UNLIKELY = -6.0  # as is said of an answer that a search did not try
USUAL, GREAT, OFTEN = (
    0.12,
    0.8,
    100,
)  # heats of the lot that chooses answers; in so many games of a thousand the greater

DUEL = 60  # iterations of the searches by which two networks meet


class QuestionPlay:
    """Plays games and writes down what there is to learn."""

    def __init__(
        self,
        game: Game[Any],
        mind: AnyMind,
        network: Any,
        iterations: int,
        discount: float,
        teacher: Evaluation[Any] | None = None,
        belief: float = 0.0,
        guises: int = 1,
    ) -> None:
        self.game = game
        self.mind = mind
        self.iterations = iterations  # of a search; 0: one look
        self.guises = guises  # in which a position is shown
        self.answers = Answers(mind, network)
        self.judge = teacher or (Foresight(mind, network) if network is not None else None)
        self.style = style_of(game, self.judge)
        self.notes = Notes(mind, network, discount, game.actions.size, belief)
        self.gained = zeros(game.actions.size)

    def play(self, seats: int, options: dict[str, str], seed: object) -> tuple[Any, Examples]:
        """One game: its result and its examples."""
        state = self.game.begin(seats, options)
        luck, rng = Luck(seed), Rng(f"{seed}/answers")
        heat = GREAT if share(rng.next(), 1000) < OFTEN else USUAL
        lot = np.random.default_rng(rng.next())
        self.notes.clear()
        for seat in turns(state, luck):
            legal = state.legal(seat)
            other = (seat + 1 + share(rng.next(), seats - 1)) % seats
            if len(legal) == 1:
                self.notes.look(state, seat)
                self.notes.look(state, other)
                state.play(seat, legal[0])
                continue
            wishes, chance = self.thought(state, seat, legal, rng)
            self.mind.gains(state, seat, self.answers.options, self.gained)
            gained = list(self.gained)[: len(legal)]
            for _ in range(self.guises):
                twin, renamed = exchange(state, rng)
                self.notes.weigh(twin, seat, [renamed[action] for action in legal], wishes / HEAT, gained, chance)
            theirs = 1 - chance if chance is not None and seats == 2 else None
            self.notes.look(exchange(state, rng)[0], other, theirs)
            state.play(seat, legal[int(np.argmax(wishes + heat * lot.gumbel(size=len(legal))))])
        result = state.result()
        return result, self.notes.examples(result)

    def thought(self, state: Any, seat: int, legal: list[int], rng: Rng) -> tuple[Any, float | None]:
        """How good each answer is, as the logarithm of odds, and, if searched for, the chance to win."""
        answers = self.answers
        if self.iterations == 0 or self.judge is None:
            return np.array(answers.judge(state.determinize(seat, rng), seat, rng)), None
        answers.options.clear()
        state.legal_into(seat, answers.options)
        search = Search(state, seat, self.judge, self.style, rng)
        search.run(self.iterations)
        visits = search.visits()
        total = sum(visits.values())
        tried = [visits.get(action, 0) / total for action in legal]
        wishes = HEAT * np.array([log(part) if part > 0 else UNLIKELY for part in tried])
        return wishes, search.values_of()[most_visited(visits)]


def duel(game: Game[Any], mind: AnyMind, one: bytes, other: bytes, deals: int, seed: str) -> list[float]:
    """By deal: the share of the first network where the fewest seats are taken, the rest by the other, over all its
    seats, with searches of equal effort."""
    judges = [Foresight(mind, Network(data)) for data in (one, other)]
    shares: list[float] = []
    for deal in range(deals):
        total = 0.0
        for own in range(game.seats[0]):
            state = game.new(game.seats[0])
            luck, rng = Luck(f"{seed}/{deal}"), Rng(f"{seed}/{deal}/answers")
            for seat in turns(state, luck):
                judge = judges[seat != own]
                search = Search(state, seat, judge, style_of(game, judge), rng)
                search.run(DUEL)
                state.play(seat, most_visited(search.visits()))
            total += state.result().shares()[own]
        shares.append(total / game.seats[0])
    return shares
