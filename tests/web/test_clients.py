"""The client in TypeScript, built as it is published: its example runs, and it plays against the client in Python
through a server that is killed."""

import asyncio
import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardinghouse as bh
from boardinghouse.client import Client, Question
from tests.server.client import Person
from tests.server.running import Running, running
from tests.web.test_page import ROOT, WEB, node

PASSWORD = "a rather long secret of mine"  # noqa: S105
SOCKETS = "--experimental-websocket"  # from Node 22 on they are there without it
AT_ONCE = 4


@pytest.fixture(scope="module")
def package() -> Path:
    subprocess.run([node(), "scripts/client.mjs"], cwd=WEB, check=True, timeout=600)
    return WEB / "dist/client"


async def robot(url: str, name: str) -> str:
    """The token of a bot account."""
    person = await Person(url, name).enter()
    (await person.post("/api/accounts", {"name": name, "password": PASSWORD})).raise_for_status()
    (await person.post("/api/bot", {})).raise_for_status()
    token = (await person.post("/api/tokens", {"label": "program"})).json()["token"]
    await person.close()
    return str(token)


def test_the_example_is_the_one_of_the_docs() -> None:
    example = (ROOT / "examples/bot.ts").read_text(encoding="utf-8")
    assert len(example.splitlines()) <= 20
    assert "```ts\n" + example.partition("\n")[2] + "```" in (ROOT / "docs/bots.md").read_text(encoding="utf-8")


def test_the_example_in_typescript_plays_a_game(package: Path, tmp_path: Path) -> None:
    """In an empty project, with nothing but the package and the compiler."""
    modules = tmp_path / "node_modules"
    modules.mkdir()
    (modules / "boardinghouse-client").symlink_to(package)
    (modules / "@types").symlink_to(WEB / "node_modules/@types")
    (modules / "undici-types").symlink_to(WEB / "node_modules/undici-types")
    (tmp_path / "bot.ts").write_text((ROOT / "examples/bot.ts").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    options = ["--strict", "--target", "es2022", "--module", "nodenext", "--types", "node", "--skipLibCheck"]
    tsc = str(WEB / "node_modules/typescript/bin/tsc")
    subprocess.run([node(), tsc, *options, "bot.ts"], cwd=tmp_path, check=True, timeout=600)
    with running(f"sqlite:///{tmp_path}/tables.db") as server:
        token = asyncio.run(robot(server.url, "Robot"))
        done = subprocess.run(
            [node(), SOCKETS, "bot.js", server.url, token],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert len(json.loads(done.stdout)["scores"]) == 2


class Player:
    """The program in TypeScript, in a process of its own, and how its games ended."""

    def __init__(self, package: Path, url: str, token: str) -> None:
        self.process = subprocess.Popen(
            [node(), SOCKETS, "tests/player.mjs", str(package), url, token],
            cwd=WEB,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def endings(self) -> Iterator[dict[str, Any]]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            yield json.loads(line)

    def close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait(60)


async def play_all(package: Path, database: str, games: list[str], kills: int) -> None:
    """These games, some at a time, while the server is killed so often: every one is played to its end, and both are
    told the same."""
    server = await asyncio.to_thread(Running, database)
    told: dict[str, Any] = {}
    answers = 0
    over = 0

    def choose(turn: Question) -> int:
        nonlocal answers
        answers += 1
        return random.choice(turn.actions).id  # noqa: S311

    player = Player(package, server.url, await robot(server.url, "Typed"))
    async with Client(server.url, await robot(server.url, "Snake"), quiet=2.0) as ann:
        together = asyncio.Semaphore(AT_ONCE)

        async def play(game: str) -> None:
            nonlocal over
            async with together:
                more = [{"kind": "bot", "bot": "random"}] * (bh.load(game).seats[0] - 2)
                wishes = [{"kind": "me"}, {"kind": "asked", "name": "Typed"}, *more]
                table = ""
                while not table:
                    try:
                        table = await ann.make_table(game, wishes)
                    except OSError:  # just killed
                        await asyncio.sleep(0.2)
                while (await ann.lobby(table)).seats[1].kind != "person":
                    await asyncio.sleep(0.05)
                await ann.command("start", table)
                told[table] = await ann.play(table, 0, choose)
                over += 1

        async def harass() -> None:
            nonlocal server
            for kill in range(kills):
                share = max(1, len(games) // (kills + 1))  # of the games, from one kill to the next
                until, seen = over + share, answers
                while over < until and answers < seen + 40 * share:
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(server.kill)
                server = await asyncio.to_thread(Running, database, port=server.port)
                print(f"kill {kill + 1}: {over} games over, {answers} answers")

        try:
            work = asyncio.gather(*(play(game) for game in games), harass())
            endings = player.endings()
            heard = asyncio.create_task(asyncio.to_thread(lambda: [next(endings) for _ in games]))  # noqa: RUF006
            await asyncio.wait_for(work, 300 + 120 * len(games))
            for ending in await asyncio.wait_for(heard, 300):
                assert told.pop(ending["table"]) == ending["result"] is not None
            assert told == {}
        finally:
            player.close()
            await asyncio.to_thread(server.stop)


def test_the_two_clients_play_each_other_through_a_server_that_is_killed(package: Path, tmp_path: Path) -> None:
    asyncio.run(play_all(package, f"sqlite:///{tmp_path}/tables.db", ["maui", "overbooking", "samoa"], 1))


@pytest.mark.soak
def test_the_two_clients_play_fifty_games_of_each_through_ten_kills(package: Path, tmp_path: Path) -> None:
    asyncio.run(play_all(package, f"sqlite:///{tmp_path}/tables.db", list(bh.games()) * 50, 10))
