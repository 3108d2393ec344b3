"""What the end of a game is worth."""

import pytest

from boardinghouse.core.contract import Result
from boardinghouse.rl.rewards import REWARDS, by_margin, by_places, by_victory


def result(*scores: int) -> Result:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Result(list(scores), places, [{} for _ in scores])


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ((5, 3), [1, -1]),
        ((5, 5), [0, 0]),
        ((9, 5, 7), [1, -1, 0]),
        ((9, 9, 7), [0.5, 0.5, -1]),
        ((9, 7, 7), [1, -0.5, -0.5]),
        ((1, 2, 3, 4), [-1, -1 / 3, 1 / 3, 1]),
        ((4, 4, 4, 1), [1 / 3, 1 / 3, 1 / 3, -1]),
    ],
)
def test_places(scores: tuple[int, ...], worth: list[float]) -> None:
    assert by_places(result(*scores)) == pytest.approx(worth)


def test_victory_and_margin() -> None:
    assert by_victory(result(9, 5, 7)) == pytest.approx([1, -0.5, -0.5])
    assert by_victory(result(9, 9, 7)) == pytest.approx([0.25, 0.25, -0.5])
    assert by_victory(result(9, 9)) == [0, 0]
    assert by_margin(result(90, 50, 70)) == pytest.approx([0.3, -0.3, 0])


@pytest.mark.parametrize("name", REWARDS)
@pytest.mark.parametrize("scores", [(3, 1), (2, 2), (1, 5, 5), (7, 7, 7, 1), (1, 2, 3, 4, 5, 6)])
def test_always_zero_sum(name: str, scores: tuple[int, ...]) -> None:
    assert sum(REWARDS[name](result(*scores))) == pytest.approx(0)
