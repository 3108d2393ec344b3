"""Patches: applied to what a viewer has they give what the others get whole."""

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardinghouse as bh
from boardinghouse.core.difference import Part, differences
from tests.server.client import Known, put
from tests.server.inside import Box, Inside, run

numbers = st.integers(0, 3) | st.none() | st.booleans()
data = st.recursive(numbers, lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.sampled_from("abc"), inner))


@given(data, data)
def test_changes_lead_from_one_to_the_other(before: Any, after: Any) -> None:
    found: list[Part] = []
    first, second = deepcopy(before), deepcopy(after)
    kept = differences(before, after, found)
    assert kept == after
    assert (before, after) == (first, second)  # nothing is put into what others may hold
    whole = deepcopy(before)
    for path, part in msgspec.json.decode(msgspec.json.encode(found)):
        whole = put(whole, path, part)
    assert whole == after


def sizes(box: Box, kind: str) -> dict[int, int]:
    """The bytes of each message of a kind, by the step it is about."""
    told = [(msgspec.json.decode(raw), len(raw)) for raw in box.raw]
    return {message["number"]: size for message, size in told if message["type"] == kind}


@pytest.mark.parametrize("game", bh.games())
def test_who_takes_patches_has_what_the_others_have(database: str, game: str) -> None:
    """Over a game, with moves taken back, by viewers who came early, late and again; and in far fewer bytes."""

    async def test(house: Inside) -> None:
        rng = random.Random(game)  # noqa: S311
        seats = bh.load(game).seats[0]
        id, people = await house.started(game, seats, watchable=True, clock={"kind": "live", "seconds": 600})
        eyes: list[int | None] = [*range(seats), None]
        whole = {seat: Box(people[seat or 0].id) for seat in eyes}
        known = {seat: Known() for seat in eyes}
        boxes = {seat: Box(people[seat or 0].id) for seat in eyes}
        late = {seat: Box(people[seat or 0].id) for seat in eyes}
        heard = dict.fromkeys(eyes, 0)
        patches = 0

        async def join(box: Box, seat: int | None, patches: bool) -> None:
            await house.house.tables.join(box.person, id, seat, None, box, patches=patches)

        def compare() -> int:
            found = 0
            for seat in eyes:
                for message in boxes[seat].messages[heard[seat] :]:
                    found += message["type"] == "patch"
                    learnt = known[seat].learn(message)
                    assert learnt is not None
                heard[seat] = len(boxes[seat].messages)
                assert known[seat].now == whole[seat].messages[-1]["now"]
            return found

        for seat in eyes:
            await join(whole[seat], seat, False)
            await join(boxes[seat], seat, True)
        table = await house.at(id)
        while table.status == "playing":
            seat = await house.move(id, people, rng.randrange(1000))
            patches += compare()
            table = await house.at(id)
            position = table.position
            assert position is not None
            may_undo = table.status == "playing" and position.undo_point(seat) is not None
            if may_undo and rng.random() < 0.2:
                await house.do(people[seat], id, "undo", seat=seat, expected=table.version)
                patches += compare()
            if rng.random() < 0.1:  # somebody comes, and somebody comes again
                await join(late[seat], seat, True)
                await join(boxes[seat], seat, True)
                compare()
            table = await house.at(id)
        assert patches > 20
        assert all(box.messages[-1]["number"] == table.version for box in [*late.values()] if box.messages)
        for seat in eyes:  # those who came again got the whole: only what came as a patch is compared
            short, long = sizes(boxes[seat], "patch"), sizes(whole[seat], "step")
            assert 2 * sum(short.values()) < sum(long[number] for number in short)

    run(database, test)


def test_an_action_is_told_once(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("maui", 2)
        box = Box(people[0].id)
        await house.house.tables.join(box.person, id, 0, None, box, patches=True)
        told: set[int] = {action["id"] for action in box.messages[0]["now"]["actions"]}
        for _ in range(20):
            await house.move(id, people)
            for one in box.messages[-1]["now"].get("actions", []):
                assert isinstance(one, int) == ((one if isinstance(one, int) else one["id"]) in told)
                told.add(one if isinstance(one, int) else one["id"])

    run(database, test)
