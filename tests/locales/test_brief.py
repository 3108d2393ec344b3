"""What the table says in one sentence: a refusal names what to do instead, a question is short."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import boardinghouse as bh
from boardinghouse.core.contract import Decision

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/boardinghouse/locales"
GAMES = ROOT / "src/boardinghouse/games"
LANGUAGES = ("en", "ru", "uk")
LONGEST_REFUSAL = 15  # of a click on the board
LONGEST_REASON = 20  # of anything else that a server refuses
LONGEST_QUESTION = 20
NUMBERED = re.compile(r"[A-Z]{3}-\d+")
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")


def patterns(language: str, part: str) -> dict[str, ast.Pattern]:
    text = (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")
    entries = (entry for entry in parse(text).body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in entries if entry.value is not None}


def longest(known: dict[str, ast.Pattern], pattern: ast.Pattern) -> int:
    """The words of the longest sentence that a text can become; whatever is put in counts as one."""
    return sum(
        len(WORD.findall(part.value)) if isinstance(part, ast.TextElement) else put_in(known, part.expression)
        for part in pattern.elements
    )


def put_in(known: dict[str, ast.Pattern], node: object) -> int:
    if isinstance(node, ast.SelectExpression):
        return max(longest(known, variant.value) for variant in node.variants)
    if isinstance(node, ast.MessageReference):
        return longest(known, known[node.id.name])
    return len(WORD.findall(node.value)) if isinstance(node, ast.StringLiteral) else 1


def forbidding(id: str) -> set[str]:
    """Every paragraph that `why_not` may name: of turns, of questions, and those that a `forbids...` returns."""
    game = bh.load(id)
    found = {game.turn_rule} | {pending.rule for pending in game.pending if isinstance(pending, Decision)}
    for path in (GAMES / id).glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.FunctionDef) and node.name.startswith("forbids"):
                found |= {
                    each.value
                    for each in python.walk(node)
                    if isinstance(each, python.Constant)
                    and isinstance(each.value, str)
                    and NUMBERED.fullmatch(each.value)
                }
    return found


@pytest.mark.parametrize("id", bh.games())
def test_every_paragraph_that_forbids_says_what_to_do_instead(id: str) -> None:
    said = {key.removeprefix("instead-") for key in patterns("en", id) if key.startswith("instead-")}
    assert said == forbidding(id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["page", *bh.games()])
def test_a_refusal_is_one_short_sentence(part: str, language: str) -> None:
    known = patterns(language, part)
    counts = {key: longest(known, known[key]) for key in known if key.startswith(("instead-", "refused-"))}
    assert len(counts) > 10
    most = LONGEST_REASON if part == "page" else LONGEST_REFUSAL
    assert {key: count for key, count in counts.items() if count > most} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", bh.games())
def test_an_answer_to_why_not_depends_on_questions_that_exist(id: str, language: str) -> None:
    questions = {pending.key for pending in bh.load(id).pending if isinstance(pending, Decision)}
    for key, pattern in patterns(language, id).items():
        if key.startswith("instead-"):
            for part in pattern.elements:
                if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
                    chosen = (variant.key for variant in part.expression.variants if not variant.default)
                    names = {key.name for key in chosen if isinstance(key, ast.Identifier)}
                    assert names <= questions, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", bh.games())
def test_a_question_is_short(id: str, language: str) -> None:
    known = patterns(language, id)
    asked = {f"prompt-{pending.key}" for pending in bh.load(id).pending if isinstance(pending, Decision)}
    counts = {key: longest(known, known[key]) for key in asked}
    assert {key: count for key, count in counts.items() if count > LONGEST_QUESTION} == {}
