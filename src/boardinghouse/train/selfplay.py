"""Games of the planner against itself, and what there is to learn from them. Nobody sees more than its seat may."""

from dataclasses import dataclass
from typing import Any

from boardinghouse.bots.mind import AnyMind
from boardinghouse.bots.mind.planner import Effort, Planner, asked_together
from boardinghouse.core.contract import CHANCE, NOBODY, Game
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng
from boardinghouse.train.examples import Examples, Notes


@dataclass(frozen=True)
class Curiosity:
    """Heats of the lot that chooses turns, in points, and how often the greater one is taken."""

    usual: float = 0.3
    great: float = 2.0
    often: float = 0.05


CURIOUS = Curiosity()


def take_turn(planner: Planner, state: Any, seat: int, luck: Luck, rng: Rng, effort: Effort, curious: Curiosity) -> int:
    """Plan and carry out one turn on the true position, planning again where chance showed something; how many
    answers."""
    mind = planner.mind
    given = 0
    together = asked_together(state)
    while True:
        best = planner.plan(state.determinize(seat, rng), seat, rng, effort)
        heat = curious.great if float(rng.below(1000)) < 1000 * curious.often else curious.usual
        row = planner.choose_by_lot(rng, heat) if heat > 0 else best
        again = False
        for action in planner.turn(row):
            if not state.allows(seat, action):
                again = True
                break
            state.play(seat, action)
            given += 1
            if together:
                return given
            while state.actor() == CHANCE and not mind.rests(state, seat):
                again = again or mind.shows(state)
                state.play(CHANCE, luck.draw(state))
            if over(mind, state, seat):
                return given
            if again:
                break
        if over(mind, state, seat):
            return given


def over(mind: AnyMind, state: Any, seat: int) -> bool:
    """Whether the turn of a seat has ended."""
    return state.actor() == NOBODY or mind.rests(state, seat) or seat not in state.acting()


class SelfPlay:
    """Plays games and writes down what there is to learn."""

    def __init__(self, game: Game[Any], mind: AnyMind, network: Any, effort: Effort, discount: float = 0.9) -> None:
        self.game = game
        self.mind = mind
        self.effort = effort
        self.planner = Planner(mind, network, effort.turns() + 1)
        self.notes = Notes(mind, network, discount, 0)

    def play(self, seats: int, options: dict[str, str], seed: object) -> tuple[Any, Examples]:
        """One game: its result and its examples."""
        state = self.game.begin(seats, options)
        luck, rng = Luck(seed), Rng(f"{seed}/plans")
        self.notes.clear()
        for seat in turns(state, luck):
            take_turn(self.planner, state, seat, luck, rng, self.effort, CURIOUS)
            if state.actor() != NOBODY:
                for viewer in (seat, (seat + 1) % seats):
                    self.notes.look(state, viewer)
        result = state.result()
        return result, self.notes.examples(result)
