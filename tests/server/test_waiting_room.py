"""Before the game: what the host may change, and who is told."""

from typing import Any

from boardinghouse.server.changes import Clock
from tests.server.inside import Box, Inside, run


def test_the_host_changes_the_table_until_it_begins(database: str) -> None:
    async def test(house: Inside) -> None:
        host, friend = [await house.guest(name) for name in ("host", "friend")]
        id = await house.table(host, "overbooking", ["me", "open", "open"])
        await house.do(friend, id, "sit", seat=1)
        eyes = Box(friend.id)
        await house.house.tables.join(friend.id, id, 1, None, eyes)
        clock = {"kind": "turn", "seconds": 300, "out": "loses"}
        assert await house.refusal(house.do(friend, id, "set-up", seats=2, clock=clock)) == "not-owner"
        assert await house.refusal(house.do(host, id, "set-up", seats=15)) == "bad-set-up"
        assert await house.refusal(house.do(host, id, "set-up", seats=2, clock={"kind": "live"})) == "bad-clock"
        await house.do(host, id, "set-up", seats=4, clock=clock)
        told = eyes.messages[-1]["lobby"]
        assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "open", "reserved"]
        assert told["clock"] == clock
        await house.do(host, id, "set-up", seats=2, clock=clock)
        house.forget()
        table = await house.at(id)
        assert len(table.seats) == 2
        await house.do(host, id, "start")
        assert len(table.clocks.left) == 2
        assert table.clocks.since
        late = house.do(host, id, "set-up", seats=3)
        assert await house.refusal(late) == "already-started"

    run(database, test)


def test_what_a_change_does_not_name_stays(database: str) -> None:
    """Two changes on their way at once do not undo each other."""
    changes: list[tuple[str, dict[str, Any]]] = [
        ("set-up", {"seats": 3}),
        ("set-up", {"options": {"side": "day"}}),
        ("set-up", {"options": {"board_a": "day-c"}}),
        ("set-up", {"clock": {"kind": "live", "seconds": 600, "increment": 5}}),
        ("set-up", {"out": "loses"}),
        ("switch", {"listed": True}),
        ("switch", {"watchable": True}),
        ("switch", {"chat": "all"}),
        ("switch", {"seating": "loser"}),
    ]

    async def test(house: Inside) -> None:
        for order in (changes, [changes[3], *changes[2::-1], *changes[:3:-1]]):
            host = await house.guest("host")
            id = await house.table(host, "austria", ["me", "open"], options={"side": "day"})
            for type, fields in order:
                await house.do(host, id, type, **fields)
            table = await house.at(id)
            assert len(table.seats) == 3
            assert table.header.options == {"side": "day", "board_a": "day-c"}
            assert table.header.clock == Clock("live", 600, increment=5, out="loses")
            assert (table.listed, table.watchable, table.chat, table.seating) == (True, True, "all", "loser")
            # a new clock keeps what happens when time runs out, unless it says so itself; without one nothing does
            await house.do(host, id, "set-up", clock={"kind": "turn", "seconds": 300})
            assert table.header.clock == Clock("turn", 300, out="loses")
            await house.do(host, id, "set-up", clock={"kind": "turn", "seconds": 300, "out": "bot"})
            assert table.header.clock.out == "bot"
            await house.do(host, id, "set-up", clock={})
            await house.do(host, id, "set-up", out="loses", options={"board_a": "drawn"})
            table = await house.at(id)
            assert table.header.clock == Clock()
            assert table.header.options == {"side": "day"}

    run(database, test)


def test_somebody_who_is_sent_away_hears_so_and_needs_a_new_link(database: str) -> None:
    async def test(house: Inside) -> None:
        invites = house.house.invites
        host, friend = [await house.guest(name) for name in ("host", "friend")]
        id = await house.table(host, "overbooking", ["me", "reserved", "open"])
        secret = await invites.make(host, id, 1)
        assert await invites.look("", secret) == (id, 1)
        await invites.claim(friend, secret)
        await house.do(host, id, "arrange", seat=1, to="reserved")
        seen = await house.house.tables.look(friend.id, id, None, None)
        assert seen.lobby.removed == [friend.id]
        assert await house.refusal(invites.claim(friend, secret)) == "dead-link"
        assert await house.refusal(house.do(friend, id, "sit", seat=2)) == "removed"
        fresh = await invites.make(host, id, 1)
        assert await house.refusal(invites.look(friend.id, secret)) == "dead-link"
        await invites.claim(friend, fresh)
        assert (await house.at(id)).removed == set()

    run(database, test)


def test_the_hosts_seat_is_kept_when_they_stand_up(database: str) -> None:
    async def test(house: Inside) -> None:
        host = await house.guest("host")
        id = await house.table(host, "overbooking", ["me", "reserved"])
        await house.do(host, id, "stand", seat=0)
        assert (await house.at(id)).seats[0].sitter.kind == "reserved"
        await house.do(host, id, "sit", seat=0)
        assert (await house.at(id)).seats[0].sitter.person == host.id

    run(database, test)


def test_a_new_name_reaches_every_table_in_use(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        eyes = Box(people[1].id)
        await house.house.tables.join(people[1].id, id, 1, None, eyes)
        renamed = await house.house.accounts.rename(people[0], "Oksana")
        await house.house.tables.rename(renamed)
        assert eyes.messages[-1]["lobby"]["seats"][0]["name"] == "Oksana"
        version = (await house.at(id)).version
        await house.house.tables.rename(renamed)
        assert (await house.at(id)).version == version
        house.forget()
        assert (await house.at(id)).names()[0] == "Oksana"

    run(database, test)
