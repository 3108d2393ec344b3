"""The commands `serve` and `db`. The server's packages are imported only when one of them runs."""

import os
import socket
import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///path or postgresql://...; BOARDINGHOUSE_DATABASE, or a file in your data folder, if not given.",
        show_default=False,
    ),
]

db = typer.Typer(help="Back up, restore and check the server's database.", no_args_is_help=True)


def attach(app: typer.Typer) -> None:
    """Add the server's commands to the program."""
    app.command()(serve)
    app.add_typer(db, name="db")


def database_address(given: str | None) -> str:
    """The database: as given, from the environment, or the file in the user's data folder."""
    from platformdirs import user_data_path

    return given or os.environ.get("BOARDINGHOUSE_DATABASE") or f"sqlite:///{user_data_path('boardinghouse')}/tables.db"


def origin_address(given: str) -> str:
    """An address as browsers name it in Origin. ValueError where it is something else: nobody would get in."""
    address = given.lower().rstrip("/")
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or f"{parts.scheme}://{parts.netloc}" != address:
        raise ValueError(f"--origin is an address like https://play.example.org, not {given!r}")
    return address


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets the local network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="The address people use when a proxy stands in front; may be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy whose X-Forwarded headers are believed; this machine's always.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="Longest thought of a bot.")] = 15.0,
    study_seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="Effort of the analysis of a game, in seconds of one core; else by the game."),
    ] = None,
    study_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which games are analysed.")] = 2,
    rate_factor: Annotated[float, typer.Option(min=0.01, help="Multiplies all rate limits; for load tests.")] = 1.0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log JSON lines, whatever standard error is.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the games on the network: the page, the interface for programs, the tables."""
    from boardinghouse.server import logs
    from boardinghouse.server.run import serve as run
    from boardinghouse.server.settings import Settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"--log-level is debug, info, warning or error, not {log_level!r}")
    logs.set_up(as_json=log_json or not sys.stderr.isatty(), level=log_level)
    name = socket.gethostname().lower()
    settings = Settings(
        database=database_address(database),
        host=host,
        port=port,
        origins=tuple(origin_address(address) for address in origin or ()),
        trusted_proxies=("127.0.0.1", "::1", *(proxy or ())),
        workers=workers,
        bot_seconds=bot_seconds,
        study_seconds=study_seconds,
        study_workers=study_workers,
        rate_factor=rate_factor,
        hosts=(name, f"{name}.local"),
    )
    run(settings, open_page=open_page)


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not exist yet.")], database: Database = None
) -> None:
    """Copy the whole database into one file, while the server runs."""
    from boardinghouse.server.backup import backup as run

    tables = run(database_address(database), file)
    print(f"{file}: {tables} tables")


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
) -> None:
    """Fill an empty database from a backup, and check every game in it."""
    from boardinghouse.server.backup import restore as run

    report = run(file, database_address(database))
    print(report.text())
    raise typer.Exit(0 if report.sound else 1)


@db.command()
def check(database: Database = None) -> None:
    """Replay every game and compare it with its snapshot and its result."""
    from boardinghouse.server.backup import check as run

    report = run(database_address(database))
    print(report.text())
    raise typer.Exit(0 if report.sound else 1)
