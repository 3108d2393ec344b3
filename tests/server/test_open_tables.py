"""Tables that have not begun: which there are, which are listed, how they are closed."""

import pytest

from boardinghouse.server.commands import Ping
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.socket import Connection
from boardinghouse.server.stored import now
from tests.server.inside import Box, Ear, Inside, run


def test_bots_alone_make_no_table(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        assert await house.refusal(house.table(owner, "overbooking", ["bot", "bot"])) == "nobody-sits-here"
        assert await house.house.store.tables_of(owner.id, 5) == []
        for seat in ("me", "local", "open", "reserved"):
            await house.table(owner, "overbooking", ["bot", seat])

    run(database, test)


def test_the_owner_closes_a_table_that_has_not_begun(database: str) -> None:
    async def test(house: Inside) -> None:
        tables, invites, store = house.house.tables, house.house.invites, house.house.store
        owner, seated, stranger = [await house.guest(name) for name in ("owner", "seated", "stranger")]
        id = await house.table(owner, "overbooking", ["me", "open", "reserved"], listed=True)
        secret = await invites.make(owner, id, 2)
        await house.do(seated, id, "sit", seat=1)
        box = Box(seated.id)
        await tables.join(seated.id, id, 1, None, box)
        assert await house.refusal(house.do(seated, id, "close")) == "not-owner"
        await house.do(owner, id, "close")
        assert box.messages[-1]["did"]["kind"] == "closed"
        assert box.messages[-1]["lobby"]["status"] == "closed"
        assert await store.listed(None, "open", 100) == []
        assert (await store.tables_of(owner.id, 5), await store.tables_of(seated.id, 5)) == ([], [])
        house.forget()
        assert (await tables.look(stranger.id, id, None, None)).lobby.status == "closed"
        assert await house.refusal(invites.claim(stranger, secret)) == "closed"
        for person, what, fields in (
            (owner, "start", {}),
            (owner, "close", {}),
            (owner, "switch", {"listed": True, "watchable": False, "chat": "off"}),
            (stranger, "sit", {"seat": 1}),
            (seated, "stand", {"seat": 1}),
        ):
            assert await house.refusal(house.do(person, id, what, **fields)) == "closed"
        begun, people = await house.started("overbooking", 2)
        assert await house.refusal(house.do(people[0], begun, "close")) == "already-started"

    run(database, test)


def test_an_open_table_is_listed_as_long_as_its_owner_comes_by(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Inside) -> None:
        owner, other = await house.guest("owner"), await house.guest("other")
        id = await house.table(owner, "overbooking", ["me", "open", "open"], listed=True)
        begun = now()

        async def listed(days: float, *people: PersonInfo) -> bool:
            """Whether it is in the list so many days later, after these people have come by."""
            for module in ("accounts", "store", "tables"):
                monkeypatch.setattr(f"boardinghouse.server.{module}.now", lambda: begun + days * 86_400)
            for person in people:
                await house.house.talk.dispatch(Connection(Ear(), person, set(), 64), Ping())
            return id in await house.house.store.listed(None, "open", 100)

        assert await listed(0.9)
        assert not await listed(1.1, other)
        await house.do(other, id, "sit", seat=1)  # who sits down there does not bring its owner back
        assert not await listed(1.2)
        assert await listed(1.3, owner)
        assert await listed(1.31, owner)  # noted once an hour
        assert not await listed(2.305)
        assert await house.house.store.tables_of(owner.id, 5) == [id]

    run(database, test)
