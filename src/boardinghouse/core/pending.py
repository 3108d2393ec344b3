"""Pending: what a kind of frame means. A game writes one small class for each question, draw and automatic step."""

from typing import Generic, TypeVar

from boardinghouse.core.actions import Choices
from boardinghouse.core.decks import MOST_CARDS, draw, full, holds, listed_cards
from boardinghouse.core.events import EVERYONE
from boardinghouse.core.rng import Rng
from boardinghouse.core.state import State
from boardinghouse.core.vectors import i64

S = TypeVar("S", bound=State)


class Pending(Generic[S]):
    """One kind of frame. Stateless: everything it needs is in the state and in the frame's arguments."""

    key: str = ""
    args: str = ""  # the names of the frame's arguments, separated by spaces
    rule: str = ""

    def __init__(self) -> None:
        pass

    def options(self, state: S, seat: i64, out: Choices) -> None:
        raise NotImplementedError

    def resolve(self, state: S, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def run(self, state: S) -> None:
        raise NotImplementedError

    def source(self, state: S) -> i64:
        raise NotImplementedError

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> i64:
        raise NotImplementedError

    def possible(self, state: S, action: i64) -> bool:
        """At a chance node: whether the action is an outcome."""
        for outcome, _ in self.outcomes(state):
            if outcome == action:
                return True
        return False

    def told(self, state: S, place: i64) -> i64:
        """The number that the question says under the name at this place of `args`: the frame's argument, where that is
        true for the players too."""
        return state.arg(place)

    def forbids(self, state: S, seat: i64, action: i64) -> str | None:
        """The paragraph that forbids an illegal answer, if it is not `rule`."""
        return None

    def seen_by(self, state: S, seat: i64, action: i64) -> i64:
        """The mask of seats that may know the action when it is taken."""
        return EVERYONE


class Decision(Pending[S]):
    """Seats owe an answer: write `options` and `resolve`. `rule` is the paragraph that says what may be answered."""


class Chance(Pending[S]):
    """Dice or a deck decide: write `source`, `outcomes`, `sample` and `resolve`."""


class CardDraw(Chance[S]):
    """A card of a set, each as likely as the others: name `action` and `stream`, write `cards` and `resolve`."""

    action: i64 = 0  # that of card 0; those of the other cards follow
    stream: i64 = 0

    def cards(self, state: S) -> i64:
        """The set that is drawn from."""
        raise NotImplementedError

    def source(self, state: S) -> i64:
        return self.stream

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        return [(self.action + card, 1) for card in listed_cards(self.cards(state))]

    def sample(self, state: S, rng: Rng) -> i64:
        return self.action + draw(self.cards(state), rng)

    def possible(self, state: S, action: i64) -> bool:
        card: i64 = action - self.action
        return 0 <= card < MOST_CARDS and holds(self.cards(state), card)


class SeatDraw(CardDraw[S]):
    """A seat drawn at random from all seats."""

    def cards(self, state: S) -> i64:
        return full(state.seats)


class Automatic(Pending[S]):
    """Nobody is asked: write `run`."""
