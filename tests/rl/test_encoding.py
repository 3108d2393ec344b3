"""The observations: within their bounds, written whole, the same for positions a seat cannot tell apart, and different
where its view is different; and the docs say what they hold."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardinghouse as bh
from boardinghouse.core.contract import CHANCE
from boardinghouse.rl.encoding import encoding_of
from boardinghouse.rl.encoding.sheet import Sheet, mask
from boardinghouse.rl.fields import documented, table_of
from tests.rl.set_ups import ALL, NAMES

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def numbers(state: Any, seat: int) -> Any:
    """A seat's observation, as whole numbers."""
    encoding = encoding_of(state.game.id)
    sheet = encoding.sheet(state, seat)
    assert sheet.count == encoding.size(state.seats), "every field writes as many numbers as it says"
    return np.asarray(sheet.values)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_observation_is_what_the_seat_knows(game: str, seats: int, options: dict[str, str]) -> None:
    encoding = encoding_of(game)
    parts = encoding.slices(seats)
    state = bh.load(game).new(seats, **options)
    luck = bh.Luck("encoding")
    rng = bh.Rng("encoding")
    last: dict[int, tuple[object, Any]] = {}
    while state.acting():
        for seat in range(seats):
            seen = numbers(state, seat)
            for field in encoding.fields:
                part = seen[parts[field.name]]
                assert field.low <= part.min(), f"{field.name} goes down to {part.min()}"
                assert part.max() <= field.high, f"{field.name} goes up to {part.max()}"
            world = state.determinize(seat, rng)
            assert np.array_equal(seen, numbers(world, seat)), f"seat {seat} sees what it may not know"
            view = state.view(seat)
            if seat in last and view != last[seat][0]:
                changed = [name for name in view if view[name] != last[seat][0][name]]  # type: ignore[index]
                assert state.actor() == CHANCE or not np.array_equal(seen, last[seat][1]), (
                    f"the observation does not show the change of {changed}"
                )
            last[seat] = view, seen
        if state.actor() == CHANCE:
            state.apply(CHANCE, luck.draw(state))
        else:
            actor = state.acting()[rng.below(len(state.acting()))]
            legal = state.legal(actor)
            state.apply(actor, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_mask_is_what_is_legal(game: str, seats: int, options: dict[str, str]) -> None:
    state = bh.load(game).new(seats, **options)
    luck = bh.Luck("mask")
    rng = bh.Rng("mask")
    luck.settle(state)
    while state.acting():
        for seat in range(seats):
            sheet = Sheet(state.game.actions.size)
            mask(state, seat, sheet)
            assert np.flatnonzero(np.asarray(sheet.values)).tolist() == state.legal(seat)
        actor = state.acting()[0]
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
        luck.settle(state)


@pytest.mark.parametrize("game", bh.games())
def test_slices_and_scales_cover_the_observation(game: str) -> None:
    encoding = encoding_of(game)
    names = [field.name for field in encoding.fields]
    assert len(set(names)) == len(names)
    for seats in range(encoding.game.seats[0], encoding.game.seats[1] + 1):
        parts = list(encoding.slices(seats).values())
        assert [part.start for part in parts] == [0, *(part.stop for part in parts[:-1])]
        assert parts[-1].stop == encoding.size(seats) == len(encoding.scales(seats))


@pytest.mark.parametrize("game", bh.games())
def test_docs_list_the_fields(game: str) -> None:
    assert documented(DOCS.read_text(encoding="utf-8"), game) == table_of(game), (
        "docs/environments.md is behind: python -m boardinghouse.rl.fields docs/environments.md"
    )


def test_seats_are_told_from_the_viewer_on() -> None:
    state = bh.load("maui").new(3)
    bh.Luck(1).settle(state)
    state.dollars[1] = 7
    part = encoding_of("maui").slices(3)["dollars"]
    assert numbers(state, 0)[part].tolist() == [1, 7, 1]
    assert numbers(state, 1)[part].tolist() == [7, 1, 1]
    assert numbers(state, 2)[part].tolist() == [1, 1, 7]
