"""Bring a database to the present schema. Runs at every start; several processes may start at once."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

ONE_AT_A_TIME = 0x626F6172  # the key of PostgreSQL's advisory lock for migrations


def config(connection: Connection | None = None) -> Config:
    result = Config()
    result.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    result.attributes["connection"] = connection
    return result


def migrate(engine: Engine) -> None:
    """Apply what is missing, all of it or nothing. A database newer than this program is refused."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        present = revision(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
        if present is not None and present not in known:
            raise ValueError(
                f"this database was made by a newer boardinghouse (revision {present}); update the program"
            )
        command.upgrade(config(connection), "head")


def revision(connection: Connection) -> str | None:
    """The revision a database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def newest() -> str:
    """The revision that this program reads and writes."""
    return str(ScriptDirectory.from_config(config()).get_current_head())
