"""Servers for the tests: one a worker process on SQLite, and a real PostgreSQL where asked for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that tests share."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder}/tables.db", log=folder / "log.txt") as process:
        yield process


@pytest.fixture
def database(tmp_path: Path) -> str:
    """An empty SQLite database."""
    return f"sqlite:///{tmp_path}/tables.db"
