"""Games of self-play answered question by question: by one look ahead at first, later by a tree search."""

from math import log
from typing import Any

import numpy as np

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.answers import Answers
from boardinghouse.bots.mind.foresight import Foresight
from boardinghouse.bots.mind.network import Network
from boardinghouse.bots.search import Search, Style, most_visited
from boardinghouse.core.contract import Game
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng, share
from boardinghouse.core.vectors import zeros
from boardinghouse.train.examples import Examples, Notes

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

    def __init__(self, game: Game[Any], mind: AnyMind, network: Any, iterations: int, discount: float) -> None:
        self.game = game
        self.mind = mind
        self.network = network
        self.iterations = iterations  # of a search; 0: one look
        self.answers = Answers(mind, network)
        self.foresight = Foresight(mind, network) if network is not None else None
        self.style = Style(rollout=0)
        self.notes = Notes(mind, network, discount, game.actions.size)
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
            wishes = self.thought(state, seat, legal, rng)
            self.mind.gains(state, seat, self.answers.options, self.gained)
            self.notes.weigh(state, seat, legal, wishes / HEAT, list(self.gained)[: len(legal)])
            self.notes.look(state, other)
            state.play(seat, legal[int(np.argmax(wishes + heat * lot.gumbel(size=len(legal))))])
        result = state.result()
        return result, self.notes.examples(result)

    def thought(self, state: Any, seat: int, legal: list[int], rng: Rng) -> Any:
        """How good each answer is, as the logarithm of odds."""
        answers = self.answers
        if self.iterations == 0 or self.foresight is None:
            return np.array(answers.judge(state.determinize(seat, rng), seat, rng))
        answers.options.clear()
        state.legal_into(seat, answers.options)
        search = Search(state, seat, self.foresight, self.style, rng)
        search.run(self.iterations)
        visits = search.visits()
        total = sum(visits.values())
        tried = [visits.get(action, 0) / total for action in legal]
        return HEAT * np.array([log(part) if part > 0 else UNLIKELY for part in tried])


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
                search = Search(state, seat, judges[seat != own], Style(), rng)
                search.run(DUEL)
                state.play(seat, most_visited(search.visits()))
            total += state.result().shares()[own]
        shares.append(total / game.seats[0])
    return shares
