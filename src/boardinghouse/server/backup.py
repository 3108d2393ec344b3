"""Backup, restore and check of a whole database.

A backup is one SQLite file, whatever database it comes from and goes to. A restored database is checked: every game is
replayed from its first step, draws included, and compared with its snapshot.
"""

import shutil
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select, text

from boardinghouse.core.record import BrokenRecord
from boardinghouse.server import schema
from boardinghouse.server.fold import Table
from boardinghouse.server.migrate import migrate
from boardinghouse.server.position import BrokenLog
from boardinghouse.server.store import (
    all_tables,
    new_private_file,
    open_engine,
    stored_snapshot,
    stored_steps,
    stored_table,
)
from boardinghouse.server.tables import commitment

ROWS = 500


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


def backup(address: str, file: Path) -> int:
    """Copy everything as of one moment into a new file; how many tables."""
    if file.exists():
        raise ValueError(f"{file} exists already; choose another file")
    source = open_engine(address)
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        if source.dialect.name == "sqlite":
            new_private_file(draft)
            with source.connect() as connection:
                # outside a transaction: VACUUM takes its own
                connection.exec_driver_sql("COMMIT")
                connection.exec_driver_sql("VACUUM INTO ?", (str(draft),))
                connection.exec_driver_sql("BEGIN")
        else:
            copy_rows(source, new_file(draft))
        with open_engine(f"sqlite:///{draft}").connect() as connection:
            count = int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            connection.exec_driver_sql("BEGIN")
    finally:
        source.dispose()
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
            rows = reading.execution_options(yield_per=ROWS).execute(select(table))
            for part in rows.mappings().partitions(ROWS):
                writing.execute(insert(table), [dict(row) for row in part])
    target.dispose()


def restore(file: Path, address: str) -> Report:
    """Fill an empty database from a backup and check it."""
    if not file.is_file():
        raise FileNotFoundError(2, "no such file", str(file))
    target = open_engine(address)
    migrate(target)
    with target.connect() as connection:
        if connection.execute(select(schema.people.c.id).limit(1)).first() is not None:
            raise ValueError("the database to restore into is not empty; give a new one")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        source = open_engine(f"sqlite:///{copy}")
        migrate(source)  # a backup of an older program is brought up to date first
        copy_rows(source, target)
        source.dispose()
    return check(address)


def check(address: str) -> Report:
    """Replay every game of a database."""
    engine = open_engine(address)
    report = Report()
    try:
        with engine.connect() as connection:
            for id in list(all_tables(connection)):
                report.tables += 1
                check_table(connection, id, report)
    finally:
        engine.dispose()
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
    if table.game.version != stored.header.rules:
        report.older += 1
        return
    snapshot = stored_snapshot(connection, id)
    for step in steps:
        table.take(step.number, step.at, step.change)
        if snapshot is not None and snapshot[0] == step.number and table.snapshot() != snapshot[1]:
            fault(f"table {id}: the snapshot at step {step.number} is not what its steps lead to")
    if table.status == "over" and table.position is not None:
        table.position.record(table.names()).verify()
        report.finished += 1
