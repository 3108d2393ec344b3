"""What a seat may believe: the share of the worlds in which it is so, of all that the seat cannot tell apart."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import boardinghouse as bh
from boardinghouse.games.overbooking.state import DOOR_PLACES, QUEUE_PLACES
from boardinghouse.games.samoa.state import STACK
from boardinghouse.rl import aec_env, batch_env, gym_env
from boardinghouse.rl.encoding import encoding_of
from tests.rl.set_ups import ALL, NAMES

WORLDS = 300
MOMENTS = 6

Truth = Callable[[Any, int], list[int]]


def cards(set: int, size: int) -> list[int]:
    return [set >> card & 1 for card in range(size)]


def types_at(state: Any, guests: Any, hotel: int, places: int, count: int) -> list[int]:
    found = []
    for place in range(places):
        guest = guests[hotel * places + place]
        there = place < count and guest >= 0
        found += [int(there and guest % 24 // 4 == type) for type in range(6)]
    return found


# what is true of a world, by field; of fields that are written by seat or hotel, for one of them
TRUTHS: dict[str, dict[str, Truth]] = {
    "samoa": {
        "chance_in_hand": lambda state, seat: cards(state.hands[seat], 11),
        "chance_laid": lambda state, seat: [int(state.laid[seat] == card) for card in range(11)],
        "in_stack": lambda state, _: [state.tiles[STACK * 6 + tile] for tile in range(6)],
        "at_home": lambda state, _: [state.piles[place] for place in range(28)],
    },
    "amsterdam": {},
    "overbooking": {
        "chance_in_hand": lambda state, seat: cards(state.hands[seat], 24),
        "chance_in_deck": lambda state, seat: cards(state.decks[seat], 24),
        "queue_types": lambda state, hotel: types_at(
            state, state.queues, hotel, QUEUE_PLACES, state.queue_counts[hotel]
        ),
        "door_types": lambda state, hotel: types_at(state, state.doors, hotel, DOOR_PLACES, state.door_counts[hotel]),
    },
    "maui": {"in_bag": lambda state, _: cards(state.bag, 60)},
    "austria": {
        "guests_to_come": lambda state, _: cards(state.guest_deck, 56),
        "chance_in_deck": lambda state, _: cards(state.staff_deck, 48),
        "chance_under": lambda state, _: [
            int(any(state.under[place] & 63 == card for place in range(len(state.under)))) for card in range(48)
        ],
        "chance_in_hand": lambda state, seat: cards(state.hands[seat], 48),
        "chance_in_pack": lambda state, seat: cards(state.packs[seat], 48),
    },
}


def truth(state: Any, viewer: int) -> Any:
    """What the fields of belief would hold for one who sees everything."""
    seats = state.seats
    found: list[int] = []
    for field in encoding_of(state.game.id, belief=True).belief:
        of = TRUTHS[state.game.id][field.name]
        owners = [viewer] if field.repeat == "once" else range(seats)
        for owner in owners:
            found += of(state, (viewer + owner) % seats if field.repeat == "seat" else owner)
    return np.array(found)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_belief_is_the_share_of_worlds(game: str, seats: int, options: dict[str, str]) -> None:
    encoding = encoding_of(game, belief=True)
    start = encoding_of(game).size(seats)
    assert encoding.size(seats) == len(encoding.scales(seats))
    if not encoding.belief:
        assert start == encoding.size(seats)
        return
    high = np.concatenate([[field.high] * field.size * field.times(seats) for field in encoding.belief])
    whole = np.where(high == 1000, 1000, 1)  # what is written of something certain
    state = bh.load(game).new(seats, **options)
    luck, rng = bh.Luck("belief"), bh.Rng("belief")
    luck.settle(state)
    answers = 0
    while not state.over:
        seat = rng.below(seats)
        sheet = encoding.sheet(state, seat)
        believed = np.asarray(sheet.values)[start:]
        assert sheet.count == encoding.size(seats)
        assert (believed >= 0).all()
        assert (believed <= high).all()
        world = state.determinize(seat, rng)
        assert np.array_equal(believed, np.asarray(encoding.sheet(world, seat).values)[start:])
        certain = (believed == 0) | (believed == whole) | (high != 1000)
        assert np.array_equal(believed[certain], (truth(state, seat) * whole)[certain])
        if answers % 40 == 11 and answers < 40 * MOMENTS:
            shares = np.mean([truth(state.determinize(seat, rng), seat) for _ in range(WORLDS)], 0)
            chances = believed / whole
            error = np.sqrt(np.clip(chances * (1 - chances), 0.002, None) / WORLDS)
            assert np.all(np.abs(shares - chances) < 6 * error), f"after {answers} answers, seat {seat}"
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])
        luck.settle(state)
        answers += 1


def test_every_environment_shows_it() -> None:
    batch = batch_env("overbooking", 3, 2, opponents="random", seed=1, belief=True)
    one = gym_env("overbooking", 3, belief=True)
    look, _ = one.reset(seed=1)
    assert batch.observations.shape[1] == encoding_of("overbooking").size(3) + 3 * (24 + 24 + 36 + 12)
    assert np.array_equal(batch.observations[0], look["observation"])
    several = aec_env("overbooking", 3, belief=True)
    several.reset(seed=1)
    hand = several.observe("seat_0")["observation"][batch.slices["chance_in_hand"]].reshape(3, 24)
    assert hand[0].sum() == 9
    assert hand[1:] == pytest.approx(9 / 24, abs=0.001)
