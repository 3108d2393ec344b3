"""Storage of tables: their steps, snapshots and seats, through SQLAlchemy Core: two databases, one code.

A step is stored by `append`, conditional on the version the writer saw. Of two processes that write the same step one
gets `Conflict`, reads what it missed and decides again. What waits together is stored together (`writer.py`,
`appending.py`).
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, literal, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from boardinghouse.server import schema
from boardinghouse.server.appending import NOTICES, Appender, append_one, appender, keep_snapshot
from boardinghouse.server.database import WriteTurns, open_engine
from boardinghouse.server.stored import (
    Conflict,
    NewStep,
    StoredStep,
    StoredTable,
    decode_change,
    decode_header,
    encode,
    now,
)
from boardinghouse.server.table_parts import Header
from boardinghouse.server.writer import Writer, Writing

T = TypeVar("T")
Work = Callable[[Connection], Any]
WAITING_SECONDS = 86_400.0  # an open table whose owner was not here for so long is not listed: only they can start it
CLOSING_SECONDS = 5.0  # for what the threads of a store have in hand when it is closed
PAGE = 200  # tables read at once by a loop over many
FRESH_SECONDS = 10.0  # so long a write that was stored shows that the next will be,
FAILED_SECONDS = 1.0  # and one that failed that it would not
HEALTHY_SECONDS = 5.0  # a database that takes longer to answer is not well
THREADS = 2  # that write to a PostgreSQL: one prepares while the other waits. SQLite has one writer anyway


class Store:
    """The database of one server process. Calls run in threads. `together`: other processes of this server use the same
    SQLite file."""

    def __init__(self, address: str, *, together: bool = False) -> None:
        self.engine = open_engine(address)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.shared = self.postgres or together
        self.turns = WriteTurns(self.engine) if together and not self.postgres else None
        self.tell_others: Callable[[list[str]], object] = lambda _: None  # in the writer's thread; PostgreSQL does so
        self.writer: Writer[Work | NewStep] = Writer(self.write_batch, THREADS if self.postgres else 1)
        self.listening = self.listened = 0
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self.of_thread = threading.local()
        self.appenders: list[Appender] = []
        self.takes_writes = True  # whether the latest write was stored, as far as the database is concerned,
        self.tried = -FRESH_SECONDS  # and when that was

    def close(self) -> bool:
        """Wait until all is written, or until it is plain that the database does not answer; whether it was."""
        self.writer.finish()

        def end() -> None:
            self.writer.join()
            self.readers.shutdown(wait=True)
            for own in self.appenders:
                own.close()
            if self.turns is not None:
                self.turns.close()
            self.engine.dispose()

        ending = threading.Thread(target=end, daemon=True)
        ending.start()
        ending.join(CLOSING_SECONDS)
        return not ending.is_alive()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run in a transaction: all of it or nothing. It is on the disk when this returns."""
        result: T = await self.writer.do(work)
        return result

    def write_batch(self, jobs: list[Writing[Any]]) -> None:
        """In a writer's thread: store steps in one go, or do other work in one transaction where that pays."""
        with self.turns or contextlib.nullcontext():
            if isinstance(jobs[0].work, NewStep) and self.append_together(jobs):
                notices = [f"{job.work.table} {job.work.number}" for job in jobs if job.fault is None]
            else:
                notices = self.of_thread.notices = []
                if self.postgres or not self.write_together(jobs):
                    for job in jobs:
                        self.write_together([job])
        if self.turns is not None and notices:
            self.tell_others(notices)

    def append_together(self, jobs: list[Writing[NewStep]]) -> bool:
        """Store these steps; False, with nothing stored, if that cannot be said of each."""
        own: Appender | None = getattr(self.of_thread, "appender", None)
        if own is None:
            own = self.of_thread.appender = appender(self.engine)
            self.appenders.append(own)
        stored = own.append([job.work for job in jobs])
        if stored is None:
            return False
        for job in jobs:
            if job.work.table not in stored:
                job.fault = Conflict(job.work.table)
        self.note_write(None)
        return True

    def write_together(self, jobs: list[Writing[Any]]) -> bool:
        """One transaction for all of these, each all or nothing by itself. False, with nothing stored, if the database
        has thrown the whole transaction away for the sake of one: SQLite does so on a full disk."""
        thrown_away = False
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    try:
                        with connection.begin_nested() if len(jobs) > 1 else contextlib.nullcontext():
                            job.result, job.fault = self.work_of(job)(connection), None
                    except Exception as fault:
                        thrown_away = len(jobs) > 1 and not in_transaction(connection)
                        if len(jobs) == 1 or thrown_away:
                            raise
                        job.fault = fault
        except Exception as fault:  # nothing was committed
            if thrown_away:
                return False
            for job in jobs:
                job.fault = fault
            self.note_write(fault)
        else:
            self.note_write(None)
        return True

    def work_of(self, job: Writing[Any]) -> Work:
        return partial(self.append_in, step=job.work) if isinstance(job.work, NewStep) else job.work

    def note_write(self, fault: Exception | None) -> None:
        """Remember for `healthy` how this write went. What the database refuses for its content says nothing of it."""
        if fault is None or (isinstance(fault, OSError | DBAPIError) and not isinstance(fault, IntegrityError)):
            self.takes_writes = fault is None
            self.tried = time.monotonic()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect().execution_options(reading=True) as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    def upsert(self, table: Any) -> Any:
        """An insert that can say what to do when the row exists, in this database's own words."""
        if not self.postgres:
            return sqlite.insert(table)
        from sqlalchemy.dialects import postgresql  # with all its drivers: nothing for a server with a file

        return postgresql.insert(table)

    # ---- tables ------------------------------------------------------------------------------------------------

    async def create(self, header: Header, seed: str, holders: list[tuple[int, str]]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                insert(schema.tables).values(
                    id=header.id,
                    game=header.game,
                    rules=header.rules,
                    owner=header.owner,
                    header=encode(header).decode(),
                    seed=seed,
                    created=header.created,
                    version=0,
                    status="open",
                    listed=header.listed,
                    watchable=header.watchable,
                    updated=header.created,
                )
            )
            put_seats(connection, header.id, holders)

        await self.write(work)

    async def copy_chat(self, old: str, new: str) -> None:
        """What was said at one table is to be read at another."""
        columns = schema.chat.c
        said = select(
            literal(new), columns.number, columns.at, columns.person, columns.name, columns.key, columns.text
        ).where(columns.table_id == old)
        names = ["table_id", "number", "at", "person", "name", "key", "text"]
        await self.write(lambda connection: connection.execute(insert(schema.chat).from_select(names, said)))

    async def append(self, step: NewStep) -> None:
        """Store a step; Conflict if the table is no longer at the step before."""
        try:
            if step.seats is None:
                await self.writer.do(step)
            else:
                await self.write(lambda connection: self.append_in(connection, step))
        except IntegrityError:
            raise Conflict(step.table) from None

    def append_in(self, connection: Connection, step: NewStep) -> None:
        append_one(connection, step)
        if step.seats is not None:
            put_seats(connection, step.table, step.seats)
        self.notify(connection, f"{step.table} {step.number}")

    async def save_snapshot(self, table: str, number: int, snapshot: dict[str, Any]) -> None:
        await self.write(lambda connection: keep_snapshot(connection, table, number, snapshot))

    async def load(self, table: str) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            return stored_table(connection, table)

        return await self.read(work)

    async def steps(self, table: str, after: int = 0) -> list[StoredStep]:
        return await self.read(lambda connection: stored_steps(connection, table, after))

    async def snapshot(self, table: str) -> tuple[int, dict[str, Any]] | None:
        return await self.read(lambda connection: stored_snapshot(connection, table))

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """How far these tables are in the database."""
        query = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(ids))
        return await self.read(lambda connection: {row.id: row.version for row in connection.execute(query)})

    async def due(self, now: float, after: tuple[float, str] = (0.0, "")) -> list[tuple[float, str]]:
        """The tables somebody should look after by now, the longest overdue first; those that come `after` one."""
        wake, id = schema.tables.c.wake, schema.tables.c.id
        query = select(wake, id).where(wake <= now, (wake > after[0]) | ((wake == after[0]) & (id > after[1])))
        query = query.order_by(wake, id).limit(PAGE)
        return await self.read(lambda connection: [(row.wake, row.id) for row in connection.execute(query)])

    async def postpone(self, table: str, version: int, wake: float) -> None:
        """Look at this table again later, unless it has gone on meanwhile: this process is at it."""
        columns = schema.tables.c
        change = update(schema.tables).where(columns.id == table, columns.version == version).values(wake=wake)
        await self.write(lambda connection: connection.execute(change))

    async def listed(self, game: str | None, status: str, limit: int, *, watchable: bool = False) -> list[str]:
        """The newest listed tables in this state; only those that others may watch, if `watchable`."""
        query = select(schema.tables.c.id).where(schema.tables.c.listed, schema.tables.c.status == status)
        if game is not None:
            query = query.where(schema.tables.c.game == game)
        if watchable:
            query = query.where(schema.tables.c.watchable)
        if status == "open":
            old = now() - WAITING_SECONDS
            query = query.join(schema.people, schema.people.c.id == schema.tables.c.owner)
            query = query.where((schema.tables.c.created > old) | (schema.people.c.seen > old))
        query = query.order_by(schema.tables.c.updated.desc()).limit(limit)
        return await self.read(lambda connection: [row.id for row in connection.execute(query)])

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables at which this person has or had a seat, or which they made; newest first. Closed ones are gone."""
        held = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = (
            select(schema.tables.c.id)
            .where((schema.tables.c.owner == person) | schema.tables.c.id.in_(held), schema.tables.c.status != "closed")
            .order_by(schema.tables.c.updated.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: [row.id for row in connection.execute(query)])

    async def under_way(self, person: str) -> int:
        """At how many tables this person has a seat, the game not over."""
        columns = schema.tables.c
        held = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = select(func.count()).where(columns.id.in_(held), columns.status.in_(("open", "playing")))
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def holders(self, table: str) -> set[str]:
        """The people whose table this is."""
        query = select(schema.seats.c.person).where(schema.seats.c.table_id == table)
        return await self.read(lambda connection: {row.person for row in connection.execute(query)})

    async def healthy(self) -> bool:
        """Whether moves can be read and stored now. Where the latest write is old, or failed, another is tried, and so
        that many questions are not many writes, once in a while."""
        old = time.monotonic() - self.tried
        try:
            async with asyncio.timeout(HEALTHY_SECONDS):
                await self.read(lambda connection: connection.execute(text("SELECT 1")))
                if old > (FRESH_SECONDS if self.takes_writes else FAILED_SECONDS):
                    await self.write(lambda connection: connection.execute(SAME_AGAIN))
        except Exception:
            return False
        return self.takes_writes

    # ---- analyses ----------------------------------------------------------------------------------------------

    async def report(self, key: str) -> str | None:
        query = select(schema.studies.c.report).where(schema.studies.c.key == key)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def keep_report(self, key: str, game: str, report: str) -> None:
        row = {"key": key, "game": game, "report": report, "created": time.time()}
        new = self.upsert(schema.studies).values(**row).on_conflict_do_nothing()
        await self.write(lambda connection: connection.execute(new))

    # ---- other processes ---------------------------------------------------------------------------------------

    def notify(self, connection: Connection, notice: str) -> None:
        """Wake the other processes on this database. A lost notice does no harm: they also look by themselves."""
        if self.turns is not None:
            self.of_thread.notices.append(notice)
        elif self.postgres:
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": NOTICES, "notice": notice})

    def listen(self, heard: Callable[[str], object]) -> Callable[[], None]:
        """Call `heard` (in another thread) for every notice; the returned function ends it."""
        stop = threading.Event()
        if not self.postgres:
            return stop.set
        thread = threading.Thread(target=self.hear, args=(heard, stop), name="notices", daemon=True)
        thread.start()
        return stop.set

    def hear(self, heard: Callable[[str], object], stop: threading.Event) -> None:
        import psycopg

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not stop.is_set():
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {NOTICES}")
                self.listened += 1
                self.listening = self.listened
                try:
                    while not stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            heard(notice.payload)
                finally:
                    self.listening = 0
            stop.wait(1.0)


# writes, and changes nothing
SAME_AGAIN = update(schema.secrets).where(schema.secrets.c.name == "cookies").values(value=schema.secrets.c.value)


def in_transaction(connection: Connection) -> bool:
    """Whether SQLite still has the transaction open that this connection believes to be in."""
    return bool(connection.connection.dbapi_connection.in_transaction)  # type: ignore[union-attr]


def put_seats(connection: Connection, table: str, holders: list[tuple[int, str]]) -> None:
    connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table))
    if holders:
        rows = [{"table_id": table, "seat": seat, "person": person} for seat, person in holders]
        connection.execute(insert(schema.seats), rows)


def stored_table(connection: Connection, table: str) -> StoredTable | None:
    query = select(schema.tables.c.header, schema.tables.c.seed, schema.tables.c.version)
    row = connection.execute(query.where(schema.tables.c.id == table)).one_or_none()
    return None if row is None else StoredTable(decode_header(row.header), row.seed, row.version)


def stored_steps(connection: Connection, table: str, after: int) -> list[StoredStep]:
    columns = schema.steps.c
    query = select(columns.number, columns.at, columns.person, columns.key, columns.body)
    query = query.where(columns.table_id == table, columns.number > after).order_by(columns.number)
    return [
        StoredStep(row.number, row.at, row.person, row.key, decode_change(row.body))
        for row in connection.execute(query)
    ]


def stored_snapshot(connection: Connection, table: str) -> tuple[int, dict[str, Any]] | None:
    columns = schema.snapshots.c
    row = connection.execute(select(columns.number, columns.body).where(columns.table_id == table)).one_or_none()
    return None if row is None else (row.number, msgspec.json.decode(row.body))


def all_tables(connection: Connection) -> Iterator[str]:
    """The ids of all tables there are."""
    for row in connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)):
        yield row.id
