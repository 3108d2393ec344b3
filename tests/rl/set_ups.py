"""Which seats and options the tests of environments play: every value of every option, and every number of seats."""

import boardinghouse as bh


def set_ups(game: str) -> list[tuple[int, dict[str, str]]]:
    """As few as show every number of seats and every value of every option."""
    rules = bh.load(game)
    fewest, most = rules.seats
    rows = max(most - fewest + 1, *(len(values) for values in rules.variants.values()))
    found = []
    for row in range(rows):
        options = {name: values[row % len(values)] for name, values in rules.variants.items()}
        found.append((fewest + row % (most - fewest + 1), options))
    return found


ALL = [(game, seats, options) for game in bh.games() for seats, options in set_ups(game)]
NAMES = [f"{game}-{seats}-{'-'.join(options.values())}" for game, seats, options in ALL]
