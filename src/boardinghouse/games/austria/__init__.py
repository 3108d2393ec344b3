"""Grand Austria Hotel by Simone Luciani and Virginio Gigli: Vienna's hotels court guests, staff and the emperor."""

from collections.abc import Iterator
from typing import Any, Final, final

from boardinghouse.core.contract import Game, Pending, Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import Table
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.austria import laws, scoring
from boardinghouse.games.austria import view as sight
from boardinghouse.games.austria.components import PICKS, TABLES, Components
from boardinghouse.games.austria.decisions import Acted, DrinksDue, FoodDue, Hires, Opened, RoomsLeft, Turn
from boardinghouse.games.austria.effects import COLOUR_NAMES
from boardinghouse.games.austria.emperor import Clearing, Dismissing, Evicting, PenaltyChoice, Returning, Verdict
from boardinghouse.games.austria.events import EVENTS
from boardinghouse.games.austria.facts import FACTS
from boardinghouse.games.austria.hands import Deal, Draft, HandOut
from boardinghouse.games.austria.lodging import ChooseRoom
from boardinghouse.games.austria.offers import (
    DishesAction,
    Fulfilling,
    Furnishing,
    Hiring,
    Inviting,
    Looking,
    Occupying,
    Preparing,
    Receive,
    TracksAction,
)
from boardinghouse.games.austria.rewards import Order, Reward
from boardinghouse.games.austria.rounds import (
    BeginRound,
    DrawBoard,
    DrawFirst,
    DrawPolitics,
    DrawTile,
    EndRound,
    NextTurn,
    Opening,
    Refill,
    Roll,
    push_set_up,
)
from boardinghouse.games.austria.state import ACTIONS, CHANCE_SOURCES, FIELDS, SOURCE_NAMES, AustriaState

# By frame kind, in the order of `state.py`.
QUESTIONS: Final[list[Pending[Any]]] = [
    DrawFirst(),
    DrawBoard(),
    DrawPolitics(),
    DrawTile(),
    Refill(),
    Deal(),
    HandOut(),
    Draft(),
    BeginRound(),
    Roll(),
    NextTurn(),
    Turn(),
    DishesAction(),
    TracksAction(),
    ChooseRoom(),
    Reward(),
    Order(),
    Receive(),
    Hiring(),
    Looking(),
    Preparing(),
    Occupying(),
    Inviting(),
    Fulfilling(),
    Furnishing(),
    EndRound(),
    Verdict(),
    PenaltyChoice(),
    Returning(),
    Clearing(),
    Evicting(),
    Dismissing(),
    Opening(),
    Opened(),
    Acted(),
    RoomsLeft(),
    Hires(),
    FoodDue(),
    DrinksDue(),
]


@final
class Austria(Game[AustriaState]):
    """The rules, over the printed tables or a designer's."""

    def __init__(self, tables: dict[str, Table]) -> None:
        super().__init__(
            id="austria",
            version=4,
            same_since=3,
            seats=(2, 4),
            options={"side": ("night", "day"), "staff": ("random", "introductory", "draft")},
            actions=ACTIONS,
            sources=CHANCE_SOURCES,
            events=EVENTS,
            fields=FIELDS,
            pending=QUESTIONS,
            turn_rule="AUS-27",
            facts=FACTS,
            tables=tables,
            names={"colour": COLOUR_NAMES, "source": SOURCE_NAMES},
            picks=PICKS,
        )
        self.components = Components(tables)

    def start(self, seats: int, choices: vec[i64]) -> AustriaState:
        state = AustriaState(self, seats, choices, self.components, None)
        push_set_up(state)
        return state

    def view(self, state: AustriaState, seat: int | None) -> sight.AustriaView:
        return sight.view(state, seat)

    def determinize(self, state: AustriaState, seat: int, rng: Rng) -> AustriaState:
        return sight.determinize(state, seat, rng)

    def result(self, state: AustriaState) -> Result:
        return scoring.result(state)

    def made_of(self, tables: dict[str, Table]) -> "Austria":
        return Austria(tables)

    def faults(self, state: AustriaState) -> Iterator[str]:
        return laws.faults(state)


GAME: Final = Austria(TABLES)
