"""What a seat may know: everything, for nothing is hidden (AMS-56)."""

from typing import Literal, TypedDict

from boardinghouse.core.state import Prompt
from boardinghouse.core.vectors import listed
from boardinghouse.games.amsterdam.city import CELL_NAMES, CELLS, CROSSING_NAMES, FOUNTAIN
from boardinghouse.games.amsterdam.components import DAY_KINDS, KINDS, NIGHT_KINDS, DayKind, NightKind
from boardinghouse.games.amsterdam.scoring import attracted
from boardinghouse.games.amsterdam.state import NO_HOTEL, NO_TILE, AmsterdamState

Side = Literal["day", "night"]


class Building(TypedDict):
    """A building; its sides are not known before the tile is laid."""

    cell: str
    day: DayKind | None
    night: NightKind | None
    shows: Side
    tourists: int


class Dice(TypedDict):
    white: int
    black: int


class Player(TypedDict):
    """The crossings of a player's hotels, None for one not built yet, and the tourists they attract."""

    hotels: list[str | None]
    tourists: int


class AmsterdamView(TypedDict):
    """All that a seat may know. Cells and crossings go by their names in the action table."""

    game: Literal["amsterdam"]
    options: dict[str, str]
    seat: int | None
    seats: int
    first: int
    turn: int
    active: int
    target: int
    supply: int
    dice: Dice
    boat: int
    quays: list[int]
    mayor: str
    watch: str
    fountain: int
    cells: list[Building]
    players: list[Player]
    acting: list[int]
    prompt: Prompt
    scores: list[int]


def cell_view(state: AmsterdamState, cell: int) -> Building:
    tile: int = state.tiles[cell]
    return {
        "cell": CELL_NAMES[cell],
        "day": None if tile == NO_TILE else DAY_KINDS[tile // KINDS],
        "night": None if tile == NO_TILE else NIGHT_KINDS[tile % KINDS],
        "shows": "day" if (state.day >> cell) & 1 else "night",
        "tourists": state.tourists[cell],
    }


def player_view(state: AmsterdamState, seat: int) -> Player:
    count: int = state.components.hotels
    hotels = listed(state.hotels)[seat * count : (seat + 1) * count]
    return {
        "hotels": [None if crossing == NO_HOTEL else CROSSING_NAMES[crossing] for crossing in hotels],
        "tourists": attracted(state, seat),
    }


def view(state: AmsterdamState, seat: int | None) -> AmsterdamView:
    """All that this seat may know."""
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
