"""How a game ended: scores, places and where the points came from."""

from typing import TypedDict


class Outcome(TypedDict):
    """A result as plain data."""

    scores: list[int]
    places: list[int]
    breakdown: list[dict[str, int]]


class Result:
    """The outcome: scores, places (1 is best, ties share), and per seat the points by source."""

    def __init__(self, scores: list[int], places: list[int], breakdown: list[dict[str, int]]) -> None:
        self.scores = scores
        self.places = places
        self.breakdown = breakdown

    def shares(self) -> list[float]:
        """By seat: its share of the victory, split between those in first place."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def to_json(self) -> Outcome:
        return {"scores": self.scores, "places": self.places, "breakdown": self.breakdown}

    def __repr__(self) -> str:
        return f"<Result: scores {self.scores}, places {self.places}>"


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Places for sort keys, the highest key first: equal keys share a place, and the next place is left out."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
