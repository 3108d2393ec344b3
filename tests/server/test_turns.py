"""Who comes next: a guest who asks for a great deal keeps nobody else waiting, and clocks do not wait for bots."""

import asyncio
import time
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import update

from boardinghouse.server import schema
from boardinghouse.server.bots import OF_PERSON
from boardinghouse.server.sweep import Sweeper
from boardinghouse.server.turns import COMPANY, Asker, Turns
from tests.server.inside import Inside, run


class Desk:
    """Turns under a clock of their own: `order` is who began, one after another."""

    def __init__(self, places: int) -> None:
        self.now = 0.0
        self.turns = Turns("test", places, lambda: self.now)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def think(self, name: str, asker: Asker, cost: int) -> None:
        async with self.turns.turn(asker, cost):
            self.order.append(name)
            await self.ends[name].wait()

    async def ask(self, name: str, asker: Asker, cost: int = 1) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self.think(name, asker, cost)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end(self, name: str, seconds: float) -> None:
        """This thought ends after so long."""
        self.now += seconds
        self.ends[name].set()
        for _ in range(5):
            await asyncio.sleep(0)


def test_who_asks_for_a_lot_waits_for_himself() -> None:
    async def main() -> None:
        desk = Desk(1)
        for number in range(20):
            await desk.ask(f"hostile {number}", Asker(f"guest {number % 10}", "hostile"), 5)
        await desk.ask("victim", Asker("victim", "elsewhere"))
        await desk.end("hostile 0", 4.5)
        assert desk.order == ["hostile 0", "victim"]
        await desk.ask("victim again", Asker("victim", "elsewhere"))
        await desk.end("victim", 0.1)
        assert desk.order[2:] == ["victim again"], "who has used less comes first"
        await desk.end("victim again", 0.1)
        assert desk.order[3:] == ["hostile 1"], "and the others of that address in turn"
        for task in desk.tasks:
            task.cancel()

    asyncio.run(main())


def test_one_persons_cheap_thoughts_come_before_his_dear_ones_and_people_take_turns() -> None:
    async def main() -> None:
        desk = Desk(1)
        anna, boris = Asker("anna", "school"), Asker("boris", "school")
        await desk.ask("first", anna)
        await desk.ask("dear", anna, 5)
        await desk.ask("cheap", anna, 1)
        await desk.ask("other", boris, 5)
        for name in ("first", "other", "cheap"):
            await desk.end(name, 1.0)
        assert desk.order == ["first", "other", "cheap", "dear"]
        await desk.end("dear", 1.0)

    asyncio.run(main())


def test_dear_thoughts_of_one_address_leave_a_place_free_while_others_are_here() -> None:
    async def main() -> None:
        desk = Desk(2)
        await desk.ask("victim", Asker("victim", "elsewhere"))
        await desk.end("victim", 0.1)
        hostile = Asker("hostile", "hostile")
        await desk.ask("one", hostile, 5)
        await desk.ask("two", hostile, 5)
        assert desk.order == ["victim", "one"]
        await desk.ask("victim again", Asker("victim", "elsewhere"))
        assert desk.order == ["victim", "one", "victim again"]
        await desk.end("victim again", COMPANY + 1)  # the last that was heard of them
        desk.now += COMPANY + 1
        await desk.end("one", 0.0)
        await desk.ask("three", hostile, 5)
        assert desk.order[3:] == ["two", "three"], "alone they may have all places"
        for task in desk.tasks:
            task.cancel()

    asyncio.run(main())


def test_those_who_go_away_leave_their_place() -> None:
    async def main() -> None:
        desk = Desk(1)
        for name in ("runs", "waits", "next"):
            await desk.ask(name, Asker(name, name))
        desk.tasks[1].cancel()
        desk.tasks[0].cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert desk.order == ["runs", "next"]
        await desk.end("next", 1.0)
        assert not desk.turns.waiting
        assert not desk.turns.running

    asyncio.run(main())


class Asked:
    """Bots whose thoughts take as long as a test wants: the names of those asked so far."""

    def __init__(self, house: Inside) -> None:
        self.names: list[str] = []
        self.answer = asyncio.Semaphore(0)
        house.house.bots.workers.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        self.names.append(question["bot"])
        await self.answer.acquire()
        return {}  # a random answer takes its place


def waiting(work: str) -> float:
    """The length of this queue, as an operator sees it."""
    return REGISTRY.get_sample_value("boardinghouse_thoughts_waiting", {"work": work}) or 0.0


def test_a_hostile_guest_does_not_silence_the_bots_of_others(database: str) -> None:
    async def test(house: Inside) -> None:
        bots = house.house.bots
        asked = Asked(house)
        hostile, victim = await house.guest("hostile"), await house.guest("victim")
        for _ in range(14):
            id = await house.table(hostile, "samoa", ["me", *["bot"] * 4], bot="level:5")
            await house.do(hostile, id, "start")
        id = await house.table(victim, "samoa", ["me", "bot", "bot"], bot="level:1")
        await house.do(victim, id, "start")
        places = bots.workers.turns.places
        async with asyncio.timeout(600):
            while len(asked.names) < places:
                await asyncio.sleep(0.01)
            asked.answer.release()
            while len(asked.names) == places:
                await asyncio.sleep(0.01)
        assert asked.names == [*["level:5"] * places, "level:1"], "the next thought after those under way"

    run(database, test)


def test_one_person_has_only_so_many_thoughts_in_the_queue_and_the_others_come_later(database: str) -> None:
    async def test(house: Inside) -> None:
        bots = house.house.bots
        asked = Asked(house)
        hostile, victim = await house.guest("hostile"), await house.guest("victim")
        ids = [await house.table(hostile, "samoa", ["me", *["bot"] * 4], bot="level:5") for _ in range(8)]
        for id in ids:
            await house.do(hostile, id, "start")
        assert OF_PERSON < 8 * 4
        assert len(bots.thinking) == OF_PERSON
        while len(asked.names) < bots.workers.turns.places:
            await asyncio.sleep(0.01)
        assert waiting("bots") == OF_PERSON - bots.workers.turns.places
        id = await house.table(victim, "samoa", ["me", "bot", "bot"], bot="level:1")
        await house.do(victim, id, "start")
        assert {(id, 1), (id, 2)} <= set(bots.thinking), "others have room of their own"
        for _ in range(1000):
            asked.answer.release()
        async with asyncio.timeout(600):
            while bots.thinking:
                await asyncio.sleep(0.01)
            assert not bots.asked_by, "nothing is counted for ever"
            tables = [await house.at(id) for id in ids]
            assert any(len(table.owing) == 5 for table in tables), "some of theirs were not asked for yet"
            await Sweeper(house.house.tables, bots).round(everything=True)
            while any(table.owing != [0] for table in tables):
                await asyncio.sleep(0.01)

    run(database, test)


def test_and_so_have_all_people_at_one_address(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.bots.FROM_ADDRESS", 5)

    async def test(house: Inside) -> None:
        bots = house.house.bots
        Asked(house)
        for number in range(3):
            guest = await house.guest(f"guest {number}")
            house.house.addresses.note(guest.id, "one address")
            id = await house.table(guest, "samoa", ["me", "bot", "bot"])
            await house.do(guest, id, "start")
        assert len(bots.thinking) == 5

    run(database, test)


def test_bots_that_are_overdue_do_not_hide_a_clock(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.store.PAGE", 3)

    async def test(house: Inside) -> None:
        await overdue_bots_and_a_clock(house)

    run(database, test)


async def overdue_bots_and_a_clock(house: Inside) -> None:
    tables, store = house.house.tables, house.house.store
    tables.after_step.clear()
    waiting = [(await house.started("samoa", 1, 2))[0] for _ in range(7)]
    timed, _ = await house.started("overbooking", 2, clock={"kind": "turn", "seconds": 60})
    table = await house.at(timed)
    seat = table.owing[0]
    past = time.time() - 10

    def overdue(connection: Any) -> None:
        for id in waiting:
            connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(wake=past - 100))
        connection.execute(update(schema.tables).where(schema.tables.c.id == timed).values(wake=past))

    await store.write(overdue)
    monkey = table.clocks.deadline
    table.clocks.deadline = lambda seat: None if monkey(seat) is None else past  # type: ignore[method-assign]
    await Sweeper(tables, house.house.bots).round()
    assert table.seats[seat].late
    again = {id for _, id in await store.due(time.time())}
    assert not again & {timed, *waiting}, "and nothing is looked at again every second"


def test_nor_do_they_on_postgresql(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.store.PAGE", 3)
    run(postgres, overdue_bots_and_a_clock)
