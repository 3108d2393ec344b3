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
        help="sqlite:///path or postgresql://... (default: BOARDINGHOUSE_DATABASE, or a file in your data folder).",
        show_default=False,
    ),
]

PORT = 8000

db = typer.Typer(help="Back up, restore and check the server's database.", no_args_is_help=True)


def attach(app: typer.Typer) -> None:
    """Add the server's commands to the program."""
    app.command()(serve)
    app.add_typer(db, name="db")


def database_address(given: str | None) -> str:
    """The database: as given, from the environment, or the file in the user's data folder."""
    return given or os.environ.get("BOARDINGHOUSE_DATABASE") or own_database()


def own_database() -> str:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('boardinghouse')}/tables.db"


def origin_address(given: str) -> str:
    """An address as browsers name it in Origin. ValueError where it is something else: nobody would get in."""
    address = given.lower().rstrip("/")
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or f"{parts.scheme}://{parts.netloc}" != address:
        raise ValueError(f"--origin is an address like https://play.example.org, not {given!r}")
    return address


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 opens it to the local network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 picks a free port.")] = PORT,
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="The address people type when the server is behind a proxy; repeatable.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Trust X-Forwarded headers from this address too; repeatable."),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Number of processes that share the tables, behind one port.")
    ] = 1,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Number of bot processes.")] = 2,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="Maximum thinking time per bot move, in seconds.")] = 15.0,
    hint_seconds: Annotated[
        float, typer.Option(min=0.1, help="Maximum time for a hint, in seconds, including waiting.")
    ] = 20.0,
    study_seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help="Effort per analysed game, in seconds of one core (default: depends on the game)."),
    ] = None,
    study_workers: Annotated[int, typer.Option(min=1, max=64, help="Number of analysis processes.")] = 2,
    rate_factor: Annotated[float, typer.Option(min=0.01, help="Multiply all rate limits; for load tests.")] = 1.0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log JSON lines even at a terminal.")] = False,
    pocket: Annotated[
        bool,
        typer.Option("--pocket", help="Offer the pocket edition: people can then play offline, without this server."),
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the games on the network: the page, the interface for programs, the tables."""
    from boardinghouse.server import logs
    from boardinghouse.server.page import POCKET
    from boardinghouse.server.run import serve as run
    from boardinghouse.server.settings import Settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"--log-level is debug, info, warning or error, not {log_level!r}")
    as_json = log_json or not sys.stderr.isatty()
    logs.set_up(as_json=as_json, level=log_level)
    name = socket.gethostname().lower()
    if pocket and not POCKET.joinpath("index.html").exists():
        raise ValueError("this copy was packed without the pocket edition; in a checkout, `make pocket` builds it")
    settings = Settings(
        database=database_address(database),
        host=host,
        port=port,
        origins=tuple(origin_address(address) for address in origin or ()),
        trusted_proxies=("127.0.0.1", "::1", *(proxy or ())),
        processes=processes,
        workers=workers,
        bot_seconds=bot_seconds,
        hint_seconds=hint_seconds,
        study_seconds=study_seconds,
        study_workers=study_workers,
        rate_factor=rate_factor,
        pocket=POCKET if pocket else None,
        hosts=(name, f"{name}.local"),
    )
    if processes > 1:
        from boardinghouse.server.spread import serve_together

        serve_together(settings, open_page=open_page, log_level=log_level, log_json=as_json)
    else:
        run(settings, open_page=open_page)


def open_house() -> None:
    """What `boardinghouse` does without a command: the house for this machine alone, open in the browser."""
    from boardinghouse.server.run import open_port

    try:
        open_port("127.0.0.1", PORT).close()
    except ValueError:
        serve(port=0, open_page=True)  # something else has the usual port
    else:
        serve(open_page=True)


@db.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")], database: Database = None
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

    address = database_address(database)
    report = run(file, address, new_folder=address == own_database())
    print(report.text())
    raise typer.Exit(0 if report.sound else 1)


@db.command()
def check(database: Database = None) -> None:
    """Replay every game and compare it with its snapshot and its result."""
    from boardinghouse.server.backup import check as run

    report = run(database_address(database))
    print(report.text())
    raise typer.Exit(0 if report.sound else 1)
