"""Overbooking: the families of guests may be exchanged."""

from typing import Any

from boardinghouse.core.rng import Rng
from boardinghouse.games.overbooking import components as guests
from boardinghouse.games.overbooking import state as overbooking
from boardinghouse.train.exchange import moved, shuffled
from boardinghouse.train.games import Taught

TAUGHT = Taught(iterations=400, guises=3, two=0.8)


def exchange(state: Any, rng: Rng) -> tuple[Any, list[int]]:
    """Exchange the families of guests."""
    families = shuffled(guests.FAMILIES, rng)
    count = guests.FAMILIES
    cards = [card // count * count + families[card % count] for card in range(guests.CARDS)]
    twin = state.clone()
    for name in ("hands", "decks", "booked", "gone"):
        for seat, held in enumerate(list(getattr(state, name))):
            getattr(twin, name)[seat] = moved(held, cards)
    for name in ("queues", "doors"):
        for place, guest in enumerate(list(getattr(state, name))):
            lying = guest if guest == overbooking.EMPTY else guest // guests.CARDS * guests.CARDS
            getattr(twin, name)[place] = lying if guest == overbooking.EMPTY else lying + cards[guest % guests.CARDS]
    actions = list(range(overbooking.ACTIONS.size))
    places = overbooking.KEEP // guests.CARDS
    for action in range(overbooking.KEEP):
        actions[action] = cards[action // places] * places + action % places
    return twin, actions
