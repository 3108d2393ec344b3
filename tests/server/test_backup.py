"""Backup, restore, check: a restored database holds every game, and damage is found."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from boardinghouse.server.backup import backup, check, restore
from boardinghouse.server.database import open_engine
from tests.server.inside import Inside, inside


def fill(database: str) -> None:
    async def play() -> None:
        async with inside(database) as house:
            await some_games(house)

    asyncio.run(play())


async def some_games(house: Inside) -> None:
    id, people = await house.started("overbooking")
    while (await house.at(id)).status == "playing":
        await house.move(id, people, 1)
    id, people = await house.started("amsterdam")
    for number in range(9):
        await house.move(id, people, number)


def change(database: str, statement: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_backup_restores_to_the_same_games(database: str, tmp_path: Path) -> None:
    fill(database)
    file = tmp_path / "backup.db"
    assert backup(database, file) == 2
    with pytest.raises(ValueError, match="exists already"):
        backup(database, file)
    new = f"sqlite:///{tmp_path}/new.db"
    report = restore(file, new)
    assert report.sound
    assert (report.tables, report.finished) == (2, 1)
    assert "all checks hold" in report.text()
    with pytest.raises(ValueError, match="not empty"):
        restore(file, new)
    assert {path.name for path in tmp_path.iterdir()} >= {"backup.db"}
    assert not (tmp_path / "backup.db-wal").exists()


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM steps WHERE number = 5",
        "UPDATE tables SET seed = replace(seed, 'a', 'b')",
        "UPDATE snapshots SET body = replace(body, '[', '[1,')",
        """UPDATE steps SET body = replace(body, '"chance":[', '"chance":[0,') WHERE number = 3""",
        "UPDATE tables SET version = version - 1",
    ],
)
def test_damage_is_found(database: str, damage: str) -> None:
    fill(database)
    assert check(database).sound
    change(database, damage.replace(":[", "\\:["))
    report = check(database)
    assert not report.sound
    assert "table " in report.text()


def test_a_backup_goes_only_where_it_can(database: str, tmp_path: Path) -> None:
    fill(database)
    file = tmp_path / "backup.db"
    backup(database, file)
    with pytest.raises(FileNotFoundError):
        restore(file, f"sqlite:///{tmp_path}/no-such/new.db")
    assert not (tmp_path / "no-such").exists()
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(ValueError, match="not a SQLite database"):
        restore(file, f"sqlite:///{tmp_path}/letter.txt")
    assert (tmp_path / "letter.txt").read_text() == "Dear Anna"
    assert restore(file, f"sqlite:///{tmp_path}/own/new.db", new_folder=True).sound


def test_a_database_of_another_revision_is_not_checked(database: str) -> None:
    fill(database)
    change(database, "UPDATE alembic_version SET version_num = 'tomorrow'")
    with pytest.raises(ValueError, match="at revision tomorrow"):
        check(database)
