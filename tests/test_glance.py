"""The rules at a glance: they replay under the rules that run now, say little, and show something that is there."""

import re
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse import rulebook
from boardinghouse.glance import PARTS, GlancePage, glance, pictures
from boardinghouse.lessons import BrokenLesson
from boardinghouse.words import Words
from tests.test_lessons import LANGUAGES, count, known_spots

LONGEST_PANEL = 35
LONGEST_MISTAKE = 20
each_game = pytest.mark.parametrize("game", bh.games())


def page_of(game: str) -> GlancePage:
    page = glance(game)
    assert page is not None
    return page


@each_game
def test_the_rules_play_the_game_of_a_glance(game: str) -> None:
    page = page_of(game)
    shown = pictures(page)
    assert len(shown) == len(page.panels)
    assert shown[-1].state.over  # the last picture is of the end
    with pytest.raises(BrokenLesson, match="read it again"):
        pictures(page._replace(chapter=page.chapter._replace(rules=page.chapter.rules + 1)))


@each_game
def test_a_glance_has_all_its_parts(game: str) -> None:
    page = page_of(game)
    parts = [panel.part for panel in page.panels]
    assert parts == sorted(parts, key=PARTS.index)
    assert set(parts) == set(PARTS)
    assert 3 <= parts.count("turn") <= 5
    assert len(page.wrong) == 5


@each_game
def test_a_glance_names_paragraphs_and_spots_that_exist(game: str) -> None:
    page = page_of(game)
    numbered = {passage.rule for passage in rulebook.passages(game)}
    named = {rule for panel in page.panels for rule in panel.rules}
    assert len(named) >= 5
    assert sorted((named | set(page.wrong)) - numbered) == []
    spots = {spot.split("/")[0] for panel in page.panels for spot in (*panel.show, *panel.look)}
    assert sorted(spots - known_spots(game)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_glance_is_short(game: str, language: str) -> None:
    page = page_of(game)
    words = Words(bh.load(game), ["A", "B", "C", "D"], language)
    counts = {panel.say: count(words.say(f"glance-{panel.say}")) for panel in page.panels}
    assert {say: length for say, length in counts.items() if length > LONGEST_PANEL} == {}
    for number in range(1, 6):
        assert count(words.say(f"glance-wrong-{number}")) <= LONGEST_MISTAKE
    path = Path(bh.__file__).parent / "locales" / language / f"{game}.ftl"
    written = set(re.findall(r"^glance-([a-z]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert written == set(counts)
