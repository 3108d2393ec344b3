"""Which process has which table in its hands, of those that share a database.

A lease saves work and decides nothing: a step is stored only behind the step its author saw, no matter who stores it.
So two processes that both believe to have a table, because one stood still and was given up by the other, do no harm.
"""

import secrets
from collections.abc import Container
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from boardinghouse.server import schema
from boardinghouse.server.store import Store
from boardinghouse.server.stored import now

BEAT_SECONDS = 2.0  # how often a process says that it is still there
DEAD_SECONDS = 6.0  # after which one that does not is not
KEPT_SECONDS = 86_400.0  # after which nothing is left of one that did not take its leave
CONFIRMED_SECONDS = 10.0  # how often is looked whether what is ours still is: a notice may get lost
REMEMBERED = 50_000  # tables of others


class Process(NamedTuple):
    """Another process on this database: `address` is the path of its socket, if it has one."""

    id: str
    address: str
    secret: str
    at: float

    @property
    def fresh(self) -> bool:
        return self.at > now() - DEAD_SECONDS


class Leases:
    """The leases as this process knows them. `process` is its id."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.address = ""
        self.secret = secrets.token_hex(32)
        self.mine: set[str] = set()
        self.theirs: dict[str, str] = {}
        self.idle: set[str] = set()  # of ours those that were not in memory at the last look
        self.beaten = self.confirmed = 0.0
        self.listening = 0

    # ---- processes ---------------------------------------------------------------------------------------------

    async def beat(self) -> bool:
        """Say that this process is there, if it is time to; whether it was."""
        if now() - self.beaten < BEAT_SECONDS:
            return False
        self.beaten = now()
        processes, leases = schema.processes, schema.leases
        row = {"id": self.process, "address": self.address, "secret": self.secret, "at": now()}
        put = self.store.upsert(processes).values(row)
        put = put.on_conflict_do_update(index_elements=["id"], set_={"at": row["at"]})
        old = now() - KEPT_SECONDS

        def work(connection: Connection) -> None:
            connection.execute(put)
            connection.execute(delete(processes).where(processes.c.at < old))
            known = select(processes.c.id)
            connection.execute(delete(leases).where(leases.c.at < old, leases.c.process.not_in(known)))

        await self.store.write(work)
        return True

    async def others(self) -> list[Process]:
        """The other processes, as far as they are known to be there."""
        columns = schema.processes.c
        query = select(schema.processes).where(columns.id != self.process, columns.at > now() - DEAD_SECONDS)
        return await self.store.read(lambda connection: [Process(*row) for row in connection.execute(query)])

    async def find(self, process: str) -> Process | None:
        query = select(schema.processes).where(schema.processes.c.id == process)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Process(*row)

    async def bury(self, process: str) -> None:
        """Take a process off the list."""
        gone = delete(schema.processes).where(schema.processes.c.id == process)
        await self.store.write(lambda connection: connection.execute(gone))
        for table in [table for table, holder in self.theirs.items() if holder == process]:
            del self.theirs[table]

    # ---- tables ------------------------------------------------------------------------------------------------

    async def holder(self, table: str) -> str:
        """The process that has this table: this one, if no other has; no process if there is no such table."""
        if table in self.mine:
            return self.process
        if table in self.theirs:
            return self.theirs[table]
        tables, leases = schema.tables.c, schema.leases.c
        query = select(leases.process).select_from(schema.tables.outerjoin(schema.leases, tables.id == leases.table_id))
        row = await self.store.read(
            lambda connection: connection.execute(query.where(tables.id == table)).one_or_none()
        )
        if row is None:
            return ""
        return self.note(table, row.process or await self.claim(table))

    async def claim(self, table: str) -> str:
        """Take a table that nobody has; the process that has it now."""
        leases = schema.leases
        take = self.store.upsert(leases).values(table_id=table, process=self.process, at=now()).on_conflict_do_nothing()

        def work(connection: Connection) -> str:
            connection.execute(take)
            return str(connection.execute(select(leases.c.process).where(leases.c.table_id == table)).scalar_one())

        return await self.store.write(work)

    async def take_over(self, table: str, dead: str) -> bool:
        """Take a table out of the hands of a process that is gone; whether it was this process that did."""
        leases = schema.leases
        take = update(leases).where(leases.c.table_id == table, leases.c.process == dead)

        def work(connection: Connection) -> tuple[bool, str | None]:
            took = connection.execute(take.values(process=self.process, at=now())).rowcount == 1
            if took:
                self.store.notify(connection, f"lease {table} {self.process}")
            query = select(leases.c.process).where(leases.c.table_id == table)
            return took, connection.execute(query).scalar_one_or_none()

        took, holder = await self.store.write(work)
        self.forget(table)
        if holder is not None:
            self.note(table, holder)
        return took

    async def left_by(self, process: str, before: float) -> list[str]:
        """The tables of a process that somebody should look after before this time."""
        tables, leases = schema.tables.c, schema.leases.c
        query = select(tables.id).join(schema.leases, tables.id == leases.table_id)
        query = query.where(leases.process == process, tables.wake <= before).order_by(tables.wake)
        return await self.store.read(lambda connection: [row.id for row in connection.execute(query)])

    def note(self, table: str, holder: str) -> str:
        if holder == self.process:
            self.mine.add(table)
            self.theirs.pop(table, None)
        else:
            self.mine.discard(table)
            if len(self.theirs) >= REMEMBERED:
                self.theirs.clear()
            self.theirs[table] = holder
        return holder

    def forget(self, table: str) -> None:
        """Look it up again."""
        self.mine.discard(table)
        self.theirs.pop(table, None)

    async def tidy(self, used: Container[str]) -> None:
        """Let go of tables that are not in memory any more, and look now and then whether the others are still ours."""
        idle = {table for table in self.mine if table not in used}
        let_go = idle & self.idle
        self.idle = idle - let_go
        if let_go:
            self.mine -= let_go
            columns = schema.leases.c
            free = delete(schema.leases).where(columns.process == self.process, columns.table_id.in_(let_go))
            await self.store.write(lambda connection: connection.execute(free))
        if now() - self.confirmed > CONFIRMED_SECONDS or self.listening != self.store.listening:
            self.confirmed, self.listening = now(), self.store.listening
            before = set(self.mine)
            query = select(schema.leases.c.table_id).where(schema.leases.c.process == self.process)
            rows = await self.store.read(lambda connection: list(connection.execute(query)))
            self.mine -= before - {row.table_id for row in rows}
