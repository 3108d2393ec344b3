"""A worker process: one JSON question per line on standard input, one JSON answer per line on standard output.

A bot or a hint is given a world its seat cannot tell from the true one, never the true state; an analysis and the clerk
are given the record of a game that is over, or one that somebody has sent. The process ends when its input does. Its
one argument is how far it steps back behind others.
"""

import json
import os
import sys
from typing import Any

import boardinghouse as bh
from boardinghouse.bots import find


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The bot's choice, the hint, what was found in a game, or what the clerk says of a record."""
    if "clerk" in question:
        from boardinghouse.server import clerk

        return clerk.answer(question)
    if "record" in question:
        return study(question)
    state = bh.load(question["game"]).from_json(question["state"])
    if "hint" in question:
        return hint(state, question)
    bot = find(question["bot"])
    action = bot.choose(state, question["seat"], question["budget"], question["seed"])
    return {"action": int(action)}


def study(question: dict[str, Any]) -> dict[str, Any]:
    from msgspec import to_builtins

    from boardinghouse.analysis.work import find_all

    return {"findings": to_builtins(find_all(question["record"], question["lines"], question["rounds"]))}


def hint(state: Any, question: dict[str, Any]) -> dict[str, Any]:
    from msgspec import to_builtins

    from boardinghouse.analysis.hints import find_hint

    found: dict[str, Any] = to_builtins(find_hint(state, question["seat"], question["rounds"], str(question["seed"])))
    return found


def main() -> None:
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
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
