"""Play on a server from a program: `Client` keeps the connection, `play` answers for a seat until the game is over.

from boardinghouse.client import Client, Turn

def choose(turn: Turn) -> int:
    return turn.actions[0].id

async with Client("http://127.0.0.1:8000", token) as client:
    table = await client.make_table("maui", [{"kind": "me"}, {"kind": "bot", "bot": "level:2"}])
    await client.command("start", table)
    print(await client.play(table, 0, choose))
"""

from boardinghouse.client.client import Action, Choose, Client, Turn
from boardinghouse.client.http import Refused
from boardinghouse.client.thinking import Thinker

__all__ = ["Action", "Choose", "Client", "Refused", "Thinker", "Turn"]
