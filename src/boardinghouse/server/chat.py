"""Chat at a table. By default only between friends: the owner and those who came by invite; strangers from the list
neither read nor write until the owner opens it. Everybody can mute anybody for themselves."""

import unicodedata

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from boardinghouse.server import rights, schema
from boardinghouse.server.commands import Say
from boardinghouse.server.live import Outbox
from boardinghouse.server.protocol import ChatLine, PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.store import Store
from boardinghouse.server.stored import now
from boardinghouse.server.tables import Tables

SHOWN = 100  # the newest lines that somebody gets who comes


def clean(text: str) -> str:
    """One line of plain text: no control characters, no marks that reverse the direction of text."""
    kept = "".join(" " if letter in "\t\n\r" else letter for letter in text)
    kept = "".join(letter for letter in kept if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(kept.split())


class Chat:
    """Stores lines and brings them to those who may read them."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def say(self, person: PersonInfo, request: Say) -> None:
        live = await self.tables.find(request.table)
        rights.require_known(live.table, person.id)
        if not live.table.may_chat(person.id):
            raise Refused("chat-closed")
        text = clean(request.text)
        if not text:
            raise Refused("empty")
        line = await self.add(request.table, person, request.key, text)
        if line is not None:
            self.deliver(line)

    async def add(self, table: str, person: PersonInfo, key: str, text: str) -> ChatLine | None:
        """Store a line; None if this key was stored before."""
        columns = schema.chat.c

        def work(connection: Connection) -> ChatLine:
            last = connection.execute(select(func.max(columns.number)).where(columns.table_id == table)).scalar()
            line = ChatLine(table, (last or 0) + 1, now(), person.id, person.name, text, person.account is not None)
            connection.execute(
                insert(schema.chat).values(
                    table_id=table,
                    number=line.number,
                    at=line.at,
                    person=line.person,
                    name=line.name,
                    key=key,
                    text=text,
                )
            )
            self.store.notify(connection, f"chat {table} {line.number}")
            return line

        for _ in range(5):
            try:
                return await self.store.write(work)
            except IntegrityError:  # the key is known, or two processes took the same number
                query = select(columns.number).where(
                    columns.table_id == table, columns.person == person.id, columns.key == key
                )
                if await self.store.read(lambda connection: connection.execute(query).first()) is not None:  # noqa: B023
                    return None
        raise Refused("busy")

    def deliver(self, line: ChatLine) -> None:
        live = self.tables.live.get(line.table)
        if live is None:
            return
        boxes: set[Outbox] = set().union(*live.viewers.values())
        message = msgspec.json.encode(line)
        for box in boxes:
            if live.table.may_chat(box.person) and line.person not in box.muted:
                box.put(message)

    async def history(self, person: str, muted: set[str], table: str, after: int) -> list[ChatLine]:
        """The newest lines this person may read."""
        live = await self.tables.find(table)
        rights.require_known(live.table, person)
        if not live.table.may_chat(person):
            return []
        return [line for line in await self.lines(table, after) if line.person not in muted]

    async def lines(self, table: str, after: int) -> list[ChatLine]:
        columns = schema.chat.c
        query = (
            select(schema.chat, schema.people.c.account)
            .join(schema.people, schema.people.c.id == columns.person)
            .where(columns.table_id == table, columns.number > after)
            .order_by(columns.number.desc())
            .limit(SHOWN)
        )
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [
            ChatLine(table, row.number, row.at, row.person, row.name, row.text, row.account is not None)
            for row in reversed(rows)
        ]

    async def wake(self, table: str, number: int) -> None:
        """Another process has stored this line."""
        live = self.tables.live.get(table)
        if live is not None and live.watched():
            for line in await self.lines(table, number - 1):
                if line.number == number:
                    self.deliver(line)
