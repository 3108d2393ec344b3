"""The lessons: they replay under the rules that run now, say what they mean in few words, and point at something."""

import re
from pathlib import Path

import pytest

import boardinghouse as bh
from boardinghouse import lessons
from boardinghouse.lessons import BrokenLesson, Chapter
from boardinghouse.words import Words

LANGUAGES = ("en", "ru", "uk")
TAUGHT = [id for id in bh.games() if lessons.chapters(id)]
CHAPTERS = [chapter for id in TAUGHT for chapter in lessons.chapters(id)]
LONGEST_STEP = 40
MINUTES = 3
WORDS_A_MINUTE = 180
BOARDS = Path(__file__).parents[1] / "web/src/games"
each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda one: f"{one.game}-{one.number + 1}")


def said(chapter: Chapter, language: str) -> list[str]:
    words = Words(bh.load(chapter.game), ["A", "B", "C", "D"], language)
    return [words.say(f"lesson-{step.say}") for step in chapter.steps]


def count(text: str) -> int:
    return len(re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text))


@each_chapter
def test_the_rules_play_a_lesson_as_it_is_written(chapter: Chapter) -> None:
    moments = list(lessons.moments(chapter))
    assert {moment.step for moment in moments} == set(range(len(chapter.steps)))
    assert sum(moment.wanted is not None for moment in moments) >= 3
    for moment in moments:
        assert moment.wanted is None or moment.wanted in moment.state.legal(lessons.LEARNER)
    assert moments[-1].wanted is None
    assert moments[-1].state.acting() != ()  # the game is not over: it goes on


@each_chapter
def test_the_lines_of_a_lesson_lead_to_where_it_ends(chapter: Chapter) -> None:
    state = bh.load(chapter.game).begin(chapter.seats, chapter.options)
    for seat, action in lessons.played(chapter):
        state.apply(seat, action)
    *_, last = lessons.moments(chapter)
    assert state.digest() == last.state.digest()


@each_chapter
def test_other_rules_break_a_lesson(chapter: Chapter) -> None:
    with pytest.raises(BrokenLesson, match="read it again"):
        list(lessons.moments(chapter._replace(rules=chapter.rules + 1)))
    first = next(moment for moment in lessons.moments(chapter) if moment.wanted is not None)
    actions = bh.load(chapter.game).actions
    forbidden = next(action for action in range(actions.size) if action not in first.state.legal(lessons.LEARNER))
    step = chapter.steps[first.step]._replace(lines=(f"1: {actions.text(forbidden)}",))
    changed = (*chapter.steps[: first.step], step, *chapter.steps[first.step + 1 :])
    with pytest.raises(BrokenLesson, match=re.escape(step.say)):
        list(lessons.moments(chapter._replace(steps=changed)))


@pytest.mark.parametrize("language", LANGUAGES)
@each_chapter
def test_a_lesson_is_short(chapter: Chapter, language: str) -> None:
    counts = [count(text) for text in said(chapter, language)]
    longest = {step.say: words for step, words in zip(chapter.steps, counts, strict=True) if words > LONGEST_STEP}
    assert longest == {}
    assert sum(counts) < MINUTES * WORDS_A_MINUTE
    assert 6 <= len(counts) <= 12


@pytest.mark.parametrize("game", TAUGHT)
def test_all_words_of_a_lesson_are_used(game: str) -> None:
    path = Path(bh.__file__).parent / "locales/en" / f"{game}.ftl"
    written = set(re.findall(r"^lesson-([a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert written == {step.say for chapter in lessons.chapters(game) for step in chapter.steps}


def known_spots(game: str) -> set[str]:
    """What the board of a game can point at."""
    source = (BOARDS / game / "index.ts").read_text(encoding="utf-8")
    spots = re.search(r"spots: \{(.*?)\n  \},", source, re.DOTALL)
    assert spots is not None
    return set(re.findall(r'^    "?([a-z-]+)"?:', spots[1], re.MULTILINE))


@pytest.mark.parametrize("game", TAUGHT)
def test_the_board_knows_every_spot(game: str) -> None:
    named = {spot.split("/")[0] for chapter in lessons.chapters(game) for step in chapter.steps for spot in step.look}
    assert sorted(named - known_spots(game)) == []


def test_a_step_says_whose_line_it_is_where_several_are_to_act() -> None:
    chapter = lessons.chapters("maui")[0]
    state = bh.load("maui").begin(2, {})
    bh.Luck("x").settle(state)
    seat, action = lessons.read_line(chapter, state, "2: dollars 1")
    assert (seat, bh.load("maui").actions.text(action)) == (1, "dollars 1")


def test_the_page_about_learning_names_every_step_and_no_other() -> None:
    page = (Path(__file__).parents[1] / "docs/learning.md").read_text(encoding="utf-8")
    titles = {
        "samoa": "Hotel Samoa",
        "amsterdam": "Hotels of Amsterdam",
        "overbooking": "Overbooking",
        "maui": "Maui",
        "austria": "Grand Austria Hotel",
    }
    assert sorted(titles) == sorted(bh.games()) == sorted(TAUGHT)
    for game, title in titles.items():
        part = page.partition(f"### {title}\n")[2].partition("\n### ")[0]
        rows = [line.split("|")[2] for line in part.splitlines() if line.startswith("| ")]
        named = {key for row in rows for key in re.findall(r"`([a-z-]+)`", row)}
        assert named == {step.say for chapter in lessons.chapters(game) for step in chapter.steps}, game
