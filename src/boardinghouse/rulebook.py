"""The only reader of the RULES*.md files: headings, numbered paragraphs, text between them, table rows.

Players are shown the rules alone. Contributors also see the file of each paragraph, the reason for it (all that follows
"Why:") and the notes written for them (paragraphs that begin with ">").
"""

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

LANGUAGES = ("en", "ru", "uk")
MADE_UP = "†"  # follows a number that the rulebook does not print; the top of the rules explains it
NUMBERED = re.compile(r"\*\*([A-Z]{3}-\d+)\*\* (?:\(`([^`]+)`(?:, `[^`]+`)*\) )?(.*)", re.DOTALL)
REASON = re.compile(r" (?=(?:Why|Почему|Чому): )")
# what begins a passage of its own even without a blank line before it
BEGINS = re.compile(r"#+ |\||> |\*\*[A-Z]{3}-\d+\*\* ")


class Passage(NamedTuple):
    """A heading (`level` 1 and more), a numbered rule, a table row or text. Only the English rules name the `file`.
    `why` is the reason for a rule, `note` marks text for contributors."""

    level: int
    rule: str
    file: str
    text: str
    why: str = ""
    note: bool = False

    def markdown(self) -> str:
        if self.level:
            return f"{'#' * self.level} {self.text}"
        file = f"(`{self.file}`) " if self.file else ""
        why = f" {self.why}" if self.why else ""
        text = f"**{self.rule}** {file}{self.text}{why}" if self.rule else self.text
        return f"> {text}" if self.note else text


@cache
def passages(id: str, language: str = "en") -> tuple[Passage, ...]:
    """The rules of a game, passage by passage."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return parse(resources.files("boardinghouse.games").joinpath(id, name).read_text(encoding="utf-8"))


def parse(text: str) -> tuple[Passage, ...]:
    """A passage ends at a blank line, or where a heading, a table row or a numbered paragraph begins."""
    parts: list[list[str]] = []
    closed = True
    for line in text.splitlines():
        if not line.strip():
            closed = True
            continue
        if closed or BEGINS.match(line):
            parts.append([])
        parts[-1].append(line.strip())
        closed = line.startswith("#")
    return tuple(passage(" ".join(part)) for part in parts)


def passage(text: str) -> Passage:
    numbered = NUMBERED.fullmatch(text)
    if numbered is not None:
        rule, why = (*REASON.split(numbered[3], maxsplit=1), "")[:2]
        return Passage(0, numbered[1], numbered[2] or "", rule, why)
    if text.startswith("> "):
        return Passage(0, "", "", text[2:], note=True)
    level = len(text) - len(text.lstrip("#"))
    return Passage(level, "", "", text[level:].strip())


@cache
def for_players(id: str, language: str = "en") -> tuple[Passage, ...]:
    """The rules without what is written for contributors."""
    return tuple(found._replace(file="", why="") for found in passages(id, language) if not found.note)


def rule_text(id: str, rule: str, language: str = "en") -> str | None:
    """One numbered paragraph as a player reads it away from the others; None where the game has no such rule."""
    texts = (found.text for found in passages(id, language) if found.rule == rule)
    text = next(texts, None)
    return text and text.replace(MADE_UP, "")


def markdown(id: str, language: str = "en", notes: bool = False) -> str:
    """The rules as Markdown with a blank line between paragraphs, and none between the rows of a table."""
    text = ""
    row = False
    for found in passages(id, language) if notes else for_players(id, language):
        text += ("\n" if row and found.text.startswith("|") else "\n\n") + found.markdown()
        row = found.text.startswith("|")
    return text.lstrip()
