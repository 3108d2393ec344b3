"""Playing a chunk of an experiment into two Parquet tables: one row per game, one row per decision (schema:
docs/lab.md)."""

import time
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import polars as pl

from boardinghouse.bots import find
from boardinghouse.bots.evaluation import Evaluation, amounts, evaluation_of
from boardinghouse.core.contract import Game
from boardinghouse.core.play import Luck, ask, turns
from boardinghouse.core.rng import Rng
from boardinghouse.lab.experiment import Chunk, Experiment
from boardinghouse.lab.subjects import Subjects

CHANCES = 1000  # a chance to win is stored in thousandths
OWN_TYPES: dict[type, Any] = {int: pl.Int64, float: pl.Float64, str: pl.String, bool: pl.Boolean}
GAME_COLUMNS: dict[str, Any] = {
    "game": pl.UInt32,
    "players": pl.UInt8,
    "deal": pl.UInt32,
    "rotation": pl.UInt8,
    "repeat": pl.UInt8,
    "seed": pl.String,
    "first": pl.UInt8,
    "bots": pl.List(pl.String),
    "bot": pl.List(pl.UInt8),
    "decisions": pl.UInt16,
    "draws": pl.List(pl.UInt16),
    "scores": pl.List(pl.Int32),
    "places": pl.List(pl.UInt8),
}
DECISION_COLUMNS: dict[str, Any] = {
    "game": pl.UInt32,
    "step": pl.UInt16,
    "seat": pl.UInt8,
    "question": pl.String,
    "action": pl.UInt16,
    "options": pl.UInt16,
    "offered": pl.List(pl.UInt16),
    "subjects": pl.List(pl.UInt16),
    "scores": pl.List(pl.Int32),
    "chances": pl.List(pl.UInt16),
}
POINTS = "points_"  # before the name of a source: the points it brought, by seat


@dataclass(frozen=True)
class PlayedChunk:
    """A chunk's two files, and what they cost: seconds of work and of the processor."""

    chunk: Chunk
    games: bytes
    decisions: bytes
    answers: int
    seconds: float
    processor: float


def play_chunk(experiment: Experiment, chunk: Chunk) -> PlayedChunk:
    """Play the deals of a chunk in every rotation."""
    began, processor = time.perf_counter(), time.process_time()
    growing = Files(experiment)
    game = chunk.first_game
    for deal in range(*chunk.deals):
        for rotation in range(chunk.seatings):
            for repeat in range(chunk.repeats):
                growing.play(chunk.players, deal, rotation, repeat, game)
                game += 1
    games, decisions = growing.files()
    return PlayedChunk(
        chunk,
        games,
        decisions,
        len(growing.decisions["game"]),
        time.perf_counter() - began,
        time.process_time() - processor,
    )


class Files:
    """The two files of a chunk while they grow."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.rules: Game[Any] = experiment.rules()
        self.subjects = Subjects(self.rules)
        self.evaluation: Evaluation[Any] = evaluation_of(experiment.game)
        self.setters = seat_draws(self.rules)
        self.games: dict[str, list[Any]] = {name: [] for name in GAME_COLUMNS}
        self.decisions: dict[str, list[Any]] = {name: [] for name in DECISION_COLUMNS}
        self.own: dict[str, Any] = {}
        for hook in experiment.hooks:
            self.own.update({name: OWN_TYPES[kind] for name, kind in hook.make().columns.items()})

    def play(self, players: int, deal: int, rotation: int, repeat: int, number: int) -> None:
        """One game: luck from the deal, bots turned by the rotation, each with a stream of its own."""
        experiment = self.experiment
        who = [(seat + rotation) % players for seat in range(players)]
        names = experiment.players(players)
        bots = [find(names[bot]) for bot in who]
        seed = experiment.luck(players, deal)
        own = f"{seed}/rotation {rotation}/repeat {repeat}"
        streams = [Rng(f"{own}/bot {bot}") for bot in who]
        state = self.rules.new(players, **experiment.options)
        hooks = [hook.make() for hook in experiment.hooks]
        seated = [names[bot] for bot in who]
        for hook in hooks:
            hook.before(state, seated)
        draws: list[int] = []
        steps = 0
        for seat in turns(state, Luck(seed), lambda _, outcome: draws.append(outcome)):
            offered = state.legal(seat)
            word = streams[seat].next()
            action = offered[0]
            if len(offered) > 1:
                action = ask(bots[seat], state, seat, 0.0, word, f"{own}/world {steps}")
            for hook in hooks:
                hook.step(state, seat, action, offered)
            self.note(state, number, steps, seat, action, offered)
            state.apply(seat, action)
            steps += 1
        result = state.result()
        first = next((self.setters[draw] for draw in draws if draw in self.setters), 0)
        about = (number, players, deal, rotation, repeat, seed, first, seated, who)
        row = (*about, steps, draws, result.scores, result.places)
        for name, value in zip(GAME_COLUMNS, row, strict=True):
            self.games[name].append(value)
        for source in result.breakdown[0]:
            self.games.setdefault(POINTS + source, []).append([parts[source] for parts in result.breakdown])
        for hook in hooks:
            for name, value in hook.after(state).items():
                if name not in self.own:
                    raise ValueError(f"statistics gave a column {name!r} that is not among their `columns`")
                self.games.setdefault(name, []).append(value)

    def note(self, state: Any, game: int, step: int, seat: int, action: int, offered: list[int]) -> None:
        """Write a decision down as it is met, before the action."""
        chances: list[int] = []
        if self.evaluation.quiet(state):
            out = amounts(state.seats)
            self.evaluation.chances(state, out)
            chances = [round(CHANCES * chance) for chance in out]
        question = state.pending().key
        subjects = self.subjects.of(state, seat, offered)
        scores = state.result().scores
        row = (game, step, seat, question, action, len(offered), offered, subjects, scores, chances)
        for name, value in zip(DECISION_COLUMNS, row, strict=True):
            self.decisions[name].append(value)

    def files(self) -> tuple[bytes, bytes]:
        """Both tables as Parquet."""
        kinds = {name: GAME_COLUMNS.get(name) or self.own.get(name) or pl.List(pl.Int32) for name in self.games}
        return parquet(pl.DataFrame(self.games, schema=kinds)), parquet(
            pl.DataFrame(self.decisions, schema=DECISION_COLUMNS)
        )


def parquet(frame: pl.DataFrame) -> bytes:
    """A table as the bytes of its file: one row group, so that equal tables are equal files."""
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", compression_level=6, row_group_size=max(1, frame.height))
    return file.getvalue()


def seat_draws(game: Game[Any]) -> dict[int, int]:
    """The actions of chance that make a seat the first: those that name a seat and nothing else."""
    result: dict[int, int] = {}
    for action in range(game.actions.size):
        args = game.actions.args(action)
        if list(args) == ["seat"]:
            result[action] = int(args["seat"]) - 1
    return result
