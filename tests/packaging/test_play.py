"""`make play`: the house opens, goes over to the compiled engine while people play, and closes without leftovers."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from scripts import play

from tests.server.client import Person, get

pytestmark = pytest.mark.door


@pytest.fixture(autouse=True)
def own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDINGHOUSE_DATABASE", f"sqlite:///{tmp_path}/tables.db")
    monkeypatch.setenv("BROWSER", "true")


def runs_compiled(house: play.House) -> bool:
    assert house.server is not None
    return "boardinghouse__mypyc" in Path(f"/proc/{house.server.pid}/maps").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc which engine runs")
def test_changing_over_keeps_people_and_tables() -> None:
    house = play.House("127.0.0.1", 0, open_page=False)

    async def change() -> None:
        person = await Person(house.address, "Ida").enter()
        table = await person.make_table("maui", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        house.await_quiet()
        assert house.change_over(play.COMPILED, play.PLAIN)
        answer = await person.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200
        await person.close()

    try:
        house.start(play.PLAIN)
        assert not runs_compiled(house)
        asyncio.run(change())
        assert runs_compiled(house) == any(play.COMPILED.glob("boardinghouse__mypyc.*"))
    finally:
        house.stop()


def test_a_package_that_does_not_start_changes_nothing(tmp_path: Path) -> None:
    broken = tmp_path / "boardinghouse"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError\n", encoding="utf-8")
    house = play.House("127.0.0.1", 0, open_page=False)
    try:
        house.start(play.PLAIN)
        assert not house.change_over(tmp_path, play.PLAIN)
        assert house.ask("/health") is not None
    finally:
        house.stop()


def test_stopping_while_changing_over_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C is no fault of the new package: the old one must not be started in its place."""
    house = play.House("127.0.0.1", 0, open_page=False)
    started: list[Path] = []

    def interrupted(package: Path) -> None:
        started.append(package)
        raise play.Stopped

    monkeypatch.setattr(house, "start", interrupted)
    with pytest.raises(play.Stopped):
        house.change_over(play.COMPILED, play.PLAIN)
    assert started == [play.COMPILED]


def test_stopping_leaves_nothing_behind() -> None:
    command = [sys.executable, "-m", "scripts.play", "--port", "0"]
    with subprocess.Popen(command, cwd=play.ROOT, stdout=subprocess.PIPE, text=True, env=os.environ) as playing:
        assert playing.stdout is not None
        said = next(found for line in playing.stdout if (found := re.search(r"http://[\d.:]+", line)))[0]
        assert "assets/" in get(said).raise_for_status().text
        playing.send_signal(signal.SIGINT)
        assert playing.wait(300) == 0
    with pytest.raises(httpx.ConnectError):
        get(said)
