"""OpenSpiel: the games as `boardinghouse_<id>_v<version>`, registered when this module is imported.

Chance is explicit: set-up draws, dice and decks are chance nodes. Where all owe a secret answer at once they are asked
one after the other, and nobody's strings and tensors show an answer before all are in. Returns are `rewards.by_places`.

The observation string of a player is the view of its seat; the information state string is what the seat saw of
everything that happened, and then the view. Both tensors are the encoding of `boardinghouse.rl.encoding`.
"""

import json
from typing import Any, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from boardinghouse import games, load
from boardinghouse.core.contract import CHANCE, Game, State
from boardinghouse.core.events import Event, told
from boardinghouse.core.rng import Rng
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.rewards import by_places
from boardinghouse.rl.table import Desk

LONGEST = 20_000  # answers: what the contract tests allow a game; random games take a few hundred
SEEDS = 1 << 31


class Position:
    """The state, and what happened on the way to it. OpenSpiel copies a state's attributes deeply; this one knows how
    to copy itself fast."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.happened: list[tuple[int, int, int, list[Event]]] = []  # actor, action, who may know it, what they heard
        self.told = [""] * state.seats  # by seat: what it saw, in words
        self.told_count = [0] * state.seats  # by seat: how much of `happened` that covers

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        twin = Position(self.state.clone())
        twin.state.listen()
        twin.happened = self.happened[:]
        twin.told = self.told[:]
        twin.told_count = self.told_count[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        plain = [
            (*step, [(event.code, event.to, event.numbers) for event in events]) for *step, events in self.happened
        ]
        return restored, (self.state.game.id, self.state.to_json(), plain, self.told, self.told_count)

    def apply(self, actor: int, action: int) -> None:
        state = self.state
        knows = state.pending().seen_by(state, actor, action)
        state.apply(actor, action)
        self.happened.append((actor, action, knows, state.heard()))

    def story(self, seat: int) -> str:
        """What the seat saw so far: actions it may know, and what it heard of them."""
        game = self.state.game
        for actor, action, knows, events in self.happened[self.told_count[seat] :]:
            who = "chance" if actor == CHANCE else f"seat {actor}"
            what = game.actions.text(action) if actor == seat or (knows >> seat) & 1 else "?"
            heard = told(game.events, events, seat)
            self.told[seat] += f"{who}: {what} {json.dumps(heard)}\n"
        self.told_count[seat] = len(self.happened)
        return self.told[seat]

    def imagined(self, seat: int, rng: Rng) -> "Position":
        """A world that the seat cannot tell from this one. What the others saw on the way to it is unknown: their
        stories begin with what they would see now."""
        world = Position(self.state.determinize(seat, rng))
        world.state.listen()
        world.told = [json.dumps(world.state.view(other)) + "\n" for other in range(self.state.seats)]
        world.told[seat] = self.story(seat)
        return world


def restored(
    id: str, data: dict[str, Any], happened: list[tuple[int, int, int, Any]], told: list[str], told_count: list[int]
) -> Position:
    """A position out of a pickle."""
    position = Position(load(id).from_json(data))
    position.state.listen()
    for actor, action, knows, events in happened:
        position.happened.append((actor, action, knows, [Event(*event) for event in events]))
    position.told = told
    position.told_count = told_count
    return position


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        state = game.rules.new(game.seats, **game.options)
        state.listen()
        self.position = Position(state)

    def current_player(self) -> int:
        actor: int = self.position.state.actor()
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.apply(self.position.state.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.state.game.actions.text(action)

    def is_terminal(self) -> bool:
        return not self.position.state.acting()

    def returns(self) -> list[float]:
        state = self.position.state
        return by_places(state.result()) if self.is_terminal() else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """A state that the player cannot tell from this one; `sampler()` is a number from 0 to 1. Its OpenSpiel history
        is still this state's: such a state is for searching on from, not for storing."""
        world: Self = self.clone()
        world.position = self.position.imagined(player, Rng(int(sampler() * SEEDS)))
        return world

    def __str__(self) -> str:
        """All actions so far, so that different positions have different names."""
        return f"{self.history_str()}\n{self.position.state.describe()}"


class SpielObserver:
    """What a player sees, as a tensor with a named part for each field of the encoding, and as a string."""

    def __init__(self, game: "SpielGame", kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, but these were given: {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation holds what one player knows: public and its own private information")
        self.recall: bool = kind.perfect_recall
        encoding = encoding_of(game.rules.id)
        self.desk = Desk(encoding, game.seats, game.rules.actions.size)
        self.tensor: NDArray[np.float32] = self.desk.seen
        self.dict = {name: self.tensor[part] for name, part in encoding.slices(game.seats).items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.desk.numbers(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        view = json.dumps(state.position.state.view(player))
        return state.position.story(player) + view if self.recall else view


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules, with the number of seats and the options as parameters. Each game is a subclass: OpenSpiel keeps what
    is registered until the very end, and would crash there when it lets go of anything lighter than a class."""

    rules: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        chosen = {**parameters(rules), **(params or {})}
        self.seats = int(chosen["players"])
        self.options = {name: str(chosen[name]) for name in rules.options}
        rules.new(self.seats, **self.options)  # says what is allowed, if they are not
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions.size,
            max_chance_outcomes=rules.actions.size,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def parameters(rules: Game[Any]) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {"players": rules.seats[0], **{name: values[0] for name, values in rules.options.items()}}


def game_type(rules: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    perfect = rules.facts.perfect
    return kinds(
        short_name=spiel_name(rules.id),
        long_name=f"Boardinghouse: {rules.id}, rules {rules.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if perfect else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.seats[1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def spiel_name(game: str) -> str:
    """The name OpenSpiel knows a game by; its version is that of the rules."""
    return f"boardinghouse_{game}_v{load(game).version}"


def register() -> dict[str, str]:
    """The names of the games by id."""
    for game in games():
        rules = load(game)
        kind = type(f"{game.capitalize()}Game", (SpielGame,), {"rules": rules, "__module__": __name__})
        globals()[kind.__name__] = kind  # where a pickled game looks for it
        pyspiel.register_game(game_type(rules), kind)
    return {game: spiel_name(game) for game in games()}


NAMES = register()
