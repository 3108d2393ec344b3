"""What the end of a game is worth to each seat. Always zero-sum."""

from collections.abc import Callable

from boardinghouse.core.contract import Result


def by_places(result: Result) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; seats that share places share what these are worth."""
    places = result.places
    last = len(places) - 1
    worth = []
    for place in places:
        tied = places.count(place)
        worth.append(1.0 - (2 * (place - 1) + tied - 1) / last)
    return worth


def by_victory(result: Result) -> list[float]:
    """1 for the winner, the same loss for all others; several winners share."""
    seats = len(result.places)
    return [(seats * share - 1) / (seats - 1) for share in result.shares()]


def by_margin(result: Result) -> list[float]:
    """Points ahead of the average of the others, in hundreds."""
    total = sum(result.scores)
    others = len(result.scores) - 1
    return [(score - (total - score) / others) / 100 for score in result.scores]


REWARDS: dict[str, Callable[[Result], list[float]]] = {
    "places": by_places,
    "victory": by_victory,
    "margin": by_margin,
}


def reward_of(name: str) -> Callable[[Result], list[float]]:
    """The reward of this name."""
    if name not in REWARDS:
        raise ValueError(f"unknown reward {name!r}; the rewards are {', '.join(REWARDS)}")
    return REWARDS[name]
