"""Clocks: what runs, what it costs, what a time-out means."""

import asyncio
import time
from typing import Any

from boardinghouse.server.changes import Clock
from boardinghouse.server.clocks import Clocks
from boardinghouse.server.stored import decode_change, decode_header, encode
from boardinghouse.server.sweep import Sweeper
from tests.server.inside import Box, Inside, run


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
    clocks.turn(8.0, [2], 2, 8)  # a player who answers last and is asked first has had a turn all the same
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
