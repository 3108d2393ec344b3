"""What-if: a game with other numbers, or other text, in its component tables. `--set bids.2-3=4`,
`--set start_money=30`, `--set "staff_effects.5-groom=2 krones"`."""

from collections.abc import Iterable, Mapping
from typing import Any

import boardinghouse as bh
from boardinghouse.core.contract import Game
from boardinghouse.core.play import Luck, seat_streams, turns
from boardinghouse.core.tables import NumberTable
from boardinghouse.processes import Worker, WorkerDied

LARGEST = 2**31
REHEARSALS = 12  # random games for each number of players before other numbers are believed
MOST_DECISIONS = 20_000  # in a rehearsal: none of our games comes near
PATIENCE = 120.0  # seconds for all rehearsals


Changes = Mapping[str, int | str]


def parse_changes(pairs: Iterable[str]) -> dict[str, int | str]:
    """`table.row.field=value` arguments; ValueError says how they are written."""
    result: dict[str, int | str] = {}
    for pair in pairs:
        key, separator, value = pair.partition("=")
        text = value.strip().strip('"')
        if not separator or not text:
            raise ValueError(f"--set is written TABLE=VALUE, TABLE.ROW=VALUE or TABLE.ROW.FIELD=VALUE, not {pair!r}")
        result[key.strip()] = int(text) if text.lstrip("-").isdigit() else text
    return result


def place_of(game: Game[Any], key: str) -> tuple[str, int]:
    """The table and the place in it that a key names; ValueError names what there is."""
    name, *path = key.split(".")
    table = game.tables.get(name)
    if table is None:
        raise ValueError(f"{game.id} has no table {name!r}; what can be set: {', '.join(sorted(game.tables))}")
    if not path:
        if len(table.values) == 1:
            return name, 0
        raise ValueError(f"{name} of {game.id} has {len(table.values)} values: {name}.ROW=VALUE, with {rows_of(table)}")
    width = len(table.values) // len(table.rows) if table.rows else 1
    row = number(path[0], table.rows, len(table.values) // width)
    column = 0 if width == 1 and len(path) == 1 else number(path[1], (), width) if len(path) == 2 else None
    if row is None or column is None:
        wanted = f"{name}.ROW" if width == 1 else f"{name}.ROW.FIELD"
        fields = "" if width == 1 else f" and a field from 0 to {width - 1}"
        raise ValueError(f"{game.id} has nothing called {key!r}: write {wanted}, with {rows_of(table)}{fields}")
    return name, row * width + column


def number(word: str, names: tuple[str, ...], count: int) -> int | None:
    """A row by its name or by its number from 0."""
    if word in names:
        return names.index(word)
    return int(word) if word.isdigit() and int(word) < count else None


def rows_of(table: NumberTable) -> str:
    if not table.rows:
        return f"a row from 0 to {len(table.values) - 1}"
    shown = ", ".join(table.rows[:60])
    return f"a row out of {shown}{', ...' if len(table.rows) > 60 else ''}"


def changed(game: Game[Any], changes: Changes) -> Game[Any]:
    """The game with these numbers and texts; the game itself when nothing is set."""
    if not changes:
        return game
    values = {name: list(table.written) for name, table in game.tables.items()}
    touched: set[str] = set()
    for key, value in changes.items():
        name, place = place_of(game, key)
        texts = game.tables[name].texts
        if texts and not isinstance(value, str):
            raise ValueError(f"{key} is set to a text such as {texts[place]!r}, not to {value!r}")
        if not texts and (type(value) is not int or not -LARGEST < value < LARGEST):
            raise ValueError(f"{key} is set to a whole number below {LARGEST}, not to {value!r}")
        values[name][place] = value
        touched.add(name)
    tables = {
        name: NumberTable(tuple(values[name]), game.tables[name].sources, game.tables[name].rows)
        for name in sorted(touched)
    }
    return game.with_tables(tables)


def rehearse(id: str, changes: Changes, seats: tuple[int, ...], options: dict[str, str]) -> None:
    """Play a few random games with the changed numbers; ValueError if the rules cannot be played with them. In a
    process of its own: a game that does not end can then be ended."""
    said = ", ".join(f"{key}={value}" for key, value in changes.items())
    worker = Worker(play_rehearsals)
    try:
        worker.give((id, changes, seats, options))
        fault: str | None = worker.answer() if worker.pipe.poll(PATIENCE) else "a game does not end"
    except WorkerDied:
        fault = "the rules crash"
    finally:
        worker.end()
    if fault is not None:
        raise ValueError(f"{id} cannot be played with {said}: {fault}")


def play_rehearsals(task: tuple[str, Changes, tuple[int, ...], dict[str, str]]) -> str | None:
    """In the worker: what the rules stumble over, or None."""
    id, changes, seats, options = task
    game = changed(bh.load(id), changes)
    try:
        for count in seats:
            for rehearsal in range(REHEARSALS):
                play_rehearsal(game, count, options, f"rehearsal {rehearsal}")
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return None


def play_rehearsal(game: Game[Any], seats: int, options: dict[str, str], seed: str) -> None:
    state = game.new(seats, **options)
    streams = seat_streams(seed, seats)
    for decisions, seat in enumerate(turns(state, Luck(seed))):
        if decisions == MOST_DECISIONS:
            raise ValueError("a game does not end")
        legal = state.legal(seat)
        if not legal:
            raise ValueError("a player has no legal answer")
        state.play(seat, legal[streams[seat].pick(len(legal))])
    state.result()
