"""A bot's process: one JSON question a line on standard input, one JSON answer a line on standard output.

It is given a world its seat cannot tell from the true one, never the true state. It ends when its input does.
"""

import json
import os
import sys
from typing import Any

import boardinghouse as bh
from boardinghouse.bots import find


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The bot's choice."""
    state = bh.load(question["game"]).from_json(question["state"])
    bot = find(question["bot"])
    action = bot.choose(state, question["seat"], question["budget"], question["seed"])
    return {"action": int(action)}


def main() -> None:
    out = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as fault:  # the server answers in its place and says so in its log
            reply = {"fault": f"{type(fault).__name__}: {fault}"}
        try:
            out.write(json.dumps(reply) + "\n")
            out.flush()
        except BrokenPipeError:  # the server is gone, and so is the question
            os._exit(0)


if __name__ == "__main__":
    main()
