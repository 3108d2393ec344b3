"""Seats, invites, chat and accounts."""

from typing import cast

import msgspec
import pytest

from boardinghouse.server.accounts import hashed
from boardinghouse.server.chat import clean
from boardinghouse.server.commands import Join, Ping, Say
from boardinghouse.server.making import create
from boardinghouse.server.names import clean_name
from boardinghouse.server.protocol import NewTable, SeatWish
from boardinghouse.server.refused import Refused
from boardinghouse.server.socket import SIGNED_OUT, Connection
from tests.server.client import fresh_key
from tests.server.inside import Box, Ear, Inside, run


def test_only_the_owner_arranges_and_starts(database: str) -> None:
    async def test(house: Inside) -> None:
        owner, other = await house.guest("owner"), await house.guest("other")
        id = await house.table(owner, "overbooking", ["me", "open", "reserved"], listed=True)
        assert await house.refusal(house.do(other, id, "start")) == "not-owner"
        assert await house.refusal(house.do(owner, id, "start")) == "seats-open"
        arrange = {"seat": 2, "to": "bot", "bot": "random"}
        assert await house.refusal(house.do(other, id, "arrange", **arrange)) == "not-owner"
        assert await house.refusal(house.do(owner, id, "arrange", **{**arrange, "bot": "search:9"})) == "no-such-bot"
        assert await house.refusal(house.do(other, id, "sit", seat=2)) == "invite-only"
        assert await house.refusal(house.do(other, id, "sit", seat=0)) == "seat-taken"
        assert await house.refusal(house.do(other, id, "sit", seat=3)) == "no-such-seat"
        await house.do(other, id, "sit", seat=1)
        await house.do(other, id, "stand", seat=1)
        await house.do(other, id, "sit", seat=1)
        await house.do(owner, id, "arrange", **arrange)
        await house.do(owner, id, "start")
        assert await house.refusal(house.do(owner, id, "start")) == "already-started"
        assert await house.refusal(house.do(owner, id, "arrange", **arrange)) == "already-started"

    run(database, test)


def test_one_person_plays_several_seats_at_one_screen(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        id = await house.table(owner, "overbooking", ["me", "local", "local"])
        await house.do(owner, id, "start")
        for number in range(8):
            await house.move(id, [owner] * 3, number)
        for seat in range(3):
            sync = await house.house.tables.look(owner.id, id, seat, None)
            assert sync.now.view == (await house.at(id)).position.state.view(seat)  # type: ignore[union-attr]

    run(database, test)


def test_listed_and_watchable_are_two_switches(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        for listed in (False, True):
            for watchable in (False, True):
                id, _ = await house.started("overbooking", 2, listed=listed, watchable=watchable)
                assert (id in await house.house.store.listed(None, "playing", 100)) == listed
                to_watch = await house.house.store.listed(None, "playing", 100, watchable=True)
                assert (id in to_watch) == (listed and watchable)
                look = tables.look("stranger", id, None, None)
                if watchable:
                    assert (await look).seat is None
                else:
                    assert await house.refusal(look) == ("not-yours-to-see" if listed else "no-such-table")
                assert await house.refusal(tables.look("stranger", id, 0, None)) in (
                    "not-yours-to-see",
                    "no-such-table",
                )
        id, people = await house.started("overbooking", 2, watchable=True)
        box = Box("stranger")
        await tables.join("stranger", id, None, None, box)
        await house.do(people[0], id, "switch", listed=True, watchable=False, chat="off")
        await house.move(id, people)
        assert [message["type"] for message in box.messages] == ["sync", "parted"]  # and then nothing
        for listed, watchable in ((True, True), (False, True)):  # what was closed to others stays so
            switch = house.do(people[0], id, "switch", listed=listed, watchable=watchable, chat="off")
            assert await house.refusal(switch) == "private-game"
        await house.do(people[0], id, "switch", listed=True, watchable=False, chat="all")
        alone, (owner,) = await house.started("overbooking", 1, bots=1)
        await house.do(owner, alone, "switch", listed=True, watchable=True, chat="off")  # bots do not mind

    run(database, test)


def test_a_stranger_sees_the_waiting_room_and_sits_down(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        owner, stranger = await house.guest("owner"), await house.guest("stranger")
        id = await house.table(owner, "overbooking", ["me", "open"], listed=True)
        eyes, nobody, seat = Box(stranger.id), Box(), Box(stranger.id)
        for box in (eyes, nobody):
            await tables.join(box.person, id, None, None, box)
        assert await house.refusal(tables.look(stranger.id, id, 1, None)) == "not-yours-to-see"
        await house.do(stranger, id, "sit", seat=1)
        await tables.join(stranger.id, id, 1, None, seat)
        await house.do(stranger, id, "stand", seat=1)
        assert seat.messages[-1] == {"type": "parted", "table": id, "seat": 1}
        assert (await tables.look(stranger.id, id, None, None)).lobby.seats[1].kind == "open"
        await house.do(stranger, id, "sit", seat=1)
        assert len(seat.messages) == 2
        await house.do(owner, id, "start")
        await house.move(id, [owner, stranger])
        kinds = [message["did"]["kind"] for message in eyes.messages[1:]]
        assert kinds == ["sat", "sat", "sat", "started", "played"]  # they sit there, so they may watch too
        assert [message["type"] for message in nobody.messages] == ["sync", "step", "step", "step", "parted"]
        assert all(message["now"]["view"] is None for message in nobody.messages[:-1])

    run(database, test)


def test_only_the_owner_has_several_seats(database: str) -> None:
    async def test(house: Inside) -> None:
        owner, other = await house.guest("owner"), await house.guest("other")
        id = await house.table(owner, "overbooking", ["me", "open", "open"], listed=True)
        await house.do(other, id, "sit", seat=1)
        assert await house.refusal(house.do(other, id, "sit", seat=2)) == "already-seated"
        await house.do(owner, id, "sit", seat=2)

    run(database, test)


def test_a_table_with_a_position_is_no_waiting_room(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        id = await house.table(owner, "overbooking", ["me", "open"], listed=True)
        (await house.at(id)).open_position()
        assert await house.refusal(house.house.tables.look("stranger", id, None, None)) == "not-yours-to-see"

    run(database, test)


def test_a_ping_goes_on_after_a_table_that_may_no_longer_be_seen(database: str) -> None:
    async def test(house: Inside) -> None:
        person = await house.guest("person")
        talk = house.house.talk
        ear = Ear()
        connection = Connection(ear, person, set(), 64)
        ids = []
        for _ in range(3):
            host = await house.guest("host")
            ids.append(await house.table(host, "overbooking", ["me", "open"], listed=True))
            await house.do(person, ids[-1], "sit", seat=1)
            await house.do(host, ids[-1], "start")
            await talk.dispatch(connection, Join(ids[-1], 1))
        await house.do(person, ids[1], "leave", seat=1)
        await talk.dispatch(connection, Ping(dict.fromkeys(ids, 1)))
        messages = [msgspec.json.decode(message) for message in ear.told]
        told = [message for message in messages if message["type"] not in ("step", "presence")]
        assert [message["type"] for message in told] == ["sync", "sync", "sync", "parted", "pong", "sync", "sync"]
        assert {message["table"] for message in told[-2:]} == {ids[0], ids[2]}
        assert set(connection.joined) == {(ids[0], 1), (ids[2], 1)}

    run(database, test)


def test_an_invite_is_a_seat_for_one_person_once(database: str) -> None:
    async def test(house: Inside) -> None:
        invites = house.house.invites
        owner, friend, thief = [await house.guest(name) for name in ("owner", "friend", "thief")]
        id = await house.table(owner, "overbooking", ["me", "reserved"])
        assert await house.refusal(invites.make(thief, id, 1)) == "not-owner"
        old = await invites.make(owner, id, 1)
        secret = await invites.make(owner, id, 1)
        assert await house.refusal(invites.claim(thief, old)) == "dead-link"
        first = await invites.claim(friend, secret)
        assert await invites.claim(friend, secret) == first
        assert await house.refusal(invites.claim(thief, secret)) == "dead-link"
        assert await house.refusal(invites.claim(thief, "made-up")) == "dead-link"
        table = await house.at(id)
        assert table.seats[1].sitter.person == friend.id
        assert table.seats[1].sitter.friend
        assert await house.refusal(invites.make(owner, id, 1)) == "seat-taken"
        assert id in await house.house.store.tables_of(friend.id, 10)

    run(database, test)


def test_the_invite_of_somebody_who_stood_up_is_dead_and_nobody_takes_the_seat_without_one(database: str) -> None:
    async def test(house: Inside) -> None:
        invites = house.house.invites
        owner, friend, other = [await house.guest(name) for name in ("owner", "friend", "other")]
        id = await house.table(owner, "overbooking", ["me", "reserved", "open"], listed=True)
        secret = await invites.make(owner, id, 1)
        await house.do(other, id, "sit", seat=2)
        assert await house.refusal(invites.claim(other, secret)) == "already-seated"
        first = await invites.claim(friend, secret)  # the link was not used up
        await house.do(friend, id, "stand", seat=1)
        assert await house.refusal(house.do(await house.guest("thief"), id, "sit", seat=1)) == "invite-only"
        assert await house.refusal(invites.claim(friend, secret)) == "dead-link"
        secret = await invites.make(owner, id, 1)
        again = await invites.claim(friend, secret)
        assert again.number == first.number + 2
        assert await invites.claim(friend, secret) == again
        table = await house.at(id)
        assert table.seats[1].sitter.person == friend.id
        assert table.seats[1].sitter.friend
        house.forget()
        await house.do(friend, id, "stand", seat=1)
        assert (await house.at(id)).seats[1].sitter.kind == "reserved"
        await house.do(other, id, "stand", seat=2)
        assert (await house.at(id)).seats[2].sitter.kind == "open"
        await invites.make(owner, id, 1)
        assert await house.refusal(invites.claim(friend, secret)) == "dead-link"  # a newer one is about

    run(database, test)


async def say(house: Inside, person: object, table: str, text: str, key: str | None = None) -> None:
    await house.house.chat.say(person, Say(table, key or fresh_key(), text))  # type: ignore[arg-type]


def test_chat_is_for_friends_until_the_owner_opens_it(database: str) -> None:
    async def test(house: Inside) -> None:
        owner, friend, stranger, watcher = [await house.guest(name) for name in ("owner", "friend", "stranger", "w")]
        id = await house.table(owner, "overbooking", ["me", "reserved", "open"], listed=True, watchable=True)
        await house.house.invites.claim(friend, await house.house.invites.make(owner, id, 1))
        await house.do(stranger, id, "sit", seat=2)
        boxes = {}
        for person, seat in ((owner, 0), (friend, 1), (stranger, 2), (watcher, None)):
            boxes[person.name] = Box(person.id)
            await house.house.tables.join(person.id, id, seat, None, boxes[person.name])

        def heard(name: str) -> list[str]:
            return [message["text"] for message in boxes[name].messages if message["type"] == "chat"]

        await say(house, owner, id, "hello")
        assert (heard("friend"), heard("stranger"), heard("w")) == (["hello"], [], [])
        assert await house.refusal(say(house, stranger, id, "hi")) == "chat-closed"
        assert await house.refusal(say(house, watcher, id, "hi")) == "chat-closed"
        await house.do(owner, id, "switch", listed=True, watchable=True, chat="all")
        await say(house, stranger, id, "hi", key="said-once")
        await say(house, stranger, id, "hi", key="said-once")
        assert (heard("friend"), heard("w")) == (["hello", "hi"], [])
        boxes["friend"].muted.add(stranger.id)
        await say(house, stranger, id, "again")
        assert heard("friend") == ["hello", "hi"]
        assert heard("owner") == ["hello", "hi", "again"]
        history = await house.house.chat.history(friend.id, {stranger.id}, id, 0)
        assert [line.text for line in history] == ["hello"]
        assert await house.house.chat.history(watcher.id, set(), id, 0) == []
        await house.do(owner, id, "switch", listed=True, watchable=True, chat="off")
        assert await house.refusal(say(house, owner, id, "hm")) == "chat-closed"

    run(database, test)


def test_names_and_chat_are_plain_text() -> None:
    assert clean_name("  Ann\u202e \u0007 B  ") == "Ann B"
    assert clean("a\nb\u200b\u202ec <b>") == "a bc <b>"
    with pytest.raises(Refused):
        clean_name("\u200b")


def test_names_of_people_at_one_screen_are_plain_text(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        id = await house.table(owner, "overbooking", ["me", "open"])
        await house.do(owner, id, "arrange", seat=1, to="local", name="\u202eVira\u0000\n")
        assert (await house.at(id)).names() == ["owner", "Vira"]
        blank = house.do(owner, id, "arrange", seat=1, to="local", name="\u200b")
        assert await house.refusal(blank) == "bad-name"
        seats = [SeatWish("me"), SeatWish("local", name="\u0007 Vira")]
        assert (await create(house.house.tables, owner, NewTable("overbooking", seats))).names() == ["owner", "Vira"]

    run(database, test)


def test_an_account_keeps_the_guests_games_and_ends_his_old_sessions(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        guest = await house.guest("Ann")
        cookie = await accounts.cookie_for(guest)
        assert await accounts.who_by_cookie(cookie) == guest
        id = await house.table(guest, "overbooking", ["me", "open"])
        assert await house.refusal(accounts.register(guest, "Ann", "short")) == "weak-password"
        assert await house.refusal(accounts.register(guest, "Ann", "password12345")) == "weak-password"
        account = await accounts.register(guest, "Ann", "four winds over Vienna")
        assert await accounts.who_by_cookie(cookie) is None
        assert await accounts.log_in(" ann ", "four winds over Vienna") == account
        assert account.account == "ann"
        renamed = await accounts.rename(account, "Bob")
        assert (renamed.name, renamed.account) == ("Bob", "ann"), "the name to sign in with stays, and is shown"
        assert await accounts.log_in("Ann", "four winds over Vienna") == renamed
        wrong = [accounts.log_in("ann", "no"), accounts.log_in("nobody", "no")]
        assert [await house.refusal(attempt) for attempt in wrong] == ["wrong-name-or-password"] * 2
        assert await house.house.store.tables_of(account.id, 5) == [id]
        # folded, these are 48 characters: more than the database has room for
        assert await house.refusal(accounts.register(await house.guest("S"), "ß" * 24, "four winds over")) == "bad-name"
        other = await house.guest("Other")
        assert await house.refusal(accounts.register(other, "ANN", "four winds over Vienna")) == "name-taken"

    run(database, test)


def test_a_session_that_ends_anywhere_ends_its_sockets_everywhere(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What PostgreSQL carries to the other processes is heard here; and what got lost is found by asking."""

    async def test(house: Inside) -> None:
        accounts, notices = house.house.accounts, []
        monkeypatch.setattr(house.house.store, "notify", lambda _, notice: notices.append(notice))
        person = await house.guest("Ann")

        def socket(session: str) -> Connection:
            connection = Connection(Ear(), person, set(), 5)
            connection.session = session
            house.house.sockets.open.add(connection)
            return connection

        token = await accounts.open_session(person, "token", "my bot", 100)
        one = socket(hashed(token))
        await house.house.talk.answer(one, Ping())
        assert not one.ending
        await accounts.revoke(person, hashed(token)[:16])
        assert notices.pop() == f"person {person.id}"
        await house.house.talk.answer(one, Ping())
        assert cast(Ear, one.wire).codes == [SIGNED_OUT]
        other = socket("")
        house.house.hear(f"person {person.id}")
        assert cast(Ear, other.wire).codes == [SIGNED_OUT]
        await accounts.close_session(await accounts.cookie_for(person))
        await accounts.register(person, "Ann", "four winds over Vienna")
        assert notices == [f"person {person.id}"] * 2

    run(database, test)


def test_a_new_password_needs_the_old_one_and_ends_all_sessions(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        old, new = "four winds over Vienna", "five winds over Vienna"
        guest = await house.guest("Ann")
        assert await house.refusal(accounts.change_password(guest, old, new)) == "no-account"
        ann = await accounts.register(guest, "Ann", old)
        cookie = await accounts.cookie_for(ann)
        token = await accounts.open_session(ann, "token", "my bot", 100)
        assert await house.refusal(accounts.change_password(ann, new, new)) == "wrong-password"
        assert await house.refusal(accounts.change_password(ann, old, "short")) == "weak-password"
        assert await accounts.who_by_cookie(cookie) == ann
        await accounts.change_password(ann, old, new)
        assert await accounts.who_by_cookie(cookie) is None
        assert await accounts.who_by_token(token) is None
        assert await house.refusal(accounts.log_in("Ann", old)) == "wrong-name-or-password"
        assert await accounts.log_in("Ann", new) == ann

    run(database, test)


def test_an_account_is_found_by_its_name_however_it_is_typed(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        zoe = await accounts.register(await house.guest("Z"), "Zo\u00e9  Lee", "four winds over Vienna")
        for name in ("Zo\u00e9  Lee", "zoe\u0301 lee", " ZO\u00c9 LEE\0"):
            assert await accounts.log_in(name, "four winds over Vienna") == zoe

    run(database, test)


def test_sessions_are_signed_hashed_and_can_be_ended(database: str) -> None:
    async def test(house: Inside) -> None:
        accounts = house.house.accounts
        person = await house.guest("Ann")
        cookie = await accounts.cookie_for(person)
        token, _, signature = cookie.partition(".")
        assert len(token) >= 43  # 256 bits
        for forged in (token, f"{token}.", f"{token}.{signature[:-1]}0x", f"x{cookie}", ".", ""):
            assert await accounts.who_by_cookie(forged) is None
        from sqlalchemy import text

        stored = await house.house.store.read(lambda c: c.execute(text("SELECT hash FROM sessions")).scalars().all())
        assert list(stored) == [hashed(token)]
        await accounts.close_session(cookie)
        assert await accounts.who_by_cookie(cookie) is None
        bearer = await accounts.open_session(person, "token", "my bot", 100)
        assert await accounts.who_by_token(bearer) == person
        (listed,) = await accounts.tokens(person)
        assert listed[1] == "my bot"
        await accounts.revoke(person, listed[0])
        assert await accounts.who_by_token(bearer) is None

    run(database, test)
