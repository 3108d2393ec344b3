"""Golden games: a whole random game of every game, option and number of seats, written out in a file.

`python -m tests.golden.games` writes them again; the diff is part of a change of rules.
"""

from collections.abc import Iterator
from pathlib import Path

import boardinghouse as bh
from boardinghouse.bots.random import RandomBot
from tests.contract.properties import set_ups

FOLDER = Path(__file__).parent


def golden_games() -> Iterator[tuple[Path, str, int, dict[str, str]]]:
    """File, game, seats and options of each: all options with the fewest players, other numbers with the defaults."""
    for id in bh.games():
        game = bh.load(id)
        defaults = {name: values[0] for name, values in game.variants.items()}
        for seats, options in set_ups(game):
            if seats == game.seats[0] or options == defaults:
                yield FOLDER / id / f"{seats}-{'-'.join(options.values())}.jsonl", id, seats, options


def played(id: str, seats: int, options: dict[str, str]) -> str:
    return bh.play(bh.load(id), [RandomBot()] * seats, seed="golden", budget=0.0, **options).text()


def main() -> None:
    for path, id, seats, options in golden_games():
        path.parent.mkdir(exist_ok=True)
        path.write_text(played(id, seats, options), encoding="utf-8")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
