"""Clocks, leaving, coming back, and what the others may choose."""

import asyncio
import time

import pytest

import boardinghouse as bh
from boardinghouse.server import stored
from boardinghouse.server.changes import Clock
from boardinghouse.server.clocks import Clocks
from boardinghouse.server.replay import record_text
from boardinghouse.server.stored import now
from boardinghouse.server.sweep import Sweeper
from tests.server.inside import Box, Inside, run


async def settle(house: Inside, id: str) -> None:
    """Wait until a person owes an answer (bots have had their turn) or the game is over."""
    end = time.monotonic() + 600
    while True:
        table = await house.at(id)
        if table.status != "playing" or any(not table.seats[seat].bot for seat in table.owing):
            return
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def test_a_clock_that_was_set_back_gives_no_time() -> None:
    """Between two starts of the server the machine's clock may be set: an hour back is no hour won."""
    live = Clocks(Clock("live", 600, 5), 2)
    live.turn(10_000.0, [0], None, 0)
    live.turn(6_400.0, [1], 0, 1)
    assert live.left == [605.0, 600.0]
    turn = Clocks(Clock("turn", 60), 2)
    turn.turn(10_000.0, [0], None, 0)
    turn.stop(0, 6_400.0)
    turn.run(6_400.0, [0])
    assert turn.deadline(0) == 6_460.0


def test_a_clock_that_is_set_while_people_play_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time()
    before = now()
    for jump in (-3600.0, 3600.0):
        monkeypatch.setattr("time.time", lambda jump=jump: real + jump)
        assert before <= now() < before + 1800


def test_a_live_clock_runs_while_a_seat_owes_and_gains_its_increment() -> None:
    clocks = Clocks(Clock("live", 60, 5), 2)
    clocks.turn(100.0, [0], None, 0)
    assert clocks.deadline(0) == 160.0
    assert clocks.deadline(1) is None
    clocks.turn(110.0, [1], 0, 1)
    assert clocks.left == [55.0, 60.0]
    clocks.turn(130.0, [0, 1], None, 1)
    assert clocks.next_deadline() == 170.0
    clocks.turn(140.0, [0, 1], 1, 2)
    assert clocks.left == [55.0, 30.0]  # the second goes on: their turn is not over
    assert clocks.deadline(0) == 185.0
    clocks.stop(0, 150.0)
    assert clocks.left[0] == 35.0
    clocks.renew(0)
    clocks.run(200.0, [0])
    assert clocks.deadline(0) == 260.0


def test_a_turn_clock_starts_anew_with_every_answer() -> None:
    clocks = Clocks(Clock("turn", 100), 2)
    clocks.turn(0.0, [0], None, 0)
    clocks.turn(90.0, [0], 0, 1)
    assert clocks.deadline(0) == 190.0
    clocks.turn(95.0, [1], 0, 2)
    assert clocks.deadline(0) is None
    assert clocks.deadline(1) == 195.0


def test_playing_and_taking_back_makes_no_time_on_a_live_clock() -> None:
    clocks = Clocks(Clock("live", 60, 10), 2)
    clocks.turn(0.0, [0], None, 0)
    for at in (1.0, 3.0, 5.0):
        clocks.turn(at, [0], 0, 1)
        clocks.back(at + 1, [0], 0, 0)
    clocks.turn(7.0, [0], 0, 1)
    clocks.turn(8.0, [1], 0, 2)
    assert clocks.left[0] == 60 - 8 + 10
    clocks.back(9.0, [0], 0, 1)
    clocks.turn(9.0, [1], 0, 2)
    assert clocks.left[0] == 60 - 8 + 10  # the same turn
    clocks.turn(9.0, [0], 1, 3)
    clocks.turn(9.0, [1], 0, 4)
    assert clocks.left[0] == 60 - 8 + 20


def test_a_turn_clock_goes_on_where_it_was_when_an_answer_is_taken_back() -> None:
    clocks = Clocks(Clock("turn", 100), 2)
    clocks.turn(0.0, [0], None, 0)
    clocks.turn(60.0, [1], 0, 1)  # after a minute the other is asked
    clocks.back(90.0, [0], 0, 0)
    assert clocks.deadline(0) == 90.0 + 40.0
    clocks.turn(100.0, [0], 0, 1)
    assert clocks.deadline(0) == 200.0
    clocks.back(150.0, [0], 0, 0)
    clocks.turn(150.0, [0], 0, 1)
    assert clocks.deadline(0) == 200.0  # half of this question's time is gone already
    clocks.turn(160.0, [1], 0, 2)
    clocks.back(190.0, [0], 0, 1)
    clocks.turn(190.0, [1], 0, 2)
    assert clocks.deadline(1) == 290.0  # the other's time does not suffer


def test_in_a_choice_of_all_the_clocks_run_on_when_one_takes_back() -> None:
    clocks = Clocks(Clock("turn", 100), 3)
    clocks.turn(0.0, [0, 1, 2], None, 0)
    clocks.turn(10.0, [1, 2], 0, 1)
    clocks.turn(20.0, [2], 1, 2)
    clocks.back(30.0, [1, 2], 1, 1)
    assert clocks.deadline(2) == 100.0
    assert clocks.deadline(1) == 30.0 + 80.0


@pytest.mark.parametrize("game", bh.games())
def test_no_game_gives_time_for_playing_and_taking_back(database: str, game: str) -> None:
    async def test(house: Inside) -> None:
        clock = {"kind": "live", "seconds": 60, "increment": 10}
        id, people = await house.started(game, bh.load(game).seats[0], clock=clock)
        table = await house.at(id)
        assert table.position is not None
        seat = await house.move(id, people)
        while not table.position.state.undoable(seat):
            seat = await house.move(id, people)
        before = table.clocks.left[seat]
        for number in range(3):
            await house.do(people[seat], id, "undo", seat=seat, expected=table.version)
            await house.move(id, people, number)
            if not table.position.state.undoable(seat):
                break
        assert table.clocks.left[seat] <= before + 10  # once, if the turn is over now
        left = list(table.clocks.left)
        house.forget()
        assert (await house.at(id)).clocks.left == left

    run(database, test)


@pytest.mark.parametrize("kind", ["live", "turn"])
def test_leaving_and_coming_back_makes_no_time(database: str, kind: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2, clock={"kind": kind, "seconds": 60})
        table = await house.at(id)
        seat = table.owing[0]
        table.clocks.since[seat] -= 50
        await house.do(people[seat], id, "leave", seat=seat)
        assert table.clocks.deadline(seat) is None
        await house.do(people[seat], id, "return", seat=seat)
        assert (table.clocks.deadline(seat) or 0) < time.time() + 11

    run(database, test)


def test_clocks_that_make_no_sense_are_refused(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        for clock in (
            {"kind": "none", "seconds": 60},
            {"kind": "none", "increment": 3600},
            {"kind": "live", "increment": 10},
            {"kind": "turn", "seconds": 60, "increment": 10},
        ):
            wish = house.table(owner, "overbooking", ["me", "open"], clock=clock)
            assert await house.refusal(wish) == "bad-clock"

    run(database, test)


def test_when_time_runs_out_the_others_choose(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pass_time(seconds: float) -> None:
        monkeypatch.setattr(stored, "STARTED", stored.STARTED + seconds)

    async def test(house: Inside) -> None:
        clock = {"kind": "turn", "seconds": 3600}
        id, people = await house.started("overbooking", 3, clock=clock)
        table = await house.at(id)
        late = table.owing[0]
        first, second = (seat for seat in range(3) if seat != late)
        early = house.do(people[first], id, "vote", seat=first, about=late, choice="bot")
        assert await house.refusal(early) == "nobody-absent"
        sweeper = Sweeper(house.house.tables, house.house.bots)
        await sweeper.round()
        assert not table.seats[late].late
        pass_time(3601)
        await sweeper.round()
        await sweeper.round()
        assert table.seats[late].late
        assert table.version == 4  # two sat and started, one ran out of time, once
        own = house.do(people[late], id, "vote", seat=late, about=late, choice="wait")
        assert await house.refusal(own) == "not-yours-to-decide"
        await house.do(people[first], id, "vote", seat=first, about=late, choice="wait")
        assert table.seats[late].late
        await house.do(people[second], id, "vote", seat=second, about=late, choice="wait")
        assert not table.seats[late].late
        assert (table.clocks.deadline(late) or 0) > now()
        pass_time(3601)
        house.forget()
        await sweeper.round()  # found in the database
        table = await house.at(id)
        assert table.seats[late].late
        await house.move(id, people)  # not too late as long as nothing is decided
        assert not table.seats[late].late

    run(database, test)


def test_without_a_clock_somebody_who_vanished_is_late_after_a_day(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        table = await house.at(id)
        gone = table.owing[0]
        other = 1 - gone
        store = house.house.store
        assert await store.due(time.time() + 86_000) == []
        assert [found for _, found in await store.due(time.time() + 86_401)] == [id]
        assert (await house.house.tables.look(people[other].id, id, other, None)).now.clocks == {}
        sweeper = Sweeper(house.house.tables, house.house.bots)
        await sweeper.look_after(id)
        assert not table.seats[gone].late
        table.clocks.since[gone] -= 86_400
        await sweeper.look_after(id)
        assert table.seats[gone].late
        await house.do(people[other], id, "vote", seat=other, about=gone, choice="wait")
        assert not table.seats[gone].late
        assert (table.clocks.deadline(gone) or 0) > time.time() + 86_000
        table.clocks.since[gone] -= 86_400
        await sweeper.look_after(id)
        await house.do(people[other], id, "vote", seat=other, about=gone, choice="end")
        assert table.status == "ended"

    run(database, test)


def test_nobody_waits_for_one_person_alone(database: str) -> None:
    async def test(house: Inside) -> None:
        owner = await house.guest("owner")
        id = await house.table(owner, "overbooking", ["me", "local"])
        await house.do(owner, id, "start")
        seat = (await house.at(id)).owing[0]
        await house.do(owner, id, "leave", seat=seat)
        await house.do(owner, id, "return", seat=seat)
        assert await house.house.store.due(1e18) == []

    run(database, test)


def test_the_sweeper_lets_frozen_tables_rest(database: str) -> None:
    async def test(house: Inside) -> None:
        id, _ = await house.started("overbooking", 2)
        (await house.at(id)).frozen = "other rules"
        await Sweeper(house.house.tables, house.house.bots).look_after(id)
        assert await house.house.store.due(time.time() + 3500) == []
        assert [found for _, found in await house.house.store.due(time.time() + 3601)] == [id]

    run(database, test)


def test_a_bot_takes_a_leavers_seat_until_he_returns(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        table = await house.at(id)
        leaver = table.owing[0]
        other = 1 - leaver
        eyes = Box(people[leaver].id)
        await house.house.tables.join(people[leaver].id, id, leaver, None, eyes)
        await house.do(people[leaver], id, "leave", seat=leaver)
        heard = len(eyes.messages)
        look = house.house.tables.look(people[leaver].id, id, leaver, None)
        assert await house.refusal(look) == "not-yours-to-see"
        watching = await house.house.tables.look(people[leaver].id, id, None, None)
        assert watching.now.view == table.position.state.view(None)  # type: ignore[union-attr]
        play = house.do(people[leaver], id, "play", seat=leaver, expected=table.version, action=0)
        assert await house.refusal(play) == "away"
        await house.do(people[other], id, "vote", seat=other, about=leaver, choice="bot")
        await settle(house, id)
        assert table.seats[leaver].bot
        assert len(eyes.messages) == heard  # they hear no more of their seat
        assert len([1 for seat, _ in table.position.lines if seat == leaver]) >= 1  # type: ignore[union-attr]
        await house.do(people[leaver], id, "return", seat=leaver)
        assert table.seats[leaver].present
        assert (await house.house.tables.look(people[leaver].id, id, leaver, None)).seat == leaver
        again = house.do(people[leaver], id, "return", seat=leaver)
        assert await house.refusal(again) == "not-away"

    run(database, test)


@pytest.mark.parametrize("game", bh.games())
def test_leaving_at_any_moment_lets_the_game_go_on(database: str, game: str) -> None:
    async def test(house: Inside) -> None:
        seats = bh.load(game).seats[0]
        for moves in (0, 1, 4, 9):
            id, people = await house.started(game, seats)
            for number in range(moves):
                await house.move(id, people, number)
            table = await house.at(id)
            for leaver in range(1, seats):
                await house.do(people[leaver], id, "leave", seat=leaver)
                await house.do(people[0], id, "vote", seat=0, about=leaver, choice="bot")
            for number in range(6):
                await settle(house, id)
                if table.status == "playing":
                    await house.move(id, people, number)
            for leaver in range(1, seats):
                if table.status == "playing":
                    await house.do(people[leaver], id, "return", seat=leaver)

    run(database, test)


def test_who_is_away_keeps_his_say_until_a_bot_stands_in(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        tables.after_step.clear()  # the bot moves when the test says so
        id, people = await house.started("overbooking", 2)
        table = await house.at(id)
        assert table.position is not None
        stays = await house.move(id, people)
        leaver = await house.move(id, people)
        assert leaver != stays
        lines = list(table.position.lines)

        async def ask() -> None:
            await house.do(people[stays], id, "ask-undo", seat=stays, expected=table.version)

        table.seats[leaver].late = True
        await ask()
        assert table.position.lines == lines  # they are asked, and nothing is taken back
        assert await house.refusal(ask()) == "already-asked"
        await house.do(people[leaver], id, "leave", seat=leaver)
        assert table.undo_request is None
        await ask()
        assert table.position.lines == lines
        agree = house.do(people[leaver], id, "answer-undo", seat=leaver, expected=table.version, agree=True)
        assert await house.refusal(agree) == "away"
        await house.do(people[stays], id, "vote", seat=stays, about=leaver, choice="bot")
        assert table.undo_request is None
        assert await house.refusal(ask()) == "nothing-to-undo"  # their own move lies between
        await house.move(id, people)
        kept = table.position.lines[: table.position.consent_point(stays)]
        action = table.position.state.legal(leaver)[0]
        await tables.bot_move(id, leaver, table.version, action)
        house.forget()
        tables.after_step.clear()
        table = await house.at(id)
        assert table.position is not None
        await ask()
        assert table.position.lines == kept
        assert await house.refusal(ask()) == "nothing-to-undo"

    run(database, test)


def test_the_others_may_end_the_game(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2)
        await house.do(people[1], id, "leave", seat=1)
        await house.do(people[0], id, "vote", seat=0, about=1, choice="end")
        table = await house.at(id)
        assert table.status == "ended"
        back = house.do(people[1], id, "return", seat=1)
        assert await house.refusal(back) == "over"
        house.forget()
        assert (await house.at(id)).status == "ended"

    run(database, test)


def test_a_game_against_bots_alone_can_be_given_up(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 1, 1)
        await settle(house, id)
        stranger = await house.guest("stranger")
        assert await house.refusal(house.do(stranger, id, "give-up", seat=0)) == "no-such-table"
        assert await house.refusal(house.do(people[0], id, "give-up", seat=1)) == "not-your-seat"
        await house.do(people[0], id, "give-up", seat=0)
        house.forget()
        table = await house.at(id)
        assert (table.status, table.owing, table.wake(1.0)) == ("ended", [], None)
        play = house.do(people[0], id, "play", seat=0, expected=table.version, action=0)
        assert await house.refusal(play) == "over"
        assert await house.refusal(house.do(people[0], id, "give-up", seat=0)) == "over"
        assert '"game": "overbooking"' in await record_text(house.house.tables, people[0].id, id)  # it can be looked at

        shared, people = await house.started("overbooking", 2)
        await house.do(people[1], shared, "leave", seat=1)
        await house.do(people[0], shared, "vote", seat=0, about=1, choice="bot")
        assert await house.refusal(house.do(people[0], shared, "give-up", seat=0)) == "others-play"

        old, people = await house.started("overbooking", 1, 1)
        (await house.at(old)).frozen = "other rules"
        await house.do(people[0], old, "give-up", seat=0)

    run(database, test)


def test_a_bot_that_hangs_or_fails_is_replaced_by_a_random_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Inside) -> None:
        workers = house.house.bots.workers

        async def broken(question: object, seconds: float) -> dict[str, object]:
            return {"fault": "broken"}

        monkeypatch.setattr(workers, "ask", broken)
        id, people = await house.started("overbooking", 1, 1)
        await settle(house, id)
        await house.move(id, people)
        await settle(house, id)
        table = await house.at(id)
        assert {seat for seat, _ in table.position.lines if seat >= 0} == {0, 1}  # type: ignore[union-attr]

    run(database, test)


def test_a_worker_that_takes_too_long_is_killed_and_the_next_question_is_answered(database: str) -> None:
    async def test(house: Inside) -> None:
        workers = house.house.bots.workers
        id, _ = await house.started("overbooking", 2)
        state = (await house.at(id)).position.state  # type: ignore[union-attr]
        seat = state.acting()[0]
        question = {"game": "overbooking", "state": state.to_json(), "seat": seat, "bot": "random", "budget": 0.0}
        slow = await workers.ask({**question, "bot": "search:100000000", "seed": 1}, 0.5)
        assert "fault" in slow
        reply = await workers.ask({**question, "seed": 1}, 60)
        assert reply["action"] in state.legal(seat)
        unknown = await workers.ask({**question, "bot": "nobody", "seed": 1}, 60)
        assert "unknown bot" in unknown["fault"]

    run(database, test)
