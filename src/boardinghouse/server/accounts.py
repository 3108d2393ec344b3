"""People: guests, accounts, sessions, tokens for programs, mutes.

A session is a random token of 256 bits. The cookie carries it with a signature, so that forged ones never reach the
database; the database keeps only its hash. Passwords are hashed by argon2id in a thread, few at a time.
"""

import asyncio
import hashlib
import hmac
import secrets
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from boardinghouse.server import schema
from boardinghouse.server.names import clean_name, looks, sign_in_name
from boardinghouse.server.passwords import is_weak
from boardinghouse.server.protocol import PersonInfo
from boardinghouse.server.refused import Refused
from boardinghouse.server.store import Store
from boardinghouse.server.stored import now

COOKIE_SECONDS = 400 * 86_400.0  # as long as browsers keep a cookie
TOKEN_SECONDS = 400 * 86_400.0
ID = 16  # letters of its hash by which a token is named
NOTED_SECONDS = 3600.0  # how exactly it is known when somebody was here last
REMEMBERED = 5_000
FRESH_SECONDS = 30.0  # how long another process may take to notice a revoked session if the notice was lost


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_id(token: str) -> str:
    """What a token goes by where it is listed and revoked."""
    return hashed(token)[:ID]


def person_of(row: Any) -> PersonInfo:
    return PersonInfo(row.id, row.name, row.account, bool(row.bot))


class Accounts:
    """Everything about people. `key` signs cookies; all processes on a database share it."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)
        self.seen: dict[str, tuple[PersonInfo, float, float]] = {}  # hash to person, expiry, time of the look-up
        self.noted: dict[str, float] = {}  # person to when it was noted that they are here

    # ---- sessions ----------------------------------------------------------------------------------------------

    def sign(self, token: str) -> str:
        return hmac.new(self.key, token.encode(), hashlib.sha256).hexdigest()[:32]

    async def open_session(self, person: PersonInfo, kind: str, label: str, seconds: float) -> str:
        """The secret of a new session, given out this once."""
        token = secrets.token_urlsafe(32)
        row = {
            "hash": hashed(token),
            "person": person.id,
            "kind": kind,
            "label": label,
            "created": now(),
            "expires": now() + seconds,
        }
        await self.store.write(lambda connection: connection.execute(insert(schema.sessions), row))
        return token

    async def cookie_for(self, person: PersonInfo) -> str:
        token = await self.open_session(person, "cookie", "", COOKIE_SECONDS)
        return f"{token}.{self.sign(token)}"

    async def who_by_cookie(self, value: str) -> PersonInfo | None:
        token, _, signature = value.partition(".")
        if not hmac.compare_digest(self.sign(token).encode(), signature.encode()):  # text must be ASCII there
            return None
        return await self.who(hashed(token))

    async def who_by_token(self, token: str) -> PersonInfo | None:
        return await self.who(hashed(token))

    async def who(self, hash: str) -> PersonInfo | None:
        """The person of a session that is open."""
        known = self.seen.get(hash)
        if known is not None and known[2] > time.monotonic() - FRESH_SECONDS and known[1] > time.time():
            return known[0]
        query = (
            select(schema.people, schema.sessions.c.expires)
            .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
            .where(schema.sessions.c.hash == hash)
        )
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None or row.expires < time.time():
            self.seen.pop(hash, None)
            return None
        person = person_of(row)
        if len(self.seen) >= REMEMBERED:
            self.seen.clear()
        self.seen[hash] = (person, row.expires, time.monotonic())
        return person

    def forget(self, person: str) -> None:
        """Look this person's sessions up again."""
        self.seen = {hash: known for hash, known in self.seen.items() if known[0].id != person}

    async def note(self, person: str) -> None:
        """This person is here: their open tables stay in the list."""
        if not person or self.noted.get(person, 0.0) > now() - NOTED_SECONDS:
            return
        if len(self.noted) >= REMEMBERED:
            self.noted.clear()
        self.noted[person] = now()
        change = update(schema.people).where(schema.people.c.id == person).values(seen=now())
        await self.store.write(lambda connection: connection.execute(change))

    async def close_session(self, cookie: str) -> None:
        hash = hashed(cookie.partition(".")[0])
        self.seen.pop(hash, None)
        columns = schema.sessions.c

        def work(connection: Connection) -> None:
            person = connection.execute(select(columns.person).where(columns.hash == hash)).scalar()
            if person is not None:
                self.end_sessions(connection, person, columns.hash == hash)

        await self.store.write(work)

    # ---- guests and accounts -----------------------------------------------------------------------------------

    async def require_free(self, name: str, person: str = "") -> None:
        """Refuse a name that looks like the name of an account, unless it is this person's own."""
        columns = schema.people.c
        of_length = (func.length(columns.name) == len(name)) | (func.length(columns.account) == len(name.casefold()))
        query = select(columns.name, columns.account)
        query = query.where(columns.account.is_not(None), columns.id != person, of_length)

        def work(connection: Connection) -> bool:
            mine = looks(name)
            return any(mine & (looks(row.name) | looks(row.account)) for row in connection.execute(query))

        if await self.store.read(work):
            raise Refused("name-taken")

    async def guest(self, name: str) -> PersonInfo:
        person = PersonInfo(secrets.token_hex(8), clean_name(name), None)
        await self.require_free(person.name)
        row = {"id": person.id, "name": person.name, "created": now()}
        await self.store.write(lambda connection: connection.execute(insert(schema.people), row))
        return person

    async def rename(self, person: PersonInfo, name: str) -> PersonInfo:
        clean = clean_name(name)
        await self.require_free(clean, person.id)
        await self.change(person, name=clean)
        self.forget(person.id)
        return PersonInfo(person.id, clean, person.account, person.bot)

    async def become_bot(self, person: PersonInfo) -> PersonInfo:
        """From now on this person is a program, and everybody sees it. It cannot be undone."""
        await self.change(person, bot=True)
        self.forget(person.id)
        return PersonInfo(person.id, person.name, person.account, True)

    async def change(self, person: PersonInfo, **facts: Any) -> None:
        """Others see something else of a person now: all processes are told."""
        change = update(schema.people).where(schema.people.c.id == person.id).values(**facts)

        def work(connection: Connection) -> None:
            connection.execute(change)
            self.store.notify(connection, f"known {person.id}")

        await self.store.write(work)

    async def bots(self, people: set[str]) -> list[PersonInfo]:
        """Those of these people who are bots with an account: their names are theirs alone."""
        columns = schema.people.c
        query = select(schema.people).where(columns.id.in_(people), columns.bot, columns.account.is_not(None))
        query = query.order_by(columns.name)
        return await self.store.read(lambda connection: [person_of(row) for row in connection.execute(query)])

    async def bots_named(self, names: set[str]) -> dict[str, PersonInfo]:
        """The bot accounts of these names."""
        accounts = {sign_in_name(name): name for name in names}
        query = select(schema.people).where(schema.people.c.account.in_(accounts), schema.people.c.bot)
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return {accounts[row.account]: person_of(row) for row in rows}

    async def require_strong(self, password: str, name: str) -> None:
        async with self.hashing:
            if await asyncio.to_thread(is_weak, password, name):
                raise Refused("weak-password")

    async def hash_password(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def register(self, person: PersonInfo, name: str, password: str) -> PersonInfo:
        """Turn a guest into an account that keeps their games. All their other sessions end."""
        clean = clean_name(name)
        if person.account:
            raise Refused("already-an-account")
        account = sign_in_name(name)
        await self.require_free(clean, person.id)
        await self.require_strong(password, clean)
        values = {"name": clean, "account": account, "password": await self.hash_password(password)}

        def work(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(values))
            self.end_sessions(connection, person.id)

        try:
            await self.store.write(work)
        except IntegrityError:
            raise Refused("name-taken") from None
        self.forget(person.id)
        return PersonInfo(person.id, clean, account, person.bot)

    async def log_in(self, name: str, password: str) -> PersonInfo:
        """The account's person; one reason for every failure, and the same work whether the name exists or not."""
        query = select(schema.people).where(schema.people.c.account == sign_in_name(name))
        row: Any = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            await self.hash_password(password)
            raise Refused("wrong-name-or-password")
        async with self.hashing:
            try:
                await asyncio.to_thread(self.hasher.verify, row.password, password)
            except Argon2Error:
                raise Refused("wrong-name-or-password") from None
        return person_of(row)

    async def change_password(self, person: PersonInfo, old: str, new: str) -> None:
        """A new password for a person who knows the old one. All their sessions end, tokens included: somebody may have
        them who should not."""
        if person.account is None:
            raise Refused("no-account")
        try:
            await self.log_in(person.account, old)
        except Refused:
            raise Refused("wrong-password") from None
        await self.require_strong(new, person.account)
        password = await self.hash_password(new)
        change = update(schema.people).where(schema.people.c.id == person.id).values(password=password)

        def work(connection: Connection) -> None:
            connection.execute(change)
            self.end_sessions(connection, person.id)

        await self.store.write(work)
        self.forget(person.id)

    async def sign_out(self, person: PersonInfo) -> None:
        """End all sessions of this person, tokens included."""
        await self.store.write(lambda connection: self.end_sessions(connection, person.id))
        self.forget(person.id)

    def end_sessions(self, connection: Connection, person: str, *which: ColumnElement[bool]) -> None:
        """End these sessions of a person, or all, and tell the other processes."""
        connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person, *which))
        self.store.notify(connection, f"person {person}")

    # ---- tokens for programs -----------------------------------------------------------------------------------

    async def tokens(self, person: PersonInfo) -> list[tuple[str, str, float]]:
        """The open tokens of this person: the first letters of their hash, label, time of making."""
        columns = schema.sessions.c
        query = select(columns.hash, columns.label, columns.created)
        query = query.where(columns.person == person.id, columns.kind == "token").order_by(columns.created)
        rows = await self.store.read(lambda connection: list(connection.execute(query)))
        return [(row.hash[:ID], row.label, row.created) for row in rows]

    async def revoke(self, person: PersonInfo, start: str) -> None:
        columns = schema.sessions.c
        which = (columns.kind == "token", columns.hash.startswith(start, autoescape=True))
        await self.store.write(lambda connection: self.end_sessions(connection, person.id, *which))
        self.forget(person.id)

    # ---- mutes -------------------------------------------------------------------------------------------------

    async def muted_by(self, person: str) -> set[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person)
        return await self.store.read(lambda connection: {row.muted for row in connection.execute(query)})

    async def mute(self, person: PersonInfo, muted: str, *, on: bool) -> None:
        columns = schema.mutes.c

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.mutes).where(columns.person == person.id, columns.muted == muted))
            exists = connection.execute(select(schema.people.c.id).where(schema.people.c.id == muted)).one_or_none()
            if on and exists is not None:
                connection.execute(insert(schema.mutes).values(person=person.id, muted=muted))
            self.store.notify(connection, f"known {person.id}")

        await self.store.write(work)


async def signing_key(store: Store) -> bytes:
    """The key of this database's cookies, made at the first start."""

    def work(connection: Connection) -> str:
        fresh = store.upsert(schema.secrets).values(name="cookies", value=secrets.token_hex(32))
        connection.execute(fresh.on_conflict_do_nothing())
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == "cookies")
        return str(connection.execute(query).scalar_one())

    return bytes.fromhex(await store.write(work))
