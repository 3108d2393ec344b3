"""Hotel Samoa by Kristian Amundsen Østby: one card is your bid for tiles and the price of your rooms."""

from collections.abc import Iterator
from typing import Final, final

from boardinghouse.core.contract import Game, Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import NumberTable
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.samoa import decisions, flights, laws, rounds, scoring
from boardinghouse.games.samoa import view as sight
from boardinghouse.games.samoa.components import CARD_NAMES, FEWEST_SEATS, MOST_SEATS, TABLES, Components
from boardinghouse.games.samoa.facts import FACTS
from boardinghouse.games.samoa.state import ACTIONS, CHANCE_SOURCES, EVENTS, FIELDS, SamoaState


@final
class Samoa(Game[SamoaState]):
    """The rules, over the printed tables or a designer's."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        super().__init__(
            id="samoa",
            version=1,
            seats=(FEWEST_SEATS, MOST_SEATS),
            options={"flags": ("sorted", "unsorted")},
            actions=ACTIONS,
            sources=CHANCE_SOURCES,
            events=EVENTS,
            fields=FIELDS,
            pending=[
                flights.DrawFlag(),
                rounds.DrawTie(),
                rounds.BeginRound(),
                rounds.DrawTile(),
                flights.FlyHome(),
                flights.DrawFlight(),
                flights.DrawTourist(),
                decisions.ChoosePrice(),
                rounds.ShowCards(),
                rounds.NextSwap(),
                decisions.SwapCard(),
                rounds.NextBuilder(),
                decisions.BuyTile(),
                decisions.CoverRoom(),
                rounds.NextHost(),
                decisions.HouseTourists(),
                decisions.ChooseRoom(),
                rounds.NextDayOff(),
                decisions.GiveDayOff(),
                rounds.EndRound(),
            ],
            turn_rule="SAM-14",
            facts=FACTS,
            tables=tables,
            names={"card": CARD_NAMES},  # the day off too, which no verb of the table retrieves
        )
        self.components = Components(tables)

    def start(self, seats: int, choices: vec[i64]) -> SamoaState:
        state = SamoaState(self, seats, choices, self.components, None)
        rounds.push_set_up(state)
        return state

    def view(self, state: SamoaState, seat: int | None) -> sight.SamoaView:
        return sight.view(state, seat)

    def determinize(self, state: SamoaState, seat: int, rng: Rng) -> SamoaState:
        return sight.determinize(state, seat, rng)

    def result(self, state: SamoaState) -> Result:
        return scoring.result(state)

    def faults(self, state: SamoaState) -> Iterator[str]:
        return laws.faults(state)


GAME: Final = Samoa(TABLES)
