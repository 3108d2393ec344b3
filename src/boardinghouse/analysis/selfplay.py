"""Games of bots against one another as data: positions with their features and how the game ended.

Seat counts and options of a game are gone through in turn, and the bots slip now and then, so that the fit has seen
positions that good play does not lead to.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from multiprocessing import get_context
from typing import Any

from boardinghouse import load
from boardinghouse.analysis.calibration import Calibration, feature_count, plain
from boardinghouse.analysis.compare import ANY, Comparison
from boardinghouse.analysis.fit import Samples, fit
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.search import Search, most_visited, style_of
from boardinghouse.core.contract import NOBODY, State
from boardinghouse.core.play import Luck
from boardinghouse.core.rng import Rng, share

SLIPS = 30  # of a thousand answers of the bots
POSITIONS = 10  # kept of every game
RIDGE = 30.0  # positions of one game say much the same, so this is about as much as three games say
BATCH = 20
TOWARDS_ONE = 40.0  # how strongly the sharpness is held at one, in squared errors
SHARPNESS = [round(0.4 + 0.02 * step, 2) for step in range(56)]


@dataclass(frozen=True)
class Source:
    """Where the data comes from: a game, its seats, how long bots think, and the seed of it all."""

    game: str
    seats: int
    iterations: int
    seed: str


@dataclass(frozen=True)
class Sample:
    """A position of a game: features seat by seat, shares of the victory, and, where asked for, chances by search."""

    features: list[float]
    shares: list[float]
    searched: list[float]


def options_of(id: str, number: int) -> dict[str, str]:
    """The options of the game of that number."""
    options = load(id).options
    choices = list(product(*options.values()))
    return dict(zip(options, choices[number % len(choices)], strict=True))


def answer(state: State, seat: int, iterations: int, rng: Rng) -> int:
    """What a bot of this data answers."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if share(rng.next(), 1000) < SLIPS:
        return legal[share(rng.next(), len(legal))]
    search = Search(state, seat, evaluation_of(state.game.id), style_of(state.game.id), rng)
    search.run(iterations)
    return most_visited(search.visits())


def positions(source: Source, number: int, anywhere: bool) -> tuple[list[tuple[State, int]], list[float]]:
    """Game `number`: positions kept with the seat to answer, spread over the game, and the shares of the victory. The
    fit is made for positions that an evaluation can judge as they stand; a search starts anywhere."""
    state: State = load(source.game).new(source.seats, **options_of(source.game, number))
    luck = Luck(f"{source.seed}/{number}")
    rng = Rng(f"{source.seed}/{number}/bots")
    quiet = evaluation_of(source.game).quiet
    met: list[tuple[State, int]] = []
    luck.settle(state)
    while state.actor() != NOBODY:
        seat = int(state.actor())
        if anywhere or quiet(state):
            met.append((state.clone(), seat))
        state.play(seat, answer(state, seat, source.iterations, rng))
        luck.settle(state)
    places = state.result().places
    shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    first = share(rng.next(), max(1, len(met) // POSITIONS))
    return met[first :: max(1, len(met) // POSITIONS)][:POSITIONS], shares


def samples_of(source: Source, first: int, last: int, table: dict[str, Any] | None, rounds: int) -> list[Sample]:
    """The samples of some games. With a table and rounds: also the chances that a search of so many rounds gives the
    seat to answer, by what that seat knows."""
    evaluation = evaluation_of(source.game)
    start = load(source.game).new(source.seats)
    calibration = plain(evaluation, start)
    if table is not None:
        calibration = Calibration(evaluation, source.seats, table["reference"], table["weights"], 1.0)
    result = []
    for number in range(first, last):
        kept, shares = positions(source, number, rounds > 0)
        for place, (state, seat) in enumerate(kept):
            calibration.measure(state)
            features = [calibration.features[index] for index in range(calibration.count * source.seats)]
            searched: list[float] = []
            if rounds:
                view = Comparison(
                    seat, evaluation, calibration, style_of(source.game), False, f"{source.seed}/{number}/{place}"
                )
                view.add(state, ANY)
                view.run(rounds)
                searched = view.mean(0)
                searched = [*searched[seat:], *searched[:seat]]  # the seat to answer first
                shown = [*shares[seat:], *shares[:seat]]
                result.append(Sample(features, shown, searched))
            else:
                result.append(Sample(features, shares, []))
    return result


def gathered(
    source: Source, games: int, jobs: int, table: dict[str, Any] | None, rounds: int, progress: Callable[[int], None]
) -> Iterator[list[Sample]]:
    """The samples of so many games, a batch of games at a time; results do not depend on the number of jobs."""
    starts = range(0, games, BATCH)
    ends = [min(start + BATCH, games) for start in starts]
    rest = ([source] * len(ends), starts, ends, [table] * len(ends), [rounds] * len(ends))
    if jobs == 1:
        for end, batch in zip(ends, map(samples_of, *rest), strict=True):
            progress(end)
            yield batch
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for end, batch in zip(ends, pool.map(samples_of, *rest), strict=True):
            progress(end)
            yield batch


def calibrate(source: Source, games: int, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Fit the weights on so many games, then the sharpness of searched chances on a fifth as many others."""
    evaluation = evaluation_of(source.game)
    start = load(source.game).new(source.seats)
    samples = Samples(source.seats, feature_count(source.seats))
    for batch in gathered(source, games, jobs, None, 0, progress):
        for sample in batch:
            samples.add(sample.features, sample.shares)
    first = plain(evaluation, start)
    weights = fit(samples, first.to_json()["weights"], RIDGE)
    table = Calibration(evaluation, source.seats, first.reference, weights, 1.0).to_json()
    others = Source(source.game, source.seats, source.iterations, f"{source.seed}/sharpness")
    searched = [
        sample
        for batch in gathered(others, max(1, games // 5), jobs, table, 100, lambda done: progress(games + done))
        for sample in batch
    ]
    table["sharpness"] = sharpest(evaluation_of(source.game), source.seats, table, searched)
    return table


def sharpest(evaluation: Any, seats: int, table: dict[str, Any], samples: list[Sample]) -> float:
    """The sharpness under which the results were most likely."""
    best, chosen = -1.0e18, 1.0
    for sharpness in SHARPNESS:
        calibration = Calibration(evaluation, seats, table["reference"], table["weights"], sharpness)
        total = -TOWARDS_ONE * (sharpness - 1.0) ** 2
        for sample in samples:
            chances = calibration.stretched(sample.searched)
            # the square of the error, not the logarithm: a game that is decided must not outweigh all others
            total -= sum((chance - won) ** 2 for chance, won in zip(chances, sample.shares, strict=True))
        if total > best:
            best, chosen = total, sharpness
    return chosen
