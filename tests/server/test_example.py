"""The sample bot plays every game with nothing but a token."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import boardinghouse as bh
from tests.server.client import Person
from tests.server.running import Running

FILE = Path(__file__).parents[2] / "examples" / "bot.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", bh.games())
def test_it_plays(server: Running, game: str) -> None:
    async def test() -> None:
        seats = bh.load(game).seats[0]
        people = [await Person(server.url, f"robot {seat}").enter() for seat in range(seats)]
        tokens = [(await person.post("/api/tokens", {"label": "bot"})).json()["token"] for person in people]
        table = await people[0].make_table(game, [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)])
        bot = load()
        playing = [asyncio.create_task(bot.play(server.url, tokens[seat], table, seat)) for seat in range(seats)]
        while (await people[0].command(table, "start")).status_code != 200:
            await asyncio.sleep(0.05)
        results = await asyncio.wait_for(asyncio.gather(*playing), 600)
        assert all(result == results[0] for result in results)
        assert len(results[0]["scores"]) == seats
        for person in people:
            await person.close()

    asyncio.run(test())
