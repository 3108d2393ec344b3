"""Long logs: bounded, and read without keeping others waiting."""

import asyncio
from typing import Any

import pytest

from boardinghouse.server import loading
from tests.server.inside import Inside, run
from tests.server.test_studies import asker, finished_game


def test_a_full_log_takes_only_what_brings_the_game_to_its_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.decide.LONGEST_LOG", 5)

    async def switch(house: Inside, id: str, person: Any) -> None:
        await house.do(person, id, "switch", listed=False, watchable=False, chat="off")

    async def test(house: Inside) -> None:
        id, people = await house.started("maui", 2)
        table = await house.at(id)
        while table.version < 5:
            await switch(house, id, people[0])
        assert await house.refusal(switch(house, id, people[0])) == "log-full"
        seat = table.owing[0]
        assert await house.refusal(house.do(people[seat], id, "leave", seat=seat)) == "log-full"
        while table.status == "playing":
            await house.move(id, people)
        assert table.status == "over"
        await house.do(people[0], id, "rematch")
        again = await house.do(people[1], id, "rematch")
        assert again.table != id

    run(database, test)


def test_others_get_their_turn_while_a_long_log_is_folded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "AT_ONCE", 3)

    async def test(house: Inside) -> None:
        id, people = await house.started("maui", 2)
        for _ in range(20):
            await house.move(id, people)
        steps = await house.house.store.steps(id)
        turns = [0]

        async def others() -> None:
            while True:
                await asyncio.sleep(0)
                turns[0] += 1

        other = asyncio.create_task(others())
        await asyncio.sleep(0)
        seen = [turns[0] async for _ in loading.unhurried(steps)]
        other.cancel()
        assert len(steps) > 20
        assert seen[-1] - seen[0] >= (len(steps) - 1) // 3
        house.forget()
        calls: list[int] = []
        unhurried = loading.unhurried

        def watched(steps: Any) -> Any:
            calls.append(len(steps))
            return unhurried(steps)

        monkeypatch.setattr(loading, "unhurried", watched)
        assert (await house.at(id)).version == len(steps)
        assert calls == [len(steps)]

    run(database, test)


def test_who_asks_twice_at_once_for_an_analysis_gets_one(database: str) -> None:
    async def test(house: Inside) -> None:
        studies = house.house.studies
        studies.workers.turns.places = 0
        text = finished_game().text()
        both = await asyncio.gather(studies.begin(text, asker("one")), studies.begin(text, asker("two")))
        assert both[0].key == both[1].key
        assert len(studies.waiting) == 1

    run(database, test)
