"""The command `connect`: a bot on this machine plays on a server elsewhere."""

import asyncio
import contextlib
import os
from typing import Annotated, Any

import typer


def attach(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command()(connect)


def connect(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server, such as http://127.0.0.1:8000.")],
    token: Annotated[
        str,
        typer.Option(help="A token for programs (default: BOARDINGHOUSE_TOKEN).", show_default=False),
    ] = "",
    bot: Annotated[str, typer.Option(help="The bot that plays; `boardinghouse bots` lists them.")] = "level:3",
    game: Annotated[str | None, typer.Option(help="Make a table of this game and play it once.")] = None,
    against: Annotated[str, typer.Option(help="With --game: the server's bots in the other seats.")] = "level:2",
    table: Annotated[str | None, typer.Option(help="Take a seat at this table and play it once.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, max=15, help="With --table: which seat.")] = None,
) -> None:
    """Let a bot on this machine play on a server, at every table where the token's account has a seat or is invited."""
    from boardinghouse.bots import find

    find(bot)
    secret = token or os.environ.get("BOARDINGHOUSE_TOKEN", "")
    if not secret:
        raise ValueError("a token is needed: --token, or BOARDINGHOUSE_TOKEN; docs/bots.md says how to make one")
    from boardinghouse.client import Refused

    try:
        asyncio.run(visit(url, secret, bot, game, against, table, seat))
    except Refused as no:
        raise ValueError(f"the server says {no}") from None
    except OSError as fault:
        raise ValueError(f"{url} cannot be reached: {getattr(fault, 'reason', fault)}") from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


async def visit(
    url: str, token: str, bot: str, game: str | None, against: str, table: str | None, seat: int | None
) -> None:
    import boardinghouse as bh
    from boardinghouse.client import BotAnswers, Client

    async with Client(url, token) as client:
        choose = BotAnswers(client, bot)
        if game is not None:
            others = [{"kind": "bot", "bot": against}] * (bh.load(game).seats[0] - 1)
            table, seat = await client.make_table(game, [{"kind": "me"}, *others]), 0
            await client.command("start", table)
        elif table is not None:
            if seat is None:
                seats = (await client.lobby(table)).seats
                mine = [place for place, one in enumerate(seats) if one.person == client.person]
                free = [place for place, one in enumerate(seats) if one.kind == "open"]
                if not mine and not free:
                    raise ValueError(f"no seat is free at table {table}")
                seat = (mine or free)[0]
            await client.sit(table, seat)
        if table is None or seat is None:
            await play_everywhere(client, choose)
        else:
            print(f"{bot} plays at {url}/table/{table}", flush=True)
            tell(table, seat, await client.play(table, seat, choose))


async def play_everywhere(client: Any, choose: Any) -> None:
    """Play at every table that asks us, and in every seat of ours whose turn it is."""
    from boardinghouse.client import Refused

    print("waiting for tables", flush=True)
    playing: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def play(table: str, seat: int) -> None:
        tell(table, seat, await client.play(table, seat, choose))

    try:
        async for call in client.calls():
            place = (call.table, call.seat)
            if call.call == "asked":
                with contextlib.suppress(Refused):  # withdrawn meanwhile, or one game too many
                    await client.sit(*place)
            elif call.call == "turn" and place not in playing:
                print(f"{call.game} at table {call.table}, seat {call.seat}", flush=True)
                playing[place] = asyncio.create_task(play(*place))
            for done in [place for place, task in playing.items() if task.done()]:
                playing.pop(done).result()
    finally:
        for task in playing.values():
            task.cancel()


def tell(table: str, seat: int, result: dict[str, Any] | None) -> None:
    if result is None:
        print(f"table {table}: ended without a result", flush=True)
    else:
        print(f"table {table}: place {result['places'][seat]} with {result['scores'][seat]} points", flush=True)
