"""Invite links: one link, one seat, one person. The link carries a secret; the database keeps its hash."""

import secrets

from sqlalchemy import Connection, insert, select, update

from boardinghouse.server import rights, schema
from boardinghouse.server.accounts import hashed
from boardinghouse.server.decide import require_open, require_owner
from boardinghouse.server.protocol import Done, PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.store import Store
from boardinghouse.server.stored import now
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
            old = (columns.table_id == table) & (columns.seat == seat)
            connection.execute(schema.invites.delete().where(old))
            connection.execute(insert(schema.invites), row)

        await self.store.write(work)
        return secret

    async def claim(self, person: PersonInfo, secret: str) -> Done:
        """Sit down. The same person may use the link again and is told the same as long as they sit. When they have
        stood up or were sent away it is dead, as it is for all others."""
        columns = schema.invites.c
        hash = hashed(secret)
        his = (columns.hash == hash) & (columns.person.is_(None) | (columns.person == person.id))
        row = await self.store.read(lambda connection: connection.execute(select(schema.invites).where(his)).first())
        if row is None:
            raise Refused("dead-link")
        key = await self.key(person, row.table_id, row.seat, f"invite-{hash[:40]}")
        change = update(schema.invites).where(his).values(person=person.id)
        if await self.store.write(lambda connection: connection.execute(change).rowcount) != 1:
            raise Refused("dead-link")
        return await self.tables.finish(self.tables.claim(row.table_id, row.seat, person, key))

    async def look(self, person: str, secret: str) -> tuple[str, int]:
        """Table and seat of a link that this person can use."""
        columns = schema.invites.c
        theirs = (columns.hash == hashed(secret)) & (columns.person.is_(None) | (columns.person == person))
        row = await self.store.read(lambda connection: connection.execute(select(schema.invites).where(theirs)).first())
        if row is None:
            raise Refused("dead-link")
        return row.table_id, row.seat

    async def key(self, person: PersonInfo, table: str, seat: int, name: str) -> str:
        """The key with which they sit there, or a fresh one to sit down. Refused if they may not: so that the link is
        not used up."""
        async with self.tables.reading(table) as live:
            used = [key for author, key in live.table.keys if author == person.id and key.startswith(name)]
            if used and seat in live.table.held_by(person.id):
                return used[-1]
            if used:
                raise Refused("dead-link")
            self.tables.decider.sit(live.table, person, seat, invited=True)
            return f"{name}-1"
