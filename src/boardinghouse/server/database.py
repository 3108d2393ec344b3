"""The database itself: its address, a pool of connections, and one server on one file."""

import contextlib
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError

VALUES_QUOTED = ("22", "23")  # classes of PostgreSQL's faults: wrong data, broken constraints


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
        raise ValueError("tables must survive a restart: give a file, sqlite:///path")
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


class WriteTurns:
    """Processes of one server that write to one SQLite file take turns. SQLite itself lets them knock again after some
    milliseconds; here the system wakes the next one."""

    def __init__(self, engine: Engine) -> None:
        path = Path(str(engine.url.database)).resolve()
        turn = path.with_name(path.name + ".turn")
        new_private_file(turn)
        self.file = turn.open("a")

    def __enter__(self) -> None:
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        self.file.close()


@contextlib.contextmanager
def alone(address: str) -> Iterator[list[int]]:
    """Serve a SQLite database alone: of two servers on one file each would show its people old positions. The system
    ends the lock with the last process that has the file it lies on, which is given, however that ends. It is a file of
    its own, because closing the database's would drop the locks of SQLite itself."""
    url = database_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or sys.platform == "win32":
        yield []
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
        yield [file.fileno()]
