"""What the analysis promises, measured: chances against results, planted errors, false alarms, accuracy by bot."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import mean, pstdev
from typing import Any

from boardinghouse import load, play
from boardinghouse.analysis.calibration import calibration_of
from boardinghouse.analysis.grades import kept
from boardinghouse.analysis.judge import judge
from boardinghouse.analysis.scale import accuracy
from boardinghouse.analysis.selfplay import Source, gathered, learned_player, options_of
from boardinghouse.analysis.tools import Tools
from boardinghouse.analysis.work import StudiedGame
from boardinghouse.bots.evaluation import evaluation_of
from boardinghouse.bots.search import Search, most_visited, style_of
from boardinghouse.core.contract import State
from boardinghouse.core.play import Luck, turns
from boardinghouse.core.rng import Rng, share
from boardinghouse.processes import mapped

DECILES = 10
LONGER = 20  # times that the search thinks longer which says what a planted error costs
PLANTED = 0.15  # least loss of a planted error
BAD = ("mistake", "blunder")
TRIES = 25  # decisions of a game that are tried for planting one


def calibration_figures(
    id: str, games: int, iterations: int, rounds: int, seed: str, jobs: int, progress: Callable[[int], None]
) -> list[dict[str, Any]]:
    """By decile of the predicted chance of the seat to answer: how often predicted, mean, and share that came true."""
    fewest, most = load(id).seats
    counts = [0] * DECILES
    predicted = [0.0] * DECILES
    observed = [0.0] * DECILES
    done = 0
    for place, seats in enumerate(range(fewest, most + 1)):
        part = games * (place + 1) // (most + 1 - fewest) - games * place // (most + 1 - fewest)
        calibration = calibration_of(evaluation_of(id), load(id).new(seats))
        source = Source(id, seats, iterations, seed)
        for batch in gathered(source, part, jobs, calibration.to_json(), rounds, partial(further, progress, done)):
            for sample in batch:
                decile = min(DECILES - 1, int(sample.chance * DECILES))
                counts[decile] += 1
                predicted[decile] += sample.chance
                observed[decile] += sample.share
        done += part
    return [
        {
            "from": decile / DECILES,
            "to": (decile + 1) / DECILES,
            "positions": counts[decile],
            "predicted": predicted[decile] / max(1, counts[decile]),
            "observed": observed[decile] / max(1, counts[decile]),
        }
        for decile in range(DECILES)
    ]


def further(progress: Callable[[int], None], before: int, done: int) -> None:
    progress(before + done)


@dataclass(frozen=True)
class Planted:
    """One game: whether an error was planted and found, and what was called bad of what was not touched."""

    planted: int
    found: int
    untouched: int
    alarms: int


def plant(id: str, seats: int, number: int, iterations: int, rounds: int, seed: str) -> Planted:
    """Play a strong game; take decisions in a random order until one has an answer that a long search puts far below
    the best; judge that answer, and the one that was played at another decision."""
    state: State = load(id).new(seats, **options_of(id, number))
    tools = Tools(state)
    rng = Rng(f"{seed}/{number}/bots")
    thinker = learned_player(id)
    met: list[tuple[State, int, int]] = []
    for seat in turns(state, Luck(f"{seed}/{number}")):
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1 and thinker is not None:
            action = thinker.choose(state, seat, 0.0, rng.next())
            met.append((state.clone(), seat, action))
        elif len(legal) > 1:
            search = Search(state, seat, evaluation_of(id), style_of(state.game), rng)
            search.run_until_settled(iterations)
            action = most_visited(search.visits())
            met.append((state.clone(), seat, action))
        state.play(seat, action)
    untouched, alarms = 0, 0
    for place in range(0, len(met), max(1, len(met) // 10)):
        position, seat, action = met[place]
        untouched += 1
        alarms += judge(tools, position, seat, action, rounds, f"{seed}/{number}/{place}/untouched").grade in BAD
    for attempt in range(TRIES):
        place = share(rng.next(), len(met))
        position, seat, _ = met[place]
        wrong = bad_answer(tools, position, seat, iterations, f"{seed}/{number}/{attempt}")
        if wrong is not None:
            judged = judge(tools, position, seat, wrong, rounds, f"{seed}/{number}/{place}/planted")
            return Planted(1, int(judged.grade in BAD), untouched, alarms)
    return Planted(0, 0, untouched, alarms)


def plant_in_turn(id: str, iterations: int, rounds: int, seed: str, number: int) -> Planted:
    fewest, most = load(id).seats
    return plant(id, fewest + number % (most + 1 - fewest), number, iterations, rounds, seed)


def bad_answer(tools: Tools, state: State, seat: int, iterations: int, seed: str) -> int | None:
    """An answer, any one of them, that a search of many iterations puts far below the best; None if there is none."""
    legal = state.legal(seat)
    values: dict[int, float] = {}
    each = max(50, LONGER * iterations // len(legal))
    view = tools.comparison(seat, seed)
    for action in legal:
        view.add(state, action)
    view.run(each)
    for index, action in enumerate(legal):
        values[action] = tools.calibration.fitted(view.mean(index), state, seat)[seat]
    best = max(values.values())
    bad = [action for action in legal if best - values[action] >= PLANTED]
    return bad[share(Rng(f"{seed}/which").next(), len(bad))] if bad else None


def planted_figures(
    id: str, games: int, iterations: int, rounds: int, seed: str, jobs: int, progress: Callable[[int], None]
) -> dict[str, int]:
    """Sums over so many games, over all numbers of seats in turn."""
    figures = {"planted": 0, "found": 0, "untouched": 0, "alarms": 0}
    for done, result in enumerate(mapped(partial(plant_in_turn, id, iterations, rounds, seed), range(games), jobs), 1):
        for name in figures:
            figures[name] += getattr(result, name)
        progress(done)
    return figures


def rated(id: str, bots: tuple[str, ...], rounds: int, seed: str, number: int) -> list[tuple[str, float, float]]:
    """One game: every seat's bot, what it gave away and what was at stake. Every other game is between equals."""
    rng = Rng(f"{seed}/{number}")
    fewest, most = load(id).seats
    seats = (fewest, fewest, fewest + 1, most)[share(rng.next(), 4)]
    mixed = [bots[share(rng.next(), len(bots))] for _ in range(seats)]
    names = mixed if number % 2 else [bots[number // 2 % len(bots)]] * seats
    record = play(load(id), names, seed=f"{seed}/{number}")
    game = StudiedGame(record.text())
    given, stake = [0.0] * seats, [0.0] * seats
    for line in game.decisions:
        move = record.lines[line]
        judged = judge(game.tools, game.positions[line], move.seat, move.action, rounds, f"{seed}/{number}/{line}")
        given[move.seat] += judged.given
        stake[move.seat] += judged.stake
    return list(zip(names, given, stake, strict=True))


def accuracy_figures(
    id: str, games: int, bots: tuple[str, ...], rounds: int, seed: str, jobs: int, progress: Callable[[int], None]
) -> dict[str, dict[str, float]]:
    """For every bot: seats rated, their mean accuracy, how far single ones lie from it (standard deviation), and what
    they kept before it was put on the scale."""
    found: dict[str, list[float]] = {name: [] for name in bots}
    parts: dict[str, list[float]] = {name: [] for name in bots}
    for done, rows in enumerate(mapped(partial(rated, id, bots, rounds, seed), range(games), jobs), start=1):
        for name, given, stake in rows:
            value, part = accuracy(id, given, stake), kept(given, stake)
            if value is not None and part is not None:
                found[name].append(value)
                parts[name].append(part)
        progress(done)
    return {
        name: {"seats": len(values), "mean": mean(values), "deviation": pstdev(values), "kept": mean(parts[name])}
        for name, values in found.items()
        if values
    }
