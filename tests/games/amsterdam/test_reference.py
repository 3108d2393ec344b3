"""The whole game once more, slowly, on rows and columns and in the order of the rulebook, against the engine in random
games.

It is fed with what chance drew and what the seats answered, and says who is to be asked what.
"""

from collections.abc import Generator
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.core.tables import RECONSTRUCTED, NumberTable
from boardinghouse.games.amsterdam import GAME
from tests.positions import read_along

Asked = dict[int, set[str]]  # by seat; the seat -1 with no answers is chance
Reading = Generator[Asked, tuple[int, str], Any]
Place = tuple[int, int]  # row and column from 1: a cell, or the crossing south-east of it

CHANCE: Asked = {bh.CHANCE: set()}
FOUNTAIN = (3, 3)
CELLS = [(row, column) for row in range(1, 6) for column in range(1, 6)]
CROSSINGS = [(row, column) for row in range(1, 5) for column in range(1, 5)]
# The canal as squares around the city, clockwise from the north-west corner.
CANAL = [
    *((0, column) for column in range(6)),
    *((row, 6) for row in range(6)),
    *((6, column) for column in range(6, 0, -1)),
    *((row, 0) for row in range(6, 0, -1)),
]
# Random players seldom gather many tourists: with nearer targets they end many games in the middle of a turn.
NEAR = GAME.with_tables({"target": NumberTable((0, 0, 8, 6, 6), RECONSTRUCTED)})


def named(cell: Place) -> str:
    return f"{'abcde'[cell[1] - 1]}{cell[0]}"


def cell_of(text: str) -> Place:
    return int(text[1]), "abcde".index(text[0]) + 1


def numbered(crossing: Place) -> int:
    return (crossing[0] - 1) * 4 + crossing[1]


def around(crossing: Place) -> set[Place]:
    row, column = crossing
    return {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}


def at_fountain(crossing: Place) -> bool:
    return FOUNTAIN in around(crossing)


def streets(crossing: Place) -> list[Place]:
    """One step: to a neighbour, or across the fountain."""
    row, column = crossing
    straight = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [
        other
        for other in CROSSINGS
        if other in straight or (at_fountain(crossing) and at_fountain(other) and other != crossing)
    ]


def walks(way: list[Place], steps: int) -> set[Place]:
    """Where a walk of so many steps ends that enters no crossing twice."""
    if steps == 0:
        return {way[-1]}
    return {end for step in streets(way[-1]) if step not in way for end in walks([*way, step], steps - 1)}


class Slow:
    """The table."""

    def __init__(self, seats: int, tactical: bool, target: int, instead: bool) -> None:
        self.seats, self.tactical, self.target, self.instead = seats, tactical, target, instead
        self.tiles: dict[Place, tuple[str, str]] = {}
        self.shows = {cell: "night" if sum(cell) % 2 else "day" for cell in CELLS if cell != FOUNTAIN}
        self.people = dict.fromkeys(CELLS, 0)
        for cell in ((2, 2), (2, 4), (4, 2), (4, 4)):
            self.people[cell] = 1
        self.supply = 26
        self.waiting = {corner: 0 for corner in CANAL if corner[0] % 6 == 0 and corner[1] % 6 == 0}
        self.boat = CANAL.index((6, 3))
        self.at = {"mayor": (2, 2), "watch": (3, 3)}
        self.hotels: list[list[Place]] = [[] for _ in range(seats)]
        self.turn = 0
        self.seat = 0

    def game(self) -> Reading:
        for cell in self.shows:
            _, day, night = (yield CHANCE)[1].split()
            self.tiles[cell] = (day, night)
        first = int((yield CHANCE)[1].split()[1]) - 1
        while self.supply and not self.won():
            self.seat = (first + self.turn) % self.seats
            yield from self.take_turn()
            self.turn += 1

    def score(self, seat: int) -> int:
        touched = {cell for hotel in self.hotels[seat] for cell in around(hotel)}
        return sum(self.people[cell] for cell in touched)

    def won(self) -> bool:
        return any(self.score(seat) >= self.target for seat in range(self.seats))

    def take_turn(self) -> Reading:
        steps: dict[str, int] = {}
        if self.tactical:
            distance = int((yield {self.seat: {f"sail {number}" for number in (1, 2, 3, 4)}})[1].split()[1])
        else:
            _, white, black = (yield CHANCE)[1].split()
            steps = {"mayor": int(white), "watch": int(black)}
            distance = sum(steps.values())
        self.sail(distance)
        if not self.won() and self.turn < 2 * self.seats:
            built = [site for sites in self.hotels for site in sites]
            free = [site for site in CROSSINGS if not at_fountain(site) and site not in built]
            site = (yield {self.seat: {f"hotel {numbered(site)}" for site in free}})[1]
            self.hotels[self.seat].append(CROSSINGS[int(site.split()[1]) - 1])
        if not self.won():
            yield from self.walk_freely() if self.tactical else self.walk_dice(steps)
            yield from self.turn_tiles()

    def sail(self, distance: int) -> None:
        aboard = 1
        self.supply -= 1
        for step in range(1, distance):
            passed = CANAL[(self.boat + step) % 24]
            if passed in self.waiting:
                aboard += self.waiting[passed]
                self.waiting[passed] = 0
        self.boat = (self.boat + distance) % 24
        row, column = CANAL[self.boat]
        if (row, column) in self.waiting:
            self.waiting[row, column] += aboard
        else:
            self.people[min(max(row, 1), 5), min(max(column, 1), 5)] += aboard

    def walk_dice(self, steps: dict[str, int]) -> Reading:
        while steps:
            ends = {name: walks([self.at[name]], steps[name]) - set(self.at.values()) for name in steps}
            del steps[(yield from self.ask_walk(ends, set()))]

    def walk_freely(self) -> Reading:
        """Tactical: four steps, at most three for one of the two."""
        left, names = 4, ["mayor", "watch"]
        while names and left:
            ends: dict[str, set[Place]] = {}
            for name in names:
                reach = [walks([self.at[name]], steps) for steps in range(min(left, 3) + 1)]
                ends[name] = set().union(*reach) - set(self.at.values())
            before = dict(self.at)
            name = yield from self.ask_walk(ends, {"stay"})
            if not name:
                return
            left -= next(steps for steps in range(4) if self.at[name] in walks([before[name]], steps))
            names.remove(name)

    def ask_walk(self, ends: dict[str, set[Place]], more: set[str]) -> Generator[Asked, tuple[int, str], str]:
        answers = {f"walk {name} {numbered(end)}" for name in ends for end in ends[name]}
        answer = (yield {self.seat: answers | more})[1].split()
        if len(answer) == 1:
            return ""
        self.at[answer[1]] = CROSSINGS[int(answer[2]) - 1]
        return answer[1]

    def turn_tiles(self) -> Reading:
        closes, sent = {"mayor": "night", "watch": "day"}, False
        opens = {"mayor": "day", "watch": "night"}
        while not self.won():
            turns = {
                named(cell): name
                for name, side in closes.items()
                for cell in around(self.at[name]) - {FOUNTAIN}
                if self.shows[cell] == side and not (self.tactical and self.people[cell] > 3)
            }
            senders = [name for name in opens if at_fountain(self.at[name]) and self.people[FOUNTAIN] and not sent]
            if self.instead:
                senders = [name for name in senders if name in closes]
            goals = {named(cell) for name in senders for cell in self.shows if self.shows[cell] == opens[name]}
            answers = {"done"} | {f"turn {cell}" for cell in turns} | {f"send {cell}" for cell in goals}
            answer = (yield {self.seat: answers})[1].split()
            if answer == ["done"]:
                return
            if answer[0] == "send":
                sent = True
                if self.instead:
                    del closes["mayor" if self.shows[cell_of(answer[1])] == "day" else "watch"]
                self.people[FOUNTAIN] -= 1
                self.people[cell_of(answer[1])] += 1
            else:
                del closes[turns[answer[1]]]
                yield from self.close(cell_of(answer[1]))

    def close(self, cell: Place) -> Reading:
        """The visitors leave together, then the tile is turned."""
        same = [other for other in self.shows if other != cell and self.symbol(other) == self.symbol(cell)]
        group = self.people[cell]
        fewest = min((self.people[other] for other in same), default=0)
        best = [other for other in same if self.people[other] == fewest] or [FOUNTAIN]
        goal = best[0]
        if group and len(best) > 1:
            goal = cell_of((yield {self.seat: {f"move {named(other)}" for other in best}})[1].split()[1])
        self.people[cell] = 0
        self.people[goal] += group
        self.shows[cell] = "night" if self.shows[cell] == "day" else "day"

    def symbol(self, cell: Place) -> str:
        return self.tiles[cell][("day", "night").index(self.shows[cell])]

    def places(self) -> list[int]:
        scores = [self.score(seat) for seat in range(self.seats)]
        won = max(scores) >= self.target
        keys = [(score, won and score == max(scores) and seat == self.seat) for seat, score in enumerate(scores)]
        return [1 + sum(other > key for other in keys) for key in keys]


def agree(state: Any, slow: Slow) -> None:
    """City, quays, boat, figures and scores are the same in both."""
    seen = state.view(None)
    for row in seen["cells"]:
        cell = cell_of(row["cell"])
        assert (row["shows"], row["tourists"]) == (slow.shows[cell], slow.people[cell])
        assert (row["day"], row["night"]) == slow.tiles[cell]
    assert seen["fountain"] == slow.people[FOUNTAIN]
    assert seen["quays"] == [slow.waiting[corner] for corner in ((0, 0), (0, 6), (6, 6), (6, 0))]
    assert (seen["supply"], seen["boat"]) == (slow.supply, slow.boat)
    assert (seen["mayor"], seen["watch"]) == (str(numbered(slow.at["mayor"])), str(numbered(slow.at["watch"])))
    for player, sites in zip(seen["players"], slow.hotels, strict=True):
        assert [site for site in player["hotels"] if site] == [str(numbered(site)) for site in sites]
    assert seen["scores"] == [slow.score(seat) for seat in range(slow.seats)]


@pytest.mark.rule("AMS-14", "AMS-19", "AMS-26", "AMS-29", "AMS-32", "AMS-38", "AMS-42", "AMS-43", "AMS-46", "AMS-49")
@pytest.mark.rule("AMS-72")
@pytest.mark.parametrize("fountain", GAME.options["fountain"])
@pytest.mark.parametrize("tiles", GAME.options["tiles"])
@pytest.mark.parametrize("rules", GAME.options["rules"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_and_city_is_that_of_a_slow_reading_of_the_rules(
    seats: int, rules: str, tiles: str, fountain: str
) -> None:
    for game, target in ((GAME, 15 if seats == 2 else 12), (NEAR, 8 if seats == 2 else 6)):
        for seed in range(2):
            state: Any = game.new(seats, rules=rules, tiles=tiles, fountain=fountain)
            luck, answers = bh.Luck(f"{seats} {seed}"), bh.Rng(f"{rules} {tiles} {seed}")
            slow = Slow(seats, rules == "tactical", target, fountain == "instead")
            for _ in read_along(state, slow.game(), luck, answers):
                if len(slow.tiles) == 24:
                    agree(state, slow)
            assert state.result().places == slow.places()
