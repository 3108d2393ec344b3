"""The figures as tables: for the terminal, and for docs/benchmarks.md between its two marks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Drawn

from benchmarks.goals import PLAIN
from benchmarks.tasks import CLONE, DETERMINIZE, DRIVEN, EXAMPLE, GAMES, JSON, REPLAY, SEARCH, VIEW

BEGIN = "<!-- measured: begin -->"
END = "<!-- measured: end -->"
PARTS = (CLONE, VIEW, DETERMINIZE, JSON, REPLAY)


@dataclass(frozen=True)
class Sheet:
    """A table in words: the first column is text, the others are figures."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def drawn(self) -> Drawn:
        table = Drawn(title=self.title, title_justify="left")
        for place, head in enumerate(self.heads):
            table.add_column(head, justify="right" if place else "left", no_wrap=place == 0)
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        lines = [f"### {self.title}", "", f"| {' | '.join(self.heads)} |"]
        lines.append("|---" + "|---:" * (len(self.heads) - 1) + "|")
        lines += [f"| {' | '.join(row)} |" for row in self.rows]
        return "\n".join(lines)


class Figures:
    """The results of a run, looked up by who and what."""

    def __init__(self, results: dict[str, Any]) -> None:
        self.results = results
        self.tasks = {(row["contestant"], row["game"], row["seats"], row["measure"]): row for row in results["tasks"]}
        self.ratios = {(row["game"], row["seats"], row["against"]): row for row in results["compared"]}

    def ours(self) -> list[tuple[str, int]]:
        return [(game, seats) for who, game, seats, measure in self.tasks if (who, measure) == ("compiled", GAMES)]

    def rate(self, contestant: str, game: str, seats: int, measure: str) -> str:
        row = self.tasks.get((contestant, game, seats, measure))
        return "" if row is None else with_spread(row["rate"])

    def ratio(self, game: str, seats: int, against: str) -> str:
        row = self.ratios[game, seats, against]
        mark = "" if row["met"] is None else " ✓" if row["met"] else f" ✗ (goal {row['goal']:g})"
        return with_spread(row["value"], "x" if against != PLAIN else "") + mark

    def againsts(self, measure: str) -> list[str]:
        return list(dict.fromkeys(row["against"] for row in self.results["compared"] if row["measure"] == measure))


def sheets(results: dict[str, Any]) -> Iterator[Sheet]:
    figures = Figures(results)
    yield speed(figures)
    for measure, title in (
        (GAMES, "Random games inside the compiled package: how many times as many decisions per second as"),
        (DRIVEN, "Driven from plain Python: how many times as many decisions per second as"),
        (CLONE, "Copies of a mid-game position: how many times as many as, and how many"),
    ):
        yield ratios(figures, measure, title)
    yield parts(figures)
    yield peers(figures)
    yield searches(figures)
    yield kept(results)
    yield grown_by_seats(results)
    yield grown_by_length(results)
    yield grown_by_processes(results)


def speed(figures: Figures) -> Sheet:
    rows = []
    for game, seats in figures.ours():
        row = figures.tasks["compiled", game, seats, GAMES]
        rows.append(
            (
                f"{game} {seats}",
                with_spread(row["rate"]),
                short(row["rate"]["middle"] * row["draws_per_decision"]),
                short(row["games_per_second"]),
                f"{row['decisions_per_game']:.0f}",
                f"{row['legal_per_decision']:.1f}",
                figures.rate("compiled", game, seats, DRIVEN),
                figures.rate("interpreted", game, seats, GAMES),
            )
        )
    heads = (
        "game, seats",
        "decisions/s compiled",
        "and draws/s",
        "games/s",
        "decisions per game",
        "legal actions",
        "decisions/s from Python",
        "decisions/s interpreted",
    )
    return Sheet("Our games, random from start to end", heads, rows)


def ratios(figures: Figures, measure: str, title: str) -> Sheet:
    againsts = figures.againsts(measure)
    rows = []
    for game, seats in figures.ours():
        rows.append((f"{game} {seats}", *(figures.ratio(game, seats, against) for against in againsts)))
    return Sheet(title, ("game, seats", *againsts), rows)


def parts(figures: Figures) -> Sheet:
    rows = []
    for game, seats in figures.ours():
        for contestant in ("compiled", "interpreted"):
            rates = [figures.rate(contestant, game, seats, measure) for measure in PARTS]
            rows.append((f"{game} {seats} {contestant}", *rates))
    heads = ("game, seats", "clones/s", "views/s", "determinize/s", "JSON round trips/s", "replayed lines/s")
    return Sheet("The parts, mid-game", heads, rows)


def peers(figures: Figures) -> Sheet:
    tables = [key[:3] for key in figures.tasks if key[0] not in ("compiled", "interpreted") and key[3] == GAMES]
    rows = []
    for contestant, game, seats in tables:
        rates = [figures.rate(contestant, game, seats, measure) for measure in (GAMES, DRIVEN, EXAMPLE, CLONE)]
        row = figures.tasks[contestant, game, seats, GAMES]
        draws = row["draws_per_decision"]
        rows.append(
            (
                f"{contestant} {game} {seats}",
                rates[0],
                "" if draws is None else short(row["rate"]["middle"] * draws),
                f"{row['decisions_per_game']:.0f}",
                *rates[1:],
            )
        )
    heads = (
        "peer, game, seats",
        "decisions/s, own loop",
        "and draws/s",
        "decisions per game",
        "from Python",
        "as in its example",
        "clones/s",
    )
    return Sheet("The peers", heads, rows)


def searches(figures: Figures) -> Sheet:
    tables = [key for key in figures.tasks if key[3] == SEARCH and key[0] != "interpreted"]
    rows = [(f"{who} {game} {seats}", figures.rate(who, game, seats, SEARCH)) for who, game, seats, _ in tables]
    return Sheet("Tree search over redrawn worlds, from the first decision", ("game, seats", "iterations/s"), rows)


def kept(results: dict[str, Any]) -> Sheet:
    rows = []
    for row in results["memory"]:
        size = row.get("bytes_per_position")
        rows.append(
            (
                f"{row['contestant']} {row['game']} {row['seats']}",
                f"{row['idle_bytes'] / 2**20:.0f}",
                f"{row['peak_bytes'] / 2**20:.0f}",
                "" if size is None else f"{size:.0f}",
                "" if size is None else f"{size * 1e6 / 2**30:.2f}",
            )
        )
    heads = ("game, seats", "MiB loaded", "MiB at most", "bytes per kept position", "GiB per million positions")
    return Sheet("Memory", heads, rows)


def grown_by_seats(results: dict[str, Any]) -> Sheet:
    rows = [
        (
            f"{row['game']} {row['seats']}",
            f"{row['decisions_per_game']:.0f}",
            f"{row['legal_per_decision']:.1f}",
            f"{row['microseconds_per_decision']:.2f}",
            f"{row['decisions_per_game'] * row['microseconds_per_decision']:.0f}",
            f"{row['microseconds_per_clone']:.2f}",
        )
        for row in results["growth"]["seats"]
    ]
    heads = ("game, seats", "decisions per game", "legal actions", "µs per decision", "µs per game", "µs per clone")
    return Sheet("How cost grows with seats", heads, rows)


def grown_by_length(results: dict[str, Any]) -> Sheet:
    rows = [
        (
            f"{row['game']} {row['seats']} from {row['percent_played']} %",
            f"{row['decisions_left']:.0f}",
            f"{row['microseconds_per_decision']:.2f}",
            f"{row['microseconds_per_clone']:.2f}",
        )
        for row in results["growth"]["length"]
    ]
    heads = ("game, seats, played on", "decisions left", "µs per decision in the rest", "µs per clone there")
    return Sheet("How cost grows with the length of a game", heads, rows)


def grown_by_processes(results: dict[str, Any]) -> Sheet:
    rows = [
        (f"{row['game']} {row['seats']}", f"{row['by_processor']:.2f}x", f"{row['by_clock']:.2f}x")
        for row in results["growth"]["processes"]
    ]
    heads = ("game, seats", "decisions per second of processor time", "decisions per second by the clock")
    return Sheet("Two processes at once against one", heads, rows)


def with_spread(value: dict[str, float], mark: str = "") -> str:
    percent = 50 * (value["high"] - value["low"]) / value["middle"]
    return f"{short(value['middle'])}{mark} ± {percent:.0f} %"


def short(value: float) -> str:
    """A figure in three digits."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}" if value < 1000 * size else f"{value / size:.0f}{letter}"
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def preamble(results: dict[str, Any]) -> str:
    machine, contestants = results["machine"], results["contestants"]
    packages = {name: version for peer in contestants.values() for name, version in peer.items()}
    versions = [f"{name} {version}" for name, version in packages.items() if isinstance(version, str)]
    return (
        f"{machine['processor']}, {machine['cores']} cores, {machine['memory_gib']} GiB, {machine['system']}; "
        f"{machine['python']}; {machine['compiler']}; load before and after "
        f"{machine['load'][0]} and {results['load_after'][0]}. "
        f"{', '.join(versions)}. {results['rounds']} rounds, a turn of about {results['turn'] * 1000:.0f} ms "
        f"a task; the run took {results['took'] / 60:.1f} minutes."
    )


def show(results: dict[str, Any], console: Console) -> None:
    console.print(preamble(results))
    for sheet in sheets(results):
        console.print(sheet.drawn())


def write(results: dict[str, Any], path: Path) -> None:
    """Put the tables between the marks of the document; the rest of it is written by hand."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{path} must have a line {BEGIN!r} and a line {END!r}")
    measured = "\n\n".join([preamble(results), *(sheet.markdown() for sheet in sheets(results))])
    path.write_text(f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}", encoding="utf-8")
