"""What a seat may know: everything, for nothing is hidden (AMS-56)."""

from boardinghouse.core.vectors import listed
from boardinghouse.games.amsterdam.city import CELL_NAMES, CELLS, CROSSING_NAMES, FOUNTAIN
from boardinghouse.games.amsterdam.components import DAY_KINDS, KINDS, NIGHT_KINDS
from boardinghouse.games.amsterdam.scoring import attracted
from boardinghouse.games.amsterdam.state import NO_HOTEL, NO_TILE, AmsterdamState


def cell_view(state: AmsterdamState, cell: int) -> dict[str, object]:
    """A building; its sides are not known before the tile is laid."""
    tile: int = state.tiles[cell]
    return {
        "cell": CELL_NAMES[cell],
        "day": None if tile == NO_TILE else DAY_KINDS[tile // KINDS],
        "night": None if tile == NO_TILE else NIGHT_KINDS[tile % KINDS],
        "shows": "day" if (state.day >> cell) & 1 else "night",
        "tourists": state.tourists[cell],
    }


def player_view(state: AmsterdamState, seat: int) -> dict[str, object]:
    count: int = state.components.hotels
    hotels = listed(state.hotels)[seat * count : (seat + 1) * count]
    return {
        "hotels": [None if crossing == NO_HOTEL else CROSSING_NAMES[crossing] for crossing in hotels],
        "tourists": attracted(state, seat),
    }


def view(state: AmsterdamState, seat: int | None) -> dict[str, object]:
    """All that this seat may know. Cells and crossings go by their names in the action table."""
    turns: int = state.components.tourists - len(state.components.first_tourists)
    return {
        "game": "amsterdam",
        "options": state.game.chosen(state.choices),
        "seat": seat,
        "seats": state.seats,
        "first": state.first,
        "turn": min(state.turn + 1, turns),
        "active": state.active(),
        "target": state.target(),
        "supply": state.supply,
        "dice": {"white": state.white, "black": state.black},
        "boat": state.boat,
        "quays": listed(state.quays),
        "mayor": CROSSING_NAMES[state.mayor],
        "watch": CROSSING_NAMES[state.watch],
        "fountain": state.tourists[FOUNTAIN],
        "cells": [cell_view(state, cell) for cell in range(CELLS) if cell != FOUNTAIN],
        "players": [player_view(state, owner) for owner in range(state.seats)],
        "acting": list(state.acting()),
        "prompt": state.prompt(),
        "scores": state.result().scores,
    }


def determinize(state: AmsterdamState) -> AmsterdamState:
    """The one world there is: dice to be rolled and tiles to be laid are chance, not secrets."""
    return state.clone()
