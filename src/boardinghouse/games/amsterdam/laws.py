"""What Hotels of Amsterdam never loses: tourists, tiles, hotels, the places of the figures and the boat."""

from collections.abc import Iterator

from boardinghouse.core.vectors import listed
from boardinghouse.games.amsterdam.city import BUILDINGS, CANAL, CELLS, CROSSINGS, FOUNTAIN, beside_fountain
from boardinghouse.games.amsterdam.state import NO_HOTEL, NO_TILE, AmsterdamState


def faults(state: AmsterdamState) -> Iterator[str]:
    """What could never come about."""
    people = [*listed(state.tourists), *listed(state.quays), state.supply]
    if min(people) < 0 or sum(people) != state.components.tourists:
        yield f"there are {sum(people)} tourists, not {state.components.tourists}"
    yield from tile_faults(state)
    hotels = [crossing for crossing in listed(state.hotels) if crossing != NO_HOTEL]
    if len(set(hotels)) != len(hotels):
        yield "two hotels are at one crossing"
    if any(not 0 <= crossing < CROSSINGS or beside_fountain(crossing) for crossing in hotels):
        yield "a hotel is where none can be built"
    if not (0 <= state.mayor < CROSSINGS and 0 <= state.watch < CROSSINGS) or state.mayor == state.watch:
        yield "the mayor and the night watch are not at two crossings"
    if not 0 <= state.boat < CANAL:
        yield "the boat is not on the canal"


def tile_faults(state: AmsterdamState) -> Iterator[str]:
    table = listed(state.tile_table())
    laid = [tile for tile in listed(state.tiles) if tile != NO_TILE]
    unlaid = [tile for row, tile in enumerate(table) if (state.unlaid >> row) & 1]
    if sorted(laid + unlaid) != sorted(table) or state.unlaid >> (CELLS - 1):
        yield "a building tile is missing or in two places"
    if state.tiles[FOUNTAIN] != NO_TILE:
        yield "a tile lies on the fountain"
    if state.day & ~BUILDINGS:
        yield "day is shown where no building is"
