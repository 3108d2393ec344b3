"""Grand Austria Hotel by Simone Luciani and Virginio Gigli: Vienna's hotels court guests, staff and the emperor."""

from collections.abc import Iterator
from typing import Any, Final, final

from boardinghouse.core.contract import Game, Pending, Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import NumberTable
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.austria import decisions, emperor, hands, laws, lodging, offers, rewards, rounds, scoring
from boardinghouse.games.austria import view as sight
from boardinghouse.games.austria.components import PICKS, TABLES, Components
from boardinghouse.games.austria.effects import COLOUR_NAMES, KIND_NAMES, MEASURE_NAMES, MOMENT_NAMES, TIMING_NAMES
from boardinghouse.games.austria.events import EVENTS
from boardinghouse.games.austria.facts import FACTS
from boardinghouse.games.austria.state import ACTIONS, CHANCE_SOURCES, FIELDS, SOURCE_NAMES, AustriaState

# By frame kind, in the order of `state.py`.
QUESTIONS: Final[list[Pending[Any]]] = [
    rounds.DrawFirst(),
    rounds.DrawBoard(),
    rounds.DrawPolitics(),
    rounds.DrawTile(),
    rounds.RefillRow(),
    hands.DealStaff(),
    hands.HandOutStaff(),
    hands.DraftStaff(),
    rounds.BeginRound(),
    rounds.RollDice(),
    rounds.NextTurn(),
    decisions.TakeTurn(),
    offers.TakeDishes(),
    offers.TakeSteps(),
    lodging.ChooseRoom(),
    rewards.GiveReward(),
    rewards.OrderReward(),
    offers.ReceiveDishes(),
    offers.PlayStaff(),
    offers.LookAtStaff(),
    offers.PrepareOffered(),
    offers.OccupyRooms(),
    offers.InviteGuest(),
    offers.FillOrder(),
    offers.FurnishRoom(),
    rounds.EndRound(),
    emperor.GiveVerdict(),
    emperor.ChoosePenalty(),
    emperor.ReturnStaff(),
    emperor.ClearRoom(),
    emperor.EvictGuest(),
    emperor.DismissStaff(),
    rounds.OpenGame(),
    decisions.ContinueTurn(),
    decisions.EndTurn(),
    decisions.PrepareRooms(),
    decisions.HireStaff(),
    decisions.DelayFood(),
    decisions.DelayDrinks(),
]


@final
class Austria(Game[AustriaState]):
    """The rules, over the printed tables or a designer's."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
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
            names={
                "colour": COLOUR_NAMES,
                "source": SOURCE_NAMES,
                "effect": tuple(KIND_NAMES),
                "measure": MEASURE_NAMES,
                "moment": MOMENT_NAMES,
                "timing": TIMING_NAMES,
            },
            picks=PICKS,
        )
        self.components = Components(tables)

    def start(self, seats: int, choices: vec[i64]) -> AustriaState:
        state = AustriaState(self, seats, choices, self.components, None)
        rounds.push_set_up(state)
        return state

    def view(self, state: AustriaState, seat: int | None) -> sight.AustriaView:
        return sight.view(state, seat)

    def determinize(self, state: AustriaState, seat: int, rng: Rng) -> AustriaState:
        return sight.determinize(state, seat, rng)

    def result(self, state: AustriaState) -> Result:
        return scoring.result(state)

    def faults(self, state: AustriaState) -> Iterator[str]:
        return laws.faults(state)


GAME: Final = Austria(TABLES)
