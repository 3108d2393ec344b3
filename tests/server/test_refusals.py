"""Refusals that are rare: each for its own reason and no other, and nothing is changed by them."""

import asyncio
from typing import Any

import pytest

from boardinghouse.server import making, rematch, talk
from boardinghouse.server.changes import Rematched
from boardinghouse.server.commands import Join, Rematch
from boardinghouse.server.fold import Table
from boardinghouse.server.refused import Refused
from boardinghouse.server.replay import replay
from boardinghouse.server.socket import Connection
from tests.server.client import Person, fresh_key
from tests.server.inside import Ear, Inside, run
from tests.server.running import Running


def test_nobody_leaves_twice(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        table = await house.at(id)
        await house.do(people[1], id, "leave", seat=1)
        version = table.version
        assert await house.refusal(house.do(people[1], id, "leave", seat=1)) == "already-left"
        assert table.version == version
        await house.do(people[1], id, "return", seat=1)
        await house.do(people[1], id, "leave", seat=1)

    run(database, test)


def test_the_first_move_of_a_stand_in_may_be_taken_back_and_no_move_before_it(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        tables.after_step.clear()  # the bot moves when the test says so
        id, people = await house.started("overbooking", 2)
        table = await house.at(id)
        assert table.position is not None
        stays = await house.move(id, people)
        leaver = await house.move(id, people)
        assert leaver != stays
        while table.owing != [leaver]:
            await house.move(id, people)
        await house.do(people[leaver], id, "leave", seat=leaver)
        await house.do(people[stays], id, "vote", seat=stays, about=leaver, choice="bot")
        since = table.seats[leaver].since
        assert since == len(table.position.lines)
        await tables.bot_move(id, leaver, table.version, table.position.state.legal(leaver)[0])
        assert table.position.lines[since][0] == leaver, "its first move is the first line after it took over"
        keep = table.position.consent_point(stays)
        assert keep is not None
        assert all(seat != leaver for seat, _ in table.position.lines[keep:since])
        kept = table.position.lines[:keep]

        async def ask() -> None:
            await house.do(people[stays], id, "ask-undo", seat=stays, expected=table.version)

        await ask()
        assert table.position.lines == kept
        assert await house.refusal(ask()) == "nothing-to-undo", "the last line now is the leaver's own"

    run(database, test)


def test_what_needs_a_game_is_refused_before_it_has_started(database: str) -> None:
    async def test(house: Inside) -> None:
        ann = await house.guest("Ann")
        id = await house.table(ann, "overbooking", ["me", "local"])
        play = house.do(ann, id, "play", seat=0, expected=0, action=0)
        assert await house.refusal(play) == "not-started"
        assert await house.refusal(house.house.tables.why(ann.id, id, 0, 0)) == "not-started"
        assert await house.refusal(replay(house.house.tables, ann.id, id, None, 0, 1)) == "not-started"
        assert (await house.at(id)).version == 0

    run(database, test)


def test_an_account_is_not_registered_again(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        ann = await accounts.register(await house.guest("Ann"), "Ann", "a long way to the sea")
        again = accounts.register(ann, "Anna", "another way to the sea")
        assert await house.refusal(again) == "already-an-account"
        assert await accounts.log_in("Ann", "a long way to the sea") == ann

    run(database, test)


def test_a_rematch_that_another_process_has_made_meanwhile_is_not_made_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        id, (ann,) = await house.started("overbooking", 1, 1)
        await house.do(ann, id, "give-up", seat=0)
        live = await tables.find(id)
        open_table = making.open_table

        async def open_after_another(*wish: Any) -> Table:
            """The other process is faster: its step is in the database, and not yet in memory here."""
            table = await open_table(*wish)
            copy = await open_table(*wish)
            happening = type("Stored", (), {"number": live.table.version + 1, "at": 0.0, "change": Rematched(copy.id)})
            await house.house.store.append(tables.new_step(live.table, happening, ann.id, fresh_key()))  # type: ignore[arg-type]
            return table

        monkeypatch.setattr(rematch, "open_table", open_after_another)
        assert await house.refusal(house.do(ann, id, "rematch")) == "already-made"
        monkeypatch.setattr(rematch, "open_table", open_table)
        again = await house.do(ann, id, "rematch")
        assert again.table == live.table.rematch != "", "whoever asks once more gets the table there is"

    run(database, test)


def test_one_socket_listens_to_so_many_tables_and_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "JOINED", 2)

    async def test(house: Inside) -> None:
        ann = await house.guest("Ann")
        ids = [await house.table(ann, "overbooking", ["me", "open"]) for _ in range(3)]
        connection = Connection(Ear(), ann, set(), 100)
        talk = house.house.talk
        for id in ids[:2]:
            await talk.dispatch(connection, Join(id, 0))
        with pytest.raises(Refused) as refused:
            await talk.dispatch(connection, Join(ids[2], 0))
        assert refused.value.reason == "too-many-tables"
        assert set(connection.joined) == {(id, 0) for id in ids[:2]}
        await talk.dispatch(connection, Join(ids[0], 0))  # one that it has already is no other

    run(database, test)


def test_a_command_that_no_table_carries_out_is_unknown_to_the_one_who_decides(database: str) -> None:
    """A rematch makes another table: the door sees to it before."""

    async def test(house: Inside) -> None:
        id, (ann,) = await house.started("overbooking", 1, 1)
        with pytest.raises(Refused) as refused:
            house.house.tables.decider.decide(await house.at(id), ann, Rematch(id, fresh_key()))
        assert refused.value.reason == "unknown"

    run(database, test)


def test_there_are_no_other_games(server: Running) -> None:
    async def test() -> None:
        guest = Person(server.url, "Gast")
        for path in ("", "/rules", "/components"):
            answer = await guest.http.get(f"/api/games/ludo{path}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-game"), path
        await guest.close()

    asyncio.run(test())
