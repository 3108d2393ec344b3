"""Positions that a game treats alike: the city of Amsterdam turned by a quarter, families of guests exchanged. What a
network sees of one in many guises it learns sooner.
"""

from collections.abc import Callable
from typing import Any

from boardinghouse.core.rng import Rng, share
from boardinghouse.games.amsterdam import city, components
from boardinghouse.games.amsterdam import state as amsterdam
from boardinghouse.games.overbooking import components as guests
from boardinghouse.games.overbooking import state as overbooking

Exchange = Callable[[Any, Rng], tuple[Any, list[int]]]


def shuffled(count: int, rng: Rng) -> list[int]:
    places = list(range(count))
    for last in range(count - 1, 0, -1):
        other = share(rng.next(), last + 1)
        places[last], places[other] = places[other], places[last]
    return places


def moved(set: int, places: list[int]) -> int:
    """A set whose members have gone to other places."""
    return sum(1 << places[member] for member in range(len(places)) if set >> member & 1)


def quarter(place: int, side: int) -> int:
    """Where a place of a square goes when that is turned clockwise."""
    row, column = divmod(place, side)
    return column * side + side - 1 - row


def turned_city(state: Any, rng: Rng) -> tuple[Any, list[int]]:
    """Amsterdam turned by any number of quarters, its symbols exchanged."""
    turns = share(rng.next(), city.CORNERS)
    cells, crossings = list(range(city.CELLS)), list(range(city.CROSSINGS))
    for _ in range(turns):
        cells = [quarter(place, city.SIDE) for place in cells]
        crossings = [quarter(place, city.STREET_SIDE) for place in crossings]
    day, night = shuffled(components.KINDS, rng), shuffled(components.KINDS, rng)
    twin = state.clone()
    for cell, place in enumerate(cells):
        tile = state.tiles[cell]
        shown = tile if tile == amsterdam.NO_TILE else day[tile // len(day)] * len(day) + night[tile % len(day)]
        twin.tiles[place] = shown
        twin.tourists[place] = state.tourists[cell]
    twin.day = moved(state.day, cells)
    for corner in range(city.CORNERS):
        twin.quays[(corner + turns) % city.CORNERS] = state.quays[corner]
    for number, crossing in enumerate(list(state.hotels)):
        twin.hotels[number] = crossing if crossing == amsterdam.NO_HOTEL else crossings[crossing]
    twin.boat = (state.boat + turns * city.CANAL_SIDE) % city.CANAL
    twin.mayor, twin.watch = crossings[state.mayor], crossings[state.watch]
    if state.asks(amsterdam.MOVING):
        twin.set_arg(0, cells[state.arg(0)])
    actions = list(range(amsterdam.ACTIONS.size))
    for crossing, place in enumerate(crossings):
        for first in (amsterdam.HOTEL, amsterdam.WALK, amsterdam.WALK + city.CROSSINGS):
            actions[first + crossing] = first + place
    for cell, place in enumerate(cells):
        for first in (amsterdam.TURN, amsterdam.MOVE, amsterdam.SEND):
            actions[first + cell] = first + place
    return twin, actions


def other_families(state: Any, rng: Rng) -> tuple[Any, list[int]]:
    """Overbooking with its families exchanged."""
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


EXCHANGES: dict[str, Exchange] = {"amsterdam": turned_city, "overbooking": other_families}


def exchange(state: Any, rng: Rng) -> tuple[Any, list[int]]:
    """A position that is worth the same, and by action what it is called there; the same one where a game has none."""
    found = EXCHANGES.get(state.game.id)
    return found(state, rng) if found is not None else (state, list(range(state.game.actions.size)))
