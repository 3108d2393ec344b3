"""Overbooking by Filippo Landini: guests queue for too few beds, or slip in by the back door."""

from collections.abc import Iterator
from typing import Final, final

from boardinghouse.core.contract import Game, Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import NumberTable
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.overbooking import decisions, laws, rounds, scoring
from boardinghouse.games.overbooking import view as sight
from boardinghouse.games.overbooking.components import FAMILY_NAMES, RULE_NAMES, TABLES, Components
from boardinghouse.games.overbooking.facts import FACTS
from boardinghouse.games.overbooking.state import ACTIONS, CHANCE_SOURCES, EVENTS, FIELDS, OverbookingState


@final
class Overbooking(Game[OverbookingState]):
    """The rules, over the printed tables or a designer's."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        super().__init__(
            id="overbooking",
            version=1,
            seats=(2, 4),
            options={"scoring": ("beginner", "none", "expert"), "look": ("allowed", "forbidden")},
            actions=ACTIONS,
            sources=CHANCE_SOURCES,
            events=EVENTS,
            fields=FIELDS,
            pending=[
                rounds.DrawHotel(),
                rounds.DrawCards(),
                rounds.DrawFirst(),
                rounds.NextLaying(),
                decisions.LayCard(),
                rounds.CheckHotel(),
                rounds.UseAbility(),
                decisions.UseMaids(),
                decisions.UseNoblewomen(),
                decisions.UseSoldiers(),
                rounds.BookGuests(),
                rounds.EndRound(),
            ],
            turn_rule="OVB-13",
            facts=FACTS,
            tables=tables,
            names={"family": FAMILY_NAMES, "large": ("small", "large"), "rule": RULE_NAMES},
        )
        self.components = Components(tables)

    def start(self, seats: int, choices: vec[i64]) -> OverbookingState:
        state = OverbookingState(self, seats, choices, self.components, None)
        rounds.push_set_up(state)
        return state

    def view(self, state: OverbookingState, seat: int | None) -> sight.OverbookingView:
        return sight.view(state, seat)

    def determinize(self, state: OverbookingState, seat: int, rng: Rng) -> OverbookingState:
        return sight.determinize(state, seat, rng)

    def result(self, state: OverbookingState) -> Result:
        return scoring.result(state)

    def faults(self, state: OverbookingState) -> Iterator[str]:
        return laws.faults(state)


GAME: Final = Overbooking(TABLES)
