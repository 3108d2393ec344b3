"""Bots that play from elsewhere: marked as bots, asked to tables by name, and called when they are wanted."""

import asyncio
from typing import Any

import msgspec
import pytest

from boardinghouse.client import Client, Question, Refused
from boardinghouse.server.calls import Calls
from boardinghouse.server.commands import Sit
from boardinghouse.server.making import create
from boardinghouse.server.protocol import Call, NewTable, PersonInfo
from tests.server.client import Person
from tests.server.inside import Inside, run
from tests.server.running import Running

PASSWORD = "a rather long secret of mine"  # noqa: S105


class Ear:
    """Keeps the calls of somebody."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.told: dict[tuple[str, int], tuple[str, int]] = {}
        self.heard: list[tuple[str, int]] = []

    def put(self, message: bytes) -> None:
        call = msgspec.json.decode(message, type=Call)
        self.heard.append((call.call, call.seat))


async def bot(house: Inside, name: str) -> PersonInfo:
    person = await house.house.accounts.register(await house.guest(name), name, PASSWORD)
    return await house.house.accounts.become_bot(person)


async def ask(house: Inside, owner: PersonInfo, *names: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "asked", "name": name} for name in names]]
    wish = msgspec.convert({"game": "overbooking", "seats": seats}, NewTable)
    asked = await house.house.accounts.bots_named(set(names))
    return (await create(house.house.tables, owner, wish, asked)).id


def test_a_bot_is_asked_to_a_seat_called_for_its_turns_and_told_the_end(database: str) -> None:
    async def test(house: Inside) -> None:
        ann, robot = await house.guest("Ann"), await bot(house, "Robot")
        calls: Calls = house.house.calls
        ear = Ear(robot.id)
        await calls.attend(ear)
        assert await house.house.accounts.bots(await calls.present()) == [robot]
        id = await ask(house, ann, "robot")  # however it is written
        assert ear.heard == [("asked", 1)]
        table = await house.at(id)
        (lobby,) = [(await house.house.tables.look(ann.id, id, 0, None)).lobby]
        assert (lobby.seats[1].kind, lobby.seats[1].asked, lobby.seats[1].name) == ("reserved", robot.id, "Robot")
        assert await house.refusal(house.do(await house.guest("Eve"), id, "sit", seat=1)) == "invite-only"
        assert await house.refusal(house.do(await house.guest("Eve"), id, "decline", seat=1)) == "not-your-seat"
        await house.do(robot, id, "sit", seat=1)
        assert table.seats[1].sitter.program
        await house.do(ann, id, "start")
        people = [ann, robot]
        while sum(kind == "turn" for kind, _ in ear.heard) < 2:
            await house.move(id, people)
        await house.do(ann, id, "resign", seat=0)
        assert ear.heard[-1] == ("over", 1)
        await calls.leave(ear)
        assert await calls.present() == set()

    run(database, test)


def test_a_bot_may_decline_and_an_offer_may_be_withdrawn(database: str) -> None:
    async def test(house: Inside) -> None:
        ann, robot = await house.guest("Ann"), await bot(house, "Robot")
        ear = Ear(robot.id)
        await house.house.calls.attend(ear)
        id = await ask(house, ann, "Robot")
        await house.do(robot, id, "decline", seat=1)
        table = await house.at(id)
        assert (table.seats[1].sitter.kind, table.seats[1].sitter.asked) == ("reserved", "")
        assert await house.refusal(house.do(robot, id, "sit", seat=1)) == "invite-only"
        other = await ask(house, ann, "Robot")
        await house.do(ann, other, "arrange", seat=1, to="open")
        assert [kind for kind, _ in ear.heard] == ["asked", "withdrawn", "asked", "withdrawn"]
        assert await house.refusal(ask(house, ann, "Ann")) == "no-such-bot"

    run(database, test)


def test_a_bot_that_comes_later_hears_what_is_wanted(database: str) -> None:
    async def test(house: Inside) -> None:
        ann, robot = await house.guest("Ann"), await bot(house, "Robot")
        id = await ask(house, ann, "Robot")
        house.forget()
        ear = Ear(robot.id)
        await house.house.calls.attend(ear)
        assert ear.heard == [("asked", 1)]
        await house.do(robot, id, "sit", seat=1)
        await house.do(ann, id, "start")
        people = [ann, robot]
        while (await house.at(id)).owing != [1]:
            await house.move(id, people)
        later = Ear(robot.id)
        await house.house.calls.attend(later)
        assert later.heard == [("turn", 1)]

    run(database, test)


def test_a_bot_plays_so_many_games_and_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardinghouse.server.calls.GAMES", 2)

    async def test(house: Inside) -> None:
        ann, robot = await house.guest("Ann"), await bot(house, "Robot")
        for _ in range(2):
            await house.do(robot, await house.table(ann, "overbooking", ["me", "open"]), "sit", seat=1)
        sit = Sit(await house.table(ann, "overbooking", ["me", "open"]), "key-of-the-third", 1)
        assert await house.refusal(house.house.calls.require_room(robot, sit)) == "too-many-games"
        await house.house.calls.require_room(ann, sit)

    run(database, test)


async def robot_at(url: str, name: str) -> Client:
    """A bot account with a token."""
    person = await Person(url, name).enter()
    (await person.post("/api/accounts", {"name": name, "password": PASSWORD})).raise_for_status()
    session = (await person.post("/api/bot", {})).json()
    assert session["person"]["bot"]
    token = (await person.post("/api/tokens", {"label": "program"})).json()["token"]
    await person.close()
    return Client(url, token, quiet=2.0)


def test_a_bot_accepts_plays_and_hears_the_end(server: Running) -> None:
    """As `boardinghouse connect` does it, against somebody who asks it by name."""

    def first(turn: Question) -> int:
        return turn.actions[0].id

    async def test() -> None:
        async with await robot_at(server.url, "Marvin") as marvin, await robot_at(server.url, "Deep") as deep:
            ends: list[Any] = []

            async def serve() -> None:
                playing = None
                async for call in marvin.calls():
                    if call.call == "asked":
                        await marvin.sit(call.table, call.seat)
                    elif call.call == "turn" and playing is None:
                        playing = asyncio.create_task(marvin.play(call.table, call.seat, first))
                    elif call.call == "over":
                        assert playing is not None
                        ends.append(await playing)
                        return

            serving = asyncio.create_task(serve())
            while True:
                listed = await deep.http.get("/api/programs")
                if "Marvin" in [one["name"] for one in listed]:
                    break
                await asyncio.sleep(0.05)
            table = await deep.make_table("maui", [{"kind": "me"}, {"kind": "asked", "name": "Marvin"}])
            while (await deep.lobby(table)).seats[1].kind != "person":
                await asyncio.sleep(0.05)
            assert (await deep.lobby(table)).seats[1].program
            await deep.command("start", table)
            mine = await asyncio.wait_for(deep.play(table, 0, first), 900)
            await asyncio.wait_for(serving, 300)
            assert ends == [mine]
            with pytest.raises(Refused, match="no-such-bot"):
                await deep.make_table("maui", [{"kind": "me"}, {"kind": "asked", "name": "Nobody"}])

    asyncio.run(test())
