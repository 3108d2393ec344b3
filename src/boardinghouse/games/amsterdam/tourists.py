"""Turning a tile and where its visitors go (AMS-31, AMS-32, AMS-34 to AMS-36, AMS-71, AMS-74)."""

from boardinghouse.core.decks import lowest, single
from boardinghouse.core.events import EVERYONE, only
from boardinghouse.core.vectors import i64
from boardinghouse.games.amsterdam.city import BUILDINGS, FOUNTAIN
from boardinghouse.games.amsterdam.components import KINDS
from boardinghouse.games.amsterdam.scoring import maybe_finish
from boardinghouse.games.amsterdam.state import MAYOR, MOVED, MOVING, STRANDED, TURNED, WATCH, AmsterdamState


def same_symbol(state: AmsterdamState, cell: i64) -> i64:
    """The set of other buildings that show the symbol of this one."""
    shows_day = (state.day >> cell) & 1 != 0
    side: i64 = state.day if shows_day else BUILDINGS & ~state.day
    tile = state.tiles[cell]
    found: i64 = 0
    for other in range(len(state.tiles)):
        if (side >> other) & 1 != 0:
            rival = state.tiles[other]
            same = rival // KINDS == tile // KINDS if shows_day else rival % KINDS == tile % KINDS
            if same:
                found |= single(other)
    return found & ~single(cell)


def refuges(state: AmsterdamState, cell: i64) -> i64:
    """The set of buildings the tourists of this one can go to: of the same symbol, with the fewest tourists."""
    rest = same_symbol(state, cell)
    fewest: i64 = state.components.tourists + 1
    found: i64 = 0
    while rest != 0:
        other = lowest(rest)
        here: i64 = rest & -rest
        rest ^= here
        if state.tourists[other] < fewest:
            fewest = state.tourists[other]
            found = here
        elif state.tourists[other] == fewest:
            found |= here
    return found


def turn_tile(state: AmsterdamState, cell: i64) -> None:
    """Its tourists leave, then the tile is turned; with several refuges the active player is asked first."""
    if state.tourists[cell] == 0:
        flip(state, cell)
        return
    found = refuges(state, cell)
    if found & (found - 1) != 0:
        state.push(MOVING, only(state.active()), cell)
        return
    refuge: i64 = FOUNTAIN if found == 0 else lowest(found)
    move_all(state, cell, refuge)


def move_all(state: AmsterdamState, cell: i64, refuge: i64) -> None:
    """The whole group goes to its refuge, the tile they left is turned; the turning is told first, as the cause."""
    group = state.tourists[cell]
    flip(state, cell)
    state.tourists[cell] = 0
    state.tourists[refuge] += group
    if refuge == FOUNTAIN:
        state.tell(STRANDED, EVERYONE, cell, group)
    else:
        state.tell(MOVED, EVERYONE, cell, refuge, group)
    maybe_finish(state)


def flip(state: AmsterdamState, cell: i64) -> None:
    state.day ^= single(cell)
    figure: i64 = MAYOR if (state.day >> cell) & 1 != 0 else WATCH
    state.tell(TURNED, EVERYONE, state.active(), figure, cell)
