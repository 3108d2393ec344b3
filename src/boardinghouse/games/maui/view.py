"""What a seat may know: everything that lies on the table. The order of the bag and the values of crabs nobody has
turned over are known to nobody, so all seats see the same."""

from typing import Literal, NotRequired, TypedDict

from boardinghouse.core.decks import size
from boardinghouse.core.state import Prompt
from boardinghouse.core.vectors import listed
from boardinghouse.games.maui.beach import cover_of
from boardinghouse.games.maui.components import (
    BARE,
    BEACH_COLUMNS,
    BEACH_SIDE,
    CELLS,
    COLUMNS,
    CRAB,
    CRAB_VALUES,
    LOWEST_CRAB,
    MARKET_PLACES,
    PATTERN_NAMES,
    PATTERNS,
    PEARL_COLOURS,
    PEARL_NAMES,
    ROWS,
    TOKEN_KINDS,
    TOKEN_NAMES,
    TOWEL_NAMES,
    UMBRELLA_NAMES,
    Pattern,
    Pearl,
    Token,
    Umbrella,
)
from boardinghouse.games.maui.scoring import track_points
from boardinghouse.games.maui.state import CRAB_COVER, EMPTY, HIDDEN_CRAB, TOKEN_COVER, MauiState, cost_of

Side = Literal["beach", "crabs"]


class Cell(TypedDict):
    """A cell of a towel: its row, its printed pattern, what lies on it. The value of a crab is None until it is turned
    over."""

    row: int
    pattern: Pattern
    penalty: NotRequired[Literal["water", "trees"]]
    crab: NotRequired[int | None]
    token: NotRequired[Token]


class Towel(TypedDict):
    """A towel of a beach, its cells from the top as they lie. Column 0 is the boardwalk."""

    column: int
    towel: str
    cells: list[Cell]


class Spot(TypedDict):
    """What lies on the sand until a towel covers it."""

    column: int
    row: int
    kind: Literal[Umbrella, "crab"]


class Beach(TypedDict):
    spots: list[Spot]
    towels: list[Towel]


class Player(TypedDict):
    turned: bool
    laid: int
    dollars: int
    tokens: dict[Token, int]
    shells: dict[Pattern, int]
    pearls: dict[Pearl, int]
    penalties: int
    crabs: dict[str, int]
    track_points: int
    beach: Beach


class Offer(TypedDict):
    """A place of the market: the towel as it lies for a seat with the stones below, and its cost."""

    towel: str | None
    cost: int


class Ornament(TypedDict):
    """A square of a shell track that gives tokens, and how many still lie there."""

    pattern: Pattern
    square: int
    token: Token
    count: int


class Tracks(TypedDict):
    """The points of the squares from the first on, and the tokens on the ornaments."""

    points: list[int]
    ornaments: list[Ornament]


class MauiView(TypedDict):
    """All that a seat may know."""

    game: Literal["maui"]
    options: dict[str, str]
    seat: int | None
    seats: int
    side: Side
    round: int
    first: int
    market: list[Offer]
    zones: list[int]
    bag_count: int
    row_values: list[int]
    tracks: Tracks
    players: list[Player]
    acting: list[int]
    prompt: Prompt
    scores: list[int]


def cell_view(state: MauiState, owner: int, column: int, cell: int) -> Cell:
    spot = owner * BEACH_COLUMNS + column
    row: int = state.tops[spot] + cell
    pattern: int = state.components.patterns[(state.facing(owner) + state.towels[spot]) * CELLS + cell]
    shown: Cell = {"row": row, "pattern": PATTERN_NAMES[pattern]}
    cover: int = cover_of(state, owner, column, cell)
    if row < 1:
        shown["penalty"] = "water"
    elif row > ROWS:
        shown["penalty"] = "trees"
    elif cover >= CRAB_COVER:
        shown["crab"] = cover - CRAB_COVER + LOWEST_CRAB
    elif cover == HIDDEN_CRAB:
        shown["crab"] = None
    elif cover >= TOKEN_COVER:
        shown["token"] = TOKEN_NAMES[cover - TOKEN_COVER]
    return shown


def towel_view(state: MauiState, owner: int, column: int) -> Towel:
    towel: int = state.towels[owner * BEACH_COLUMNS + column]
    cells = [cell_view(state, owner, column, cell) for cell in range(CELLS)]
    return {"column": column, "towel": TOWEL_NAMES[towel], "cells": cells}


def beach_view(state: MauiState, owner: int) -> Beach:
    """Towels laid, and what still lies on the sand."""
    spots: list[Spot] = []
    for column in range(1, COLUMNS + 1):
        kind: int = state.spots[owner * BEACH_COLUMNS + column]
        if kind != BARE:
            spot: Spot = {"column": column, "row": state.spot_row(column), "kind": "crab"}
            if kind != CRAB:
                spot["kind"] = UMBRELLA_NAMES[kind - 1]
            spots.append(spot)
    columns = range(state.laid[owner] + 1)
    started = state.towels[owner * BEACH_COLUMNS] != EMPTY
    return {"spots": spots, "towels": [towel_view(state, owner, column) for column in columns] if started else []}


def player_view(state: MauiState, owner: int) -> Player:
    shells = {PATTERN_NAMES[pattern]: state.shells[owner * PATTERNS + pattern] for pattern in range(PATTERNS)}
    tokens = {TOKEN_NAMES[kind]: state.tokens[owner * TOKEN_KINDS + kind] for kind in range(TOKEN_KINDS)}
    pearls = {PEARL_NAMES[colour]: state.pearls[owner * PEARL_COLOURS + colour] for colour in range(PEARL_COLOURS)}
    crabs = {
        str(value + LOWEST_CRAB): state.components.crabs[value] - state.unseen_crabs[owner * CRAB_VALUES + value]
        for value in range(CRAB_VALUES)
    }
    return {
        "turned": state.facing(owner) != 0,
        "laid": state.laid[owner],
        "dollars": state.dollars[owner],
        "tokens": tokens,
        "shells": shells,
        "pearls": pearls,
        "penalties": state.penalties[owner],
        "crabs": crabs,
        "track_points": track_points(state, owner),
        "beach": beach_view(state, owner),
    }


def market_view(state: MauiState) -> list[Offer]:
    places: list[Offer] = []
    for place in range(MARKET_PLACES):
        towel: int = state.market[place]
        places.append({"towel": None if towel == EMPTY else TOWEL_NAMES[towel], "cost": cost_of(state, place)})
    return places


def tracks_view(state: MauiState) -> Tracks:
    ornaments: list[Ornament] = []
    for kind in range(TOKEN_KINDS):
        track: int = state.components.token_tracks[kind]
        square: int = state.components.token_squares[kind]
        count: int = state.ornaments[kind]
        ornament: Ornament = {
            "pattern": PATTERN_NAMES[track],
            "square": square,
            "token": TOKEN_NAMES[kind],
            "count": count,
        }
        ornaments.append(ornament)
    return {"points": listed(state.components.track_points)[1 : state.track_length() + 1], "ornaments": ornaments}


def view(state: MauiState, seat: int | None) -> MauiView:
    """All that this seat may know."""
    return {
        "game": "maui",
        "options": state.game.chosen(state.choices),
        "seat": seat,
        "seats": state.seats,
        "side": "beach" if state.side == BEACH_SIDE else "crabs",
        "round": state.round,
        "first": state.first,
        "market": market_view(state),
        "zones": listed(state.zones),
        "bag_count": size(state.bag),
        "row_values": listed(state.components.row_values)[1:],
        "tracks": tracks_view(state),
        "players": [player_view(state, owner) for owner in range(state.seats)],
        "acting": list(state.acting()),
        "prompt": state.prompt(),
        "scores": state.result().scores,
    }


def determinize(state: MauiState) -> MauiState:
    """A copy: what is hidden is not in the state but drawn when it is seen, so every future is still open in it."""
    return state.clone()
