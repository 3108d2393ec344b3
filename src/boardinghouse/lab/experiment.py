"""Experiment: what is played, on which luck and in which seating. The same experiment gives the same files, byte for
byte.

A deal is one piece of luck. It is played in every different seating, turning the bots one seat further each time: dice
and decks stay the same, and each bot has a random stream of its own. With `repeats` every seating is played that often.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.core.contract import Game
from boardinghouse.lab.changes import changed
from boardinghouse.lab.hooks import Hook, read_hook

FORMAT = 1
CHUNK = 60  # games in a file: whole deals of two to six players


@dataclass(frozen=True)
class Chunk:
    """Deals of one number of players that are played and written together."""

    number: int
    players: int
    seatings: int
    repeats: int
    deals: tuple[int, int]  # the first, and the one after the last
    first_game: int

    def games(self) -> int:
        return (self.deals[1] - self.deals[0]) * self.seatings * self.repeats


@dataclass(frozen=True)
class Experiment:
    """The games of an experiment are divided among the numbers of players in `seats`. The last bot takes all further
    seats."""

    game: str
    seats: tuple[int, ...]
    games: int = 1000
    repeats: int = 1
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    changes: dict[str, int | str] = field(default_factory=dict)
    hooks: tuple[Hook, ...] = ()

    def check(self) -> None:
        """ValueError if the game, a bot, an option, a change or a class of statistics does not exist or fit."""
        if self.games < 1 or self.repeats < 1:
            raise ValueError(f"games and repeats must be 1 or more, not {self.games} and {self.repeats}")
        if not self.seats or len(set(self.seats)) != len(self.seats):
            raise ValueError("seats must list numbers of players, each once")
        rules = self.rules()
        for count in self.seats:
            rules.begin(count, self.options)
            self.players(count)
        for name in self.bots:
            find(name)
        columns: dict[str, str] = {}
        for hook in self.hooks:
            for column in hook.make().columns:
                if column in columns:
                    raise ValueError(f"{hook.name} and {columns[column]} both have a column {column!r}")
                columns[column] = hook.name

    def rules(self) -> Game[Any]:
        """The game, with the experiment's own numbers in its tables."""
        return changed(bh.load(self.game), self.changes)

    def players(self, count: int) -> tuple[str, ...]:
        """The bots of a game for that many."""
        if not self.bots or len(self.bots) > count:
            raise ValueError(f"{len(self.bots)} bots for {count} seats: name one per seat, or fewer, the last repeated")
        return self.bots + self.bots[-1:] * (count - len(self.bots))

    def seatings(self, players: int) -> int:
        """How many rotations of the bots differ: one if all are the same."""
        bots = self.players(players)
        return next(turn for turn in range(1, players + 1) if bots[turn:] + bots[:turn] == bots)

    def chunks(self) -> list[Chunk]:
        """The whole experiment, in order."""
        result: list[Chunk] = []
        game = 0
        for players in self.seats:
            seatings = self.seatings(players)
            mirrors = seatings * self.repeats  # games of a deal
            deals = -(-self.games // (len(self.seats) * mirrors))  # rounded up: a deal is played whole
            step = max(1, CHUNK // mirrors)
            for start in range(0, deals, step):
                chunk = Chunk(len(result), players, seatings, self.repeats, (start, min(start + step, deals)), game)
                game += chunk.games()
                result.append(chunk)
        return result

    def luck(self, players: int, deal: int) -> str:
        """The seed of a deal's dice and decks, the same for all its rotations."""
        return f"{self.seed}/{players} players/{deal}"

    def to_json(self) -> dict[str, Any]:
        """Everything that the results depend on, as plain data."""
        rules = bh.load(self.game)
        return {
            "format": FORMAT,
            "boardinghouse": bh.__version__,
            "game": self.game,
            "rules": rules.version,
            "options": {name: self.options.get(name, values[0]) for name, values in rules.options.items()},
            "bots": list(self.bots),
            "seats": list(self.seats),
            "games": self.games,
            "repeats": self.repeats,
            "seed": self.seed,
            "set": dict(sorted(self.changes.items())),
            "statistics": [{"name": hook.name, "source": hook.source} for hook in self.hooks],
        }


def from_json(data: Mapping[str, Any]) -> Experiment:
    """The experiment of a folder."""
    return Experiment(
        game=data["game"],
        seats=tuple(data["seats"]),
        games=data["games"],
        repeats=data["repeats"],
        bots=tuple(data["bots"]),
        seed=data["seed"],
        options=dict(data["options"]),
        changes=dict(data["set"]),
        hooks=tuple(Hook(hook["name"], hook["source"]) for hook in data["statistics"]),
    )


KEYS = {
    "game": str,
    "options": dict,
    "bots": list,
    "seats": list,
    "games": int,
    "repeats": int,
    "seed": int,
    "set": dict,
}


def read_experiment(path: Path | None, given: Mapping[str, Any]) -> Experiment:
    """An experiment from a TOML file (or none), with what was given beside it taking precedence."""
    data: dict[str, Any] = {}
    if path is not None:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise ValueError(f"{path} is not a TOML file: {fault}") from None
    known = [*KEYS, "statistics"]
    for key, value in data.items():
        if key not in known:
            raise ValueError(f"{path} has an unknown key {key!r}; the keys are {', '.join(known)}")
        if not isinstance(value, KEYS.get(key, list)) or isinstance(value, bool):
            raise ValueError(  # noqa: TRY004 - wrong input, like the others here
                f"{path}: {key} is a {KEYS.get(key, list).__name__}, not {value!r}"
            )
    data.update({key: value for key, value in given.items() if value is not None})
    if "game" not in data:
        raise ValueError("an experiment needs a game: --game, or `game = ...` in its file")
    bots = tuple(data.get("bots", ["greedy"]))
    fewest, most = bh.load(data["game"]).seats
    standard = tuple(range(max(fewest, len(bots)), most + 1)) or (most,)
    folder = Path() if path is None else path.parent
    experiment = Experiment(
        game=data["game"],
        seats=tuple(data.get("seats", standard)),
        games=data.get("games", 1000),
        repeats=data.get("repeats", 1),
        bots=bots,
        seed=data.get("seed", 0),
        options={name: str(value) for name, value in data.get("options", {}).items()},
        changes=dict(data.get("set", {})),
        hooks=tuple(read_hook(name, folder) for name in data.get("statistics", [])),
    )
    experiment.check()
    return experiment


def differences(there: Mapping[str, Any], here: Mapping[str, Any]) -> list[str]:
    """In which keys two experiments as plain data differ."""
    return [key for key in here if there.get(key) != here[key]]
