"""The command `boardinghouse pocket`: the house for a browser as a folder of files."""

import shutil
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or an empty one.")]


def attach(app: typer.Typer) -> None:
    app.command()(pocket)


def pocket(folder: Folder) -> None:
    """Write the pocket edition: static files that any web host can serve, to play offline in a browser."""
    site = resources.files("boardinghouse.pocket").joinpath("site")
    if not site.joinpath("index.html").is_file():
        raise ValueError("this copy was packed without the pocket edition; in a checkout, `make pocket` builds it")
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} is not empty")
    with resources.as_file(site) as files:
        shutil.copytree(files, folder, dirs_exist_ok=True)
    print(f"{folder}: serve this folder with any web server and open its address")
