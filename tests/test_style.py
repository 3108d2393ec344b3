"""What docs/style.md says, as far as it can be checked: phrases, lengths, terms, the subjects of commits."""

import ast as python
import io
import re
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import ast, parse

from boardinghouse.cli import app

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src/boardinghouse/locales"
LANGUAGES = ("en", "ru", "uk")
STYLE = ROOT / "docs/style.md"
# the page that names what to avoid
PAGES = sorted(
    {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/boardinghouse/games/*/RULES.md")} - {STYLE}
)
LONGEST_SENTENCE = 30
WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
CODE = re.compile(r"```.*?```|`[^`]*`|^    .*$", re.DOTALL | re.MULTILINE)
UNITS = "games|decisions|requests|instructions|bytes|seconds|milliseconds|points|ms|µs|MiB|GiB|[0-9]|one(?: class)?"
RATED = (
    "seat|game|answer|decision|step|table|player|position|person|second|minute|million|round|socket|address|question"
)

# what to avoid in each language, and what to write
AVOID = {
    "en": {
        r"he|him|his|himself": "they, their",
        r"whoever|whomever": "the player who, anyone who",
        r"one's": "your",
        r"anew": "again; reload",
        r"tells": "says, shows",
        r"stands? in (a|the) table": "is in the table",
        r"broken[- ]off": "interrupted",
        r"less (tourists|guests|cards|points|players)": "fewer",
        r"if not given": "by default",
        r"as the system": "match system",
        r"look in": "watch",
        rf"(?:{UNITS}) an? (?:{RATED})": "per",
        r"once an? (?:turn|round|game|second|minute|person)": "once per",
        r"an? (?:row|file|name|class|folder|bot|line|chance) an? (?:row|seat|game|question|chunk|card|action)": "per",
        r"of equal ones": "if equal, on a tie",
        r"occupied throughout": "fully occupied",
        r"by lot": "at random",
        r"at whose": "a sentence of its own",
        r"what came of it": "the result",
        r"also (?:if|when|though)": "even if",
        r"(?:bots?|games?) (?:of|in) the house": "our bots, our games",
        r"(?:held|hold|holds) (?:\w+ )?against each other": "compared",
        r"from zero": "from scratch",
        r"there are (?!never\b|not\b)\w+ enough": "there are enough",
        r"is no (?:TOML|JSON|game) (?:file|record)": "is not a",
        r"present password": "current password",
        r"colors?|centers?|neighbors?|analyz\w+|behavior": "British spelling",
        r"utilize|in order to|please": "the plain word, or none",
    },
    "ru": {
        r"балл(?:а|ов|ы)?": "очки",
        r"завести запись": "создать учётную запись",
        r"не слышать": "скрыть",
        r"откуда числа": "источники чисел",
        r"какого рода": "что",
        r"скажите что-нибудь столу": "напишите всем за столом",
        r"уходит из-за стола": "покидает стол",
        r"бер[её]т ход назад": "возвращает ход",
        r"нынешний пароль": "текущий пароль",
        r"аккаунт\w*": "учётная запись",
        r"(?:свет|движение): \w+": "тема, анимация",
        r"компьютер\w*|ИИ": "бот",
    },
    "uk": {
        r"бал(?:и|ів|а)?": "очки",
        r"завести запис": "створити обліковий запис",
        r"не чути": "приховати",
        r"звідки числа": "джерела чисел",
        r"якого роду": "що",
        r"йде з-за столу": "залишає стіл",
        r"бере хід назад": "повертає хід",
        r"нинішній пароль": "поточний пароль",
        r"акк?аунт\w*": "обліковий запис",
        r"(?:світло|рух): \w+": "тема, анімація",
        r"комп[’']ютер\w*|ШІ": "бот",
    },
}
FOUND = {
    language: re.compile(r"\b(?:" + "|".join(f"({one})" for one in phrases) + r")\b", re.IGNORECASE)
    for language, phrases in AVOID.items()
}
# they end like a past, a participle or a third person, and are orders all the same
ORDERS = {
    *("feed", "need", "seed", "speed", "embed", "shed", "exceed", "proceed", "heed", "weed"),
    *("bring", "ring", "sing", "string", "swing", "ping", "cling"),
    *("pass", "guess", "press", "process", "discuss", "address", "compress", "express", "cross", "dress", "miss"),
    *("focus", "toss", "assess", "access", "bypass", "stress", "bless", "surpass"),
}
NO_ORDER = {
    *("a", "an", "the", "this", "that", "these", "those", "all", "some", "every", "each", "no", "nobody", "everybody"),
    *("it", "we", "you", "they", "i", "our", "its", "more", "less", "new", "old", "wip", "fixup", "various", "minor"),
}
# a sentence that begins with "Who" and asks nothing: "Who leaves loses" instead of "Players who leave lose"
VERB = r"(?:is|has|was|had|can|may|must|left|lost|\w+s)\b"
WHO = re.compile(rf"(?:^|[.!?] )(Who (?={VERB})[\w’',:; -]+)(?=\.)", re.MULTILINE)
SOURCES = [
    path
    for folder in ("src", "scripts", "examples", "benchmarks", "tests")
    for path in sorted(ROOT.glob(f"{folder}/**/*.py"))
    if not {"site", "migrations"} & set(path.parts)
]
NEW_COMMITS = "2026-11-19T00:00:00Z"


def complaints(where: str, text: str, language: str = "en") -> list[str]:
    """What a text should say in other words."""
    phrases = list(AVOID[language].items())
    found = []
    for hit in FOUND[language].finditer(text):
        better = next(write for (phrase, write) in phrases if re.fullmatch(phrase, hit[0], re.IGNORECASE))
        line = text.count("\n", 0, hit.start()) + 1
        found.append(f"{where}:{line}: {hit[0]!r}, better: {better}")
    if language == "en" and not where.endswith(".py"):  # a docstring may name somebody: "Who has a seat."
        found += [f"{where}: {hit[1]!r}, better: players who" for hit in WHO.finditer(text)]
    return found


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the page and the terminal: its key, and what it says with a word for each thing put in."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for text in variants(entry.value):
                    yield f"{language}/{path.name}: {entry.id.name}", text


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """What is written in a text, and in each of its variants by itself."""
    said = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said += part.value
            continue
        said += "X"
        if isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from variants(variant.value)
    yield said


def helps(command: Any, name: str) -> Iterator[tuple[str, str]]:
    """What `--help` says of a command, its options and the commands below it."""
    yield name, command.help or ""
    for option in command.params:
        yield f"{name} {option.name}", getattr(option, "help", None) or ""
    for below in getattr(command, "commands", {}).values():
        yield from helps(below, f"{name} {below.name}")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_has_no_phrase_to_avoid(path: Path) -> None:
    text = CODE.sub(lambda code: "\n" * code[0].count("\n"), path.read_text(encoding="utf-8"))
    assert complaints(path.name, text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_terminal_have_no_phrase_to_avoid(language: str) -> None:
    assert [line for key, text in texts(language) for line in complaints(key, text, language)] == []


def test_the_help_of_the_commands_has_no_phrase_to_avoid() -> None:
    said = list(helps(typer.main.get_command(app), "boardinghouse"))
    assert len(said) > 100
    assert [line for name, text in said for line in complaints(name, text)] == []


def spoken(source: str) -> Iterator[str]:
    """What a file of Python says to people: its docstrings and comments, and the errors it raises."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Module | python.ClassDef | python.FunctionDef | python.AsyncFunctionDef):
            yield python.get_docstring(node) or ""
        if isinstance(node, python.Raise):
            for part in python.walk(node):
                if isinstance(part, python.Constant) and isinstance(part.value, str):
                    yield part.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.removeprefix("#").strip()


def test_docstrings_comments_and_errors_have_no_phrase_to_avoid() -> None:
    assert len(SOURCES) > 300
    found = [
        line
        for path in SOURCES
        for said in spoken(path.read_text(encoding="utf-8"))
        for line in complaints(str(path.relative_to(ROOT)), CODE.sub("", said))
    ]
    assert found == []


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
    assert complaints("x", "15 games a second, 3 ms a move") == ["x:1: 'games a second', better: per"]
    assert complaints("x", "Who leaves the table loses.") == ["x: 'Who leaves the table loses', better: players who"]
    assert complaints("x", "Who is next?") == complaints("x", "You see who left.") == []
    assert complaints("x", "one class a question, a row a game, once a turn") == [
        "x:1: 'one class a question', better: per",
        "x:1: 'a row a game', better: per",
        "x:1: 'once a turn', better: once per",
    ]
    said = list(spoken('"""Whoever."""\n\n\ndef f():\n    raise ValueError("his")  # anew\n'))
    assert [line for text in said for line in complaints("x", text)] == [
        "x:1: 'Whoever', better: the player who, anyone who",
        "x:1: 'his', better: they, their",
        "x:1: 'anew', better: again; reload",
    ]
    assert complaints("x", "Ваш аккаунт", "ru") == ["x:1: 'аккаунт', better: учётная запись"]
    assert complaints("x", "Нинішній пароль", "uk") == ["x:1: 'Нинішній пароль', better: поточний пароль"]
    assert complaints("x", "сто баллов", "ru") == ["x:1: 'баллов', better: очки"]
    assert complaints("x", "this history, the other heading") == []
    [entry] = parse("a = You { $n ->\n    [one] win\n   *[other] lose\n }.").body
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert list(variants(entry.value)) == ["win", "lose", "You X."]


def fault(subject: str) -> str:
    """What is wrong with the subject of a commit; empty if nothing is."""
    first = subject.split(" ", 1)[0]
    if len(subject) > 72:
        return "longer than 72 characters"
    if subject.endswith(".") or not first[:1].isupper():
        return "begins with a capital letter and has no full stop"
    if re.search(r"#\d", subject):
        return "names no number of anything outside the repository"
    if first.lower() in NO_ORDER or (re.search(r"(?:ed|ing|s)$", first.lower()) and first.lower() not in ORDERS):
        return "is an order: what the commit does, in the imperative"
    return ""


def test_new_commits_have_subjects_in_the_imperative() -> None:
    """Of commits since the rule; a source distribution has none."""
    log = ["git", "-C", str(ROOT), "log", "--no-merges", f"--since={NEW_COMMITS}", "--format=%s"]
    done = subprocess.run(log, capture_output=True, text=True, check=False)
    assert {subject: fault(subject) for subject in done.stdout.splitlines() if fault(subject)} == {}


@pytest.mark.parametrize("subject", ["Let the porter carry two bags", "Feed the cat", "Bring tea", "Pass the salt"])
def test_a_good_subject_passes(subject: str) -> None:
    assert fault(subject) == ""


@pytest.mark.parametrize(
    "subject",
    [
        "Added a rule",
        "Fix #12",
        "Fixing the porch",
        "Carries bags",
        "a rule",
        "Let it be.",
        "A new rule",
        "Let " + "x" * 70,
    ],
)
def test_a_bad_subject_is_named(subject: str) -> None:
    assert fault(subject) != ""
