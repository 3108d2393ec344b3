"""The rules in three languages: the same headings, paragraphs, references, figures, marks and tables."""

import re
from collections import Counter

import pytest

import boardinghouse as bh
from boardinghouse.rulebook import MADE_UP, Passage, passages
from boardinghouse.server.library import Language

TRANSLATIONS: tuple[Language, ...] = ("ru", "uk")
EACH = pytest.mark.parametrize(("id", "language"), [(id, one) for id in bh.games() for one in TRANSLATIONS])
REFERENCE = re.compile(r"\b[A-Z]{3}-\d+\b|\b[ABC] ?\d+\b|(?<=`)[a-z]+(?=[`:])")
FIGURE = re.compile(r"\d+")
# paragraphs with numbers or layouts that no rulebook prints
RECONSTRUCTED = {
    "samoa": ["SAM-2", "SAM-3", "SAM-4", "SAM-5", "SAM-6"],
    "amsterdam": ["AMS-52", "AMS-53"],
    "overbooking": ["OVB-5"],
    "maui": ["MAU-1", "MAU-4", "MAU-5", "MAU-6", "MAU-54", "MAU-55", "MAU-62"],
    "austria": ["AUS-5"],
}
WINS = {"en": r"\bwins\b", "ru": r"(?:побежда|выигрыва)ет", "uk": r"(?:перемага|вигра)є"}


def numbered(id: str, language: Language) -> dict[str, str]:
    """Every paragraph with its reason."""
    return {one.rule: f"{one.text} {one.why}".strip() for one in passages(id, language) if one.rule}


def rows(id: str, language: Language) -> list[list[str]]:
    """The rows of all tables, cell by cell."""
    found = [one.text for one in passages(id, language) if one.text.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in found]


@EACH
def test_headings_and_paragraphs_come_in_the_same_order(id: str, language: Language) -> None:
    def shape(one: Passage) -> tuple[int, str, bool]:
        return one.level, one.rule, one.why != ""

    own = [shape(one) for one in passages(id, language) if one.level or one.rule]
    assert own == [shape(one) for one in passages(id) if one.level or one.rule]


@pytest.mark.parametrize("id", bh.games())
def test_what_was_reconstructed_is_marked_where_it_appears(id: str) -> None:
    own = numbered(id, "en")
    assert [rule for rule in RECONSTRUCTED[id] if MADE_UP not in own[rule]] == []


@pytest.mark.parametrize("language", WINS)
@pytest.mark.parametrize("id", bh.games())
def test_the_rules_begin_with_how_the_game_is_won(id: str, language: Language) -> None:
    _, aim, *_ = passages(id, language)
    assert not aim.rule
    assert re.search(WINS[language], aim.text, re.IGNORECASE), aim.text


@pytest.mark.parametrize(("rule", "other"), [("SAM-28", "SAM-77"), ("SAM-37", "SAM-81"), ("MAU-6", "MAU-41")])
def test_a_paragraph_that_another_completes_names_it(rule: str, other: str) -> None:
    id = "samoa" if rule.startswith("SAM") else "maui"
    assert other in numbered(id, "en")[rule]


@EACH
def test_the_same_figures_are_marked_as_reconstructed(id: str, language: Language) -> None:
    def marked(one: Passage) -> tuple[int, Counter[str]]:
        return one.text.count(MADE_UP), Counter(re.findall(rf"\d+(?={MADE_UP})", one.text))

    def kept(language: Language) -> list[Passage]:
        return [one for one in passages(id, language) if one.rule or one.text.startswith("|")]

    for own, english in zip(kept(language), kept("en"), strict=True):
        (count, figures), (wanted, original) = marked(own), marked(english)
        assert count == wanted, own
        assert not original - figures, own


@EACH
def test_a_paragraph_names_the_same_paragraphs_pieces_and_options(id: str, language: Language) -> None:
    timings = {"once", "round", "permanent", "end"}  # words of the cards, which are translated
    own = numbered(id, language)
    for rule, text in numbered(id, "en").items():
        named = [name for name in REFERENCE.findall(text) if name not in timings]
        assert Counter(REFERENCE.findall(own[rule])) == Counter(named), rule


@EACH
def test_no_figure_is_lost(id: str, language: Language) -> None:
    own = numbered(id, language)
    for rule, text in numbered(id, "en").items():
        lost = Counter(FIGURE.findall(text)) - Counter(FIGURE.findall(own[rule]))
        assert not lost, f"{rule}: {dict(lost)}"


@EACH
def test_tables_have_the_same_rows_and_figures(id: str, language: Language) -> None:
    own, english = rows(id, language), rows(id, "en")
    assert [len(row) for row in own] == [len(row) for row in english]
    for mine, theirs in zip(own, english, strict=True):
        for cell, original in zip(mine, theirs, strict=True):
            if re.fullmatch(r"[A-D]?\d*†?|-+|\d[ab]", original):
                assert cell == original, (mine, theirs)


@EACH
def test_every_paragraph_is_translated(id: str, language: Language) -> None:
    for rule, text in numbered(id, language).items():
        plain = re.sub(r"`[^`]+`|[A-Z]{3}-\d+|\b(?:sorted|unsorted|six-kinds|four-kinds)\b", "", text)
        latin, cyrillic = len(re.findall(r"[A-Za-z]", plain)), len(re.findall(r"[А-Яа-яІіЇїЄєҐґЁё]", plain))
        assert cyrillic > 4 * latin, f"{rule}: {text}"
        strange = re.findall("[іїєґІЇЄҐ’]" if language == "ru" else "[ыэёъЫЭЁЪ]", text)
        assert not strange, f"{rule} has letters of another language: {strange}"
