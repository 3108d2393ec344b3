"""`boardinghouse.client`: a program plays whole games, whatever happens to the connection or the server."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.client import BotAnswers, Client, Question, Refused
from tests.server.client import PATIENCE, Person
from tests.server.running import Running, running


def any_action(question: Question) -> int:
    return random.choice(question.actions).id  # noqa: S311


async def program(url: str, name: str) -> Client:
    """A client of somebody new."""
    person = await Person(url, name).enter()
    made = (await person.post("/api/tokens", {"label": "program"})).json()
    await person.close()
    return Client(url, made["token"], quiet=2.0)


async def play_through(url: str, game: str) -> list[dict[str, Any] | None]:
    """Two programs play one game; what each was told of its result."""
    seats = bh.load(game).seats[0]
    ann, bob = await program(url, "Ann"), await program(url, "Bob")
    async with ann, bob:
        wishes = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (seats - 2)]
        table = await ann.make_table(game, wishes)
        await bob.sit(table, 1)
        await bob.sit(table, 1)  # it is ours already
        await ann.command("start", table)
        plays = [ann.play(table, 0, any_action), bob.play(table, 1, any_action)]
        return await asyncio.wait_for(asyncio.gather(*plays), 900)


@pytest.mark.parametrize("game", bh.games())
def test_two_programs_play(server: Running, game: str) -> None:
    first, second = asyncio.run(play_through(server.url, game))
    assert first == second
    assert first is not None
    assert len(first["scores"]) >= 2


@pytest.mark.parametrize("bot", ["greedy", "level:1"])
def test_bots_of_this_package_play_elsewhere(server: Running, bot: str) -> None:
    async def test() -> None:
        async with await program(server.url, "Robot") as client:
            table = await client.make_table("maui", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            await client.command("start", table)
            result = await asyncio.wait_for(client.play(table, 0, BotAnswers(client, bot)), 900)
            assert result is not None

    asyncio.run(test())


def test_a_world_is_only_for_the_seat_that_is_asked(server: Running) -> None:
    async def test() -> None:
        async with await program(server.url, "Ann") as ann, await program(server.url, "Eve") as eve:
            table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "local", "name": "Bob"}])

            async def world(client: Client, seat: int) -> Any:
                try:
                    return await client.http.get(f"/api/tables/{table}/world?seat={seat}")
                except Refused as no:
                    return no.reason

            assert await world(ann, 0) == "not-started"
            await ann.command("start", table)
            lobby = await ann.lobby(table)
            (asked,) = lobby.acting
            drawn = await world(ann, asked)
            state = bh.load(drawn["game"]).from_json(drawn["state"])
            assert drawn["number"] == lobby.version
            assert list(state.acting()) == [asked]
            assert await world(ann, 1 - asked) == "not-your-turn"
            assert await world(eve, asked) == "no-such-table"

    asyncio.run(test())


def test_a_game_that_is_given_up_ends(server: Running) -> None:
    async def test() -> None:
        async with await program(server.url, "Ann") as ann:
            table = await ann.make_table("maui", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            await ann.command("start", table)

            async def give_up(_: Question) -> int:
                await ann.command("give-up", table, seat=0)
                return 0

            with pytest.raises(Refused, match="over"):
                await asyncio.wait_for(ann.play(table, 0, give_up), PATIENCE)
            assert await asyncio.wait_for(ann.play(table, 0, any_action), PATIENCE) is None

    asyncio.run(test())


def test_a_client_that_may_not_come_in_learns_why(server: Running) -> None:
    async def test() -> None:
        with pytest.raises(Refused, match="sign-in-first"):
            async with Client(server.url, "wrong"):
                pass
        person = await Person(server.url, "Ann").enter()
        made = (await person.post("/api/tokens", {"label": "program"})).json()
        async with Client(server.url, made["token"], quiet=2.0) as client:
            table = await client.make_table("maui", [{"kind": "me"}, {"kind": "open"}])
            playing = asyncio.create_task(client.play(table, 0, any_action))
            await client.command("switch", table, listed=False, watchable=True, chat="off")
            await person.http.delete(f"/api/tokens/{made['id']}")
            with pytest.raises(Refused, match="sign-in-first"):
                await asyncio.wait_for(playing, PATIENCE)
        await person.close()

    asyncio.run(test())


def test_a_game_goes_on_through_a_server_that_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    answers = 0

    def counted(question: Question) -> int:
        nonlocal answers
        answers += 1
        return any_action(question)

    async def test() -> None:
        server = await asyncio.to_thread(Running, database)
        async with await program(server.url, "Ann") as ann, await program(server.url, "Bob") as bob:
            table = await ann.make_table("overbooking", [{"kind": "me"}, {"kind": "open"}])
            await bob.sit(table, 1)
            await ann.command("start", table)
            plays = asyncio.gather(ann.play(table, 0, counted), bob.play(table, 1, counted))
            for kills in range(1, 4):
                while answers < 5 * kills and not plays.done():
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(server.kill)
                server = await asyncio.to_thread(Running, database, port=server.port)
            try:
                first, second = await asyncio.wait_for(plays, 900)
            finally:
                await asyncio.to_thread(server.stop)
            assert first is not None
            assert first == second
            assert ann.connections > 1

    asyncio.run(test())


def test_one_command_connects_a_bot(database: str) -> None:
    async def tokens(url: str) -> str:
        person = await Person(url, "Robot").enter()
        made = (await person.post("/api/tokens", {"label": "program"})).json()
        await person.close()
        return str(made["token"])

    def connect(url: str, *more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "boardinghouse.cli", "connect", url, *more]
        return subprocess.run(command, capture_output=True, text=True, timeout=900, check=False)

    with running(database) as server:
        token = asyncio.run(tokens(server.url))
        done = connect(server.url, "--token", token, "--bot", "greedy", "--game", "maui", "--against", "random")
        assert (done.returncode, done.stderr) == (0, "")
        assert "place" in done.stdout
        for wrong in (["--token", "wrong"], [], ["--token", token, "--bot", "level:9"]):
            no = connect(server.url, *wrong)
            assert no.returncode == 2
            assert no.stderr.startswith("boardinghouse: ")
            assert len(no.stderr.splitlines()) == 1
