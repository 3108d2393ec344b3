"""Backup, restore and check of a whole database.

A backup is one SQLite file, whatever database it comes from and goes to. A restored database is checked: every game is
replayed from its first step, draws included, and compared with its snapshot.
"""

import contextlib
import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from boardinghouse.core.record import BrokenRecord
from boardinghouse.server import schema
from boardinghouse.server.database import database_url, new_private_file, open_engine
from boardinghouse.server.fold import Table
from boardinghouse.server.loading import outdated
from boardinghouse.server.making import commitment
from boardinghouse.server.migrate import migrate, newest, revision
from boardinghouse.server.position import BrokenLog
from boardinghouse.server.store import all_tables, stored_snapshot, stored_steps, stored_table

ROWS = 500
SQLITE = b"SQLite format 3\0"  # what every database file begins with


@dataclass
class Report:
    """What a check found. `older` are games of other rules, which can be read but not replayed."""

    tables: int = 0
    steps: int = 0
    finished: int = 0
    older: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.faults

    def text(self) -> str:
        lines = [f"{self.tables} tables, {self.steps} steps, {self.finished} finished games replayed to their digests"]
        if self.older:
            lines.append(f"{self.older} games of older rules were not replayed")
        lines += self.faults or ["all checks hold"]
        return "\n".join(lines)


def fault_of_path(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), str(path))


def need_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise fault_of_path(errno.ENOENT, path.parent)


def file_of(address: str) -> Path | None:
    """The file of a SQLite database."""
    url = database_url(address)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def shown_address(address: str) -> str:
    """A database as an operator writes it: the file, or the address without its password."""
    url = database_url(address)
    return str(file_of(address) or url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True))


def need_sqlite(path: Path, shown: str) -> None:
    """SQLite would say the same, but only after it has made a file or changed one."""
    if not path.is_file():
        raise fault_of_path(errno.EISDIR if path.is_dir() else errno.ENOENT, path)
    with path.open("rb") as file:
        if file.read(len(SQLITE)) not in (SQLITE, b""):  # an empty file is an empty database
            raise ValueError(f"{shown}: not a SQLite database")


def present_revision(engine: Engine, shown: str) -> str | None:
    """What the database is at; ValueError in one line where it cannot be reached or read."""
    try:
        with engine.connect() as connection:
            return revision(connection)
    except DBAPIError as fault:
        engine.dispose()
        raise ValueError(f"{shown}: {str(fault.orig).splitlines()[0]}") from None


@contextlib.contextmanager
def existing(address: str, name: str = "") -> Iterator[tuple[Engine, str]]:
    """A database that is there, and its revision. What is wrong with it is said in one line, and nothing is made."""
    path = file_of(address)
    shown = name or shown_address(address)
    if path is not None:
        need_sqlite(path, shown)
    engine = open_engine(address)
    try:
        present = present_revision(engine, shown)
        if present is None:
            raise ValueError(f"{shown}: this is not a Boardinghouse database")
        yield engine, present
    finally:
        engine.dispose()


def empty(address: str, *, new_folder: bool) -> Engine:
    """A database to restore into: a new one, or one that nobody has used yet."""
    path = file_of(address)
    if path is not None:
        if not new_folder:
            need_folder(path)
        if path.exists():
            need_sqlite(path, str(path))
    target = open_engine(address)
    present_revision(target, shown_address(address))
    migrate(target)
    with target.connect() as connection:
        if connection.execute(select(schema.people.c.id).limit(1)).first() is not None:
            raise ValueError("the database to restore into is not empty; give a new one")
    return target


def need_newest(present: str) -> None:
    if present != newest():
        raise ValueError(
            f"this database is at revision {present}, and this program needs {newest()}: "
            "use the program that serves it, or start the server once to bring it up to date"
        )


def backup(address: str, file: Path) -> int:
    """Copy everything as of one moment into a new file; how many tables."""
    if os.path.lexists(file):
        raise ValueError(f"{file} exists already; choose another file")
    need_folder(file)
    draft = file.with_name(file.name + ".part")
    with existing(address) as (source, present):
        draft.unlink(missing_ok=True)
        if source.dialect.name == "sqlite":
            new_private_file(draft)
            with source.connect() as connection:
                # outside a transaction: VACUUM takes its own
                connection.exec_driver_sql("COMMIT")
                connection.exec_driver_sql("VACUUM INTO ?", (str(draft),))
                connection.exec_driver_sql("BEGIN")
        else:
            need_newest(present)
            copy_rows(source, new_file(draft))
        with open_engine(f"sqlite:///{draft}").connect() as connection:
            count = int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            connection.exec_driver_sql("BEGIN")
    draft.replace(file)
    return count


def new_file(path: Path) -> Engine:
    engine = open_engine(f"sqlite:///{path}")
    migrate(engine)
    return engine


def copy_rows(source: Engine, target: Engine) -> None:
    """All rows of all tables, as of one moment."""
    with source.connect() as reading, target.begin() as writing:
        if source.dialect.name == "postgresql":
            reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        for table in schema.metadata.sorted_tables:
            if table in schema.TRANSIENT:
                continue
            rows = reading.execution_options(yield_per=ROWS).execute(select(table))
            for part in rows.mappings().partitions(ROWS):
                writing.execute(insert(table), [dict(row) for row in part])
    target.dispose()


def restore(file: Path, address: str, *, new_folder: bool = False) -> Report:
    """Fill an empty database from a backup and check it. `new_folder` makes the folder of its file, too."""
    need_sqlite(file, str(file))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        with existing(f"sqlite:///{copy}", str(file)) as (source, _):
            migrate(source)  # a backup of an older program is brought up to date first
            copy_rows(source, empty(address, new_folder=new_folder))
    return check(address)


def check(address: str) -> Report:
    """Replay every game of a database."""
    report = Report()
    with existing(address) as (engine, present):
        need_newest(present)
        with engine.connect() as connection:
            for id in list(all_tables(connection)):
                report.tables += 1
                check_table(connection, id, report)
    return report


def check_table(connection: Connection, id: str, report: Report) -> None:
    """Replay one game and note what is wrong with it."""
    try:
        replay_table(connection, id, report)
    except (BrokenLog, BrokenRecord, msgspec.MsgspecError) as broken:
        report.faults.append(f"table {id}: {broken}")


def replay_table(connection: Connection, id: str, report: Report) -> None:
    stored = stored_table(connection, id)
    if stored is None:
        return
    steps = stored_steps(connection, id, 0)
    report.steps += len(steps)
    fault = report.faults.append
    if [step.number for step in steps] != list(range(1, stored.version + 1)):
        fault(f"table {id}: says it is at step {stored.version}, but its steps are {len(steps)}")
        return
    if commitment(stored.seed) != stored.header.commitment:
        fault(f"table {id}: its seed is not the one that was committed to")
    table = Table(stored.header, stored.seed)
    if not table.game.replays(stored.header.rules):
        report.older += 1
        return
    snapshot = stored_snapshot(connection, id)
    if snapshot is not None and outdated(snapshot[1], table.game):
        snapshot = None
    for step in steps:
        table.take(step.number, step.at, step.change)
        if snapshot is not None and snapshot[0] == step.number and table.snapshot() != snapshot[1]:
            fault(f"table {id}: the snapshot at step {step.number} is not what its steps lead to")
    if table.status == "over" and table.position is not None:
        table.position.record(table.names()).verify()
        report.finished += 1
