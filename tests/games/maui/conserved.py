"""What Maui never loses: the 60 towels, dollars, umbrellas, crabs, towel tokens, shells."""

from boardinghouse.games.maui.components import (
    ALL_TOWELS,
    BEACH_COLUMNS,
    CELLS,
    CRAB,
    CRAB_VALUES,
    PATTERNS,
    ROWS,
    SPOT_KINDS,
    WHITE_PEARL,
)
from boardinghouse.games.maui.state import COVER, COVER_BITS, CRAB_COVER, EMPTY, HIDDEN_CRAB, MauiState


def covers(state: MauiState, seat: int) -> list[int]:
    """What lies on all cells of a seat's towels."""
    spots = range(seat * BEACH_COLUMNS, (seat + 1) * BEACH_COLUMNS)
    return [(state.covers[spot] >> (cell * COVER_BITS)) & COVER for spot in spots for cell in range(CELLS)]


def check(state: MauiState) -> None:
    check_towels(state)
    check_tokens(state)
    assert sum(state.dollars) + sum(state.zones) == state.seats + 2
    assert min([*state.dollars, *state.zones, *state.penalties]) >= 0
    assert len(state.shells) == state.seats * PATTERNS
    assert all(0 <= square <= state.track_length() for square in state.shells)
    for seat in range(state.seats):
        check_spots(state, seat)
        check_crabs(state, seat)


def check_towels(state: MauiState) -> None:
    out = [towel for towel in (*state.market, *state.towels) if towel != EMPTY]
    assert len(set(out)) == len(out)
    assert state.bag == ALL_TOWELS & ~sum(1 << towel for towel in out)
    for seat in range(state.seats):
        beach = [state.towels[seat * BEACH_COLUMNS + column] for column in range(BEACH_COLUMNS)]
        assert [towel != EMPTY for towel in beach[1:]] == [
            column < state.laid[seat] for column in range(BEACH_COLUMNS - 1)
        ]
        for column in range(state.laid[seat] + 1):
            if beach[0] != EMPTY:
                top = state.tops[seat * BEACH_COLUMNS + column]
                assert top + CELLS > 1, "a cell of every towel lies on the beach"
                assert top <= ROWS, "a cell of every towel lies on the beach"


def check_tokens(state: MauiState) -> None:
    laid = [cover for seat in range(state.seats) for cover in covers(state, seat)]
    for kind in range(2):
        held = sum(state.tokens[seat * 2 + kind] for seat in range(state.seats))
        assert state.ornaments[kind] + held + state.boxed_tokens[kind] + laid.count(kind + 1) == 2


def check_spots(state: MauiState, seat: int) -> None:
    """Umbrellas are on the beach, kept (pearls) or in the box."""
    spots = [state.spots[seat * BEACH_COLUMNS + column] for column in range(BEACH_COLUMNS)]
    for kind, count in zip(range(WHITE_PEARL, CRAB), (3, 3, 1, 1), strict=True):
        kept = state.pearls[seat * 2 + kind - WHITE_PEARL] if kind < 3 else 0
        assert spots.count(kind) + kept + state.boxed[seat * SPOT_KINDS + kind] == count
    for column in range(1, state.laid[seat] + 1):
        assert spots[column] in (0, CRAB), "umbrellas of filled columns are gone"


def check_crabs(state: MauiState, seat: int) -> None:
    """Crabs are on the beach, on towels or in the box; those turned over are on towels."""
    spots = [state.spots[seat * BEACH_COLUMNS + column] for column in range(BEACH_COLUMNS)]
    on_towels = covers(state, seat)
    hidden = spots.count(CRAB) + state.boxed[seat * SPOT_KINDS + CRAB] + on_towels.count(HIDDEN_CRAB)
    assert hidden == sum(state.unseen_crabs[seat * CRAB_VALUES + value] for value in range(CRAB_VALUES))
    for value, count in enumerate((2, 3, 2)):
        assert on_towels.count(CRAB_COVER + value) + state.unseen_crabs[seat * CRAB_VALUES + value] == count
