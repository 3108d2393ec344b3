"""The peers as contestants, each in the fastest way we know, and OpenSpiel also as its own example does it."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from random import Random, choice
from typing import Any

from benchmarks.tasks import CLONE, DRIVEN, EXAMPLE, GAMES, SEARCH, THOUGHT, Amounts, Task

OPENSPIEL_GAMES = ("hearts", "cribbage", "dou_dizhu", "crazy_eights", "backgammon")
SEARCHED_GAME = "oh_hell"  # of its card games the one that its search over redrawn worlds takes
RLCARD_GAME = "uno"
PETTINGZOO_GAME = "texas_holdem_no_limit_v6"
CATAN_MIDDLE = 400  # ticks into a game of about a thousand

# contestant -> the packages it needs, as PyPI names them
PACKAGES = {
    "OpenSpiel": ("open_spiel",),
    "Catanatron": ("catanatron",),
    "RLCard": ("rlcard",),
    "PettingZoo": ("pettingzoo", "rlcard", "pygame"),
}


def about(peer: str) -> dict[str, object]:
    return {package: version(package) for package in PACKAGES[peer]}


def tasks(peer: str) -> Iterator[Task]:
    """The tasks of a peer; ImportError where it is not installed."""
    makers: dict[str, Callable[[], Iterator[Task]]] = {
        "OpenSpiel": openspiel,
        "Catanatron": catanatron,
        "RLCard": rlcard,
        "PettingZoo": pettingzoo,
    }
    return makers[peer]()


# ---- OpenSpiel ---------------------------------------------------------------------------------------------------


def openspiel() -> Iterator[Task]:
    pyspiel = import_module("pyspiel")
    for name in OPENSPIEL_GAMES:
        table = Spiel(pyspiel, name)
        yield Task(name, table.seats, GAMES, table.games)
        yield Task(name, table.seats, DRIVEN, table.driven)
        yield Task(name, table.seats, EXAMPLE, table.example)
        yield Task(name, table.seats, CLONE, table.clones, table.copy)
    table = Spiel(pyspiel, SEARCHED_GAME)
    yield Task(SEARCHED_GAME, table.seats, SEARCH, table.search)


class Spiel:
    """One game of OpenSpiel."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.pyspiel = pyspiel
        self.game = pyspiel.load_game(name)
        self.seats: int = self.game.num_players()
        self.bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(self.seats)]
        self.seed = 0
        self.middle: Any = None

    def games(self, count: int) -> Callable[[], Amounts]:
        """Its own loop in C++, with its own random bots; what was played is read from the histories afterwards."""
        evaluate = self.pyspiel.evaluate_bots
        ended: list[Any] = []
        for _ in range(count):
            self.seed += 1
            state = self.game.new_initial_state()
            evaluate(state, self.bots, self.seed)
            ended.append(state)

        def amounts() -> Amounts:
            movers = [step.player for state in ended for step in state.full_history()]
            decisions = sum(mover >= 0 for mover in movers)
            return {"games": count, "decisions": decisions, "draws": len(movers) - decisions}

        return amounts

    def search(self, count: int) -> Callable[[], Amounts]:
        """Its own information-set search with random rollouts, from the first decision."""
        state = self.game.new_initial_state()
        choose = Random(7).random
        while state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), choose()))
        spiel = self.pyspiel
        for _ in range(count):
            self.seed += 1
            bot = spiel.ISMCTSBot(
                self.seed,
                spiel.RandomRolloutEvaluator(1, self.seed),
                2.0,
                THOUGHT,
                -1,
                spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                False,
            )
            bot.step(state)
        return lambda: {"iterations": count * THOUGHT}

    def driven(self, count: int) -> Callable[[], Amounts]:
        choose = Random(7).random
        decisions = draws = 0
        for _ in range(count):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), choose()))
                    draws += 1
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(choose() * len(legal))])
                    decisions += 1
        return lambda: {"games": count, "decisions": decisions, "draws": draws}

    def example(self, count: int) -> Callable[[], Amounts]:
        """The loop of `open_spiel/python/examples/example.py`, without what it prints."""
        numpy = import_module("numpy")
        decisions = draws = 0
        for _ in range(count):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(numpy.random.choice(actions, p=weights))
                    draws += 1
                else:
                    state.apply_action(choice(state.legal_actions(state.current_player())))
                    decisions += 1
        return lambda: {"games": count, "decisions": decisions, "draws": draws}

    def position(self) -> Any:
        if self.middle is None:
            whole = self.game.new_initial_state()
            self.pyspiel.evaluate_bots(whole, self.bots, 7)
            history = whole.history()
            self.middle = self.game.new_initial_state()
            for action in history[: len(history) // 2]:
                self.middle.apply_action(action)
        return self.middle

    def clones(self, count: int) -> Callable[[], Amounts]:
        clone = self.position().clone
        for _ in range(count):
            clone()
        return lambda: {"clones": count}

    def copy(self) -> object:
        return self.position().clone()


def drawn(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome at that share of the weights: quicker here than OpenSpiel's or Python's own way to draw one."""
    for action, weight in outcomes:
        share -= weight
        if share < 0:
            return action
    return outcomes[-1][0]


# ---- Catanatron --------------------------------------------------------------------------------------------------


def catanatron() -> Iterator[Task]:
    catan = import_module("catanatron")
    colors = (catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE)
    seed = 0

    def new() -> Any:
        nonlocal seed
        seed += 1
        return catan.Game([catan.RandomPlayer(color) for color in colors], seed=seed)

    def games(count: int) -> Callable[[], Amounts]:
        ended = []
        for _ in range(count):
            game = new()
            game.play()
            ended.append(game)
        # dice are answered by the players in this engine, so there is no chance to tell apart
        return lambda: {"games": count, "decisions": sum(len(game.state.actions) for game in ended)}

    middle: list[Any] = []

    def position() -> Any:
        if not middle:
            game = new()
            for _ in range(CATAN_MIDDLE):
                game.play_tick()
            middle.append(game)
        return middle[0]

    def clones(count: int) -> Callable[[], Amounts]:
        copy = position().copy
        for _ in range(count):
            copy()
        return lambda: {"clones": count}

    yield Task("catan", len(colors), GAMES, games)
    yield Task("catan", len(colors), CLONE, clones, lambda: position().copy())


# ---- RLCard and PettingZoo ---------------------------------------------------------------------------------------


def rlcard() -> Iterator[Task]:
    cards = import_module("rlcard")
    agent = import_module("rlcard.agents").RandomAgent
    table = cards.make(RLCARD_GAME, config={"seed": 7})
    table.set_agents([agent(num_actions=table.num_actions) for _ in range(table.num_players)])

    def games(count: int) -> Callable[[], Amounts]:
        paths = [table.run(is_training=False)[0] for _ in range(count)]
        # a path is state, action, state, action, ..., state
        return lambda: {"games": count, "decisions": sum(len(path) // 2 for game in paths for path in game)}

    yield Task(RLCARD_GAME, table.num_players, GAMES, games)


def pettingzoo() -> Iterator[Task]:
    table = import_module(f"pettingzoo.classic.{PETTINGZOO_GAME}").env()
    table.reset(seed=7)
    choose = Random(7).random

    def games(count: int) -> Callable[[], Amounts]:
        decisions = 0
        for _ in range(count):
            table.reset()
            for _ in table.agent_iter():
                observation, _, ended, cut, _ = table.last()
                if ended or cut:
                    table.step(None)
                else:
                    legal = observation["action_mask"].nonzero()[0]
                    table.step(int(legal[int(choose() * len(legal))]))
                    decisions += 1
        return lambda: {"games": count, "decisions": decisions}

    yield Task(PETTINGZOO_GAME, table.max_num_agents, GAMES, games)
