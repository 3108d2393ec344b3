"""Positions of Maui for tests. A towel on a beach is written with the row of its top cell, as it lies: `YPB@3`."""

from typing import Any

from boardinghouse.core.contract import CHANCE, Game
from boardinghouse.games.maui import GAME
from boardinghouse.games.maui.components import (
    ALL_TOWELS,
    BEACH_COLUMNS,
    CRAB,
    MARKET_PLACES,
    MIDDLE_TOP,
    PATTERN_LETTERS,
    PATTERN_NAMES,
    SPOT_KINDS,
    TOWEL_NAMES,
    TOWELS,
    UMBRELLA_NAMES,
)
from boardinghouse.games.maui.state import EMPTY
from tests.positions import changed, check, started


def towel_of(letters: str, seat: int, seats: int) -> int:
    """The towel that shows these patterns, from the top, on this seat's beach."""
    return TOWEL_NAMES.index(letters if seat < (seats + 1) // 2 else letters[::-1])


def position(
    seats: int = 2,
    mode: str = "beach",
    actor: int = 0,
    first: int = 0,
    beaches: dict[int, tuple[str, ...]] | None = None,
    market: tuple[str, ...] = (),
    dollars: tuple[int, ...] | None = None,
    zones: tuple[int, int] | None = None,
    tokens: dict[int, tuple[int, int]] | None = None,
    shells: dict[int, dict[str, int]] | None = None,
    spots: dict[int, dict[int, str]] | None = None,
    pearls: dict[int, tuple[int, int]] | None = None,
    game: Game[Any] = GAME,
    **fields: Any,
) -> Any:
    """A seat's turn. `market` names towels as seen with the stones below. Beaches not named have a start towel only; it
    and places of the market not named are filled with free towels; spots not named are bare, their umbrellas boxed."""
    state = started(game, seats, mode=mode)
    towels = [EMPTY] * (seats * BEACH_COLUMNS)
    tops = [0] * (seats * BEACH_COLUMNS)
    laid = [0] * seats
    for seat, beach in (beaches or {}).items():
        laid[seat] = len(beach) - 1
        for column, text in enumerate(beach):
            letters, top = text.split("@")
            towels[seat * BEACH_COLUMNS + column] = towel_of(letters, seat, seats)
            tops[seat * BEACH_COLUMNS + column] = int(top)
    places = [TOWEL_NAMES.index(letters) for letters in market]
    out = [towel for towel in (*places, *towels) if towel != EMPTY]
    free = [towel for towel in range(TOWELS) if towel not in out]
    while len(places) < MARKET_PLACES:
        places.append(free.pop())
    for start in range(0, seats * BEACH_COLUMNS, BEACH_COLUMNS):
        if towels[start] == EMPTY:
            towels[start] = free.pop()
            tops[start] = MIDDLE_TOP
    out = [towel for towel in (*places, *towels) if towel != EMPTY]
    assert len(set(out)) == len(out), "a towel lies in two places"
    held = [0, 0] * seats
    for seat, counts in (tokens or {}).items():
        held[seat * 2 : seat * 2 + 2] = counts
    total = 1 if seats == 2 else 2
    squares = [0] * (seats * 5)
    for seat, by_name in (shells or {}).items():
        for name, square in by_name.items():
            squares[seat * 5 + PATTERN_NAMES.index(name)] = square
    kept = [0, 0] * seats
    for seat, counts in (pearls or {}).items():
        kept[seat * 2 : seat * 2 + 2] = counts
    lying, boxed = lay_out(seats, spots or {}, kept)
    values: dict[str, Any] = {
        "bag": ALL_TOWELS & ~sum(1 << towel for towel in out),
        "market": places,
        "zones": list(zones or (1, 1)),
        "dollars": list(dollars or [1] * seats),
        "ornaments": [total - sum(held[kind::2]) for kind in range(2)],
        "tokens": held,
        "shells": squares,
        "pearls": kept,
        "spots": lying,
        "boxed": boxed,
        "towels": towels,
        "tops": tops,
        "laid": laid,
        "first": first,
    }
    result = changed(state, pending=[["turn", 1 << actor, 0, 0, 0]], **{**values, **fields})
    if dollars is None and zones is None and not fields:
        check(result)
    return result


def lay_out(seats: int, spots: dict[int, dict[int, str]], pearls: list[int]) -> tuple[list[int], list[int]]:
    """What lies on the beaches, and what is left in the box."""
    kinds = ["", *UMBRELLA_NAMES, "crab"]
    lying = [0] * (seats * BEACH_COLUMNS)
    boxed: list[int] = []
    for seat in range(seats):
        for column, kind in spots.get(seat, {}).items():
            lying[seat * BEACH_COLUMNS + column] = kinds.index(kind)
        here = lying[seat * BEACH_COLUMNS : (seat + 1) * BEACH_COLUMNS]
        total = [0, 3 - pearls[seat * 2], 3 - pearls[seat * 2 + 1], 1, 1, 7]
        boxed.extend(total[kind] - (here.count(kind) if kind else 0) for kind in range(SPOT_KINDS))
    assert CRAB == kinds.index("crab")
    return lying, boxed


def beach_of(count: int, skip: int = 0, turned: bool = False) -> tuple[str, ...]:
    """A start towel and so many laid ones in the middle rows, whatever they show; `skip` for another player's."""
    return tuple(f"{name[::-1] if turned else name}@3" for name in TOWEL_NAMES[skip : skip + count + 1])


def refill(state: Any) -> None:
    """Fill the market with the first towel that can be drawn."""
    assert state.prompt()["key"] == "fill-market"
    state.apply(CHANCE, state.outcomes()[0][0])


def squares(state: Any, seat: int = 0) -> dict[str, int]:
    """The shells of a seat that are on their track, by letter of the pattern."""
    here = list(state.shells)[seat * 5 : seat * 5 + 5]
    return {PATTERN_LETTERS[pattern]: square for pattern, square in enumerate(here) if square}


def market(state: Any) -> list[str | None]:
    """The towels of the market by name."""
    return [None if towel == EMPTY else TOWEL_NAMES[towel] for towel in state.market]


def cells(state: Any, seat: int, column: int) -> list[dict[str, Any]]:
    """The cells of a towel as a view shows them."""
    result: list[dict[str, Any]] = state.view(None)["players"][seat]["beach"]["towels"][column]["cells"]
    return result


def tops_of(texts: list[str], place: int) -> list[int]:
    """The rows in which the towel at this place of the market may begin, out of legal texts."""
    parts = [text.split() for text in texts]
    return [int(part[2]) for part in parts if part[0] == "towel" and int(part[1]) == place]
