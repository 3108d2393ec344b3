"""Driving a game: `turns` says whose answer is next, Luck draws for chance, `ask` asks a bot. `playout` and `finish`
are the same loop for random answers, in compiled code: no number in them becomes an object.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, final

from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE, NOBODY, Game, State
from boardinghouse.core.rng import Rng
from boardinghouse.core.vectors import i64


@final
class Luck:
    """All randomness of one game: one stream per source of chance, so that the same seed means the same dice and decks
    whatever the players do in between."""

    def __init__(self, seed: object = 0) -> None:
        self.seed = seed
        self.streams: list[Rng] = []

    def prepare(self, state: State) -> None:
        """Open the streams of this state's game."""
        if not self.streams:
            self.streams = [Rng(f"{self.seed}/{source}") for source in state.game.sources]

    def draw(self, state: State) -> i64:
        """What chance decides at this node."""
        self.prepare(state)
        pending = state.pending()
        return pending.sample(state, self.streams[pending.source(state)])

    def settle(self, state: State) -> list[int]:
        """Play chance nodes until a seat is to act; the outcomes in order."""
        outcomes: list[int] = []
        while state.actor() == CHANCE:
            action = self.draw(state)
            state.play(CHANCE, action)
            outcomes.append(action)
        return outcomes


class Bot(Protocol):
    """A player that is a program. `looks` says whether it reads more of the state than its legal actions: only then is
    a world made for it that its seat cannot tell from the true one. `budget` is the bot's own measure of effort."""

    name: str
    looks: bool

    def choose(self, state: Any, seat: int, budget: float, seed: int) -> int: ...


def seat_streams(seed: object, seats: int) -> list[Rng]:
    """The streams that give bots their seeds, one per seat."""
    return [Rng(f"{seed}/seat {seat}") for seat in range(seats)]


def turns(state: State, luck: Luck, log: Callable[[int, int], None] | None = None) -> Iterator[int]:
    """The seat whose answer is next, until the game is over. Chance is played in between, and each draw handed to
    `log`; the answer is the caller's to apply, in place, before the next seat is asked for."""
    while True:
        for outcome in luck.settle(state):
            if log is not None:
                log(CHANCE, outcome)
        seat = state.actor()
        if seat == NOBODY:
            return
        yield seat


def ask(bot: Bot, state: State, seat: int, budget: float, word: int, world: str) -> int:
    """What a bot answers. One that looks gets a world that its seat cannot tell from the true one, made from the seed
    `world`."""
    return bot.choose(state.determinize(seat, Rng(world)) if bot.looks else state, seat, budget, word)


def drive(
    state: State,
    bots: Sequence[Bot],
    seed: object,
    budget: float,
    log: Callable[[int, int], None] | None,
) -> int:
    """Let bots play to the end, chance included, in place, and return how many answers they gave. Each action is passed
    to `log`."""
    streams = seat_streams(seed, len(bots))
    decisions = 0
    for seat in turns(state, Luck(seed), log):
        action = ask(bots[seat], state, seat, budget, streams[seat].next(), f"{seed}/world {decisions}")
        state.apply(seat, action)
        if log is not None:
            log(seat, action)
        decisions += 1
    return decisions


def playout(state: State, luck: Luck, streams: list[Rng]) -> tuple[int, int]:
    """Play on with random legal answers to the end, in place: decisions and chance draws made. Each answer takes one
    word of its seat's stream, just as the bot `random` does."""
    options = Choices()
    decisions: i64 = 0
    draws: i64 = 0
    luck.prepare(state)
    while True:
        seat = state.actor()
        if seat == NOBODY:
            return decisions, draws
        if seat == CHANCE:
            state.play(CHANCE, luck.draw(state))
            draws += 1
        else:
            options.clear()
            state.legal_into(seat, options)
            rng = streams[seat]
            state.play(seat, options.actions[rng.pick(options.count)])
            decisions += 1


@final
class Tally:
    """What random games consisted of: answers given, draws of chance, and legal answers there were to choose from."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.draws: i64 = 0
        self.legal: i64 = 0
        self.options: Final = Choices()  # reused by the games that are counted here


def finish(state: State, rng: Rng, tally: Tally) -> None:
    """Play on with random legal answers to the end, in place, one generator deciding everything."""
    options = tally.options
    while True:
        seat = state.actor()
        if seat == NOBODY:
            tally.games += 1
            return
        if seat == CHANCE:
            state.play(CHANCE, state.pending().sample(state, rng))
            tally.draws += 1
        else:
            options.clear()
            state.legal_into(seat, options)
            tally.legal += options.count
            tally.decisions += 1
            state.play(seat, options.actions[rng.pick(options.count)])


def random_games(game: Game[Any], seats: int, options: dict[str, str], rng: Rng, count: i64) -> Tally:
    """Play that many random games, from the set-up to the end."""
    tally = Tally()
    for _ in range(count):
        finish(game.begin(seats, options), rng, tally)
    return tally


def rollouts(state: State, rng: Rng, count: i64) -> Tally:
    """Finish that many copies of a position at random."""
    tally = Tally()
    for _ in range(count):
        finish(state.clone(), rng, tally)
    return tally


def clone_many(state: State, count: i64) -> None:
    """Copy a position that many times, keeping none: what copying costs a compiled search."""
    made: i64 = 0
    while made < count:  # `for _ in range` would box every number
        state.clone()
        made += 1
