"""Play on a server from a program: `Client` keeps the connection, `play` answers for a seat until the game is over.
docs/bots.md has an example.
"""

from boardinghouse.client.client import Action, Choose, Client, Turn
from boardinghouse.client.http import Refused
from boardinghouse.client.thinking import Thinker

__all__ = ["Action", "Choose", "Client", "Refused", "Thinker", "Turn"]
