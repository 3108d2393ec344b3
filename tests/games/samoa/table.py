"""Positions of Hotel Samoa for tests: a round in which the price cards are about to be chosen, written in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardinghouse.games.samoa import GAME
from boardinghouse.games.samoa.components import (
    CARD_NAMES,
    KIND_NAMES,
    KINDS,
    NATION_NAMES,
    ROOM_NAMES,
    ROOMS,
    TILE_NAMES,
    TILES,
)
from boardinghouse.games.samoa.hotels import guest_of
from boardinghouse.games.samoa.state import CASH, HOTELS, MONEY_PARTS, SECOND, STACK, TABLE, SamoaState
from tests.positions import changed, play

__all__ = ["GAME", "cards", "finish", "guests", "held", "lay", "money", "names", "position", "rooms", "tile_count"]

FLAG_ROW = "japan germany britain norway japan germany britain norway japan germany britain norway"


def cards(*texts: str) -> int:
    """A set of price cards."""
    return sum(1 << CARD_NAMES.index(text) for text in texts)


def names(held: int) -> list[str]:
    """The price cards of a set."""
    return [name for card, name in enumerate(CARD_NAMES) if (held >> card) & 1]


def guests(text: str) -> int:
    """A room's guests: `norway lover` or `norway lover, japan lover`."""
    codes = []
    for guest in text.split(", "):
        nation, kind = guest.split()
        codes.append(guest_of(NATION_NAMES.index(nation), KIND_NAMES.index(kind)))
    return codes[0] if len(codes) == 1 else codes[0] | codes[1] << SECOND


def position(
    seats: int = 4,
    round: int = 4,
    groups: Sequence[str] = ("plain plain plain plain", "plain rich"),
    tiles: str = "",
    tie: int = 0,
    rooms: Mapping[int, Mapping[str, str]] | None = None,
    suites: Mapping[int, str] | None = None,
    owned: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    discards: Mapping[int, int] | None = None,
    flags: str = FLAG_ROW,
    flight: int = 0,
) -> Any:
    """Before the price cards: what lies on the table and in the hotels, all other things where they came from."""
    state: Any = GAME.new(seats)
    fields = state.to_json()["fields"]
    row = [NATION_NAMES.index(name) for name in flags.split()]
    for number, group in enumerate(groups):
        for kind in map(KIND_NAMES.index, group.split()):
            fields["groups"][number * KINDS + kind] += 1
            fields["piles"][row[round - 1] * KINDS + kind] -= 1
    for tile in map(TILE_NAMES.index, tiles.split()):
        move_tile(fields["tiles"], tile, TABLE)
    for seat, text in (owned or {}).items():
        for tile in map(TILE_NAMES.index, text.split()):
            move_tile(fields["tiles"], tile, HOTELS + seat)
    for seat, hotel in (rooms or {}).items():
        for room, text in hotel.items():
            code = guests(text)
            fields["rooms"][seat * ROOMS + ROOM_NAMES.index(room)] = code
            while code:
                fields["piles"][(code & 31) - 1] -= 1
                code >>= SECOND
    for seat, text in (suites or {}).items():
        for room in text.split():
            fields["suites"][seat] |= 1 << ROOM_NAMES.index(room)
            move_tile(fields["tiles"], TILE_NAMES.index("suite"), HOTELS + seat)
    for seat, amount in (coins or {}).items():
        fields["money"][seat * MONEY_PARTS + 1] += amount - 25
        fields["money"][seat * MONEY_PARTS + CASH] = amount
    for seat, used in (discards or {}).items():
        fields["discards"][seat] = used
        fields["hands"][seat] &= ~used
    fields |= {"flags": row, "round": round, "tie": tie, "flight": flight}
    fields["flights"] &= ~(1 << flight)
    made = changed(state, pending=[["price", (1 << seats) - 1, 0, 0, 0]], **fields)
    assert min(made.piles) >= 0, "more tourists of a kind than there are"
    return made


def move_tile(tiles: list[int], tile: int, place: int) -> None:
    tiles[STACK * TILES + tile] -= 1
    tiles[place * TILES + tile] += 1


def lay(state: SamoaState, *texts: str) -> None:
    """Every seat lays its card, seat 0 first."""
    play(state, *[f"lay {text}" for text in texts])


def finish(state: SamoaState) -> None:
    """Everybody declines whatever is asked until the round is over."""
    round = state.round
    while state.acting() and state.acting() != (-1,) and state.round == round:
        texts = [GAME.actions.text(action) for action in state.legal(state.acting()[0])]
        play(state, next(text for text in ("keep", "pass", "done") if text in texts))


def money(state: SamoaState) -> list[int]:
    """What every seat has."""
    return [state.money[seat * MONEY_PARTS + CASH] for seat in range(state.seats)]


def rooms(state: SamoaState, seat: int) -> dict[str, str]:
    """The occupied rooms of a hotel, in words."""
    shown: dict[str, str] = {}
    for room in range(ROOMS):
        code = state.rooms[seat * ROOMS + room]
        words = []
        while code:
            guest = (code & 31) - 1
            words.append(f"{NATION_NAMES[guest // KINDS]} {KIND_NAMES[guest % KINDS]}")
            code >>= SECOND
        if words:
            shown[ROOM_NAMES[room]] = ", ".join(words)
    return shown


def held(state: SamoaState, seat: int) -> list[str]:
    """The price cards in a hand."""
    return names(state.hands[seat])


def tile_count(state: SamoaState, place: int, tile: str) -> int:
    """How many tiles of a kind lie at a place."""
    return state.tiles[place * TILES + TILE_NAMES.index(tile)]
