"""Amsterdam: the city may be turned by quarters and its symbols exchanged."""

from typing import Any

from boardinghouse.core.rng import Rng, share
from boardinghouse.games.amsterdam import city, components
from boardinghouse.games.amsterdam import state as amsterdam
from boardinghouse.train.exchange import moved, shuffled
from boardinghouse.train.games import Taught

TAUGHT = Taught(iterations=400, guises=3, two=0.8)


def quarter(place: int, side: int) -> int:
    """Where a place of a square goes when that is turned clockwise."""
    row, column = divmod(place, side)
    return column * side + side - 1 - row


def exchange(state: Any, rng: Rng) -> tuple[Any, list[int]]:
    """Turn the city by any number of quarters, and exchange its symbols."""
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
