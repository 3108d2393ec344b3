"""Hotels of Amsterdam: lure the tourists of the city to your two hotels by day and by night. Its options (AMS-86)."""

from collections.abc import Iterator
from typing import Final, final

from boardinghouse.core.contract import Game, Result
from boardinghouse.core.rng import Rng
from boardinghouse.core.tables import NumberTable
from boardinghouse.core.vectors import i64, vec
from boardinghouse.games.amsterdam import decisions, laws, rounds, scoring
from boardinghouse.games.amsterdam import view as sight
from boardinghouse.games.amsterdam.components import TABLES, Components
from boardinghouse.games.amsterdam.facts import FACTS
from boardinghouse.games.amsterdam.state import ACTIONS, CHANCE_SOURCES, EVENTS, FIELDS, QUAY_NAMES, AmsterdamState


@final
class Amsterdam(Game[AmsterdamState]):
    """The rules, over the printed tables or a designer's. Tactical means all of AMS-46 to AMS-49 (AMS-86)."""

    def __init__(self, tables: dict[str, NumberTable]) -> None:
        super().__init__(
            id="amsterdam",
            version=1,
            seats=(2, 4),
            options={
                "rules": ("family", "tactical"),
                "tiles": ("six-kinds", "four-kinds"),
                "fountain": ("besides", "instead"),
            },
            added=("fountain",),
            actions=ACTIONS,
            sources=CHANCE_SOURCES,
            events=EVENTS,
            fields=FIELDS,
            pending=[
                rounds.LayTiles(),
                rounds.DrawFirst(),
                rounds.NextTurn(),
                rounds.RollDice(),
                decisions.SailBoat(),
                decisions.PlaceHotel(),
                decisions.WalkFigure(),
                decisions.TurnTiles(),
                decisions.MoveTourists(),
            ],
            turn_rule="AMS-14",
            facts=FACTS,
            tables=tables,
            names={"quay": QUAY_NAMES},
        )
        self.components = Components(tables)

    def start(self, seats: int, choices: vec[i64]) -> AmsterdamState:
        state = AmsterdamState(self, seats, choices, self.components, None)
        rounds.push_set_up(state)
        return state

    def view(self, state: AmsterdamState, seat: int | None) -> sight.AmsterdamView:
        return sight.view(state, seat)

    def determinize(self, state: AmsterdamState, seat: int, rng: Rng) -> AmsterdamState:
        return sight.determinize(state)

    def result(self, state: AmsterdamState) -> Result:
        return scoring.result(state)

    def faults(self, state: AmsterdamState) -> Iterator[str]:
        return laws.faults(state)


GAME: Final = Amsterdam(TABLES)
