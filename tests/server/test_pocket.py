"""The house in a browser, without one: its storage played by dictionaries, its second worker by a thread."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

import boardinghouse as bh
from boardinghouse.core.record import parse
from boardinghouse.pocket import think
from boardinghouse.pocket.cli import pocket
from boardinghouse.pocket.entry import Door
from boardinghouse.pocket.house import SETTINGS
from boardinghouse.server.app import refused
from boardinghouse.server.page import page_route
from boardinghouse.server.refused import Refused
from tests.server.pocket_shelf import MemoryShelf


class Tab:
    """A page and its house."""

    def __init__(self, shelf: MemoryShelf) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.door = Door(shelf, self.think, lambda: None)

    async def think(self, question: str) -> str:
        return await asyncio.to_thread(think.answer, question)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """What a request is answered with; AssertionError with the reason where it is refused."""
        reply = json.loads(await self.door.request(method, path, "" if body is None else json.dumps(body)))
        assert not reply["reason"], (reply["reason"], reply["detail"])
        return reply["data"]

    async def refusal(self, method: str, path: str, body: Any = None) -> str:
        reply = json.loads(await self.door.request(method, path, "" if body is None else json.dumps(body)))
        return str(reply["reason"])

    async def command(self, type: str, table: str, **fields: Any) -> Any:
        key = f"{type}-{fields.get('expected', 0):08d}"
        return await self.call("POST", "/commands", {"command": {"type": type, "table": table, "key": key, **fields}})

    def say(self, **message: Any) -> None:
        self.door.say(json.dumps(message))

    async def hear(self, type: str) -> dict[str, Any]:
        while True:
            async with asyncio.timeout(120):
                message = await self.heard.get()
            assert message["type"] not in ("refused", "fault"), message
            if message["type"] == type:
                return message


@asynccontextmanager
async def opened(shelf: MemoryShelf) -> AsyncIterator[Tab]:
    tab = Tab(shelf)
    await tab.door.open()
    try:
        yield tab
    finally:
        tab.door.hang_up()
        if tab.door.sweeping is not None:
            tab.door.sweeping.cancel()
        await tab.door.house.bots.tasks.close()
        await tab.door.house.tasks.close()


def listen(tab: Tab) -> None:
    tab.door.connect(lambda text: tab.heard.put_nowait(json.loads(text)), lambda _: None)


async def begun(tab: Tab, game: str, rivals: int, bot: str = "greedy") -> str:
    await tab.call("POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(rivals))]
    table = await tab.call("POST", "/tables", {"game": game, "seats": seats})
    await tab.command("start", table["id"])
    return str(table["id"])


async def play_to_the_end(tab: Tab, id: str) -> None:
    """By the first legal answer each time, over the conversation with the page."""
    listen(tab)
    tab.say(type="join", table=id, seat=0, key="join-0001")
    position = await tab.hear("sync")
    while position["now"]["result"] is None:
        if position["now"]["actions"]:
            action, expected = position["now"]["actions"][0]["id"], position["number"]
            key = f"play-{expected:08d}"
            tab.say(type="play", table=id, key=key, seat=0, expected=expected, action=action)
        position = await tab.hear("step")


@pytest.mark.parametrize("game", bh.games())
def test_a_game_against_bots_goes_to_its_end_and_its_record_is_sound(game: str) -> None:
    async def main() -> None:
        async with opened(MemoryShelf()) as tab:
            id = await begun(tab, game, bh.load(game).seats[0] - 1)
            await play_to_the_end(tab, id)
            text = await tab.call("GET", f"/tables/{id}/record")
            end = parse(text.encode(), bh.load).verify()  # every line, every digest
            assert not end.acting()
            seen = await tab.call("POST", "/records/replay", {"text": text, "seat": 0, "first": 0, "count": 2})
            assert seen["total"] == (await tab.call("GET", f"/tables/{id}/replay?seat=0"))["total"]

    asyncio.run(main())


def test_a_tab_that_was_killed_comes_back_to_the_same_question() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as tab:
            id = await begun(tab, "samoa", 2)
            while True:
                before = await tab.call("GET", f"/tables/{id}/state?seat=0")
                if before["now"]["actions"]:
                    break
                await asyncio.sleep(0.01)
        async with opened(shelf) as tab:
            after = await tab.call("GET", f"/tables/{id}/state?seat=0")
            assert after["now"] == before["now"]
            assert [table["id"] for table in await tab.call("GET", "/tables/mine")] == [id]

    asyncio.run(main())


@pytest.mark.parametrize("game", bh.games())
def test_a_game_of_many_steps_comes_back_and_goes_on(game: str) -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as tab:
            id = await begun(tab, game, bh.load(game).seats[0] - 1)
            listen(tab)
            tab.say(type="join", table=id, seat=0, key="join-0001")
            at = await tab.hear("sync")
            while not (at["number"] > SETTINGS.snapshot_every and at["now"]["actions"]) and at["now"]["result"] is None:
                if at["now"]["actions"]:
                    action, expected = at["now"]["actions"][0]["id"], at["number"]
                    play = {"key": f"play-{expected:08d}", "seat": 0, "expected": expected, "action": action}
                    tab.say(type="play", table=id, **play)
                at = await tab.hear("step")
            before = await tab.call("GET", f"/tables/{id}/state?seat=0")
        assert shelf.snapshots[id]["number"] >= SETTINGS.snapshot_every
        async with opened(shelf) as tab:
            after = await tab.call("GET", f"/tables/{id}/state?seat=0")
            assert after["now"] == before["now"]
            await play_to_the_end(tab, id)
            assert not parse((await tab.call("GET", f"/tables/{id}/record")).encode(), bh.load).verify().acting()

    asyncio.run(main())


def test_a_snapshot_that_lost_its_numbers_is_not_read() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        shelf.snapshots["old"] = {"table": "old", "number": 25, "body": {"luck": [[1.8e19, 1, 1, 1]]}}
        async with opened(shelf) as tab:
            assert await tab.door.house.store.snapshot("old") is None

    asyncio.run(main())


def test_bots_that_owed_an_answer_when_the_tab_was_killed_think_again() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as tab:
            tab.door.house.tables.after_step.clear()  # the worker dies before it is asked
            id = await begun(tab, "maui", 1)
            sync = await tab.call("GET", f"/tables/{id}/state?seat=0")
            while 1 not in sync["now"]["acting"]:
                action = sync["now"]["actions"][0]["id"]
                await tab.command("play", id, seat=0, expected=sync["number"], action=action)
                sync = await tab.call("GET", f"/tables/{id}/state?seat=0")
        async with opened(shelf) as tab:
            listen(tab)
            tab.say(type="join", table=id, seat=0, key="join-0001")
            assert (await tab.hear("step"))["did"]["seat"] == 1

    asyncio.run(main())


def test_two_tabs_see_each_other_and_neither_overwrites_the_other() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as one:
            await one.call("POST", "/guests", {"name": "Ann"})
            seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
            id = (await one.call("POST", "/tables", {"game": "amsterdam", "seats": seats}))["id"]
            await one.command("start", id)
            async with opened(shelf) as two:
                seen = [await tab.call("GET", f"/tables/{id}/state?seat=0") for tab in (one, two)]
                assert seen[0] == seen[1]
                mover = seen[0]["now"]["acting"][0]
                now = await one.call("GET", f"/tables/{id}/state?seat={mover}")
                action = now["now"]["actions"][0]["id"]
                played = {"seat": mover, "expected": now["number"], "action": action}
                await one.command("play", id, **played)
                late = {"type": "play", "table": id, "key": "another-key", **played}
                assert await two.refusal("POST", "/commands", {"command": late}) in ("stale", "not-your-turn")
                assert (await two.call("GET", f"/tables/{id}"))["version"] == now["number"] + 1

    asyncio.run(main())


def test_full_storage_is_said_and_nothing_is_lost() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as tab:
            id = await begun(tab, "amsterdam", 1)
            while not (sync := await tab.call("GET", f"/tables/{id}/state?seat=0"))["now"]["actions"]:
                await asyncio.sleep(0.01)
            shelf.full = True
            action = sync["now"]["actions"][0]["id"]
            play = {"type": "play", "table": id, "key": "one-key-1", "seat": 0, "expected": sync["number"]}
            wish = {"command": {**play, "action": action}}
            assert await tab.refusal("POST", "/commands", wish) == "storage-full"
            shelf.full = False
            assert (await tab.call("GET", f"/tables/{id}/state?seat=0"))["now"] == sync["now"]
            await tab.call("POST", "/commands", wish)

    asyncio.run(main())


def test_bots_for_whose_answers_there_is_no_room_wait_and_try_again() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as tab:
            bots, worker, thoughts = tab.door.house.bots, tab.door.house.bots.workers, []
            assert isinstance(worker, think.PageWorker)
            bots.settings = replace(SETTINGS, sweep_seconds=3600.0)

            async def think_when_full(question: str) -> str:
                shelf.full = True
                thoughts.append(question)
                return await tab.think(question)

            worker.asked = think_when_full
            id = await begun(tab, "maui", 1)
            sync = await tab.call("GET", f"/tables/{id}/state?seat=0")
            while 1 not in sync["now"]["acting"]:
                action = sync["now"]["actions"][0]["id"]
                await tab.command("play", id, seat=0, expected=sync["number"], action=action)
                sync = await tab.call("GET", f"/tables/{id}/state?seat=0")
            while not tab.door.house.store.full:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            assert len(thoughts) == 1, "it would think for ever"
            for task in bots.thinking.values():
                task.cancel()
            await asyncio.sleep(0)
            bots.settings = replace(SETTINGS, sweep_seconds=0.01)
            listen(tab)
            tab.say(type="join", table=id, seat=0, key="join-0001")
            while len(thoughts) < 3:
                await asyncio.sleep(0.01)
            worker.asked = tab.think
            shelf.full = False
            assert (await tab.hear("step"))["did"]["seat"] == 1

    asyncio.run(main())


def test_a_finished_game_is_studied_and_the_report_kept() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        async with opened(shelf) as tab:
            tab.door.house.studies.settings = replace(SETTINGS, study_seconds=0.2)
            id = await begun(tab, "maui", 1)
            await play_to_the_end(tab, id)
            state = await tab.call("POST", f"/tables/{id}/study")
            while state["status"] in ("queued", "running"):
                await asyncio.sleep(0.05)
                state = await tab.call("GET", f"/studies/{state['key']}?known={state['number']}")
            assert state["status"] == "done"
        async with opened(shelf) as tab:
            kept = await tab.call("GET", f"/studies/{state['key']}")
            assert kept["report"]["game"] == "maui"

    asyncio.run(main())


def test_what_needs_a_server_is_refused_with_that_reason() -> None:
    async def main() -> None:
        async with opened(MemoryShelf()) as tab:
            id = await begun(tab, "maui", 1)
            assert await tab.refusal("POST", f"/tables/{id}/invites", {"seat": 1}) == "needs-server"
            assert await tab.refusal("POST", "/login", {"name": "Ann", "password": "x"}) == "needs-server"
            bots = await tab.call("GET", "/bots")
            assert "level:3" in bots
            assert "level:5" not in bots

    asyncio.run(main())


def test_it_needs_nothing_a_browser_lacks() -> None:
    program = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"alembic", "argon2", "fluent", "litestar", "prometheus_client", "sqlalchemy",
                                      "structlog", "uvicorn", "zxcvbn", "numpy", "rich", "typer"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Absent())
from boardinghouse.pocket import standins
standins.install()
import boardinghouse.pocket.entry, boardinghouse.pocket.think, boardinghouse.server.worker, boardinghouse.analysis.hints
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_command_copies_the_house_out_and_overwrites_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package"
    (package / "site/assets").mkdir(parents=True)
    monkeypatch.setattr("importlib.resources.files", lambda _: package)
    with pytest.raises(ValueError, match="packed without"):
        pocket(tmp_path / "out")
    (package / "site/index.html").write_text("page")
    (package / "site/assets/board.js").write_text("board")
    pocket(tmp_path / "out")
    assert (tmp_path / "out/assets/board.js").read_text() == "board"
    with pytest.raises(ValueError, match="not empty"):
        pocket(tmp_path / "out")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework, about itself
def test_a_server_offers_it_where_the_operator_allows_it(tmp_path: Path) -> None:
    for name, text in (("page", "<html><head></head>the page</html>"), ("site", "<html><head></head>along</html>")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text(text)
    (tmp_path / "site/python.wasm.gz").write_bytes(b"packed")

    async def main(pocket: Path | None) -> list[httpx.Response]:
        routes = [page_route(tmp_path / "page", pocket)]
        app = Litestar(routes, openapi_config=None, exception_handlers={Refused: refused})
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:  # type: ignore[arg-type]
            return [await client.get(f"/{name}") for name in ("", "pocket/", "pocket/python.wasm.gz")]

    page, along, wasm = asyncio.run(main(tmp_path / "site"))
    assert 'href="/pocket/index.html"' in page.text
    assert "along" in along.text
    assert "'wasm-unsafe-eval'" in along.headers["content-security-policy"]
    assert "content-security-policy" not in page.headers, "the guard's own"
    assert wasm.content == b"packed"
    page, along, wasm = asyncio.run(main(None))
    assert "pocket" not in page.text
    assert "along" not in along.text
    assert wasm.status_code == 404
