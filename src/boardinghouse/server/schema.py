"""The tables of the database. Migrations in `migrations/` lead to exactly this; a test compares them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the account's name, folded; None for a guest
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("seen", Float),  # when they were here last, to the hour; None if never since this is noted
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token: a stolen database opens no session
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # cookie or token
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules it was begun under
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("header", Text, nullable=False),  # JSON of fold.Header: what never changes
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    # what follows can be made again from the steps; it is here to be searched
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("updated", Float, nullable=False),
    Column("wake", Float),  # when somebody should look whether a clock ran out or a bot owes an answer
    Index("ix_tables_listed", "listed", "status", "updated"),
    Index("ix_tables_wake", "wake"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(40), nullable=False),
    Column("key", String(64)),
    Column("body", Text, nullable=False),  # JSON of a change
    UniqueConstraint("table_id", "person", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("person", String(32)),  # who claimed it
)

studies = Table(
    "studies",
    metadata,
    Column("key", String(64), primary_key=True),  # hash of the record
    Column("game", String(40), nullable=False),
    Column("report", Text, nullable=False),  # JSON of docs/study.md
    Column("created", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("key", String(64)),
    Column("text", String(500), nullable=False),
    UniqueConstraint("table_id", "person", "key"),
)

presence = Table(  # who is connected to which process; good for seconds
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("here", Boolean, nullable=False),
)

processes = Table(  # that share this database now: where and by what the others talk to them
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

leases = Table(  # which process has which table in its hands
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

TRANSIENT = (presence, processes, leases)  # about processes that run now: in no backup

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("people.id"), primary_key=True),
)
