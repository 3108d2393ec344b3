"""The leaderboard: results that anybody can check without the agent that made them.

An entry holds every answer its agent gave in the games of a season, and nothing about luck or opponents: these follow
from the season's seed. So the games can be played again as they were, and what is claimed of them counted.
"""

import base64
import json
import zlib
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from boardinghouse.bots import find
from boardinghouse.core.contract import IllegalAction
from boardinghouse.core.play import ask, seat_streams
from boardinghouse.core.rng import Rng
from boardinghouse.games import load
from boardinghouse.rl.batch import BatchEnv, batch_env

SEASONS = {1: 20_270_101}  # the seed of the first game of each
TEACHER = "greedy"
GAMES = 200

Choose = Callable[[BatchEnv], Any]
Entry = dict[str, Any]


def tables_of(entry: Entry, games: int) -> BatchEnv:
    """The season's games, a table each. Another game begins where one ends; only the first counts."""
    return batch_env(
        entry["game"],
        entry["seats"],
        games,
        opponents=TEACHER,
        seed=SEASONS[entry["season"]],
        seat=None,
        **entry["options"],
    )


def bot_answers(name: str) -> Choose:
    """A bot by its name, in the place of an agent. It sees what its seat may know."""
    bot = find(name)
    given: dict[int, tuple[Rng, int]] = {}

    def choose(env: BatchEnv) -> list[int]:
        answers = []
        for table, seat in enumerate(env.seats.tolist()):
            stream, count = given.get(table) or (seat_streams(f"leaderboard {table}", env.seat_count)[seat], 0)
            given[table] = stream, count + 1
            world = f"leaderboard {table}/world {count}"
            answers.append(ask(bot, env.position(table), seat, 0.0, stream.next(), world))
        return answers

    return choose


def play(
    choose: Choose,
    agent: str,
    how: str,
    game: str,
    seats: int | None = None,
    games: int = GAMES,
    season: int = max(SEASONS),
    **options: str,
) -> Entry:
    """Play the season's games and make an entry of them. `choose` gives an action per table of a `batch_env`; `how`
    says where the agent is to be had, or how it is made again."""
    rules = load(game)
    entry: Entry = {
        "agent": agent,
        "how": how,
        "season": season,
        "game": game,
        "rules": rules.version,
        "seats": seats or rules.seats[0],
        "options": options,
        "games": games,
    }
    env = tables_of(entry, games)
    answers: list[list[int]] = [[] for _ in range(games)]
    going = np.ones(games, bool)
    first = FirstGames(games)
    while going.any():
        chosen = np.asarray(choose(env), np.int64)
        for table in np.flatnonzero(going):
            answers[table].append(int(chosen[table]))
        chosen[~going] = env.masks[~going].argmax(1)
        first.step(env, chosen, going)
    return {**entry, **first.figures(), "answers": packed(answers)}


class FirstGames:
    """How the first game of every table ended."""

    def __init__(self, games: int) -> None:
        self.won = np.zeros(games)
        self.margins = np.zeros(games)

    def step(self, env: BatchEnv, actions: NDArray[Any], going: NDArray[np.bool_]) -> None:
        """Answer at all tables, and note which of the games that were going on have ended."""
        learners = env.learners.copy()
        env.step(actions)
        for table in np.flatnonzero(env.dones & going):
            scores, places = env.scores[table], env.hall_places[table]
            seat = learners[table]
            self.won[table] = (places[seat] == 1) / (places == 1).sum()
            self.margins[table] = scores[seat] - np.delete(scores, seat).max()
            going[table] = False

    def figures(self) -> dict[str, float]:
        """The share of the victories with half its 95 % interval, and the mean lead over the best other."""
        half = 1.96 * float(self.won.std(ddof=1)) / len(self.won) ** 0.5 if len(self.won) > 1 else 1.0
        return {
            "won": round(float(self.won.mean()), 4),
            "half": round(half, 4),
            "margin": round(float(self.margins.mean()), 2),
        }


def packed(answers: list[list[int]]) -> str:
    """Answers as text: how many each game has, then all of them."""
    numbers = array("H", [len(one) for one in answers] + [action for one in answers for action in one])
    return base64.b64encode(zlib.compress(numbers.tobytes(), 9)).decode("ascii")


def unpacked(text: str, games: int) -> list[list[int]]:
    """The answers of each game; ValueError where they are none."""
    try:
        numbers = array("H")
        numbers.frombytes(zlib.decompress(base64.b64decode(text, validate=True)))
    except (ValueError, zlib.error):
        raise ValueError("the answers cannot be read") from None
    counts, rest = numbers[:games].tolist(), numbers[games:].tolist()
    ends = [0, *np.cumsum(counts, dtype=int).tolist()]
    if len(counts) != games or ends[-1] != len(rest):
        raise ValueError(f"the answers are not those of {games} games")
    return [rest[start:end] for start, end in pairwise(ends)]


def check(entry: Entry) -> None:
    """Play the games of an entry again; ValueError says what is not as it is claimed."""
    for key, kind in KEYS.items():
        if not isinstance(entry.get(key), kind) or isinstance(entry.get(key), bool):
            raise ValueError(f"{key} is missing or not what it should be")  # noqa: TRY004 - a fault of the file
    if entry["season"] not in SEASONS:
        raise ValueError(f"there is no season {entry['season']}")
    version = load(entry["game"]).version
    if entry["rules"] != version:
        raise ValueError(f"{entry['game']} has rules {version}; these games were played by rules {entry['rules']}")
    games = entry["games"]
    if not 1 <= games <= GAMES:
        raise ValueError(f"an entry has 1 to {GAMES} games, not {games}")
    answers = unpacked(entry["answers"], games)
    env = tables_of(entry, games)
    going = np.ones(games, bool)
    first = FirstGames(games)
    for step in range(max(map(len, answers), default=0)):
        chosen = env.masks.argmax(1)
        for table in np.flatnonzero(going):
            if step >= len(answers[table]):
                raise ValueError(f"game {table} is not over after {step} answers")
            chosen[table] = answers[table][step]
        try:
            first.step(env, chosen, going)
        except IllegalAction as fault:
            raise ValueError(f"answer {step} is not legal: {fault}") from None
        for table in np.flatnonzero(~going):
            if len(answers[table]) > step + 1 and not going[table]:
                raise ValueError(f"game {table} was over after {step + 1} answers and has {len(answers[table])}")
    if going.any():
        raise ValueError(f"game {int(going.argmax())} is not over")
    found = first.figures()
    for key, value in found.items():
        if entry[key] != value:
            raise ValueError(f"{key} is {value}, not {entry[key]}")


KEYS: dict[str, Any] = {
    "agent": str,
    "how": str,
    "season": int,
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "games": int,
    "won": float | int,
    "half": float | int,
    "margin": float | int,
    "answers": str,
}


def read(path: Path) -> Entry:
    """An entry out of a file; ValueError where it is none."""
    try:
        entry = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise ValueError(f"{path} is not JSON") from None
    if not isinstance(entry, dict):
        raise ValueError(f"{path} is no entry")  # noqa: TRY004 - a fault of the file
    return cast("Entry", entry)


def standing(entries: list[Entry]) -> str:
    """The leaderboard as a Markdown table: game by game, the best first."""
    lines = ["| game | agent | won | lead in points | games | season, rules | how |", "|---|---|---|---|---|---|---|"]
    for one in sorted(entries, key=lambda entry: (entry["game"], entry["seats"], -entry["won"], -entry["margin"])):
        options = "".join(f", {value}" for value in one["options"].values())
        lines.append(
            f"| {one['game']}, {one['seats']} seats{options} | {one['agent']} | {one['won']:.1%} ± {one['half']:.1%} "
            f"| {one['margin']:+.1f} | {one['games']} | {one['season']}, {one['rules']} | {one['how']} |"
        )
    return "\n".join(lines)
