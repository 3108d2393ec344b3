"""Storage of tables: their steps, snapshots and seats, through SQLAlchemy Core: two databases, one code.

A step is stored by `append`: one transaction, conditional on the version the writer saw. Of two processes that write
the same step one gets `Conflict`, reads what it missed and decides again.
"""

import asyncio
import contextlib
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, literal, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from boardinghouse.server import schema
from boardinghouse.server.changes import AnyChange
from boardinghouse.server.fold import Header

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], Future[Any]]
NOTICES = "boardinghouse"
WAITING_SECONDS = 86_400.0  # an open table whose owner was not here for so long is not listed: only he can start it
VALUES_QUOTED = ("22", "23")  # classes of PostgreSQL's faults: wrong data, broken constraints
CLOSING_SECONDS = 5.0  # for what the threads of a store have in hand when it is closed
PAGE = 200  # tables read at once by whoever goes through many
FRESH_SECONDS = 10.0  # so long a write that was stored shows that the next will be,
FAILED_SECONDS = 1.0  # and one that failed that it would not
HEALTHY_SECONDS = 5.0  # a database that takes longer to answer is not well
TOGETHER = 64  # writes that may share one wait for the disk

STARTED = time.time() - time.monotonic()

encode = msgspec.json.Encoder().encode
decode_change = msgspec.json.Decoder(AnyChange).decode
decode_header = msgspec.json.Decoder(Header).decode


class Conflict(Exception):
    """Another process has stored this step already."""


class StoredStep(NamedTuple):
    number: int
    at: float
    person: str
    key: str | None
    change: AnyChange


class StoredTable(NamedTuple):
    header: Header
    seed: str
    version: int


class NewStep(NamedTuple):
    """A step to be stored, with the searchable facts about the table after it."""

    table: str
    number: int
    at: float
    person: str
    key: str | None
    change: AnyChange
    status: str
    listed: bool
    watchable: bool
    wake: float | None
    seats: list[tuple[int, str]] | None = None  # who holds which seat, if that changed
    snapshot: dict[str, Any] | None = None


def database_url(address: str) -> URL:
    """The engine's address for what an operator writes: sqlite:///path or postgresql://..."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise ValueError(f"a database is sqlite:///path or postgresql://..., not {address!r}") from None
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite+pysqlite")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise ValueError(f"a database is sqlite:///path or postgresql://..., not {url.get_backend_name()}")


def open_engine(address: str) -> Engine:
    """A pool of connections. What goes wrong is logged, so exceptions never carry what statements were given: seeds,
    secret choices, hashes of passwords."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        if find_spec("psycopg") is None:
            raise ValueError("PostgreSQL needs psycopg: pip install 'boardinghouse[postgres]'")
        engine = create_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        event.listen(engine, "handle_error", hide_values)
        return engine
    if not url.database or url.database == ":memory:":
        raise ValueError("a table must outlive the process: give a file, sqlite:///path")
    new_private_file(Path(url.database))
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, never by the driver
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an answered move survives a power cut
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        mode = "" if connection.get_execution_options().get("reading") else " IMMEDIATE"
        connection.exec_driver_sql("BEGIN" + mode)

    return engine


def hide_values(context: ExceptionContext) -> None:
    """PostgreSQL itself quotes values where they break a constraint or do not fit ("Failing row contains ..."): leave
    only what kind of fault it is and where."""
    state = getattr(context.original_exception, "sqlstate", None)
    if state is None or state[:2] not in VALUES_QUOTED:
        return
    where = context.original_exception.diag  # type: ignore[attr-defined]
    quiet = f"sqlstate {state}, table {where.table_name}, constraint {where.constraint_name}"
    context.original_exception.args = (quiet,)
    if context.sqlalchemy_exception is not None:
        context.sqlalchemy_exception.args = (quiet,)


def new_private_file(path: Path) -> None:
    """Make a database's file, if it is not there, for nobody else to read: it holds the seeds of running games. SQLite
    gives the files beside it the same rights."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


@contextlib.contextmanager
def alone(address: str) -> Iterator[None]:
    """Serve a SQLite database alone: of two servers on one file each would show its people old positions. The system
    ends the lock with the process, however that ends. It lies on a file of its own, because closing the database's
    would drop the locks of SQLite itself."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        yield
        return
    import fcntl

    path = Path(url.database).resolve()
    lock = path.with_name(path.name + ".lock")
    new_private_file(lock)
    with lock.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(
                f"another server uses {path}; stop it, or give this one another database (several servers share a"
                " PostgreSQL)"
            ) from None
        yield


class Store:
    """The database of one server process. Calls run in threads; SQLite has one writer anyway, so it gets one thread."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.shared = self.engine.dialect.name == "postgresql"
        self.writers = ThreadPoolExecutor(8 if self.shared else 1, thread_name_prefix="write")
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="read")
        self.waiting: SimpleQueue[Job] = SimpleQueue()
        self.takes_writes = True  # whether the latest write was stored, as far as the database is concerned,
        self.tried = -FRESH_SECONDS  # and when that was

    def close(self) -> bool:
        """Wait until all is written, or until it is plain that the database does not answer; whether it was."""

        def end() -> None:
            self.writers.shutdown(wait=True)
            self.readers.shutdown(wait=True)
            self.engine.dispose()

        ending = threading.Thread(target=end, daemon=True)
        ending.start()
        ending.join(CLOSING_SECONDS)
        return not ending.is_alive()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run in a transaction: all of it or nothing. It is on the disk when this returns."""
        future: Future[T] = Future()
        self.waiting.put((work, future))
        self.writers.submit(self.write_waiting)
        return await asyncio.wrap_future(future)

    def write_waiting(self) -> None:
        """In the writer's thread: do what waits. SQLite takes one writer at a time, so what has piled up shares one
        transaction and one wait for the disk, each part all or nothing by itself."""
        jobs: list[Job] = []
        with contextlib.suppress(Empty):
            while len(jobs) < (1 if self.shared else TOGETHER):
                work, future = self.waiting.get_nowait()
                if future.set_running_or_notify_cancel():
                    jobs.append((work, future))
        if jobs and not self.write_together(jobs):
            for job in jobs:
                self.write_together([job])

    def write_together(self, jobs: list[Job]) -> bool:
        """One transaction for all of these, and their answers. False, with nothing stored and nobody answered, if the
        database has thrown the whole transaction away for the sake of one: SQLite does so on a full disk."""
        outcomes: list[Callable[[], None]] = []
        thrown_away = False
        try:
            with self.engine.begin() as connection:
                for work, future in jobs:
                    try:
                        with connection.begin_nested() if len(jobs) > 1 else contextlib.nullcontext():
                            outcomes.append(partial(future.set_result, work(connection)))
                    except Exception as fault:
                        thrown_away = len(jobs) > 1 and not in_transaction(connection)
                        if len(jobs) == 1 or thrown_away:
                            raise
                        outcomes.append(partial(future.set_exception, fault))
        except Exception as fault:  # nothing was committed
            if thrown_away:
                return False
            outcomes = [partial(future.set_exception, fault) for _, future in jobs]
            self.note_write(fault)
        else:
            self.note_write(None)
        for outcome in outcomes:
            outcome()
        return True

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
        return postgresql.insert(table) if self.shared else sqlite.insert(table)

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
            await self.write(lambda connection: self.append_in(connection, step))
        except IntegrityError:
            raise Conflict(step.table) from None

    def append_in(self, connection: Connection, step: NewStep) -> None:
        moved = connection.execute(
            MOVE_ON,
            {
                "id_": step.table,
                "before": step.number - 1,
                "version": step.number,
                "status": step.status,
                "listed": step.listed,
                "watchable": step.watchable,
                "updated": step.at,
                "wake": step.wake,
            },
        )
        if moved.rowcount != 1:
            raise Conflict(step.table)
        connection.execute(
            ADD_STEP,
            {
                "table_id": step.table,
                "number": step.number,
                "at": step.at,
                "person": step.person,
                "key": step.key,
                "body": encode(step.change).decode(),
            },
        )
        if step.seats is not None:
            put_seats(connection, step.table, step.seats)
        if step.snapshot is not None:
            self.put_snapshot(connection, step.table, step.number, step.snapshot)
        self.notify(connection, f"{step.table} {step.number}")

    def put_snapshot(self, connection: Connection, table: str, number: int, snapshot: dict[str, Any]) -> None:
        body = encode(snapshot).decode()
        row = self.upsert(schema.snapshots).values(table_id=table, number=number, body=body)
        connection.execute(
            row.on_conflict_do_update(
                index_elements=["table_id"],
                set_={"number": number, "body": body},
                where=schema.snapshots.c.number < number,
            )
        )

    async def save_snapshot(self, table: str, number: int, snapshot: dict[str, Any]) -> None:
        await self.write(lambda connection: self.put_snapshot(connection, table, number, snapshot))

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
        """The tables at which this person has or had a seat, or which he made; newest first. Closed ones are gone."""
        held = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = (
            select(schema.tables.c.id)
            .where((schema.tables.c.owner == person) | schema.tables.c.id.in_(held), schema.tables.c.status != "closed")
            .order_by(schema.tables.c.updated.desc())
            .limit(limit)
        )
        return await self.read(lambda connection: [row.id for row in connection.execute(query)])

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

    # ---- other processes ---------------------------------------------------------------------------------------

    def notify(self, connection: Connection, notice: str) -> None:
        """Wake the other processes on this database. A lost notice does no harm: they also look by themselves."""
        if self.shared:
            connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": NOTICES, "notice": notice})

    def listen(self, heard: Callable[[str], object]) -> Callable[[], None]:
        """Call `heard` (in another thread) for every notice; the returned function ends it."""
        stop = threading.Event()
        if not self.shared:
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
                while not stop.is_set():
                    for notice in connection.notifies(timeout=0.5):
                        heard(notice.payload)
            stop.wait(1.0)


MOVE_ON = update(schema.tables).where(
    schema.tables.c.id == bindparam("id_"), schema.tables.c.version == bindparam("before")
)
# writes, and changes nothing
SAME_AGAIN = update(schema.secrets).where(schema.secrets.c.name == "cookies").values(value=schema.secrets.c.value)
ADD_STEP = insert(schema.steps)


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


def now() -> float:
    """The time a step is stored with, to the millisecond. The machine's clock is read once, at the start: if it is set
    while people play, nobody gains or loses by it."""
    return round(STARTED + time.monotonic(), 3)
