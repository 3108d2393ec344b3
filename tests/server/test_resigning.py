"""Resigning and taking back among people."""

import pytest

from boardinghouse.analysis.study import Study, Unfinished
from boardinghouse.server.replay import record_text
from tests.server.inside import Box, Inside, run
from tests.server.test_clocks import flag, timed


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
