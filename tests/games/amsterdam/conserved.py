"""What Hotels of Amsterdam never loses: 30 tourists, 24 tiles, the hotels, the places of the figures and the boat."""

from collections import Counter

from boardinghouse.core.decks import size
from boardinghouse.games.amsterdam.city import BUILDINGS, CANAL, CELLS, CROSSINGS, FOUNTAIN, beside_fountain
from boardinghouse.games.amsterdam.state import NO_HOTEL, NO_TILE, AmsterdamState


def check(state: AmsterdamState) -> None:
    tourists = list(state.tourists)
    quays = list(state.quays)
    assert min(tourists) >= 0
    assert min(quays) >= 0
    assert sum(tourists) + sum(quays) + state.supply == 30
    table = list(state.tile_table())
    laid = [tile for tile in state.tiles if tile != NO_TILE]
    unlaid = [table[row] for row in range(len(table)) if (state.unlaid >> row) & 1]
    assert Counter(laid) + Counter(unlaid) == Counter(table)
    assert len(laid) + size(state.unlaid) == CELLS - 1 == 24
    assert state.tiles[FOUNTAIN] == NO_TILE
    assert state.day & ~BUILDINGS == 0
    hotels = [crossing for crossing in state.hotels if crossing != NO_HOTEL]
    assert len(set(hotels)) == len(hotels) <= 2 * state.seats
    assert not any(beside_fountain(crossing) for crossing in hotels)
    assert 0 <= state.mayor < CROSSINGS
    assert 0 <= state.watch < CROSSINGS
    assert state.mayor != state.watch
    assert 0 <= state.boat < CANAL
