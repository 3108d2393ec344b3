"""The move: answered once, stored before it is answered, taken back as the rules allow, there again after a restart."""

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

import boardinghouse as bh
from tests.server.inside import Box, Inside, run


def fewest(game: str) -> int:
    return bh.load(game).seats[0]


@pytest.mark.parametrize("game", bh.games())
def test_a_table_read_again_is_the_table_it_was(database: str, game: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started(game, fewest(game))
        for number in range(60):
            table = await house.at(id)
            if table.status != "playing":
                break
            await house.move(id, people, number)
            if number % 7 == 0:
                before = await house.at(id)
                assert before.position is not None
                house.forget()
                after = await house.at(id)
                assert after.position is not None
                assert after.position.state.digest() == before.position.state.digest()
                assert after.position.snapshot() == before.position.snapshot()
                assert after.position.lines == before.position.lines
                assert after.owing == before.owing
                assert after.keys == before.keys

    run(database, test, snapshot_every=5)


def test_the_same_key_gets_the_first_answer_again(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        table = await house.at(id)
        assert table.position is not None
        seat = table.owing[0]
        action = table.position.state.legal(seat)[0]
        move = {"seat": seat, "expected": table.version, "action": action, "key": "one-click"}
        first = await house.do(people[seat], id, "play", **move)
        again = await house.do(people[seat], id, "play", **move)
        assert again == first
        house.forget()
        assert await house.do(people[seat], id, "play", **move) == first
        assert (await house.at(id)).version == first.number

    run(database, test)


def test_an_answer_to_an_old_question_is_refused(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        seat = await house.move(id, people)
        table = await house.at(id)
        assert table.position is not None
        other = table.owing[0]
        action = table.position.state.legal(other)[0]
        move = {"seat": other, "action": action}
        assert await house.refusal(house.do(people[other], id, "play", expected=1, **move)) == "stale"
        assert await house.refusal(house.do(people[other], id, "play", expected=99, **move)) == "stale"
        assert await house.refusal(house.do(people[seat], id, "play", expected=2, **move)) == "not-your-seat"
        version = table.version
        assert (await house.at(id)).version == version

    run(database, test)


def test_an_illegal_action_names_the_rule_and_changes_nothing(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        table = await house.at(id)
        assert table.position is not None
        seat = table.owing[0]
        legal = table.position.state.legal(seat)
        digest = table.position.state.digest()
        for action in (
            next(a for a in range(table.game.actions.size) if a not in legal),
            table.game.actions.size,
            99999,
        ):
            play = house.do(people[seat], id, "play", seat=seat, expected=table.version, action=action)
            assert await house.refusal(play) == "illegal"
        assert (await house.at(id)).position.state.digest() == digest  # type: ignore[union-attr]

    run(database, test)


@pytest.mark.parametrize("game", bh.games())
def test_others_answers_to_a_secret_choice_do_not_make_mine_stale(database: str, game: str) -> None:
    """Where several owe at once, both answer what they saw first; where never, every answer names the newest step."""

    async def test(house: Inside) -> None:
        id, people = await house.started(game, fewest(game))
        for number in range(40):
            table = await house.at(id)
            if table.status != "playing":
                return
            assert table.position is not None
            seen = table.version
            owing = list(table.owing)
            # the answers are chosen at the moment all were asked
            answers = {seat: table.position.state.legal(seat)[number % 3 - 3] for seat in owing if len(owing) > 1}
            if not answers:
                await house.move(id, people, number)
            for seat, action in answers.items():
                await house.do(people[seat], id, "play", seat=seat, expected=seen, action=action)

    run(database, test)


@pytest.mark.parametrize("game", bh.games())
def test_undo_equals_never_having_moved(database: str, game: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started(game, fewest(game))
        undone = 0
        for number in range(50):
            table = await house.at(id)
            if table.status != "playing":
                break
            assert table.position is not None
            digest = table.position.state.digest()
            luck = table.position.snapshot()["luck"]
            seat = await house.move(id, people, number)
            if number % 5 == 0:
                house.forget()  # even when the states before are no longer in memory
            table = await house.at(id)
            assert table.position is not None
            if table.status == "playing" and table.position.state.undoable(seat):
                await house.do(people[seat], id, "undo", seat=seat, expected=table.version)
                assert table.position.state.digest() == digest
                assert table.position.snapshot()["luck"] == luck
                undone += 1
                await house.move(id, people, number)
            elif table.status == "playing":
                undo = house.do(people[seat], id, "undo", seat=seat, expected=table.version)
                assert await house.refusal(undo) == "nothing-to-undo"
        assert undone > 0

    run(database, test)


@pytest.mark.parametrize("game", bh.games())
def test_further_back_only_if_all_agree(database: str, game: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started(game, fewest(game))
        table = await house.at(id)
        assert table.position is not None
        digest = table.position.state.digest()
        first = await house.move(id, people)
        while True:  # until something stands between
            table = await house.at(id)
            if table.position is not None and table.position.undo_point(first) is None:
                break
            await house.move(id, people)
        keep = table.position.consent_point(first)
        assert keep is not None
        await house.do(people[first], id, "ask-undo", seat=first, expected=table.version)
        others = [seat for seat in range(len(people)) if seat != first]
        for seat in others[:-1]:
            await house.do(people[seat], id, "answer-undo", seat=seat, expected=table.version, agree=True)
            assert table.undo_request is not None
        last = others[-1]
        no = await house.do(people[last], id, "answer-undo", seat=last, expected=table.version, agree=False)
        assert table.undo_request is None
        assert len(table.position.lines) > keep
        assert no.number == table.version
        await house.do(people[first], id, "ask-undo", seat=first, expected=table.version)
        for seat in others:
            await house.do(people[seat], id, "answer-undo", seat=seat, expected=table.version, agree=True)
        assert len(table.position.lines) == keep
        if sum(1 for seat, _ in table.position.lines if seat != bh.CHANCE) == 0:
            assert table.position.state.digest() == digest
        house.forget()
        again = await house.at(id)
        assert again.position is not None
        assert again.position.snapshot() == table.position.snapshot()

    run(database, test)


def test_alone_with_bots_one_need_not_ask_anybody(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 1, 2)
        while 0 not in (await house.at(id)).owing:
            await asyncio.sleep(0.02)
        table = await house.at(id)
        assert table.position is not None
        keep = len(table.position.lines)
        digest = table.position.state.digest()
        await house.move(id, people)
        while 0 not in (await house.at(id)).owing:
            await asyncio.sleep(0.02)
        await house.do(people[0], id, "ask-undo", seat=0, expected=table.version)
        assert len(table.position.lines) == keep
        assert table.position.state.digest() == digest

    run(database, test)


def test_a_viewer_who_comes_back_is_told_what_he_missed(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        box = Box(people[0].id)
        await house.house.tables.join(people[0].id, id, 0, None, box)
        for number in range(3):
            await house.move(id, people, number)
        assert [message["number"] for message in box.messages] == [2, 3, 4, 5]
        back = Box(people[0].id)
        await house.house.tables.join(people[0].id, id, 0, 3, back)
        missed = back.messages[0]["missed"]
        assert [step["number"] for step in missed] == [4, 5]
        assert [step["events"] for step in missed] == [message["events"] for message in box.messages[-2:]]
        assert back.messages[0]["now"] == box.messages[-1]["now"]
        house.forget()
        fresh = Box(people[0].id)
        await house.house.tables.join(people[0].id, id, 0, 3, fresh)
        assert fresh.messages[0]["missed"] == missed

    run(database, test)


def test_seats_are_rotated_in_a_rematch_made_once(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 2, 1)
        assert await house.refusal(house.do(people[0], id, "rematch")) == "not-over"
        await house.do(people[1], id, "leave", seat=1)
        await house.do(people[0], id, "vote", seat=0, about=1, choice="end")
        first = await house.do(people[0], id, "rematch")
        second = await house.do(people[1], id, "rematch")
        assert first.table == second.table != id
        new = await house.at(first.table)
        assert [seat.sitter.name for seat in new.seats] == ["", "random", "person 0"]
        assert new.seats[0].sitter.kind == "open"  # its person had left
        assert new.header.owner == people[0].id
        assert new.seed != (await house.at(id)).seed

    run(database, test)


def test_a_rematch_belongs_to_the_one_who_asks_if_the_owner_is_gone(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking", 3)
        await house.do(people[0], id, "leave", seat=0)
        for seat in (1, 2):
            await house.do(people[seat], id, "vote", seat=seat, about=0, choice="end")
        assert (await house.do(people[1], id, "rematch")).table == id  # the other one who stayed is asked
        made = (await house.do(people[2], id, "rematch")).table
        new = await house.at(made)
        assert new.header.owner == people[1].id
        assert [seat.sitter.kind for seat in new.seats] == ["person", "person", "open"]
        assert [seat.sitter.friend for seat in new.seats] == [True, False, False]  # friends of the one who owns it now
        await house.do(people[0], made, "sit", seat=2)  # they may still come
        await house.do(people[1], made, "start")
        assert new.status == "playing"

    run(database, test)


def test_a_fault_in_storing_leaves_the_table_as_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        table = await house.at(id)
        assert table.position is not None
        digest = table.position.state.digest()
        store = house.house.store

        async def broken(step: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", broken)
            with pytest.raises(OSError, match="disk full"):
                await house.move(id, people)
        table = await house.at(id)
        assert table.position is not None
        assert (table.version, table.position.state.digest()) == (2, digest)
        await house.move(id, people)
        assert (await house.at(id)).version == 3

    run(database, test)


@contextlib.contextmanager
def database_gone(house: Inside, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Neither a step can be stored nor a table be read."""

    async def gone(*_: object) -> None:
        raise OSError("the database is gone")

    with monkeypatch.context() as patch:
        patch.setattr(house.house.store, "append", gone)
        patch.setattr(house.house.store, "load", gone)
        yield


def test_a_draft_that_could_not_even_be_forgotten_is_never_shown_or_saved(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        table = await house.at(id)
        assert table.position is not None
        digest = table.position.state.digest()
        store, tables = house.house.store, house.house.tables
        with database_gone(house, monkeypatch):
            with pytest.raises(OSError, match="gone"):
                await house.move(id, people)
            with pytest.raises(OSError, match="gone"):
                await tables.look(people[0].id, id, 0, None)
        await tables.save_all()
        assert await store.snapshot(id) is None
        assert (await tables.look(people[0].id, id, 0, None)).number == 2
        table = await house.at(id)
        assert table.position is not None
        assert (table.version, table.position.state.digest()) == (2, digest)
        await house.move(id, people)
        assert (await house.at(id)).version == 3

    run(database, test)


def test_a_table_with_such_a_draft_takes_the_next_command_as_stored(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        table = await house.at(id)
        assert table.position is not None
        seat = table.owing[0]
        move = {"seat": seat, "expected": 2, "action": table.position.state.legal(seat)[0], "key": "one-click"}
        with database_gone(house, monkeypatch), pytest.raises(OSError, match="gone"):
            await house.do(people[seat], id, "play", **move)
        assert (await house.do(people[seat], id, "play", **move)).number == 3
        house.forget()
        assert (await house.at(id)).version == 3

    run(database, test)


def test_tables_that_cannot_be_found_leave_nothing_in_memory(database: str) -> None:
    async def test(house: Inside) -> None:
        tables = house.house.tables
        for number in range(9):
            assert await house.refusal(tables.find(f"nothing-{number}")) == "no-such-table"
        assert (tables.live, tables.loading) == ({}, {})

    run(database, test)


def test_a_table_is_in_memory_once_also_if_loading_it_failed_at_first(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: Inside) -> None:
        id, _ = await house.started("overbooking")
        house.forget()
        tables, load = house.house.tables, house.house.store.load

        async def gone(_: str) -> None:
            monkeypatch.setattr(tables.store, "load", load)
            await asyncio.sleep(0)  # the second comes to wait for the first
            raise OSError("the database is gone")

        monkeypatch.setattr(tables.store, "load", gone)
        first, second = (asyncio.create_task(tables.find(id)) for _ in range(2))
        with pytest.raises(OSError, match="gone"):
            await first
        third = await tables.find(id)
        assert await second is third is tables.live[id]

    run(database, test)


def test_a_viewer_who_comes_while_an_idle_table_is_saved_hears_the_next_move(database: str) -> None:
    async def test(house: Inside) -> None:
        id, people = await house.started("overbooking")
        tables = house.house.tables
        live = tables.live[id]
        live.used = -1e9
        box = Box(people[0].id)
        dropping = asyncio.create_task(tables.drop_idle())
        while not live.lock.locked():
            await asyncio.sleep(0)
        await asyncio.gather(dropping, tables.join(people[0].id, id, 0, None, box))
        assert tables.live[id] is live
        await house.move(id, people)
        assert [message["type"] for message in box.messages] == ["sync", "step"]
        tables.part(id, 0, box)
        live.used = -1e9
        await tables.drop_idle()
        assert tables.live == {}

    run(database, test)
