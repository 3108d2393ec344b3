"""Moments of a game between bots that are worth a picture: `python web/scripts/scenes.py GAME SEATS`.

Prints a record and, by name, where somebody goes on: the line, the seat and what was answered there. `mine` is in the
middle of the game, `won` and `lost` are the last decisions of the best and of the last player.
"""

import json
import sys

import boardinghouse as bh
from boardinghouse.bots import find
from boardinghouse.core.contract import CHANCE

BOT = "level:2"


def scenes(game: str, seats: int, seed: int = 5) -> dict[str, object]:
    record = bh.play(bh.load(game), [find(BOT)] * seats, seed=seed)
    asked = [(at, line.seat) for at, line in enumerate(record.lines) if line.seat != CHANCE]
    places = record.state_at(len(record.lines)).result().places
    ends = {seat: at for at, seat in asked}
    best, last = places.index(1), places.index(max(places))
    middle = asked[len(asked) * 11 // 20 :]
    # a question with something to choose
    mine = next((at, seat) for at, seat in middle if len(record.state_at(at).legal(seat)) > 2)
    moments = {"mine": mine, "won": (ends[best], best), "lost": (ends[last], last)}
    return {
        "text": record.text(),
        "moments": {
            name: {"line": line, "seat": seat, "action": record.lines[line].action}
            for name, (line, seat) in moments.items()
        },
    }


if __name__ == "__main__":
    print(json.dumps(scenes(sys.argv[1], int(sys.argv[2]))))
