"""The command `boardinghouse`. Wrong input is one line on standard error and exit code 2, never a traceback.

What a command works with is imported only when it runs: `serve` would start a third later with all of it.
"""

import json
import os
import platform
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import boardinghouse as bh
from boardinghouse import connect, leaderboard
from boardinghouse.analysis import cli as analysis
from boardinghouse.core.contract import CHANCE
from boardinghouse.core.play import Bot
from boardinghouse.lab import cli as lab
from boardinghouse.pocket import cli as pocket
from boardinghouse.server import cli as server
from boardinghouse.train import cli as train

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

app = typer.Typer()
server.attach(app)
lab.attach(app)
analysis.attach(app)
train.attach(app)
leaderboard.attach(app)
connect.attach(app)
pocket.attach(app)

GameId = Annotated[
    str,
    typer.Argument(metavar="GAME", help="Which game; `boardinghouse games` lists them.", autocompletion=bh.games),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same dice and decks.")]
Jobs = Annotated[int, typer.Option(min=1, help="Number of worker processes; the results do not depend on it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def main() -> None:
    """Run the command and turn faults of the input into one clear line."""
    try:
        sys.exit(app(prog_name="boardinghouse", standalone_mode=False))
    except typer.Abort:
        sys.exit(130)
    except (typer.TyperException, ValueError, OSError) as fault:
        if isinstance(fault, OSError) and fault.filename is None:
            raise  # no file that somebody named: a fault of ours
        print(f"boardinghouse: {complaint(fault)}", file=sys.stderr)
        sys.exit(2)


def complaint(fault: Exception) -> str:
    if isinstance(fault, typer.TyperException):
        text = getattr(fault, "format_message", fault.__str__)()  # names the parameter
        return f"{text.rstrip('.')}; see --help"
    if isinstance(fault, OSError):
        return f"{fault.filename}: {(fault.strerror or 'cannot be used').lower()}"
    return str(fault).replace("\n", " ")


def chosen_options(pairs: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, separator, value = pair.partition("=")
        if not separator:
            raise ValueError(f"--option is written NAME=VALUE, not {pair!r}")
        options[name] = value
    return options


def running_version() -> str:
    how = "compiled with mypyc" if bh.compiled() else "interpreted"
    return f"boardinghouse {bh.__version__}, {how}, Python {platform.python_version()}"


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Five hotel board games to play, analyse, train agents on and redesign.

    Without a command: play in the browser, the same as `boardinghouse serve --open`.
    """
    if show_version:
        print(running_version())
        raise typer.Exit
    if context.invoked_subcommand is None:
        server.open_house()


@app.command()
def version(as_json: AsJson = False) -> None:
    """Print the version and whether it runs compiled or interpreted."""
    if as_json:
        figures = {"version": bh.__version__, "compiled": bh.compiled(), "python": platform.python_version()}
        print(json.dumps(figures))
    else:
        print(running_version())


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print(json.dumps([game_facts(id) for id in bh.games()]))
        return
    from rich.table import Table

    table = Table("game", "players", "options (the first is the default)")
    for id in bh.games():
        game = bh.load(id)
        options = [f"{name}: {', '.join(values)}" for name, values in game.options.items()]
        table.add_row(id, f"{game.seats[0]}-{game.seats[1]}", "\n".join(options))
    show(table)


def show(what: object) -> None:
    from rich.console import Console

    Console().print(what)


def game_facts(id: str) -> dict[str, Any]:
    game = bh.load(id)
    fewest, most = game.seats
    options = {name: list(values) for name, values in game.options.items()}
    return {"game": id, "rules": game.version, "fewest": fewest, "most": most, "options": options}


@app.command()
def rules(
    game: GameId,
    language: Annotated[str, typer.Option(help="en, ru or uk.")] = "en",
    notes: Annotated[bool, typer.Option("--notes", help="Also show files and reasons, for contributors.")] = False,
) -> None:
    """Print the rules of a game."""
    from rich.markdown import Markdown

    from boardinghouse import rulebook

    bh.load(game)
    if language not in rulebook.LANGUAGES:
        raise ValueError(f"the rules exist in {', '.join(rulebook.LANGUAGES)}, not in {language!r}")
    show(Markdown(rulebook.markdown(game, language, notes)))


@app.command()
def lesson(
    game: GameId,
    text: Annotated[bool, typer.Option("--text", help="Only the words, without the boards.")] = False,
    language: Annotated[str, typer.Option(help="en, ru or uk.")] = "en",
) -> None:
    """Print the lesson of a game: what each step says, and what happens in it."""
    from boardinghouse import lessons, rulebook
    from boardinghouse.terminal import drawing
    from boardinghouse.words import Words

    if language not in rulebook.LANGUAGES:
        raise ValueError(f"the lessons exist in {', '.join(rulebook.LANGUAGES)}, not in {language!r}")
    console = plain_console()
    for chapter in lessons.chapters(game):
        words = Words(bh.load(game), [f"{place + 1}" for place in range(chapter.seats)], language)
        told = -1
        for moment in lessons.moments(chapter):
            if moment.step != told:
                told = moment.step
                print(f"\n{chapter.number + 1}.{told + 1}  {words.say('lesson-' + chapter.steps[told].say)}")
                if not text:
                    console.print(drawing(game)(moment.state.view(lessons.LEARNER), lessons.LEARNER, words))
            if moment.wanted is not None:
                print(f"  > {words.prompt(moment.state.prompt())}\n  > {words.action(moment.wanted)}")


@app.command()
def play(
    game: GameId,
    seats: Annotated[
        str, typer.Option(help="`you` or a bot for every seat, separated by commas.")
    ] = "you,random,random",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same dice and decks.")] = None,
    option: Options = None,
    record: Annotated[Path | None, typer.Option(help="Save the game to this file, move by move.")] = None,
) -> None:
    """Play in the terminal, with people at one screen and bots."""
    from boardinghouse.bots import find
    from boardinghouse.terminal.play import Left, TerminalGame

    rules = bh.load(game)
    options = chosen_options(option)
    who = [(name, None if name == "you" else find(name)) for name in seats.split(",")]
    rules.begin(len(who), options)
    if record is not None and os.path.lexists(record):  # also a link that leads nowhere: it would be replaced
        raise ValueError(f"{record} exists already; choose another file")
    luck = seed if seed is not None else secrets.randbits(32)
    table = TerminalGame(rules, named(who), luck, options, record, plain_console())
    try:
        table.run()
    except (Left, KeyboardInterrupt):
        print(table.words.say("shell-left"))
    if record is not None:
        print(table.words.say("shell-recorded", path=str(record)))


def plain_console() -> "Console":
    """A console that prints what people type and call themselves as it is: "[/b]" is a name like any other."""
    from rich.console import Console

    return Console(markup=False, emoji=False)


def named(who: list[tuple[str, Bot | None]]) -> list[tuple[str, Bot | None]]:
    """Names that tell the seats apart: player, random 2, random 3."""
    people = sum(1 for _, bot in who if bot is None)
    names = [
        "player" if bot is None and people == 1 else f"{'player' if bot is None else name} {seat}"
        for seat, (name, bot) in enumerate(who, start=1)
    ]
    return [(name, bot) for name, (_, bot) in zip(names, who, strict=True)]


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game record.")],
    at: Annotated[int | None, typer.Option(help="Show the table after this line (default: the last).")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat sees, from 1 (default: a spectator).")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check every line, the result and the digest.")] = False,
) -> None:
    """Show a recorded game, or check it."""
    record = bh.Record.load(file)
    if verify:
        state = record.verify()
        ended = "ended" if state.acting() == () else "not ended yet"
        print(f"{file}: {len(record.lines)} lines, {ended}, all checks hold, digest {state.digest()}")
        return
    from boardinghouse.terminal import drawing
    from boardinghouse.words import Words

    if seat is not None and not 1 <= seat <= len(record.seats):
        raise ValueError(f"this game has seats 1 to {len(record.seats)}, not {seat}")
    viewer = None if seat is None else seat - 1
    last = len(record.lines) if at is None else at
    state = record.state_at(last)
    words = Words(record.game, record.seats)
    console = plain_console()
    for number, actor, text in record.seen_by(viewer)[:last]:
        name = "chance" if actor == CHANCE else record.seats[actor]
        console.print(f"{number:4} {name}: {text or '(hidden)'}", highlight=False)
    console.print(drawing(record.game.id)(state.view(viewer), viewer, words))


def progress_bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


@app.command()
def simulate(
    game: GameId,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Annotated[
        str | None,
        typer.Option(help="One bot per seat, comma-separated (default: the minimum number of random bots)."),
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count wins and scores."""
    from boardinghouse.lab.simulate import Plan
    from boardinghouse.lab.simulate import simulate as run

    names = tuple(seats.split(",")) if seats else ("random",) * bh.load(game).seats[0]
    plan = Plan(game, names, chosen_options(option), seed)
    plan.check()
    with progress_bar() as bar:
        task = bar.add_task(game, total=number)
        figures = run(plan, number, jobs, lambda done: bar.update(task, completed=done))
    if as_json:
        print(json.dumps(figures))
    else:
        show(figures_table(figures))


@app.command()
def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option(help="One bot per seat, comma-separated; `boardinghouse bots` lists them.")],
    number: Annotated[int, typer.Option("--games", min=1, help="How many games, rounded up to whole rotations.")] = 400,
    seed: Seed = 0,
    jobs: Jobs = 1,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Compare bots: every deal is played in every seating."""
    from rich.table import Table

    from boardinghouse.lab.tournament import Pairing
    from boardinghouse.lab.tournament import tournament as run

    pairing = Pairing(game, tuple(bots.split(",")), chosen_options(option), seed)
    pairing.check()
    with progress_bar() as bar:
        task = bar.add_task(f"{game}: {bots}", total=number)
        figures = run(pairing, number, jobs, lambda done: bar.update(task, completed=done))
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(title=f"{figures['games']} games of {game}, fair share {figures['fair_share']:.0%}")
    for column in ("bot", "seats", "share of wins", "mean place", "mean score", "rating", "ms per decision", "99th"):
        table.add_column(column)
    for row in figures["bots"]:
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['share']:.1%} ± {row['share_error']:.1%}",
            f"{row['mean_place']:.2f}",
            f"{row['mean_score']:.1f} ± {row['mean_score_error']:.1f}",
            f"{row['rating']:.1f}",
            f"{row['milliseconds_per_decision']:.1f}",
            f"{row['milliseconds_99th']:.1f}",
        )
    show(table)


@app.command()
def ladder(
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; repeatable.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="Only comparisons that this bot leads; repeatable.")
    ] = None,
    number: Annotated[int, typer.Option("--games", min=4, help="Games per comparison; slow bots play fewer.")] = 400,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = 1,
    results: Annotated[
        Path | None, typer.Option(help="Keep the figures in this file; comparisons already in it are not played again.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the page here instead of printing it.")] = None,
) -> None:
    """Measure how strong the bots are in every game, as a page like docs/ladder.md."""
    from boardinghouse.lab.ladder import Results, climb, page

    for id in game or []:
        bh.load(id)
    for file in (results, out):
        if file is not None and not file.parent.is_dir():
            raise ValueError(f"{file}: there is no folder {file.parent}")
    figures = Results(results)
    chosen = tuple(game or bh.games())
    with progress_bar() as bar:
        task = bar.add_task("", total=1)

        def tell(label: str, done: int, total: int) -> None:
            bar.update(task, description=label, completed=done, total=total)

        climb(figures, chosen, tuple(bot or ()), number, jobs, seed, tell)
    text = page(figures, bh.games() if results else chosen)
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")


@app.command()
def bots(as_json: AsJson = False) -> None:
    """List the bots."""
    from boardinghouse.bots import names

    print(json.dumps(names()) if as_json else "\n".join(names()))


def figures_table(figures: dict[str, Any]) -> "Table":
    from rich.table import Table

    table = Table("seat", "bot", "wins", "share", "mean score", title=f"{figures['games']} games of {figures['game']}")
    for seat, bot in enumerate(figures["seats"]):
        wins = figures["wins"][seat]
        share = f"{wins / figures['games']:.1%}"
        table.add_row(str(seat + 1), bot, f"{wins:.1f}", share, f"{figures['mean_score'][seat]:.1f}")
    table.caption = (
        f"{figures['decisions_per_game']:.1f} decisions per game, {figures['decisions_per_second']:,.0f} decisions/s, "
        f"{'compiled' if figures['compiled'] else 'interpreted'}"
    )
    return table


if __name__ == "__main__":
    main()
