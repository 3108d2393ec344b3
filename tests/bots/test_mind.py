"""What was learned: networks agree to the digit wherever they run, sheets hold what a seat knows, plans are legal."""

import json
import struct
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.bots.mind.network import MARK, Network
from boardinghouse.bots.mind.planner import Effort, Planner
from boardinghouse.bots.mind.sparse import SparseRows
from boardinghouse.bots.mind.turns import Depth, TurnSearch
from boardinghouse.bots.planned import MINDS, THOUGHTS, mind_of, network_of, turn_search
from boardinghouse.core.play import turns
from boardinghouse.core.record import parse
from boardinghouse.core.vectors import zeros

LEARNED = sorted(path.stem for path in Path(str(files(MINDS))).glob("*.net"))
SET_UPS = [(2, {}), (3, {"staff": "draft"}), (4, {"side": "day", "staff": "introductory"})]
# what the made-up network says of the first position, and the turns planned with it
DIGITS = [-693661, 320628, 73125, 1339593, 659472, 162190, 1612185, 815043, 215154, 1435256, 1312825, 1260378, -651345]
PLANS = [
    [0],
    [9, 27],
    [40, 0, 27],
    [4, 12, 222, 222, 33, 27],
    [2, 11, 222, 222, 27],
    [27],
    [3, 13, 123, 27],
    [27],
    [27],
]


def made_up(inputs: int, outputs: int, count: int = 1) -> Network:
    """Networks of arbitrary weights, the same on every machine."""
    rng = bh.Rng("made up")
    first, second = 24, 8
    data = struct.pack("<8i", MARK, inputs, first, second, outputs, count, 0, 0)
    weights = inputs * first + first * second + second * outputs
    for _ in range(count):
        data += b"".join(struct.pack("<i", rng.below(2001) - 1000) for _ in range(first + second + outputs))
        data += b"".join(struct.pack("<h", rng.below(4001) - 2000) for _ in range(weights))
    return Network(data)


def positions(seats: int, options: dict[str, str], step: int) -> list[Any]:
    """Every so many-th question of a random game."""
    state = bh.load("austria").begin(seats, options)
    rng = bh.Rng(f"{seats}/{options}")
    found: list[Any] = []
    for number, seat in enumerate(turns(state, bh.Luck(seats))):
        if number % step == 0:
            found.append(state.clone())
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return found


def test_a_network_says_the_same_with_and_without_its_kernel() -> None:
    mind = mind_of("austria")
    network = made_up(mind.width, len(mind.sources) + 2)
    sheet = SparseRows(8, mind.entries)
    for state in positions(2, {}, 25)[:8]:
        sheet.begin()
        mind.write(state, 0, sheet)
        sheet.keep()
    out = zeros(8 * network.outputs)
    network.evaluate(sheet.entries, sheet.starts, 0, sheet.rows, out)
    for row, (begin, end) in enumerate(pairwise(list(sheet.starts)[: sheet.rows + 1])):
        plain = network.judge(list(sheet.entries)[begin:end], range(network.outputs))
        assert list(out)[row * network.outputs : (row + 1) * network.outputs] == plain
    # the digits themselves, so that compiled and plain Python cannot differ
    assert list(out)[: network.outputs] == DIGITS


def test_several_networks_answer_with_their_mean_rounded_down() -> None:
    mind = mind_of("austria")
    outputs = len(mind.sources) + 2
    three = made_up(mind.width, outputs, 3)
    size = (len(three.data) - 32) // 3
    head = struct.pack("<8i", MARK, mind.width, 24, 8, outputs, 1, 0, 0)
    alone = [Network(head + three.data[32 + part * size : 32 + (part + 1) * size]) for part in range(3)]
    sheet = SparseRows(1, mind.entries)
    sheet.begin()
    mind.write(positions(2, {}, 25)[3], 0, sheet)
    sheet.keep()
    out = zeros(outputs)
    three.evaluate(sheet.entries, sheet.starts, 0, 1, out)
    entries = list(sheet.entries)[: sheet.used]
    said = [network.judge(entries, range(outputs)) for network in alone]
    assert list(out) == three.judge(entries, range(outputs)) == [sum(found) // 3 for found in zip(*said, strict=True)]
    assert any(sum(found) < 0 and sum(found) % 3 for found in zip(*said, strict=True)), "rounding matters"


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_a_sheet_holds_what_the_seat_knows_and_nothing_else(seats: int, options: dict[str, str]) -> None:
    mind = mind_of("austria")
    sheet = SparseRows(2, mind.entries)
    for number, state in enumerate(positions(seats, options, 9)):
        for seat in range(seats):
            rows: list[list[int]] = []
            for world in (state, state.determinize(seat, bh.Rng(number))):
                sheet.clear()
                sheet.begin()
                mind.write(world, seat, sheet)
                assert sheet.place == mind.width
                sheet.keep()
                rows.append(sheet.dense(0, mind.width))
            assert rows[0] == rows[1]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_points_are_those_of_the_breakdown(seats: int, options: dict[str, str]) -> None:
    mind = mind_of("austria")
    parts = zeros(len(mind.sources))
    state = positions(seats, options, 1)[-1]
    playing = bh.play(bh.load("austria"), [find("random")] * seats, seed=4, budget=0.0, **options)
    for at in (state, playing.verify()):
        for seat, sources in enumerate(at.result().breakdown):
            mind.points(at, seat, parts)
            now = dict(zip(mind.sources, list(parts), strict=True))
            assert {**sources, "waiting": 0} == {**now, "waiting": 0}
            assert not at.over or now["waiting"] == sources["waiting"]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_every_planned_turn_can_be_played(seats: int, options: dict[str, str]) -> None:
    mind = mind_of("austria")
    planner = Planner(mind, None, 40)
    for state in positions(seats, options, 11):
        seat = state.acting()[-1]
        best = planner.plan(state, seat, bh.Rng(1), Effort(10, 1, 2, 3))
        assert planner.count() > 0
        assert planner.values[best] == max(list(planner.values)[: planner.count()])
        for row in range(planner.count()):
            answers = planner.turn(row)
            assert answers
            assert answers[0] in state.legal(seat)


def test_plans_are_the_same_compiled_and_not() -> None:
    mind = mind_of("austria")
    network = made_up(mind.width, len(mind.sources) + 2)
    search = TurnSearch(mind, network, Effort(12, 1, 3, 3), Depth(3, 1, 2, 1, Effort(6, 0, 1, 1)))
    found = [search.find(state, state.acting()[0], "seed", 0.0) for state in positions(2, {}, 16)]
    assert found == PLANS
    again = [search.find(state, state.acting()[0], "seed", 0.0) for state in positions(2, {}, 16)]
    assert found == again


@pytest.mark.skipif(not bh.compiled(), reason="plain Python tries fewer turns")
@pytest.mark.parametrize(("line", "verbs"), [(89, {"take", "settle"}), (141, {"take", "settle"}), (260, {"take"})])
def test_a_cafe_is_not_left_empty(line: int, verbs: set[str]) -> None:
    """Positions of a game between bots that had learned nothing: they passed, went to court, or filled the kitchen."""
    record = parse(Path(__file__).with_name("look1.jsonl").read_bytes(), bh.load)
    state = [record.new_state(), *record.replay()][line]
    seat = record.lines[line].seat
    turn = turn_search("austria", THOUGHTS[4]).find(state, seat, "seed", 0.0)
    assert verbs <= {state.game.actions.verb(action) for action in turn}


@pytest.mark.parametrize("id", LEARNED)
def test_weights_fit_their_game_and_say_where_they_come_from(id: str) -> None:
    network, mind = network_of(id), mind_of(id)
    assert network is not None
    assert (network.inputs, network.outputs) == (mind.width, len(mind.sources) + 2)
    assert len(network.data) <= 1_000_000
    origin = json.loads(files(MINDS).joinpath(f"{id}.json").read_text(encoding="utf-8"))
    assert {"commit", "seed", "games", "hours"} <= set(origin)


def test_weights_of_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match="not a network"):
        Network(bytes(64))


@pytest.mark.skipif(not bh.compiled(), reason="plain Python plays slowly, and the same code is tested compiled")
@pytest.mark.parametrize("id", LEARNED)
def test_a_level_that_learned_beats_the_same_level_that_did_not(id: str) -> None:
    from boardinghouse.lab.tournament import Pairing, play_deal

    deals = [play_deal(Pairing(id, ("level:3", "greedy"), {}, 5), number) for number in range(4)]
    assert sum(share[0] for deal in deals for share in deal.shares) >= 6
