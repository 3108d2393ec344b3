"""Who is connected to which of the processes that share a database: rows that are good for seconds."""

from sqlalchemy import Connection, delete, select, update

from boardinghouse.server import schema
from boardinghouse.server.presence import NAMELESS, Elsewhere, Register
from boardinghouse.server.store import Store
from boardinghouse.server.stored import now

BEAT_SECONDS = 2.0  # how often a process says that it is still there
DEAD_SECONDS = 6.0  # after which one that does not has gone with all who were connected to it
KEPT_SECONDS = 86_400.0  # how long it is remembered when somebody was here


class SharedRegister(Register):
    """The register of processes that share a database."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.beaten = 0.0

    async def write(self, table: str, come: set[str], gone: set[str]) -> None:
        """Let the others know who has come to a table and who has gone from it."""
        columns = schema.presence.c

        def work(connection: Connection) -> None:
            nameless = {person for person in gone if person.startswith(NAMELESS)}
            mine = (columns.table_id == table) & (columns.process == self.process)
            connection.execute(delete(schema.presence).where(mine, columns.person.in_(nameless)))
            for person in (come | gone) - nameless:
                facts = {"at": now(), "here": person in come}
                row = {"table_id": table, "process": self.process, "person": person, **facts}
                put = self.store.upsert(schema.presence).values(row)
                connection.execute(
                    put.on_conflict_do_update(index_elements=["table_id", "process", "person"], set_=facts)
                )
            self.store.notify(connection, f"here {table}")

        await self.store.write(work)

    async def read(self, tables: list[str]) -> dict[str, list[Elsewhere]]:
        """Who is connected to other processes, or was, by table."""
        columns = schema.presence.c
        query = select(schema.presence).where(columns.table_id.in_(tables), columns.process != self.process)
        alive = now() - DEAD_SECONDS
        found: dict[str, list[Elsewhere]] = {table: [] for table in tables}
        for row in await self.store.read(lambda connection: list(connection.execute(query))):
            found[row.table_id].append(Elsewhere(row.person, row.here and row.at > alive, row.at))
        return found

    async def beat(self) -> bool:
        """Say that this process is alive, if it is time to; whether it was."""
        if now() - self.beaten < BEAT_SECONDS:
            return False
        self.beaten = now()
        columns = schema.presence.c

        def work(connection: Connection) -> None:
            mine = (columns.process == self.process) & columns.here
            connection.execute(update(schema.presence).where(mine).values(at=now()))
            connection.execute(delete(schema.presence).where(columns.at < now() - KEPT_SECONDS))

        await self.store.write(work)
        return True

    async def close(self) -> None:
        """Nobody is connected here any more."""
        mine = (schema.presence.c.process == self.process) & schema.presence.c.here
        gone = update(schema.presence).where(mine).values(here=False)
        await self.store.write(lambda connection: connection.execute(gone))
