"""Invite links: one link, one seat, once. The link carries a secret; the database keeps its hash."""

import secrets

from sqlalchemy import Connection, insert, select, update

from boardinghouse.server import rights, schema
from boardinghouse.server.accounts import hashed
from boardinghouse.server.decide import Refused, require_open, require_owner
from boardinghouse.server.protocol import Done, PersonInfo
from boardinghouse.server.store import Store, now
from boardinghouse.server.tables import Tables


class Invites:
    """Makes links and lets people sit down with them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def make(self, person: PersonInfo, table: str, seat: int) -> str:
        """The secret of a new link to a seat that is free; older links to it go dead."""
        async with self.tables.reading(table) as live:
            rights.require_known(live.table, person.id)
            require_owner(live.table, person)
            require_open(live.table, seat)
            if live.table.seats[seat].sitter.kind not in ("open", "reserved"):
                raise Refused("seat-taken")
        secret = secrets.token_urlsafe(16)
        row = {"hash": hashed(secret), "table_id": table, "seat": seat, "created": now()}
        columns = schema.invites.c

        def work(connection: Connection) -> None:
            old = (columns.table_id == table) & (columns.seat == seat) & columns.person.is_(None)
            connection.execute(schema.invites.delete().where(old))
            connection.execute(insert(schema.invites), row)

        await self.store.write(work)
        return secret

    async def claim(self, person: PersonInfo, secret: str) -> Done:
        """Sit down. The same person may use his link again and is told the same; for all others it is dead."""
        columns = schema.invites.c
        hash = hashed(secret)

        def take(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(select(schema.invites).where(columns.hash == hash)).one_or_none()
            if row is None or row.person not in (None, person.id):
                return None
            taken = connection.execute(
                update(schema.invites)
                .where(columns.hash == hash, columns.person.is_(None) | (columns.person == person.id))
                .values(person=person.id)
            )
            return (row.table_id, row.seat) if taken.rowcount == 1 else None

        found = await self.store.write(take)
        if found is None:
            raise Refused("dead-link")
        table, seat = found
        return await self.tables.finish(self.tables.claim(table, seat, person, f"invite-{hash[:40]}"))
