"""Maui by Grégoire Largey, Frank Crittin and Sébastien Pauchon: towels side by side between the ocean and the trees."""

from collections.abc import Iterator
from typing import Final, final

from boardinghouse.core.contract import Game, Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import NumberTable
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.maui import decisions, laws, market, rounds, scoring
from boardinghouse.games.maui import view as sight
from boardinghouse.games.maui.components import TABLES, Components
from boardinghouse.games.maui.facts import FACTS
from boardinghouse.games.maui.state import ACTIONS, CHANCE_SOURCES, EVENTS, FIELDS, MauiState


@final
class Maui(Game[MauiState]):
    """The rules, over the printed tables or a designer's."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        super().__init__(
            id="maui",
            version=1,
            seats=(2, 4),
            options={"mode": ("beach", "crabs", "both")},
            actions=ACTIONS,
            sources=CHANCE_SOURCES,
            events=EVENTS,
            fields=FIELDS,
            pending=[
                market.FillMarket(),
                rounds.LayUmbrella(),
                rounds.DrawStart(),
                rounds.DrawFirst(),
                rounds.BeginGame(),
                decisions.TakeTurn(),
                decisions.ChooseTrack(),
                rounds.TurnCrab(),
                decisions.LayTokens(),
                rounds.MoveShells(),
                rounds.NextTurn(),
            ],
            turn_rule="MAU-16",
            facts=FACTS,
            tables=tables,
        )
        self.components = Components(tables)

    def start(self, seats: int, choices: vec[i64]) -> MauiState:
        state = MauiState(self, seats, choices, self.components, None)
        rounds.push_set_up(state)
        return state

    def view(self, state: MauiState, seat: int | None) -> sight.MauiView:
        return sight.view(state, seat)

    def determinize(self, state: MauiState, seat: int, rng: Rng) -> MauiState:
        return sight.determinize(state)

    def result(self, state: MauiState) -> Result:
        return scoring.result(state)

    def faults(self, state: MauiState) -> Iterator[str]:
        return laws.faults(state)


GAME: Final = Maui(TABLES)
