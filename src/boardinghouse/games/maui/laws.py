"""What Maui never loses: the towels, dollars, umbrellas, crabs, towel tokens, shells."""

from collections.abc import Iterator

from boardinghouse.core.vectors import listed
from boardinghouse.games.maui.components import (
    ALL_TOWELS,
    BEACH_COLUMNS,
    CELLS,
    CRAB,
    CRAB_VALUES,
    MARKET_ROWS,
    PEARL_COLOURS,
    ROWS,
    SPOT_KINDS,
    TOKEN_KINDS,
    TOKEN_NAMES,
    TOWELS,
    UMBRELLA_NAMES,
    WHITE_PEARL,
)
from boardinghouse.games.maui.state import (
    COVER,
    COVER_BITS,
    CRAB_COVER,
    EMPTY,
    HIDDEN_CRAB,
    TOKEN_COVER,
    MauiState,
)


def faults(state: MauiState) -> Iterator[str]:
    """What could never come about."""
    yield from towel_faults(state)
    yield from token_faults(state)
    dollars = [*listed(state.dollars), *listed(state.zones)]
    components = state.components
    all_dollars = components.first_dollars * state.seats + components.first_zone_dollars * MARKET_ROWS
    if min(dollars) < 0 or sum(dollars) != all_dollars:
        yield f"there are {sum(dollars)} dollars, not {all_dollars}"
    if min(listed(state.penalties)) < 0:
        yield "a number of penalty tokens is below zero"
    if any(not 0 <= square <= state.track_length() for square in listed(state.shells)):
        yield "a shell is off the tracks"
    for seat in range(state.seats):
        yield from umbrella_faults(state, seat)
        yield from crab_faults(state, seat)


def towel_faults(state: MauiState) -> Iterator[str]:
    out = [towel for towel in (*listed(state.market), *listed(state.towels)) if towel != EMPTY]
    if any(not 0 <= towel < TOWELS for towel in out):
        yield "a towel is none of the game"
    elif len(set(out)) != len(out) or state.bag != ALL_TOWELS & ~sum(1 << towel for towel in out):
        yield "a towel is missing or in two places"
    for seat in range(state.seats):
        beach = listed(state.towels)[seat * BEACH_COLUMNS : (seat + 1) * BEACH_COLUMNS]
        if [towel != EMPTY for towel in beach[1:]] != [
            column < state.laid[seat] for column in range(BEACH_COLUMNS - 1)
        ]:
            yield f"the towels of seat {seat} have gaps or are miscounted"
        tops = listed(state.tops)[seat * BEACH_COLUMNS : (seat + 1) * BEACH_COLUMNS]
        if any(towel != EMPTY and not 1 - CELLS < top <= ROWS for towel, top in zip(beach, tops, strict=True)):
            yield f"a towel of seat {seat} has no cell on the beach"


def covers(state: MauiState, seat: int) -> list[int]:
    """What lies on all cells of a seat's towels."""
    columns = listed(state.covers)[seat * BEACH_COLUMNS : (seat + 1) * BEACH_COLUMNS]
    return [(column >> (cell * COVER_BITS)) & COVER for column in columns for cell in range(CELLS)]


def spots(state: MauiState, seat: int) -> list[int]:
    """What lies on the sand of a seat's beach."""
    return listed(state.spots)[seat * BEACH_COLUMNS : (seat + 1) * BEACH_COLUMNS]


def token_faults(state: MauiState) -> Iterator[str]:
    laid = [cover for seat in range(state.seats) for cover in covers(state, seat)]
    for kind in range(TOKEN_KINDS):
        held = listed(state.tokens)[kind::TOKEN_KINDS]
        aside: list[int] = [state.ornaments[kind], state.boxed_tokens[kind]]
        count = sum(held) + sum(aside) + laid.count(kind + TOKEN_COVER)
        if min(held + aside) < 0 or count != state.components.tokens[kind]:
            yield f"there are {count} {TOKEN_NAMES[kind]} tokens, not {state.components.tokens[kind]}"


def umbrella_faults(state: MauiState, seat: int) -> Iterator[str]:
    """Umbrellas are on the beach, kept (pearls) or in the box."""
    sand = spots(state, seat)
    for kind in range(WHITE_PEARL, CRAB):
        colour = kind - WHITE_PEARL
        kept: int = state.pearls[seat * PEARL_COLOURS + colour] if colour < PEARL_COLOURS else 0
        boxed: int = state.boxed[seat * SPOT_KINDS + kind]
        all_of_them: int = state.components.umbrellas[colour]
        if min(kept, boxed) < 0 or sand.count(kind) + kept + boxed != all_of_them:
            yield f"seat {seat} has more or fewer {UMBRELLA_NAMES[colour]} umbrellas than {all_of_them}"
    if any(kind not in (0, CRAB) for kind in sand[1 : state.laid[seat] + 1]):
        yield f"an umbrella of seat {seat} lies in a column with a towel"


def crab_faults(state: MauiState, seat: int) -> Iterator[str]:
    """Crabs are on the beach, on towels or in the box; those turned over are on towels."""
    on_towels = covers(state, seat)
    boxed: int = state.boxed[seat * SPOT_KINDS + CRAB]
    unseen = listed(state.unseen_crabs)[seat * CRAB_VALUES : (seat + 1) * CRAB_VALUES]
    hidden = spots(state, seat).count(CRAB) + boxed + on_towels.count(HIDDEN_CRAB)
    if boxed < 0 or min(unseen) < 0 or hidden != sum(unseen):
        yield f"seat {seat} has {hidden} crabs face down and {sum(unseen)} values for them"
    for value in range(CRAB_VALUES):
        if on_towels.count(CRAB_COVER + value) + unseen[value] != state.components.crabs[value]:
            yield f"a crab of seat {seat} is missing or there twice"
