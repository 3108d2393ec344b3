"""Analyses, hints and playing on, inside a house: the queue, what is refused, what is kept."""

import asyncio
from typing import Any

import msgspec
import pytest

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.core.record import parse
from boardinghouse.server.clerk import replay as replay_record
from boardinghouse.server.frames import HintMark
from boardinghouse.server.hints import ADDRESS_HINTS
from boardinghouse.server.making import resume
from boardinghouse.server.position import BrokenLog, Position
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.replay import record_text, replay
from boardinghouse.server.studies import StudyState
from boardinghouse.server.turns import Asker
from tests.server.client import Person
from tests.server.inside import Inside, run
from tests.server.running import Running

REPLY = {"subject": {"key": "towel", "params": {"place": "1"}}, "kind": "lay", "reasons": []}
QUICK = {"study_seconds": 0.02, "study_workers": 1, "study_behind": 0}


def asker(name: str) -> Asker:
    """Somebody at an address of their own."""
    return Asker(name, f"address of {name}")


def finished_game(seed: int = 5) -> bh.Record:
    return bh.play(bh.load("maui"), [find("random"), find("random")], seed=seed)


async def done(house: Inside, key: str) -> StudyState:
    """Wait until an analysis is over."""
    async with asyncio.timeout(1200):
        while (state := await house.house.studies.look(key, 0)).status not in ("done", "failed"):
            await asyncio.sleep(0.2)
    return state


async def play_to_the_end(house: Inside, id: str, people: list[PersonInfo]) -> None:
    async with asyncio.timeout(1200):
        while (table := await house.at(id)).status == "playing":
            if any(not table.seats[seat].bot for seat in table.owing):
                await house.move(id, people)
            else:
                await asyncio.sleep(0.01)


def test_a_finished_game_is_analysed_once_and_the_report_is_kept(database: str) -> None:
    text = finished_game().text()

    async def test(house: Inside) -> None:
        begun = await house.house.studies.begin(text, asker("somebody"))
        assert begun.status in ("queued", "running")
        again = await house.house.studies.begin(text, asker("somebody else"))
        assert again.key == begun.key
        found = await done(house, begun.key)
        assert found.status == "done"
        assert found.report is not None
        report = msgspec.json.decode(found.report)
        assert report["done"] == report["total"]
        for row in report["players"]:
            parts = row["start"] + row["own_errors"] + row["others_errors"] + row["luck"] + row["unexplained"]
            assert abs(parts - row["result"]) < 1e-6
        house.house.studies.jobs.clear()  # as after a new start
        kept = await house.house.studies.begin(text, asker("somebody"))
        assert kept.status == "done"
        assert msgspec.json.decode(kept.report or b"") == report

    run(database, test, **QUICK)


def test_a_report_that_the_asker_has_is_not_sent_again(database: str) -> None:
    text = finished_game().text()

    async def test(house: Inside) -> None:
        begun = await house.house.studies.begin(text, asker("somebody"))
        await done(house, begun.key)
        number = (await house.house.studies.look(begun.key, 0)).number
        assert (await house.house.studies.look(begun.key, number)).report is None

    run(database, test, **QUICK)


def test_the_queue_is_bounded_for_one_and_for_all(database: str) -> None:
    async def test(house: Inside) -> None:
        studies = house.house.studies
        studies.workers.turns.places = 0  # nobody gets a turn
        for seed in (1, 2):
            await studies.begin(finished_game(seed).text(), asker("eager"))
        assert await house.refusal(studies.begin(finished_game(3).text(), asker("eager"))) == "queue-full"
        await studies.begin(finished_game(3).text(), asker("patient"))
        assert await house.refusal(studies.begin(finished_game(4).text(), asker("late"))) == "queue-full"

    run(database, test, study_queue=3, study_each=2, **QUICK)


def test_guests_of_one_address_do_not_fill_the_queue(database: str) -> None:
    async def test(house: Inside) -> None:
        studies = house.house.studies
        studies.workers.turns.places = 0
        for seed in (1, 2):
            await studies.begin(finished_game(seed).text(), Asker(f"guest {seed}", "one address"))
        third = studies.begin(finished_game(3).text(), Asker("guest 3", "one address"))
        assert await house.refusal(third) == "queue-full"
        await studies.begin(finished_game(3).text(), Asker("guest 4", "another"))

    run(database, test, study_address=2, **QUICK)


def test_the_first_look_at_a_game_comes_before_the_full_effort_on_another(database: str) -> None:
    async def test(house: Inside) -> None:
        studies = house.house.studies
        long = await studies.begin(finished_game(1).text(), asker("first"))
        short = await studies.begin(finished_game(2).text(), asker("second"))
        while (state := await studies.look(short.key, 0)).report is None:
            assert state.status != "failed"
            await asyncio.sleep(0.01)
        assert studies.jobs[long.key].status == "running"

    run(database, test, **{**QUICK, "study_seconds": 30.0})


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(database: str) -> None:
    text = finished_game().text()

    async def test(house: Inside) -> None:
        studies = house.house.studies
        ask = studies.workers.ask

        async def no_answer(question: dict[str, Any], seconds: float) -> dict[str, Any]:
            return {"fault": "the worker is gone"}

        studies.workers.ask = no_answer  # type: ignore[method-assign]
        begun = await studies.begin(text, asker("somebody"))
        assert (await done(house, begun.key)).status == "failed"
        assert studies.waiting == []
        studies.workers.ask = ask  # type: ignore[method-assign]
        assert (await studies.begin(text, asker("somebody"))).status in ("queued", "running")
        assert (await done(house, begun.key)).status == "done"

    run(database, test, **QUICK)


def test_a_table_under_way_and_an_unfinished_record_are_not_analysed(database: str) -> None:
    record = finished_game()
    record.lines = record.lines[:-1]
    record.closing = None

    async def test(house: Inside) -> None:
        id, people = await house.started("maui", 2)
        await house.move(id, people)
        assert await house.refusal(record_text(house.house.tables, people[0].id, id)) == "not-over"
        assert await house.refusal(house.house.studies.begin(record.text(), asker("somebody"))) == "not-over"
        assert await house.refusal(house.house.studies.begin("{}", asker("somebody"))) == "broken-record"
        assert await house.refusal(house.house.studies.look("0" * 32, 0)) == "no-such-study"

    run(database, test, **QUICK)


def test_hints_are_given_against_bots_only_and_stand_in_the_record(database: str) -> None:
    async def ask(house: Inside, id: str, person: PersonInfo, seat: int, strength: Any) -> Any:
        return await house.house.hints.give(person, id, seat, strength)

    async def test(house: Inside) -> None:
        together, people = await house.started("maui", 2)
        seat = (await house.at(together)).owing[0]
        assert await house.refusal(ask(house, together, people[seat], seat, "move")) == "only-against-bots"

        id, (person,) = await house.started("maui", 1, 1)
        while 0 not in (await house.at(id)).owing:
            await asyncio.sleep(0.01)
        assert await house.refusal(ask(house, id, people[1], 0, "move")) in ("not-your-seat", "no-such-table")
        table = await house.at(id)
        assert table.position is not None
        move = await ask(house, id, person, 0, "move")
        action = msgspec.json.decode(move.action)["id"]
        assert action in table.position.state.legal(0)
        assert move.subject is None
        assert all(reason.term for reason in move.reasons)
        verb = table.game.actions.verb(action)
        assert (await ask(house, id, person, 0, "kind")).kind == verb, "all strengths speak of one move"
        assert (await ask(house, id, person, 0, "area")).subject is not None
        strengths = [strength for _, _, strength in (await house.at(id)).hints]
        assert strengths == ["move", "kind", "area"]
        house.forget()
        assert len((await house.at(id)).hints) == 3
        before = sum(1 for mover, _ in table.position.lines if mover != bh.CHANCE)
        await play_to_the_end(house, id, [person])
        text = await record_text(house.house.tables, person.id, id)
        record = parse(text.encode(), bh.load)
        record.verify()
        assert record.closing is not None
        assert [hint[1:] for hint in record.closing["hints"]] == [[0, "move"], [0, "kind"], [0, "area"]]
        marks = [HintMark(before, 0, strength) for strength in ("move", "kind", "area")]
        assert (await replay(house.house.tables, person.id, id, 0, 0, 1)).hints == marks
        assert (replay_record(text, None, 0, 1)).hints == marks
        record.closing["hints"] = "many"
        assert (replay_record(record.text(), None, 0, 1)).hints == []

    run(database, test)


async def asked(house: Inside, game: str = "overbooking") -> tuple[str, PersonInfo]:
    """A running game of one person against a bot, in which the person is to answer."""
    id, (person,) = await house.started(game, 1, 1)
    while 0 not in (await house.at(id)).owing:
        await asyncio.sleep(0.01)
    return id, person


def test_a_question_is_thought_about_once_for_all_strengths(database: str) -> None:
    async def test(house: Inside) -> None:
        id, person = await asked(house)
        legal = (await house.at(id)).position.state.legal(0)  # type: ignore[union-attr]
        questions: list[dict[str, Any]] = []
        replies: list[dict[str, Any]] = [{"fault": "the worker died"}, {**REPLY, "move": legal[0]}]

        async def ask(question: dict[str, Any], seconds: float) -> dict[str, Any]:
            questions.append(question)
            await asyncio.sleep(0)
            return replies[len(questions) - 1]

        hints = house.house.hints
        hints.workers.ask = ask  # type: ignore[method-assign]
        assert await house.refusal(hints.give(person, id, 0, "area")) == "busy"
        together = await asyncio.gather(hints.give(person, id, 0, "area"), hints.give(person, id, 0, "kind"))
        assert [answer.kind for answer in together] == [None, "lay"]
        assert msgspec.json.decode((await hints.give(person, id, 0, "move")).action or b"")["id"] == legal[0]
        assert len(questions) == 2, "what failed is tried again, what was thought is not thought again"
        assert not hints.asking

    run(database, test)


def test_bots_do_not_wait_for_hints_and_one_person_has_one_under_way(database: str) -> None:
    async def test(house: Inside) -> None:
        begun = asyncio.Event()
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        async def ask(question: dict[str, Any], seconds: float) -> dict[str, Any]:
            begun.set()
            return await answer

        hints = house.house.hints
        hints.workers.ask = ask  # type: ignore[method-assign]
        id, person = await asked(house)
        first = asyncio.create_task(hints.give(person, id, 0, "move"))
        await begun.wait()
        await house.move(id, [person])
        while 0 not in (await house.at(id)).owing:  # the bot answers though a hint is being thought about
            await asyncio.sleep(0.01)
        assert await house.refusal(hints.give(person, id, 0, "move")) == "busy"
        answer.set_result({**REPLY, "move": 0})
        assert await house.refusal(first) == "stale"
        assert (await hints.give(person, id, 0, "kind")).kind == "lay"

    run(database, test)


def test_people_of_one_address_have_only_so_many_hints_under_way(database: str) -> None:
    async def test(house: Inside) -> None:
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        async def ask(question: dict[str, Any], seconds: float) -> dict[str, Any]:
            return await answer

        hints = house.house.hints
        hints.workers.ask = ask  # type: ignore[method-assign]
        asking = []
        for _ in range(ADDRESS_HINTS):
            id, person = await asked(house)
            house.house.addresses.note(person.id, "one address")
            asking.append(asyncio.create_task(hints.give(person, id, 0, "kind")))
        async with asyncio.timeout(600):
            while len(hints.asking) < ADDRESS_HINTS:
                await asyncio.sleep(0.01)
        id, person = await asked(house)
        house.house.addresses.note(person.id, "one address")
        assert await house.refusal(hints.give(person, id, 0, "kind")) == "busy"
        house.house.addresses.note(person.id, "another")
        asking.append(asyncio.create_task(hints.give(person, id, 0, "kind")))
        await asyncio.sleep(0.05)
        answer.set_result({**REPLY, "move": 0})
        assert [hint.kind for hint in await asyncio.gather(*asking)] == ["lay"] * (ADDRESS_HINTS + 1)
        assert not hints.asking

    run(database, test)


def test_a_hint_stays_with_the_question_when_a_move_is_taken_back(database: str) -> None:
    async def test(house: Inside) -> None:
        id, (person,) = await house.started("amsterdam", 1, 1)
        while True:
            table = await house.at(id)
            assert table.position is not None
            if 0 not in table.owing:
                await asyncio.sleep(0.01)
                continue
            if table.position.state.undoable(0):
                break
            await house.move(id, [person])
        count = len(table.position.lines)
        await house.house.hints.give(person, id, 0, "move")
        assert (await house.at(id)).hints == [(count, 0, "move")]
        await house.do(person, id, "undo", seat=0, expected=(await house.at(id)).version)
        table = await house.at(id)
        assert table.position is not None
        assert len(table.position.lines) == count - 1
        assert table.hints == [(count - 1, 0, "move")]

    run(database, test)


def test_a_game_goes_on_from_any_position_against_bots(database: str) -> None:
    record = finished_game()
    keep = len(record.lines) // 2
    while record.lines[keep].seat == bh.CHANCE:
        keep += 1
    seat = record.lines[keep].seat
    position = record.state_at(keep)

    async def test(house: Inside) -> None:
        person = await house.guest("Nora")
        lines = [(line.seat, line.action) for line in record.lines[:keep]]
        bot = house.house.tables.decider.bot_sitter("random")
        sitters = [None if place == seat else bot for place in range(2)]
        table = await resume(house.house.tables, person, "maui", record.options, sitters, lines)
        assert table.position is not None
        assert table.position.state.digest() == position.digest()
        assert table.owing == [seat]
        house.forget()
        again = await house.at(table.id)
        assert again.position is not None
        assert again.position.state.digest() == position.digest()
        await play_to_the_end(house, table.id, [person, person])
        ended = await house.at(table.id)
        assert ended.status == "over"
        text = await record_text(house.house.tables, person.id, table.id)
        parse(text.encode(), bh.load).verify()  # its seed is not told: it does not explain the first draws
        wrong = [*lines, (seat, 10_000)]
        refused = resume(house.house.tables, person, "maui", record.options, sitters, wrong)
        assert await house.refusal(refused) == "illegal"
        assert await house.house.store.tables_of(person.id, 9) == [table.id]  # it has left no table behind

    run(database, test)


def test_lines_that_cannot_be_played_leave_the_position_as_it_was() -> None:
    record = finished_game()
    position = Position(record.game, len(record.seats), record.options, "seed")
    digest = position.state.digest()
    lines = [(line.seat, line.action) for line in record.lines[:5]]
    with pytest.raises(BrokenLog):
        position.start(1, None, [*lines, (0, 10_000)])
    assert position.lines == []
    assert position.state.digest() == digest


def test_over_http_a_record_is_analysed_and_played_on(server: Running) -> None:
    record = finished_game(9)

    async def test() -> None:
        person = await Person(server.url, "Stella").enter()
        begun = await person.post("/api/records/study", {"text": record.text()})
        assert begun.status_code == 200, begun.text
        key = begun.json()["key"]
        looked = await person.http.get(f"/api/studies/{key}")
        assert looked.status_code == 200
        assert looked.json()["status"] in ("queued", "running", "done")
        missing = await person.http.get(f"/api/studies/{'0' * 32}")
        assert missing.status_code == 404
        line = next(number for number, line in enumerate(record.lines) if line.seat == 1)
        going_on = await person.post("/api/records/branch", {"text": record.text(), "line": line, "seat": 1})
        assert going_on.status_code == 201, going_on.text
        assert going_on.json()["status"] == "playing"
        odd = await person.post("/api/records/branch", {"text": record.text(), "line": 100_000, "seat": 1})
        assert odd.json()["reason"] == "no-such-position"
        await person.close()

    asyncio.run(test())
