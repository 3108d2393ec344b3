"""How cost grows: with seats, with the length of a game, with processes, and with the positions that are kept."""

import time
from collections.abc import Callable
from contextlib import closing
from statistics import median
from typing import Any

from benchmarks.rounds import PEERS, Measured, Worker
from benchmarks.tasks import CLONE, CLONE_AT, GAMES, QUARTERS, REST, Name, Sample

KEPT = 20_000
PEAK_SECONDS = 0.3
TOGETHER_TURN = 0.25
TOGETHER_ROUNDS = 7


def by_seats(measured: Measured) -> list[dict[str, Any]]:
    """Microseconds per decision, decisions per game, and clones, for every number of seats."""
    rows = []
    for name in sorted(measured.names(GAMES, "growth")):
        clone = Name("growth", name.game, name.seats, CLONE)
        rows.append(
            {
                "game": name.game,
                "seats": name.seats,
                "decisions_per_game": measured.average(name, "decisions", "games"),
                "legal_per_decision": measured.average(name, "legal", "decisions"),
                "microseconds_per_decision": 1e6 / measured.spread(name).middle,
                "microseconds_per_clone": 1e6 / measured.spread(clone).middle,
            }
        )
    return rows


def by_length(measured: Measured) -> list[dict[str, Any]]:
    """Microseconds a decision in what is left of a game, and a clone, from every quarter of it."""
    rows = []
    for name in sorted(measured.names(REST[QUARTERS[0]], "growth")):
        for quarter in QUARTERS:
            rest = Name("growth", name.game, name.seats, REST[quarter])
            clone = Name("growth", name.game, name.seats, CLONE_AT[quarter])
            rows.append(
                {
                    "game": name.game,
                    "seats": name.seats,
                    "percent_played": quarter,
                    "decisions_left": measured.average(rest, "decisions", "games"),
                    "microseconds_per_decision": 1e6 / measured.spread(rest).middle,
                    "microseconds_per_clone": 1e6 / measured.spread(clone).middle,
                }
            )
    return rows


def by_processes() -> list[dict[str, Any]]:
    """How much more two processes do at once than one alone. By the clock it takes an idle machine to reach two; by
    processor time it shows whether they get in each other's way."""
    pair = [Worker("growth"), Worker("growth")]
    try:
        names = [name for name in pair[0].names if name.measure == GAMES]
        most = {name.game: name for name in sorted(names)}  # the last of a game has the most seats
        return [{"game": game, "seats": name.seats, **together(pair, name)} for game, name in most.items()]
    finally:
        for worker in pair:
            worker.close()


def together(pair: list[Worker], name: Name) -> dict[str, float]:
    one, two = pair
    for worker in pair:
        worker.turn(name, TOGETHER_TURN)
    clock: list[float] = []
    processor: list[float] = []
    for _ in range(TOGETHER_ROUNDS):
        alone = at_once([one], name)
        both = at_once([one, two], name)
        clock.append(both[0] / alone[0])
        processor.append(both[1] / alone[1])
    return {"by_clock": median(clock), "by_processor": median(processor)}


def at_once(workers: list[Worker], name: Name) -> tuple[float, float]:
    """Decisions of all workers, each doing a turn: a second by the clock, and a second of processor time."""
    began = time.perf_counter()
    for worker in workers:
        worker.tell("turn", place=worker.names.index(name), seconds=TOGETHER_TURN)
    samples = [Sample(**worker.read()) for worker in workers]
    took = time.perf_counter() - began
    rates = [sample.rate("decisions") for sample in samples]
    return sum(sample.amounts["decisions"] for sample in samples) / took, sum(rates)


def memory(progress: Callable[[str], None]) -> list[dict[str, Any]]:
    """Peak memory of a process that plays random games, and what a kept position takes, each game in a new process."""
    rows = []
    for contestant in ("compiled", *PEERS):
        with closing(Worker(contestant)) as worker:
            names, copying = worker.names, worker.copying
        most = {name.game: name for name in sorted(names) if name.measure == GAMES}
        for name in most.values():
            progress(f"Memory of {contestant} {name.game}")
            peak = ask_new(contestant, "peak", place=names.index(name), seconds=PEAK_SECONDS)
            row: dict[str, Any] = {"contestant": contestant, "game": name.game, "seats": name.seats, **peak}
            clone = Name(contestant, name.game, name.seats, CLONE)
            if clone in copying:
                kept = ask_new(contestant, "keep", place=names.index(clone), count=KEPT)
                row["bytes_per_position"] = kept["bytes"] / kept["count"]
            rows.append(row)
    return rows


def ask_new(contestant: str, do: str, **command: object) -> dict[str, Any]:
    """What a new process answers, whose memory holds nothing of earlier work."""
    with closing(Worker(contestant)) as worker:
        return worker.ask(do, **command)
