"""The commands `boardinghouse leaderboard ...`. What they work with is imported only when one of them runs."""

import json
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

leaderboard = typer.Typer(help="Agents against greedy: results that anybody can check.", no_args_is_help=True)

Files = Annotated[list[Path], typer.Argument(metavar="ENTRY.json...", help="Entry files.")]


def attach(app: typer.Typer) -> None:
    """Add the commands to the program."""
    app.add_typer(leaderboard, name="leaderboard")


def environments() -> Any:
    """What plays and checks; ValueError where the extra `rl` is missing."""
    try:
        return import_module("boardinghouse.rl.leaderboard")
    except ImportError as fault:
        raise ValueError(str(fault)) from None


@leaderboard.command()
def play(
    game: Annotated[str, typer.Option("--game", help="Which game.")],
    bot: Annotated[str, typer.Option(help="The bot that plays as the agent.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Where to write the entry.")],
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    games: Annotated[int, typer.Option(min=1, max=200, help="How many of the season's games.")] = 200,
) -> None:
    """Play the season's games with a bot and write an entry."""
    board = environments()
    entry = board.play(board.bot_answers(bot), bot, f"`--bot {bot}`", game, seats, games)
    out.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")
    print(board.standing([entry]))


@leaderboard.command()
def check(files: Files) -> None:
    """Replay the games of entries and check what they claim."""
    board = environments()
    entries = []
    for file in files:
        entry = board.read(file)
        try:
            board.check(entry)
        except ValueError as fault:
            raise ValueError(f"{file}: {fault}") from None
        entries.append(entry)
    print(board.standing(entries))
