"""The whole game once more, slowly and in the order of the rulebook, against the engine in random games.

It is fed with what chance drew and what the seats answered, and says who is to be asked what.
"""

from collections.abc import Generator
from typing import Any

import pytest

import boardinghouse as bh
from tests.games.overbooking.table import GAME, booked, gone
from tests.positions import read_along

Asked = dict[int, set[str]]  # by seat; the seat -1 with no answers is chance
Reading = Generator[Asked, tuple[int, str], Any]
Guest = tuple[int, str]  # owner and card

CHANCE: Asked = {bh.CHANCE: set()}
HOTELS = {
    "1a": (8, "monks first"),
    "1b": (17, "door closed"),
    "2a": (8, "1 2 3 only"),
    "2b": (17, "4 5 6 only"),
    "3a": (10, ""),
    "3b": (15, "two crests"),
    "4a": (10, "two crests"),
    "4b": (15, "soldiers first"),
    "5a": (11, "1 2 3 4 6 only"),
    "5b": (14, "first open"),
    "6a": (11, "second open"),
    "6b": (14, "monks first"),
    "7a": (12, "first open"),
    "7b": (13, ""),
    "8a": (12, "soldiers first"),
    "8b": (13, "second open"),
}
COINS = {"1": 3, "2": 3, "3": 2, "4": 2, "5": 1, "6": 1}
BONUS = {"none": {}, "beginner": {4: 2, 5: 4, 6: 6}, "expert": {4: 2, 5: 5, 6: 10}}


class Hotel:
    """A hotel of the column, its back door and its queue, each from the hotel outward."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.beds, self.rule = HOTELS[side]
        self.closed = self.rule == "door closed"
        self.token = not self.closed
        self.door: list[Guest] = []
        self.queue: list[Guest] = []

    def admits(self, card: str) -> bool:
        """Whether the card may be laid in the queue."""
        if len(self.queue) == (5 if self.closed else 4):
            return False
        if self.rule.endswith("only"):
            return card[0] in self.rule
        crests = {family(queued) for _, queued in self.queue} | {family(card)}
        return self.rule != "two crests" or len(crests) <= 2


class Slow:
    """The table."""

    def __init__(self, seats: int, scoring: str) -> None:
        self.seats, self.scoring = range(seats), scoring
        self.hands: list[set[str]] = [set() for _ in self.seats]
        self.booked: set[Guest] = set()
        self.gone: set[Guest] = set()
        self.tokens = [0 for _ in self.seats]
        self.hotels: list[Hotel] = []
        self.used: set[str] = set()

    def game(self) -> Reading:
        yield from self.lay_out_hotels()
        yield from self.draw(9)
        first = int((yield CHANCE)[1].split()[1]) - 1
        for round in (1, 2, 3, 4):
            yield from self.lay_cards([(first + turn) % len(self.seats) for turn in self.seats])
            for hotel in self.hotels:
                yield from self.check(hotel)
            if round == 4:
                return
            if round == 2:
                yield from self.lay_out_hotels()
            else:
                self.hotels = [Hotel(hotel.side[0] + {"a": "b", "b": "a"}[hotel.side[1]]) for hotel in self.hotels]
            first = (first + 1) % len(self.seats)
            yield from self.draw(5)

    def lay_out_hotels(self) -> Reading:
        self.hotels = []
        for _ in self.seats:
            side = (yield CHANCE)[1].split()[1]
            assert side[0] not in self.used
            self.used.add(side[0])
            self.hotels.append(Hotel(side))

    def draw(self, count: int) -> Reading:
        for seat in self.seats:
            for _ in range(count):
                self.hands[seat].add((yield CHANCE)[1].split()[1])

    def lay_cards(self, order: list[int]) -> Reading:
        for number in (1, 2, 3, 4, 5):
            for seat in order:
                answers = self.lays(seat)
                if not answers or (number == 5 and seat == order[-1]):
                    answers.add("keep")
                answer = (yield {seat: answers})[1]
                if answer != "keep":
                    _, card, place, side = answer.split()
                    self.lay(seat, card, self.hotels[int(place) - 1], side)

    def lays(self, seat: int) -> set[str]:
        found = set()
        for place, hotel in enumerate(self.hotels, start=1):
            for card in self.hands[seat]:
                if hotel.admits(card):
                    found.add(f"lay {card} {place} queue")
                if len(hotel.door) < 2 and not hotel.closed:
                    found.add(f"lay {card} {place} door")
        return found

    def lay(self, seat: int, card: str, hotel: Hotel, side: str) -> None:
        self.hands[seat].remove(card)
        (hotel.queue if side == "queue" else hotel.door).append((seat, card))
        if side == "door" and hotel.token:
            hotel.token = False
            self.tokens[seat] += 1

    def check(self, hotel: Hotel) -> Reading:
        beds, first = hotel.beds, []
        for guest in list(hotel.door):
            seat, card = guest
            places = {f"choose {place}": queued for place, queued in enumerate(hotel.queue, start=1)}
            if card[0] == "1":
                hotel.door.remove(guest)
                hotel.queue.append(guest)
            elif card[0] == "2":
                beds += 3
            elif card[0] == "6":
                beds -= 3
            else:
                if card[0] == "5":
                    targets = {text for text, queued in places.items() if queued[1][0] == "6"}
                else:
                    targets = {text for text, queued in places.items() if queued[0] == seat and queued not in first}
                    if card[0] == "3":
                        targets = {text for text, queued in places.items() if queued[0] == seat}
                answer = (yield {seat: targets | {"decline"}})[1] if targets else "decline"
                if answer == "decline":
                    continue
                if card[0] == "4":
                    first.append(places[answer])
                    continue
                hotel.door.remove(guest)
                hotel.queue[hotel.queue.index(places[answer])] = guest
                self.gone.add(places[answer])
        self.book(hotel, max(beds, 0), [guest for guest in first if guest in hotel.queue])

    def book(self, hotel: Hotel, beds: int, first: list[Guest]) -> None:
        favoured = {"monks first": "1", "soldiers first": "5"}.get(hotel.rule, "")
        order = list(first)
        order += [guest for guest in hotel.queue if guest[1][0] == favoured and guest not in order]
        for size in "654321":
            order += [guest for guest in hotel.queue if guest[1][0] == size and guest not in order]
        for guest in order:
            if int(guest[1][0]) <= beds:
                beds -= int(guest[1][0])
                self.booked.add(guest)
            else:
                self.gone.add(guest)
        self.gone |= set(hotel.door)
        hotel.door, hotel.queue = [], []

    def score(self, seat: int) -> int:
        cards = [card for owner, card in self.booked if owner == seat]
        families = [family(card) for card in cards]
        bonus = sum(BONUS[self.scoring].get(families.count(crest), 0) for crest in set(families))
        return sum(COINS[card[0]] for card in cards) + self.tokens[seat] + bonus

    def places(self) -> list[int]:
        threes = [sum(COINS[card[0]] == 3 for owner, card in self.booked if owner == seat) for seat in self.seats]
        keys = [(self.score(seat), threes[seat]) for seat in self.seats]
        return [1 + sum(other > key for other in keys) for key in keys]


def family(card: str) -> str:
    return card.split("-")[1]


def agree(state: Any, slow: Slow) -> None:
    """Hands, piles, tokens and hotels are the same in both; the views hide what lies face down."""
    for seat in slow.seats:
        assert set(state.view(seat)["players"][seat]["hand"]) == slow.hands[seat]
    assert set(booked(state)) == {f"{owner}:{card}" for owner, card in slow.booked}
    assert set(gone(state)) == {f"{owner}:{card}" for owner, card in slow.gone}
    assert list(state.tokens) == slow.tokens
    seen = state.view(None)["hotels"]
    if state.prompt()["key"] != "laying":
        return
    for hotel, shown in zip(slow.hotels, seen, strict=True):
        assert (shown["side"], shown["beds"], shown["token"]) == (hotel.side, hotel.beds, int(hotel.token))
        opened = {"first open": 0, "second open": 1}.get(hotel.rule)
        for row, guests in ((shown["queue"], hotel.queue), (shown["door"], hotel.door)):
            backs = [(owner, family(card), int(card[0] > "3")) for owner, card in guests]
            assert [(card["owner"], card["family"], card["large"]) for card in row] == backs
        faces = [card.get("card") for card in shown["queue"]]
        assert faces == [card if place == opened else None for place, (_, card) in enumerate(hotel.queue)]
        assert not any("card" in card for card in shown["door"])


@pytest.mark.rule("OVB-6", "OVB-13", "OVB-16", "OVB-18", "OVB-20", "OVB-22", "OVB-23", "OVB-27", "OVB-50", "OVB-53")
@pytest.mark.parametrize("scoring", GAME.options["scoring"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_and_booking_is_that_of_a_slow_reading_of_the_rules(seats: int, scoring: str) -> None:
    for seed in range(8):
        state: Any = GAME.new(seats, scoring=scoring)
        luck, answers = bh.Luck(f"{seats} {seed}"), bh.Rng(f"{scoring} {seed}")
        slow = Slow(seats, scoring)
        for seat in read_along(state, slow.game(), luck, answers):
            if seat >= 0:
                agree(state, slow)
        assert state.result().scores == [slow.score(seat) for seat in slow.seats]
        assert state.result().places == slow.places()
