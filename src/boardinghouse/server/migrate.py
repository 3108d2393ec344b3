"""Bring a database to the present schema. Runs at every start; several processes may start at once."""

import re
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

ONE_AT_A_TIME = 0x626F6172  # the key of PostgreSQL's advisory lock for migrations
FOLDER = Path(__file__).parent / "migrations"
NUMBER = re.compile(r'^revision = "(\w+)"$', re.MULTILINE)


def migrate(engine: Engine) -> None:
    """Apply what is missing, all of it or nothing. A database newer than this program is refused."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        present = revision(connection)
        if present is not None and present not in revisions():
            raise ValueError(
                f"this database was made by a newer boardinghouse (revision {present}); update the program"
            )
        if present != newest():
            upgrade(connection)


def upgrade(connection: Connection) -> None:
    from alembic import command  # most starts find nothing to do, and importing it takes a sixth of a start
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The revision a database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def revisions() -> list[str]:
    """The revisions that this program knows, in their order: they are numbered."""
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / "versions").glob("*.py")]
    return sorted(number for text in texts for number in NUMBER.findall(text))


def newest() -> str:
    """The revision that this program reads and writes."""
    return revisions()[-1]
