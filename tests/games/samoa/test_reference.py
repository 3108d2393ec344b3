"""The whole game once more, slowly and in the order of the rulebook, against the engine in random games.

It is fed with what chance drew and what the seats answered, and says who is to be asked what.
"""

from collections.abc import Generator
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.games.samoa import GAME
from tests.games.samoa.table import held, money, names, rooms
from tests.positions import read_along

Asked = dict[int, set[str]]  # by seat; the seat -1 with no answers is chance
Reading = Generator[Asked, tuple[int, str], Any]

NEW_TILES = {3: (1, 1, 1, 0), 4: (2, 1, 1, 0), 5: (2, 2, 1, 0), 6: (3, 2, 1, 0)}
NUMBERS = ((2, 3), (4, 4), (6, 5), (8, 6), (10, 7), (12, 9), (14, 8), (16, 10), (18, 11), (20, 12))
CARDS = {f"{bid}-{price}": (bid, price) for bid, price in NUMBERS}
SPECIAL = ("swap", "send-home", "take-back")
CHANCE: Asked = {bh.CHANCE: set()}


class Hotel:
    """What a player has."""

    def __init__(self) -> None:
        self.money = 25
        self.hand = {*CARDS, "off"}
        self.discards: set[str] = set()
        self.laid = ""
        self.tiles: list[str] = []
        self.rooms: dict[str, list[tuple[str, str]]] = {str(room): [] for room in range(1, 7)}
        self.suites: set[str] = set()
        self.new: list[tuple[str, tuple[str, str]]] = []
        self.built = False

    def occupied(self) -> list[str]:
        return [room for room, guests in self.rooms.items() if guests]

    def open_to(self, kind: str) -> list[str]:
        """The rooms that take a tourist of this kind."""
        return [
            room
            for room, guests in self.rooms.items()
            if not guests or (kind == "lover" and [guest[1] for guest in guests] == ["lover"])
        ]

    def pays_double(self, room: str, kind: str) -> bool:
        if kind == "rich" or room in self.suites:
            return True
        if room.startswith("extra"):
            return False
        row, column = divmod(int(room) - 1, 3)
        for other in map(str, range(1, 7)):
            distance = abs((int(other) - 1) // 3 - row) + abs((int(other) - 1) % 3 - column)
            if distance == 1 and any(guest[1] == "celebrity" for guest in self.rooms[other]):
                return True
        return False


class Slow:
    """The table and the twelve rounds."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.hotels = [Hotel() for _ in self.seats]
        self.flags: list[str] = []
        self.tie = 0
        self.table: list[str] = []
        self.groups: list[list[str]] = []
        self.round = 0

    def game(self) -> Reading:
        while len(self.flags) < 12:
            self.flags.append((yield CHANCE)[1].split()[1])
        self.tie = int((yield CHANCE)[1].split()[1]) - 1
        for self.round in range(1, 13):
            for _ in range(NEW_TILES[len(self.seats)][(self.round - 1) // 3]):
                self.table.append((yield CHANCE)[1].split()[1])
            yield from self.flight()
            yield from self.price_cards()
            yield from self.swaps()
            yield from self.building()
            yield from self.housing()
            yield from self.days_off()
            self.payment()
            self.tie = (self.tie + 1) % len(self.seats)

    def clockwise(self) -> list[int]:
        return [(self.tie + step) % len(self.seats) for step in self.seats]

    def flight(self) -> Reading:
        nation = self.flags[self.round - 1]
        for hotel in self.hotels:
            for room, guests in hotel.rooms.items():
                if nation in [guest[0] for guest in guests]:
                    hotel.rooms[room] = []
        card = int((yield CHANCE)[1].split()[1]) - 1
        line = (card * 4 + len(self.seats) - 3) * 3
        self.groups = []
        for size in GAME.tables["flights"].values[line : line + 3]:
            self.groups.append([])
            for _ in range(size * 2 if self.round in (6, 12) else size):
                self.groups[-1].append((yield CHANCE)[1].split()[1])

    def price_cards(self) -> Reading:
        taking = dict.fromkeys(self.seats, 0)
        while waiting := [seat for seat in self.seats if not self.hotels[seat].laid]:
            asked = {}
            for seat in waiting:
                hotel = self.hotels[seat]
                if taking[seat]:
                    asked[seat] = {f"retrieve {card}" for card in hotel.discards}
                else:
                    asked[seat] = {f"lay {card}" for card in hotel.hand} | take_back(hotel)
            seat, text = yield asked
            hotel = self.hotels[seat]
            if text == "take-back":
                hotel.tiles.remove("take-back")
                taking[seat] = min(2, len(hotel.discards))
            elif text.startswith("retrieve"):
                taking[seat] -= 1
                retrieve(hotel, text.split()[1])
            else:
                hotel.laid = text.split()[1]
                hotel.hand.remove(hotel.laid)

    def ask(self, seat: int, answers: set[str]) -> Reading:
        """One answer of one seat, after any use of a take-back tile; the answers may name a card just retrieved."""
        hotel = self.hotels[seat]
        while True:
            cards = {f"swap {card}" for card in hotel.hand} if "keep" in answers else set()
            text = (yield {seat: answers | cards | take_back(hotel)})[1]
            if text != "take-back":
                return text
            hotel.tiles.remove("take-back")
            for _ in range(min(2, len(hotel.discards))):
                text = (yield {seat: {f"retrieve {card}" for card in hotel.discards}})[1]
                retrieve(hotel, text.split()[1])

    def swaps(self) -> Reading:
        for seat in self.clockwise():
            hotel = self.hotels[seat]
            if "swap" in hotel.tiles and (hotel.hand or take_back(hotel)):
                text = yield from self.ask(seat, {"keep"})
                if text != "keep":
                    hotel.tiles.remove("swap")
                    hotel.hand.remove(text.split()[1])
                    hotel.hand.add(hotel.laid)
                    hotel.laid = text.split()[1]

    def building(self) -> Reading:
        builders = [seat for seat in self.clockwise() if self.hotels[seat].laid != "off"]
        for seat in sorted(builders, key=lambda seat: -CARDS[self.hotels[seat].laid][0]):
            if not self.table:
                return
            hotel = self.hotels[seat]
            bid = CARDS[hotel.laid][0]
            buys = {f"buy {tile}" for tile in self.table} if bid <= hotel.money else set()
            text = yield from self.ask(seat, {"pass"} | buys)
            if text == "pass":
                continue
            tile = text.split()[1]
            self.table.remove(tile)
            hotel.built = True
            hotel.money -= bid
            hotel.tiles.append(tile)
            if tile == "extra-room":
                hotel.rooms[f"extra-{len(hotel.rooms) - 5}"] = []
            elif tile == "suite":
                text = yield from self.ask(seat, {f"cover {room}" for room in hotel.rooms if room not in hotel.suites})
                hotel.suites.add(text.split()[1])
            elif tile == "pool":
                hotel.money += sum(swims(kind) for guests in hotel.rooms.values() for _, kind in guests)

    def housing(self) -> Reading:
        hosts = [seat for seat in reversed(self.clockwise()) if self.hotels[seat].laid != "off"]
        for seat in sorted(hosts, key=lambda seat: CARDS[self.hotels[seat].laid][1]):
            hotel = self.hotels[seat]
            if not any(self.groups):
                break
            if any(hotel.open_to(kind) for group in self.groups for kind in group) or "send-home" in hotel.tiles:
                yield from self.house(seat)
        self.groups = []

    def house(self, seat: int) -> Reading:
        hotel = self.hotels[seat]
        group, sending = 0, 0
        while True:
            answers = {"done"}
            if not group and (sending or "send-home" in hotel.tiles):
                answers |= {f"send-home {room}" for room in hotel.occupied()}
            for number, kinds in enumerate(self.groups, start=1):
                if group in (0, number):
                    answers |= {f"pick {number} {kind}" for kind in kinds if hotel.open_to(kind)}
            text = yield from self.ask(seat, answers)
            if text == "done":
                return
            if text.startswith("send-home"):
                if not sending:
                    hotel.tiles.remove("send-home")
                    sending = 2
                sending -= 1
                hotel.rooms[text.split()[1]] = []
                continue
            group, kind = int(text.split()[1]), text.split()[2]
            text = yield from self.ask(seat, {f"house {room}" for room in hotel.open_to(kind)})
            self.groups[group - 1].remove(kind)
            guest = (self.flags[self.round - 1], kind)
            hotel.rooms[text.split()[1]].append(guest)
            hotel.new.append((text.split()[1], guest))

    def days_off(self) -> Reading:
        for seat in reversed(self.clockwise()):
            hotel = self.hotels[seat]
            if hotel.laid == "off" and hotel.occupied():
                for left in (2, 1, 0):
                    sends = {f"send-home {room}" for room in hotel.occupied()} if left else set()
                    text = yield from self.ask(seat, {"done"} | sends)
                    if text == "done":
                        break
                    hotel.rooms[text.split()[1]] = []

    def payment(self) -> None:
        for hotel in self.hotels:
            for room, (_, kind) in hotel.new:
                price = CARDS[hotel.laid][1]
                hotel.money += 2 * price if hotel.pays_double(room, kind) else price
                hotel.money += swims(kind) * hotel.tiles.count("pool")
            (hotel.discards if hotel.new or hotel.built else hotel.hand).add(hotel.laid)
            hotel.laid, hotel.new, hotel.built = "", [], False

    def scores(self) -> list[int]:
        return [hotel.money + 3 * sum(tile in SPECIAL for tile in hotel.tiles) for hotel in self.hotels]


def take_back(hotel: Hotel) -> set[str]:
    return {"take-back"} if "take-back" in hotel.tiles and hotel.discards else set()


def retrieve(hotel: Hotel, card: str) -> None:
    hotel.discards.remove(card)
    hotel.hand.add(card)


def swims(kind: str) -> int:
    return int(kind[-1]) if kind.startswith("swimmer") else 0


def agree(state: Any, slow: Slow) -> None:
    """Hotels, purses and cards are the same in both."""
    assert money(state) == [hotel.money for hotel in slow.hotels]
    for seat, hotel in enumerate(slow.hotels):
        assert set(held(state, seat)) == hotel.hand
        assert set(names(state.discards[seat])) == hotel.discards
        lived_in = {room: ", ".join(map(" ".join, hotel.rooms[room])) for room in hotel.occupied()}
        assert rooms(state, seat) == lived_in


@pytest.mark.rule("SAM-14", "SAM-25", "SAM-31", "SAM-33", "SAM-41", "SAM-43", "SAM-53", "SAM-63", "SAM-98", "SAM-104")
@pytest.mark.parametrize("flags", GAME.options["flags"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_question_and_payment_is_that_of_a_slow_reading_of_the_rules(seats: int, flags: str) -> None:
    for seed in range(3):
        state: Any = GAME.new(seats, flags=flags)
        luck, answers = bh.Luck(f"{seats} {seed}"), bh.Rng(f"{seats} {seed}")
        slow = Slow(seats)
        for _ in read_along(state, slow.game(), luck, answers):
            agree(state, slow)
        assert state.result().scores == slow.scores()
