"""The command `python -m benchmarks`, which `make bench` calls: ours and the peers, side by side in one run."""

import json
import os
import sys
import time
from contextlib import ExitStack, closing
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from benchmarks import growth, machine, report
from benchmarks.goals import compared
from benchmarks.rounds import CONTESTANTS, ROOT, Measured, NotComparable, Worker, measure
from benchmarks.tasks import GAMES, UNIT, Name

PAGE = ROOT / "docs" / "benchmarks.md"
TURN = 0.03  # seconds
ROUNDS = 31
LIMIT = 240.0  # seconds for the comparison; warming up before it and what comes after it take about as long again
GROWTH_ROUNDS = 7
GROWTH_LIMIT = 60.0


def main(
    as_json: Annotated[bool, typer.Option("--json", help="Print all figures as JSON instead of tables.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Few rounds, for a look; docs/benchmarks.md stays.")] = False,
) -> None:
    """Measure our games and the peers side by side, print the tables and write docs/benchmarks.md."""
    said = Console(stderr=True)
    try:
        results = run(said, 5 if quick else ROUNDS)
    except NotComparable as fault:
        said.print(f"[red]Nothing was compared:[/] {fault}")
        raise typer.Exit(1) from None
    if as_json:
        json.dump(results, sys.stdout, indent=1)
        print()
    else:
        report.show(results, Console(width=None if sys.stdout.isatty() else 160))
    if not quick:
        report.write(results, PAGE)
        said.print(f"Wrote {PAGE.relative_to(ROOT)}")


def run(said: Console, rounds: int) -> dict[str, Any]:
    began = time.monotonic()
    described = machine.describe()
    with ExitStack() as stack:
        workers = [stack.enter_context(closing(Worker(contestant))) for contestant in CONTESTANTS]
        contestants = {worker.contestant: worker.about for worker in workers}
        if contestants["compiled"]["same"] != contestants["interpreted"]["same"]:
            raise NotComparable("the compiled and the interpreted package play different games: run `make test`")
        measured = with_progress(said, "Side by side", workers, rounds, LIMIT)
    with closing(Worker("growth")) as worker:
        grown = with_progress(said, "How cost grows", [worker], min(rounds, GROWTH_ROUNDS), GROWTH_LIMIT)
    with said.status("Two processes at once") as status:
        processes = growth.by_processes()
        memory = growth.memory(status.update)
    return {
        "machine": described,
        "load_after": [round(load, 1) for load in os.getloadavg()],
        "contestants": contestants,
        "rounds": len(next(iter(measured.samples.values()))),
        "turn": TURN,
        "tasks": [figures(measured, name) for name in measured.samples],
        "compared": compared(measured),
        "memory": memory,
        "growth": {"seats": growth.by_seats(grown), "length": growth.by_length(grown), "processes": processes},
        "took": time.monotonic() - began,
    }


def with_progress(said: Console, title: str, workers: list[Worker], rounds: int, limit: float) -> Measured:
    with Progress(console=said, transient=True) as progress:
        bar = progress.add_task(title, total=rounds)
        return measure(workers, rounds, TURN, limit, lambda done: progress.update(bar, completed=done))


def figures(measured: Measured, name: Name) -> dict[str, Any]:
    """What was measured of one task."""
    rate = measured.spread(name)
    row: dict[str, Any] = {
        "contestant": name.contestant,
        "game": name.game,
        "seats": name.seats,
        "measure": name.measure,
        "unit": UNIT[name.measure],
        "rate": {"low": rate.low, "middle": rate.middle, "high": rate.high},
    }
    if name.measure == GAMES:
        amounts = measured.samples[name][0].amounts
        row["decisions_per_game"] = measured.average(name, "decisions", "games")
        row["games_per_second"] = rate.middle / row["decisions_per_game"]
        row["draws_per_decision"] = measured.average(name, "draws", "decisions") if "draws" in amounts else None
        row["legal_per_decision"] = measured.average(name, "legal", "decisions") if "legal" in amounts else None
    return row


if __name__ == "__main__":
    typer.run(main)
