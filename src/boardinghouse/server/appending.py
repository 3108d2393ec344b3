"""Steps of many tables stored in one go, by statements that the driver keeps prepared.

Each is conditional on the version its writer saw. Where one of a batch cannot be stored, SQLite stores none of them and
`Store` tries each by itself; PostgreSQL says which.
"""

import contextlib
import sqlite3
from typing import Any, Protocol

from sqlalchemy import Connection, Engine

from boardinghouse.server.stored import Conflict, NewStep, encode

MOVE_ON = (
    "UPDATE tables SET version = ?, status = ?, listed = ?, watchable = ?, updated = ?, wake = ?"
    " WHERE id = ? AND version = ?"
)
ADD_STEP = "INSERT INTO steps (table_id, number, at, person, key, body) VALUES (?, ?, ?, ?, ?, ?)"
KEEP_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET number = excluded.number, body = excluded.body WHERE snapshots.number < excluded.number"
)
NOTICES = "boardinghouse"
# one statement: sent, carried out and committed in one round trip
STORE_ALL = """
WITH new AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::float8[], %s::text[], %s::text[], %s::text[], %s::text[], %s::bool[], %s::bool[],
        %s::float8[]
    ) AS row (id, number, at, person, key, body, status, listed, watchable, wake)
), moved AS (
    UPDATE tables SET version = new.number, status = new.status, listed = new.listed, watchable = new.watchable,
        updated = new.at, wake = new.wake
    FROM new WHERE tables.id = new.id AND tables.version = new.number - 1 RETURNING tables.id
), stored AS (
    INSERT INTO steps (table_id, number, at, person, key, body)
    SELECT id, number, at, person, key, body FROM new JOIN moved USING (id) RETURNING table_id, number
)
SELECT table_id, pg_notify('boardinghouse', table_id || ' ' || number) FROM stored
"""


class Appender(Protocol):
    """Stores steps together. Each thread has its own."""

    def append(self, steps: list[NewStep]) -> set[str] | None:
        """The tables whose steps are stored; None if nothing is, and each is to be tried by itself."""

    def close(self) -> None: ...


class SqliteAppender:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Any = None
        self.raw: Any = None

    def append(self, steps: list[NewStep]) -> set[str] | None:
        if self.raw is None:
            self.connection = self.engine.raw_connection()
            self.raw = self.connection.driver_connection
        raw = self.raw
        try:
            raw.execute("BEGIN IMMEDIATE")
            if raw.executemany(MOVE_ON, map(moved_on, steps)).rowcount == len(steps):
                raw.executemany(ADD_STEP, map(row, steps))
                raw.executemany(KEEP_SNAPSHOT, [snapshot_row(step) for step in steps if step.snapshot is not None])
                raw.execute("COMMIT")
                return {step.table for step in steps}
        except sqlite3.Error:
            pass  # what it is shows when each is tried by itself
        with contextlib.suppress(sqlite3.Error):
            if raw.in_transaction:
                raw.execute("ROLLBACK")
        return None

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()


class PostgresAppender:
    def __init__(self, engine: Engine) -> None:
        self.address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.raw: Any = None

    def append(self, steps: list[NewStep]) -> set[str] | None:
        import psycopg

        steps = sorted(steps)  # two processes lock the same tables in the same order
        columns = [
            [step.table for step in steps],
            [step.number for step in steps],
            [step.at for step in steps],
            [step.person for step in steps],
            [step.key for step in steps],
            [encode(step.change).decode() for step in steps],
            [step.status for step in steps],
            [step.listed for step in steps],
            [step.watchable for step in steps],
            [step.wake for step in steps],
        ]
        snapshots = [step for step in steps if step.snapshot is not None]
        try:
            if self.raw is None:
                self.raw = psycopg.connect(self.address, autocommit=True)
            with self.raw.transaction() if snapshots else contextlib.nullcontext():
                stored = {found[0] for found in self.raw.execute(STORE_ALL, columns, prepare=True)}
                for step in snapshots:
                    if step.table in stored:
                        self.raw.execute(KEEP_SNAPSHOT.replace("?", "%s"), snapshot_row(step))
        except psycopg.Error:
            self.close()
            return None
        return stored

    def close(self) -> None:
        if self.raw is not None:
            self.raw.close()
            self.raw = None


def appender(engine: Engine) -> Appender:
    return SqliteAppender(engine) if engine.dialect.name == "sqlite" else PostgresAppender(engine)


def append_one(connection: Connection, step: NewStep) -> None:
    """Store one step, in a transaction of the caller's; Conflict if the table is no longer at the step before."""
    if carry_out(connection, MOVE_ON, moved_on(step)) != 1:
        raise Conflict(step.table)
    carry_out(connection, ADD_STEP, row(step))
    if step.snapshot is not None:
        carry_out(connection, KEEP_SNAPSHOT, snapshot_row(step))


def keep_snapshot(connection: Connection, table: str, number: int, snapshot: dict[str, Any]) -> None:
    carry_out(connection, KEEP_SNAPSHOT, (table, number, encode(snapshot).decode()))


def carry_out(connection: Connection, statement: str, values: tuple[Any, ...]) -> int:
    """Of these statements one, by SQLAlchemy; how many rows it changed."""
    if connection.dialect.name != "sqlite":
        statement = statement.replace("?", "%s")
    return connection.exec_driver_sql(statement, values).rowcount


def moved_on(step: NewStep) -> tuple[Any, ...]:
    facts = step.number, step.status, step.listed, step.watchable, step.at, step.wake
    return *facts, step.table, step.number - 1


def row(step: NewStep) -> tuple[Any, ...]:
    return step.table, step.number, step.at, step.person, step.key, encode(step.change).decode()


def snapshot_row(step: NewStep) -> tuple[Any, ...]:
    return step.table, step.number, encode(step.snapshot).decode()
