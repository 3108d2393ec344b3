"""Games of bots against one another as data: positions with their features and how the game ended.

Seat counts and options of a game are gone through in turn, and the bots slip now and then, so that the fit has seen
positions that good play does not lead to.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import Any

from boardinghouse import load
from boardinghouse.analysis.calibration import Calibration, plain, searched_features
from boardinghouse.analysis.compare import ANY, Comparison
from boardinghouse.analysis.fit import Samples, fit
from boardinghouse.analysis.tools import Tools, study_style
from boardinghouse.analysis.turnwise import by_turns
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.planned import TurnThinker
from boardinghouse.bots.search import Search, most_visited, style_of
from boardinghouse.core.contract import State
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng, share
from boardinghouse.processes import mapped

SLIPS = 10  # of a thousand answers of the bots
POSITIONS = 10  # kept of every game
RIDGE = 30.0  # of the positions: those of one game say much the same, so this is about as much as three games say
RIDGE_SEARCHED = 5.0
BATCH = 20
ROUNDS = 1000  # of the searches that are fitted: about as many as a study at the standard budget makes
DIGITS = 5


@dataclass(frozen=True)
class Source:
    """Where the data comes from: a game, its seats, how long bots think, and the seed of it all."""

    game: str
    seats: int
    iterations: int
    seed: str


@dataclass(frozen=True)
class Sample:
    """A position of a game: features seat by seat and shares of the victory; and, where a search was asked for, the
    chance it gave the seat that was to answer, and that seat's share."""

    features: list[float]
    shares: list[float]
    chance: float = 0.0
    share: float = 0.0


def options_of(id: str, number: int) -> dict[str, str]:
    """The options of the game of that number."""
    options = load(id).variants
    choices = list(product(*options.values()))
    return dict(zip(options, choices[number % len(choices)], strict=True))


def answer(state: State, seat: int, iterations: int, rng: Rng, thinker: TurnThinker | None) -> int:
    """What a bot of this data answers; with a thinker, by what was learned."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if share(rng.next(), 1000) < SLIPS:
        return legal[share(rng.next(), len(legal))]
    if thinker is not None:
        return thinker.choose(state, seat, 0.0, rng.next())
    search = Search(state, seat, evaluation_of(state.game.id), style_of(state.game), rng)
    search.run(iterations)
    return most_visited(search.visits())


def learned_player(id: str) -> TurnThinker | None:
    """A strong and quick player of a game that has a network; None where it has none."""
    return TurnThinker(3) if by_turns(id) else None


def positions(source: Source, number: int, anywhere: bool) -> tuple[list[tuple[State, int]], list[float]]:
    """Game `number`: positions kept with the seat to answer, spread over the game, and the shares of the victory. The
    fit is made for positions that an evaluation can judge as they stand; a search starts anywhere."""
    state: State = load(source.game).new(source.seats, **options_of(source.game, number))
    rng = Rng(f"{source.seed}/{number}/bots")
    quiet = evaluation_of(source.game).quiet
    thinker = learned_player(source.game)
    met: list[tuple[State, int]] = []
    for seat in turns(state, Luck(f"{source.seed}/{number}")):
        if anywhere or quiet(state):
            met.append((state.clone(), seat))
        state.play(seat, answer(state, seat, source.iterations, rng, thinker))
    first = share(rng.next(), max(1, len(met) // POSITIONS))
    return met[first :: max(1, len(met) // POSITIONS)][:POSITIONS], state.result().shares()


def samples_of(source: Source, table: dict[str, Any] | None, rounds: int, games: range) -> list[Sample]:
    """The samples of some games: features of the positions, or, with a table and rounds, of the means of a search by
    what the seat knows that is to answer."""
    evaluation = evaluation_of(source.game)
    calibration = plain(evaluation, load(source.game).new(source.seats))
    if table is not None:
        calibration = Calibration(evaluation, source.seats, table["reference"], table["weights"], table["searched"])
    result = []
    for number in games:
        kept, shares = positions(source, number, rounds > 0)
        for place, (state, seat) in enumerate(kept):
            if rounds == 0:
                calibration.look(state)
                features = [calibration.features[index] for index in range(calibration.count * source.seats)]
                result.append(Sample(features, shares))
                continue
            seed = f"{source.seed}/{number}/{place}"
            if by_turns(source.game):
                chances = Tools(state).chances(state, seat, rounds, seed)
                result.append(Sample([], shares, chances[seat], shares[seat]))
                continue
            view = Comparison(seat, calibration, study_style(state.game), False, seed)
            view.add(state, ANY)
            view.run(rounds)
            means = view.mean(0)
            part = calibration.part(state)
            features = [
                feature for other, mean in enumerate(means) for feature in searched_features(mean, part, other == seat)
            ]  # the seat that searches is to answer in all of these positions
            result.append(Sample(features, shares, calibration.fitted(means, state, seat)[seat], shares[seat]))
    return result


def gathered(
    source: Source, games: int, jobs: int, table: dict[str, Any] | None, rounds: int, progress: Callable[[int], None]
) -> Iterator[list[Sample]]:
    """The samples of so many games, a batch of games at a time; results do not depend on the number of jobs."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    for batch, samples in zip(batches, mapped(partial(samples_of, source, table, rounds), batches, jobs), strict=True):
        progress(batch.stop)
        yield samples


def calibrate(
    source: Source, games: int, searched_games: int, jobs: int, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Fit the weights of positions on so many games, then those of searches on others."""
    if by_turns(source.game):
        raise ValueError(f"{source.game} has a network that gives chances: there is nothing to fit")
    evaluation = evaluation_of(source.game)
    start = load(source.game).new(source.seats)
    table = plain(evaluation, start).to_json()
    samples = gathered(source, games, jobs, None, 0, progress)
    table["weights"] = fitted(samples, source.seats, table["weights"], RIDGE)
    others = Source(source.game, source.seats, source.iterations, f"{source.seed}/searched")
    searched = gathered(others, searched_games, jobs, table, ROUNDS, lambda done: progress(games + done))
    table["searched"] = fitted(searched, source.seats, table["searched"], RIDGE_SEARCHED)
    return table


def fitted(batches: Iterator[list[Sample]], seats: int, first: list[float], ridge: float) -> list[float]:
    """The weights under which the results of these samples were most likely."""
    samples = Samples(seats, len(first))
    for batch in batches:
        for sample in batch:
            samples.add(sample.features, sample.shares)
    return [round(weight, DIGITS) for weight in fit(samples, first, ridge)]
