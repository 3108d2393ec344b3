"""The rules as people read them: one paragraph each, whether or not blank lines divide them in the file."""

import io
import re

import pytest
from rich.console import Console
from rich.markdown import Markdown

import boardinghouse as bh
from boardinghouse import rulebook
from boardinghouse.rulebook import Passage

CLOSE = """# A game

Two players
and a die.
> For contributors: numbers are used
in tests.
## Play
**ABC-1** (`state.py`) Roll 2† dice. Why: one is dull.
**ABC-2** (`rounds.py`, `state.py`) Move
on.
| square | points |
|---|---|
| 1 | 3 |
### End
**ABC-3** (`state.py`) Stop.
"""


def test_blank_lines_between_paragraphs_change_nothing() -> None:
    roomy = (
        CLOSE.replace("\n**", "\n\n**")
        .replace("\n#", "\n\n#")
        .replace("\n>", "\n\n>")
        .replace("\n| square", "\n\n| square")
    )
    assert rulebook.parse(roomy) == rulebook.parse(CLOSE)
    assert list(rulebook.parse(CLOSE)) == [
        Passage(1, "", "", "A game"),
        Passage(0, "", "", "Two players and a die."),
        Passage(0, "", "", "For contributors: numbers are used in tests.", note=True),
        Passage(2, "", "", "Play"),
        Passage(0, "ABC-1", "state.py", "Roll 2† dice.", "Why: one is dull."),
        Passage(0, "ABC-2", "rounds.py", "Move on."),
        Passage(0, "", "", "| square | points |"),
        Passage(0, "", "", "|---|---|"),
        Passage(0, "", "", "| 1 | 3 |"),
        Passage(3, "", "", "End"),
        Passage(0, "ABC-3", "state.py", "Stop."),
    ]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("id", bh.games())
def test_players_are_shown_neither_files_nor_reasons_nor_notes(id: str, language: str) -> None:
    shown = rulebook.markdown(id, language)
    assert not re.search(r"\w\.py\b|\bWhy:|Почему:|Чому:|\bseats?\b|^>", shown, re.MULTILINE)
    for rule in {passage.rule for passage in rulebook.passages(id) if passage.rule}:
        text = rulebook.rule_text(id, rule, language)
        assert text, rule
        assert not re.search(r"Why:|Почему:|Чому:|†", text), rule
    whole = rulebook.markdown(id, language, notes=True)
    assert all(passage.why in whole for passage in rulebook.passages(id, language))
    assert language != "en" or "(`components.py`)" in whole
    assert language != "en" or "\n> " in whole


@pytest.mark.parametrize("id", bh.games())
def test_every_rule_begins_a_line_in_the_terminal(id: str) -> None:
    page = io.StringIO()
    Console(file=page, width=100).print(Markdown(rulebook.markdown(id)))
    lines = [line.strip() for line in page.getvalue().splitlines()]
    for passage in rulebook.passages(id):
        if passage.rule:
            assert any(line.startswith(f"{passage.rule} ") for line in lines), passage.rule
