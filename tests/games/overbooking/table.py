"""Tables of Overbooking for tests: cards are written owner:card, as in `0:5-bird`."""

from typing import Any

import boardinghouse as bh
from boardinghouse.games.overbooking.components import ALL_CARDS, CARDS, HOTELS
from boardinghouse.games.overbooking.state import CARD_NAMES, DOOR_PLACES, EMPTY, QUEUE_PLACES
from tests.positions import changed, heard, started

GAME = bh.load("overbooking")
SIDES = [row[0] for row in HOTELS]
PLAIN = "7b"  # 13 beds, no rule


def guest(text: str) -> int:
    owner, card = text.split(":")
    return int(owner) * CARDS + CARD_NAMES.index(card)


def cards(*names: str) -> int:
    """A set of cards by name."""
    return sum(1 << CARD_NAMES.index(name) for name in names)


def position(
    seats: int = 2,
    hotels: tuple[str, ...] = ("7b", "3a", "8a", "5b"),
    queues: tuple[tuple[str, ...], ...] = (),
    doors: tuple[tuple[str, ...], ...] = (),
    laid: int = 0,
    round: int = 1,
    hands: dict[int, int] | None = None,
    **options: str,
) -> Any:
    """Phase 1 with these cards on the table; seat 0 is first player. Cards not named are in their owner's hand."""
    state = started(GAME, seats, **options)
    full = [list(queues[hotel]) if hotel < len(queues) else [] for hotel in range(seats)]
    back = [list(doors[hotel]) if hotel < len(doors) else [] for hotel in range(seats)]
    held = [ALL_CARDS] * seats
    for text in (text for row in (*full, *back) for text in row):
        held[guest(text) // CARDS] &= ~(1 << (guest(text) % CARDS))
    decks = [0] * seats
    for seat, hand in (hands or {}).items():
        decks[seat] = held[seat] & ~hand
        held[seat] &= hand
    actor = laid % seats
    sides = [SIDES.index(side) for side in hotels[:seats]]
    return changed(
        state,
        hands=held,
        decks=decks,
        booked=[0] * seats,
        gone=[0] * seats,
        hotels=sides,
        unused_hotels=0xFF & ~sum(1 << card for card in {side // 2 for side in sides}),
        door_tokens=[0 if back[hotel] or sides[hotel] == SIDES.index("1b") else 1 for hotel in range(seats)],
        queues=[place for row in full for place in [*map(guest, row), *[EMPTY] * (QUEUE_PLACES - len(row))]],
        queue_counts=[len(row) for row in full],
        doors=[place for row in back for place in [*map(guest, row), *[EMPTY] * (DOOR_PLACES - len(row))]],
        door_counts=[len(row) for row in back],
        laid=laid,
        first=0,
        round=round,
        pending=[["laying", 1 << actor, 0, 0, 0]],
    )


def checked(hotel: str, queue: tuple[str, ...], door: tuple[str, ...] = (), seats: int = 3, **options: Any) -> Any:
    """The end of phase 1 with cards at one hotel only, and the last player keeping a card: the check begins."""
    state = position(seats, (hotel, "3a", "8a", "5b"), (queue,), (door,), laid=seats * 5 - 1, **options)
    state.listen()
    state.apply(seats - 1, GAME.actions.parse("keep"))
    return state


def bookings(state: Any) -> list[tuple[str, int]]:
    """Who got beds since the last call, owner:card, and how many were left then."""
    told: list[dict[str, Any]] = [event for event in heard(state) if event["key"] == "booked"]
    return [(f"{event['seat']}:{CARD_NAMES[event['card']]}", event["beds"]) for event in told]


def booked(state: Any) -> list[str]:
    """All booked cards, owner:card."""
    return [
        f"{seat}:{CARD_NAMES[card]}"
        for seat in range(state.seats)
        for card in range(CARDS)
        if (state.booked[seat] >> card) & 1
    ]


def gone(state: Any) -> list[str]:
    """All cards that left the game, owner:card."""
    return [
        f"{seat}:{CARD_NAMES[card]}"
        for seat in range(state.seats)
        for card in range(CARDS)
        if (state.gone[seat] >> card) & 1
    ]
