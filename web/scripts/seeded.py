"""A house whose games are the same every time: `python web/scripts/seeded.py SEED serve --port 0 ...`.

Every table gets this seed, and bots answer by it without looking at the position. So two versions of the page can be
given the same games. Serve one game per process, and never let people near it: its seeds are known.
"""

import hashlib
import secrets
import sys
from collections import Counter
from types import SimpleNamespace
from typing import Any

import boardinghouse as bh
from boardinghouse.cli import main
from boardinghouse.server import making
from boardinghouse.server.workers import Workers

asked: Counter[int] = Counter()


def number(seed: str, *parts: object) -> int:
    return int.from_bytes(hashlib.sha256(" ".join(map(str, (seed, *parts))).encode()).digest()[:4])


def answers(seed: str) -> Any:
    async def ask(_workers: object, question: dict[str, Any], _seconds: float) -> dict[str, Any]:
        seat = question["seat"]
        state = bh.load(question["game"]).from_json(question["state"])
        legal = sorted(state.legal(seat), key=state.game.actions.text)
        asked[seat] += 1
        return {"action": legal[number(seed, seat, asked[seat]) % len(legal)]}

    return ask


def always(seed: str) -> None:
    word = hashlib.sha256(seed.encode()).hexdigest()
    fixed = SimpleNamespace(**{name: getattr(secrets, name) for name in secrets.__all__})
    fixed.token_hex = lambda count: word[: 2 * count]
    making.__dict__["secrets"] = fixed
    setattr(Workers, "ask", answers(seed))  # noqa: B010


if __name__ == "__main__":
    always(sys.argv.pop(1))
    sys.path.pop(0)  # this folder: its files are no modules of the program's
    main()
