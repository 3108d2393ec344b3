"""Storage: what is written together stands or falls each by itself; the migrations lead to the schema."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from boardinghouse.server import schema
from boardinghouse.server.backup import backup, check
from boardinghouse.server.database import alone, database_url, open_engine
from boardinghouse.server.migrate import FOLDER, migrate, revision, revisions
from boardinghouse.server.store import Store


def test_of_many_writes_at_once_only_the_bad_one_fails(database: str) -> None:
    async def test() -> None:
        store = Store(database)
        migrate(store.engine)

        def add(name: str) -> Any:
            def work(connection: Connection) -> str:
                connection.execute(insert(schema.secrets).values(name=name, value="x"))
                return name

            return work

        names = [f"name {number % 40}" for number in range(50)]  # ten stand twice
        found = await asyncio.gather(*(store.write(add(name)) for name in names), return_exceptions=True)
        assert found[:40] == names[:40]
        assert all(isinstance(fault, IntegrityError) for fault in found[40:])
        count = await store.read(lambda connection: connection.execute(text("SELECT count(*) FROM secrets")).scalar())
        assert count == 40
        store.close()

    asyncio.run(test())


def test_a_commit_that_fails_fails_for_all_of_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = Store(database)
        migrate(store.engine)
        dialect = store.engine.dialect

        def broken(connection: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(dialect, "do_commit", broken)
            row = insert(schema.secrets).values(name="a", value="x")
            writes = [store.write(lambda connection: connection.execute(row)) for _ in range(2)]
            found = await asyncio.gather(*writes, return_exceptions=True)
        assert any(isinstance(fault, OSError) for fault in found)
        assert all(isinstance(fault, Exception) for fault in found)
        count = await store.read(lambda connection: connection.execute(text("SELECT count(*) FROM secrets")).scalar())
        assert count == 0
        store.close()

    asyncio.run(test())


def test_what_sqlite_throws_away_with_a_bad_write_is_not_answered_as_stored(database: str) -> None:
    """A full disk in the middle of a shared transaction rolls all of it back, not only the write it came up in."""

    async def test() -> None:
        store = Store(database)
        migrate(store.engine)
        began, go_on = threading.Event(), threading.Event()

        def first(connection: Connection) -> None:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
            connection.execute(text(f"PRAGMA max_page_count = {pages + 20}"))
            began.set()
            go_on.wait(300)

        def add(name: str, size: int) -> Any:
            row = insert(schema.secrets).values(name=name, value="x" * size)
            return store.write(lambda connection: connection.execute(row).rowcount)

        waiting = asyncio.create_task(store.write(first))
        await asyncio.to_thread(began.wait, 300)
        sizes = [10, 10, 1_000_000, 10, 10]  # the third does not fit
        writes = [asyncio.create_task(add(f"name {number}", size)) for number, size in enumerate(sizes)]
        await asyncio.sleep(0)
        go_on.set()
        await waiting
        found = await asyncio.gather(*writes, return_exceptions=True)
        stored = await store.read(lambda connection: connection.execute(select(schema.secrets.c.name)).scalars().all())
        assert stored == [f"name {number}" for number, answer in enumerate(found) if answer == 1]
        assert isinstance(found.pop(2), OperationalError)
        assert found == [1, 1, 1, 1]
        store.close()

    asyncio.run(test())


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert revision(connection) == revisions()[-1]
    engine.dispose()


def test_the_revisions_in_the_order_of_their_numbers_are_those_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    found = ScriptDirectory.from_config(config).walk_revisions()
    assert [script.revision for script in found] == revisions()[::-1]


def test_a_database_of_a_newer_program_is_refused(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ValueError, match="newer"):
        migrate(engine)
    engine.dispose()


def test_sqlite_waits_for_the_disk(database: str) -> None:
    engine = open_engine(database)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


def test_nobody_else_may_read_a_database_or_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.db"
    engine = open_engine(f"sqlite:///{file}")
    migrate(engine)
    rights = {path.name: path.stat().st_mode & 0o777 for path in (file.parent, *file.parent.iterdir())}
    assert rights == {"new": 0o700, "tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    assert backup(f"sqlite:///{file}", tmp_path / "backup.db") == 0
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600
    engine.dispose()


def test_a_sqlite_database_is_served_alone(database: str, tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
    for _ in range(2):  # free again after each
        with alone(database), alone("postgresql://me@host/db"), alone("postgresql://me@host/db"):
            for address in (database, f"sqlite:///{tmp_path}/other.db"):
                with pytest.raises(ValueError, match="another server uses"), alone(address):
                    pass
            engine = open_engine(database)  # others may look into it
            migrate(engine)
            engine.dispose()
            assert check(database).sound


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///path"):
        open_engine(address)


def test_addresses_are_written_as_everywhere() -> None:
    assert database_url("postgresql://me@host/db").drivername == "postgresql+psycopg"
    assert database_url("sqlite:///a/b.db").database == "a/b.db"
