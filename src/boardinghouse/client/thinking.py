"""Bots of this package at a table of a server: they think in a world that the server draws for their seat."""

import asyncio
import secrets
from typing import Any

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.client.client import OVERTAKEN, Client, Overtaken, Question
from boardinghouse.client.http import Refused
from boardinghouse.core.play import Bot

BUDGET = 0.0  # leaves it to the bot


class BotAnswers:
    """Answers as the bot of this name would, in a thread, so that the connection is looked after meanwhile."""

    def __init__(self, client: Client, bot: str, budget: float = BUDGET) -> None:
        self.client = client
        self.bot: Bot = find(bot)
        self.budget = budget
        self.thinking = asyncio.Lock()  # a bot has one head, at however many tables it sits

    async def __call__(self, question: Question) -> int:
        try:
            drawn = await self.client.http.get(f"/api/tables/{question.table}/world?seat={question.seat}")
        except Refused as no:
            if no.reason in OVERTAKEN:  # the next question is on its way
                raise Overtaken from None
            raise
        game = bh.load(drawn["game"])
        if game.version != drawn["rules"]:
            raise Refused(
                "rules-changed", f"{game.id}: the server has version {drawn['rules']}, this is {game.version}"
            )
        async with self.thinking:
            return await asyncio.to_thread(self.think, game.from_json(drawn["state"]), question.seat)

    def think(self, state: Any, seat: int) -> int:
        return int(self.bot.choose(state, seat, self.budget, secrets.randbits(32)))
