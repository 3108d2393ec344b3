"""What docs/style.md says, as far as it can be checked: what to avoid, and where it is looked for."""

import ast as python
import io
import re
import tokenize
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src/boardinghouse/locales"
LANGUAGES = ("en", "ru", "uk")
STYLE = ROOT / "docs/style.md"  # the page that names what to avoid
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
        r"st(?:ands?|ood) in (?!for\b|front\b|line\b|place\b)(?:the|one|its|vectors|a) \w+": "is in",
        r"broken[- ]off": "interrupted",
        r"less (tourists|guests|cards|points|players)": "fewer",
        r"if not given": "by default",
        r"as the system": "match system",
        r"look in": "watch",
        rf"(?:{UNITS}) an? (?:{RATED})": "per",
        r"once an? (?:turn|round|game|second|minute|person)": "once per",
        r"(?:one|an?|[0-9N]) (?:row|file|name|class|folder|bot|line|chance|agent|panel|task|table)s? an? "
        r"(?:row|seat|game|question|chunk|card|action|process|table|request|decision|move)": "per",
        r"(?:iterations|luck|log|seconds) an? (?:request|answer|decision|move)": "per",
        r"of equal ones": "if equal, on a tie",
        r"occupied throughout": "fully occupied",
        r"by lot": "at random",
        r"at whose": "a sentence of its own",
        r"what came of it|what comes of (?:it|them)": "the result",
        r"also (?:if|when|though)": "even if",
        r"(?:bots?|games?) (?:of|in) the house": "our bots, our games",
        r"(?:held|hold|holds) (?:\w+ )?against each other": "compared",
        r"from zero": "from scratch",
        r"there are (?!never\b|not\b)\w+ enough": "there are enough",
        r"is no (?:TOML|JSON|game) (?:file|record)": "is not a",
        r"present password": "current password",
        r"pass over what": "ignore what",
        r"at the worst": "at worst",
        r"is refused to (?:it|them)": "is not allowed to",
        r"(?<!-)colors?(?!\s?[-:])|centers?|neighbors?|analyz\w+|behavior|jewelry": "British spelling",
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
        r"бер[её]т ход назад|взять (?:последний )?ход назад": "вернуть ход",
        r"с первого взгляда": "вкратце",
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
        r"бере хід назад|взяти (?:останній )?хід назад": "повернути хід",
        r"з першого погляду": "коротко",
        r"нинішній пароль": "поточний пароль",
        r"акк?аунт\w*": "обліковий запис",
        r"(?:світло|рух): \w+": "тема, анімація",
        r"комп[’']ютер\w*|ШІ": "бот",
    },
}
# the same for the things of one game, which have one name each
OWN = {
    ("samoa", "ru"): {r"карт\w* цен": "карта стоимости", r"жетон\w*": "тайл"},
    ("samoa", "uk"): {r"карт\w* цін": "карта вартості", r"жетон\w*": "тайл"},
    ("amsterdam", "ru"): {r"тайл\w*|плитк\w*": "жетон", r"гостиниц\w*": "отель"},
    ("amsterdam", "uk"): {r"тайл\w*|плитк\w*": "жетон"},
    ("overbooking", "ru"): {r"отел\w*": "гостиница", r"жетон\w*": "фишка"},
    ("overbooking", "uk"): {r"заїзд\w*": "готель", r"жетон\w*": "фішка"},
    ("maui", "ru"): {r"трек\w*|шкал\w*": "дорожка", r"колон\w*": "столбец"},
    ("maui", "uk"): {r"трек\w*|шкал\w*": "доріжка", r"стовпе?ц\w*": "стовпчик", r"ряд(?:у|и|ів)?": "рядок"},
    ("austria", "ru"): {
        r"комнат\w*": "номер",
        r"гост(?:ь|я|ю|и|ей|ям|ями)": "постоялец",
        r"наказан\w*": "штраф",
        r"плитк\w*": "жетон",
    },
    ("austria", "uk"): {r"кімнат\w*": "номер", r"покаран\w*": "штраф", r"плит(?:к|ц)\w*": "жетон"},
}
# a sentence that begins with "Who" and asks nothing: "Who leaves loses" instead of "Players who leave lose"
VERB = r"(?:is|has|was|had|can|may|must|left|lost|\w+s)\b"
WHO = re.compile(rf"(?:^|[.!?]\s)(Who (?={VERB})[\w’',:;\s-]+)(?=\.)", re.MULTILINE)


def one_of(phrases: dict[str, str]) -> re.Pattern[str]:
    """Any of them, also over the end of a line."""
    either = "|".join(f"(?:{phrase})" for phrase in phrases)
    return re.compile(rf"\b(?:{either})\b".replace(" ", r"\s+"), re.IGNORECASE)


FOUND = {language: one_of(phrases) for language, phrases in AVOID.items()}
FOUND_OWN = {key: one_of(phrases) for key, phrases in OWN.items()}


def hits(where: str, text: str, found: re.Pattern[str], phrases: dict[str, str]) -> list[str]:
    said = []
    for hit in found.finditer(text):
        short = " ".join(hit[0].split())
        better = next(write for phrase, write in phrases.items() if re.fullmatch(phrase, short, re.IGNORECASE))
        said.append(f"{where}:{text.count(chr(10), 0, hit.start()) + 1}: {short!r}, better: {better}")
    return said


def complaints(where: str, text: str, language: str = "en") -> list[str]:
    """What a text should say in other words."""
    found = hits(where, text, FOUND[language], AVOID[language])
    if language == "en" and not where.endswith(".py"):  # a docstring may name somebody: "Who has a seat."
        found += [f"{where}: {' '.join(hit[1].split())!r}, better: players who" for hit in WHO.finditer(text)]
    return found


def own_complaints(game: str, where: str, text: str, language: str) -> list[str]:
    """Where a game calls its own things by another name."""
    key = (game, language)
    return hits(where, text, FOUND_OWN[key], OWN[key]) if key in OWN else []


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


def game_of(key: str) -> str:
    """The game that a text is about: its own file has it, or a term of the study."""
    file, _, name = key.partition(": ")
    return name.split("-")[1] if name.startswith("term-") else Path(file).stem


def helps(command: Any, name: str) -> Iterator[tuple[str, str]]:
    """What `--help` says of a command, its options and the commands below it."""
    yield name, command.help or ""
    for option in command.params:
        yield f"{name} {option.name}", getattr(option, "help", None) or ""
    for below in getattr(command, "commands", {}).values():
        yield from helps(below, f"{name} {below.name}")


def spoken(source: str, all_strings: bool = False) -> Iterator[str]:
    """What a file of Python says to people: docstrings, comments, and the errors it raises or all its sentences."""
    for node in python.walk(python.parse(source)):
        if isinstance(node, python.Module | python.ClassDef | python.FunctionDef | python.AsyncFunctionDef):
            yield python.get_docstring(node) or ""
        if all_strings and isinstance(node, python.Constant) and isinstance(node.value, str):
            if len(node.value.split()) > 2:
                yield node.value
        elif isinstance(node, python.Raise):
            for part in python.walk(node):
                if isinstance(part, python.Constant) and isinstance(part.value, str):
                    yield part.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.removeprefix("#").strip()


def comments(source: str) -> str:
    """Those of a file of C, TypeScript, JavaScript, Svelte, CSS or HTML, on their lines."""
    found = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|<!--.*?-->", re.DOTALL)
    kept, at = "", 0
    for hit in found.finditer(source):
        kept += "\n" * source.count("\n", at, hit.start()) + hit[0] + " "
        at = hit.end()
    return CODE.sub("", kept)


def plain(page: str) -> str:
    """What a page of HTML says."""
    return unescape(re.sub(r"<(style|script)\b.*?</\1>|<[^>]*>", " ", page, flags=re.DOTALL))
