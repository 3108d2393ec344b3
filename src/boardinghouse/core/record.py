"""The game record: a header, one line per action (chance included), a closing line. Write, read, replay, verify.

Format: docs/record-format.md. The list of actions is the game; everything else in the file can be made again from it.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2s
from pathlib import Path
from typing import Any, Final, final

from boardinghouse.core.contract import CHANCE, Game, IllegalAction, State
from boardinghouse.core.play import Luck

FORMAT: Final = 1


class BrokenRecord(ValueError):
    """The record cannot be read or does not replay; the message names the line."""


class OtherRules(BrokenRecord):
    """The record was made by another version of the rules: nothing is wrong with it, but it cannot be replayed here."""


@final
class Line:
    """One action: its number from 1, the seat (CHANCE for chance) and the action's id."""

    def __init__(self, number: int, seat: int, action: int) -> None:
        self.number = number
        self.seat = seat
        self.action = action


@final
class Record:
    """A game from its first action on. `seed` is None where the luck came from elsewhere (real dice, a puzzle);
    `version` is that of the rules it was made by, where these rules replay them."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[str],
        options: dict[str, str],
        seed: object = None,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        self.seats = list(seats)
        self.options = options
        self.seed = seed
        self.lines: list[Line] = []
        self.claims: list[str] = []  # checksums as read from a file, until verified
        self.closing: dict[str, Any] | None = None

    def new_state(self) -> Any:
        """The position before the first line."""
        return self.game.begin(len(self.seats), self.options)

    def add(self, seat: int, action: int) -> None:
        """Append an action that was applied."""
        self.lines.append(Line(len(self.lines) + 1, seat, action))

    def close(self, state: State) -> None:
        """Note the result and the digest of the final state."""
        self.closing = {"result": state.result().to_json(), "digest": state.digest()}

    def stop(self, state: State) -> None:
        """Note that nobody plays on: a game that was ended before it was over has no result."""
        self.closing = {"result": None, "digest": state.digest()}

    def lost(self) -> list[int]:
        """The seats that lost whatever the points say, by resigning or on time; the first one first. A game may end by
        it. None where somebody has written something else there: no checksum covers it."""
        seats: Any = [] if self.closing is None else self.closing.get("lost", [])
        known = isinstance(seats, list) and all(seat in range(len(self.seats)) for seat in seats)
        return list(seats) if known else []

    def undo(self, state: State, seat: int) -> Any:
        """Remove this seat's latest action and return the state before it; ValueError if it may not be taken back."""
        if state.undoable(seat) == 0:
            raise ValueError(f"seat {seat} has nothing to take back: something was revealed or somebody moved since")
        self.lines.pop()
        self.closing = None
        return self.state_at(len(self.lines))

    def state_at(self, number: int) -> Any:
        """The state after that many lines."""
        if not 0 <= number <= len(self.lines):
            raise ValueError(f"the record has lines 1 to {len(self.lines)}, not {number}")
        state = self.new_state()
        for line in self.lines[:number]:
            self.apply(state, line)
        return state

    def replay(self) -> Iterator[Any]:
        """A state after every line; each is yours to keep."""
        state = self.new_state()
        for line in self.lines:
            self.apply(state, line)
            yield state.clone()

    def verify(self) -> Any:
        """Replay with every check there is and return the final state. BrokenRecord names the faulty line."""
        state = self.new_state()
        for _ in self.verifying(state):
            pass
        return state

    def verifying(self, state: State) -> Iterator[int]:
        """The same on a new state, line by line, so that a caller can do other things in between."""
        luck = Luck(self.seed)
        sums = checksums(self)
        for line in self.lines:
            claim = self.claims[line.number - 1] if self.claims else sums[line.number]
            if claim != sums[line.number]:
                which = "it or the header" if line.number == 1 else "it"  # the first checksum covers both
                raise BrokenRecord(f"line {line.number}: {which} was changed, the checksum does not fit")
            if line.seat == CHANCE and self.seed is not None and state.acting() == (CHANCE,):
                drawn = luck.draw(state)
                if drawn != line.action:
                    text = self.game.actions.text(drawn)
                    raise BrokenRecord(f"line {line.number}: seed {self.seed} gives {text!r} here")
            self.apply(state, line)
            yield line.number
        if self.closing is not None:
            stopped = self.closing.get("result", "") is None and len(state.acting()) > 0
            if not stopped and state.result().to_json() != self.closing.get("result"):
                raise BrokenRecord("closing line: the result is not the one this game ends with")
            if self.version == self.game.version and state.digest() != self.closing.get("digest"):
                raise BrokenRecord("closing line: the digest is not that of the final state")

    def apply(self, state: State, line: Line) -> None:
        try:
            state.apply(line.seat, line.action)
        except IllegalAction as fault:
            raise BrokenRecord(f"line {line.number}: {fault}") from None

    def seen_by(self, seat: int | None) -> list[tuple[int, int, str | None]]:
        """Number, seat and text of every line; None for the text of what this seat could not know when it was done."""
        state = self.new_state()
        result: list[tuple[int, int, str | None]] = []
        for line in self.lines:
            pending = state.pending()
            mask = pending.seen_by(state, line.seat, line.action)
            visible = mask < 0 if seat is None else mask & (1 << seat) != 0
            text = self.game.actions.text(line.action) if visible else None
            result.append((line.number, line.seat, text))
            self.apply(state, line)
        return result

    def text(self) -> str:
        """The file's text."""
        sums = checksums(self)
        rows: list[dict[str, Any]] = [header(self)]
        for line in self.lines:
            seat = "chance" if line.seat == CHANCE else line.seat
            do = self.game.actions.text(line.action)
            rows.append({"n": line.number, "seat": seat, "do": do, "sum": sums[line.number]})
        if self.closing is not None:
            rows.append(self.closing)
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    def dump(self, path: str | Path) -> None:
        """Write the file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(target)

    @staticmethod
    def load(path: str | Path) -> "Record":
        """Read a file; BrokenRecord says what is wrong with it. Its moves are checked by replay and verify."""
        from boardinghouse.games import load

        return parse(Path(path).read_bytes(), load)


def header(record: Record) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": record.game.id,
        "version": record.version,
        "options": record.options,
        "seats": record.seats,
        "seed": record.seed,
    }


def checksums(record: Record) -> list[str]:
    """A chain: the checksum of a line covers it and everything before it. Item 0 is the header's."""
    chain = checksum("", json.dumps(header(record), sort_keys=True))
    result = [chain]
    for line in record.lines:
        chain = checksum(chain, f"{line.number} {line.seat} {record.game.actions.text(line.action)}")
        result.append(chain)
    return result


def checksum(before: str, text: str) -> str:
    return blake2s(f"{before} {text}".encode(), digest_size=4).hexdigest()


def parse(data: bytes, load: Callable[[str], Game[Any]]) -> Record:
    """A record from the bytes of its file."""
    try:
        texts = data.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BrokenRecord("this is not a game record: not UTF-8 text") from None
    if not texts:
        raise BrokenRecord("this is not a game record: the file is empty")
    head = read_row(texts[0], "header")
    if head.get("format") != FORMAT:
        raise BrokenRecord(f"header: record format {head.get('format')!r}, this program reads format {FORMAT}")
    try:
        game = load(head["game"])
        if not game.replays(head["version"]):
            made = f"made by version {head['version']!r} of the rules of {game.id}"
            raise OtherRules(f"header: {made}, this is {game.version}")
        seats, options, seed = head["seats"], head["options"], head["seed"]
        if not isinstance(seats, list) or not isinstance(options, dict):
            raise TypeError("seats is a list of names, options an object")
        record = Record(game, [str(name) for name in seats], options, seed, head["version"])
        record.new_state()
    except OtherRules:
        raise
    except KeyError as missing:
        raise BrokenRecord(f"header: {missing} is missing") from None
    except (ValueError, TypeError) as fault:
        raise BrokenRecord(f"header: {fault}") from None
    for place, text in enumerate(texts[1:], start=1):
        name = f"line {place}"
        row = read_row(text, name)
        if record.closing is not None:
            raise BrokenRecord(f"{name}: stands after the closing line")
        if "digest" in row:
            record.closing = row
            continue
        try:
            if row["n"] != place:
                raise ValueError(f"has number {row['n']!r}")
            if not isinstance(row["do"], str):
                raise TypeError(f"{row['do']!r} is no text of an action")
            record.add(read_seat(row["seat"], len(seats)), game.actions.parse(row["do"]))
            record.claims.append(row["sum"])
        except KeyError as missing:
            raise BrokenRecord(f"{name}: {missing} is missing") from None
        except (ValueError, TypeError) as fault:
            raise BrokenRecord(f"{name}: {fault}") from None
    return record


def read_seat(seat: object, seats: int) -> int:
    if seat == "chance":
        return CHANCE
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"{seat!r} is no seat; allowed: chance, 0 to {seats - 1}")
    return seat


def read_row(text: str, name: str) -> dict[str, Any]:
    try:
        row = json.loads(text)
        if "\\u" in text:
            json.dumps(row, ensure_ascii=False).encode()
    except UnicodeEncodeError:  # half a surrogate pair: JSON can write it, but no file, hash or answer can hold it
        raise BrokenRecord(f"{name}: has a character that is none") from None
    except (ValueError, RecursionError):
        raise BrokenRecord(f"{name}: not JSON") from None
    if not isinstance(row, dict):
        raise BrokenRecord(f"{name}: not a JSON object")
    return row
