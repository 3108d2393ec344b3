"""The log of a server whose database fails inside statements: no seed, no secret choice, no password."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text

from boardinghouse.server.database import open_engine
from tests.server.client import Person
from tests.server.running import Running, running

PASSWORD = "correct horse battery 71"  # noqa: S105
# a column gone, and a constraint that nothing meets: PostgreSQL then quotes the whole row
GONE = "ALTER TABLE {table} RENAME COLUMN {column} TO gone"
BACK = "ALTER TABLE {table} RENAME COLUMN gone TO {column}"
NEVER = "ALTER TABLE {table} ADD CONSTRAINT never CHECK ({column} = 'never') NOT VALID"
EVER = "ALTER TABLE {table} DROP CONSTRAINT never"
END_WAITING = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE relation = CAST(:name AS regclass) AND NOT granted"


@contextmanager
def altered(engine: Engine, there: str, back: str, **names: str) -> Iterator[None]:
    with engine.begin() as connection:
        connection.execute(text(there.format(**names)))
    yield
    with engine.begin() as connection:
        connection.execute(text(back.format(**names)))


@contextmanager
def ended_inside(engine: Engine, table: str) -> Iterator[None]:
    """The server's own connections to PostgreSQL are ended while they wait inside a statement on this table, as often
    as it tries."""

    def work() -> None:
        with engine.connect() as holding, engine.connect() as ending:
            holding.execute(text(f"LOCK TABLE {table} IN SHARE MODE"))
            locked.set()
            while not over.wait(0.02):
                ended.extend(ending.execute(text(END_WAITING), {"name": table}).scalars())
                ending.rollback()
            holding.rollback()

    locked, over = threading.Event(), threading.Event()
    ended: list[bool] = []
    thread = threading.Thread(target=work)
    thread.start()
    assert locked.wait(300)
    try:
        yield
    finally:
        over.set()
        thread.join()
    assert any(ended)


Break = Callable[[str, str], Any]


async def three_faults(server: Running, broken: Break) -> None:
    """A table, a secret choice and a password are not stored, and those who asked learn only that they were not."""
    ann = await Person(server.url, "Ann").enter()
    wish = {"game": "samoa", "seats": [{"kind": "me"}, *[{"kind": "local", "name": "Bob"}] * 2]}
    with broken("tables", "seed"):
        answer = await ann.post("/api/tables", wish)
    assert (answer.status_code, answer.json()["reason"]) == (500, "fault")
    table = await ann.make_table("samoa", wish["seats"])  # type: ignore[arg-type]
    assert (await ann.command(table, "start")).status_code == 200
    state = (await ann.http.get(f"/api/tables/{table}/state", params={"seat": 0})).json()
    move = {"seat": 0, "expected": state["number"], "action": state["now"]["actions"][0]["id"]}
    with broken("steps", "body"):
        answer = await ann.command(table, "play", **move)
    assert answer.status_code in (409, 500)  # a broken constraint looks like a step of another process: busy
    with broken("people", "password"):
        answer = await ann.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
    assert answer.status_code in (409, 500)
    assert (await ann.command(table, "play", **move)).status_code == 200  # and all is well again
    await ann.close()


def require_no_secrets(log: Path, faults: int) -> None:
    logged = log.read_text(encoding="utf-8")
    assert logged.count("request-failed") == faults
    assert not re.search("[0-9a-f]{64}", logged), "a seed"
    assert not re.search(r"\baction\W+\d", logged), "a secret choice"
    assert "argon2id" not in logged, "the hash of a password"
    assert PASSWORD not in logged


def test_no_secrets_are_logged_when_sqlite_fails(database: str, tmp_path: Path) -> None:
    with running(database, log=tmp_path / "log.txt") as server:
        engine = open_engine(database)

        def broken(table: str, column: str) -> Any:
            return altered(engine, GONE, BACK, table=table, column=column)

        asyncio.run(three_faults(server, broken))
        engine.dispose()
    require_no_secrets(tmp_path / "log.txt", 3)


@pytest.mark.parametrize(
    ("way", "faults"),
    [
        ("column", 3),
        ("constraint", 1),  # only the table's: at the other two places it is an answer that is foreseen
        ("ended", 3),
    ],
)
def test_no_secrets_are_logged_when_postgres_fails(postgres: str, tmp_path: Path, way: str, faults: int) -> None:
    with running(postgres, log=tmp_path / "log.txt") as server:
        engine = open_engine(postgres)

        def broken(table: str, column: str) -> Any:
            if way == "ended":
                return ended_inside(engine, table)
            there, back = (GONE, BACK) if way == "column" else (NEVER, EVER)
            return altered(engine, there, back, table=table, column=column)

        asyncio.run(three_faults(server, broken))
        engine.dispose()
    require_no_secrets(tmp_path / "log.txt", faults)
