"""The walk of the Mayor and the Night watch, checked against an enumeration of its own on rows and columns."""

import itertools

import pytest

from boardinghouse.games.amsterdam.state import AmsterdamState
from tests.games.amsterdam.table import position
from tests.positions import legal_texts, play, why_not

Point = tuple[int, int]

HEADINGS = [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]
FOUNTAIN_CORNERS = {(2, 2), (2, 3), (3, 2), (3, 3)}


def point(crossing: int) -> Point:
    return (crossing - 1) // 4 + 1, (crossing - 1) % 4 + 1


def crossing(at: Point) -> int:
    return (at[0] - 1) * 4 + at[1]


def ends(start: int, steps: int) -> set[int]:
    """Where a walk can end: every sequence of headings is tried."""
    found: set[int] = set()
    for headings in itertools.product(HEADINGS, repeat=steps):
        way = [point(start)]
        for down, right in headings:
            here = way[-1]
            there = (here[0] + down, here[1] + right)
            inside = 1 <= there[0] <= 4 and 1 <= there[1] <= 4
            diagonal = down != 0 and right != 0
            if not inside or there in way or (diagonal and not {here, there} <= FOUNTAIN_CORNERS):
                break
            way.append(there)
        else:
            found.add(crossing(way[-1]))
    return found


ENDS = {(start, steps): ends(start, steps) for start in range(1, 17) for steps in range(4)}
PAIRS = [(mayor, watch) for mayor in range(1, 17) for watch in range(1, 17) if mayor != watch]


def walk(white: int, black: int) -> AmsterdamState:
    return position(question=("walking", 1, white, black, 0))


def expected(mayor: int, watch: int, white: int, black: int) -> list[str]:
    """What may be answered; 0 for a figure that has walked."""
    mayor_ends = sorted(ENDS[mayor, white] - {watch}) if white else []
    watch_ends = sorted(ENDS[watch, black] - {mayor}) if black else []
    return [f"walk mayor {end}" for end in mayor_ends] + [f"walk watch {end}" for end in watch_ends]


@pytest.mark.rule("AMS-5", "AMS-6", "AMS-26", "AMS-27", "AMS-62", "AMS-63", "AMS-64", "AMS-66", "AMS-67")
@pytest.mark.parametrize(("white", "black"), list(itertools.product(range(4), repeat=2))[1:])
def test_walks_from_every_pair_of_positions_are_those_of_a_full_enumeration(white: int, black: int) -> None:
    state = walk(white, black)
    for mayor, watch in PAIRS:
        state.mayor, state.watch = mayor - 1, watch - 1
        answers = legal_texts(state)
        assert answers == expected(mayor, watch, white, black), (mayor, watch)
        for figure, steps in (("mayor", white), ("watch", black)):
            assert steps == 0 or any(figure in text for text in answers), "a walk is always possible"


@pytest.mark.rule("AMS-26", "AMS-65")
@pytest.mark.parametrize("first", ["mayor", "watch"])
def test_the_player_chooses_who_walks_first_and_both_walk_once(first: str) -> None:
    second = "watch" if first == "mayor" else "mayor"
    state = walk(1, 2)
    assert {text.split()[1] for text in legal_texts(state)} == {"mayor", "watch"}
    play(state, next(text for text in legal_texts(state) if first in text))
    assert {text.split()[1] for text in legal_texts(state)} == {second}
    assert why_not(state, f"walk {first} 1") == "AMS-65"
    assert state.prompt()["key"] == "walking"
    play(state, legal_texts(state)[0])
    assert state.prompt()["key"] == "turning"


@pytest.mark.rule("AMS-65")
def test_tiles_are_turned_after_both_have_walked_and_nobody_walks_after_that() -> None:
    state = walk(1, 1)
    assert why_not(state, "turn b2") == "AMS-65"
    assert why_not(state, "send b2") == "AMS-65"
    assert why_not(state, "done") == "AMS-65"
    assert why_not(state, "hotel 1") == why_not(state, "sail 1") == "AMS-14"
    play(state, "walk mayor 5")
    assert why_not(state, "turn a3") == "AMS-65"
    play(state, "walk watch 12")
    assert why_not(state, "walk mayor 6") == "AMS-65"


@pytest.mark.rule("AMS-27", "AMS-64")
def test_a_figure_passes_the_other_but_never_stops_with_it() -> None:
    state = position(mayor=1, watch=2, question=("walking", 1, 2, 1, 0))
    assert "walk mayor 3" in legal_texts(state)
    state = position(mayor=1, watch=2, question=("walking", 1, 1, 1, 0))
    assert legal_texts(state) == ["walk mayor 5", "walk watch 3", "walk watch 6"]
    assert why_not(state, "walk mayor 2") == "AMS-27"
    assert why_not(state, "walk watch 1") == "AMS-27"
    play(state, "walk watch 3")
    assert legal_texts(state) == ["walk mayor 2", "walk mayor 5"]


@pytest.mark.rule("AMS-62", "AMS-63")
def test_the_die_is_walked_out_and_not_to_and_fro() -> None:
    state = position(mayor=1, watch=16, question=("walking", 1, 2, 3, 0))
    assert why_not(state, "walk mayor 2") == "AMS-62"
    assert why_not(state, "walk mayor 1") == "AMS-63"
    assert why_not(state, "stay") == "AMS-62"
    assert legal_texts(state)[:3] == ["walk mayor 3", "walk mayor 6", "walk mayor 9"]


@pytest.mark.rule("AMS-6", "AMS-66")
def test_one_step_leads_across_the_fountain() -> None:
    state = position(mayor=6, watch=1, question=("walking", 1, 1, 1, 0))
    assert legal_texts(state)[:5] == [f"walk mayor {end}" for end in (2, 5, 7, 10, 11)]
    state = position(mayor=2, watch=1, question=("walking", 1, 2, 1, 0))
    assert "walk mayor 11" in legal_texts(state)
