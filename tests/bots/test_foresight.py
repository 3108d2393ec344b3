"""Games searched by a tree that ends in a network: what is written down, what is made of it, and who slips."""

import struct
from collections import Counter
from itertools import product
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.bots.evaluation import amounts, evaluation_of
from boardinghouse.bots.greedy import Greedy
from boardinghouse.bots.levels import LevelBot, Slips
from boardinghouse.bots.mind.foresight import Foresight
from boardinghouse.bots.mind.network import KERNEL, MARK, Network
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.bots.planned import judgement_of, mind_of
from boardinghouse.bots.search import Search, Style
from boardinghouse.core.actions import Choices
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.play import turns
from boardinghouse.core.vectors import zeros
from tests.positions import started

TREES = [id for id in bh.games() if not mind_of(id).plans]
WISHES = [-885874, -764682, 1094163, 667133, 898086]  # what the made-up network says of the first answers of Maui


def made_up(id: str) -> Network:
    """A network of arbitrary weights, the same on every machine."""
    rng = bh.Rng("made up")
    mind, actions = mind_of(id), bh.load(id).actions.size
    first, second, last = 24, 8, len(mind.sources) + 2 + actions
    data = struct.pack("<8i", MARK, mind.width, first, second, last - actions, 1, actions, 1 << 17)
    data += b"".join(struct.pack("<i", rng.below(2001) - 1000) for _ in range(first + second + last))
    weights = mind.width * first + first * second + second * last
    return Network(data + b"".join(struct.pack("<h", rng.below(4001) - 2000) for _ in range(weights)))


def met(id: str, seats: int, options: dict[str, str], step: int) -> list[Any]:
    """Every so many-th question of a random game."""
    state = bh.load(id).begin(seats, options)
    rng = bh.Rng(f"{seats}/{options}")
    found: list[Any] = []
    for number, seat in enumerate(turns(state, bh.Luck(seats))):
        if number % step == 0:
            found.append(state.clone())
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("id", TREES)
def test_sheets_hold_what_the_seat_knows_and_nothing_else(id: str) -> None:
    game, mind = bh.load(id), mind_of(id)
    sheet = SparseRows(2, mind.entries)
    choices = list(product(*game.variants.values()))
    for number, seats in enumerate(range(game.seats[0], game.seats[1] + 1)):
        options = dict(zip(game.variants, choices[(5 * number) % len(choices)], strict=True))
        for state in met(id, seats, options, 7):
            for seat in range(seats):
                rows: list[list[int]] = []
                for world in (state, state.determinize(seat, bh.Rng(number))):
                    sheet.clear()
                    sheet.begin()
                    mind.write(world, seat, sheet)
                    assert sheet.place == mind.width
                    sheet.keep()
                    places = [entry >> 8 for entry in list(sheet.entries)[: sheet.used]]
                    assert len(set(places)) == len(places)
                    rows.append(sheet.dense(0, mind.width))
                assert rows[0] == rows[1]


@pytest.mark.parametrize("id", TREES)
def test_points_are_those_of_the_breakdown_at_all_times(id: str) -> None:
    mind = mind_of(id)
    parts = zeros(len(mind.sources))
    for state in met(id, bh.load(id).seats[0], {}, 11):
        for seat, sources in enumerate(state.result().breakdown):
            mind.points(state, seat, parts)
            assert dict(zip(mind.sources, list(parts), strict=True)) == sources


def test_a_gain_is_what_the_answer_brings_at_once() -> None:
    mind = mind_of("maui")
    compared = 0
    for state in met("maui", 2, {}, 3):
        seat, options, gained = state.acting()[0], Choices(), zeros(state.game.actions.size)
        state.legal_into(seat, options)
        mind.gains(state, seat, options, gained)
        before = state.result().scores[seat]
        for place, action in enumerate(options.listed()):
            after = state.clone()
            after.play(seat, action)
            while after.acting() == (CHANCE,):
                after.play(CHANCE, after.sample(bh.Rng(1)))
            if state.game.actions.verb(action) == "towel" and after.acting() != (seat,):
                compared += 1
                assert after.result().scores[seat] - before == gained[place]
    assert compared > 20


@pytest.mark.parametrize("id", TREES)
def test_what_is_promising_is_the_same_with_and_without_the_kernel(id: str) -> None:
    network, mind = made_up(id), mind_of(id)
    state = started(bh.load(id), bh.load(id).seats[0])
    sheet, options = SparseRows(1, mind.entries), Choices()
    seat = state.acting()[0]
    sheet.begin()
    mind.write(state, seat, sheet)
    sheet.keep()
    state.legal_into(seat, options)
    out = zeros(options.count)
    network.prefer(sheet.entries, sheet.starts, 0, options.actions, options.count, out)
    wanted = [network.outputs + action for action in options.listed()]
    assert list(out) == network.judge(list(sheet.entries)[: sheet.used], wanted)
    if id == "maui":  # the digits themselves, so that compiled and plain Python cannot differ
        assert list(out)[: len(WISHES)] == WISHES


@pytest.mark.parametrize("id", TREES)
def test_chances_add_up_and_searches_end_in_them(id: str) -> None:
    game = bh.load(id)
    foresight = Foresight(mind_of(id), made_up(id))
    for seats in game.seats:
        state = started(game, seats)
        seat = state.acting()[0]
        search = Search(state, seat, foresight, Style(), bh.Rng(1))
        search.run(40)
        shares = amounts(seats)
        foresight.chances(state, shares)
        assert sum(list(shares)) == pytest.approx(1)
        assert sum(search.visits().values()) == 40
        assert set(search.visits()) <= set(state.legal(seat))


def test_plain_python_keeps_to_the_evaluation_written_by_hand() -> None:
    assert judgement_of("maui").plays_out is (KERNEL is None)
    assert judgement_of("austria") is evaluation_of("austria"), "there whole turns are planned"
    for id in bh.games():
        assert LevelBot(3, plain=True).judge(id) is evaluation_of(id)


@pytest.mark.parametrize("id", ["maui", "austria"])
def test_one_slip_per_turn_and_a_plausible_one(id: str) -> None:
    state = started(bh.load(id), 2)
    slips = Slips(1.0)
    turn: list[bool] = []
    made: Counter[int] = Counter()
    for number, seat in enumerate(turns(state, bh.Luck(1))):
        if number == 60:
            break
        legal = state.legal(seat)
        if seat == 1 or len(legal) == 1:
            state.play(seat, legal[0])
            continue
        goes_on = slips.expected is not None and slips.expected == state.view(seat)
        turn = [*turn, slips.slipped] if goes_on else []
        greedy = Greedy(evaluation_of(id))
        action = slips.choose(greedy, state, seat, bh.Rng(number))
        slipped = slips.slipped and not any(turn)
        made[len(turn)] += slipped
        best = Greedy(evaluation_of(id)).judge(state, seat, bh.Rng(number), 4)
        assert action in legal
        assert len(list(best)) == len(legal)
        state.play(seat, action)
    assert made[0] > 3
    assert sum(made.values()) == made[0], "a second slip in one turn"
