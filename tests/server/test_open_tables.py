"""Tables that have not begun: which there are, which are listed, how they are closed."""

from tests.server.inside import Inside, run


def test_bots_alone_make_no_table(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        assert await house.refusal(house.table(owner, "overbooking", ["bot", "bot"])) == "nobody-sits-here"
        assert await house.house.store.tables_of(owner.id, 5) == []
        for seat in ("me", "local", "open", "reserved"):
            await house.table(owner, "overbooking", ["bot", seat])

    run(database, test)
