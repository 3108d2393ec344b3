"""A newer program takes over the tables of an older one."""

import pytest

import boardinghouse as bh
from tests.server.inside import Inside, run


def test_a_table_goes_on_from_its_snapshot_under_newer_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        for number in range(6):
            await house.move(id, people, number)
        await house.house.tables.save_all()
        digest = (await house.at(id)).position.state.digest()  # type: ignore[union-attr]
        house.forget()
        game = bh.load("overbooking")
        monkeypatch.setattr(game, "version", game.version + 1)
        try:
            table = await house.at(id)
            assert not table.frozen
            assert table.position is not None
            assert table.position.state.digest() != digest  # it says the newer version now
            await house.move(id, people)
            ask = await house.do(people[0], id, "ask-undo", seat=0, expected=table.version)
            assert ask.number == table.version
        finally:
            monkeypatch.undo()

    if bh.compiled():
        pytest.skip("attributes of compiled games cannot be patched")
    run(database, test)


def test_a_snapshot_of_earlier_rules_with_the_same_games_is_thrown_away(database: str) -> None:
    async def test(house: Inside) -> None:
        from sqlalchemy import text

        id, people = await house.started("austria")
        for number in range(6):
            await house.move(id, people, number)
        await house.house.tables.save_all()
        game = bh.load("austria")
        digest = (await house.at(id)).position.state.digest()  # type: ignore[union-attr]
        house.forget()
        await house.house.store.write(
            lambda connection: connection.execute(
                text("UPDATE snapshots SET body = replace(replace(body, :now, :earlier), :rounds, :never)"),
                {
                    "now": f'"version":{game.version}',
                    "earlier": f'"version":{game.same_since}',
                    "rounds": '"round":',
                    "never": '"round":6',
                },
            )
        )
        number, snapshot = await house.house.store.snapshot(id) or (0, {})
        assert (number, snapshot["state"]["version"]) == ((await house.at(id)).version, game.same_since)
        table = await house.at(id)
        assert not table.frozen
        assert table.position is not None
        assert table.position.state.digest() == digest
        await house.move(id, people)

    run(database, test)


def test_a_table_that_new_rules_cannot_play_is_frozen_and_not_lost(database: str) -> None:
    async def test(house: Inside) -> None:
        from sqlalchemy import text

        id, people = await house.started("overbooking")
        await house.move(id, people)
        version = (await house.at(id)).version
        await house.house.store.write(
            lambda connection: connection.execute(
                text("UPDATE steps SET body = replace(body, :old, :new) WHERE number = :number"),
                {"old": '"action":', "new": '"action":99999,"was":', "number": version},
            )
        )
        house.forget()
        table = await house.at(id)
        assert table.frozen
        assert table.version == version
        play = house.do(people[0], id, "play", seat=0, expected=version, action=0)
        assert await house.refusal(play) == "frozen"
        sync = await house.house.tables.look(people[0].id, id, 0, None)
        assert sync.lobby.frozen
        assert sync.now.view is None

    run(database, test)
