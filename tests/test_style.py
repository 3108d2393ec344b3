"""What docs/style.md says, as far as it can be checked: phrases, lengths, terms. tests/style.py has the lists."""

import re
from pathlib import Path

import pytest
import typer
from fluent.syntax import ast, parse

import boardinghouse as bh
from boardinghouse.cli import app
from tests.style import (
    CODE,
    LANGUAGES,
    ROOT,
    STYLE,
    WORD,
    comments,
    complaints,
    game_of,
    helps,
    own_complaints,
    plain,
    spoken,
    texts,
    variants,
)

LONGEST_SENTENCE = 30
LONGEST_CLAUSE = 50  # of the docs and the rules, between full stops, colons and semicolons
RULES = {
    language: [ROOT / f"src/boardinghouse/games/{id}/RULES{suffix}.md" for id in bh.games()]
    for language, suffix in zip(LANGUAGES, ("", ".ru", ".uk"), strict=True)
}
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"), *RULES["en"]} - {STYLE})
PYTHON = [
    path
    for folder in ("src", "scripts", "examples", "benchmarks", "web/scripts", "tests")
    for path in sorted(ROOT.glob(f"{folder}/**/*.py"))
    if not {"site", "migrations"} & set(path.parts)
]
COMMENTED = [
    path
    for pattern in ("src/**/*.c", "web/src/**/*", "web/scripts/*", "web/tests/*", "examples/*", "docs/site/**/*")
    for path in sorted(ROOT.glob(pattern))
    if path.suffix in {".c", ".ts", ".mjs", ".svelte", ".css"}
]
SET_UP = ("Makefile", "Containerfile", "compose.yaml", "container/*", "pyproject.toml", "MANIFEST.in", "NOTICE")
FORMS = (".github/**/*.yml", "examples/lab/*.toml", "examples/notebooks/*.ipynb", "web/*.html", "web/*.ts", "web/*.mjs")
OTHERS = [path for pattern in (*SET_UP, *FORMS) for path in sorted(ROOT.glob(pattern))]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def prose(path: Path) -> str:
    """A page of Markdown without its code, every line in its place."""
    return CODE.sub(lambda code: "\n" * code[0].count("\n"), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_a_page_has_no_phrase_to_avoid(path: Path) -> None:
    assert complaints(path.name, prose(path)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_no_phrase_to_avoid(language: str) -> None:
    found = [line for path in RULES[language] for line in complaints(path.name, prose(path), language)]
    found += [
        line for path in RULES[language] for line in own_complaints(path.parent.name, path.name, prose(path), language)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_have_no_phrase_to_avoid(language: str) -> None:
    said = list(texts(language))
    assert [line for key, text in said for line in complaints(key, text, language)] == []
    assert [line for key, text in said for line in own_complaints(game_of(key), key, text, language)] == []


def test_the_help_of_the_commands_has_no_phrase_to_avoid() -> None:
    said = list(helps(typer.main.get_command(app), "boardinghouse"))
    assert len(said) > 100
    assert [line for name, text in said for line in complaints(name, text)] == []


def test_what_python_says_has_no_phrase_to_avoid() -> None:
    """Docstrings, comments and errors everywhere; outside the tests every other sentence too."""
    assert len(PYTHON) > 300
    found = [
        line
        for path in PYTHON
        for said in spoken(path.read_text(encoding="utf-8"), all_strings="tests" not in path.parts)
        for line in complaints(name(path), CODE.sub("", said))
    ]
    assert found == []


def test_the_comments_of_the_other_sources_have_no_phrase_to_avoid() -> None:
    assert len(COMMENTED) > 200
    found = [line for path in COMMENTED for line in complaints(name(path), comments(path.read_text(encoding="utf-8")))]
    assert found == []


def test_set_up_templates_and_notebooks_have_no_phrase_to_avoid() -> None:
    assert len(OTHERS) > 12
    assert [line for path in OTHERS for line in complaints(name(path), path.read_text(encoding="utf-8"))] == []


def test_the_reports_of_the_lab_have_no_phrase_to_avoid() -> None:
    reports = sorted(ROOT.glob("docs/reports/*.html"))
    assert len(reports) == len(bh.games())
    assert [one for path in reports for one in complaints(path.name, plain(path.read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_page_are_short(language: str) -> None:
    """All but the help of the terminal, which is a table."""
    long = [
        f"{key}: {len(WORD.findall(sentence))} words: {sentence}"
        for key, text in texts(language)
        if not key.endswith(" shell-help")
        for sentence in re.split(r"(?<=[.!?…])\s+", text)
        if len(WORD.findall(sentence)) > LONGEST_SENTENCE
    ]
    assert long == []


def clauses(page: str) -> list[str]:
    """What a page of Markdown says outside of tables, headings and code, from one stop to the next."""
    lines = [line for line in CODE.sub("X", page).splitlines() if not line.startswith(("|", "#", "!"))]
    paragraphs = re.split(r"\n\s*\n|\n(?=[-*] |\d+\. )", "\n".join(lines))
    return [part for text in paragraphs for part in re.split(r"(?<=[.!?…:;])\s+", " ".join(text.split()))]


def test_sentences_of_the_docs_and_the_rules_are_not_long() -> None:
    pages = [*PAGES, *RULES["ru"], *RULES["uk"]]
    every = [(path, part) for path in pages for part in clauses(path.read_text(encoding="utf-8"))]
    assert len(every) > 5000
    assert [f"{path.name}: {part}" for path, part in every if len(WORD.findall(part)) > LONGEST_CLAUSE] == []
    assert clauses("# A\n\nOne\ntwo: `x`; three.\n\n| a. b |\n\n- four\n- five") == [
        "One two:",
        "X;",
        "three.",
        "- four",
        "- five",
    ]


def glossary() -> list[list[str]]:
    _, _, part = STYLE.read_text(encoding="utf-8").partition("## One word for one thing")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_the_words_of_the_glossary_are_those_of_the_page(column: int, language: str) -> None:
    everything = "\n".join(text for _, text in texts(language)).lower()
    assert len(glossary()) > 10
    assert [row[column] for row in glossary() if row[column].lower() not in everything] == []


def test_what_is_to_be_avoided_is_found() -> None:
    assert complaints("x", "A player\nlays his card.") == ["x:2: 'his', better: they, their"]
    assert complaints("x", "15 games a second, 3 ms a\nmove, by\nlot") == [
        "x:1: 'games a second', better: per",
        "x:2: 'by lot', better: at random",
    ]
    assert complaints("x", "Who leaves the table loses.") == ["x: 'Who leaves the table loses', better: players who"]
    assert complaints("x", "So.\nWho joins\nwith a seat loses.") == [
        "x: 'Who joins with a seat loses', better: players who"
    ]
    assert complaints("x", "Who is next?") == complaints("x", "You see who left.") == []
    assert complaints("x", "one class a question, a row a game, once a turn") == [
        "x:1: 'one class a question', better: per",
        "x:1: 'a row a game', better: per",
        "x:1: 'once a turn', better: once per",
    ]
    assert complaints("x", "Ваш аккаунт", "ru") == ["x:1: 'аккаунт', better: учётная запись"]
    assert complaints("x", "Нинішній пароль", "uk") == ["x:1: 'Нинішній пароль', better: поточний пароль"]
    assert complaints("x", "сто баллов", "ru") == ["x:1: 'баллов', better: очки"]
    assert complaints("x", "this history, the other heading") == []


def test_other_names_of_a_thing_are_found() -> None:
    assert own_complaints("austria", "x", "две комнаты", "ru") == ["x:1: 'комнаты', better: номер"]
    assert own_complaints("samoa", "x", "две комнаты", "ru") == own_complaints("austria", "x", "two rooms", "en") == []
    assert own_complaints("maui", "x", "у стовпці", "uk") == ["x:1: 'стовпці', better: стовпчик"]
    assert game_of("ru/study.ftl: term-austria-rooms-ready") == game_of("ru/austria.ftl: game") == "austria"


def test_what_a_source_says_is_read() -> None:
    source = '"""Whoever."""\n\n\ndef f():\n    raise ValueError("his")  # anew\n\n\nX = "a row a game"\n'
    said = [line for text in spoken(source) for line in complaints("x", text)]
    assert said == [
        "x:1: 'Whoever', better: the player who, anyone who",
        "x:1: 'his', better: they, their",
        "x:1: 'anew', better: again; reload",
    ]
    every = [line for text in spoken(source, all_strings=True) for line in complaints("x", text)]
    assert "x:1: 'a row a game', better: per" in every
    source = "const his = 1; // his\n/* a\n him */ <!-- anew --> `whoever`\n"
    assert [line.split(",")[0] for line in complaints("x", comments(source))] == [
        "x:1: 'his'",
        "x:3: 'him'",
        "x:3: 'anew'",
    ]
    assert plain("<style>his</style><p title='his'>a &amp; b</p>").split() == ["a", "&", "b"]
    [entry] = parse("a = You { $n ->\n    [one] win\n   *[other] lose\n }.").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert list(variants(entry.value)) == ["win", "lose", "You X."]
