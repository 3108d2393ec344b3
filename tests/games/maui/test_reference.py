"""The whole game once more, slowly, on a grid and in the order of the rulebook, against the engine in random games.

It is fed with what chance drew and what the seats answered, and says who is to be asked what.
"""

from collections.abc import Generator
from itertools import combinations, permutations, product
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
from boardinghouse.games.maui import GAME
from tests.positions import read_along

Asked = dict[int, set[str]]  # by seat; the seat -1 with no answers is chance
Reading = Generator[Asked, tuple[int, str], Any]

LETTERS = {"Y": "yellow", "P": "pink", "B": "blue", "O": "orange", "G": "green"}
ROW_VALUES = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3}
UMBRELLAS = {2: 2, 3: 6, 5: 3, 6: 7, 7: 1, 8: 5, 10: 2, 11: 6}
CRABS = {2: 6, 3: 2, 5: 5, 6: 2, 8: 6, 9: 3, 11: 2}
CRAB_SIDE_UMBRELLAS = {4: 4, 10: 4}
POINTS = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62)
CHANCE: Asked = {bh.CHANCE: set()}

# Tokens are won early, so that random games lay many of them.
EARLY = GAME.with_tables(
    {"token_squares": NumberTable((1, 1), RECONSTRUCTED), "tokens": NumberTable((4, 4), RECONSTRUCTED)}
)


class Player:
    """What a player has. `columns` are the towels of their beach: row to pattern of the active cells."""

    def __init__(self) -> None:
        self.dollars = 1
        self.tokens = {"blue": 0, "orange": 0}
        self.shells = dict.fromkeys(LETTERS.values(), 0)
        self.pearls = {"white-pearl": 0, "black-pearl": 0}
        self.penalties = 0
        self.crabs = 0
        self.columns: list[dict[int, str]] = []
        self.top = 3
        self.spots: dict[int, str] = {}

    def points(self) -> int:
        return sum(POINTS[square] for square in self.shells.values())

    def total(self) -> int:
        pearls = sum((0, 2, 5, 9)[count] for count in self.pearls.values())
        return self.points() + pearls + self.dollars - self.penalties - self.crabs


class Slow:
    """The table and one or two games on it."""

    def __init__(self, seats: int, mode: str, ornament: int, tokens: int) -> None:
        self.seats, self.mode, self.ornament = range(seats), mode, ornament
        self.length = 20 if mode == "both" else 10
        self.players = [Player() for _ in self.seats]
        self.market: list[str] = []
        self.zones = [1, 1]
        self.lying = {"yellow": tokens, "pink": tokens}
        self.first = 0
        self.crabs = mode == "crabs"

    def game(self) -> Reading:
        yield from self.set_up()
        self.first = int((yield CHANCE)[1].split()[1]) - 1
        yield from self.rounds()
        if self.mode == "both":
            fewest = min(player.points() for player in self.players)
            last = [seat for seat in self.seats if self.players[seat].points() == fewest]
            self.first = int((yield CHANCE)[1].split()[1]) - 1 if len(last) > 1 else last[0]
            assert self.first in last
            self.crabs = True
            yield from self.set_up()
            yield from self.rounds()

    def set_up(self) -> Reading:
        self.market = []
        for _ in range(6):
            self.market.append((yield CHANCE)[1].split()[1])
        for player in self.players:
            player.spots = dict.fromkeys(CRABS, "crab") if self.crabs else {}
            for column in CRAB_SIDE_UMBRELLAS if self.crabs else UMBRELLAS:
                player.spots[column] = (yield CHANCE)[1].split()[1]
        for seat, player in enumerate(self.players):
            towel = self.seen((yield CHANCE)[1].split()[1], seat)
            player.columns, player.top = [dict(zip((3, 4, 5), towel, strict=True))], 3

    def seen(self, name: str, seat: int) -> list[str]:
        """The patterns of a towel from the top, as they lie on this seat's beach."""
        half = (len(self.seats) + 1) // 2
        return [LETTERS[letter] for letter in (name if seat < half else reversed(name))]

    def spot_row(self, column: int) -> int:
        return (CRABS | CRAB_SIDE_UMBRELLAS if self.crabs else UMBRELLAS)[column]

    def rounds(self) -> Reading:
        while all(len(player.columns) < 13 for player in self.players):
            for step in self.seats:
                yield from self.turn((self.first + step) % len(self.seats))

    def active(self, player: Player, towel: list[str], top: int) -> dict[int, str]:
        """The cells of a towel in the next column that can match."""
        column = len(player.columns)
        cells = {top + cell: towel[cell] for cell in range(3) if 1 <= top + cell <= 7}
        if player.spots.get(column) == "crab":
            cells.pop(self.spot_row(column), None)
        return cells

    def turn(self, seat: int) -> Reading:
        player = self.players[seat]
        answers = {f"dollars {zone}" for zone in (1, 2) if self.zones[zone - 1]}
        for place, top in product(range(6), range(-9, 17)):
            cells = self.active(player, self.seen(self.market[place], seat), top)
            if place % 3 <= player.dollars and any(
                matched(player.columns[-1], after) for after in with_tokens(cells, player.tokens)
            ):
                answers.add(f"towel {place + 1} {top}")
        text = (yield {seat: answers or {f"spare {place}" for place in range(1, 7)}})[1]
        verb, number, *rest = text.split()
        place = int(number) - 1
        if verb == "dollars":
            player.dollars += self.zones[place]
            self.zones[place] = 0
            return
        if verb == "towel":
            player.dollars -= place % 3
            self.zones[place // 3] += place % 3
        towel = self.seen(self.market.pop(place), seat)
        self.market.insert(place // 3 * 3 + 2, (yield CHANCE)[1].split()[1])
        if verb == "towel":
            yield from self.lay(seat, towel, int(rest[0]))
        else:
            self.clear_spot(player, 3)
            player.columns.append(dict(zip((3, 4, 5), towel, strict=True)))

    def clear_spot(self, player: Player, top: int) -> str | None:
        """What a towel in the next column covers; an umbrella beside it goes too, a crab stays."""
        column = len(player.columns)
        spot = player.spots.get(column)
        covered = spot is not None and top <= self.spot_row(column) < top + 3
        if covered or spot != "crab":
            player.spots.pop(column, None)
        return spot if covered else None

    def lay(self, seat: int, towel: list[str], top: int) -> Reading:
        player = self.players[seat]
        cells = self.active(player, towel, top)
        tokens = dict(player.tokens)
        player.penalties += sum(not 1 <= top + cell <= 7 for cell in range(3))
        covered = self.clear_spot(player, top)
        if covered == "crab":
            player.crabs += int((yield CHANCE)[1].split()[1])
        elif covered in player.pearls:
            player.pearls[covered] += 1
        elif covered is not None:
            tracks = {f"advance {name}" for name in covered.split("-") if player.shells[name] < self.length}
            if tracks:
                self.advance(player, (yield {seat: tracks})[1].split()[1], 1)
        yield from self.lay_tokens(seat, cells, top, tokens)
        for row, pattern in cells.items():
            if player.columns[-1].get(row) == pattern:
                self.advance(player, pattern, ROW_VALUES[row])
        player.columns.append(cells)

    def lay_tokens(self, seat: int, cells: dict[int, str], top: int, tokens: dict[str, int]) -> Reading:
        """Changes the patterns of the cells. Only tokens held before the turn can be laid."""
        player = self.players[seat]
        free = set(cells)
        while True:
            answers = set()
            for token, row in product(tokens, free):
                left = {**tokens, token: tokens[token] - 1}
                others = {other: cells[other] for other in free - {row}}
                fixed = {other: cells[other] for other in set(cells) - free} | {row: token}
                if (
                    tokens[token]
                    and cells[row] != token
                    and any(matched(player.columns[-1], fixed | after) for after in with_tokens(others, left))
                ):
                    answers.add(f"token {token} {row - top + 1}")
            if not answers:
                return
            text = (yield {seat: answers | ({"shells"} if matched(player.columns[-1], cells) else set())})[1]
            if text == "shells":
                return
            _, token, cell = text.split()
            tokens[token] -= 1
            player.tokens[token] -= 1
            cells[top + int(cell) - 1] = token
            free.remove(top + int(cell) - 1)

    def advance(self, player: Player, pattern: str, steps: int) -> None:
        before = player.shells[pattern]
        player.shells[pattern] = min(self.length, before + steps)
        if before < self.ornament <= player.shells[pattern] and self.lying.get(pattern):
            self.lying[pattern] -= 1
            player.tokens["blue" if pattern == "yellow" else "orange"] += 1

    def places(self) -> list[int]:
        order = {
            seat: (
                -player.total(),
                len(player.columns),
                -player.dollars,
                -((seat - self.first) % len(self.seats)),
            )
            for seat, player in enumerate(self.players)
        }
        return [sorted(order, key=lambda seat: order[seat]).index(seat) + 1 for seat in self.seats]


def matched(before: dict[int, str], cells: dict[int, str]) -> bool:
    return any(before.get(row) == pattern for row, pattern in cells.items())


def with_tokens(cells: dict[int, str], tokens: dict[str, int]) -> list[dict[int, str]]:
    """The cells as they are and with any of the tokens on any of them."""
    held = [token for token, count in tokens.items() for _ in range(count)]
    result = [cells]
    for count in range(1, min(len(held), len(cells)) + 1):
        for laid, chosen in product(set(permutations(held, count)), combinations(cells, count)):
            result.append(cells | dict(zip(chosen, laid, strict=True)))
    return result


def agree(state: Any, slow: Slow) -> None:
    """Players, market and zones are the same in both."""
    view = state.view(None)
    assert view["zones"] == slow.zones
    assert view["scores"] == [player.total() for player in slow.players]
    for player, shown in zip(slow.players, view["players"], strict=True):
        assert shown["dollars"] == player.dollars
        assert shown["tokens"] == player.tokens
        assert shown["shells"] == player.shells
        assert shown["penalties"] == player.penalties
        assert shown["laid"] == len(player.columns) - 1
        spots = {spot["column"]: spot["kind"] for spot in shown["beach"]["spots"]}
        assert spots == player.spots


@pytest.mark.rule("MAU-17", "MAU-23", "MAU-25", "MAU-28", "MAU-33", "MAU-36", "MAU-37", "MAU-38", "MAU-41", "MAU-47")
@pytest.mark.rule("MAU-52", "MAU-57", "MAU-58", "MAU-74", "MAU-82")
@pytest.mark.parametrize("mode", GAME.options["mode"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("early", [False, True])
def test_every_question_and_score_is_that_of_a_slow_reading_of_the_rules(seats: int, mode: str, early: bool) -> None:
    for seed in range(2):
        state: Any = (EARLY if early else GAME).new(seats, mode=mode)
        luck, answers = bh.Luck(seed), bh.Rng(f"{seats} {seed}")
        tokens = 1 if seats == 2 else 4 if early else 2
        slow = Slow(seats, mode, ornament=1 if early else 5, tokens=tokens)
        for _ in read_along(state, slow.game(), luck, answers):
            if state.prompt()["key"] == "turn":
                agree(state, slow)
        agree(state, slow)
        assert state.result().places == slow.places()
