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
from boardinghouse.rl.arena import Desk
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.rewards import by_places
from boardinghouse.rl.small import small_of

LONGEST = 20_000  # answers: what the contract tests allow a game; random games take a few hundred
SEEDS = 1 << 31


class SpielHistory:
    """The state, and what happened on the way to it. OpenSpiel copies a state's attributes deeply; this one knows how
    to copy itself fast."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.happened: list[tuple[int, int, int, list[Event]]] = []  # actor, action, who may know it, what they heard
        self.told = [""] * state.seats  # by seat: what it saw, in words
        self.told_count = [0] * state.seats  # by seat: how much of `happened` that covers

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielHistory":
        twin = SpielHistory(self.state.clone())
        twin.state.listen()
        twin.happened = self.happened[:]
        twin.told = self.told[:]
        twin.told_count = self.told_count[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        plain = [
            (*step, [(event.code, event.to, event.numbers) for event in events]) for *step, events in self.happened
        ]
        return restored, (self.state, plain, self.told, self.told_count)

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

    def imagined(self, seat: int, rng: Rng) -> "SpielHistory":
        """A world that the seat cannot tell from this one. What the others saw on the way to it is unknown: their
        stories begin with what they would see now."""
        world = SpielHistory(self.state.determinize(seat, rng))
        world.state.listen()
        world.told = [json.dumps(world.state.view(other)) + "\n" for other in range(self.state.seats)]
        world.told[seat] = self.story(seat)
        return world


def restored(
    state: State, happened: list[tuple[int, int, int, Any]], told: list[str], told_count: list[int]
) -> SpielHistory:
    """A state and its past, out of a pickle."""
    past = SpielHistory(state)
    past.state.listen()
    for actor, action, knows, events in happened:
        past.happened.append((actor, action, knows, [Event(*event) for event in events]))
    past.told = told
    past.told_count = told_count
    return past


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        state = game.begin()
        state.listen()
        self.past = SpielHistory(state)

    def current_player(self) -> int:
        actor: int = self.past.state.actor()
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.past.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.past.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.past.apply(self.past.state.actor(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.past.state.game.actions.text(action)

    def is_terminal(self) -> bool:
        return not self.past.state.acting()

    def returns(self) -> list[float]:
        state = self.past.state
        return by_places(state.result()) if self.is_terminal() else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """A state that the player cannot tell from this one; `sampler()` is a number from 0 to 1. Its OpenSpiel history
        is still this state's: such a state is for searching on from, not for storing."""
        world: Self = self.clone()
        world.past = self.past.imagined(player, Rng(int(sampler() * SEEDS)))
        return world

    def __str__(self) -> str:
        """All actions so far, so that different positions have different names."""
        return f"{self.history_str()}\n{self.past.state.describe()}"


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
        self.desk.numbers(state.past.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        view = json.dumps(state.past.state.view(player))
        return state.past.story(player) + view if self.recall else view


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules, with the number of seats and the options as parameters. Each game is a subclass: OpenSpiel keeps what
    is registered until the very end, and would crash there when it lets go of anything lighter than a class."""

    rules: Game[Any]
    kind: Any  # its GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        chosen = {**self.kind.parameter_specification, **(params or {})}
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
        super().__init__(self.kind, info, chosen)

    def begin(self) -> State:
        """The set-up."""
        state: State = self.rules.new(self.seats, **self.options)
        return state

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def parameters(rules: Game[Any]) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {"players": rules.seats[0], **{name: values[0] for name, values in rules.options.items()}}


def game_type(rules: Game[Any], name: str, given: dict[str, Any]) -> Any:
    """What OpenSpiel wants to know of a game, given its parameters and their defaults."""
    kinds = pyspiel.GameType
    perfect = rules.facts.perfect
    return kinds(
        short_name=name,
        long_name=f"Boardinghouse: {name}, rules {rules.version}",
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
        parameter_specification=given,
    )


def spiel_name(game: str) -> str:
    """The name OpenSpiel knows a game by; its version is that of the rules."""
    return f"boardinghouse_{game}_v{load(game).version}"


def add(name: str, rules: Game[Any], given: dict[str, Any], **more: Any) -> None:
    """Make a game known, as a class of its own."""
    kind = game_type(rules, name, given)
    parts = {"rules": rules, "kind": kind, "__module__": __name__, **more}
    made = type(f"{name.title().replace('_', '')}Game", (SpielGame,), parts)
    globals()[made.__name__] = made  # where a pickled game looks for it
    pyspiel.register_game(kind, made)


def register() -> dict[str, str]:
    """The names of the games by id; of small variants under their id and `-small`."""
    names: dict[str, str] = {}
    for game in games():
        rules = load(game)
        names[game] = spiel_name(game)
        add(names[game], rules, parameters(rules))
        small = small_of(game)
        if small is not None:
            names[f"{game}-small"] = f"boardinghouse_{game}_small_v{rules.version}"
            given = {"players": small.seats, **small.options}
            add(names[f"{game}-small"], small.rules, given, begin=staticmethod(small.begin))
    return names


NAMES = register()
