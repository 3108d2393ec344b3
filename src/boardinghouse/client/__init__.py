"""Play on a server from a program: `Client` keeps the connection, `play` answers for a seat until the game is over.
docs/bots.md has an example.
"""

from boardinghouse.client.client import Action, Choose, Client, Question
from boardinghouse.client.http import Refused
from boardinghouse.client.thinking import BotAnswers

__all__ = ["Action", "BotAnswers", "Choose", "Client", "Question", "Refused"]
