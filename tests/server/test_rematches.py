"""Playing again: the offer, the seats, the chat."""

import pytest

from tests.server.inside import Inside, run


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
