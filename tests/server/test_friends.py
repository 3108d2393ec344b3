"""Friends at one table: what a time-out means, resigning, presence, rematches, and changes before the game."""

import asyncio
import time
from typing import Any

import pytest

from boardinghouse.analysis.study import Study, Unfinished
from boardinghouse.server.changes import Clock
from boardinghouse.server.clocks import Clocks
from boardinghouse.server.replay import record_text
from boardinghouse.server.socket import Connection
from boardinghouse.server.stored import decode_change, decode_header, encode
from boardinghouse.server.sweep import Sweeper
from tests.server.inside import Box, Ear, Inside, run

# ---- clocks --------------------------------------------------------------------------------------------------------


def test_a_delay_is_free_once_per_turn() -> None:
    clocks = Clocks(Clock("live", 60, 0, 10), 2)
    clocks.turn(0.0, [0], None, 0)
    assert clocks.deadline(0) == 70.0
    clocks.turn(8.0, [0], 0, 1)
    assert clocks.left[0] == 60.0
    assert clocks.deadline(0) == 8.0 + 2.0 + 60.0  # the same turn: two seconds of the delay are left
    clocks.turn(15.0, [1], 0, 2)
    assert clocks.left[0] == 55.0
    clocks.back(30.0, [0], 0, 1)  # the turn that has used its delay goes on
    assert clocks.deadline(0) == 85.0
    clocks.turn(40.0, [1], 0, 2)
    assert clocks.left[0] == 45.0
    clocks.turn(50.0, [0], 1, 3)
    assert clocks.deadline(0) == 50.0 + 10.0 + 45.0


def test_an_increment_is_for_a_turn_however_many_answers_it_takes() -> None:
    """Half of the answers of a turn may give themselves: as on Lichess a move brings its increment once, when it is
    over."""
    clocks = Clocks(Clock("live", 60, 10), 3)
    clocks.turn(0.0, [0], None, 0)
    for line in (1, 2, 3):
        clocks.turn(0.0, [0], 0, line)
        assert clocks.left[0] == 60.0
    clocks.turn(0.0, [1], 0, 4)
    assert clocks.left[0] == 70.0
    clocks.turn(5.0, [0, 1, 2], 1, 5)  # all are asked at once, the second again
    assert clocks.left == [70.0, 55.0, 60.0]
    clocks.turn(6.0, [0, 2], 1, 6)
    assert clocks.left[1] == 64.0
    clocks.turn(7.0, [2], 0, 7)
    clocks.turn(8.0, [2], 2, 8)  # whoever answers last and is asked first has had a turn all the same
    assert clocks.left == [78.0, 64.0, 67.0]
    clocks.turn(9.0, [0], 2, 9)
    assert clocks.left[2] == 76.0


async def flag(house: Inside, id: str, seat: int) -> None:
    """Let this seat's time run out, and the house notice it."""
    table = await house.at(id)
    table.clocks.since[seat] -= 1000
    await Sweeper(house.house.tables, house.house.bots).look_after(id)


async def timed(house: Inside, people: int, bots: int = 0, **clock: Any) -> tuple[str, list[Any]]:
    return await house.started("overbooking", people, bots, clock={"kind": "live", "seconds": 60, **clock})


def test_of_two_the_one_whose_time_is_out_loses_at_once(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await timed(house, 2, out="loses")
        table = await house.at(id)
        late = table.owing[0]
        eyes = Box(people[1 - late].id)
        await house.house.tables.join(people[1 - late].id, id, 1 - late, None, eyes)
        await flag(house, id, late)
        told = eyes.messages[-1]
        assert told["did"] == {"kind": "timed-out", "seat": late}
        assert told["lobby"]["status"] == "over"
        assert told["lobby"]["seats"][late]["lost"] == "time"
        assert told["now"]["result"]["places"][late] == 2
        assert told["now"]["result"]["places"][1 - late] == 1
        play = house.do(people[late], id, "play", seat=late, expected=table.version, action=0)
        assert await house.refusal(play) == "over"
        assert await house.refusal(house.do(people[late], id, "return", seat=late)) == "over"
        house.forget()
        again = await house.house.tables.look(people[0].id, id, 0, None)
        assert again.now.result == told["now"]["result"]

    run(database, test)


def test_time_is_out_the_moment_it_is_out(database: str) -> None:
    """The house looks around once an hour here, and yet everybody hears of it."""

    async def test(house: Inside) -> None:
        id, _ = await house.started("overbooking", 2, clock={"kind": "live", "seconds": 1, "out": "loses"})
        table = await house.at(id)
        out = table.clocks.next_deadline()
        while table.status == "playing":
            await asyncio.sleep(0.01)
        assert out is not None
        assert out <= table.updated

    run(database, test)


def test_of_three_the_one_who_loses_comes_last_and_the_others_play_on(database: str) -> None:
    async def test(house: Inside) -> None:
        house.house.tables.after_step.clear()
        id, people = await timed(house, 3, out="loses")
        table = await house.at(id)
        late = table.owing[0]
        await flag(house, id, late)
        assert table.seats[late].bot
        assert await house.refusal(house.do(people[late], id, "return", seat=late)) == "lost"  # and not that it is over
        other = next(seat for seat in range(3) if seat != late)
        await house.do(people[other], id, "resign", seat=other)
        assert table.status == "over"
        outcome = table.outcome()
        assert outcome is not None
        assert outcome["places"][late] == 3
        assert outcome["places"][other] == 2

    run(database, test)


def test_where_a_bot_plays_on_nobody_comes_back_with_time_they_have_not(database: str) -> None:
    async def test(house: Inside) -> None:
        house.house.tables.after_step.clear()
        id, people = await timed(house, 2, out="bot")
        table = await house.at(id)
        late = table.owing[0]
        await flag(house, id, late)
        assert table.seats[late].bot
        assert table.status == "playing"
        assert await house.refusal(house.do(people[late], id, "return", seat=late)) == "out-of-time"

        id, people = await house.started("overbooking", 2, clock={"kind": "turn", "seconds": 60, "out": "bot"})
        table = await house.at(id)
        late = table.owing[0]
        await flag(house, id, late)
        assert table.seats[late].bot
        await house.do(people[late], id, "return", seat=late)  # the next answer has its own time; this one has none
        assert (table.clocks.deadline(late) or 0) < time.time()

    run(database, test)


def test_a_move_after_the_time_brings_no_time_back(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await timed(house, 2, increment=5)
        table = await house.at(id)
        late = table.owing[0]
        await flag(house, id, late)
        assert table.seats[late].late
        assert await house.refusal(house.do(people[late], id, "return", seat=late)) == "not-away"
        await house.move(id, people)
        assert not table.seats[late].late
        assert table.clocks.left[late] == 5.0

    run(database, test)


def test_who_is_late_stays_so_until_the_turn_is_over(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("amsterdam", 2, clock={"kind": "live", "seconds": 60, "increment": 5})
        table = await house.at(id)
        late = table.owing[0]
        await flag(house, id, late)
        answers = 0
        while table.owing == [late]:
            assert table.seats[late].late
            await house.move(id, people)
            answers += 1
        assert answers > 1
        assert not table.seats[late].late
        assert table.clocks.left[late] == 5.0

    run(database, test)


def test_leaving_makes_no_time_while_the_others_answer(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("samoa", 3, clock={"kind": "turn", "seconds": 60})
        table = await house.at(id)
        while len(table.owing) < 3:
            await house.move(id, people)
        leaver = table.owing[2]
        table.clocks.since[leaver] -= 50
        await house.do(people[leaver], id, "leave", seat=leaver)
        await house.move(id, people)
        await house.do(people[leaver], id, "return", seat=leaver)
        assert (table.clocks.deadline(leaver) or 0) < time.time() + 11

    run(database, test)


def test_a_move_that_comes_after_the_bell_is_too_late_though_nobody_has_looked(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await timed(house, 2, out="loses")
        table = await house.at(id)
        late = table.owing[0]
        table.clocks.since[late] -= 1000
        assert table.position is not None
        action = table.position.state.legal(late)[0]
        play = house.do(people[late], id, "play", seat=late, expected=table.version, action=action)
        assert await house.refusal(play) == "over"

    run(database, test)


def test_at_one_screen_one_clock_runs_at_a_time(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        friend = await house.guest("friend")
        clock = {"kind": "live", "seconds": 600}
        id = await house.table(owner, "samoa", ["me", "local", "open"], clock=clock)
        await house.do(friend, id, "sit", seat=2)
        await house.do(owner, id, "start")
        table = await house.at(id)
        assert table.position is not None
        while len(table.owing) < 3:
            seat = table.owing[0]
            action = table.position.state.legal(seat)[0]
            person = friend if seat == 2 else owner
            await house.do(person, id, "play", seat=seat, expected=table.version, action=action)
        assert set(table.clocks.since) == {0, 2}
        action = table.position.state.legal(0)[0]
        await house.do(owner, id, "play", seat=0, expected=table.version, action=action)
        assert set(table.clocks.since) == {1, 2}

    run(database, test)


def test_steps_and_tables_from_before_mean_what_they_meant() -> None:
    assert decode_change(b'{"kind":"timed-out","seat":1}') == decode_change(
        b'{"kind":"timed-out","seat":1,"out":"vote","bot":""}'
    )
    old = b'{"kind":"sat","seat":0,"sitter":{"kind":"open"}}'
    assert encode(decode_change(old)) == old
    header = decode_header(
        b'{"id":"a","game":"maui","rules":1,"options":{},"owner":"o","clock":{"kind":"live","seconds":9},"listed":false,'
        b'"watchable":false,"chat":"off","seats":[],"commitment":"","created":0}'
    )
    assert header.clock == Clock("live", 9, 0, 0, "vote")


# ---- resigning, taking back ----------------------------------------------------------------------------------------


def test_a_resignation_has_a_winner_and_a_record(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        for number in range(4):
            await house.move(id, people, number)
        await house.do(people[0], id, "resign", seat=0)
        table = await house.at(id)
        assert (table.status, table.owing) == ("over", [])
        outcome = table.outcome()
        assert outcome is not None
        assert outcome["places"] == [2, 1]
        text = await record_text(house.house.tables, people[1].id, id)
        assert '"lost": [0]' in text
        study = Study(text, 0.2)
        assert study.game.shares() == [0.0, 1.0]
        assert len(study.plan()) > 0
        unfinished = "".join(line for line in text.splitlines(keepends=True) if '"lost"' not in line)
        with pytest.raises(Unfinished):
            Study(unfinished, 0.2)
        solo, alone = await house.started("overbooking", 1, 1)
        assert await house.refusal(house.do(alone[0], solo, "resign", seat=0)) == "only-bots"

    run(database, test)


def test_what_a_move_ends_is_told_with_the_move(database: str) -> None:
    """A wish to take back and a late player end with the next move, and everybody hears so."""

    async def test(house: Inside) -> None:
        id, people = await timed(house, 2)
        table = await house.at(id)
        mover = await house.move(id, people)
        other = 1 - mover
        eyes = Box(people[mover].id)
        await house.house.tables.join(people[mover].id, id, mover, None, eyes)
        await house.do(people[mover], id, "ask-undo", seat=mover, expected=table.version)
        assert eyes.messages[-1]["lobby"]["undo"]["asked"] == sorted(person.id for person in people)
        await house.do(people[other], id, "answer-undo", seat=other, expected=table.version, agree=False)
        assert eyes.messages[-1]["lobby"]["undo"] is None
        assert eyes.messages[-1]["lobby"]["undo_refused"] == {"seat": mover, "by": other}
        late = table.owing[0]
        await flag(house, id, late)
        assert eyes.messages[-1]["lobby"]["needed"] == {str(late): 1}
        await house.move(id, people)
        said = eyes.messages[-1]["lobby"]
        assert not said["seats"][late]["late"]
        assert said["undo_refused"] is None
        assert said["needed"] == {}

    run(database, test)


# ---- presence ------------------------------------------------------------------------------------------------------


def test_everybody_hears_who_is_here(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.tables.GONE_SECONDS", 0.0)

    async def test(house: Inside) -> None:
        tables = house.house.tables
        id, people = await house.started("overbooking", 2, watchable=True)
        eyes = [Box(person.id) for person in people]
        await tables.join(people[0].id, id, 0, None, eyes[0])
        assert list(eyes[0].presence["away"]) == ["1"]
        await tables.join(people[1].id, id, 1, None, eyes[1])
        assert eyes[0].presence == eyes[1].presence == {"type": "presence", "table": id, "away": {}, "watchers": 0}
        stranger = Box()
        await tables.join("", id, None, None, stranger)
        assert eyes[0].presence["watchers"] == 1
        before = time.time()
        tables.part(id, 1, eyes[1])
        tables.part(id, None, stranger)
        await asyncio.sleep(0.05)
        assert before - 60 < eyes[0].presence["away"]["1"] <= time.time() + 1
        assert eyes[0].presence["watchers"] == 0

    if "postgresql" not in database:
        run(database, test)


def test_whose_connection_has_gone_silent_is_away_though_nobody_has_closed_it(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        id, people = await house.started("overbooking", 2)
        eyes = [Box(person.id) for person in people]
        for seat, box in enumerate(eyes):
            await tables.join(people[seat].id, id, seat, None, box)
        eyes[1].silent = True
        await house.house.sweeper.round()
        assert list(eyes[0].presence["away"]) == ["1"]
        eyes[1].silent = False
        await house.house.sweeper.round()
        assert eyes[0].presence["away"] == {}

    run(database, test)


def test_a_socket_is_silent_when_it_stops_to_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [100.0]
    monkeypatch.setattr("boardinghouse.server.socket.time.monotonic", lambda: at[0])
    connection = Connection(Ear(), None, set(), 10)

    def after(seconds: float) -> bool:
        at[0] += seconds
        return connection.silent

    assert not after(100)  # a program that never pings
    for _ in range(2):
        connection.heard = at[0]
        connection.note_ping()
        assert not after(2)
    assert after(4)
    connection.heard = at[0]
    connection.note_ping()
    assert not after(9)  # it has become slow: a page in the background
    assert after(10)


# ---- again ---------------------------------------------------------------------------------------------------------


def test_a_rematch_begins_when_everybody_has_said_yes(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 3)
        await house.do(people[0], id, "resign", seat=0)
        await house.do(people[1], id, "resign", seat=1)
        await house.house.chat.add(id, people[0], "a-key-of-mine", "good game")
        for person in people[:2]:
            assert (await house.do(person, id, "rematch")).table == id
        table = await house.at(id)
        assert table.rematch == ""
        new = (await house.do(people[2], id, "rematch")).table
        assert new == table.rematch != ""
        again = await house.at(new)
        assert again.status == "playing"
        assert [seat.sitter.person for seat in again.seats] == [people[1].id, people[2].id, people[0].id]
        assert [line.text for line in await house.house.chat.lines(new, 0)] == ["good game"]

    run(database, test)


@pytest.mark.parametrize(
    ("seating", "order"), [("on", [1, 2, 0]), ("stay", [0, 1, 2]), ("loser", [2, 0, 1]), ("random", None)]
)
def test_seats_of_a_rematch_follow_the_rule_of_the_table(database: str, seating: str, order: list[int] | None) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 3, seating="stay")
        await house.do(people[0], id, "switch", listed=False, watchable=False, chat="off", seating=seating)
        await house.do(people[0], id, "switch", listed=False, watchable=False, chat="all")  # the rest stays as it is
        await house.do(people[2], id, "resign", seat=2)
        await house.do(people[1], id, "resign", seat=1)
        for person in people:
            await house.do(person, id, "rematch")
        again = await house.at((await house.at(id)).rematch)
        seated = [seat.sitter.person for seat in again.seats]
        assert again.seating == seating
        assert sorted(seated) == sorted(person.id for person in people)
        if order is not None:
            assert seated == [people[seat].id for seat in order]

    run(database, test)


def test_who_may_chat_is_told_with_the_seats(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        for rule, chats in (("friends", [True, False]), ("all", [True, True]), ("off", [False, False])):
            await house.do(people[0], id, "switch", listed=False, watchable=False, chat=rule)
            lobby = (await house.house.tables.look(people[0].id, id, 0, None)).lobby
            assert [seat.chats for seat in lobby.seats] == chats

    run(database, test)


def test_nobody_is_pressed_into_a_rematch(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 3)
        await house.do(people[0], id, "resign", seat=0)
        await house.do(people[1], id, "resign", seat=1)
        await house.do(people[2], id, "rematch", answer="no")
        await house.do(people[0], id, "rematch")
        new = await house.at((await house.do(people[1], id, "rematch")).table)
        assert new.status == "open"
        assert [seat.sitter.kind for seat in new.seats] == ["person", "open", "person"]

        id, people = await house.started("overbooking", 2)
        await house.do(people[0], id, "resign", seat=0)
        new = await house.at((await house.do(people[0], id, "rematch", answer="now")).table)
        assert [seat.sitter.kind for seat in new.seats] == ["open", "person"]

        solo, alone = await house.started("overbooking", 1, 1)
        await house.do(alone[0], solo, "give-up", seat=0)
        assert (await house.at((await house.do(alone[0], solo, "rematch")).table)).status == "playing"

    run(database, test)


# ---- before the game -----------------------------------------------------------------------------------------------


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
